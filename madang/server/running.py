"""How uvicorn is run, by the command and by the tests alike."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from typing import Any

log = logging.getLogger("madang.server")
MAX_MESSAGE = 16_384
"""Bytes of a socket message; a longer one closes the socket."""
CHECK_EVERY = 1.0
"""Seconds between two looks at the parent process."""
HEALTH_TIMEOUT = 120
"""Seconds that a worker process may take to answer its supervisor: it compiles or loads the games first."""


def uvicorn_options(**more: Any) -> dict[str, Any]:
    """What uvicorn is told, apart from where to listen."""
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": MAX_MESSAGE,
        "ws_per_message_deflate": False,  # messages are small, and each socket would keep a compression window
        "timeout_worker_healthcheck": HEALTH_TIMEOUT,
    }
    return usual | more


def raise_file_limit() -> None:
    """Allow as many open connections as the system permits: half-open ones must not lock others out."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def exit_with_parent() -> None:
    """Stop when the supervisor of this worker was killed: nobody would replace or stop it any more."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    while parent.is_alive():
        await asyncio.sleep(CHECK_EVERY)
    log.error("the supervisor of this worker is gone")
    signal.raise_signal(signal.SIGTERM)
