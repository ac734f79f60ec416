"""What a viewer may see. This module and `review.py` build everything that clients receive about a table.

The results are plain dictionaries in the shapes of `api/messages.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from madang import IllegalAction, Message, State
from madang.core.fairness import commitment
from madang.games import load_part
from madang.server.errors import Refused
from madang.server.tables import absence, advance
from madang.server.tables.guest import public_id
from madang.server.tables.model import Seat, Step
from madang.server.tables.results import is_rated
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence, Viewer

Json = dict[str, Any]
CATCH_UP = 50
"""How many missed plies include the view after them."""


# --- the table -------------------------------------------------------------------------------------------------------


def table_info(table: Table, guest: str | None, presence: Presence) -> Json:
    """The table without its game."""
    config = table.config
    return {
        "id": config.id,
        "game": config.game,
        "rules": config.rules,
        "status": table.status,
        "listed": config.listed,
        "clock": config.clock,
        "bank": config.bank,
        "increment": config.increment,
        "patience": config.patience,
        "stand_in": config.stand_in,
        "creator": guest is not None and guest == config.creator,
        "seats": [_seat_info(seat, guest, number in presence.seats) for number, seat in enumerate(table.seats)],
        "spectators": presence.spectators,
        "commitment": commitment(config.secret),
        "rated": is_rated(table),
        "challenge": config.challenge,
        "rematch": table.rematch if table.may_review(guest) else None,
        "created": config.created,
        "tournament": config.tournament,
        "free_text": config.free_text,
    }


def _seat_info(seat: Seat, guest: str | None, connected: bool) -> Json:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "player": None if seat.guest is None else public_id(seat.guest),
        "level": seat.level,
        "you": guest is not None and seat.guest == guest,
        "contributed": seat.contribution is not None,
        "connected": connected,
        "replaced": seat.replaced,
        "resigned": seat.resigned,
        "abandons": seat.abandons,
    }


def listed_table(table: Table, guest: str | None, presence: Presence, summary: Json) -> Json:
    """The table in a list. `summary` comes from the database: actor, ply, round and result."""
    actor = summary["actor"]
    your_turn = actor is not None and actor in table.seats_of(guest)
    return {"table": table_info(table, guest, presence), "your_turn": your_turn, "changed": table.changed} | summary


# --- play ------------------------------------------------------------------------------------------------------------


def game_status(table: Table, viewer: Viewer, now: float) -> Json:
    """The current state of the game."""
    state = table.record.state if table.record else None
    return {
        "seat": viewer.seat,
        "ply": table.ply,
        "view": state.view(viewer.seat) if state else None,
        "standing": state.standing() if state else None,
        **_turn_status(table, viewer, now),
    }


def _turn_status(table: Table, viewer: Viewer, now: float) -> Json:
    return {
        "clock": clock(table, now),
        "absence": absence_info(table, now),
        "can_undo": table.moves_after_undo(viewer.guest) is not None,
        "can_hint": table.allows_hints(viewer.guest),
        "can_seal": advance.can_seal(table, viewer.seat),
        "result": result(table),
    }


def clock(table: Table, now: float) -> Json | None:
    """The seat whose time is running, and the seconds left."""
    deadline = table.deadline
    if deadline is None:
        return None
    banks = None if table.banks is None else [round(bank, 3) for bank in table.banks]
    return {"seat": table.actor, "left": round(max(0.0, deadline - now), 3), "banks": banks}


def absence_info(table: Table, now: float) -> Json | None:
    """The player for whom everyone waits, and when the others may remind the player or let a bot take over."""
    remind_at, hand_over_at = absence.remind_at(table), absence.hand_over_at(table)
    if remind_at is None:
        return None
    remind_in = None if hand_over_at is not None else round(max(0.0, remind_at - now), 3)
    hand_over_in = None if hand_over_at is None else round(max(0.0, hand_over_at - now), 3)
    return {"seat": table.actor, "remind_in": remind_in, "hand_over_in": hand_over_in}


def snapshot(table: Table, viewer: Viewer, since: int | None, now: float, presence: Presence) -> Json:
    """The table, the state of the game, and its plies: all, or those that a client with `since` plies has missed."""
    plies = all_plies(table, viewer) if since is None else missed_plies(table, viewer, since)
    info = {"type": "snapshot", "re": None, "table": table_info(table, viewer.guest, presence)}
    return info | game_status(table, viewer, now) | {"plies": plies}


def all_plies(table: Table, viewer: Viewer) -> list[Json]:
    """Every ply, without the view after it."""
    return [ply_info(table, number, viewer.seat) for number in range(table.ply)]


def missed_plies(table: Table, viewer: Viewer, since: int) -> list[Json]:
    """The plies from a number on; the last ones include the view after them."""
    without_view = range(since, table.ply - CATCH_UP)
    with_view = range(max(since, table.ply - CATCH_UP), table.ply)
    infos = [ply_info(table, number, viewer.seat) for number in without_view]
    return infos + [_with_view(table, number, viewer) for number in with_view]


def plies_from(table: Table, viewer: Viewer, since: int) -> Json:
    """A page of plies with their views."""
    numbers = range(since, min(table.ply, since + CATCH_UP))
    return {"ply": table.ply, "plies": [_with_view(table, number, viewer) for number in numbers]}


def _with_view(table: Table, number: int, viewer: Viewer) -> Json:
    """A ply with the view after it, unless it was taken back."""
    info, state = ply_info(table, number, viewer.seat), table.state_after(number)
    if state is None:
        return info
    return info | {"view": state.view(viewer.seat) | {"actions": []}, "standing": state.standing()}


def ply_info(table: Table, number: int, seat: int | None) -> Json:
    """A ply as a seat (None for a spectator) may see it, without the view."""
    ply, outcome = table.plies[number], table.outcomes[number]
    name = table.names[ply.seat]
    hidden = outcome.placed > 0 and ply.seat != seat
    if outcome.before is None:
        message = Message("log-undo", {"who": name})
    elif hidden:
        message = Message("placed-cards", {"who": name, "count": outcome.placed})
    else:
        message = outcome.before.describe(ply.action, name)
    return {
        "ply": number,
        "seat": ply.seat,
        "kind": ply.kind,
        "action": None if hidden or ply.kind == "undo" else ply.action,
        "placed": outcome.placed,
        "came_up": outcome.came_up,
        "round": outcome.round,
        "undone": outcome.undone,
        "message": {"id": message.id, "args": message.args},
        "at": ply.at,
        "view": None,
        "standing": None,
    }


class NewPlies:
    """New steps of a table, for its viewers. The shared part is built once for all viewers."""

    def __init__(self, table: Table, steps: list[Step], now: float) -> None:
        self.table = table
        self._steps = steps
        self._clock = clock(table, now)
        self._absence = absence_info(table, now)
        self._result = result(table)
        self._views = [step.state.views() for step in steps]
        self._standings = [step.state.standing() for step in steps]

    def infos(self, viewer: Viewer) -> list[Json]:
        """Each ply with the view after it. Only the last view has actions, because the others are past."""
        infos = []
        for step, views, standing in zip(self._steps, self._views, self._standings, strict=True):
            view = views[viewer.seat]
            if step is not self._steps[-1]:
                view = view | {"actions": []}
            info = ply_info(self.table, step.ply.number, viewer.seat)
            infos.append(info | {"view": view, "standing": standing})
        return infos

    def messages(self, viewer: Viewer, re: int | str | None) -> list[Json]:
        """One message per ply. The first has the tag of the request that caused it."""
        can_undo = self.table.moves_after_undo(viewer.guest) is not None
        can_hint = self.table.allows_hints(viewer.guest)
        messages = []
        for info in self.infos(viewer):
            info |= {"type": "ply", "re": None, "clock": None, "absence": None, "result": None}
            messages.append(info | {"can_undo": False, "can_hint": can_hint, "can_seal": False})
        messages[0]["re"] = re
        messages[-1] |= {"clock": self._clock, "absence": self._absence, "can_undo": can_undo, "result": self._result}
        messages[-1] |= {"can_seal": advance.can_seal(self.table, viewer.seat)}
        return messages

    def played(self, viewer: Viewer, now: float) -> Json:
        """The response to an action over REST."""
        return {"type": "played"} | game_status(self.table, viewer, now) | {"plies": self.infos(viewer)}


# --- results and reasons ---------------------------------------------------------------------------------------------


def result(table: Table) -> Json | None:
    """Scores, winners, and the parts of the scores; None before the end."""
    if table.status != "over":
        return None
    state = table.game.state
    return {"scores": state.scores(), "winners": state.winners(), "lines": _score_lines(state)}


def _score_lines(state: State) -> list[Json]:
    """The parts of the scores, without those that gave nobody points."""
    parts = load_part(state.game.name, "tally").score_parts(state.copy_array())
    lines: Iterable[tuple[str, list[int]]] = (
        (item, points[0, : state.players].tolist()) for item, points in parts.items()
    )
    return [{"item": item, "points": points} for item, points in lines if any(points)]


def reason(table: Table, viewer: Viewer, action: str) -> Json:
    """Why an action is illegal for the viewer's seat. Reveals nothing about other seats, also if it is their turn."""
    state = table.game.state
    if viewer.seat is None or state.actor != viewer.seat:
        refused = Refused("game-over") if state.over else Refused("not-your-turn", seat=viewer.seat or 0)
    else:
        try:
            state.play(action)
            return {"reason": None}
        except IllegalAction as error:
            refused = Refused(error.explanation)
    return {"reason": refused.json()["error"]}
