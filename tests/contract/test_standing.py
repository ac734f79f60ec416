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
    """The price in gold of each length of the steward's move, while the player chooses it or a group of dice."""
    record = state.record
    if state.game.name != "corinth" or record.phase not in (corinth.data.CHOOSE, corinth.data.STEPS):
        return {}
    lengths = range(1, corinth.data.LONGEST_MOVE + 1)
    price = jit.plain(market.price)
    if record.phase == corinth.data.CHOOSE:
        gold = int(jit.plain(market.coins)(record, record.actor))
        costs = {
            f"steward {name} {length}": int(price(record, record.actor, value, length))
            for name, value in zip(corinth.data.DISTRICTS, record.value, strict=True)
            for length in lengths
            if value
        }
        return {action: cost for action, cost in costs.items() if cost <= gold}
    return {f"steps {length}": int(price(record, record.actor, record.pips, length)) for length in lengths}


def symbols(state: State, seat: int, name: str) -> int:
    """The symbols of a district that a seat has filled or circled, and those that it can still deliver."""
    position = state.position()
    sheet, move = position["sheets"][seat], position["move"] or {}
    if name in ("gold", "goats"):
        return int(sheet[name]["circled"])
    left = move.get("left", 0) if position["actor"] == seat else 0
    return min(int(sum(sheet[name]) + left), int(corinth.data.SHOP_SIZES[corinth.data.DISTRICTS.index(name)].sum()))


def gain(state: State, action: str) -> int:
    """What taking a group gives; 0 for other actions. Goods that find no shop any more do not count."""
    verb, *names = action.split()
    if verb != "take" or state.actor is None:
        return 0
    return symbols(state.play(action), state.actor, names[0]) - symbols(state, state.actor, names[0])


def test_the_standing_matches_the_rules(game: Game, players: int) -> None:
    for state in (state for seed in range(5) for state in random_game(game, players, seed)):
        expected = {"scores": state.scores(), "leaders": leaders(state), "limits": limits(state)}
        gains = state.standing()["gains"]
        assert json.dumps(state.standing()) == json.dumps(expected | {"prices": prices(state), "gains": gains})
        for action in state.actions():
            assert gains.pop(action, 0) == gain(state, action)
        assert not any(gains.values()), "a group that cannot be taken gives nothing"


def test_the_price_of_steward_steps_is_what_the_player_pays(players: int) -> None:
    paid = 0
    for state in random_game(madang.game("corinth"), players, seed=1):
        listed = state.standing()["prices"]
        if state.position()["phase"] != "steps":
            assert all(action.startswith("steward ") for action in listed)
            continue
        for action in state.actions():
            before, after = (
                at.position()["sheets"][state.actor]["gold"]["spent"] for at in (state, state.play(action))
            )
            assert after - before == listed[action]
            paid += after - before
    assert paid > 0
