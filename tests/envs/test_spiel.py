"""The OpenSpiel games: OpenSpiel's own tests and algorithms, chance nodes, and no leak of hidden cards."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import madang.envs.spiel  # noqa: F401 (registers the games)
from madang import Game
from madang.core.unpack import unpack
from madang.envs.chance_nodes import chance_nodes
from tests.played_games import some_states


def load(game: Game, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_{game.name}", {"players": players, **parameters})


def sample_outcome(state: Any, rng: random.Random) -> int:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    action: int = rng.choices(outcomes, probabilities)[0]
    return action


def random_states(spiel: Any, seed: int) -> Any:
    """Every state of a random game; the last one is terminal."""
    rng = random.Random(seed)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(sample_outcome(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
    yield state


def test_the_game_passes_the_simulation_test(game: Game, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_generated(game: Game, players: int) -> None:
    text = generate_playthrough.playthrough(f"python_{game.name}(players={players})", None, seed=1)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text


def test_resampling_keeps_the_information_state(game: Game, players: int) -> None:
    """Also checks that the sampled worlds differ where cards are hidden."""
    spiel = load(game, players)
    rng = random.Random(1)
    different = 0
    for number, state in enumerate(random_states(spiel, players)):
        if state.is_chance_node() or state.is_terminal() or number % 5:
            continue
        for seat in range(players):
            other = state.resample_from_infostate(seat, rng.random)
            different += str(other) != str(state)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.history() == []
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
    assert (different > 0) == (game.name != "corinth")


def test_after_resampling_other_seats_have_the_public_log(game: Game) -> None:
    """Their own logs are not copied, because they would reveal their cards to the searching player."""
    rng = random.Random(1)
    states = random_states(load(game, 3), 2)
    *_, state = (state.clone() for state in states if not state.is_terminal() and not state.is_chance_node())
    other = state.resample_from_infostate(0, rng.random)
    again = state.resample_from_infostate(1, rng.random).resample_from_infostate(0, rng.random)
    assert "deal" not in other.information_state_string(1)
    assert other.public_log == again.public_log == state.public_log


def test_hidden_cards_do_not_reach_another_seat() -> None:
    """In two games that differ only in the cards that seat 1 holds and places, seat 0 gets the same text."""
    for name in ("koryo", "choson"):
        texts: list[list[str]] = []
        for kind in (7, 8):
            state = pyspiel.load_game(f"python_{name}").new_initial_state()
            state.apply_action(1)
            while state.is_chance_node():
                is_own = state.pending[0] == 0
                held = state.states[0].hand.sum(axis=0)
                state.apply_action(next(k for k in ((6, 5, 4, 3) if is_own else (kind, 15 - kind, 2)) if held[k] < k))
            state.apply_action(state.string_to_action(f"play {kind + 1}"))
            texts.append([state.information_state_string(0), state.information_state_string(1)])
            assert state.current_player() == 0
        assert texts[0][0] == texts[1][0]
        assert texts[0][1] != texts[1][1]
        assert "1 play 1 cards" in texts[0][0]


def test_states_are_serialized_pickled_and_cloned(game: Game, players: int) -> None:
    spiel = load(game, players)
    for number, state in enumerate(random_states(spiel, 7)):
        if number % 23:
            continue
        for twin in (spiel.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.information_state_string(0) == state.information_state_string(0)
            if not state.is_terminal():
                assert twin.legal_actions() == state.legal_actions()
                twin.apply_action(twin.legal_actions()[0])
                assert str(twin) != str(state)


def test_search_bots_of_openspiel_play_complete_games(game: Game, players: int) -> None:
    spiel = load(game, players)
    rng, numpy_rng = random.Random(players), np.random.RandomState(players)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy_rng)
    hidden = spiel.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == (game.name != "corinth")
    bot = (
        ismcts.ISMCTSBot(spiel, evaluator, 1.0, 2, random_state=numpy_rng)
        if hidden
        else mcts.MCTSBot(spiel, 1.0, 2, evaluator, random_state=numpy_rng)
    )
    state, decisions = spiel.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_outcome(state, rng))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert decisions > 3
    assert sum(state.returns()) == pytest.approx(1)


def test_games_with_chance_nodes_follow_the_library_rules(game: Game, players: int) -> None:
    """In every position the library allows the same actions, and at the end it has the same winners."""
    spiel = load(game, players, skip_forced=False)
    state: Any = None
    for state in random_states(spiel, 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        position = {"game": game.name, "players": players, **game.notation.write(unpack(state.states))}
        twin = game.position(position)
        assert twin.actor == state.current_player()
        assert twin.action_numbers == state.legal_actions()
    over = game.position({"game": game.name, "players": players, **game.notation.write(unpack(state.states))})
    winners = over.winners()
    assert state.returns() == pytest.approx([(seat in winners) / len(winners) for seat in range(players)])


def test_undone_draws_are_repeated_in_the_same_number(game: Game, players: int) -> None:
    """There are as many draws of each kind as the kernel made, and the probabilities add up to 1."""
    draws = chance_nodes(game.name)
    for state in some_states(game, players, games=6, every=3):
        for number in state.action_numbers[:4]:
            after = state.play(number).copy_array()
            before = after.copy()
            pending = draws.undo_draws(state.array, after)
            if not pending:
                assert after.tobytes() == before.tobytes()
                continue
            while pending:
                outcomes = draws.outcomes(after, pending)
                assert sum(probability for _, probability in outcomes) == pytest.approx(1)
                draws.draw(after, pending, outcomes[-1][0])
                pending = pending[1:]
            for name in ("pile", "hand", "white", "yellow"):
                if name in after.dtype.names:
                    assert after[name].sum() == before[name].sum()


def test_returns_can_be_margins(game: Game) -> None:
    *_, state = random_states(load(game, 2, returns="margin"), 1)
    points = game.position({"game": game.name, "players": 2, **game.notation.write(unpack(state.states))}).scores()
    assert state.returns() == [points[0] - points[1], points[1] - points[0]]
    assert state.get_game().utility_sum() == 0
    with pytest.raises(ValueError, match="returns are"):
        load(game, 2, returns="fame")


def test_a_state_can_be_made_from_a_position(game: Game, players: int) -> None:
    spiel = load(game, players, skip_forced=False)
    for state in some_states(game, players, games=2, every=11):
        if state.over:
            continue
        for position in (state.position(), json.dumps(state.position())):
            made = spiel.new_initial_state(position)
            assert made.current_player() == state.actor
            assert made.legal_actions() == state.action_numbers
            assert made.observation_tensor(0) == state.observation(0).tolist()
            made.apply_action(made.legal_actions()[-1])
    with pytest.raises(ValueError, match="the environment for"):
        load(game, 5 - players if players < 3 else 2).new_initial_state(state.position())
