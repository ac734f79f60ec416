"""What clients receive about a tournament: plain dictionaries in the shapes of `api/tournament_messages.py`."""

from __future__ import annotations

from typing import Any

from madang.core.fairness import commitment
from madang.server.tournaments.model import Pairing, Tournament
from madang.server.tournaments.rounds import rounds_for
from madang.server.tournaments.standings import points_of, standings

Json = dict[str, Any]


def info(tournament: Tournament, guest: str | None) -> Json:
    config = tournament.config
    ended = tournament.status in ("over", "closed")
    return {
        "id": config.id,
        "game": config.game,
        "format": config.format,
        "size": config.size,
        "rounds": rounds_for(tournament),
        "round": tournament.round,
        "status": tournament.status,
        "clock": config.clock,
        "bank": config.bank,
        "increment": config.increment,
        "stand_in": config.stand_in,
        "listed": config.listed,
        "creator": guest is not None and guest == config.creator,
        "created": config.created,
        "entrants": len(tournament.entrants),
        "you": tournament.entrant_of(guest),
        "commitment": commitment(config.secret),
        "secret": config.secret if ended else None,
    }


def view(tournament: Tournament, guest: str | None) -> Json:
    """Everything about a tournament. It has nothing hidden but the secret."""
    config = tournament.config
    lines = standings(config.format, config.size, len(tournament.entrants), tournament.pairings)
    return {
        "tournament": info(tournament, guest),
        "entrants": [{"name": entrant.name, "level": entrant.level} for entrant in tournament.entrants],
        "standings": [
            {
                "entrant": line.entrant,
                "place": line.place,
                "points": line.points / 2,
                "games": line.games,
                "wins": line.wins,
                "buchholz": line.buchholz / 2,
                "sonneborn_berger": line.sonneborn_berger / 4,
                "share": round(line.share, 3),
            }
            for line in lines
        ],
        "games": [_game(pairing, config.size) for pairing in tournament.pairings],
    }


def _game(pairing: Pairing, size: int) -> Json:
    outcome = pairing.outcome
    return {
        "round": pairing.round,
        "entrants": [*pairing.entrants],
        "table": pairing.table,
        "decided": pairing.decided,
        "points": [points / 2 for points in points_of(pairing, size)] if pairing.decided else None,
        "result": None if outcome is None else {"scores": [*outcome.scores], "winners": [*outcome.winners]},
    }
