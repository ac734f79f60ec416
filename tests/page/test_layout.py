"""Every screen fits its window, in every language."""

from __future__ import annotations

import pytest

from tests.page.conftest import DESKTOP, PHONE, TABLET, NewGuest
from tests.page.driver import create_played_table, overflow, rename_guest
from tests.page.screens import screens
from tests.page.server import ServerProcess

LANGUAGES = ("en", "fr", "de", "nl", "sk")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_no_screen_overflows_in_any_language(server: ServerProcess, new_guest: NewGuest, size: tuple[int, int]) -> None:
    page = new_guest(size)
    page.goto(server.address)
    rename_guest(page, server.address, "Maximiliane Wolfeschlegelstein")
    overflows = []
    for path, selector in screens(page, server.address):
        page.goto(server.address + path)
        page.wait_for_selector(selector)
        if path == "/":
            page.locator("article button").first.click()
        page.locator("header button").click()
        for language in LANGUAGES:
            page.locator("#settings select").first.select_option(language)
            page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
            if overflow(page) > 0:
                overflows.append((language, path, overflow(page)))
    assert overflows == []


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_a_table_of_four_fits_on_one_screen(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest()
    page.goto(server.address)
    for decisions in (0, 5, 7):  # each of the eight rounds has at least one
        table = create_played_table(page, server.address, game, ["me", *["random"] * 3], decisions)
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector(".side.acting")
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
