"""Every screen fits its window, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from madang.messages import languages
from tests.page.conftest import DESKTOP, PHONE, TABLET, NewGuest
from tests.page.driver import create_played_table, overflow, rename_guest, wide_texts
from tests.page.hangul import use_hangul_font
from tests.page.screens import screens
from tests.page.server import ServerProcess


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_no_screen_overflows_in_any_language(server: ServerProcess, new_guest: NewGuest, size: tuple[int, int]) -> None:
    page = new_guest(size)
    assert faults(page, server.address, "Maximiliane Wolfeschlegelstein", languages()) == []


def test_a_long_name_without_spaces_fits_in_korean(server: ServerProcess, new_guest: NewGuest) -> None:
    """Korean lines break between words, but such a name must break anywhere."""
    assert faults(new_guest(PHONE), server.address, "홍" * 40, ("ko",)) == []


def faults(page: Page, address: str, name: str, tags: tuple[str, ...]) -> list[tuple[str, str, int | str]]:
    """What does not fit, by language and path: pixels by which a page is too wide, and texts wider than their boxes."""
    use_hangul_font(page)
    page.goto(address)
    rename_guest(page, address, name)
    found: list[tuple[str, str, int | str]] = []
    for path, selector in screens(page, address):
        page.goto(address + path)
        page.wait_for_selector(selector)
        if path == "/":
            page.locator("article button").first.click()
        page.locator("header [aria-controls=settings]").click()
        for language in tags:
            page.locator("#settings select").first.select_option(language)
            page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
            page.evaluate("document.fonts.ready.then(() => true)")
            if overflow(page) > 0:
                found.append((language, path, overflow(page)))
            found += [(language, path, text) for text in wide_texts(page)]
    return found


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
