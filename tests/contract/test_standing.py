"""The standing of a game: scores, majorities, card limits and prices, as the rules compute them."""

from __future__ import annotations

import json
from typing import Any

import madang
from madang import Game, State, jit
from madang.core.kernels import NOBODY
from madang.games import cards, choson, corinth, koryo
from madang.games.corinth import market
from tests.played_games import random_game


def leaders(state: State) -> dict[str, int]:
    """The seat with the majority of each family, by the uncompiled rules."""
    package: Any = {"koryo": koryo, "choson": choson}.get(state.game.name)
    if package is None:
        return {}
    majority = jit.plain(package.rules.majority)
    found = {package.data.KINDS[family]: int(majority(state.record, family)) for family in range(cards.FAMILIES)}
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
    """The price in gold of each length of the steward's move, while the player chooses it."""
    record = state.record
    if state.game.name != "corinth" or record.phase != corinth.data.STEPS:
        return {}
    lengths = range(1, corinth.data.LONGEST_MOVE + 1)
    price = jit.plain(market.price)
    return {f"steps {length}": int(price(record, record.actor, record.pips, length)) for length in lengths}


def test_the_standing_matches_the_rules(game: Game, players: int) -> None:
    for state in (state for seed in range(5) for state in random_game(game, players, seed)):
        expected = {"scores": state.scores(), "leaders": leaders(state), "limits": limits(state)}
        assert json.dumps(state.standing()) == json.dumps(expected | {"prices": prices(state)})


def test_the_price_of_steward_steps_is_what_the_player_pays(players: int) -> None:
    paid = 0
    for state in random_game(madang.game("corinth"), players, seed=1):
        listed = state.standing()["prices"]
        if state.position()["phase"] != "steps":
            assert listed == {}
            continue
        for action in state.actions():
            before, after = (
                at.position()["sheets"][state.actor]["gold"]["spent"] for at in (state, state.play(action))
            )
            assert after - before == listed[action]
            paid += after - before
    assert paid > 0
