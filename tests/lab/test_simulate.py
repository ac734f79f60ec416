"""Simulation: the same games on any number of cores, and consistent statistics."""

from __future__ import annotations

from madang import Game
from madang.core.playouts import WHOLE_WIN
from madang.games import load_part
from madang.lab.action_groups import action_groups
from madang.lab.executors import Processes, Threads
from madang.lab.export import columns
from madang.lab.simulate import Portion, merge, play_bot_portion, portions, simulate
from tests.contract.reference_scores import reference_score_parts
from tests.lab.runs import random_run, same_run
from tests.played_games import some_states


def test_the_number_of_cores_changes_nothing(game: Game, players: int) -> None:
    assert same_run(random_run(game, players, executor=Threads(1)), random_run(game, players, executor=Threads(2)))


def test_the_statistics_of_a_run_are_consistent(game: Game, players: int) -> None:
    run = random_run(game, players)
    assert run.games == 400
    assert (run.wins.sum(axis=1) == WHOLE_WIN).all()
    assert (run.parts.sum(axis=1) == run.scores).all(), "the parts add up to the score"
    assert (run.length[:, 0] >= run.length[:, 1]).all()
    assert (run.chosen <= run.offered).all()
    hands = run.games * players
    assert run.offered[:, 0].max() <= hands
    seeds = columns(run)["seed"]
    assert [game.start(players, int(seed)).record.first for seed in seeds[:50]] == run.first[:50].tolist()


def test_score_parts_match_the_reference(game: Game, players: int) -> None:
    for state in some_states(game, players, games=10):
        parts = load_part(game.name, "tally").score_parts(state.copy_array())
        assert [(name, points[0, :players].tolist()) for name, points in parts.items()] == reference_score_parts(state)


def test_games_of_bots_are_reproducible_and_have_consistent_statistics(game: Game) -> None:
    portion = Portion(game.name, ("greedy", "random"), 1, 0, 2)
    run = play_bot_portion(portion)
    assert same_run(run, play_bot_portion(portion)), "greedy and random are deterministic"
    labels, groups = action_groups(game.name)
    for i, seed in enumerate(portion.seeds()):
        state = game.start(2, seed)
        assert run.first[i] == state.record.first
    assert len(labels) == len(run.offered) == groups.max() + 1
    assert (run.parts.sum(axis=1) == run.scores).all()
    assert run.chosen[:, 0].sum() > 0


def test_games_of_bots_are_the_same_in_other_processes(game: Game) -> None:
    parallel = merge([*simulate(game.name, ("greedy", "random"), 6, 1, Processes(2))])
    serial = merge([play_bot_portion(portion) for portion in portions(game.name, ("greedy", "random"), 6, 1)])
    assert same_run(parallel, serial)


def test_closing_a_simulation_keeps_the_finished_games(game: Game) -> None:
    games = simulate(game.name, ("random", "random"), 20_000, 1)
    run = merge([next(games)])
    games.close()  # type: ignore[attr-defined]
    assert 0 < run.games < 20_000
    assert (run.wins.sum(axis=1) == WHOLE_WIN).all()
