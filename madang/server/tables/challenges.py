"""Challenges: the same deal against the same bots for everybody who plays, once each.

The secret of a challenge is committed before anybody plays, and revealed when it closes. Until then its tables are
hidden from everybody who has not finished the challenge.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from datetime import UTC, datetime

import madang
from madang.core.fairness import new_secret
from madang.server.errors import Refused
from madang.server.tables.guest import Guest
from madang.server.tables.model import Seat, TableConfig
from madang.server.tables.seating import checked_level, new_id
from madang.server.tables.table import Table

DAY = 24 * 3600.0
DAILY_LEVELS = ("greedy", "adept", "greedy", "adept", "expert", "adept", "expert")
"""The bots of the daily challenges, from Monday to Sunday."""


@dataclass(frozen=True)
class Challenge:
    id: str
    game: str
    players: int
    level: str
    creator: str
    """The guest who made it; empty for a daily challenge."""
    secret: str
    created: float
    opens: float
    closes: float

    @property
    def contributions(self) -> list[str]:
        """What the seats add to the shuffle: the same for everybody, so that everybody gets the same deal."""
        return [f"challenge {self.id}", *(f"bot {self.level}" for _ in range(self.players - 1))]

    def is_closed(self, now: float) -> bool:
        return now >= self.closes


def new_challenge(guest: Guest, game: str, players: int, level: str, days: int) -> Challenge:
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    now = time.time()
    return Challenge(new_id(), game, players, checked_level(level), guest.id, new_secret(), now, now, now + days * DAY)


def daily_challenge(game: str, day: int) -> Challenge:
    """The challenge of a game for a day, counted from 1970-01-01. The date decides everything but the secret."""
    date = datetime.fromtimestamp(day * DAY, UTC)
    level, players = DAILY_LEVELS[date.weekday()], 2 + day % 3
    identifier = f"daily-{game}-{date:%Y-%m-%d}"
    return Challenge(identifier, game, players, level, "", new_secret(), time.time(), day * DAY, (day + 1) * DAY)


def attempt(challenge: Challenge, guest: Guest, now: float) -> Table:
    """A started table where a guest plays the challenge."""
    if now < challenge.opens:
        raise Refused("challenge-not-open")
    if challenge.is_closed(now):
        raise Refused("challenge-closed")
    config = TableConfig(
        id=new_id(),
        game=challenge.game,
        rules=madang.game(challenge.game).version,
        listed=False,
        clock=None,
        stand_in=challenge.level,
        creator=guest.id,
        secret=challenge.secret,
        created=now,
        challenge=challenge.id,
    )
    own, *others = challenge.contributions
    seats = [Seat("human", guest.id, guest.name, None, own)]
    seats += [Seat("bot", level=challenge.level, contribution=text) for text in others]
    table = Table(config, seats, status="playing", started=now, changed=now)
    table.begin()
    return table


def bot_seed(table: Table) -> int | None:
    """The seed for the next decision of a bot at the table of a challenge; None at other tables.

    It depends on the number of moves, so that the same actions lead to the same answers. It says nothing of the deal.
    """
    if table.config.challenge is None:
        return None
    text = f"bot {table.config.secret} {table.actor} {len(table.moves)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
