"""The replay and the record of a finished game."""

from __future__ import annotations

from madang import State
from madang.server.errors import Refused
from madang.server.tables.presenter import Json, ply_info
from madang.server.tables.table import Table


def replay(table: Table, guest: str | None, key: str | None, seat: int | None, open_cards: bool) -> Json:
    """Every state of a finished game: as a seat saw it, or with all cards open."""
    table.check_review(guest, key)
    if seat is not None and seat >= len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    steps: list[Json] = [{"action": None, "seat": None, "kind": None, "message": None}]
    for number in table.moves:
        ply = table.plies[number]
        viewing_seat = ply.seat if open_cards else seat
        info = ply_info(table, number, viewing_seat)
        steps.append({name: info[name] for name in ("action", "seat", "kind", "message")})
    for step, state in zip(steps, table.game.states(), strict=True):
        step["view"] = _open_view(state) if open_cards else state.view(seat)
        step["standing"] = state.standing()
    shared = None if table.config.listed else table.review_key
    return {"seat": None if open_cards else seat, "open": open_cards, "key": shared, "steps": steps}


def _open_view(state: State) -> Json:
    return {key: value for key, value in state.position().items() if key != "seed"}


def record(table: Table, guest: str | None, key: str | None) -> str:
    """The record of a finished game, with its secret."""
    table.check_review(guest, key)
    return table.game.text()
