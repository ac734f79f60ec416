"""`madang admin`: commands for operators that work on the database, also while the server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from madang.cli.serve import default_database, require_server

if TYPE_CHECKING:
    from madang.server.storage.database import Database

T = TypeVar("T")
DAY = 24 * 3600.0
WITH_IDS = {"ignore_unknown_options": True}
"""For commands with an id as argument: ids may begin with a dash."""
STATUSES = ("open", "playing", "over", "closed")

app = typer.Typer(
    help="Look after a server: its tables and guests, bans, old tables, backups. Works while the server runs.",
    no_args_is_help=True,
)
DatabaseOption = Annotated[
    str | None, typer.Option(help="As for `madang serve`: a SQLite file, or postgresql://…; default: your data folder.")
]
GuestId = Annotated[str, typer.Argument(help="The id of a guest, as `guests` and `tables` show it.")]
TableId = Annotated[str, typer.Argument(help="The id of a table: the last part of its address.")]


@app.command()
def tables(
    status: Annotated[str | None, typer.Option(help=", ".join(STATUSES))] = None,
    guest: Annotated[str | None, typer.Option(help="Only tables of the guest with this id.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most this many tables.")] = 50,
    database: DatabaseOption = None,
) -> None:
    """List tables, the last changed first, with the addresses of the creators of tables in progress."""
    if status is not None and status not in STATUSES:
        _fail(f"--status: must be one of {', '.join(STATUSES)}")
    from madang.server.storage.admin import AdminStore

    rows = _with(database, lambda opened, worker: AdminStore(opened, worker).tables(status, guest, limit))
    grid = _grid("table", "game", "status", "plies", "changed", "creator", "address", "seats")
    for row in rows:
        columns = (str(row.plies), _date(row.changed), row.creator, row.address or "", "\n".join(row.players))
        grid.add_row(*map(escape, (row.id, row.game, row.status, *columns)))
    Console().print(grid)


@app.command()
def guests(
    name: Annotated[str | None, typer.Option(help="Part of the name.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most this many guests.")] = 50,
    database: DatabaseOption = None,
) -> None:
    """List guests, the last seen first."""
    from madang.server.storage.admin import AdminStore

    rows = _with(database, lambda opened, worker: AdminStore(opened, worker).guests(name, limit))
    grid = _grid("guest", "name", "created", "seen", "devices", "tables in progress")
    for row in rows:
        seen = _date(row.seen) if row.seen else ""
        grid.add_row(*map(escape, (row.id, row.name, _date(row.created), seen, str(row.devices), str(row.tables))))
    Console().print(grid)


@app.command(context_settings=WITH_IDS)
def remove_name(guest: GuestId, database: DatabaseOption = None) -> None:
    """Replace a guest's name by a neutral one, also at the guest's tables."""
    from madang.server.play.guests import new_name
    from madang.server.storage.guests import GuestStore
    from madang.server.storage.talk import TalkStore

    name = new_name("en")

    async def work(opened: Database, worker: str) -> int:
        await _check_guest(opened, guest)
        renamed = await GuestStore(opened, worker).rename(guest, name)
        await TalkStore(opened, worker).announce(guest)
        return len(renamed)

    print(f"the guest is called {name} now, at {_with(database, work)} tables")


@app.command(context_settings=WITH_IDS)
def remove_guest(guest: GuestId, database: DatabaseOption = None) -> None:
    """Delete a guest with everything that is stored about them. Bots play on in their games."""
    from madang.server.storage.guests import GuestStore

    async def work(opened: Database, worker: str) -> int:
        await _check_guest(opened, guest)
        return len(await GuestStore(opened, worker).delete(guest))

    print(f"deleted the guest, who sat at {_with(database, work)} tables")


@app.command()
def messages(
    guest: Annotated[str | None, typer.Option(help="Only what the guest with this id has said.")] = None,
    table: Annotated[str | None, typer.Option(help="Only what was said at the table with this id.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most this many messages.")] = 50,
    database: DatabaseOption = None,
) -> None:
    """List what people have said at tables, the newest first."""
    from madang.server.storage.talk import TalkStore

    rows = _with(database, lambda opened, worker: TalkStore(opened, worker).last(guest, table, limit))
    grid = _grid("guest", "name", "table", "said", "kind", "message")
    for row in rows:
        grid.add_row(*map(escape, (row.guest, row.name, row.table_id, _date(row.at), row.kind, row.content)))
    Console().print(grid)


@app.command(context_settings=WITH_IDS)
def remove_messages(
    guest: GuestId,
    table: Annotated[str | None, typer.Option(help="Only at the table with this id.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Remove what a guest has said at tables, also from the screens of those who are connected."""
    from madang.server.storage.talk import TalkStore

    async def work(opened: Database, worker: str) -> int:
        await _check_guest(opened, guest)
        return await TalkStore(opened, worker).remove_of(guest, table)

    print(f"removed {_with(database, work)} messages")


@app.command(context_settings=WITH_IDS)
def close(table: TableId, database: DatabaseOption = None) -> None:
    """Close a table in progress, without a result."""
    from madang.server.storage.admin import AdminStore

    if not _with(database, lambda opened, worker: AdminStore(opened, worker).close_table(table, time.time())):
        _fail(f"no table in progress has the id {table}")
    print("closed the table")


@app.command(context_settings=WITH_IDS)
def ban(
    who: Annotated[str, typer.Argument(help="The id of a guest, an address, or a range such as 203.0.113.0/24.")],
    note: Annotated[str, typer.Option(help="The reason, for operators only.")] = "",
    days: Annotated[float | None, typer.Option(min=0, help="How long; default: until the ban is lifted.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Ban a guest or addresses. The server refuses their requests and closes their sockets."""
    from madang.server.networks import checked_network
    from madang.server.storage.bans import Ban, BanStore

    try:
        guest, network = None, checked_network(who)
    except ValueError:
        guest, network = who, None

    async def work(opened: Database, worker: str) -> Ban:
        if guest is not None:
            await _check_guest(opened, guest)
        until = None if days is None else time.time() + days * DAY
        return await BanStore(opened, worker).add(guest, network, note[:200], time.time(), until)

    print(f"banned {network or guest}; lift it with: madang admin unban {_with(database, work).id}")


@app.command()
def unban(
    ban: Annotated[str, typer.Argument(help="The id of a ban, as `bans` shows it.")], database: DatabaseOption = None
) -> None:
    """Lift a ban."""
    from madang.server.storage.bans import BanStore

    if not _with(database, lambda opened, worker: BanStore(opened, worker).remove(ban)):
        _fail(f"no ban has the id {ban}")
    print("lifted the ban")


@app.command()
def bans(database: DatabaseOption = None) -> None:
    """List bans."""
    from madang.server.storage.bans import BanStore

    grid = _grid("ban", "guest or addresses", "since", "until", "note")
    for row in _with(database, lambda opened, worker: BanStore(opened, worker).all()):
        until = "" if row.until is None else "ended" if row.until < time.time() else _date(row.until)
        grid.add_row(*map(escape, (row.id, row.guest or row.network or "", _date(row.created), until, row.note)))
    Console().print(grid)


@app.command()
def archive(
    folder: Annotated[Path, typer.Argument(help="The folder for the records.")],
    days: Annotated[float, typer.Option(min=0, help="Only tables that ended more than this many days ago.")] = 365.0,
    database: DatabaseOption = None,
) -> None:
    """Write the records of finished and closed tables to a folder, and remove these tables."""
    from madang.server.play.retention import Archived, Retention
    from madang.server.storage.retention import RetentionStore

    async def work(opened: Database, worker: str) -> Archived:
        return await Retention(RetentionStore(opened, worker), folder).archive(days)

    try:
        archived = _with(database, work)
    except OSError as error:
        _fail(f"{folder}: {error}")
    print(f"removed {archived.removed} tables and wrote {archived.records} records")
    if archived.unreadable:
        print(f"kept {archived.unreadable} tables that cannot be read, for instance of older rules")


@app.command()
def records(
    folder: Annotated[Path, typer.Argument(help="The folder for the records.")], database: DatabaseOption = None
) -> None:
    """Write the records of finished games at listed tables to a folder, for instance to look for puzzles in them."""
    from madang.server.play.retention import Retention
    from madang.server.storage.retention import RetentionStore

    try:
        written = _with(
            database, lambda opened, worker: Retention(RetentionStore(opened, worker), folder).write_public()
        )
    except OSError as error:
        _fail(f"{folder}: {error}")
    print(f"wrote {written} records")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file.")],
    database: DatabaseOption = None,
) -> None:
    """Copy a SQLite database to a new file, also while the server runs, and verify the copy."""
    require_server()
    from madang.server.storage.backup import BackupError, back_up

    url = _url(database)
    if not url.startswith("sqlite"):
        _fail("this command is for SQLite; back up PostgreSQL with pg_dump")
    try:
        made = back_up(_file(url), file)
    except BackupError as error:
        _fail(str(error))
    megabytes = made.size / 2**20
    print(f"wrote and verified {file}: {megabytes:.1f} MB, {made.tables} tables, {made.plies} plies")


# --- opening the database --------------------------------------------------------------------------------------------


def _url(database: str | None) -> str:
    from madang.server.settings import database_url

    return database_url(database or str(default_database()))


def _file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def _with(database: str | None, work: Callable[[Database, str], Awaitable[T]]) -> T:
    """The result of work on the database, which must exist and have the schema of this version."""
    require_server()
    import sqlalchemy as sa

    from madang.server.storage.admin import AdminStore
    from madang.server.storage.database import Database
    from madang.server.storage.notifications import ADMIN

    url = _url(database)
    if url.startswith("sqlite") and not _file(url).is_file():
        _fail(f"{_file(url)}: there is no such file")

    async def run() -> T:
        opened = Database(url)
        try:
            if not await AdminStore(opened, ADMIN).is_current():
                _fail("the database has the schema of another version: start this version of the server once")
            return await work(opened, ADMIN)
        finally:
            opened.close()

    try:
        return asyncio.run(run())
    except sa.exc.DBAPIError as error:
        _fail(f"the database cannot be used: {error.orig}")


async def _check_guest(opened: Database, guest: str) -> None:
    from madang.server.storage.admin import AdminStore

    if not await AdminStore(opened, "").has_guest(guest):
        _fail(f"no guest has the id {guest}")


def _grid(*columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for column in columns:
        grid.add_column(column, overflow="fold")
    return grid


def _date(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def _fail(text: str) -> NoReturn:
    Console(stderr=True).print(f"[bold red]madang:[/] {escape(text)}", soft_wrap=True)
    raise typer.Exit(1)
