"""Health: the checks of `/healthz`, and a status code for monitoring."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from madang.bots.protocol import Bot, View
from madang.server.api.review_messages import Health
from madang.server.play import bots, scheduler
from madang.server.play import health as health_checks
from madang.server.settings import database_url
from madang.server.storage import database as database_module
from tests.server.clients import Guest
from tests.server.concurrency import wait_for
from tests.server.servers import serving, serving_sqlite, settings


def get_health(url: str) -> tuple[int, Health]:
    answer = httpx.get(f"{url}/healthz", timeout=60, trust_env=False)
    return answer.status_code, Health.model_validate(answer.json())


def failing(url: str) -> set[str]:
    """The names of the failing checks; the status code must agree."""
    code, health = get_health(url)
    names = {name for name, check in health.checks.items() if not check.ok}
    assert (code, health.status) == ((503, "failing") if names else (200, "ok"))
    return names


def test_health_lists_everything_that_may_fail(url: str, database: str) -> None:
    wait_for(lambda: failing(url) == set(), "everything to work")
    checks = get_health(url)[1].checks
    assert checks.keys() == {"database", "sweep", "bots", "disk" if database.startswith("sqlite") else "listener"}
    assert all(check.detail for check in checks.values())


def test_health_reports_a_sqlite_file_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PRAGMAS", (*database_module.PRAGMAS[:-1], "busy_timeout=100"))
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        assert failing(url) == set()
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        assert "database" in failing(url)
        assert "cannot be written to" in get_health(url)[1].checks["database"].detail
        other.close()
        wait_for(lambda: failing(url) == set(), "the database to be writable again")


def test_health_does_not_wait_for_a_locked_database(tmp_path: Path) -> None:
    """The lock may be held for longer than the timeout of a monitor."""
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        assert "database" in failing(url)
        other.close()


def test_health_reports_a_postgresql_that_cannot_be_written(postgres: str) -> None:
    with serving(settings(database_url(postgres))) as url:
        wait_for(lambda: failing(url) == set(), "everything to work")
        for change in ("set default_transaction_read_only = on", "with allow_connections false"):
            alter(postgres, change)
            wait_for(lambda: "database" in failing(url), "the database to fail", 60)
            alter(postgres, "reset default_transaction_read_only")
            alter(postgres, "with allow_connections true")
            wait_for(lambda: failing(url) == set(), "everything to work again", 60)


def alter(postgres: str, change: str) -> None:
    """Alter a database over a connection to another database, and end the connections to it."""
    name = postgres.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(postgres.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        connection.execute(f"alter database {name} {change}".encode())
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        connection.execute(ended.encode())


def test_health_reports_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert failing(sqlite_url) == set()
    with monkeypatch.context() as small:
        small.setattr(health_checks, "MIN_FREE_DISK", 2**70)
        assert failing(sqlite_url) == {"disk"}
    assert "MB free" in get_health(sqlite_url)[1].checks["disk"].detail
    assert failing(sqlite_url) == set()


def test_health_reports_a_failing_sweep(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing_sweep(self: object) -> None:
        raise RuntimeError("an error")

    monkeypatch.setattr(health_checks, "STALLED", 3.0)
    wait_for(lambda: failing(sqlite_url) == set(), "everything to work")
    with monkeypatch.context() as broken:
        broken.setattr(scheduler.TurnScheduler, "sweep", failing_sweep)
        wait_for(lambda: failing(sqlite_url) == {"sweep"}, "health to report it", 60)
    wait_for(lambda: failing(sqlite_url) == set(), "the sweep to work again", 60)


def test_health_reports_bots_that_are_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Health shows how many decisions wait, and fails if none was taken up for a long time."""
    go_on = threading.Event()

    def stuck_bot(*_: Any) -> Bot:
        def choose(view: View) -> str:
            go_on.wait(60)
            return str(view["actions"][0])

        return choose

    monkeypatch.setattr(bots, "bot", stuck_bot)
    with serving_sqlite(tmp_path, threads=1) as url:
        ann = Guest(url)
        for _ in range(3):
            table = ann.create("koryo", ["me", "random", "random", "random"])
            if ann.snapshot(table)["view"]["actor"] == 0:
                ann.act(table, 0, 0, "pass")
        assert failing(url) == set()  # they may be thinking
        wait_for(
            lambda: "2 decisions wait" in get_health(url)[1].checks["bots"].detail, "the decisions to be queued", 60
        )
        with monkeypatch.context() as impatient:
            impatient.setattr(health_checks, "STALLED", 0.0)
            assert "bots" in failing(url)
        go_on.set()
        wait_for(lambda: "0 decisions wait" in get_health(url)[1].checks["bots"].detail, "the bots to go on", 60)
        assert failing(url) == set()
