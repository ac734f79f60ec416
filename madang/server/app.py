"""The FastAPI application: routes, middleware, error handlers and startup."""

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
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

import madang
from madang.server.api import (
    absence,
    advance,
    alerts,
    challenges,
    devices,
    games,
    guests,
    lessons,
    page,
    passkeys,
    play,
    profiles,
    puzzles,
    replay,
    review,
    socket,
    tables,
    talk,
    tournaments,
)
from madang.server.api.dependencies import Limits, get_runtime
from madang.server.api.examples import add_examples
from madang.server.api.review_messages import Health
from madang.server.errors import Refused
from madang.server.logging import configure, silence_socket_logs
from madang.server.networks import is_within
from madang.server.play.health import check_health
from madang.server.play.runtime import Runtime
from madang.server.process import exit_with_parent
from madang.server.security import Guard, address_of
from madang.server.settings import Settings

log = logging.getLogger("madang.server")
SWITCH_INTERVAL = 0.0005
"""Seconds before a busy thread yields the interpreter. Short, so that the event loop need not wait for bots."""
GC_THRESHOLDS = (10_000, 10, 100)
"""Thresholds of the garbage collector: games create many objects and little garbage."""
ROUTES = (
    *(guests, devices, passkeys, alerts, profiles),
    *(games, tables, absence, advance, talk, play, replay, review, lessons, puzzles, challenges, tournaments, socket),
)
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
    silence_socket_logs()
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refused, _handle_refused)
    app.add_exception_handler(RequestValidationError, _handle_invalid)
    app.add_exception_handler(HTTPException, _handle_http_error)
    app.add_exception_handler(Exception, _handle_unexpected)
    for module in ROUTES:
        app.include_router(module.router)
    app.add_api_route("/healthz", healthz, response_model=Health, responses={503: {"model": Health}})
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.include_router(page.page_router(Path(settings.page)))
    describe = app.openapi
    app.openapi = functools.cache(lambda: add_examples(describe()))  # type: ignore[method-assign]
    return app


def from_environment() -> FastAPI:
    """The application of a `madang serve` worker, with settings from the environment."""
    settings = Settings.from_environment()
    configure(settings.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return create_app(settings)


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    for name in madang.game_names():
        madang.game(name)  # compile now, not inside a request
    settings = app.state.settings
    app.state.limits, app.state.runtime = Limits(settings), Runtime(settings)
    await app.state.runtime.open()
    _tune_garbage_collection()
    parent_watch = asyncio.create_task(exit_with_parent())
    log.info("server ready")
    yield
    parent_watch.cancel()
    await app.state.runtime.close()
    log.info("server closed")


def _tune_garbage_collection() -> None:
    """Freeze start-up objects so that the garbage collector skips them, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def healthz(request: Request) -> Response:
    """Health checks: the database, the disk or the listener, the sweep, the bots."""
    checks = await check_health(get_runtime(request))
    healthy = all(check["ok"] for check in checks.values())
    content = {"status": "ok" if healthy else "failing", "version": madang.__version__, "checks": checks}
    return Response(msgspec.json.encode(content), 200 if healthy else 503, media_type="application/json")


async def metrics(request: Request) -> Response:
    """Metrics for Prometheus. To all but the addresses that the operator has named, the page does not exist."""
    runtime = get_runtime(request)
    if not is_within(address_of(request), runtime.settings.metrics_from):
        raise Refused("not-found")
    return Response(runtime.metrics.text(await runtime.store.count_tables()), media_type=CONTENT_TYPE_LATEST)


# --- errors ----------------------------------------------------------------------------------------------------------


def _error_response(refused: Refused) -> Response:
    return Response(msgspec.json.encode(refused.json()), refused.status, media_type="application/json")


async def _handle_refused(_: Request, error: Exception) -> Response:
    return _error_response(error if isinstance(error, Refused) else Refused("server-error"))


async def _handle_invalid(_: Request, error: Exception) -> Response:
    """Name the first invalid field, and do not echo what was sent."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": (), "msg": ""}
    where = ".".join(str(part) for part in first["loc"])[:60]
    return _error_response(Refused("bad-request", problem=f"{where}: {first['msg']}"[:200]))


async def _handle_http_error(_: Request, error: Exception) -> Response:
    code = error.status_code if isinstance(error, HTTPException) else 500
    if code == 400:
        return _error_response(Refused("bad-request", problem="not JSON"))
    return _error_response(Refused(HTTP_ERRORS.get(code, "server-error")))


async def _handle_unexpected(_: Request, error: Exception) -> Response:
    log.error("unexpected error in a request", exc_info=error)
    return _error_response(Refused("server-error"))
