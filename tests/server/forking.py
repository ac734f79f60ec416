"""A process that loads the server once and forks it on demand: a line ``PORT DATABASE`` in, the process id out."""

from __future__ import annotations

import os
import signal
import sys

import uvicorn

import madang
from madang.server import logs
from madang.server.app import create_app
from madang.server.running import options
from madang.server.settings import Settings
from tests.server.serving import settings

app = create_app(Settings())


def serve(port: int, database: str) -> None:
    logs.configure("error")
    app.state.settings = settings(database)
    uvicorn.run(app, port=port, **options(timeout_graceful_shutdown=2))


def main() -> None:
    for name in madang.games():
        madang.game(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that end are gone at once
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(int(port), database)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
