"""How a game stands is what the rules say: scores, majorities, limits and prices."""

from __future__ import annotations

import json
from typing import Any

from madang import Game, State, jit
from madang.core.kernels import NOBODY
from madang.games import cards, choson, corinth, koryo
from madang.games.corinth import market
from tests.playing import random_game


def leaders(state: State) -> dict[str, int]:
    """The seat that has each majority, by the plain rules."""
    rulebook: Any = {"koryo": koryo, "choson": choson}.get(state.game.name)
    if rulebook is None:
        return {}
    majority = jit.plain(rulebook.rules.majority)
    found = {rulebook.data.KINDS[family]: int(majority(state.record, family)) for family in range(cards.FAMILIES)}
    return {kind: seat for kind, seat in found.items() if seat != NOBODY}


def limits(state: State) -> list[int]:
    """How many cards each seat may keep."""
    if state.game.name == "koryo":
        limit = jit.plain(koryo.rules.limit)
        return [int(limit(state.record, seat)) for seat in range(state.players)]
    if state.game.name == "choson":
        return [int(jit.plain(cards.cards_allowed)(state.record.season))] * state.players
    return []


def prices(state: State) -> dict[str, int]:
    """What each length of the steward's move costs in gold while it is chosen."""
    record = state.record
    if state.game.name != "corinth" or record.phase != corinth.data.STEPS:
        return {}
    lengths = range(1, corinth.data.LONGEST_MOVE + 1)
    price = jit.plain(market.price)
    return {f"steps {length}": int(price(record, record.actor, record.pips, length)) for length in lengths}


def test_the_standing_is_what_the_rules_say(game: Game, players: int) -> None:
    for state in (state for seed in range(5) for state in random_game(game, players, seed)):
        expected = {"scores": state.scores(), "leaders": leaders(state), "limits": limits(state)}
        assert json.dumps(state.standing()) == json.dumps(expected | {"prices": prices(state)})
