"""Wait for a condition, and run calls at the same time on threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any


def wait_for(condition: Callable[[], object], what: str, seconds: float = 300.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"timed out waiting for {what}")
        time.sleep(0.02)


def in_parallel(*calls: Callable[[], Any]) -> list[Any]:
    """Run calls at the same time, each on a thread; returns their results, or raises the first error."""
    results: list[Any] = [None] * len(calls)

    def run_call(number: int, call: Callable[[], Any]) -> None:
        try:
            results[number] = call()
        except BaseException as error:
            results[number] = error

    threads = [threading.Thread(target=run_call, args=numbered) for numbered in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results
