"""What goes over the wire of a socket in pieces, in one packet, or last of all."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from madang.server.settings import database_url
from tests.server.serving import Guest, Json, full_table, hear, say, serving, settings, wait_for

TEXT, CONTINUATION, LAST = 0x1, 0x0, 0x80
MASK = b"mask"


def frame(data: bytes, first: int = LAST | TEXT) -> bytes:
    """A frame of a client as it goes over the wire."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
    return bytes([first]) + size + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(data))


def message(**content: Any) -> bytes:
    return frame(json.dumps(content).encode())


def to_act(url: str) -> tuple[str, Guest, Json]:
    """A new table, the guest who is to act, and what that guest sees."""
    table, guests = full_table(url, "corinth", 2)
    seen = guests[guests[0].look(table)["view"]["actor"]].look(table)
    return table, guests[seen["seat"]], seen


def act(seen: Json, **more: Any) -> bytes:
    return message(type="action", ply=seen["ply"], seat=seen["seat"], action=seen["view"]["actions"][0], **more)


@pytest.mark.parametrize("reset", [False, True])
def test_an_action_that_was_sent_before_hanging_up_counts(url: str, reset: bool) -> None:
    table, guest, seen = to_act(url)
    with guest.socket(table) as line, guest.socket(table) as watching:
        hear(line, "snapshot"), hear(watching, "snapshot")
        line.socket.sendall(act(seen))
        line.socket.shutdown(socket.SHUT_RDWR if reset else socket.SHUT_WR)
        assert hear(watching, "ply")["ply"] == seen["ply"]
        wait_for(lambda: guest.look(table)["ply"] > seen["ply"], "the action to be stored")


@pytest.mark.parametrize("cut", [0, 1, 3, 20])
def test_messages_in_one_packet_or_in_pieces_are_handled_in_their_order(url: str, cut: int) -> None:
    """A ping and an action at once, then (with a cut) only a part of the next ping, and the rest of it later."""
    table, guest, seen = to_act(url)
    with guest.socket(table) as line:
        hear(line, "snapshot")
        last = message(type="ping", re="last")
        line.socket.sendall(message(type="ping", re="first") + act(seen, re="act") + last[:cut])
        time.sleep(0.1)
        line.socket.sendall(last[cut:])
        answers = [hear(line, "pong", "ply")]
        while answers[-1]["re"] != "last":
            answers.append(hear(line, "pong", "ply"))
        assert [answer["re"] for answer in answers if answer["re"] is not None] == ["first", "act", "last"]


def test_a_message_in_fragments_is_one_message(url: str) -> None:
    """Also if a fragment looks like a whole message, and a ping of the protocol comes in between."""
    table, guest, _ = to_act(url)
    inner = json.dumps({"type": "ping", "re": "inner"})
    text = json.dumps({"type": "ping", "re": inner})
    begin = text.index(json.dumps(inner)) + 1
    parts = [text[:begin].encode(), text[begin:-2].encode(), text[-2:].encode()]
    with guest.socket(table) as line:
        hear(line, "snapshot")
        line.socket.sendall(frame(parts[0], TEXT) + frame(b"", LAST | 0x9) + frame(parts[1], CONTINUATION))
        line.socket.sendall(frame(parts[2], LAST | CONTINUATION))
        assert hear(line, "pong")["re"] == inner


@pytest.mark.parametrize("answers", [True, False])
def test_a_client_that_answers_no_ping_is_disconnected(tmp_path: Path, answers: bool) -> None:
    """Its players see that it is gone. A client that answers stays."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database), ws_ping_interval=0.2, ws_ping_timeout=0.2) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        with ann.socket(table) as line, bob.socket(table) as other:
            hear(line, "snapshot"), hear(other, "snapshot")
            if not answers:
                other.protocol.send_pong = lambda *_: None
                other.protocol.recv_frame = _without_pings(other.protocol.recv_frame)
            deadline = time.monotonic() + 2
            connected = True
            while connected and time.monotonic() < deadline:
                say(line, type="ping")
                for told in iter(lambda: hear(line, "table", "pong"), None):
                    if told["type"] == "pong":
                        break
                    connected = told["table"]["seats"][1]["connected"]
                time.sleep(0.05)
            assert connected == answers


def _without_pings(receive: Any) -> Any:
    return lambda received: None if received.opcode == 0x9 else receive(received)
