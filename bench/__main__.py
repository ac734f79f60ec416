"""`make bench`: all benchmarks, or the named ones; `--quick` shortens that of the server."""

from __future__ import annotations

import importlib
import sys

PARTS = ("engine", "bots", "envs", "start", "cluster", "server")

if __name__ == "__main__":
    options = {"quick": True} if "--quick" in sys.argv else {}
    for part in [word for word in sys.argv[1:] if word != "--quick"] or PARTS:
        importlib.import_module(f"bench.{part}").main(**options if part == "server" else {})
