"""The notation of Chosŏn: writing and reading positions, which fields are hidden, and the standing of a game."""

from __future__ import annotations

from typing import Any

from madang.games import cards
from madang.games.cards import FAMILIES, NOBODY, ROUNDS, card_text, leaders, with_fast_tableau
from madang.games.choson import rules
from madang.games.choson.data import (
    COPIES,
    DISCARD,
    EFFECT_OF,
    EFFECT_STATES,
    EFFECTS,
    EVENT,
    KINDS,
    LEGACY_EVENTS,
    LOBBY,
    MAIN,
    NO_EFFECT,
    OPEN,
    ORDER,
    OVER,
    PHASES,
    POWERS,
    REAPER,
    RESOLVED,
    RIPOSTE,
    STRIKE,
    STRIKING,
    SWORD,
    TABLE,
    TIME_TRAVELLER,
    TOKENS,
    TRAVEL,
    USED_GOSU,
    USED_SCIENTIST,
    YI,
)
from madang.games.choson.explain import describe, explain
from madang.games.position import Fields, take_cards
from madang.jit import plain

__all__ = ["HIDDEN", "check_hidden", "describe", "explain", "read", "standing", "write"]

HIDDEN = {"hands": "hand", "placed": "placed"}
"""The fields of a position whose cards only their owner sees, with the names of the record's arrays."""

cards_allowed = plain(cards.cards_allowed)
effect_has_target = plain(rules.effect_has_target)
forget_turn = plain(rules.forget_turn)
majority = plain(rules.majority)
must_discard = plain(rules.must_discard)
riposte_is_due = plain(rules.riposte_is_due)

FAMILY_KINDS = tuple(KINDS[:FAMILIES])
TURN_PHASES = (MAIN, STRIKE, RIPOSTE)


EFFECT_NAMES = tuple(EFFECTS[effect] if effect != NO_EFFECT else None for effect in EFFECT_OF.tolist())
"""The effect of each family."""


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """The position of an unpacked record, without what all games share."""
    players = s.players
    return {
        "round": s.season,
        "first": s.first,
        "phase": PHASES[s.phase],
        "actor": _seat_or_none(s.actor),
        "bank": s.bank,
        "tokens": s.tokens.tolist()[:players],
        "legacy": _seat_or_none(s.legacy),
        "shield": None if s.shield_seat == NOBODY else {"seat": s.shield_seat, "family": KINDS[s.shield_family]},
        "tableaus": [card_text(heap, KINDS) for heap in s.tableau.tolist()[:players]],
        "hands": [card_text(heap, KINDS) for heap in s.hand.tolist()[:players]],
        "placed": [card_text(heap, KINDS) for heap in s.placed.tolist()[:players]],
        "turn": _write_turn(s),
    }


def _write_turn(s: Any) -> dict[str, Any] | None:
    if s.turn == NOBODY:
        return None
    return {
        "seat": s.turn,
        "revealed": bool(s.revealed),
        "events": s.events,
        "effect": _write_effect(s),
        "used": [power for power, used in zip(POWERS, s.used.tolist(), strict=True) if used],
    }


def _write_effect(s: Any) -> dict[str, Any] | None:
    if s.effect_family == NO_EFFECT:
        return None
    return {
        "kind": EFFECT_NAMES[s.effect_family],
        "family": KINDS[s.effect_family],
        "state": EFFECT_STATES[s.effect_state],
        "guard": _seat_or_none(s.guard),
        "hit": bool(s.hit),
    }


def standing(s: Any) -> dict[str, Any]:
    """Which seat leads each family, and how many characters each seat may keep."""
    s = with_fast_tableau(s)
    return {"leaders": leaders(s, majority, KINDS), "limits": [cards_allowed(s.season)] * s.players}


# --- reading ---------------------------------------------------------------------------------------------------------


def read(fields: Fields, s: Any) -> None:
    """Fill a blank record, whose number of players is set, from a position; refuse one that contradicts itself."""
    players = int(s.players)
    s.season = fields.integer("round", 1, ROUNDS)
    s.first = fields.integer("first", 0, players - 1)
    s.phase = fields.choice("phase", PHASES)
    s.actor = fields.seat("actor", players)
    s.bank = fields.integer("bank", 0, TOKENS)
    s.tokens[:players] = fields.integers("tokens", players, 0, TOKENS)
    s.legacy = fields.seat("legacy", players)
    s.pile[:] = COPIES
    take_cards(fields, "tableaus", KINDS, s.pile, s.tableau[:players])
    take_cards(fields, "hands", KINDS, s.pile, s.hand[:players])
    take_cards(fields, "placed", KINDS, s.pile, s.placed[:players])
    if s.bank + s.tokens.sum() != TOKENS:
        fields.refuse("tokens", f"bank and tokens must add up to {TOKENS}, not {s.bank + s.tokens.sum()}")
    _check_actor(fields, s)
    _read_shield(fields, s)
    _read_turn(fields, s)
    fields.finish()
    check_hidden(fields, s)
    _check_placed(fields, s)
    _check_phase(fields, s)


def _check_actor(fields: Fields, s: Any) -> None:
    if (s.actor == NOBODY) != (s.phase == OVER):
        fields.refuse("actor", "must be null when the game is over, and only then")
    if s.phase == OVER and s.season != ROUNDS:
        fields.refuse("phase", f"the game is over after round {ROUNDS}, not in round {s.season}")


def _read_shield(fields: Fields, s: Any) -> None:
    """The shield lies on a family of the player who has Yi, or nowhere."""
    s.shield_seat, s.shield_family = NOBODY, 0
    if fields.take("shield") is None:
        return
    shield = fields.object("shield")
    s.shield_seat = shield.integer("seat", 0, int(s.players) - 1)
    s.shield_family = shield.choice("family", FAMILY_KINDS)
    shield.finish()
    if s.tableau[s.shield_seat, YI] == 0:
        shield.refuse("seat", f"seat {s.shield_seat} has no Yi")
    if s.tableau[s.shield_seat, s.shield_family] == 0:
        shield.refuse("family", f"seat {s.shield_seat} has no card of this family")


def _read_turn(fields: Fields, s: Any) -> None:
    forget_turn(s)
    if (fields.take("turn") is None) == (s.phase in TURN_PHASES):
        fields.refuse("turn", f"must be {'an object' if s.phase in TURN_PHASES else 'null'} in this phase")
    if s.phase not in TURN_PHASES:
        return
    turn = fields.object("turn")
    s.turn = turn.integer("seat", 0, int(s.players) - 1)
    s.revealed = turn.flag("revealed")
    s.events = turn.integer("events", 0, LEGACY_EVENTS)
    _read_effect(turn, s)
    for power in turn.subset("used", POWERS):
        s.used[power] = 1
    turn.finish()
    if (s.turn == s.actor) == (s.phase == RIPOSTE):
        turn.refuse("seat", "must be the actor, except in a riposte, where another seat acts")
    _check_revealed(turn, s)
    _check_events(fields, turn, s)


def _check_revealed(turn: Fields, s: Any) -> None:
    """A player has revealed if and only if none of their cards is face down."""
    if bool(s.placed[s.turn].any()) == bool(s.revealed):
        turn.refuse("revealed", "must be true when this player has nothing face down, and only then")
    if s.revealed == 0 and s.events > 0:
        turn.refuse("events", "nothing has been revealed yet")
    if s.phase != MAIN and s.revealed == 0:
        turn.refuse("revealed", "there is no strike or riposte before cards are revealed")


def _check_events(fields: Fields, turn: Fields, s: Any) -> None:
    """A turn reveals no event, one with a character, or three for the Legacy. Events that are not kept lie aside."""
    if s.events not in (0, 1, LEGACY_EVENTS):
        turn.refuse("events", f"no event, one or {LEGACY_EVENTS} are revealed in a turn, not {s.events}")
    if (s.events == 1) != (s.effect_family != NO_EFFECT):
        turn.refuse("effect", "must be given when one event was revealed, and only then")
    if s.events == LEGACY_EVENTS and s.legacy != s.turn:
        fields.refuse("legacy", f"must be with seat {s.turn}, who has revealed {LEGACY_EVENTS} events in this turn")
    if s.events == 0 and (s.used[USED_GOSU] or s.used[USED_SCIENTIST]):
        turn.refuse("used", "neither Gosu nor Scientist is used in a turn without an event")
    if s.used[USED_GOSU] and s.tableau[s.turn, EVENT] == 0:
        turn.refuse("used", "the event that was kept is not in front of this player")
    aside = s.events - s.used[USED_GOSU]
    if s.pile[EVENT] < aside:
        turn.refuse("events", f"there are only {s.pile[EVENT]} events left, and {aside} should lie aside")
    s.pile[EVENT] -= aside


def _read_effect(turn: Fields, s: Any) -> None:
    if turn.take("effect") is None:
        return
    effect = turn.object("effect")
    kind = effect.choice("kind", EFFECTS)
    s.effect_family = effect.choice("family", FAMILY_KINDS)
    s.effect_state = effect.choice("state", EFFECT_STATES)
    s.guard = effect.seat("guard", int(s.players))
    s.hit = effect.flag("hit")
    effect.finish()
    if EFFECT_OF[s.effect_family] == NO_EFFECT:
        effect.refuse("family", "has no effect, and is not placed with an event")
    if EFFECT_OF[s.effect_family] != kind:
        effect.refuse("kind", f"must be {EFFECTS[EFFECT_OF[s.effect_family]]} for this family, not {EFFECTS[kind]}")
    if (s.effect_state == STRIKING) != (s.phase == STRIKE):
        effect.refuse("state", "must be striking in the strike phase, and only then")
    if s.effect_state == STRIKING and kind != SWORD:
        effect.refuse("kind", "only a sword strikes twice")
    if s.effect_state == OPEN and s.phase == RIPOSTE:
        effect.refuse("state", "must be resolved in a riposte")
    if s.guard != NOBODY and (s.effect_state == OPEN or kind == LOBBY):
        effect.refuse("guard", "must be null while the effect is open, and for a lobby")
    if s.hit and s.guard in (NOBODY, s.turn):
        effect.refuse("hit", "only a guard who is attacked loses a character")


def check_hidden(fields: Fields, s: Any) -> None:
    """Refuse cards in a hand or face down at a time when their owner cannot have any."""
    turn = ((s.turn if s.phase in TURN_PHASES else s.actor) - s.first) % s.players
    for seat in range(s.players):
        to_come = (seat - s.first) % s.players >= turn
        if s.hand[seat].any() and not (s.phase == ORDER and to_come):
            fields.refuse(f"hands[{seat}]", "only the actor and those who follow hold cards, while orders are given")
        if s.placed[seat].any():
            if s.phase in (TRAVEL, DISCARD, OVER):
                fields.refuse(f"placed[{seat}]", "nothing is face down before the orders and after the main phase")
            if s.phase == ORDER and to_come:
                fields.refuse(f"placed[{seat}]", "this player has not given an order yet")
            if s.phase in TURN_PHASES and not to_come:
                fields.refuse(f"placed[{seat}]", "this player has had a turn and revealed everything")


def _check_placed(fields: Fields, s: Any) -> None:
    for seat in range(s.players):
        if s.placed[seat].any() and f"play {card_text(s.placed[seat].tolist(), KINDS)}" not in TABLE.number:
            fields.refuse(f"placed[{seat}]", "these cards cannot be placed together")


def _check_phase(fields: Fields, s: Any) -> None:
    if s.phase == TRAVEL and majority(s, TIME_TRAVELLER) != s.actor:
        fields.refuse("actor", "must have the majority of Time Travellers")
    if s.phase in (STRIKE, RIPOSTE) and s.effect_family == NO_EFFECT:
        fields.refuse("phase", "there is no effect to strike with or to answer")
    if s.phase == STRIKE and not (majority(s, REAPER) == s.actor and effect_has_target(s)):
        fields.refuse("phase", "the actor does not have the majority of Reapers, or there is no second target")
    if s.phase == RIPOSTE:
        if s.actor != s.guard:
            fields.refuse("actor", "must be the guard of the effect that is answered")
        if s.effect_state != RESOLVED or not riposte_is_due(s):
            fields.refuse("phase", "the guard has lost no character, or cannot reach the attacking one")
    if s.phase == DISCARD:
        _check_discard(fields, s)


def _check_discard(fields: Fields, s: Any) -> None:
    for turn in range(s.players):
        seat = (s.first + turn) % s.players
        if seat == s.actor:
            break
        if must_discard(s, seat):
            fields.refuse("actor", f"seat {seat} has to discard before seat {s.actor}")
    if not must_discard(s, s.actor):
        fields.refuse("phase", f"seat {s.actor} has nothing to discard")
