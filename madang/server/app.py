"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException

import madang
from madang.server import logs, pages, routes, sockets
from madang.server.clerk import clerk
from madang.server.examples import add_examples
from madang.server.handing import handing
from madang.server.line import HANDS
from madang.server.messages import Health
from madang.server.refusals import Refused
from madang.server.requests import Hall, hall
from madang.server.running import end_with_supervisor
from madang.server.security import Guard
from madang.server.settings import Settings

log = logging.getLogger("madang.server")
SWITCH = 0.0005
"""Seconds after which a busy thread lets others in: whoever has stored something should not wait long to say so."""
GARBAGE = (10_000, 10, 100)
"""New objects before it is looked for garbage among them, and so on: a game leaves many objects, and no garbage."""
HTTP = {404: "not-found", 405: "method-not-allowed"}


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        for name in madang.games():
            _ = madang.game(name).teller, clerk(name)  # compiled now, never inside a request
        here = app.state.hall = Hall(app.state.settings)
        await here.house.open()
        settle()
        async with handing(app, app.state.settings) as hands:
            watch = asyncio.create_task(end_with_supervisor())
            log.info("ready")
            yield {HANDS: hands}
            watch.cancel()
        await here.house.close()
        log.info("closed")

    app = FastAPI(
        title="Madang",
        version=madang.__version__,
        description="Tables for Koryŏ, Chosŏn and Corinth. Live play goes over one WebSocket per table.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.add_middleware(Guard, body=settings.body)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.add_api_route("/healthz", healthz, response_model=Health)
    app.include_router(pages.pages(Path(settings.page)))
    describe = app.openapi
    app.openapi = functools.cache(lambda: add_examples(describe()))  # type: ignore[method-assign]
    return app


def settle() -> None:
    """Whatever is loaded by now stays, as most does that comes: looking through it again and again would cost more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def from_environment() -> FastAPI:
    """What each worker of `madang serve` runs."""
    settings = Settings.from_environment()
    logs.configure(settings.log_level)
    sys.setswitchinterval(SWITCH)
    return create_app(settings)


async def healthz(request: Request) -> Response:
    """Whether the server and its database are well."""
    await hall(request).house.store.ping()
    return Response(to_json({"status": "ok", "version": madang.__version__}), media_type="application/json")


def _say(refused: Refused) -> Response:
    return Response(to_json(refused.json()), refused.status, media_type="application/json")


async def _refused(_: Request, error: Exception) -> Response:
    return _say(error if isinstance(error, Refused) else Refused("server-error"))


async def _malformed(_: Request, error: Exception) -> Response:
    """Where the first problem is, but nothing of what was sent."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": (), "msg": ""}
    where = ".".join(str(part) for part in first["loc"])[:60]
    return _say(Refused("bad-request", problem=f"{where}: {first['msg']}"[:200]))


async def _http(_: Request, error: Exception) -> Response:
    code = error.status_code if isinstance(error, HTTPException) else 500
    if code == 400:
        return _say(Refused("bad-request", problem="not JSON"))
    return _say(Refused(HTTP.get(code, "server-error")))


async def _broken(_: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return _say(Refused("server-error"))
