"""Learning the weights: what is fitted is what bots evaluate by, and it follows the slope of its loss."""

from __future__ import annotations

import importlib
import io
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from madang import Game
from madang.bots.engine import bot_engine
from madang.bots.kernels import NEURONS, Weights
from madang.games.chance import new_rng
from madang.jit import plain
from madang.lab import train
from madang.lab.train import Layer
from tests.playing import some_states


def some_weights(like: Weights, seed: int) -> Weights:
    dice = np.random.default_rng(seed)
    return Weights(*(dice.normal(0, 0.3, part.shape).astype(np.float32) for part in like))


def some_layer(features: int, seed: int) -> Layer:
    dice = np.random.default_rng(seed)
    return Layer(dice.normal(size=features), dice.normal(size=(features + 1, 3)), dice.normal(size=3))


def test_bots_judge_as_they_learned(game: Game, players: int) -> None:
    one = bot_engine(game.name)
    kernels = importlib.import_module(f"madang.bots.features.{game.name}")
    write_features, stage = plain(kernels.write_features), plain(kernels.stage)
    weights = some_weights(one.blank_weights(NEURONS), seed=players)
    judged = 0
    for state in some_states(game, players, games=2, every=5):
        if state.over or state.forced:
            continue
        games = np.repeat(state.copied(), 3)
        sums = np.zeros(len(game.notations), np.float64)
        count = one.evaluate_actions(games, state.actor, 1, weights, one.workspace(new_rng("test")), sums)
        after = games[2]  # where the last legal action led to
        if after.actor < 0:
            continue
        rows = np.zeros((1, players, one.features), np.float32)
        for seat in range(players):
            write_features(after, seat, rows[0, seat])
        chances, _ = train.evaluate(rows, Layer(*(part[players - 2, stage(after)] for part in weights)))
        assert chances[0, state.actor] == pytest.approx(sums[count - 1], abs=1e-4)
        judged += 1
    assert judged > 5


def test_the_slope_is_that_of_the_loss() -> None:
    dice = np.random.default_rng(5)
    rows, results = dice.normal(size=(7, 3, 6)), dice.dirichlet(np.ones(3), size=7)
    layer, step = some_layer(6, seed=2), 1e-6
    slopes = train.gradient(rows, results, layer)
    for which, part in enumerate(layer):
        for place in np.ndindex(part.shape):
            losses = []
            for sign in (1, -1):
                moved = [other.copy() for other in layer]
                moved[which][place] += sign * step
                losses.append(train.log_loss(rows, results, Layer(*moved)))
            measured = (losses[0] - losses[1]) / (2 * step) + train.DECAY * part[place]
            assert slopes[which][place] == pytest.approx(measured, abs=1e-6)


def test_neurons_learn_what_a_sum_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two features are seat_value something together only: a sum is no better than a guess."""
    monkeypatch.setattr(train, "BATCH", 32)
    dice = np.random.default_rng(3)
    rows = dice.integers(0, 2, size=(6000, 2, 2)).astype(np.float32)
    seat_value = np.where(rows[..., 0] == rows[..., 1], 4.0, 0.0)
    results = np.exp(seat_value) / np.exp(seat_value).sum(axis=1, keepdims=True)
    bare = Layer(np.zeros(2, np.float32), np.zeros((3, 0), np.float32), np.zeros(0, np.float32))
    neurons = dice.normal(0, 0.5, (3, 8)).astype(np.float32)
    _, guess = train.fit(rows, results, bare, dice)
    _, learned = train.fit(rows, results, bare._replace(inner=neurons, outer=np.zeros(8, np.float32)), dice)
    best = float(-(results * np.log(results)).sum(axis=1).mean())
    assert guess > best + 0.2
    assert learned < best + 0.02


def test_what_is_learned_is_saved_and_judged_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"WEIGHTS": tmp_path, "GENERATIONS": 2, "GAMES": 900, "FIRST_GAMES": 900, "BATCH": 64}.items():
        monkeypatch.setattr(train, name, value)
    said = io.StringIO()
    train.train("koryo", Console(file=said, width=200))
    assert said.getvalue().count("generation 1") == said.getvalue().count("generation player") == 3
    weight_sets = bot_engine("koryo").load_weights(tmp_path / "koryo.npz")
    assert [*weight_sets] == ["linear_random", "linear", "neural"]
    assert weight_sets["linear_random"].outer.size == weight_sets["linear"].outer.size == 0
    assert weight_sets["neural"].outer.shape == (3, bot_engine("koryo").stages, NEURONS)
    assert np.abs(weight_sets["neural"].outer).max() > 0.01
    sums = [evaluate.sums for evaluate in weight_sets.values()]
    assert all(np.abs(one).max() > 0.1 for one in sums)
    assert not any(np.allclose(sums[i], sums[i - 1]) for i in range(3))


def test_a_game_that_was_never_trained_finds_every_state_alike(tmp_path: Path) -> None:
    for weights in bot_engine("koryo").load_weights(tmp_path / "koryo.npz").values():
        assert not any(part.any() for part in weights)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    one = bot_engine("koryo")
    other = one.blank_weights()._replace(sums=np.zeros((3, one.stages, one.features - 1)))
    train.save(tmp_path / "koryo.npz", other, other, other)
    with pytest.raises(ValueError, match=r"koryo\.npz was learned by other features"):
        one.load_weights(tmp_path / "koryo.npz")


def test_every_game_has_its_judges(game: Game) -> None:
    for weights in bot_engine(game.name).weight_sets.values():
        assert weights.sums.any()
    assert bot_engine(game.name).weight_sets["neural"].outer.any()
