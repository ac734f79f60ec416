"""The application: routes, middleware and the services behind them, put together."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import madang
from madang.server.api import guests, page, play, review, socket, tables
from madang.server.api.dependencies import Limits, runtime
from madang.server.api.examples import add_examples
from madang.server.api.messages import Health
from madang.server.errors import Refused
from madang.server.logging import configure, hide_sockets
from madang.server.play.runtime import Runtime
from madang.server.running import exit_with_parent
from madang.server.security import Guard
from madang.server.settings import Settings

log = logging.getLogger("madang.server")
SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread lets others run: the event loop should not wait long for one that computes."""
GC_THRESHOLDS = (10_000, 10, 100)
"""Objects before a garbage collection: games make many objects and little garbage."""
HTTP_ERRORS = {404: "not-found", 405: "method-not-allowed"}


def create_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Madang",
        version=madang.__version__,
        description="Tables for Koryŏ, Chosŏn and Corinth. Live play goes over one WebSocket per table.",
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    hide_sockets()
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    for module in (guests, tables, play, review, socket):
        app.include_router(module.router)
    app.add_api_route("/healthz", healthz, response_model=Health, responses={503: {"model": Health}})
    app.include_router(page.page_router(Path(settings.page)))
    describe = app.openapi
    app.openapi = functools.cache(lambda: add_examples(describe()))  # type: ignore[method-assign]
    return app


def from_environment() -> FastAPI:
    """What each worker of `madang serve` runs."""
    settings = Settings.from_environment()
    configure(settings.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return create_app(settings)


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    for name in madang.game_names():
        madang.game(name)  # compiled now, never inside a request
    settings = app.state.settings
    app.state.limits, app.state.runtime = Limits(settings), Runtime(settings)
    await app.state.runtime.open()
    _tune_garbage_collection()
    watch = asyncio.create_task(exit_with_parent())
    log.info("ready")
    yield
    watch.cancel()
    await app.state.runtime.close()
    log.info("closed")


def _tune_garbage_collection() -> None:
    """Freeze start-up objects so that the garbage collector skips them, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def healthz(request: Request) -> Response:
    """Whether the server works: the database, the disk or the listener, the sweep, the bots."""
    checks = await runtime(request).health()
    well = all(check["ok"] for check in checks.values())
    content = {"status": "ok" if well else "failing", "version": madang.__version__, "checks": checks}
    return Response(msgspec.json.encode(content), 200 if well else 503, media_type="application/json")


# --- errors ----------------------------------------------------------------------------------------------------------


def _error(refused: Refused) -> Response:
    return Response(msgspec.json.encode(refused.json()), refused.status, media_type="application/json")


async def _refused(_: Request, error: Exception) -> Response:
    return _error(error if isinstance(error, Refused) else Refused("server-error"))


async def _malformed(_: Request, error: Exception) -> Response:
    """Say where the first problem is, and nothing of what was sent."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": (), "msg": ""}
    where = ".".join(str(part) for part in first["loc"])[:60]
    return _error(Refused("bad-request", problem=f"{where}: {first['msg']}"[:200]))


async def _http_error(_: Request, error: Exception) -> Response:
    code = error.status_code if isinstance(error, HTTPException) else 500
    if code == 400:
        return _error(Refused("bad-request", problem="not JSON"))
    return _error(Refused(HTTP_ERRORS.get(code, "server-error")))


async def _failed(_: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return _error(Refused("server-error"))
