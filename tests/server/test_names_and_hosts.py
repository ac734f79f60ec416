"""Names that everybody can read and nobody takes for a bot's; hosts that the server answers to."""

from __future__ import annotations

import os
import socket
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from madang.bots.levels import LEVELS
from madang.cli import serve as serving_commands
from madang.cli.main import app
from madang.cli.serve import allowed_hosts
from madang.server.settings import LOCAL_HOSTS, Settings, database_url
from tests.server.serving import Guest, hear, serving, settings

# --- names -----------------------------------------------------------------------------------------------------------

INVISIBLE = {
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "zero-width non-joiner": "\u200c",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "right-to-left override": "\u202e",
    "left-to-right mark": "\u200e",
    "Arabic letter mark": "\u061c",
    "isolate": "\u2066",
    "line separator": "\u2028",
    "paragraph separator": "\u2029",
    "combining grapheme joiner": "\u034f",
    "Hangul filler": "\u3164",
    "Hangul initial filler": "\u115f",
    "Hangul vowel filler": "\u1160",
    "halfwidth Hangul filler": "\uffa0",
    "braille blank": "\u2800",
    "Mongolian separator": "\u180e",
    "Mongolian variation selector": "\u180b",
    "variation selector": "\ufe00",
    "supplementary variation selector": "\U000e0100",
    "tag": "\U000e0041",
    "musical format": "\U0001d173",
    "private use": "\ue000",
    "not a character": "\uffff",
    "unassigned": "\u2065",
    "escape": "\x1b",
    "delete": "\x7f",
    "next line": "\u0085",
}


@pytest.fixture(scope="module")
def names_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all names: they do each other no harm."""
    with serving(settings(database_url(str(tmp_path_factory.mktemp("names") / "madang.db")))) as url:
        yield url


@pytest.fixture
def guest(names_url: str) -> Guest:
    """A guest who has a name already."""
    return Guest(names_url, "Ann")


def rename(guest: Guest, name: str) -> int:
    return guest.http.patch("/api/me", json={"name": name}).status_code


@pytest.mark.parametrize("character", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_with_an_invisible_character_is_refused(guest: Guest, character: str) -> None:
    for name in (f"An{character}n", f"{character}Ann", f"Ann{character}", character * 3):
        if name.strip() != "Ann":
            assert rename(guest, name) == 422
    assert guest.send("GET", "/api/me")["name"] == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        "José María",
        "Zoë O'Neill-Smith",
        "Nguyễn Thị Minh",
        "Łukasz",
        "İbrahim",
        "Елена",
        "Ελένη",
        "홍길동",
        "남궁 민수",
        "王小明",
        "さくら",
        "محمد",
        "عَبْد الله",
        "דָּוִד",
        "अनुष्का",
        "สมชาย",
        "தமிழ்",
        "አበበ",
        "🙂",
        "🦊🎲",
        "🇰🇷",
        "👍🏽",
        "\U0001fae9",  # newer than this Python
        "Ann 2",
        "x",
        "x" * 40,
        "홍" * 40,
        "Robot",
        "Expert Ann",
        "Bottom",
        "<b>Ann</b>",
    ],
)
def test_ordinary_names_of_the_world_are_accepted(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 200
    assert guest.send("GET", "/api/me")["name"] == unicodedata.normalize("NFC", name)


def test_a_name_is_stored_in_one_form(guest: Guest) -> None:
    """Letters with accents and syllables that are typed in parts; what keyboards add to emoji."""
    for typed, stored in (("Jose\u0301", "José"), ("\u1112\u1169\u11bc", "홍"), ("\u2764\ufe0f", "\u2764")):
        assert guest.send("PATCH", "/api/me", {"name": typed})["name"] == stored
        assert guest.send("GET", "/api/me")["name"] == stored
    assert rename(guest, "\ufe0f") == 422


@pytest.mark.parametrize(
    "name",
    [
        *LEVELS,
        "bot",
        "Bot Expert",
        "EXPERT",
        "expert bot",
        " bot  random ",
        "bot: expert",
        "[bot] expert",
        "bot-expert",
        "ｂｏｔ ｅｘｐｅｒｔ",
        "𝐛𝐨𝐭 𝐞𝐱𝐩𝐞𝐫𝐭",
        "bot\u00a0expert",
    ],
)
def test_the_name_of_a_bot_is_refused(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 422


@pytest.mark.parametrize("name", ["", " ", "\u3000", "\u00a0\u2003", "x" * 41])
def test_an_empty_or_long_name_is_refused(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 422


# --- hosts -----------------------------------------------------------------------------------------------------------


def statuses(url: str, host: str) -> set[int]:
    """How requests with a Host header are answered, with 101 for a socket."""
    port = int(url.rpartition(":")[2])
    codes = {
        httpx.request(method, url + path, headers={"Host": host, "X-Madang": "1"}, trust_env=False).status_code
        for method, path in (("GET", "/"), ("GET", "/api/games"), ("GET", "/healthz"), ("GET", "/api/me"))
    }
    table = Guest.opened[0].create("koryo", ["me", "open"])
    with socket.create_connection(("127.0.0.1", port)) as line:
        try:
            with connect(f"ws://{host}/api/tables/{table}/socket", sock=line, proxy=None) as opened:
                hear(opened, "snapshot")
                codes.add(101)
        except InvalidStatus as refused:
            codes.add(refused.response.status_code)
    return codes


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("games.example.org", True),
        ("games.example.org:8620", True),
        ("GAMES.Example.org", True),
        ("127.0.0.1:9", True),
        ("evil.example", False),
        ("evil.example:8620", False),
        ("games.example.org.evil.example", False),
        ("evil-games.example.org", False),
        ("192.168.1.7:8620", False),
        ("[::2]:8620", False),
    ],
)
def test_only_requests_for_its_own_names_are_answered(tmp_path: Path, host: str, answered: bool) -> None:
    hosts = allowed_hosts("127.0.0.1", ["Games.example.org"])
    with serving(settings(database_url(str(tmp_path / "madang.db")), hosts=hosts)) as url:
        Guest(url)
        assert statuses(url, host) == ({200, 101} if answered else {400, 403})


def test_a_refusal_of_a_host_says_why(tmp_path: Path) -> None:
    with serving(settings(database_url(str(tmp_path / "madang.db")), hosts=LOCAL_HOSTS)) as url:
        answer = httpx.get(f"{url}/api/games", headers={"Host": "evil.example"}, trust_env=False)
        error = answer.json()["error"]
        assert (error["id"], error["args"]) == ("bad-host", {"host": "evil.example"})
        assert "evil.example" in error["text"]
        assert "x-content-type-options" in answer.headers


def test_without_names_any_host_is_answered(quick_url: str) -> None:
    Guest(quick_url)
    assert statuses(quick_url, "anything.example") == {200, 101}


def test_which_hosts_are_allowed() -> None:
    assert {*allowed_hosts("127.0.0.1", [])} == {*LOCAL_HOSTS}
    assert {*allowed_hosts("localhost", [])} == {*LOCAL_HOSTS}
    assert allowed_hosts("0.0.0.0", []) == ()
    assert {*allowed_hosts("0.0.0.0", ["Games.example.org"])} == {*LOCAL_HOSTS, "0.0.0.0", "games.example.org"}
    assert {*allowed_hosts("127.0.0.1", ["games.example.org"])} == {*LOCAL_HOSTS, "games.example.org"}


def test_madang_alone_answers_only_to_local_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MADANG_SERVER", "{}")
    monkeypatch.setattr(serving_commands, "default_database", lambda: tmp_path / "madang.db")
    monkeypatch.setattr(serving_commands, "run", lambda *_: None)
    monkeypatch.setattr(serving_commands, "_open_browser", lambda *_: None)
    assert CliRunner().invoke(app, []).exit_code == 0
    assert os.environ["MADANG_SERVER"] != "{}"
    chosen = Settings.from_environment()
    with serving(chosen) as url:
        Guest(url)
        for host in ("localhost", "localhost:8620", "127.0.0.1:8620", "[::1]", "[::1]:8620"):
            assert statuses(url, host) == {200, 101}
        for host in ("evil.example", "evil.example:8620", "192.168.1.7"):
            assert statuses(url, host) == {400, 403}
