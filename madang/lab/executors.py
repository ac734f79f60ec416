"""Where tasks run: on the threads or processes of this machine, or on a Ray cluster.

Tasks and results can be pickled, and a result depends on its task alone: every executor gives the same results.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from madang.extras import import_extra
from madang.jit import PACKAGE

T = TypeVar("T")
R = TypeVar("R")

MAX_RETRIES = 10
"""How often Ray runs a task again whose process or node died."""
TASKS_PER_CORE = 2
"""Tasks that are with the cluster at a time, so that every core has the next one at hand."""


class Executor(Protocol):
    """Runs tasks."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Run `work` on each task; yield the results as they come. A closed generator starts no more tasks."""


class Threads:
    """Threads of this process, by default one per core: for kernels, which release Python's lock."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Run `work` on each task; yield the results as they come. Closing the generator stops it."""
        pool = ThreadPoolExecutor(self.workers)
        try:
            for future in as_completed([pool.submit(work, task) for task in tasks]):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class Processes:
    """Processes of this machine, by default one per core."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Run `work` on each task; yield the results as they come. Closing the generator stops it.

        The processes ignore Ctrl-C, which only this one handles: one that dies while it sends a result would leave the
        others waiting forever.
        """
        with get_context("spawn").Pool(self.workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            yield from pool.imap_unordered(work, tasks)


class RayCluster:
    """A Ray cluster that has this version of Madang on every node. `address` is as for `ray.init`."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray = import_extra("ray", "ray")
        self._ray.init(address, logging_level="WARNING", include_dashboard=False if address == "local" else None)

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Run `work` on each task; yield the results as they come. A closed generator starts no more tasks.

        Ray runs a task again if its process or its node died. An exception that `work` raises is raised here. Tasks
        that were begun end when this process ends. They are not canceled: Ray crashes if they end at the same moment.
        """
        remote = self._ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(_run_checked)
        waiting, running = iter(tasks), list[Any]()
        while True:
            started = islice(waiting, max(0, self._capacity() - len(running)))
            running += [remote.remote(source_fingerprint(), work, task) for task in started]
            if not running:
                return
            done, running = self._ray.wait(running)
            yield self._ray.get(done[0])

    def _capacity(self) -> int:
        """How many tasks the cluster takes now: nodes come and go."""
        return TASKS_PER_CORE * max(1, int(self._ray.cluster_resources().get("CPU", 0)))


def connect(address: str | None) -> RayCluster | None:
    """The cluster of the option `--ray`, None without it; raise `ValueError` if it cannot be reached."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    try:
        if port.isdigit():
            socket.create_connection((host, int(port)), timeout=10).close()  # Ray itself would wait for minutes
        return RayCluster(address)
    except OSError as error:
        raise ValueError(f"--ray {address}: {error}") from error


class OtherSources(RuntimeError):
    """A node has other sources of Madang than the process that sends it tasks."""


def _run_checked(fingerprint: str, work: Callable[[T], R], task: T) -> R:
    """Run a task on a node, if it has the same sources: others could give other results."""
    if source_fingerprint() != fingerprint:
        raise OtherSources(f"{platform.node()} has another version of Madang than the machine that sends it tasks")
    return work(task)


@functools.cache
def source_fingerprint() -> str:
    """A hash of everything that determines results: the sources of the package and the bots' weights."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".py", ".npz"):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def results_in_order(executor: Executor, work: Callable[[T], R], tasks: Iterable[T]) -> list[R]:
    """The results of all tasks, in the order of the tasks."""
    results = dict(executor.run(functools.partial(_numbered, work), enumerate(tasks)))
    return [results[number] for number in range(len(results))]


def _numbered(work: Callable[[T], R], task: tuple[int, T]) -> tuple[int, R]:
    return task[0], work(task[1])
