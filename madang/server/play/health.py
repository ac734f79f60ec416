"""Health checks of one server process: the database, the disk or the listener, the sweep, the bots."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

from madang.server.tables.presenter import Json

if TYPE_CHECKING:
    from madang.server.play.runtime import Runtime

STALLED = 30.0
"""Seconds without progress after which the sweep, the listener or the bots are reported as failing."""
MIN_FREE_DISK = 64 * 2**20
"""Bytes that must be free on the disk of a SQLite file."""


async def check_health(runtime: Runtime) -> dict[str, Json]:
    """The health checks, by name."""
    checks = {"database": await _check_database(runtime), "sweep": _check_sweep(runtime), "bots": _check_bots(runtime)}
    if runtime.listener is not None:
        checks["listener"] = _check_age("connected", "lost", runtime.listener.lost_at)
    else:
        checks["disk"] = _check_disk(runtime.settings.database)
    return checks


async def _check_database(runtime: Runtime) -> Json:
    try:
        async with asyncio.timeout(5):
            await runtime.store.check()
    except Exception as error:
        return {"ok": False, "detail": f"cannot be written to: {type(error).__name__}"}
    return {"ok": True, "detail": "can be written to"}


def _check_sweep(runtime: Runtime) -> Json:
    age = time.time() - runtime.scheduler.swept_at
    detail = f"last sweep {age:.0f} s ago, {len(runtime.scheduler.unreadable)} unreadable tables"
    return {"ok": age < STALLED + runtime.settings.sweep_every, "detail": detail}


def _check_bots(runtime: Runtime) -> Json:
    return {"ok": runtime.bots.stuck_for <= STALLED, "detail": f"{runtime.bots.waiting} decisions wait for a thread"}


def _check_disk(database: str) -> Json:
    file = make_url(database).database or "."
    free = shutil.disk_usage(Path(file).resolve().parent).free
    return {"ok": free >= MIN_FREE_DISK, "detail": f"{free // 2**20} MB free"}


def _check_age(good: str, bad: str, since: float | None) -> Json:
    if since is None:
        return {"ok": True, "detail": good}
    age = time.time() - since
    return {"ok": age < STALLED, "detail": f"{bad} for {age:.0f} s"}
