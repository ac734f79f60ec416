"""How uvicorn is run, by the command and by the tests alike."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from typing import Any

from madang.server.line import Line

log = logging.getLogger("madang.server")
LARGEST_MESSAGE = 65_536
GLANCE = 1.0
"""Seconds between two looks at who has started this worker."""


def options(**more: Any) -> dict[str, Any]:
    """What uvicorn is told, apart from where to listen."""
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": Line,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a message is small, and thousands of sockets would each keep a window
    }
    return usual | more


async def end_with_supervisor() -> None:
    """Stop when the process is gone that has started this one, if it is one of several workers.

    Whoever is stopped in earnest cannot stop his workers, and they would keep the port with nobody to replace them.
    """
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return
    while supervisor.is_alive():
        await asyncio.sleep(GLANCE)
    log.error("the process that has started this worker is gone")
    signal.raise_signal(signal.SIGTERM)
