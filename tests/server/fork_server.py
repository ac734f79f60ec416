"""A process that imports the server once and forks it on request, which saves the time of importing.

Each line of standard input is a request, a JSON list: ``["settings", PORT, DATABASE]`` runs the server with the
settings of the tests, ``["command", …]`` runs the command `madang` with these arguments. The answer is the process id.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import uvicorn

import madang
from madang.cli.main import app as command
from madang.server.app import create_app
from madang.server.logging import configure
from madang.server.process import uvicorn_options
from madang.server.settings import Settings
from tests.server.servers import settings

app = create_app(Settings())


def serve(port: int, database: str) -> None:
    configure("error")
    app.state.settings = settings(database)
    uvicorn.run(app, port=port, **uvicorn_options(timeout_graceful_shutdown=2))


def main() -> None:
    for name in madang.game_names():
        madang.game(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps children that end
    for line in sys.stdin:
        kind, *arguments = json.loads(line)
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(*arguments) if kind == "settings" else command(arguments, standalone_mode=False)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
