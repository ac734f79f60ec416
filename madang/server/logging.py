"""Log records as lines of JSON. Callers must not log cookies, contributions, secrets or table ids."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

STANDARD_FIELDS = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": when, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = record.getMessage()
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def silence_socket_logs() -> None:
    """Drop uvicorn's records about single sockets: they contain table ids and what clients send."""
    logging.getLogger("uvicorn.error").addFilter(_is_not_about_a_socket)


def _is_not_about_a_socket(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG and not str(record.msg).startswith(('%s - "WebSocket', "Invalid UTF-8"))


def configure(level: str) -> None:
    """Send the logs of the server and of uvicorn to stderr, one JSON object per line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("madang.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    for name in ("uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
