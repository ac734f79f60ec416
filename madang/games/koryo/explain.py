"""What an action of Koryŏ does, and why it is not legal now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from madang.games.grammar import parse
from madang.games.koryo import rules
from madang.games.koryo.data import (
    ACTION,
    BANKER,
    CHOOSE_BARBARIAN,
    CHOOSE_LOBBYING,
    COPIES,
    DISCARD,
    KINDS,
    NAMES,
    ORDER,
    PRIEST,
    SPY,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
)
from madang.jit import plain
from madang.messages import Message

lobbying_reaches = plain(rules.lobbying_reaches)
majority = plain(rules.majority)

GRAMMAR = re.compile(
    r"(?P<banker>banker)|(?P<decline>decline)|(?P<end>end)|(?P<pass>pass)"
    r"|(?P<destroy>destroy (\d):([1-9]))|(?P<discard>discard ([1-9]))|(?P<play>play ([1-9BL]+))"
    r"|(?P<priest>priest ([BL]))|(?P<reveal>reveal ([1-9BL]))|(?P<spy>spy (\d))"
    r"|(?P<swap>swap (\d):([1-9]) (\d):([1-9]))",
    re.ASCII,
)

ARGUMENTS = {"play": ("cards",), "discard": ("kind",), "priest": ("kind",), "reveal": ("kind",), "spy": ("seat",),
             "destroy": ("seat", "kind"), "swap": ("seat", "kind", "other", "another")}  # fmt: skip

PHASE_OF = {"pass": (ORDER,), "play": (ORDER,), "discard": (DISCARD,), "destroy": (CHOOSE_BARBARIAN,),
            "swap": (CHOOSE_LOBBYING,), "decline": (CHOOSE_BARBARIAN, CHOOSE_LOBBYING)}  # fmt: skip


def kind_name(kind: str) -> str:
    """The name of a kind of card in the message catalogs.

    >>> kind_name("6")
    'banker'
    """
    return NAMES[KINDS.index(kind)]


def describe(s: Any, text: str, who: str) -> Message:
    """Say that the player `who` does an action. `s` is the state before it."""
    verb, args = parse(GRAMMAR, text) or ("", [])
    fields = dict(zip(ARGUMENTS.get(verb, ()), args, strict=True))
    kinds = {field: kind_name(kind) for field, kind in fields.items() if field in ("kind", "another")}
    return Message(f"koryo-did-{verb}", {"who": who, **fields, **kinds})


def explain(s: Any, text: str) -> Message:
    """The rule that forbids an action which is not legal now."""
    parsed = parse(GRAMMAR, text)
    if parsed is None:
        return Message("malformed", {"action": text})
    verb, args = parsed
    if s.phase not in PHASE_OF.get(verb, (ACTION,)):
        return Message("koryo-not-now", {"verb": verb, "phase": int(s.phase)})
    return REASONS[verb](s, *args)


def _play(s: Any, cards: str) -> Message:
    counts = {kind: cards.count(kind) for kind in cards}
    if "".join(sorted(cards)) != cards:
        return Message("cards-not-sorted", {"cards": cards})
    for kind, count in counts.items():
        if count > COPIES[KINDS.index(kind)]:
            return Message("koryo-no-such-many", {"kind": kind_name(kind), "copies": int(COPIES[KINDS.index(kind)])})
        if count > s.hand[s.actor, KINDS.index(kind)]:
            return Message("koryo-not-in-hand", {"kind": kind_name(kind), "count": count})
    if len(cards) > 2:
        return Message("koryo-one-kind")
    return Message("koryo-ship-owners-needed")


def _reveal(s: Any, kind: str) -> Message:
    return Message("koryo-not-placed", {"kind": kind_name(kind)})


def _end(s: Any) -> Message:
    return Message("koryo-reveal-first")


def _power(s: Any, family: int, used: int) -> Message | None:
    """Why the actor cannot use a power that needs a majority and works once a turn."""
    if s.used[used]:
        return Message("koryo-power-used", {"kind": NAMES[family]})
    if majority(s, family) != s.actor:
        return Message("koryo-majority-needed", {"kind": NAMES[family]})
    return None


def _banker(s: Any) -> Message:
    return _power(s, BANKER, USED_BANKER) or Message("bank-empty")


def _priest(s: Any, event: str) -> Message:
    return _power(s, PRIEST, USED_PRIEST) or Message("koryo-no-such-event", {"kind": kind_name(event)})


def _spy(s: Any, seat: str) -> Message:
    return _no_seat(s, seat) or (
        Message("koryo-not-yourself")
        if int(seat) == s.actor
        else _power(s, SPY, USED_SPY) or Message("no-token", {"seat": int(seat)})
    )


def _no_seat(s: Any, *seats: str) -> Message | None:
    for seat in seats:
        if int(seat) >= s.players:
            return Message("no-such-seat", {"seat": int(seat)})
    return None


def _absent(s: Any, seat: str, family: str) -> Message:
    return Message("koryo-not-in-front", {"seat": int(seat), "kind": kind_name(family)})


def _destroy(s: Any, seat: str, family: str) -> Message:
    if missing := _no_seat(s, seat):
        return missing
    if int(seat) == s.actor:
        return Message("koryo-not-yourself")
    if s.tableau[int(seat), int(family) - 1] == 0:
        return _absent(s, seat, family)
    return Message("koryo-guardians-protect", {"seat": int(seat)})


def _swap(s: Any, seat: str, family: str, other_seat: str, other_family: str) -> Message:
    if missing := _no_seat(s, seat, other_seat):
        return missing
    if seat == other_seat:
        return Message("koryo-two-players")
    if seat > other_seat:
        return Message("lower-seat-first")
    for owner, kind in ((seat, family), (other_seat, other_family)):
        if s.tableau[int(owner), int(kind) - 1] == 0:
            return _absent(s, owner, kind)
        if not lobbying_reaches(s, int(owner)):
            return Message("koryo-spies-shield", {"seat": int(owner)})
    return Message("koryo-same-family")


def _discard(s: Any, family: str) -> Message:
    return _absent(s, str(s.actor), family)


REASONS: dict[str, Callable[..., Message]] = {
    "play": _play,
    "reveal": _reveal,
    "banker": _banker,
    "priest": _priest,
    "spy": _spy,
    "end": _end,
    "destroy": _destroy,
    "swap": _swap,
    "discard": _discard,
}
