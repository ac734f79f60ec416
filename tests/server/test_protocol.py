"""The exchange in `docs/protocol.md`, played against a server: what is written there is what is said."""

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
from tests.server.serving import ROOT, Guest, Json, at_random, hear, together

STEP = re.compile(r"(Ann|Bob|Ann, Bob) (→|←|…) ?(.*)", re.DOTALL)
REQUEST = re.compile(r"(GET|POST|PATCH|SOCKET) (\S+) ?(.*)", re.DOTALL)
MORE = "…"


def exchange() -> list[tuple[str, str, str]]:
    """Who, in which direction, and what: the steps of the page, in their order."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("## A whole exchange")[2]
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    steps = [step for block in blocks for step in re.split(r"\n(?=\S)", block.strip())]
    found = [STEP.fullmatch(step) for step in steps]
    assert all(found), [step for step, match in zip(steps, found, strict=True) if not match]
    return [(match[1], match[2], match[3]) for match in found if match]


def expected(text: str) -> Any:
    """The JSON of the page, with a mark where something is left out."""
    text = re.sub(r'(?<!")…(?=\s*})', f'"{MORE}": 0', text)
    return json.loads(re.sub(r'(?<!")…(?=\s*])', f'"{MORE}"', text))


def agrees(wanted: Any, said: Any) -> bool:
    """Whether what was said is what is written, as far as it is written."""
    if wanted == MORE:
        return True
    if isinstance(wanted, dict) and isinstance(said, dict):
        names = {*wanted} - {MORE}
        complete = names <= {*said} if MORE in wanted else names == {*said}
        return complete and all(agrees(wanted[name], said[name]) for name in names)
    if isinstance(wanted, list) and isinstance(said, list):
        open_end = wanted[-1:] == [MORE]
        wanted = wanted[:-1] if open_end else wanted
        long_enough = len(said) >= len(wanted) if open_end else len(said) == len(wanted)
        return long_enough and all(agrees(w, s) for w, s in zip(wanted, said, strict=False))
    return bool(wanted == said)


class Actor:
    """One of the two, who does what the page says."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.answer: httpx.Response | None = None
        self.line: Any = None
        self.open = contextlib.ExitStack()

    def say(self, text: str) -> None:
        request = REQUEST.fullmatch(text)
        if text == "CLOSE":
            self.open.close()
        elif request is None:
            self.line.send(text)
        elif request[1] == "SOCKET":
            query = dict(re.findall(r"(\w+)=(\w+)", request[2].partition("?")[2]))
            self.line = self.open.enter_context(self.guest.socket(request[2].split("/")[3], **query))
        else:
            body = json.loads(request[3]) if request[3] else None
            self.answer = self.guest.http.request(request[1], request[2], json=body)

    def hear(self, text: str) -> None:
        status, _, body = text.partition(" ")
        if status.isdigit():
            assert self.answer is not None
            assert self.answer.status_code == int(status)
            assert agrees(expected(body), self.answer.json()), (body, self.answer.json())
        else:
            wanted = expected(text)
            said = self._next(wanted)
            assert agrees(wanted, said), (text, said)

    def _next(self, wanted: Json) -> Json:
        """The next message; who came and went is passed over, and so is what leads up to the end."""
        while True:
            said = hear(self.line)
            passing = said["type"] == "table" and not agrees(wanted, said)
            if not passing and bool(said.get("result")) == bool(wanted.get("result")):
                return said


def test_the_exchange_of_the_page(quick_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = exchange()
    table = next(re.findall(r"/tables/(\w+)/", what)[0] for _, _, what in steps if "/sit" in what)
    secret = next(re.findall(r'"secret": "(\w+)"', what)[0] for _, _, what in steps if '"secret"' in what)
    monkeypatch.setattr(seating, "new_id", lambda: table)
    monkeypatch.setattr(seating, "new_secret", lambda: secret)
    actors = {"Ann": Actor(quick_url), "Bob": Actor(quick_url)}
    for who, direction, what in steps:
        if direction == MORE:
            guests = [actor.guest for actor in actors.values()]
            together(*[lambda g=guest, s=seat: g.play(table, at_random(s)) for seat, guest in enumerate(guests)])
        elif direction == "→":
            actors[who].say(what)
        else:
            actors[who].hear(what)
    last = actors["Ann"].answer
    kept = next(re.findall(r'"commitment": "(\w+)"', what)[0] for _, _, what in steps if '"commitment"' in what)
    for actor in actors.values():
        actor.open.close()
    assert len(steps) > 25
    assert last is not None
    (tmp_path / "record.json").write_bytes(last.content)
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "record.json"), "--commitment", kept]).exit_code == 0


def test_what_is_written_must_agree() -> None:
    """The test of the test."""
    wanted = expected('{"a": 1, "b": [1, …], "c": {…}, "d": […], "e": "…", …}')
    assert agrees(wanted, {"a": 1, "b": [1, 2], "c": {"x": 1}, "d": [], "e": "x", "f": 0})
    assert not agrees(wanted, {"a": 2, "b": [1], "c": {}, "d": [], "e": ""})
    assert not agrees(wanted, {"a": 1, "b": [2], "c": {}, "d": [], "e": ""})
    assert not agrees(wanted, {"a": 1, "b": [1], "c": {}, "d": []})
    assert not agrees({"a": 1}, {"a": 1, "b": 2})
