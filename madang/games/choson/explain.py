"""What an action of Chosŏn does, and why it is not legal now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from madang.games.choson import rules
from madang.games.choson.data import (
    COPIES,
    DISCARD,
    EFFECT_OF,
    EFFECTS,
    FIREARM,
    GOSU,
    KINDS,
    LEGACY_EVENTS,
    LOBBY,
    MAIN,
    NAMES,
    NO_EFFECT,
    OPEN,
    ORACLE,
    ORDER,
    REAPER,
    RIPOSTE,
    SCIENTIST,
    STRIKE,
    SWORD,
    TRAVEL,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
    YI,
)
from madang.games.grammar import parse
from madang.jit import plain
from madang.messages import Message

effect_is_usable = plain(rules.effect_is_usable)
event_is_played = plain(rules.event_is_played)
holds_riposte = plain(rules.holds_riposte)
is_shielded = plain(rules.is_shielded)
majority = plain(rules.majority)
may_use_oracle = plain(rules.may_use_oracle)

GRAMMAR = re.compile(
    r"(?P<discard>discard ([1-9]))|(?P<done>done)|(?P<end>end)|(?P<fire>fire (\d):([1-9]))|(?P<gosu>gosu)"
    r"|(?P<hold>hold)|(?P<lobby>lobby (\d):([1-9]) (\d):([1-9]))|(?P<oracle>oracle(?: (\d))?)|(?P<pass>pass)"
    r"|(?P<play>play ([1-9E]+))|(?P<reveal>reveal)|(?P<riposte>riposte)|(?P<scientist>scientist(?: (\d))?)"
    r"|(?P<shield>shield ([1-9]))|(?P<stay>stay)|(?P<strike>strike (\d):([1-9]))|(?P<travel>travel(?: (\d))?)",
    re.ASCII,
)

ARGUMENTS = {"play": ("cards",), "discard": ("kind",), "shield": ("kind",), "fire": ("seat", "kind"),
             "strike": ("seat", "kind"), "lobby": ("seat", "kind", "other", "another"), "oracle-from": ("seat",),
             "scientist-from": ("seat",), "travel-from": ("seat",)}  # fmt: skip

PHASE_OF = {"discard": (DISCARD,), "done": (STRIKE,), "hold": (RIPOSTE,), "pass": (ORDER,), "play": (ORDER,),
            "riposte": (RIPOSTE,), "stay": (TRAVEL,), "strike": (MAIN, STRIKE), "travel": (TRAVEL,)}  # fmt: skip


def kind_name(kind: str) -> str:
    """The name of a kind of card in the message catalogs.

    >>> kind_name("6")
    'scientist'
    """
    return NAMES[KINDS.index(kind)]


def describe(s: Any, text: str, who: str) -> Message:
    """Say that the player `who` does an action. `s` is the state before it."""
    verb, args = parse(GRAMMAR, text) or ("", [])
    if verb in ("oracle", "scientist", "travel") and args:
        verb += "-from"
    fields = dict(zip(ARGUMENTS.get(verb, ()), args, strict=True))
    kinds = {field: kind_name(kind) for field, kind in fields.items() if field in ("kind", "another")}
    message = Message(f"choson-did-{verb}", {"who": who, **fields, **kinds})
    if verb == "riposte":
        message.args.update(seat=str(int(s.turn)), kind=NAMES[s.effect_family])
    if verb == "reveal":
        message.args["cards"] = "".join(kind * int(count) for kind, count in zip(KINDS, s.placed[s.actor], strict=True))
    return message


def explain(s: Any, text: str) -> Message:
    """The rule that forbids an action which is not legal now."""
    parsed = parse(GRAMMAR, text)
    if parsed is None:
        return Message("malformed", {"action": text})
    verb, args = parsed
    if s.phase not in PHASE_OF.get(verb, (MAIN,)):
        return Message("choson-not-now", {"verb": verb, "phase": int(s.phase)})
    return REASONS[verb](s, *args)


# --- orders ----------------------------------------------------------------------------------------------------------


def _play(s: Any, cards: str) -> Message:
    if "".join(sorted(cards)) != cards:
        return Message("cards-not-sorted", {"cards": cards})
    counts = {kind: cards.count(kind) for kind in cards}
    for kind, count in counts.items():
        if count > COPIES[KINDS.index(kind)]:
            return Message("choson-no-such-many", {"kind": kind_name(kind), "copies": int(COPIES[KINDS.index(kind)])})
    if reason := _bad_combination(cards, counts):
        return reason
    lacking = next(kind for kind, count in counts.items() if count > s.hand[s.actor, KINDS.index(kind)])
    return Message("choson-not-in-hand", {"kind": kind_name(lacking), "count": counts[lacking]})


def _bad_combination(cards: str, counts: dict[str, int]) -> Message | None:
    """Why nobody may ever place these cards together."""
    events = counts.get("E", 0)
    if cards == "9E":
        return Message("choson-watcher-with-event")
    if events == len(cards) != LEGACY_EVENTS or (events > 1 and events != len(cards)):
        return Message("choson-number-of-events", {"count": events})
    if len(counts) > 1 and len(cards) > 2:
        return Message("choson-no-combination")
    return None


# --- the main phase --------------------------------------------------------------------------------------------------


def _reveal(s: Any) -> Message:
    return Message("choson-nothing-to-reveal")


def _end(s: Any) -> Message:
    if s.revealed == 0:
        return Message("choson-reveal-first")
    if s.bank > 0 and may_use_oracle(s):
        return Message("choson-token-due", {"kind": NAMES[ORACLE]})
    if effect_is_usable(s):
        return Message("choson-effect-first", {"kind": NAMES[SCIENTIST if s.used[USED_SCIENTIST] else GOSU]})
    return Message("choson-token-due", {"kind": NAMES[SCIENTIST]})


def _power(s: Any, family: int, used: int) -> Message | None:
    """Why the actor cannot use a power that needs a majority and works once a turn."""
    if s.used[used]:
        return Message("choson-power-used", {"kind": NAMES[family]})
    if majority(s, family) != s.actor:
        return Message("choson-majority-needed", {"kind": NAMES[family]})
    return None


def _event(s: Any, family: int) -> Message | None:
    """Why a power that needs an event cannot be used in this turn."""
    return None if event_is_played(s) else Message("choson-event-needed", {"kind": NAMES[family]})


def _shield(s: Any, family: str) -> Message:
    if reason := _power(s, YI, USED_SHIELD):
        return reason
    if s.tableau[s.actor, int(family) - 1] == 0:
        return _absent(int(s.actor), family)
    return Message("choson-shield-is-there", {"kind": kind_name(family)})


def _oracle(s: Any, *seat: str) -> Message:
    if reason := _power(s, ORACLE, USED_ORACLE):
        return reason
    return _token(s, *seat) if holds_riposte(s) else Message("choson-riposte-token-needed")


def _scientist(s: Any, *seat: str) -> Message:
    return _power(s, SCIENTIST, USED_SCIENTIST) or _event(s, SCIENTIST) or _token(s, *seat)


def _gosu(s: Any) -> Message:
    reason = _power(s, GOSU, USED_GOSU) or _event(s, GOSU)
    assert reason is not None, "the power could be used"
    return reason


def _travel(s: Any, *seat: str) -> Message:
    return _token(s, *seat)


def _token(s: Any, *seats: str) -> Message:
    """Why a token cannot be taken from a seat, or, without one, from the bank."""
    if not seats:
        return Message("bank-empty")
    seat = int(seats[0])
    if missing := _no_seat(s, seat):
        return missing
    if seat == s.actor:
        return Message("choson-not-yourself")
    return Message("choson-bank-first") if s.bank > 0 else Message("no-token", {"seat": seat})


# --- effects ---------------------------------------------------------------------------------------------------------


def _effect(s: Any, kind: int) -> Message | None:
    """Why the actor cannot use an effect of this kind on any target."""
    if s.effect_family == NO_EFFECT or EFFECT_OF[s.effect_family] != kind:
        return Message("choson-no-such-effect", {"effect": EFFECTS[kind]})
    if s.phase == STRIKE or s.effect_state == OPEN:
        return None
    if kind == SWORD and majority(s, REAPER) != s.actor:
        return Message("choson-one-strike")
    return Message("choson-effect-used")


def _no_seat(s: Any, *seats: int) -> Message | None:
    for seat in seats:
        if seat >= s.players:
            return Message("no-such-seat", {"seat": seat})
    return None


def _absent(seat: int, family: str) -> Message:
    return Message("choson-not-in-front", {"seat": seat, "kind": kind_name(family)})


def _out_of_reach(s: Any, seat: int, family: str) -> Message | None:
    """Why no effect can touch a character of this seat."""
    if s.tableau[seat, int(family) - 1] == 0:
        return _absent(seat, family)
    if is_shielded(s, seat, int(family) - 1):
        return Message("choson-shielded", {"seat": seat, "kind": kind_name(family)})
    return None


def _attack(s: Any, kind: int, seat: int, family: str) -> Message:
    if reason := _effect(s, kind) or _no_seat(s, seat):
        return reason
    if seat == s.actor:
        return Message("choson-not-yourself")
    if kind == SWORD and abs(s.effect_family - (int(family) - 1)) > 1:
        value = int(s.effect_family) + 1
        return Message("choson-sword-too-short", {"kind": NAMES[value - 1], "low": value - 1, "high": value + 1})
    reason = _out_of_reach(s, seat, family)
    assert reason is not None, "the target is within reach"
    return reason


def _fire(s: Any, seat: str, family: str) -> Message:
    return _attack(s, FIREARM, int(seat), family)


def _strike(s: Any, seat: str, family: str) -> Message:
    return _attack(s, SWORD, int(seat), family)


def _lobby(s: Any, seat: str, family: str, other_seat: str, other_family: str) -> Message:
    if reason := _effect(s, LOBBY) or _no_seat(s, int(seat), int(other_seat)):
        return reason
    if seat == other_seat:
        return Message("choson-two-players")
    if seat > other_seat:
        return Message("lower-seat-first")
    reason = _out_of_reach(s, int(seat), family) or _out_of_reach(s, int(other_seat), other_family)
    assert reason is not None, "both characters are within reach"
    return reason


# --- the end of a round ----------------------------------------------------------------------------------------------


def _discard(s: Any, family: str) -> Message:
    return _absent(int(s.actor), family)


REASONS: dict[str, Callable[..., Message]] = {
    "travel": _travel,
    "play": _play,
    "reveal": _reveal,
    "shield": _shield,
    "lobby": _lobby,
    "fire": _fire,
    "strike": _strike,
    "oracle": _oracle,
    "scientist": _scientist,
    "gosu": _gosu,
    "end": _end,
    "discard": _discard,
}
