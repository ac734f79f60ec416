"""Cards say what they do: their text fits in every language, and a card opens large with everything in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from madang.messages import languages
from tests.page.conftest import DESKTOP, PHONE, TABLET, NewGuest
from tests.page.driver import create_played_table
from tests.page.hangul import use_hangul_font
from tests.page.server import ServerProcess
from tests.page.test_accessibility import AXE, run_axe

LARGE = (1920, 1080)
DIALOG = "dialog.card-details"
UNSELECTABLE = ".stack:not(.lit)"
LONG_TEXTS = """() => [...document.querySelectorAll(".board .card .text")].filter((text) => {
  if (!text.offsetWidth) return false;
  const card = text.parentElement;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [inner, outer] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
  const above = card.querySelector(".band").getBoundingClientRect().bottom;
  if (inner.left < outer.left - 1 || inner.right > outer.right + 1) return true;
  return inner.bottom > outer.bottom + 1 || inner.top < above - 1;
}).map((text) => `${text.innerText} (${text.parentElement.offsetWidth}x${text.parentElement.offsetHeight})`)"""


def open_table(page: Page, server: ServerProcess, game: str, players: int, decisions: int) -> None:
    page.goto(server.address)
    seats = ["me", *["random"] * (players - 1)]
    page.goto(f"{server.address}/table/{create_played_table(page, server.address, game, seats, decisions)}")
    page.wait_for_selector(".side.acting")


@pytest.mark.parametrize("game", ["koryo", "choson"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP, LARGE], ids=["phone", "tablet", "desktop", "large"])
def test_the_texts_of_cards_fit_in_every_language(
    server: ServerProcess, new_guest: NewGuest, game: str, size: tuple[int, int]
) -> None:
    page = new_guest(size)
    use_hangul_font(page)
    found: list[tuple[int, str, str]] = []
    for players, decisions in ((2, 7), (3, 7), (4, 6)):
        open_table(page, server, game, players, decisions)
        names, cards = page.locator(".stack .name:visible").count(), page.locator(".stack .card").count()
        assert names == cards, "every card has its name"
        page.locator("header [aria-controls=settings]").click()
        for language in languages():
            page.locator("#settings select").first.select_option(language)
            page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
            page.evaluate("document.fonts.ready.then(() => true)")
            found += [(players, language, text) for text in page.evaluate(LONG_TEXTS)]
    assert found == []


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_cards_are_larger_where_there_is_room(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    widths = []
    for size, players in ((DESKTOP, 4), (DESKTOP, 2), (LARGE, 4), (LARGE, 2)):
        page = new_guest(size)
        open_table(page, server, game, players, 7)
        widths.append(page.locator(".stack .card").first.bounding_box()["width"])  # type: ignore[index]
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1], (size, players)
    least = [58, 76, 110, 125]
    assert all(width > bound for width, bound in zip(widths, least, strict=True)), widths
    assert page.locator(".stack .short:visible").count(), "there is room for a line of text"


def test_a_card_opens_large_and_gives_the_focus_back(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    open_table(page, server, "choson", 2, 9)
    stack = page.locator(UNSELECTABLE).first
    name = stack.locator(".name").first.inner_text()
    stack.focus()
    page.keyboard.press("Enter")
    dialog = page.locator(DIALOG)
    assert dialog.get_by_role("heading").inner_text() == name
    assert dialog.locator("dd").count() >= 3, "value, number of cards, power"
    assert run_axe(page, AXE.read_text("utf-8")) == []
    page.keyboard.press("1")  # not a key of the table
    assert page.locator(".hand .chosen").count() == 0
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert stack.evaluate("stack => stack === document.activeElement")


def test_a_tap_on_a_card_that_cannot_be_selected_opens_it(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    open_table(page, server, "koryo", 2, 7)
    page.locator(UNSELECTABLE).first.tap()
    dialog = page.locator(DIALOG)
    dialog.wait_for()
    box = dialog.bounding_box()
    assert box
    assert 0 <= box["x"] <= PHONE[0] - box["width"]
    assert dialog.locator(".short").is_visible()
    dialog.get_by_role("button").tap()
    dialog.wait_for(state="hidden")


def test_the_round_and_its_phases_explain_themselves(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    open_table(page, server, "koryo", 3, 0)
    tip = page.get_by_role("tooltip")
    page.locator(".tracker .round").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    tip.get_by_text("10 cards").wait_for()
    assert "keep 3" in tip.inner_text()
    page.locator(".steps li").nth(1).hover()
    tip.get_by_text("reveal your cards").wait_for()
    page.locator(".phases button").click()
    tip.get_by_text("Players with too many cards").wait_for()
    assert len(tip.inner_text().splitlines()) >= 4


def test_a_tooltip_does_not_cover_the_instruction(server: ServerProcess, new_guest: NewGuest) -> None:
    for size in (DESKTOP, PHONE):
        page = new_guest(size)
        open_table(page, server, "koryo", 4, 0)
        cards = page.locator(".hand button")
        for i in (0, cards.count() // 2, cards.count() - 1):
            cards.nth(i).hover()
            tip = page.get_by_role("tooltip")
            tip.wait_for()
            inner, prompt = tip.bounding_box(), page.locator(".prompt").bounding_box()
            assert inner
            assert prompt
            above = inner["y"] + inner["height"] <= prompt["y"]
            assert above or inner["y"] >= prompt["y"] + prompt["height"], (size, i)
            page.mouse.move(2, 2)
            tip.wait_for(state="hidden")
