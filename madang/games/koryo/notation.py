"""The notation of Koryŏ: writing and reading positions, which fields are hidden, and the standing of a game."""

from __future__ import annotations

from typing import Any

from madang.games.cards import NOBODY, ROUNDS, card_text, leaders, with_fast_tableau
from madang.games.koryo import rules
from madang.games.koryo.data import (
    ACTION,
    BARBARIAN,
    CHOOSE_BARBARIAN,
    CHOOSE_LOBBYING,
    COPIES,
    DISCARD,
    KINDS,
    LOBBYING,
    ORDER,
    OVER,
    PHASES,
    POWERS,
    TOKENS,
)
from madang.games.koryo.explain import describe, explain
from madang.games.position import Fields, take_cards
from madang.jit import plain

__all__ = ["HIDDEN", "check_hidden", "describe", "explain", "read", "standing", "write"]

HIDDEN = {"hands": "hand", "placed": "placed"}
"""The fields of a position whose cards only their owner sees, with the names of the record's arrays."""

barbarian_has_target = plain(rules.barbarian_has_target)
limit = plain(rules.limit)
lobbying_has_target = plain(rules.lobbying_has_target)
majority = plain(rules.majority)
must_discard = plain(rules.must_discard)


def write(s: Any) -> dict[str, Any]:
    """The position of an unpacked record, without what all games share."""
    players = s.players
    return {
        "round": s.season,
        "first": s.first,
        "phase": PHASES[s.phase],
        "actor": None if s.actor == NOBODY else s.actor,
        "bank": s.bank,
        "tokens": s.tokens.tolist()[:players],
        "tableaus": [card_text(heap, KINDS) for heap in s.tableau.tolist()[:players]],
        "hands": [card_text(heap, KINDS) for heap in s.hand.tolist()[:players]],
        "placed": [card_text(heap, KINDS) for heap in s.placed.tolist()[:players]],
        "used": [power for power, used in zip(POWERS, s.used.tolist(), strict=True) if used],
    }


def standing(s: Any) -> dict[str, Any]:
    """Which seat leads each family, and how many cards each seat may keep."""
    s = with_fast_tableau(s)
    return {"leaders": leaders(s, majority, KINDS), "limits": [limit(s, seat) for seat in range(s.players)]}


def read(fields: Fields, s: Any) -> None:
    """Fill a blank record, whose number of players is set, from a position; refuse one that contradicts itself."""
    players = int(s.players)
    s.season = fields.integer("round", 1, ROUNDS)
    s.first = fields.integer("first", 0, players - 1)
    s.phase = fields.choice("phase", PHASES)
    s.actor = fields.seat("actor", players)
    s.bank = fields.integer("bank", 0, TOKENS)
    s.tokens[:players] = fields.integers("tokens", players, 0, TOKENS)
    s.pile[:] = COPIES
    take_cards(fields, "tableaus", KINDS, s.pile, s.tableau[:players])
    take_cards(fields, "hands", KINDS, s.pile, s.hand[:players])
    take_cards(fields, "placed", KINDS, s.pile, s.placed[:players])
    for power in fields.subset("used", POWERS, default=[]):
        s.used[power] = 1
    fields.finish()
    if s.bank + s.tokens.sum() != TOKENS:
        fields.refuse("tokens", f"bank and tokens must add up to {TOKENS}, not {s.bank + s.tokens.sum()}")
    _check_actor(fields, s)
    check_hidden(fields, s)
    _check_phase(fields, s)


def _check_actor(fields: Fields, s: Any) -> None:
    if (s.actor == NOBODY) != (s.phase == OVER):
        fields.refuse("actor", "must be null when the game is over, and only then")
    if s.phase == OVER and s.season != ROUNDS:
        fields.refuse("phase", f"the game is over after round {ROUNDS}, not in round {s.season}")


def check_hidden(fields: Fields, s: Any) -> None:
    """Refuse cards in a hand or face down at a time when their owner cannot have any."""
    turn = (s.actor - s.first) % s.players
    for seat in range(s.players):
        after_actor = (seat - s.first) % s.players >= turn
        if s.hand[seat].any() and not (s.phase == ORDER and after_actor):
            fields.refuse(f"hands[{seat}]", "only the actor and those who follow hold cards, while orders are given")
        if s.placed[seat].any():
            if s.phase in (DISCARD, OVER):
                fields.refuse(f"placed[{seat}]", "nothing is face down after the action phase")
            if s.phase == ORDER and after_actor:
                fields.refuse(f"placed[{seat}]", "this player has not given an order yet")
            if s.phase != ORDER and not after_actor:
                fields.refuse(f"placed[{seat}]", "this player has had a turn and revealed everything")


def _check_phase(fields: Fields, s: Any) -> None:
    if s.used.any() and s.phase not in (ACTION, CHOOSE_BARBARIAN, CHOOSE_LOBBYING):
        fields.refuse("used", "powers are only used in a player's action turn")
    if s.phase == CHOOSE_BARBARIAN and not (s.tableau[s.actor, BARBARIAN] > 0 and barbarian_has_target(s)):
        fields.refuse("phase", "the actor has no Barbarian, or there is no character to destroy")
    if s.phase == CHOOSE_LOBBYING and not (s.tableau[s.actor, LOBBYING] > 0 and lobbying_has_target(s)):
        fields.refuse("phase", "the actor has no Lobbying, or there are no two characters to swap")
    if s.phase == DISCARD:
        for turn in range(s.players):
            seat = (s.first + turn) % s.players
            if seat == s.actor:
                break
            if must_discard(s, seat):
                fields.refuse("actor", f"seat {seat} has to discard before seat {s.actor}")
        if not must_discard(s, s.actor):
            fields.refuse("phase", f"seat {s.actor} has nothing to discard")
