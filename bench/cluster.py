"""Simulation on local Ray clusters of one and of two nodes with one core each, against processes without Ray.

Ray's own cost is the processor time that the command spends for each task, however small the task: it bounds how many
cores one command can keep busy.
"""

from __future__ import annotations

import time

import ray
from ray.cluster_utils import Cluster

from bench.measure import console
from madang.lab.executors import Executor, Processes, connect
from madang.lab.simulate import simulate

GAMES = 800
TASKS = 2000
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}


def games_per_second(executor: Executor) -> float:
    """The rate of games between greedy bots; a short run first starts the processes of a cluster."""
    list(simulate("koryo", ("greedy", "greedy"), 16, 1, executor))
    began = time.perf_counter()
    list(simulate("koryo", ("greedy", "greedy"), GAMES, 2, executor))
    return GAMES / (time.perf_counter() - began)


def milliseconds_per_task(executor: Executor) -> float:
    """The processor time of this process for a task that does nothing."""
    began = time.process_time()
    list(executor.run(abs, range(TASKS)))
    return 1000 * (time.process_time() - began) / TASKS


def on_cluster(nodes: int) -> None:
    cluster = Cluster(initialize_head=True, head_node_args=NODE | {"include_dashboard": False})
    try:
        for _ in range(nodes - 1):
            cluster.add_node(True, **NODE)
        executor = connect(cluster.address)
        assert executor is not None
        games, cost = games_per_second(executor), milliseconds_per_task(executor)
        console.print(f"{nodes} Ray nodes of one core: {games:,.0f}; {cost:.2f} ms a task", highlight=False)
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def main() -> None:
    console.rule("cluster: games of Koryŏ between greedy bots per second")
    for workers in (1, 2):
        console.print(f"{workers} processes, without Ray: {games_per_second(Processes(workers)):,.0f}", highlight=False)
    for nodes in (1, 2):
        on_cluster(nodes)
