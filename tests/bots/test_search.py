"""The tree search: statistics, sure wins, full trees, budgets."""

from __future__ import annotations

from itertools import count

import pytest

from madang import Game
from madang.bots.protocol import decide
from madang.bots.search import CHUNK, Budget, Searcher
from tests.played_games import some_states


def test_thoughts_cover_all_actions_and_the_most_visited_comes_first(game: Game) -> None:
    for state in some_states(game, 3, games=2, every=6):
        if len(state.actions()) < 2:
            continue
        assert state.actor is not None
        decision = decide(Searcher(game.name, 1, Budget(iterations=200)), state.view(state.actor))
        assert decision.thoughts[0].action == decision.action
        assert {thought.action for thought in decision.thoughts} == set(state.actions())
        assert all(0 <= thought.chance <= 1 and thought.visits >= 1 for thought in decision.thoughts)
        visits = [thought.visits for thought in decision.thoughts]
        assert visits == sorted(visits, reverse=True)


def test_the_last_decision_of_a_game_takes_a_sure_win(game: Game) -> None:
    tested = 0
    for state in some_states(game, 2, games=60, every=1):
        if state.over or state.actor is None or state.forced:
            continue
        ends = {action: state.play(action) for action in state.actions()}
        if not all(end.over for end in ends.values()):
            continue
        winning = {action for action, end in ends.items() if end.winners() == [state.actor]}
        if 0 < len(winning) < len(ends):
            tested += 1
            chosen = decide(Searcher(game.name, 1, Budget(iterations=300)), state.view(state.actor)).action
            assert chosen in winning
    if game.name == "koryo":
        assert tested > 0


def test_a_full_tree_still_gives_a_legal_action(game: Game) -> None:
    searcher = Searcher(game.name, 1, Budget(iterations=3000), depth=3)
    small_tree = Searcher(game.name, 1, Budget(iterations=30), depth=3)
    small_tree.budget = Budget(iterations=20_000)
    state = game.start(players=4, seed=1)
    while state.forced:
        state = state.play(state.actions()[0])
    for choose in (searcher, small_tree):
        assert decide(choose, state.view(state.actor)).action in state.actions()


def test_a_bot_without_any_time_still_answers(game: Game) -> None:
    state = next(state for state in some_states(game, 3, games=1) if len(state.actions()) > 1)
    assert decide(Searcher(game.name, 1, Budget(seconds=1e-9)), state.view(state.actor)).thoughts


def test_a_forced_action_is_returned(game: Game) -> None:
    state = next(state for state in some_states(game, 3, games=3) if state.forced)
    assert decide(Searcher(game.name, 1, Budget(iterations=100)), state.view(state.actor)).action == state.actions()[0]


def test_search_stops_early_when_the_choice_cannot_change(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake clock advances by 10 ms at each reading, so that the budget of a second is 100 chunks."""
    clock = count()
    monkeypatch.setattr("madang.bots.search.time.perf_counter", lambda: next(clock) / 100)
    state = next(state for state in some_states(game, 2, games=1) if 1 < len(state.actions()) < 5)
    searcher = Searcher(game.name, 1, Budget(seconds=1.0), explore=0.01)
    searcher(state.view(state.actor))
    assert CHUNK < searcher.iterations < 75 * CHUNK
    monkeypatch.setattr("madang.bots.search.GAIN", 1.0)  # as if all remaining iterations could go to one action
    certain = Searcher(game.name, 1, Budget(seconds=1.0), explore=0.01)
    certain(state.view(state.actor))
    assert searcher.iterations < certain.iterations < 75 * CHUNK
    patient = Searcher(game.name, 1, Budget(seconds=1.0), explore=50.0)
    patient(state.view(state.actor))
    assert patient.iterations == 100 * CHUNK
