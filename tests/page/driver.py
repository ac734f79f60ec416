"""Drives the page as a person does: reads what it offers, and clicks. Some set-up goes over REST."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page

TARGETS = (
    ":is(.choices .button, .stack.lit:not(.chosen), .uses .primary, .shop.lit, .building.lit, g.lit)"
    ":not([aria-disabled=true])"
)
SELECTABLE_CARDS = ".hand .legal:not(.chosen)"
PLACE_BUTTON = ".side .choices .primary[aria-disabled=false]"
CONFIRMING = ".choices .confirming"
WALK_BUTTON = ".way + .choices .primary"
"""Walks the way that is chosen for the steward."""
END_SCREEN = "[data-testid=end]"
HEADER = {"X-Madang": "1"}
MAX_CLICKS = 60
"""Far more than an action takes: a limit, so that an action that never comes fails the test."""
TIMEOUT = 120_000
"""Milliseconds, long enough for a slow machine."""


# --- tables ----------------------------------------------------------------------------------------------------------


def create_table_in_lobby(page: Page, address: str, game: str, seats: list[str]) -> None:
    """Create a table by clicks in the lobby, and wait until it is connected."""
    page.goto(address)
    card = page.locator(f"article[data-game={game}]")
    card.locator(".buttons button").click()
    card.locator("form .options").click()
    while card.locator("form .seat").count() < len(seats):
        card.locator("fieldset > button").click()
    for i, seat in enumerate(seats):
        card.locator("form .seat select").nth(i).select_option(seat)
    card.locator("button[type=submit]").click()
    page.wait_for_selector("main.table[data-socket=open]")


def wait_for_cookie(page: Page) -> None:
    """Wait until the page has the cookie of its guest. An earlier request would create another guest."""
    page.wait_for_selector("#main")


def rename_guest(page: Page, address: str, name: str) -> None:
    """Rename the guest of a page over REST."""
    wait_for_cookie(page)
    assert page.request.patch(f"{address}/api/me", headers=HEADER, data={"name": name}).ok


def create_table_by_api(page: Page, address: str, request: dict[str, Any]) -> str:
    """Create a table over REST as the guest of a page, contribute to the shuffle, and return the table's id."""
    wait_for_cookie(page)
    response = page.request.post(f"{address}/api/tables", headers=HEADER, data=request)
    table = str(response.json()["table"]["id"])
    if "me" in request["seats"]:
        page.request.post(f"{address}/api/tables/{table}/contribution", headers=HEADER, data={})
    return table


def create_played_table(
    page: Page, address: str, game: str, seats: list[str], decisions: int = 0, listed: bool = False
) -> str:
    """Create a table and take that many random decisions, all over REST; return the table's id."""
    table = create_table_by_api(page, address, {"game": game, "seats": seats, "listed": listed})
    play_by_api(page, address, table, decisions)
    return table


def play_by_api(page: Page, address: str, table: str, decisions: int) -> None:
    """Take that many random decisions at a table, or all until the end."""
    url, rng = f"{address}/api/tables/{table}", random.Random(decisions)
    while decisions:
        now = page.request.get(url).json()
        if now["result"]:
            break
        actions = now["view"]["actions"]
        if actions:
            preferred = [action for action in actions if action != "pass"] or actions
            request = {"ply": now["ply"], "seat": now["seat"], "action": rng.choice(preferred)}
            page.request.post(f"{url}/actions", headers=HEADER, data=request)
            decisions -= 1


def full_review(page: Page, address: str, table: str) -> dict[str, Any]:
    """Have a finished game reviewed over REST, and wait for it."""
    url = f"{address}/api/tables/{table}/review"
    review: dict[str, Any] = page.request.post(url, headers=HEADER).json()
    while not review["complete"]:
        page.wait_for_timeout(100)
        review = page.request.get(url).json()
    return review


def first_mistake(page: Page, address: str, table: str) -> int:
    """The step of the first decision that could have been better."""
    decisions = full_review(page, address, table)["decisions"]
    return next(int(found["step"]) for found in decisions if found["grade"] in ("inaccuracy", "mistake", "blunder"))


def create_tournament(page: Page, address: str, start: bool) -> str:
    """Create a tournament over REST that the guest of a page and bots enter; return its id."""
    wait_for_cookie(page)
    terms = {"game": "koryo", "format": "swiss", "size": 2, "clock": 1000, "stand_in": "random"}
    response = page.request.post(f"{address}/api/tournaments", headers=HEADER, data=terms)
    tournament = str(response.json()["tournament"]["id"])
    commands: list[tuple[str, dict[str, Any]]] = [("join", {}), ("bots", {"level": "random", "count": 4})]
    for command, body in [*commands, *([("start", {})] if start else [])]:
        url = f"{address}/api/tournaments/{tournament}/{command}"
        assert page.request.post(url, headers=HEADER, data=body).ok
    return tournament


# --- waiting ---------------------------------------------------------------------------------------------------------


def current_ply(page: Page) -> int:
    return int(page.locator("main.table").get_attribute("data-ply") or 0)


def wait_until_settled(page: Page) -> str:
    """Wait until the server has answered and this page is to act; return "asked", "covered" or "over"."""
    page.wait_for_selector(
        f"main.table[data-socket=open][data-busy=false] :is(.side.acting, .ask.acting, {END_SCREEN}, .hand-cover)",
        timeout=TIMEOUT,
        state="attached",
    )
    if page.locator(END_SCREEN).count():
        return "over"
    return "covered" if page.locator(".hand-cover").count() else "asked"


def wait_for_new_ply(page: Page, before: int) -> None:
    page.wait_for_function(
        "ply => Number(document.querySelector('main.table').dataset.ply) > ply", arg=before, timeout=TIMEOUT
    )


def wait_for_answer(page: Page) -> None:
    """Wait until the server has answered the last click, if that was an action."""
    page.wait_for_selector("main.table[data-socket=open][data-busy=false]", timeout=TIMEOUT, state="attached")


def page_to_act(pages: list[Page]) -> Page | None:
    """Wait until one of the pages is to act, and return it; None if the game is over."""
    for _ in range(4000):
        for page in pages:
            if page.locator(".side.acting").count():
                return page
        if all(page.locator(END_SCREEN).count() for page in pages):
            return None
        pages[0].wait_for_timeout(25)
    raise AssertionError("no page is to act")


# --- playing ---------------------------------------------------------------------------------------------------------


def take_random_action(page: Page, rng: random.Random) -> None:
    """Click at random on what is offered, until there is a new ply.

    Random clicks also undo selections: between a Lobby and a Shield, a dozen clicks may go by.
    """
    before = current_ply(page)
    for _ in range(MAX_CLICKS):
        page.wait_for_selector(f":is({SELECTABLE_CARDS}, {TARGETS}, {END_SCREEN})", timeout=TIMEOUT, state="attached")
        cards, targets = page.locator(SELECTABLE_CARDS), page.locator(TARGETS)
        if page.locator(END_SCREEN).count() or current_ply(page) > before:
            return
        if cards.count() and (targets.count() == 0 or rng.random() < 0.95):
            random_match(cards, rng).click()
            place = page.locator(PLACE_BUTTON)
            if place.count() and rng.random() < 0.7:
                place.first.click()
        else:
            random_match(targets, rng).click()
            confirm(page)
        wait_for_answer(page)
        if current_ply(page) > before:
            return
    wait_for_new_ply(page, before)


def confirm(page: Page) -> None:
    """Click once more on a button that asks for it, or walk the steward's chosen way."""
    confirming = page.locator(f":is({CONFIRMING}, {WALK_BUTTON})")
    if confirming.count():
        confirming.click()


def random_match(locator: Locator, rng: random.Random) -> Locator:
    return locator.nth(rng.randrange(max(1, locator.count())))


def play_to_end(page: Page, seed: int, max_decisions: int = 600) -> None:
    """Play a whole game at random."""
    rng = random.Random(seed)
    for _ in range(max_decisions):
        if wait_until_settled(page) == "over":
            return
        take_random_action(page, rng)
    raise AssertionError("the game does not end")


# --- reading the page ------------------------------------------------------------------------------------------------


def cards_in_hand(page: Page) -> list[str]:
    """The kinds of the cards in hand."""
    cards: list[str] = page.locator(".hand button").evaluate_all("all => all.map(card => card.dataset.zone.slice(-1))")
    return cards


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


WIDE_TEXTS = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    let box = text.parentElement;
    while (box && ["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
    if (!box || !text.data.trim() || box.closest("svg, select, .hidden-text")) continue;
    const style = getComputedStyle(box);
    range.selectNode(text);
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (!inner.width || style.textOverflow === "ellipsis" || style.clipPath !== "none") continue;
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1) found.push(text.data.trim());
  }
  return found;
}"""


def wide_texts(page: Page) -> list[str]:
    """The texts that are wider than the boxes that hold them, except those that end in an ellipsis on purpose."""
    return [str(text) for text in page.evaluate(WIDE_TEXTS)]


def collect_errors(page: Page) -> list[str]:
    """A list that receives the browser's error messages from now on, except those of the network."""
    errors: list[str] = []

    def note(message: Any) -> None:
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            errors.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors
