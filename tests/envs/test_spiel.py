"""OpenSpiel's own tests and algorithms on the games, and that nothing leaks into what a seat is told."""

from __future__ import annotations

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
from tests.playing import some_states


def load(game: Game, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_{game.name}", {"players": players, **parameters})


def chance(state: Any, dice: random.Random) -> int:
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    action: int = dice.choices(outcomes, shares)[0]
    return action


def walk(spiel: Any, seed: int) -> Any:
    """Every state of a random game, the last one terminal."""
    dice = random.Random(seed)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(chance(state, dice) if state.is_chance_node() else dice.choice(state.legal_actions()))
    yield state


def test_openspiel_simulates_it(game: Game, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_openspiel_writes_a_playthrough_of_it(game: Game, players: int) -> None:
    text = generate_playthrough.playthrough(f"python_{game.name}(players={players})", None, seed=1)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text


def test_resampling_keeps_what_a_seat_knows(game: Game, players: int) -> None:
    """OpenSpiel's check of resampling, and that the worlds really differ where something is hidden."""
    spiel = load(game, players)
    dice = random.Random(1)
    different = 0
    for number, state in enumerate(walk(spiel, players)):
        if state.is_chance_node() or state.is_terminal() or number % 5:
            continue
        for seat in range(players):
            other = state.resample_from_infostate(seat, dice.random)
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


def test_of_others_a_resampled_state_knows_what_was_public(game: Game) -> None:
    """Their past as they saw it is not carried over: it would tell the searcher what they really held."""
    dice = random.Random(1)
    *_, state = (one.clone() for one in walk(load(game, 3), 2) if not one.is_terminal() and not one.is_chance_node())
    other = state.resample_from_infostate(0, dice.random)
    again = state.resample_from_infostate(1, dice.random).resample_from_infostate(0, dice.random)
    assert "deal" not in other.information_state_string(1)
    assert other.public == again.public == state.public


def test_hidden_cards_and_orders_do_not_reach_another_seat() -> None:
    """Two games that differ only in the cards of seat 1 and in what it places: seat 0 is told the same."""
    for name in ("koryo", "choson"):
        texts: list[list[str]] = []
        for kind in (7, 8):
            state = pyspiel.load_game(f"python_{name}").new_initial_state()
            state.apply_action(1)
            while state.is_chance_node():
                mine = state.pending[0] == 0
                held = state.states[0].hand.sum(axis=0)
                state.apply_action(next(k for k in ((6, 5, 4, 3) if mine else (kind, 15 - kind, 2)) if held[k] < k))
            state.apply_action(state.string_to_action(f"play {kind + 1}"))
            texts.append([state.information_state_string(0), state.information_state_string(1)])
            assert state.current_player() == 0
        assert texts[0][0] == texts[1][0]
        assert texts[0][1] != texts[1][1]
        assert "1 play 1 cards" in texts[0][0]


def test_states_are_serialised_pickled_and_cloned(game: Game, players: int) -> None:
    spiel = load(game, players)
    for number, state in enumerate(walk(spiel, 7)):
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


def test_search_bots_play_whole_games(game: Game, players: int) -> None:
    spiel = load(game, players)
    dice, luck = random.Random(players), np.random.RandomState(players)
    judge = mcts.RandomRolloutEvaluator(1, luck)
    hidden = spiel.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == (game.name != "corinth")
    bot = (
        ismcts.ISMCTSBot(spiel, judge, 1.0, 2, random_state=luck)
        if hidden
        else mcts.MCTSBot(spiel, 1.0, 2, judge, random_state=luck)
    )
    state, asked = spiel.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, dice))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            asked += 1
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert asked > 3
    assert sum(state.returns()) == pytest.approx(1)


def test_games_drawn_lot_by_lot_are_games_of_the_library(game: Game, players: int) -> None:
    """With the draws as they fell, the library's own rules allow every decision and come to the same result."""
    spiel = load(game, players, skip_forced=False)
    state: Any = None
    for state in walk(spiel, 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        position = {"game": game.name, "players": players, **game.notation.write(unpack(state.states))}
        twin = game.position(position)
        assert twin.actor == state.current_player()
        assert twin.action_numbers == state.legal_actions()
    over = game.position({"game": game.name, "players": players, **game.notation.write(unpack(state.states))})
    winners = over.winners()
    assert state.returns() == pytest.approx([(seat in winners) / len(winners) for seat in range(players)])


def test_what_is_drawn_again_is_what_was_drawn(game: Game, players: int) -> None:
    """As many draws of each sort as the kernel drew, and chances that add up."""
    draws = chance_nodes(game.name)
    for state in some_states(game, players, games=6, every=3):
        for number in state.action_numbers[:4]:
            after = state.play(number).copied()
            before = after.copy()
            pending = draws.undo_draws(state.record, after[0])
            if not pending:
                assert after.tobytes() == before.tobytes()
                continue
            while pending:
                chances = draws.outcomes(after[0], pending)
                assert sum(share for _, share in chances) == pytest.approx(1)
                draws.draw(after[0], pending, chances[-1][0])
                pending = pending[1:]
            for name in ("pile", "hand", "white", "yellow"):
                if name in after.dtype.names:
                    assert after[name].sum() == before[name].sum()


def test_margins_are_returned_on_demand(game: Game) -> None:
    *_, state = walk(load(game, 2, returns="margin"), 1)
    points = game.position({"game": game.name, "players": 2, **game.notation.write(unpack(state.states))}).scores()
    assert state.returns() == [points[0] - points[1], points[1] - points[0]]
    assert state.get_game().utility_sum() == 0
    with pytest.raises(ValueError, match="returns are"):
        load(game, 2, returns="fame")
