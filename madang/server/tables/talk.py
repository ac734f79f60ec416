"""Talk at a table: preset phrases, reactions, and free text where the table's creator allows it.

Everybody who hears a message hears the same, so no player can tell a hand to a part of the table. While a game is
played, spectators hear each other and the players, but the players do not hear them: somebody beside a player may know
that player's cards, and even a phrase can be a signal. Players read what spectators have said after the end.
"""

from __future__ import annotations

from typing import Any, Literal

from madang.server.errors import Refused
from madang.server.tables.guest import public_id
from madang.server.tables.table import Table

TalkKind = Literal["phrase", "reaction", "text"]
PHRASES = (
    *("hello", "good-luck", "nice-move", "well-played", "lucky", "oops", "thanks", "sorry"),
    *("thinking", "wait", "back", "your-turn", "good-game", "again", "bye"),
)
"""The ids of the phrases. The catalogs have their texts as `talk-<id>`."""
REACTIONS = ("thumb-up", "bravo", "high-five", "party", "heart", "surprise", "think", "tears")
"""The ids of the reactions. The page has a picture for each."""
MAX_TEXT = 200
"""Characters of a free text."""
KEPT_AFTER_END = 24 * 3600.0
"""Seconds after the end of a table in which its players can still talk. Then the messages are deleted."""
Json = dict[str, Any]


def check(table: Table, kind: TalkKind, content: str, now: float) -> None:
    """Refuse what cannot be said at this table."""
    if table.status == "closed" or (table.status == "over" and now > table.changed + KEPT_AFTER_END):
        raise Refused("talk-ended")
    if kind == "text":
        if not table.config.free_text:
            raise Refused("talk-no-text")
    elif content not in (PHRASES if kind == "phrase" else REACTIONS):
        raise Refused("talk-no-such-phrase")


def seat_of(table: Table, guest: str) -> int | None:
    """The seat of a speaker who plays, or for whom a bot plays; None for a spectator."""
    return next((i for i, seat in enumerate(table.seats) if seat.guest == guest and seat.kind != "open"), None)


def is_aside(table: Table, guest: str) -> bool:
    """Whether what a guest says now is for spectators only, until the end of the game."""
    return table.status == "playing" and not table.took_part(guest)


def hears_asides(table: Table, guest: str | None) -> bool:
    """Whether a guest may read what spectators have said during the game."""
    return table.status != "playing" or not table.took_part(guest)


def message_info(row: Any) -> Json:
    """A message as clients receive it: the same for everybody."""
    names = ("id", "seat", "name", "kind", "content", "aside", "at")
    return {name: getattr(row, name) for name in names} | {"player": public_id(row.guest)}
