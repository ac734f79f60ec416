"""The programs in examples/ work, in a short run, and learn where that takes seconds."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest
import ray

from examples import (
    gymnasium_vector,
    jax_lockstep,
    learn_koryo,
    openspiel_mccfr,
    openspiel_policy_gradient,
    ppo_lockstep,
    sb3_maskable_ppo,
    torchrl_pettingzoo,
)


@pytest.fixture
def ray_here() -> Iterator[None]:
    """Ray on this machine."""
    ray.init(num_cpus=1, include_dashboard=False, object_store_memory=80_000_000, _node_ip_address="127.0.0.1")
    yield
    ray.shutdown()


def test_a_little_learning_beats_random_play() -> None:
    assert learn_koryo.against_random(learn_koryo.learn(iterations=3), games=600) > 0.6


def test_ppo_in_lockstep_learns() -> None:
    agent = ppo_lockstep.learn("koryo", updates=6)
    assert ppo_lockstep.share_of_wins(agent, "koryo", "random", games=400) > 0.65


def test_jax_learns_in_lockstep() -> None:
    weights = jax_lockstep.learn("koryo", updates=5)
    assert jax_lockstep.share_against_random("koryo", weights, steps=100) > 0.6


def test_gymnasium_plays_many_games() -> None:
    finished, share = gymnasium_vector.play("koryo", ["greedy", "random"], at_once=16, steps=100)
    assert finished > 20
    assert share < 0.3


def test_sb3_learns_with_masks() -> None:
    model = sb3_maskable_ppo.learn("koryo", "random", 8192, at_once=8)
    assert sb3_maskable_ppo.share_of_wins(model, 60) > 0.6


def test_torchrl_plays_and_learns() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "PettingZoo in TorchRL is tested")
        actor, played = torchrl_pettingzoo.learn("koryo", 3, games=2)
    to_act = played["seats", "mask"]
    legal = played["seats", "action_mask"].gather(2, played["seats", "action"].unsqueeze(2)).squeeze(2)
    assert to_act.sum(dim=1).eq(1).all()
    assert legal[to_act].all()
    assert played["next", "seats", "reward"].sum().item() == pytest.approx(1)
    assert all(parameter.isfinite().all() for parameter in actor.parameters())


@pytest.mark.filterwarnings("ignore")  # RLlib warns about itself
@pytest.mark.usefixtures("ray_here")
def test_rllib_learns_with_masks() -> None:
    from examples import rllib_masked_ppo  # it warns when it is imported

    shares = rllib_masked_ppo.learn("koryo", "random", iterations=2, decisions=512)
    assert len(shares) == 2
    assert all(0 < share <= 1 for share in shares)  # illegal actions would lose every game


def test_mccfr_of_openspiel_learns_the_last_round() -> None:
    end, policy = openspiel_mccfr.solve("koryo", 1000, seed=7)
    untrained, uniform = openspiel_mccfr.solve("koryo", 0, seed=7)
    trained = openspiel_mccfr.lead_over_random(end, policy, 1000)
    assert trained > openspiel_mccfr.lead_over_random(untrained, uniform, 1000) + 0.2


def test_a_policy_gradient_of_openspiel_learns() -> None:
    env, agents = openspiel_policy_gradient.learn("koryo", 400)
    assert openspiel_policy_gradient.share_of_wins(env, agents, 300) > 0.58
