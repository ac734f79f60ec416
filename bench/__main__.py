"""`make bench`: all measurements, or those named."""

from __future__ import annotations

import sys

from bench import bots, engine, envs, server, start

PARTS = {
    "engine": engine.main,
    "bots": bots.main,
    "envs": envs.main,
    "start": start.main,
    "server": server.main,
}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
