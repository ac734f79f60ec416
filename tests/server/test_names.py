"""Names of guests: visible characters only, normalized, and not to be confused with bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from madang.bots.levels import LEVELS
from madang.messages import Message, languages
from madang.server.settings import database_url
from tests.server.clients import Guest
from tests.server.servers import serving, settings

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
    """One server for all tests of names, which do not affect each other."""
    with serving(settings(database_url(str(tmp_path_factory.mktemp("names") / "madang.db")))) as url:
        yield url


@pytest.fixture
def guest(names_url: str) -> Guest:
    """A guest with the name Ann."""
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
        "Stark",
        "Meister Eder",
        "Botond (Stark)",
        "로봇",
        "<b>Ann</b>",
    ],
)
def test_names_in_many_scripts_are_accepted(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 200
    assert guest.send("GET", "/api/me")["name"] == unicodedata.normalize("NFC", name)


def test_names_are_normalized(guest: Guest) -> None:
    """Accents and syllables typed in parts are composed, and variation selectors of emoji are removed."""
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
        "봇 (고급)",
        "봇(고급) 2",
        "Bot (Silný)",
        "BOT (MAÎTRE)",
        "Bot: Stark",
        "Ann (bot)",
        "홍길동 (봇)",
    ],
)
def test_the_name_of_a_bot_is_refused(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 422


def test_the_names_that_the_page_gives_to_bots_are_refused(guest: Guest) -> None:
    for language in languages():
        for level in LEVELS:
            words = Message(f"level-{level}").text(language)
            assert rename(guest, Message("bot-name", {"level": words}).text(language)) == 422
        assert rename(guest, Message("bot-for", {"player": "Ann"}).text(language)) == 422


@pytest.mark.parametrize("name", ["", " ", "\u3000", "\u00a0\u2003", "x" * 41])
def test_an_empty_or_long_name_is_refused(guest: Guest, name: str) -> None:
    assert rename(guest, name) == 422


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "Zoë 고려", "Robot", "Ann the bot"])
def test_a_name_is_returned_unchanged(sqlite_url: str, name: str) -> None:
    answer = Guest(sqlite_url, name).http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == name
