"""The WebSocket of a table: receives, validates and handles messages; a bad message gets an error back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from madang.server.api import requests as r
from madang.server.api.dependencies import check_talk_rate, find_guest, get_limits, get_runtime, id_of
from madang.server.errors import Refused
from madang.server.play.connections import TOO_SLOW, Connection
from madang.server.play.runtime import Runtime
from madang.server.security import address_of, is_own_origin
from madang.server.tables.viewer import Viewer

log = logging.getLogger("madang.server")
router = APIRouter(prefix="/api")
socket_message: TypeAdapter[Any] = TypeAdapter(r.FromClient)
WRONG_ORIGIN, NO_TABLE, TOO_MANY = 4403, 4404, 4429
MAX_LENGTH = 4_096
"""Characters of a message."""
MAX_REFUSED = 100
"""Messages over the rate limit after which a socket is closed."""
ADDRESS_SOCKET_FACTOR = 4
"""The limit on open sockets of an address, as a multiple of a guest's."""
CLOSE_TIMEOUT = 2.0
"""Seconds that a client has to confirm that the connection is closed."""


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str, since: str = "", seat: str = "") -> None:
    """Live play at one table; see `docs/protocol.md`."""
    runtime, address = get_runtime(websocket), address_of(websocket)
    await websocket.accept()
    if not is_own_origin(websocket, runtime.settings.origins):
        await websocket.close(WRONG_ORIGIN)
        return
    guest = id_of(await find_guest(websocket))
    if runtime.bans.forbids(guest, address):
        await websocket.send_json(Refused("banned").json())
        await websocket.close(NO_TABLE)
        return
    limit = runtime.settings.sockets
    visitors = {guest or address: limit} | {f"address {address}": ADDRESS_SOCKET_FACTOR * limit}
    if not get_limits(websocket).allow(guest, address) or not runtime.connections.admit(visitors):
        await websocket.close(TOO_MANY)
        return
    connection = Connection(websocket, id, Viewer(guest, None), address)
    try:
        await _serve(websocket, connection, _number(seat), _number(since))
    finally:
        runtime.connections.release(visitors)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _serve(websocket: WebSocket, connection: Connection, seat: int | None, since: int | None) -> None:
    tables = get_runtime(websocket).tables
    try:
        await get_runtime(websocket).challenges.check_visible(connection.table_id, connection.viewer.guest)
        await tables.connect(connection, seat, since)
        await get_runtime(websocket).talk.send_recent(connection)
        await _exchange(websocket, connection)
    except Refused as refused:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.send_json(refused.json())
            await websocket.close(NO_TABLE)
    finally:
        await tables.disconnect(connection)


async def _exchange(websocket: WebSocket, connection: Connection) -> None:
    """Send and receive until one side closes the connection."""
    tasks = [asyncio.create_task(connection.run_sender()), asyncio.create_task(_receive(websocket, connection))]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await websocket.close(connection.close_code)


async def _receive(websocket: WebSocket, connection: Connection) -> None:
    guest, address, refusals = connection.viewer.guest, address_of(websocket), 0
    while refusals < MAX_REFUSED:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        tag, allowed = None, get_limits(websocket).allow(guest, address)
        refusals += not allowed
        try:
            message = _parse(received.get("text"))
            tag = message.re
            if not allowed:
                raise Refused("too-many")
            if isinstance(message, r.SocketTalk):
                await _say(websocket, connection, message)
            else:
                await _handle(get_runtime(websocket), connection, message)
        except Refused as refused:
            connection.send(refused.json(tag))
        except Exception:
            log.exception("unexpected error in a socket message")
            connection.send(Refused("server-error").json(tag))
    connection.close_code = TOO_SLOW


def _parse(text: str | None) -> Any:
    if text is None:
        raise Refused("bad-request", problem="not text")
    if len(text) > MAX_LENGTH:
        raise Refused("too-large")
    try:
        return socket_message.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refused("bad-request", problem=_problem_of(error)) from None


def _problem_of(error: Exception) -> str:
    """The first problem of a message, without the content of the message."""
    if not isinstance(error, ValidationError):
        return "not JSON"
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])[:60]}: {first['msg']}".removeprefix(": ")[:200]


async def _say(websocket: WebSocket, connection: Connection, message: r.SocketTalk) -> None:
    guest = connection.viewer.guest
    if guest is None:
        raise Refused("talk-no-guest")
    check_talk_rate(websocket, guest)
    talk = get_runtime(websocket).talk
    await talk.say(connection.table_id, guest, message.kind, message.content, connection, message.re)


async def _handle(runtime: Runtime, connection: Connection, message: Any) -> None:
    tables, table_id, guest = runtime.tables, connection.table_id, connection.viewer.guest
    match message:
        case r.SocketAct(ply=ply, seat=seat, action=action, re=re):
            with runtime.metrics.actions.time():
                ack = await tables.act(table_id, guest, ply, seat, action, connection, re)
            if ack is not None:
                connection.send(ack)
        case r.SocketUndo(ply=ply, re=re):
            await tables.undo(table_id, guest, ply, connection, re)
        case r.SocketHint(seat=seat, re=re):
            connection.send(await tables.hint(table_id, guest, seat, re))
        case r.SocketViewAs(seat=seat, since=since, re=re):
            await tables.view_as(connection, seat, since, re)
        case r.SocketLooking(looking=looking):
            connection.looking = looking
            await tables.presence.publish_looking(await tables.get(table_id))
        case r.SocketPing(re=re):
            connection.send({"type": "pong", "re": re})
