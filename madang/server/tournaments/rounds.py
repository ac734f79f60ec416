"""The course of a tournament: join, start, pair a round, take results, end."""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from madang.server.errors import Refused
from madang.server.tables.guest import Guest
from madang.server.tournaments.model import (
    MAX_ENTRANTS,
    MAX_ROUND_ROBIN,
    MAX_ROUNDS,
    MIN_ENTRANTS,
    Entrant,
    Outcome,
    Pairing,
    Tournament,
)
from madang.server.tournaments.rotation import Meetings, pair, rotate, round_robin
from madang.server.tournaments.standings import standings
from madang.server.tournaments.swiss import swiss

# --- before the start ---


def join(tournament: Tournament, guest: Guest, contribution: str) -> None:
    _check_open(tournament)
    if tournament.entrant_of(guest.id) is not None:
        raise Refused("tournament-joined")
    _add(tournament, Entrant(guest.id, guest.name, None, contribution))


def add_bots(tournament: Tournament, guest: Guest, level: str, count: int) -> None:
    _check_open(tournament)
    _check_creator(tournament, guest)
    for _ in range(count):
        _add(tournament, Entrant(None, None, level, f"bot {level}"))


def _add(tournament: Tournament, entrant: Entrant) -> None:
    most = MAX_ROUND_ROBIN if tournament.config.format == "round-robin" else MAX_ENTRANTS
    if len(tournament.entrants) >= most:
        raise Refused("tournament-full", count=most)
    tournament.entrants.append(entrant)


def remove(tournament: Tournament, guest: Guest, number: int) -> None:
    """Remove an entrant before the start: the creator may remove all, others themselves."""
    _check_open(tournament)
    if number != tournament.entrant_of(guest.id):
        _check_creator(tournament, guest)
    if number >= len(tournament.entrants):
        raise Refused("not-found")
    del tournament.entrants[number]


def withdraw(tournament: Tournament, guest: Guest) -> None:
    """Leave: before the start altogether, later a bot plays the remaining rounds."""
    number = tournament.entrant_of(guest.id)
    if number is None:
        raise Refused("tournament-not-joined")
    if tournament.status == "open":
        del tournament.entrants[number]
        return
    _check_playing(tournament)
    tournament.entrants[number].level = tournament.config.stand_in


def start(tournament: Tournament, guest: Guest) -> None:
    """Fix the number of rounds and pair the first."""
    _check_open(tournament)
    _check_creator(tournament, guest)
    count = len(tournament.entrants)
    if count < MIN_ENTRANTS:
        raise Refused("tournament-too-few", count=MIN_ENTRANTS)
    tournament.config.rounds = rounds_for(tournament)
    tournament.status = "playing"
    _pair_next(tournament)


def rounds_for(tournament: Tournament) -> int:
    """The number of rounds with the entrants so far: the creator's, or one that fits, and no more than possible."""
    config, count = tournament.config, max(MIN_ENTRANTS, len(tournament.entrants))
    if config.format == "round-robin":
        return count - 1 + count % 2
    if config.format == "swiss":
        wanted = config.rounds or math.ceil(math.log2(count))
        return min(wanted, count - 1, MAX_ROUNDS)
    return min(config.rounds or max(3, (count - 1) // (config.size - 1)), MAX_ROUNDS)


def close(tournament: Tournament, guest: Guest) -> None:
    """End a tournament early. Before the start nothing remains of it; later the standings stay."""
    _check_creator(tournament, guest)
    if tournament.status not in ("open", "playing"):
        raise Refused("tournament-over")
    tournament.status = "closed"


# --- rounds ---


def take_results(tournament: Tournament, ended: Mapping[str, Outcome | None]) -> bool:
    """Note the games that have ended, by table, and go on if the round is complete. Returns whether anything changed.

    A table that was closed without a result counts as drawn.
    """
    changed = False
    for number, pairing in enumerate(tournament.pairings):
        if not pairing.decided and pairing.table in ended:
            outcome = ended[pairing.table or ""]
            tournament.pairings[number] = pairing._replace(decided=True, outcome=outcome)
            changed = True
    if tournament.status == "playing" and all(pairing.decided for pairing in tournament.current):
        _pair_next(tournament)
        return True
    return changed


def close_round(tournament: Tournament, guest: Guest) -> list[str]:
    """End the current round: games that are not over count as drawn. Returns their tables."""
    _check_creator(tournament, guest)
    _check_playing(tournament)
    unfinished = [pairing.table for pairing in tournament.current if not pairing.decided and pairing.table]
    take_results(tournament, dict.fromkeys(unfinished))
    return unfinished


def _pair_next(tournament: Tournament) -> None:
    """Pair the next round, or end the tournament after the last."""
    if tournament.round >= rounds_for(tournament):
        tournament.status = "over"
        return
    tournament.round += 1
    games = _games(tournament)
    seats = _seats_so_far(tournament.pairings)
    for number, game in enumerate(games):
        seated = game if tournament.config.format == "round-robin" else _seat(game, seats)
        pairing = Pairing(tournament.round, number, seated, decided=len(seated) == 1)
        tournament.pairings.append(pairing)


def _games(tournament: Tournament) -> list[tuple[int, ...]]:
    """The entrants of each game of the next round."""
    config, count = tournament.config, len(tournament.entrants)
    lots = lot_order(config.secret, count)
    if config.format == "round-robin":
        return round_robin(lots, tournament.round - 1)
    meetings, byes = _meetings(tournament.pairings)
    if config.format == "rotation":
        rng = random.Random(f"{config.secret} {tournament.round}")
        return rotate(lots, config.size, tournament.round - 1, meetings, byes, rng)
    lines = standings(config.format, config.size, count, tournament.pairings)
    points = [0] * count
    for line in lines:
        points[line.entrant] = line.points
    lot = {entrant: number for number, entrant in enumerate(lots)}
    order = [line.entrant for line in sorted(lines, key=lambda line: (line.place, lot[line.entrant]))]
    seats = _seats_so_far(tournament.pairings)
    return swiss(order, points, meetings, byes, [seats[entrant, 0] - seats[entrant, 1] for entrant in range(count)])


def lot_order(secret: str, count: int) -> list[int]:
    """The entrants in an order that was drawn when the tournament was created, and that nobody can know before."""
    return sorted(range(count), key=lambda entrant: hashlib.sha256(f"{secret} lot {entrant}".encode()).digest())


def _meetings(pairings: Sequence[Pairing]) -> tuple[Meetings, Counter[int]]:
    """How often entrants have met, and how many byes each had."""
    meetings: Meetings = Counter()
    byes: Counter[int] = Counter()
    for pairing in pairings:
        meetings.update(pair(*two) for two in combinations(pairing.entrants, 2))
        if pairing.is_bye:
            byes[pairing.entrants[0]] += 1
    return meetings, byes


def _seats_so_far(pairings: Sequence[Pairing]) -> Counter[tuple[int, int]]:
    """How often each entrant has sat at each seat."""
    games = (pairing.entrants for pairing in pairings if not pairing.is_bye)
    return Counter((entrant, seat) for game in games for seat, entrant in enumerate(game))


def _seat(game: tuple[int, ...], seats: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """The entrants of a game at the seats that they had least often, all together."""

    def cost(order: tuple[int, ...]) -> int:
        return sum((2 * seats[entrant, seat] + 1) for seat, entrant in enumerate(order))

    # of all orders at the same cost, the first: the entrant with the higher standing sits first
    return min(permutations(game), key=cost)


def _check_open(tournament: Tournament) -> None:
    if tournament.status != "open":
        raise Refused("tournament-started")


def _check_playing(tournament: Tournament) -> None:
    if tournament.status != "playing":
        raise Refused("tournament-not-playing")


def _check_creator(tournament: Tournament, guest: Guest) -> None:
    if tournament.config.creator != guest.id:
        raise Refused("not-creator")
