"""Bots: legal, blind to what they may not see, and the same every time."""

from __future__ import annotations

import json
import sys
from itertools import count, islice
from types import ModuleType

import pytest

import madang
from madang import Game, State
from madang.bots.determinize import state_from_view, world
from madang.bots.levels import LEVELS, bot
from madang.bots.protocol import Bot, Decision, View, decide
from madang.bots.search import CHUNK, Budget, Searcher
from tests.playing import some_states


def decisions(game: Game, players: int, games: int = 2) -> list[State]:
    return [state for state in some_states(game, players, games, every=6) if len(state.actions()) > 1]


def bots(game: Game) -> dict[str, Bot]:
    return {
        "random": bot("random", game.name, 1),
        "greedy": bot("greedy", game.name, 1),
        "search": Searcher(game.name, 1, Budget(iterations=100)),
        "deep": Searcher(game.name, 1, Budget(iterations=100), depth=2, weight_set="linear"),
        "threads": Searcher(game.name, 1, Budget(iterations=100, threads=2)),
    }


def test_every_bot_plays_legal_actions_in_every_game(game: Game, players: int) -> None:
    for state in decisions(game, players):
        assert state.actor is not None
        for one in bots(game).values():
            assert decide(one, state.view(state.actor)).action in state.actions()


def test_the_same_seed_and_budget_give_the_same_decisions(game: Game, players: int) -> None:
    views = [state.view(state.actor) for state in decisions(game, players)]
    for name in bots(game):
        first, second = bots(game)[name], bots(game)[name]
        assert [decide(first, view) for view in views] == [decide(second, view) for view in views]


def test_a_choice_does_not_change_with_what_is_hidden(game: Game, players: int) -> None:
    """The real cards are exchanged for others that look the same: nothing that reaches a bot may differ."""
    for number, state in enumerate(decisions(game, players)):
        assert state.actor is not None
        other = state.determinize(state.actor, seed=number)
        assert json.dumps(state.view(state.actor)) == json.dumps(other.view(state.actor))
        for name in ("greedy", "search", "deep"):
            here, there = bots(game)[name], bots(game)[name]
            assert decide(here, state.view(state.actor)) == decide(there, other.view(state.actor))


def test_worlds_from_a_view_have_that_view_and_vary(game: Game, players: int) -> None:
    for state in islice(some_states(game, players, games=12, every=3), 120):
        if state.actor is not None:
            view = state.view(state.actor)
            assert state_from_view(view).view(state.actor) == view
            worlds = [world(view, seed) for seed in range(5)]
            assert all(one.view(state.actor) == view for one in worlds)
            assert len({json.dumps(one.position()) for one in worlds}) == 5


def test_thoughts_are_chances_and_the_most_tried_comes_first(game: Game) -> None:
    for state in decisions(game, 3):
        assert state.actor is not None
        decision = decide(Searcher(game.name, 1, Budget(iterations=200)), state.view(state.actor))
        assert decision.thoughts[0].action == decision.action
        assert {thought.action for thought in decision.thoughts} == set(state.actions())
        assert all(0 <= thought.chance <= 1 and thought.visits >= 1 for thought in decision.thoughts)
        visits = [thought.visits for thought in decision.thoughts]
        assert visits == sorted(visits, reverse=True)


def test_a_sure_win_is_seen(game: Game) -> None:
    """One decision before the end, search takes an action that wins if there is one."""
    seen = 0
    for state in some_states(game, 2, games=60, every=1):
        if state.over or state.actor is None or state.forced:
            continue
        ends = {action: state.play(action) for action in state.actions()}
        if not all(end.over for end in ends.values()):
            continue
        winning = {action for action, end in ends.items() if end.winners() == [state.actor]}
        if 0 < len(winning) < len(ends):
            seen += 1
            chosen = decide(Searcher(game.name, 1, Budget(iterations=300)), state.view(state.actor)).action
            assert chosen in winning
    if game.name == "koryo":
        assert seen > 0


def test_a_full_tree_is_no_harm(game: Game) -> None:
    searcher = Searcher(game.name, 1, Budget(iterations=3000), depth=3)
    small = Searcher(game.name, 1, Budget(iterations=30), depth=3)
    small.budget = Budget(iterations=20_000)
    state = game.start(players=4, seed=1)
    while state.forced:
        state = state.play(state.actions()[0])
    for one in (searcher, small):
        assert decide(one, state.view(state.actor)).action in state.actions()


def test_a_bot_without_any_time_still_answers(game: Game) -> None:
    state = next(state for state in some_states(game, 3, games=1) if len(state.actions()) > 1)
    assert decide(Searcher(game.name, 1, Budget(seconds=1e-9)), state.view(state.actor)).thoughts


def test_a_forced_action_needs_no_thought(game: Game) -> None:
    state = next(state for state in some_states(game, 3, games=3) if state.forced)
    assert decide(Searcher(game.name, 1, Budget(iterations=100)), state.view(state.actor)).action == state.actions()[0]


def test_a_choice_that_cannot_change_any_more_ends_the_search(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a hundredth of a second at each look, a hundred looks make the whole second."""
    clock = count()
    monkeypatch.setattr("madang.bots.search.time.perf_counter", lambda: next(clock) / 100)
    state = next(state for state in some_states(game, 2, games=1) if 1 < len(state.actions()) < 5)
    searcher = Searcher(game.name, 1, Budget(seconds=1.0), explore=0.01)
    searcher(state.view(state.actor))
    assert CHUNK < searcher.iterations < 75 * CHUNK
    monkeypatch.setattr("madang.bots.search.GAIN", 1.0)  # as if all that is left could go to one action
    certain = Searcher(game.name, 1, Budget(seconds=1.0), explore=0.01)
    certain(state.view(state.actor))
    assert searcher.iterations < certain.iterations < 75 * CHUNK
    patient = Searcher(game.name, 1, Budget(seconds=1.0), explore=50.0)
    patient(state.view(state.actor))
    assert patient.iterations == 100 * CHUNK


def test_levels_are_listed_from_weak_to_strong() -> None:
    assert [*LEVELS] == ["random", "greedy", "adept", "expert", "master"]


def test_a_bot_of_ones_own_is_loaded_by_its_path() -> None:
    mine = ModuleType("my_bots")
    mine.first = lambda game, seed: lambda view: view["actions"][0]  # type: ignore[attr-defined]
    sys.modules["my_bots"] = mine
    view = madang.game("koryo").start(seed=1).view(0)
    assert decide(bot("my_bots:first", "koryo"), view) == Decision("pass")
    del sys.modules["my_bots"]


def test_unknown_bots_and_wrong_answers_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'wizard'"):
        bot("wizard", "koryo")

    def cheat(view: View) -> str:
        return "win"

    with pytest.raises(ValueError, match="'win', which is not among the legal actions"):
        decide(cheat, madang.game("koryo").start(seed=1).view(0))
