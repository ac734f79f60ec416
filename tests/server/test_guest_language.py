"""The name of a new guest is in the language of the request."""

from __future__ import annotations

import re

import httpx
import pytest
from pydantic import TypeAdapter

from madang.messages import Message, languages
from madang.server.api.language import preferred_language
from madang.server.api.requests import Name


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.5, sk;q=0.9", "sk"),
        ("ja, nl", "nl"),
        ("ja, zh-Hant", "en"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("de;q=much, fr;q=0.3", "fr"),
        ("*", "en"),
        ("../../etc, ., -", "en"),
        (",;q=,;;=", "en"),
    ],
)
def test_the_language_of_a_request(header: str, language: str) -> None:
    assert preferred_language(header) == language


@pytest.mark.parametrize("language", languages())
def test_a_new_guest_has_a_name_in_the_language_of_the_request(sqlite_url: str, language: str) -> None:
    headers = {"Accept-Language": f"{language};q=0.9, ja;q=0.8"}
    name = httpx.get(f"{sqlite_url}/api/me", headers=headers, trust_env=False).json()["name"]
    (number,) = re.findall(r"\d{4}", name)
    assert name == Message("guest-name", {"number": number}).text(language)
    assert TypeAdapter(Name).validate_python(name) == name, "the guest may keep the name"


@pytest.mark.parametrize("name", ["Gast 1234", "Invité 1234", "Hosť 1234", "손님 1234"])
def test_such_names_are_allowed(name: str) -> None:
    assert TypeAdapter(Name).validate_python(name) == name
