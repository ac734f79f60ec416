"""Training of the networks: kernels and PyTorch agree, a training can be stopped, and a short one beats random play."""

from __future__ import annotations

import importlib
import io
import json
from pathlib import Path

import numpy as np
import pytest
import torch
from rich.console import Console
from typer.testing import CliRunner

import madang
from madang import Game
from madang.bots.guided import policy_bot
from madang.bots.levels import bot
from madang.bots.network_kernels import Network
from madang.bots.networks import network_engine
from madang.bots.protocol import decide
from madang.games.chance import new_rng
from madang.jit import plain
from madang.lab.train.models import Models
from madang.lab.train.plan import Plan
from madang.lab.train.session import Session, plot_log
from madang.lab.train.targets import policy_loss
from tests.played_games import some_states

SHORT = Plan(
    policy=8, value=2, search=1, policy_rows=((2, 6_000),), value_rows=((2, 500), (3, 500)), search_rows=((2, 300),),
    iterations=10,
)  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def random_models(game: str, seed: int) -> Models:
    torch.manual_seed(seed)
    models = Models(network_engine(game))
    with torch.no_grad():
        for part in models.parameters():
            part.normal_(0, 0.2)
    return models


def test_kernels_compute_like_the_models(game: Game, players: int) -> None:
    engine, models = network_engine(game.name), random_models(game.name, seed=players)
    network = models.arrays()
    inputs = importlib.import_module(f"madang.bots.inputs.{game.name}")
    write_policy_inputs, write_value_inputs = plain(inputs.write_policy_inputs), plain(inputs.write_value_inputs)
    tested = 0
    for state in some_states(game, players, games=2, every=7):
        if state.over or state.forced:
            continue
        games, scratch = state.copy_array(), engine.scratch(network, engine.bots.workspace(new_rng("test")))
        count = engine.consult(games, network, scratch)
        own, all_seats = np.zeros((1, engine.policy_inputs)), np.zeros((1, players, engine.value_inputs))
        write_policy_inputs(games[0], state.actor, own[0])
        for seat in range(players):
            write_value_inputs(games[0], seat, all_seats[0, seat])
        rows = engine.relative[players - 2, state.actor, scratch.actions[:count]]
        targets = torch.zeros(1, engine.actions)
        targets[0, rows] = 1
        with torch.no_grad():
            priors = models.log_policy(torch.from_numpy(own).float(), targets).exp()[0, rows]
            bases = torch.from_numpy(scratch.base[None, :players])
            chances = models.log_chances(torch.from_numpy(all_seats).float(), bases).exp()[0]
        assert priors.numpy() == pytest.approx(scratch.priors[:count], abs=1e-4)
        assert chances.numpy() == pytest.approx(scratch.chances[:players], abs=1e-4)
        tested += 1
    assert tested > 3


def test_the_loss_of_the_policy_is_least_at_the_shares_of_the_visits() -> None:
    models = random_models("koryo", seed=1)
    inputs, targets = torch.rand(1, models.policy[0].in_features), torch.zeros(1, 608, dtype=torch.int16)
    targets[0, 5], targets[0, 9] = 1 + 30, 1 + 10  # visits
    optimizer = torch.optim.Adam(models.parameters(), lr=0.01)
    for _ in range(200):
        optimizer.zero_grad()
        policy_loss(models, inputs, targets).backward()
        optimizer.step()
    with torch.no_grad():
        shares = models.log_policy(inputs, targets).exp()[0]
    assert float(shares[5]) == pytest.approx(0.75, abs=0.02)
    assert float(shares[9]) == pytest.approx(0.25, abs=0.02)


def test_a_short_training_beats_random_play_and_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Session("koryo", SHORT, tmp_path / "folder", tmp_path / "koryo.npz")
    before = first.models.state_dict()["value.0.weight"].clone()
    steps = iter(range(3))
    step = first.step

    def step_or_stop() -> dict[str, object]:
        if next(steps, None) is None:
            raise KeyboardInterrupt
        return step()

    monkeypatch.setattr(first, "step", step_or_stop)
    with pytest.raises(KeyboardInterrupt):
        first.run(Console(file=io.StringIO()))
    second = Session("koryo", SHORT, tmp_path / "folder", tmp_path / "koryo.npz")
    assert second.steps == 3
    second.run(Console(file=io.StringIO()))
    assert second.steps == 11
    assert not torch.equal(before, second.models.state_dict()["value.0.weight"])

    uninterrupted = Session("koryo", SHORT, tmp_path / "other", tmp_path / "other.npz")
    uninterrupted.run(Console(file=io.StringIO()))
    for name, part in uninterrupted.models.state_dict().items():
        assert torch.equal(part, second.models.state_dict()[name]), name

    stages = [json.loads(line)["stage"] for line in second.log.read_text("utf-8").splitlines()]
    assert stages == ["policy"] * 8 + ["value"] * 2 + ["search"]
    plot_log(second.log, tmp_path / "log.png")
    assert (tmp_path / "log.png").stat().st_size > 5_000
    assert (tmp_path / "koryo.npz").stat().st_size < 2_000_000
    assert share_against_random(network_engine("koryo").load_network(tmp_path / "koryo.npz")) > 0.6


def share_against_random(network: Network) -> float:
    """The share of the wins of the policy, which draws its actions, in 100 games for two."""
    won = 0.0
    for seed in range(100):
        own = seed % 2
        players = {own: policy_bot("koryo", seed, 1.0, network), 1 - own: bot("random", "koryo", seed)}
        state = madang.game("koryo").start(players=2, seed=seed // 2)
        while not state.over:
            actor = state.actor or 0
            state = state.play(decide(players[actor], state.view(actor)).action)
        won += (own in state.winners()) / len(state.winners())
    return won / 100


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    plan = Plan(policy=1, value=0, search=0, policy_rows=((2, 300),), value_rows=(), search_rows=())
    Session("koryo", plan, tmp_path, tmp_path / "a.npz").run(Console(file=io.StringIO()))
    with pytest.raises(ValueError, match="holds a training with other settings"):
        Session("koryo", SHORT, tmp_path, tmp_path / "a.npz")


def test_the_command_refuses_unknown_games() -> None:
    import typer

    from madang.lab.train.__main__ import main

    app = typer.Typer()
    app.command()(main)
    result = CliRunner().invoke(app, ["chess"])
    assert result.exit_code == 2
    assert "there is no game 'chess'" in " ".join(result.output.replace("│", " ").split())


def test_networks_for_other_inputs_raise_an_error(tmp_path: Path) -> None:
    engine = network_engine("koryo")
    blank = engine.blank_network()
    layers = {
        name: getattr(blank, name) for name in ("policy_in", "policy_mid", "policy_out", "value_mid", "value_out")
    }
    np.savez(tmp_path / "koryo.npz", **layers, value_in=np.zeros((7, 8)))
    with pytest.raises(ValueError, match=r"koryo\.npz was trained with other inputs"):
        engine.load_network(tmp_path / "koryo.npz")
