"""Starting the server: `madang serve` for operators, `madang` alone for everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

HOST, PORT = "127.0.0.1", 8620
LEVELS = ("critical", "error", "warning", "info", "debug")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.")] = PORT,
    database: Annotated[str | None, typer.Option(help="A file for SQLite, or postgresql://…")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the tables.")] = 1,
    log_level: Annotated[str, typer.Option(help=", ".join(LEVELS))] = "info",
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes at least.")] = 0.8,
    rate: Annotated[float, typer.Option(min=0, help="Requests a second from one guest; 0 is no limit.")] = 50.0,
    new_guests: Annotated[float, typer.Option(min=0, help="New guests a second from one address.")] = 5.0,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may connect.")] = None,
    behind_proxy: Annotated[str, typer.Option(help="Addresses of proxies whose headers are believed.")] = HOST,
) -> None:
    """Run the server."""
    from madang.server.settings import Settings, database_url
    from madang.server.store import migrated

    if log_level not in LEVELS:
        raise typer.BadParameter(f"must be one of {', '.join(LEVELS)}", param_hint="--log-level")
    if workers > 1 and not hasattr(socket, "AF_UNIX"):
        raise typer.BadParameter("this system has no sockets by which they could talk", param_hint="--workers")
    url = database_url(database or str(default_database()))
    meeting = tempfile.TemporaryDirectory(prefix="madang-") if workers > 1 else contextlib.nullcontext("")
    with meeting as folder:
        settings = Settings(
            database=url,
            log_level=log_level,
            bot_pause=bot_pause,
            rate=rate,
            new_guests=new_guests,
            origins=tuple(origin or ()),
            workers=workers,
            folder=folder,
            proxies=behind_proxy,
        )
        if workers > 1:
            asyncio.run(migrated(url))  # before two of them could do it at the same time
        settings.export()
        run(host, port, workers, log_level, behind_proxy)


def run(host: str, port: int, workers: int, log_level: str, behind_proxy: str = HOST) -> None:
    """Run uvicorn until somebody stops it."""
    import uvicorn

    from madang.server.running import options

    prepare()
    uvicorn.run(
        "madang.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        forwarded_allow_ips=behind_proxy,
        **options(timeout_graceful_shutdown=5),
    )


def prepare() -> None:
    """Compile what has to be compiled before the first request, where one can see it."""
    import madang

    for name in madang.games():
        _ = madang.game(name).teller


def default_database() -> Path:
    """The database of somebody who named none: a file among his data."""
    from platformdirs import user_data_path

    return user_data_path("madang", ensure_exists=True) / "madang.db"


def free_port(host: str, wanted: int) -> int:
    """The port wanted, or any that is free."""
    for port in (wanted, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    raise OSError("no port is free")


def start_here() -> None:
    """What `madang` alone does: a server on this machine, and the browser on it."""
    from madang.server.settings import Settings, database_url

    Settings(database=database_url(str(default_database())), log_level="warning").export()
    port = free_port(HOST, PORT)
    address = f"http://{HOST}:{port}/"
    Console().print(f"Madang is at [bold]{address}[/] (Ctrl-C stops it).")
    threading.Thread(target=_open_browser, args=(HOST, port, address), daemon=True).start()
    run(HOST, port, 1, "warning")


def _open_browser(host: str, port: int, address: str) -> None:
    """Open the page as soon as somebody answers there."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
