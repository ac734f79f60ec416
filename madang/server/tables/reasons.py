"""Why an action may be good or bad, by the rules and by counting: messages for hints and for the coach.

Reasons use what the seat sees and nothing else: the action is tried in a sampled world that the seat cannot tell from
the real one, and what chance decides is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from madang import Message, State
from madang.server.tables import reasons_corinth

Json = dict[str, Any]
MAX_REASONS = 3
EVENTS = "BLE"
OMNISCIENT = "1"
LEGACY_EVENTS = 3
POWERS = {
    "koryo": {"banker": "6", "priest": "4", "spy": "2"},
    "choson": {"oracle": "3", "gosu": "5", "scientist": "6"},
}
"""The family whose majority allows an action."""


def reasons_for(state: State, seat: int, action: str) -> list[Message]:
    """What speaks for or against a legal action of a seat, the most important first.

    >>> import madang
    >>> state = madang.game("koryo").start(players=2, seed=7)
    >>> [reason.id for reason in reasons_for(state, 0, "play 44")]
    ['reason-place-leads']
    """
    verb, _, rest = action.partition(" ")
    before = state.view(seat) | {"standing": state.standing()}
    if verb == "play":
        return [*_placing(before, seat, rest)][:MAX_REASONS]
    if verb == "roll":
        return reasons_corinth.rolling(int(rest))
    world = state.determinize(seat, 0).play(action)
    after = world.view(seat) | {"standing": world.standing()}
    if state.game.name == "corinth":
        return [*reasons_corinth.reasons(before, after, seat, verb, rest)][:MAX_REASONS]
    found = [*_power(before, seat, verb), *_card_changes(before, after, seat)]
    found += [*_special(before, after, seat, verb, rest)]
    return found[:MAX_REASONS]


# --- placing cards ---------------------------------------------------------------------------------------------------


def _placing(view: Json, seat: int, cards: str) -> Iterator[Message]:
    """What cards would do if they were revealed now."""
    for kind in dict.fromkeys(cards):
        if kind not in EVENTS:
            yield _placing_family(view, seat, kind, cards.count(kind))
    yield from _placing_events(view["game"], cards)
    counted = view["tableaus"][seat] + cards
    if view["game"] == "choson":
        counted = counted.replace("E", "")
    excess = len(counted) - view["standing"]["limits"][seat]
    if excess > 0:
        yield Message("reason-over-limit", {"count": excess})


def _placing_family(view: Json, seat: int, kind: str, added: int) -> Message:
    count = view["tableaus"][seat].count(kind) + added
    most = _most_of_others(view, seat, kind)
    if count > most:
        leads = view["standing"]["leaders"].get(kind) == seat
        numbers: dict[str, str | int] = {"kind": kind, "count": count, "most": most}
        return Message("reason-place-secures" if leads else "reason-place-leads", numbers)
    if count < most:
        return Message("reason-place-behind", {"kind": kind, "count": most - count})
    return _won_tie(view, seat, kind) or Message("reason-place-ties", {"kind": kind})


def _placing_events(game: str, cards: str) -> Iterator[Message]:
    if "B" in cards:
        yield Message("reason-place-barbarian")
    elif "L" in cards:
        yield Message("reason-place-lobbying")
    elif game == "choson" and cards.count("E") == LEGACY_EVENTS:
        yield Message("reason-place-legacy")
    elif "E" in cards:
        yield Message("reason-place-effect", {"kind": cards[0]})


def _most_of_others(view: Json, seat: int, kind: str) -> int:
    tableaus: list[str] = view["tableaus"]
    return max(heap.count(kind) for other, heap in enumerate(tableaus) if other != seat)


def _won_tie(view: Json, seat: int, kind: str) -> Message | None:
    """What decides a tie for a family in favor of the seat, if anything does."""
    if view["game"] == "koryo" and OMNISCIENT in view["tableaus"][seat]:
        return Message("reason-tie-omniscient", {"kind": kind})
    if view["game"] == "choson" and view["shield"] == {"seat": seat, "family": kind}:
        return Message("reason-tie-shield", {"kind": kind})
    return None


# --- what an action changes ------------------------------------------------------------------------------------------


def _power(before: Json, seat: int, verb: str) -> Iterator[Message]:
    """Whether the majority behind a power is only a tie that something decides."""
    kind = POWERS[before["game"]].get(verb)
    if kind and before["tableaus"][seat].count(kind) == _most_of_others(before, seat, kind):
        decided = _won_tie(before, seat, kind)
        if decided:
            yield decided


def _card_changes(before: Json, after: Json, seat: int) -> Iterator[Message]:
    yield from _majorities(before["standing"]["leaders"], after["standing"]["leaders"], seat)
    yield from _tokens(before["tokens"], after["tokens"], seat)
    yield from _points(_without_tokens(before), _without_tokens(after), seat)


def _without_tokens(view: Json) -> list[int]:
    """The scores without the tokens, which have their own reasons."""
    return [score - tokens for score, tokens in zip(view["standing"]["scores"], view["tokens"], strict=True)]


def _majorities(before: dict[str, int], after: dict[str, int], seat: int) -> Iterator[Message]:
    """The majorities that change, the most valuable first."""
    for kind in sorted({*before, *after}, reverse=True):
        then, now = before.get(kind), after.get(kind)
        if then == now:
            continue
        if now == seat:
            yield Message("reason-gains", {"kind": kind})
        elif then == seat:
            yield Message("reason-loses", {"kind": kind})
        elif then is not None:
            yield Message("reason-breaks", {"kind": kind, "seat": then})


def _tokens(before: list[int], after: list[int], seat: int) -> Iterator[Message]:
    if after[seat] <= before[seat]:
        return
    robbed = [other for other, tokens in enumerate(after) if tokens < before[other]]
    yield Message("reason-token-from", {"seat": robbed[0]}) if robbed else Message("reason-token")


def _points(before: list[int], after: list[int], seat: int) -> Iterator[Message]:
    """The points that the seat wins or loses if the game ended now, and the greatest loss of an opponent."""
    change = [now - then for then, now in zip(before, after, strict=True)]
    if change[seat] > 0:
        yield Message("reason-points", {"points": change[seat]})
    elif change[seat] < 0:
        yield Message("reason-points-lost", {"points": -change[seat]})
    loss, other = min((lost, other) for other, lost in enumerate(change) if other != seat)
    if loss < 0:
        yield Message("reason-costs", {"seat": other, "points": -loss})


def _special(before: Json, after: Json, seat: int, verb: str, rest: str) -> Iterator[Message]:
    if verb == "shield":
        yield Message("reason-shield", {"kind": rest})
    if verb == "discard":
        leaders = before["standing"]["leaders"].items()
        if all(after["standing"]["leaders"].get(kind) == seat for kind, leader in leaders if leader == seat):
            yield Message("reason-discard-free", {"kind": rest})
