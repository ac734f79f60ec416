"""`madang serve` for operators, and `madang` alone: a local server and the browser."""

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
from rich.markup import escape

from madang.extras import MissingExtra, import_extra

HOST, PORT = "127.0.0.1", 8620
LOG_LEVELS = ("critical", "error", "warning", "info", "debug")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen on.")] = PORT,
    database: Annotated[
        str | None, typer.Option(help="A SQLite file, or postgresql://…; default: a file in your data folder.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes; more than one needs PostgreSQL.")] = 1,
    log_level: Annotated[str, typer.Option(help=", ".join(LOG_LEVELS))] = "info",
    bot_pause: Annotated[float, typer.Option(min=0, help="Minimum seconds that a bot takes for a turn.")] = 0.8,
    rate: Annotated[float, typer.Option(min=0, help="Requests per second and guest; 0 is no limit.")] = 50.0,
    new_guests: Annotated[float, typer.Option(min=0, help="New guests per second and address; 0 is no limit.")] = 5.0,
    tables_per_guest: Annotated[int, typer.Option(min=0, help="Tables in progress per guest; 0 is no limit.")] = 100,
    bots_per_guest: Annotated[int, typer.Option(min=0, help="Bots in progress per guest; 0 is no limit.")] = 60,
    review_iterations: Annotated[
        int, typer.Option(min=400, help="Iterations of search for each decision of a review.")
    ] = 40_000,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A host name that the server answers to; may be repeated.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="An origin whose pages may also connect; may be repeated.")
    ] = None,
    alert_after: Annotated[
        float, typer.Option(min=0, help="Seconds of a turn after which a player who is away is told.")
    ] = 60.0,
    private_targets: Annotated[
        bool, typer.Option("--private-targets", help="Let webhooks and push messages go to private addresses.")
    ] = False,
    contact: Annotated[
        str, typer.Option(help="mailto: or https: address where push services reach you; default: the server's own.")
    ] = "",
    behind_proxy: Annotated[str, typer.Option(help="Addresses of trusted proxies.")] = HOST,
    metrics_from: Annotated[
        list[str] | None, typer.Option(help="An address or range that may read /metrics; may be repeated.")
    ] = None,
    archive: Annotated[
        Path | None, typer.Option(help="A folder for the records of old tables, which are removed; default: kept.")
    ] = None,
    archive_after: Annotated[float, typer.Option(min=1, help="Days until a table that has ended is old.")] = 365.0,
) -> None:
    """Run the server."""
    require_server()
    from madang.server.settings import Settings, database_url

    if log_level not in LOG_LEVELS:
        raise typer.BadParameter(f"must be one of {', '.join(LOG_LEVELS)}", param_hint="--log-level")
    url = database_url(database or str(default_database()))
    if workers > 1 and url.startswith("sqlite"):
        raise typer.BadParameter(
            "SQLite has one writer, so only one process can serve it; more need --database postgresql://…",
            param_hint="--workers",
        )
    if contact and not contact.startswith(("mailto:", "https://")):
        raise typer.BadParameter("must begin with mailto: or https://", param_hint="--contact")
    settings = Settings(
        database=url,
        log_level=log_level,
        bot_pause=bot_pause,
        rate=rate,
        new_guests=new_guests,
        tables_per_guest=tables_per_guest,
        bots_per_guest=bots_per_guest,
        review_iterations=review_iterations,
        hosts=allowed_hosts(host, allow_host or []),
        origins=tuple(origin or ()),
        metrics_from=_networks(metrics_from or []),
        archive=str(archive.resolve()) if archive else "",
        archive_after=archive_after,
        alert_after=alert_after,
        private_targets=private_targets,
        contact=contact,
    )
    settings.export()
    with lock_database(url, f"http://{host}:{port}/"):
        run(host, port, workers, log_level, behind_proxy)


def _networks(texts: list[str]) -> tuple[str, ...]:
    from madang.server.networks import checked_network

    try:
        return tuple(map(checked_network, texts))
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--metrics-from") from None


def require_server(otherwise: str = "") -> None:
    """End the command with advice if the extra `server` is not installed."""
    try:
        import_extra("fastapi", "server")
    except MissingExtra as error:
        text = f"[bold red]madang:[/] {escape(str(error))}.{otherwise}"
        Console(stderr=True).print(text, soft_wrap=True, highlight=False)
        raise typer.Exit(1) from None


def allowed_hosts(host: str, named: list[str]) -> tuple[str, ...]:
    """The host names that a server answers to. Empty (any) if it listens to other machines and none was given."""
    from madang.server.settings import LOCAL_HOSTS

    with contextlib.suppress(ValueError):
        if not named and not ipaddress.ip_address(host).is_loopback:
            return ()
    return (*LOCAL_HOSTS, host.lower(), *(name.lower() for name in named))


@contextlib.contextmanager
def lock_database(url: str, address: str) -> Iterator[None]:
    """Refuse to serve a SQLite file that another server uses: they would not see each other's changes."""
    if not url.startswith("sqlite"):
        yield
        return
    from filelock import FileLock, Timeout

    file = Path(url.removeprefix("sqlite:///")).resolve()
    address_file = file.with_name(f"{file.name}.address")
    try:
        with FileLock(f"{file}.lock", timeout=0):
            address_file.write_text(address, "utf-8")
            yield
            address_file.unlink(missing_ok=True)
    except Timeout:
        known = address_file.read_text("utf-8") if address_file.is_file() else "another address"
        Console(stderr=True).print(f"Another server already uses {file}, at {known}", soft_wrap=True)
        raise typer.Exit(1) from None
    except FileNotFoundError as error:
        raise typer.BadParameter(f"{error.filename} cannot be written", param_hint="--database") from None


def run(host: str, port: int, workers: int, log_level: str, behind_proxy: str = HOST) -> None:
    """Run uvicorn until it is stopped."""
    import uvicorn

    from madang.server.logging import configure
    from madang.server.process import raise_file_limit, uvicorn_options

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
    """Compile the games before the first request."""
    import madang

    for name in madang.game_names():
        madang.game(name)


def default_database() -> Path:
    """The default database: a file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("madang", ensure_exists=True) / "madang.db"


def free_port(host: str, preferred: int) -> int:
    """The preferred port, or any free port."""
    for port in (preferred, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    raise OSError("no port is free")


def serve_locally() -> None:
    """Run a local server and open the page in the browser."""
    require_server(" Or play in the terminal: madang play koryo")
    from madang.server.settings import LOCAL_HOSTS, Settings, database_url

    url = database_url(str(default_database()))
    Settings(database=url, hosts=LOCAL_HOSTS, log_level="warning").export()
    port = free_port(HOST, PORT)
    address = f"http://{HOST}:{port}/"
    with lock_database(url, address):
        Console().print(f"Madang runs at [bold]{address}[/] (press Ctrl-C to stop).")
        threading.Thread(target=_open_browser, args=(HOST, port, address), daemon=True).start()
        run(HOST, port, 1, "warning")


def _open_browser(host: str, port: int, address: str) -> None:
    """Open the page as soon as the server accepts connections."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
