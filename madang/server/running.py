"""How uvicorn is run, by the command and by the tests alike."""

from __future__ import annotations

from typing import Any

from madang.server.line import Line

LARGEST_MESSAGE = 65_536


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
