"""WebSocket frames: messages in several packets, several messages in one packet, and a message before a disconnect."""

from __future__ import annotations

import json
import socket
import time
from typing import Any

import pytest

from tests.server.clients import Guest, Json, full_table, receive
from tests.server.concurrency import wait_for

TEXT, CONTINUATION, LAST = 0x1, 0x0, 0x80
MASK = b"mask"


def frame(data: bytes, first: int = LAST | TEXT) -> bytes:
    """The bytes of a frame that a client sends."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
    return bytes([first]) + size + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(data))


def message_frame(**content: Any) -> bytes:
    return frame(json.dumps(content).encode())


def table_to_act(url: str) -> tuple[str, Guest, Json]:
    """A new table, the guest to act, and a snapshot for that guest."""
    table, guests = full_table(url, "corinth", 2)
    snapshot = guests[guests[0].snapshot(table)["view"]["actor"]].snapshot(table)
    return table, guests[snapshot["seat"]], snapshot


def action_frame(snapshot: Json, **more: Any) -> bytes:
    return message_frame(
        type="action", ply=snapshot["ply"], seat=snapshot["seat"], action=snapshot["view"]["actions"][0], **more
    )


@pytest.mark.parametrize("reset", [False, True])
def test_an_action_sent_just_before_disconnecting_counts(url: str, reset: bool) -> None:
    table, guest, snapshot = table_to_act(url)
    with guest.socket(table) as connection, guest.socket(table) as watching:
        receive(connection, "snapshot"), receive(watching, "snapshot")
        connection.socket.sendall(action_frame(snapshot))
        connection.socket.shutdown(socket.SHUT_RDWR if reset else socket.SHUT_WR)
        assert receive(watching, "ply")["ply"] == snapshot["ply"]
        wait_for(lambda: guest.snapshot(table)["ply"] > snapshot["ply"], "the action to be stored")


@pytest.mark.parametrize("cut", [0, 1, 3, 20])
def test_messages_in_one_packet_or_in_pieces_are_handled_in_order(url: str, cut: int) -> None:
    """A ping, an action and the first `cut` bytes of another ping in one packet; the rest of the ping comes later."""
    table, guest, snapshot = table_to_act(url)
    with guest.socket(table) as connection:
        receive(connection, "snapshot")
        last = message_frame(type="ping", re="last")
        connection.socket.sendall(
            message_frame(type="ping", re="first") + action_frame(snapshot, re="act") + last[:cut]
        )
        time.sleep(0.1)
        connection.socket.sendall(last[cut:])
        answers = [receive(connection, "pong", "ply")]
        while answers[-1]["re"] != "last":
            answers.append(receive(connection, "pong", "ply"))
        assert [answer["re"] for answer in answers if answer["re"] is not None] == ["first", "act", "last"]


def test_a_message_in_fragments_is_one_message(url: str) -> None:
    """Even if a fragment looks like a whole message, and a ping frame comes in between."""
    table, guest, _ = table_to_act(url)
    inner = json.dumps({"type": "ping", "re": "inner"})
    text = json.dumps({"type": "ping", "re": inner})
    begin = text.index(json.dumps(inner)) + 1
    parts = [text[:begin].encode(), text[begin:-2].encode(), text[-2:].encode()]
    with guest.socket(table) as connection:
        receive(connection, "snapshot")
        connection.socket.sendall(frame(parts[0], TEXT) + frame(b"", LAST | 0x9) + frame(parts[1], CONTINUATION))
        connection.socket.sendall(frame(parts[2], LAST | CONTINUATION))
        assert receive(connection, "pong")["re"] == inner
