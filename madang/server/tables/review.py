"""The review of a finished game, as clients receive it.

Each decision, with the chances and the reasons, comes from the view of its seat. Luck and skill, and the chances with
all cards open, are kept apart from it.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from madang import Record, State
from madang.analysis.decisions import ActionChances, analyze_decision
from madang.analysis.grades import accuracy
from madang.analysis.luck import StepBalance, balance
from madang.analysis.review import decisions_of, graded, review_decision
from madang.bots.determinize import state_from_view
from madang.server.errors import Refused
from madang.server.tables.outcome import round_of
from madang.server.tables.reasons import reasons_for
from madang.server.tables.table import Table

Json = dict[str, Any]
VERSION = 1
"""The version of this structure. Reviews that were stored with another one are computed again."""
MAX_ACTIONS = 5
"""Actions shown for a decision, the one played in addition."""
DIGITS = 4


def decision_info(record: Record, step: int, iterations: int) -> Json:
    """The decision at a step: what was played, what was better, and why."""
    reviewed = review_decision(record, step, iterations=iterations)
    found = reviewed.analysis
    shown = [action for i, action in enumerate(found.actions) if i < MAX_ACTIONS or action.action == found.played]
    world = _world_of(record, step)
    return {
        "step": step,
        "seat": found.seat,
        "played": found.played,
        "grade": reviewed.grade,
        "loss": round(found.loss, DIGITS),
        "error": round(found.error, DIGITS),
        "actions": [_action_info(world, found.seat, action) for action in shown],
    }


def _world_of(record: Record, step: int) -> State:
    """A state made from the view of the seat to act, so that reasons cannot depend on anything hidden from it."""
    state = record.history[step]
    return state_from_view(state.view(state.actor))


def _action_info(world: State, seat: int, found: ActionChances) -> Json:
    return {
        "action": found.action,
        "visits": found.visits,
        "chances": [round(chance, DIGITS) for chance in found.chances],
        "error": round(found.error, DIGITS),
        "reasons": _reasons(world, seat, found.action),
    }


def _reasons(world: State, seat: int, action: str) -> list[Json]:
    return [{"id": reason.id, "args": reason.args} for reason in reasons_for(world, seat, action)]


def try_action(record: Record, step: int, action: str, iterations: int) -> Json:
    """Judge another action at a decision, without telling which is best."""
    state = record.history[step]
    seat = state.actor or 0
    found = analyze_decision(state.view(seat), action, iterations=iterations)
    tried = next(known for known in found.actions if known.action == action)
    info = _action_info(_world_of(record, step), seat, tried)
    return {
        "step": step,
        "action": action,
        "grade": graded(record.game.name, found),
        "loss": round(found.loss, DIGITS),
        "error": round(found.error, DIGITS),
        "chance": info["chances"][seat],
        "reasons": info["reasons"],
    }


def check_decision(record: Record, step: int) -> State:
    """The state at a step where somebody had a choice."""
    if step not in decisions_of(record):
        raise Refused("not-found")
    return record.history[step]


def sums_info(record: Record, decisions: list[Json]) -> Json:
    """Accuracy, luck and skill of every seat, and the chances at each step with all cards open."""
    sums = balance(record)
    seats = []
    for seat, part in enumerate(sums.seats):
        losses = [found["loss"] for found in decisions if found["seat"] == seat and found["grade"] is not None]
        seats.append({"accuracy": accuracy(losses)} | asdict(part))
    return {"seats": seats, "steps": [_step_info(step) for step in sums.steps]}


def _step_info(step: StepBalance) -> Json:
    drawn = any(step.luck)
    return {
        "chances": [round(chance, DIGITS) for chance in step.before],
        "luck": [round(change, DIGITS) for change in step.luck] if drawn else None,
    }


def review_info(table: Table, content: Json | None, complete: bool, since: int) -> Json:
    """The review so far, from a number of decisions on that the client knows; `content` is None if nobody has asked."""
    decisions = (content or {}).get("decisions", [])
    return {
        "key": None if table.config.listed else table.review_key,
        "requested": content is not None,
        "complete": complete,
        "decided": len(decisions),
        "total": len(decisions_of(table.game)),
        "decisions": [found | {"round": round_of(table.game.history[found["step"]])} for found in decisions[since:]],
        "seats": content["seats"] if content and complete else None,
        "steps": content["steps"] if content and complete else None,
    }
