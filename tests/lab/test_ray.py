"""On a Ray cluster of two nodes: the results of one machine, also when a node dies in the middle."""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import ray
import torch
from ray.cluster_utils import Cluster

from madang.lab import arena, executors
from madang.lab.executors import OtherSources, Processes, RayCluster, connect
from madang.lab.simulate import Portion, Run, merge, play_bot_portion, portions, simulate
from madang.lab.train.plan import Plan
from madang.lab.train.session import Session
from tests.lab.runs import same_run
from tests.lab.test_arena import interrupt_arena

SEATS = ("greedy", "random")
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two nodes with one core each."""
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(**NODE)
    yield cluster
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def executor(cluster: Cluster) -> RayCluster:
    connected = connect(cluster.address)
    assert connected is not None
    return connected


def test_an_address_without_a_cluster_is_refused(free_port: int) -> None:
    with pytest.raises(ValueError, match=rf"--ray 127\.0\.0\.1:{free_port}: .*refused"):
        connect(f"127.0.0.1:{free_port}")


def test_a_cluster_simulates_the_games_of_one_machine(executor: RayCluster) -> None:
    for seats, games in ((("random",) * 3, 6000), (SEATS, 10)):
        there = merge([*simulate("koryo", seats, games, 3, executor)])
        assert same_run(there, merge([*simulate("koryo", seats, games, 3)]))


def test_a_cluster_trains_the_network_of_one_machine(executor: RayCluster, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    plan = Plan(
        policy=1, value=1, search=1, policy_rows=((2, 5_000),), value_rows=((2, 300), (3, 300)),
        search_rows=((2, 1_100),), iterations=4,
    )  # fmt: skip
    trained: list[dict[str, Any]] = []
    for name, used in (("there", executor), ("here", None)):
        session = Session("koryo", plan, tmp_path / name, tmp_path / f"{name}.npz", used)
        for _ in range(3):
            session.step()
        trained.append(session.models.state_dict())
    assert all(torch.equal(part, trained[1][name]) for name, part in trained[0].items())


def test_an_interrupted_arena_on_a_cluster_resumes(cluster: Cluster, executor: RayCluster) -> None:
    path = arena.Archive("koryo", 2, 77).path
    path.unlink(missing_ok=True)
    output, first = interrupt_arena(path, 10, "--ray", cluster.address)
    assert "Traceback" not in output
    kept = path.read_text().splitlines()
    assert len(kept) >= first >= 10
    matches = [*arena.schedule("koryo", ["greedy", "random"], 2, len(kept) + 4, 77)]
    played = [*arena.run(matches, arena.Archive("koryo", 2, 77), executor)]
    assert path.read_text().splitlines()[: len(kept)] == kept
    path.unlink()
    results = {(result.seats, result.seed): (result.scores, result.luck) for result in played}
    for result in Processes().run(arena.play_match, matches[:6]):
        assert results[result.seats, result.seed] == (result.scores, result.luck)


def test_other_sources_on_a_node_are_refused(executor: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "source_fingerprint", lambda: "another version")
    with pytest.raises(OtherSources, match="has another version of Madang"):
        [*executor.run(abs, [-1])]


def play_when_allowed(folder: Path, portion: Portion) -> Run:
    """Leave a sign that this portion was begun, and play it when the test allows it."""
    (folder / f"{portion.start} {ray.get_runtime_context().get_node_id()} {os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.02)
    return play_bot_portion(portion)


def kill_node(cluster: Cluster, begun: list[list[str]]) -> None:
    """Kill the second node with the processes of the portions that were begun there."""
    (node,) = cluster.worker_nodes
    cluster.remove_node(node, allow_graceful=False)
    for _, place, process in begun:
        if place == node.node_id:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)


def test_the_games_of_a_node_that_dies_are_played_again(cluster: Cluster, executor: RayCluster, tmp_path: Path) -> None:
    tasks = portions("koryo", SEATS, 16, 5)
    results = executor.run(functools.partial(play_when_allowed, tmp_path), tasks)
    with ThreadPoolExecutor(1) as pool:
        run = pool.submit(lambda: merge([*results]))
        while len([*tmp_path.iterdir()]) < 2:  # one on each node
            time.sleep(0.02)
            assert not run.done()
        kill_node(cluster, [sign.name.split() for sign in tmp_path.iterdir()])
        (tmp_path / "go").touch()
        assert same_run(run.result(), merge([play_bot_portion(portion) for portion in tasks]))
    begun = [sign.name.split()[0] for sign in tmp_path.iterdir() if sign.name != "go"]
    assert sorted(set(begun), key=int) == ["0", "4", "8", "12"]
    assert len(begun) == 5, "the portion of the dead node was begun twice"
