"""Health: what works, what does not, and a status that monitoring can see."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from madang.bots.protocol import Bot, View
from madang.server.api.messages import Health
from madang.server.play import bots, runtime, scheduler
from madang.server.settings import database_url
from madang.server.storage import database as database_module
from tests.server.serving import Guest, serving, settings, wait_for


def ask(url: str) -> tuple[int, Health]:
    answer = httpx.get(f"{url}/healthz", timeout=60, trust_env=False)
    return answer.status_code, Health.model_validate(answer.json())


def failing(url: str) -> set[str]:
    """The names of the checks that fail; the status says whether there are any."""
    code, health = ask(url)
    names = {name for name, check in health.checks.items() if not check.ok}
    assert (code, health.status) == ((503, "failing") if names else (200, "ok"))
    return names


def test_health_tells_of_everything_that_may_fail(url: str, database: str) -> None:
    wait_for(lambda: failing(url) == set(), "everything to work")
    checks = ask(url)[1].checks
    assert checks.keys() == {"database", "sweep", "bots", "disk" if database.startswith("sqlite") else "listener"}
    assert all(check.detail for check in checks.values())


def test_health_tells_when_sqlite_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PRAGMAS", (*database_module.PRAGMAS[:-1], "busy_timeout=100"))
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        assert failing(url) == set()
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        assert "database" in failing(url)
        assert "cannot be written to" in ask(url)[1].checks["database"].detail
        other.close()
        wait_for(lambda: failing(url) == set(), "the database to be writable again")


def test_health_waits_for_no_locked_database(tmp_path: Path) -> None:
    """The lock may be held for longer than a monitor waits."""
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        assert "database" in failing(url)
        other.close()


def test_health_tells_when_postgresql_cannot_be_written_to(postgres: str) -> None:
    with serving(settings(database_url(postgres))) as url:
        wait_for(lambda: failing(url) == set(), "everything to work")
        for change in ("set default_transaction_read_only = on", "with allow_connections false"):
            alter(postgres, change)
            wait_for(lambda: "database" in failing(url), "the database to fail", 60)
            alter(postgres, "reset default_transaction_read_only")
            alter(postgres, "with allow_connections true")
            wait_for(lambda: failing(url) == set(), "everything to work again", 60)


def alter(postgres: str, change: str) -> None:
    """Change a database from another one, and end the connections to it."""
    name = postgres.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(postgres.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        connection.execute(f"alter database {name} {change}".encode())
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        connection.execute(ended.encode())


def test_health_tells_when_the_disk_is_full(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert failing(quick_url) == set()
    with monkeypatch.context() as small:
        small.setattr(runtime, "LEAST_DISK", 2**70)
        assert failing(quick_url) == {"disk"}
    assert "MB free" in ask(quick_url)[1].checks["disk"].detail
    assert failing(quick_url) == set()


def test_health_tells_when_the_sweep_fails(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing_sweep(self: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(runtime, "STALLED", 3.0)
    wait_for(lambda: failing(quick_url) == set(), "everything to work")
    with monkeypatch.context() as broken:
        broken.setattr(scheduler.TurnScheduler, "sweep", failing_sweep)
        wait_for(lambda: failing(quick_url) == {"sweep"}, "health to tell", 60)
    wait_for(lambda: failing(quick_url) == set(), "the sweep to work again", 60)


def test_health_tells_when_bots_are_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many turns wait, and that none of them has been taken up for long."""
    go_on = threading.Event()

    def stuck_bot(*_: Any) -> Bot:
        def choose(view: View) -> str:
            go_on.wait(60)
            return str(view["actions"][0])

        return choose

    monkeypatch.setattr(bots, "bot", stuck_bot)
    with serving(settings(database_url(str(tmp_path / "madang.db")), threads=1)) as url:
        ann = Guest(url)
        for _ in range(3):
            table = ann.create("koryo", ["me", "random", "random", "random"])
            if ann.look(table)["view"]["actor"] == 0:
                ann.act(table, 0, 0, "pass")
        assert failing(url) == set()  # they may be thinking
        wait_for(lambda: "2 turns wait" in ask(url)[1].checks["bots"].detail, "the turns to be queued", 60)
        with monkeypatch.context() as impatient:
            impatient.setattr(runtime, "STALLED", 0.0)
            assert "bots" in failing(url)
        go_on.set()
        wait_for(lambda: "0 turns wait" in ask(url)[1].checks["bots"].detail, "the bots to go on", 60)
        assert failing(url) == set()
