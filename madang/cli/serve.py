"""Starting the server: `madang serve` for operators, `madang` alone for everybody else."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

HOST, PORT = "127.0.0.1", 8620
LEVELS = ("critical", "error", "warning", "info", "debug")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen on.")] = PORT,
    database: Annotated[str | None, typer.Option(help="A file for SQLite, or postgresql://…")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    log_level: Annotated[str, typer.Option(help=", ".join(LEVELS))] = "info",
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes at least.")] = 0.8,
    rate: Annotated[float, typer.Option(min=0, help="Requests a second from one guest; 0 is no limit.")] = 50.0,
    new_guests: Annotated[float, typer.Option(min=0, help="New guests a second from one address.")] = 5.0,
    tables_per_guest: Annotated[int, typer.Option(min=0, help="Tables a guest may have in progress.")] = 100,
    bots_per_guest: Annotated[int, typer.Option(min=0, help="Bots a guest may have in progress.")] = 60,
    allow_host: Annotated[list[str] | None, typer.Option(help="A name that the server answers to.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may connect.")] = None,
    behind_proxy: Annotated[str, typer.Option(help="Addresses of proxies whose headers are believed.")] = HOST,
) -> None:
    """Run the server."""
    from madang.server.settings import Settings, database_url

    if log_level not in LEVELS:
        raise typer.BadParameter(f"must be one of {', '.join(LEVELS)}", param_hint="--log-level")
    url = database_url(database or str(default_database()))
    if workers > 1 and url.startswith("sqlite"):
        raise typer.BadParameter(
            "SQLite has one writer, so that one process serves it; several need --database postgresql://…",
            param_hint="--workers",
        )
    settings = Settings(
        database=url,
        log_level=log_level,
        bot_pause=bot_pause,
        rate=rate,
        new_guests=new_guests,
        tables_per_guest=tables_per_guest,
        bots_per_guest=bots_per_guest,
        hosts=allowed_hosts(host, allow_host or []),
        origins=tuple(origin or ()),
    )
    settings.export()
    with only_server_of(url, f"http://{host}:{port}/"):
        run(host, port, workers, log_level, behind_proxy)


def allowed_hosts(host: str, named: list[str]) -> tuple[str, ...]:
    """The names that a server answers to: those given, or the local ones if only this machine can reach it."""
    from madang.server.settings import LOCAL_HOSTS

    with contextlib.suppress(ValueError):
        if not named and not ipaddress.ip_address(host).is_loopback:
            return ()
    return (*LOCAL_HOSTS, host.lower(), *(name.lower() for name in named))


@contextlib.contextmanager
def only_server_of(url: str, address: str) -> Iterator[None]:
    """Refuse to serve a SQLite file that another server has: they would not hear of each other."""
    if not url.startswith("sqlite"):
        yield
        return
    from filelock import FileLock, Timeout

    file = Path(url.removeprefix("sqlite:///")).resolve()
    where = file.with_name(f"{file.name}.address")
    try:
        with FileLock(f"{file}.lock", timeout=0):
            where.write_text(address, "utf-8")
            yield
            where.unlink(missing_ok=True)
    except Timeout:
        known = where.read_text("utf-8") if where.is_file() else "another address"
        Console(stderr=True).print(f"{file} is being served already, at {known}", soft_wrap=True)
        raise typer.Exit(1) from None
    except FileNotFoundError as error:
        raise typer.BadParameter(f"{error.filename} cannot be written", param_hint="--database") from None


def run(host: str, port: int, workers: int, log_level: str, behind_proxy: str = HOST) -> None:
    """Run uvicorn until it is stopped."""
    import uvicorn

    from madang.server.logging import configure
    from madang.server.running import raise_file_limit, uvicorn_options

    compile_games()
    configure(log_level)
    raise_file_limit()
    uvicorn.run(
        "madang.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        forwarded_allow_ips=behind_proxy,
        **uvicorn_options(timeout_graceful_shutdown=5),
    )


def compile_games() -> None:
    """Compile what has to be compiled before the first request, where one can see it."""
    import madang

    for name in madang.game_names():
        madang.game(name)


def default_database() -> Path:
    """The database if none is named: a file in the user's data folder."""
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
    from madang.server.settings import LOCAL_HOSTS, Settings, database_url

    url = database_url(str(default_database()))
    Settings(database=url, hosts=LOCAL_HOSTS, log_level="warning").export()
    port = free_port(HOST, PORT)
    address = f"http://{HOST}:{port}/"
    with only_server_of(url, address):
        Console().print(f"Madang is at [bold]{address}[/] (Ctrl-C stops it).")
        threading.Thread(target=_open_browser, args=(HOST, port, address), daemon=True).start()
        run(HOST, port, 1, "warning")


def _open_browser(host: str, port: int, address: str) -> None:
    """Open the page as soon as the server accepts connections."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
