"""Training of the evaluation: the fitted model is the one that bots evaluate by, and it learns."""

from __future__ import annotations

import importlib
import io
from pathlib import Path

import numpy as np
import pytest
import torch
from rich.console import Console

from madang import Game
from madang.bots.engine import bot_engine
from madang.bots.kernels import NEURONS, Weights
from madang.games.chance import new_rng
from madang.jit import plain
from madang.lab.train import evaluation
from tests.played_games import some_states


def random_weights(like: Weights, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    return Weights(*(rng.normal(0, 0.3, part.shape).astype(np.float32) for part in like))


def test_kernels_evaluate_like_the_training(game: Game, players: int) -> None:
    engine = bot_engine(game.name)
    kernels = importlib.import_module(f"madang.bots.features.{game.name}")
    write_features, stage = plain(kernels.write_features), plain(kernels.stage)
    weights = random_weights(engine.blank_weights(NEURONS), seed=players)
    tested = 0
    for state in some_states(game, players, games=2, every=5):
        if state.over or state.forced:
            continue
        games = np.repeat(state.copy_array(), 3)
        sums = np.zeros(len(game.notations), np.float64)
        count = engine.evaluate_actions(games, state.actor, 1, weights, engine.workspace(new_rng("test")), sums)
        after = games[2]  # the state after the last legal action
        if after.actor < 0:
            continue
        rows = np.zeros((1, players, engine.features), np.float32)
        for seat in range(players):
            write_features(after, seat, rows[0, seat])
        sums_now, inner, outer = (torch.from_numpy(part[players - 2, stage(after)]) for part in weights)
        chances = evaluation.log_chances(torch.from_numpy(rows), (sums_now, inner, outer)).exp()
        assert float(chances[0, state.actor]) == pytest.approx(sums[count - 1], abs=1e-4)
        tested += 1
    assert tested > 5


def test_a_hidden_layer_learns_what_linear_weights_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value depends on whether two features are equal, which a weighted sum cannot express."""
    monkeypatch.setattr(evaluation, "BATCH", 32)
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 2, size=(6000, 2, 2)).astype(np.float32)
    values = np.where(rows[..., 0] == rows[..., 1], 4.0, 0.0)
    results = (np.exp(values) / np.exp(values).sum(axis=1, keepdims=True)).astype(np.float32)
    linear = [np.zeros(2, np.float32), np.zeros((3, 0), np.float32), np.zeros(0, np.float32)]
    neurons = rng.normal(0, 0.5, (3, 8)).astype(np.float32)
    _, linear_loss = evaluation.fit(rows, results, linear, rng)
    _, neural_loss = evaluation.fit(rows, results, [linear[0], neurons, np.zeros(8, np.float32)], rng)
    best = float(-(results * np.log(results)).sum(axis=1).mean())
    assert linear_loss > best + 0.2
    assert neural_loss < best + 0.02


def test_training_writes_the_weight_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GENERATIONS": 2, "GAMES": 900, "LINEAR_GAMES": 900, "BATCH": 64}.items():
        monkeypatch.setattr(evaluation, name, value)
    output = io.StringIO()
    evaluation.train_evaluation("koryo", tmp_path / "koryo.npz", Console(file=output, width=200))
    assert output.getvalue().count("generation 1") == output.getvalue().count("generation linear") == 3
    weight_sets = bot_engine("koryo").load_weights(tmp_path / "koryo.npz")
    assert [*weight_sets] == ["linear_random", "linear", "neural"]
    assert weight_sets["linear_random"].outer.size == weight_sets["linear"].outer.size == 0
    assert weight_sets["neural"].outer.shape == (3, bot_engine("koryo").stages, NEURONS)
    assert np.abs(weight_sets["neural"].outer).max() > 0.01
    sums = [weights.sums for weights in weight_sets.values()]
    assert all(np.abs(part).max() > 0.1 for part in sums)
    assert not any(np.allclose(sums[i], sums[i - 1]) for i in range(3))


def test_a_game_without_trained_weights_has_blank_ones(tmp_path: Path) -> None:
    for weights in bot_engine("koryo").load_weights(tmp_path / "koryo.npz").values():
        assert not any(part.any() for part in weights)


def test_weights_for_other_features_raise_an_error(tmp_path: Path) -> None:
    engine = bot_engine("koryo")
    other = engine.blank_weights()._replace(sums=np.zeros((3, engine.stages, engine.features - 1)))
    evaluation.save(tmp_path / "koryo.npz", other, other, other)
    with pytest.raises(ValueError, match=r"koryo\.npz was trained with other features"):
        engine.load_weights(tmp_path / "koryo.npz")


def test_every_game_has_trained_weights(game: Game) -> None:
    for weights in bot_engine(game.name).weight_sets.values():
        assert weights.sums.any()
    assert bot_engine(game.name).weight_sets["neural"].outer.any()
