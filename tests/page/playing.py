"""Playing through the page, as a person does: by looking at what is offered and clicking on it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page

TARGETS = (
    ":is(.choices .button, .stack.lit:not(.chosen), .uses .primary, .shop.lit, .building.lit, g.lit)"
    ":not([aria-disabled=true])"
)
CARDS = ".hand .legal:not(.chosen)"
PLACE = ".side .choices .primary[aria-disabled=false]"
END = "[data-testid=end]"
HEADER = {"X-Madang": "1"}
CLICKS = 60
"""Far more than it takes, so that what never comes is noticed."""
WAIT = 120_000
"""Milliseconds: what is waited for comes, however slow the machine is."""


def choose_game(page: Page, address: str, game: str, seats: list[str]) -> None:
    """From the lobby to a table."""
    page.goto(address)
    card = page.locator(f"article[data-game={game}]")
    card.get_by_role("button", name=re.compile("^Play")).click()
    while card.locator("form .seat").count() < len(seats):
        card.get_by_role("button", name=re.compile("One more seat")).click()
    for i, seat in enumerate(seats):
        card.locator("form .seat select").nth(i).select_option(seat)
    card.locator("button[type=submit]").click()
    page.wait_for_selector("main.table[data-line=open]")


def wait_for_guest(page: Page) -> None:
    """Wait until the page has the cookie of its guest: a request before that would make another guest."""
    page.wait_for_selector("#main")


def rename(page: Page, address: str, name: str) -> None:
    """Give the guest of a page another name, over REST."""
    wait_for_guest(page)
    assert page.request.patch(f"{address}/api/me", headers=HEADER, data={"name": name}).ok


def make_table(page: Page, address: str, wish: dict[str, Any]) -> str:
    """A table made over REST by the guest of a page, with the guest's part of the shuffle; its id."""
    wait_for_guest(page)
    made = page.request.post(f"{address}/api/tables", headers=HEADER, data=wish)
    name = str(made.json()["table"]["id"])
    if "me" in wish["seats"]:
        page.request.post(f"{address}/api/tables/{name}/contribution", headers=HEADER, data={})
    return name


def ply(page: Page) -> int:
    return int(page.locator("main.table").get_attribute("data-ply") or 0)


def settled(page: Page) -> str:
    """Wait until nothing that was clicked is unanswered, and this page is asked something or all is over; say which."""
    page.wait_for_selector(
        f"main.table[data-line=open][data-busy=false] :is(.side.acting, .ask.acting, {END}, .curtain)",
        timeout=WAIT,
        state="attached",
    )
    if page.locator(END).count():
        return "over"
    return "curtain" if page.locator(".curtain").count() else "asked"


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function(
        "ply => Number(document.querySelector('main.table').dataset.ply) > ply", arg=before, timeout=WAIT
    )


def answered(page: Page) -> None:
    """Wait until the server has answered what was clicked, if that was an action."""
    page.wait_for_selector("main.table[data-line=open][data-busy=false]", timeout=WAIT, state="attached")


def act(page: Page, dice: random.Random) -> None:
    """Choose something of what glows, until the table has moved on.

    Whoever clicks at random changes his mind: between a Lobby and a Shield, a dozen clicks may go by.
    """
    before = ply(page)
    for _ in range(CLICKS):
        page.wait_for_selector(f":is({CARDS}, {TARGETS}, {END})", timeout=WAIT, state="attached")
        cards, targets = page.locator(CARDS), page.locator(TARGETS)
        if page.locator(END).count() or ply(page) > before:
            return
        if cards.count() and (targets.count() == 0 or dice.random() < 0.95):
            pick(cards, dice).click()
            place = page.locator(PLACE)
            if place.count() and dice.random() < 0.7:
                place.first.click()
        else:
            pick(targets, dice).click()
        answered(page)
        if ply(page) > before:
            return
    moved_on(page, before)


def hand_of(page: Page) -> list[str]:
    """The cards in hand, by their kinds."""
    cards: list[str] = page.locator(".hand button").evaluate_all("all => all.map(card => card.dataset.zone.slice(-1))")
    return cards


def pick(found: Locator, dice: random.Random) -> Locator:
    return found.nth(dice.randrange(max(1, found.count())))


def play_to_the_end(page: Page, seed: int, most: int = 600) -> int:
    """A whole game; the number of decisions."""
    dice = random.Random(seed)
    for count in range(most):
        if settled(page) == "over":
            return count
        act(page, dice)
    raise AssertionError("the game does not end")


def errors_of(page: Page) -> list[str]:
    """What the browser complains about from now on."""
    found: list[str] = []

    def note(message: Any) -> None:
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            found.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found
