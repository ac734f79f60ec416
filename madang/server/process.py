"""A server process: options of uvicorn, the limit on open files, and the end of the supervisor."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from typing import Any

log = logging.getLogger("madang.server")
MAX_MESSAGE = 16_384
"""Bytes of a socket message. A longer message closes the socket."""
PARENT_CHECK_EVERY = 1.0
"""Seconds between checks that the parent process is alive."""
HEALTH_TIMEOUT = 120
"""Seconds that a worker may take to answer its supervisor: it loads or compiles the games first."""


def uvicorn_options(**more: Any) -> dict[str, Any]:
    """The options of uvicorn that `madang serve` and the tests share."""
    options: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": MAX_MESSAGE,
        "ws_per_message_deflate": False,  # messages are small, and each socket would keep a compression window
        "timeout_worker_healthcheck": HEALTH_TIMEOUT,
    }
    return options | more


def raise_file_limit() -> None:
    """Allow as many open files as the system permits, so that half-open connections do not use up the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def exit_with_parent() -> None:
    """Stop this worker when its supervisor was killed: nothing would stop or replace the worker any more."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    while parent.is_alive():
        await asyncio.sleep(PARENT_CHECK_EVERY)
    log.error("the supervisor process is gone, stopping")
    signal.raise_signal(signal.SIGTERM)
