"""The exchange in `docs/protocol.md`, played against a server: all messages are as documented."""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from madang.cli.main import app
from madang.server.tables import seating
from tests.server.clients import Guest, Json, at_random, receive
from tests.server.concurrency import in_parallel
from tests.server.servers import ROOT

STEP = re.compile(r"(Ann|Bob|Ann, Bob) (→|←|…) ?(.*)", re.DOTALL)
REQUEST = re.compile(r"(GET|POST|PATCH|SOCKET) (\S+) ?(.*)", re.DOTALL)
ELLIPSIS = "…"


def documented_steps() -> list[tuple[str, str, str]]:
    """The steps of the page in order: participant, direction, and text."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("## A whole exchange")[2]
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    steps = [step for block in blocks for step in re.split(r"\n(?=\S)", block.strip())]
    found = [STEP.fullmatch(step) for step in steps]
    assert all(found), [step for step, match in zip(steps, found, strict=True) if not match]
    return [(match[1], match[2], match[3]) for match in found if match]


def parse_json(text: str) -> Any:
    """Parse JSON of the page; an ellipsis marks omitted values."""
    text = re.sub(r'(?<!")…(?=\s*})', f'"{ELLIPSIS}": 0', text)
    return json.loads(re.sub(r'(?<!")…(?=\s*])', f'"{ELLIPSIS}"', text))


def agrees(documented: Any, message: Any) -> bool:
    """Whether a message agrees with the documented JSON, as far as it is documented."""
    if documented == ELLIPSIS:
        return True
    if isinstance(documented, dict) and isinstance(message, dict):
        names = {*documented} - {ELLIPSIS}
        complete = names <= {*message} if ELLIPSIS in documented else names == {*message}
        return complete and all(agrees(documented[name], message[name]) for name in names)
    if isinstance(documented, list) and isinstance(message, list):
        open_end = documented[-1:] == [ELLIPSIS]
        documented = documented[:-1] if open_end else documented
        long_enough = len(message) >= len(documented) if open_end else len(message) == len(documented)
        return long_enough and all(agrees(w, s) for w, s in zip(documented, message, strict=False))
    return bool(documented == message)


class Participant:
    """Ann or Bob, who sends and receives what the page says."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.answer: httpx.Response | None = None
        self.socket: Any = None
        self.open = contextlib.ExitStack()

    def send(self, text: str) -> None:
        request = REQUEST.fullmatch(text)
        if text == "CLOSE":
            self.open.close()
        elif request is None:
            self.socket.send(text)
        elif request[1] == "SOCKET":
            query = dict(re.findall(r"(\w+)=(\w+)", request[2].partition("?")[2]))
            self.socket = self.open.enter_context(self.guest.socket(request[2].split("/")[3], **query))
        else:
            body = json.loads(request[3]) if request[3] else None
            self.answer = self.guest.http.request(request[1], request[2], json=body)

    def receive(self, text: str) -> None:
        status, _, body = text.partition(" ")
        if status.isdigit():
            assert self.answer is not None
            assert self.answer.status_code == int(status)
            assert agrees(parse_json(body), self.answer.json()), (body, self.answer.json())
        else:
            documented = parse_json(text)
            message = self._next(documented)
            assert agrees(documented, message), (text, message)

    def _next(self, documented: Json) -> Json:
        """The next message; other table messages are skipped, and so are the plies before the end of the game."""
        while True:
            message = receive(self.socket)
            passing = message["type"] == "table" and not agrees(documented, message)
            if not passing and bool(message.get("result")) == bool(documented.get("result")):
                return message


def test_the_documented_exchange(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = documented_steps()
    table = next(re.findall(r"/tables/(\w+)/", text)[0] for _, _, text in steps if "/sit" in text)
    secret = next(re.findall(r'"secret": "(\w+)"', text)[0] for _, _, text in steps if '"secret"' in text)
    monkeypatch.setattr(seating, "new_id", lambda: table)
    monkeypatch.setattr(seating, "new_secret", lambda: secret)
    participants = {"Ann": Participant(sqlite_url), "Bob": Participant(sqlite_url)}
    for name, direction, text in steps:
        if direction == ELLIPSIS:
            guests = [participant.guest for participant in participants.values()]
            in_parallel(*[lambda g=guest, s=seat: g.play(table, at_random(s)) for seat, guest in enumerate(guests)])
        elif direction == "→":
            participants[name].send(text)
        else:
            participants[name].receive(text)
    last = participants["Ann"].answer
    kept = next(re.findall(r'"commitment": "(\w+)"', text)[0] for _, _, text in steps if '"commitment"' in text)
    for participant in participants.values():
        participant.open.close()
    assert len(steps) > 25
    assert last is not None
    (tmp_path / "record.json").write_bytes(last.content)
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "record.json"), "--commitment", kept]).exit_code == 0


def test_agrees_finds_every_difference() -> None:
    """A test of the comparison that the other test uses."""
    documented = parse_json('{"a": 1, "b": [1, …], "c": {…}, "d": […], "e": "…", …}')
    assert agrees(documented, {"a": 1, "b": [1, 2], "c": {"x": 1}, "d": [], "e": "x", "f": 0})
    assert not agrees(documented, {"a": 2, "b": [1], "c": {}, "d": [], "e": ""})
    assert not agrees(documented, {"a": 1, "b": [2], "c": {}, "d": [], "e": ""})
    assert not agrees(documented, {"a": 1, "b": [1], "c": {}, "d": []})
    assert not agrees({"a": 1}, {"a": 1, "b": 2})
