"""All bots: legal, reproducible, and independent of hidden cards."""

from __future__ import annotations

import functools
import json
import sys
from types import ModuleType

import numpy as np
import pytest

import madang
from madang import Game, State
from madang.bots.guided import GuidedSearcher, policy_bot
from madang.bots.levels import FORMER, LEVELS, NETWORK_PLAYERS, bot
from madang.bots.network_kernels import Network
from madang.bots.networks import LAYERS, network_engine, network_file
from madang.bots.protocol import Bot, Decision, View, decide
from madang.bots.search import Budget, Searcher
from tests.played_games import some_states


def decisions(game: Game, players: int, games: int = 2) -> list[State]:
    return [state for state in some_states(game, players, games, every=6) if len(state.actions()) > 1]


@functools.cache
def random_network(name: str) -> Network:
    """A policy and a value with strong opinions."""
    rng = np.random.default_rng(1)
    blank = network_engine(name).blank_network()
    return blank._replace(
        **{layer: rng.normal(0, 0.5, getattr(blank, layer).shape).astype(np.float32) for layer in LAYERS}
    )


def bots(game: Game) -> dict[str, Bot]:
    return {
        "random": bot("random", game.name, 1),
        "greedy": bot("greedy", game.name, 1),
        "search": Searcher(game.name, 1, Budget(iterations=100)),
        "deep": Searcher(game.name, 1, Budget(iterations=100), depth=2, weight_set="linear"),
        "threads": Searcher(game.name, 1, Budget(iterations=100, threads=2)),
        "guided": GuidedSearcher(game.name, 1, Budget(iterations=100), trust=0.1, network=random_network(game.name)),
        "policy": policy_bot(game.name, 1, 1.0, random_network(game.name)),
    }


def test_every_bot_plays_legal_actions(game: Game, players: int) -> None:
    for state in decisions(game, players):
        assert state.actor is not None
        for choose in bots(game).values():
            assert decide(choose, state.view(state.actor)).action in state.actions()


def test_the_same_seed_and_budget_give_the_same_decisions(game: Game, players: int) -> None:
    views = [state.view(state.actor) for state in decisions(game, players)]
    for name in bots(game):
        first, second = bots(game)[name], bots(game)[name]
        assert [decide(first, view) for view in views] == [decide(second, view) for view in views]


def test_decisions_do_not_depend_on_hidden_cards(game: Game, players: int) -> None:
    """After a determinization of the hidden cards, the view and the decision are the same."""
    for number, state in enumerate(decisions(game, players)):
        assert state.actor is not None
        other = state.determinize(state.actor, seed=number)
        assert json.dumps(state.view(state.actor)) == json.dumps(other.view(state.actor))
        for name in ("greedy", "search", "deep", "guided", "policy"):
            first, second = bots(game)[name], bots(game)[name]
            assert decide(first, state.view(state.actor)) == decide(second, other.view(state.actor))


def test_levels_are_listed_from_weak_to_strong() -> None:
    assert [*LEVELS] == ["random", "greedy", "adept", "expert", "master"]


def test_master_is_guided_by_a_network_where_there_is_one(game: Game) -> None:
    assert isinstance(bot("master", game.name), GuidedSearcher) == network_file(game.name).exists()
    assert (game.name in NETWORK_PLAYERS) == network_file(game.name).exists()
    assert not isinstance(bot("master-2026", game.name), GuidedSearcher)
    assert not set(FORMER) & set(LEVELS)


def test_a_network_is_used_with_its_numbers_of_players_only(game: Game) -> None:
    for players in (3, 4):
        state = decisions(game, players, games=1)[0]
        view = state.view(state.actor)
        guided = GuidedSearcher(game.name, 1, Budget(iterations=100), network=random_network(game.name), players=(2, 3))
        plain_search = Searcher(game.name, 1, Budget(iterations=100), explore=0.2)
        assert (decide(guided, view) == decide(plain_search, view)) == (players == 4)


def test_a_trained_network_is_small_and_knows_something(game: Game) -> None:
    if network_file(game.name).exists():
        assert network_file(game.name).stat().st_size < 2_000_000
        assert np.abs(network_engine(game.name).network.value_out).max() > 0.01


def test_a_name_can_give_the_budget_of_a_decision() -> None:
    for name in ("adept", "expert", "master", "master-2026"):
        for text, budget in (("0.05", Budget(seconds=0.05)), ("70i", Budget(iterations=70))):
            made = bot(f"{name}@{text}", "koryo")
            assert isinstance(made, Searcher)
            assert made.budget == budget
    for text in ("", "soon", "0", "nan", "100", "i", "0i", "-5i", "1.5i", "7ix", "1000000000i"):
        name = f"master@{text}"
        with pytest.raises(ValueError, match="give the budget of a decision"):
            bot(name, "koryo")
    with pytest.raises(ValueError, match="greedy does not search"):
        bot("greedy@1", "koryo")


def test_a_custom_bot_is_loaded_by_its_import_path() -> None:
    module = ModuleType("my_bots")
    module.first = lambda game, seed: lambda view: view["actions"][0]  # type: ignore[attr-defined]
    sys.modules["my_bots"] = module
    view = madang.game("koryo").start(seed=1).view(0)
    assert decide(bot("my_bots:first", "koryo"), view) == Decision("pass")
    del sys.modules["my_bots"]


def test_unknown_bots_and_illegal_answers_raise_an_error() -> None:
    with pytest.raises(ValueError, match="there is no bot 'wizard'"):
        bot("wizard", "koryo")

    def cheat(view: View) -> str:
        return "win"

    with pytest.raises(ValueError, match="'win', which is not among the legal actions"):
        decide(cheat, madang.game("koryo").start(seed=1).view(0))
