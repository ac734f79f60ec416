"""Talk at a table on the page: bubbles, the panel, every language, muting, and the switch that turns it off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from madang.messages import languages
from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import HEADER, create_table_by_api, overflow, rename_guest, wide_texts
from tests.page.server import ServerProcess
from tests.page.test_absence import table_of_two
from tests.page.test_accessibility import AXE, run_axe

MARKUP = '<img src=x onerror="document.title=1">'


def open_talk(page: Page) -> None:
    page.keyboard.press("t")
    page.wait_for_selector(".talk .phrases button")


def say_by_api(page: Page, kind: str, content: str) -> None:
    table = page.url.rpartition("/")[2]
    url = page.url.replace(f"/table/{table}", f"/api/tables/{table}/talk")
    assert page.request.post(url, headers=HEADER, data={"kind": kind, "content": content}).ok


def test_everybody_reads_phrases_in_their_own_language(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = table_of_two(server, new_guest(), new_guest(language="ko"))
    speaker, listener = (ann, bob) if ann.locator("html[lang=en]").count() else (bob, ann)
    open_talk(speaker)
    speaker.get_by_role("button", name="Well played!").click()
    speaker.get_by_role("button", name="heart").click()
    expect(listener.locator(".bubble [aria-label=하트]")).to_be_visible()
    expect(listener.locator(".talk-button")).to_contain_text("2")
    open_talk(listener)
    expect(listener.locator(".talk .said").first).to_have_text("잘하셨어요!")
    expect(listener.locator(".bubble")).to_have_count(0)
    listener.keyboard.press("Escape")
    expect(listener.locator(".talk-button:focus")).to_have_count(1)
    expect(listener.locator(".unread")).to_have_count(0)


def test_texts_are_shown_as_they_are(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = table_of_two(server, new_guest(), new_guest())
    open_talk(ann)
    ann.get_by_role("textbox", name="Your message").fill(MARKUP)
    ann.keyboard.press("Enter")
    expect(bob.locator(".bubble")).to_contain_text(MARKUP)
    open_talk(bob)
    expect(bob.locator(".talk .said")).to_have_text(MARKUP)
    expect(ann.get_by_role("textbox", name="Your message")).to_have_value("")
    assert bob.locator(".talk img").count() == 0


def test_a_muted_player_is_silent_until_heard_again(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = table_of_two(server, new_guest(), new_guest())
    say_by_api(bob, "phrase", "hello")
    open_talk(ann)
    ann.locator(".talk .mute").click()
    expect(ann.locator(".talk .said")).to_have_count(0)
    say_by_api(bob, "phrase", "oops")
    say_by_api(ann, "phrase", "thanks")
    expect(ann.locator(".talk .said")).to_have_text(["Thank you!"])
    ann.locator(".talk .muted button").click()
    expect(ann.locator(".talk .said")).to_have_text(["Hello!", "Oops!", "Thank you!"])


def test_spectators_are_heard_after_the_end_only(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = table_of_two(server, new_guest(), new_guest())
    cem = new_guest()
    cem.goto(ann.url)
    cem.wait_for_selector(".watching")
    open_talk(cem)
    expect(cem.locator(".talk")).to_contain_text("Only spectators hear you")
    cem.get_by_role("button", name="Nice move!").click()
    expect(cem.locator(".talk .aside")).to_have_count(1)
    say_by_api(bob, "phrase", "bye")
    expect(ann.locator(".bubble")).to_have_count(1)
    open_talk(ann)
    expect(ann.locator(".talk .said")).to_have_text(["I have to go. See you!"])


def test_talk_can_be_turned_off(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = table_of_two(server, new_guest(), new_guest())
    ann.locator("header .settings").click()
    ann.get_by_role("checkbox", name="Show what others say").uncheck()
    expect(ann.locator(".talk-button")).to_have_count(0)
    say_by_api(bob, "phrase", "hello")
    say_by_api(ann, "phrase", "thanks")
    expect(bob.locator(".bubble")).to_have_count(1)
    ann.keyboard.press("t")
    assert ann.locator(".bubble, .talk").count() == 0
    ann.get_by_role("checkbox", name="Show what others say").check()
    expect(ann.locator(".talk-button")).to_be_visible()


def test_a_table_of_bots_has_no_talk_and_a_host_may_forbid_texts(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    rename_guest(page, server.address, "Ann")
    alone = create_table_by_api(page, server.address, {"game": "koryo", "seats": ["me", "random"]})
    page.goto(f"{server.address}/table/{alone}")
    page.wait_for_selector(".hand")
    assert page.locator(".talk-button").count() == 0
    page.goto(server.address)
    card = page.locator("article[data-game=koryo]")
    card.locator(".buttons button").click()
    card.locator("form .options").click()
    card.locator("form .seat select").nth(1).select_option("open")
    assert card.locator("input[name=free-text]").is_checked()
    card.locator("input[name=listed]").check()
    assert not card.locator("input[name=free-text]").is_checked(), "off by default where strangers may come"
    card.locator("button[type=submit]").click()
    page.wait_for_selector(".waiting .talk-button")
    open_talk(page)
    assert page.locator(".talk input").count() == 0


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), *((PHONE, language) for language in languages())])
def test_the_panel_fits(server: ServerProcess, new_guest: NewGuest, size: tuple[int, int], language: str) -> None:
    page = new_guest(size, language=language)
    page.goto(server.address)
    rename_guest(page, server.address, "A rather long name for a player of this")
    terms = {"game": "choson", "seats": ["me", "open"]}
    page.goto(f"{server.address}/table/{create_table_by_api(page, server.address, terms)}")
    page.wait_for_selector(".talk-button")
    say_by_api(page, "text", "x" * 200)
    say_by_api(page, "phrase", "good-luck")
    open_talk(page)
    page.wait_for_function("document.querySelectorAll('.talk .said').length === 2")
    assert overflow(page) == 0
    assert wide_texts(page) == []
    if language == "en":
        assert run_axe(page, AXE.read_text("utf-8")) == []
