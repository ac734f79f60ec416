"""The socket of a table: messages in, messages out, and nothing that a bad one could break."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from madang.server import messages as m
from madang.server import seeing
from madang.server.house import House
from madang.server.hub import Line, Socket
from madang.server.line import EXTENSION
from madang.server.refusals import Refused
from madang.server.requests import Hall, hall
from madang.server.security import address, own_origin

log = logging.getLogger("madang.server")
router = APIRouter(prefix="/api")
reading: TypeAdapter[Any] = TypeAdapter(m.FromClient)
WRONG_ORIGIN, NO_TABLE, TOO_MANY = 4403, 4404, 4429
LARGEST = 4_096
"""Characters of a message."""


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str, since: str = "0", seat: str = "") -> None:
    """Live play at one table; see `docs/protocol.md`."""
    there = hall(websocket)
    await websocket.accept()
    if not own_origin(websocket, there.settings.origins):
        await websocket.close(WRONG_ORIGIN)
        return
    guest = await there.identities.find(websocket)
    own = guest.id if guest else None
    visitor, hub = own or address(websocket), there.house.hub
    if not there.requests.allow(visitor) or not hub.enter(visitor, there.settings.sockets):
        await websocket.close(TOO_MANY)
        return
    try:
        await _serve(there, websocket, id, own, _number(since) or 0, _number(seat))
    except Refused as refused:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.send_json(refused.json())
            await websocket.close(NO_TABLE)
    finally:
        hub.leave(visitor)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _serve(there: Hall, websocket: WebSocket, table: str, own: str | None, since: int, seat: int | None) -> None:
    house = there.house
    async with house.keeper.hold(table) as held:
        await house.keeper.look_again(held)
        connection = Socket(seeing.reader(held.table, own, seat), websocket.scope["extensions"][EXTENSION]["line"])
        house.hub.join(held.table, connection)
        house.hub.snapshot(held.table, connection, since)
    try:
        await house.presence_changed(held.table, joined=True)
        # a task of its own: each message would wake up all that this call is wrapped in
        await asyncio.create_task(_receive(there, connection, own or address(websocket), own))
    finally:
        house.hub.part(connection)
        await house.presence_changed(await house.keeper.look(table), joined=False)


async def _receive(there: Hall, connection: Socket, key: str, own: str | None) -> None:
    there.house.counter.attend(connection, partial(there.requests.allow, key))
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await _text(connection.line)
            tag = None
            try:
                if text is None or len(text) > LARGEST:
                    raise Refused("too-large" if text else "bad-request", **({} if text else {"problem": "not text"}))
                if not there.requests.allow(key):
                    raise Refused("too-many")
                message = _read(text)
                tag = message.re
                await _obey(there.house, connection, own, message)
            except Refused as refused:
                connection.send(refused.json(tag))
            except Exception:
                log.exception("a socket message failed")
                connection.send(Refused("server-error").json(tag))


async def _text(line: Line) -> str | None:
    message: Any = await line.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


def _read(text: str) -> Any:
    try:
        return reading.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refused("bad-request", problem=problem(error)) from None


def problem(error: Exception) -> str:
    """What is wrong with a message, without what was in it."""
    if not isinstance(error, ValidationError):
        return "not JSON"
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])[:60]}: {first['msg']}".removeprefix(": ")[:200]


async def _obey(house: House, connection: Socket, own: str | None, message: Any) -> None:
    table = connection.table
    match message:
        case m.SocketAct():
            if answer := await house.act(table, own, message, connection, message.re):
                connection.send(answer)
        case m.SocketUndo():
            await house.undo(table, own, message.ply, connection, message.re)
        case m.SocketHint():
            connection.send(await house.hint(table, own, message.seat, message.re))
        case m.SocketViewAs():
            async with house.keeper.hold(table) as held:
                if message.seat is not None:
                    held.table.check_seat(own, message.seat)
                house.hub.turn(connection, seeing.Reader(own, message.seat))
                house.hub.snapshot(held.table, connection, message.since)
        case m.SocketPing():
            connection.send({"type": "pong", "re": message.re})
