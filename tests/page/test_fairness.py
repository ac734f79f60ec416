"""What the page says of a shuffle: forged records are called forged, and what cannot be known is not claimed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.page.conftest import Guests
from tests.page.house import House
from tests.page.playing import END, choose_game, play_to_the_end

CALLS = """() => {
    window.order = [];
    const send = window.fetch, keep = Storage.prototype.setItem;
    window.fetch = (path, options) => {
        window.order.push(String(path).split("/").at(-1));
        return send(path, options);
    };
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("madang.seal.")) window.order.push("kept");
        keep.call(this, key, value);
    };
}"""

Change = Callable[[dict[str, Any]], None]


def finished(page: Page, house: House, game: str = "koryo") -> None:
    choose_game(page, house.address, game, ["me", "random"])
    play_to_the_end(page, seed=9)
    page.locator(END).wait_for()


def forge(page: Page, what: str, change: Change) -> None:
    """Change an answer of the server on its way to the page."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        content = json.loads(answer.text())
        change(content)
        route.fulfill(response=answer, body=json.dumps(content))

    page.route(f"**/api/tables/*/{what}*", changed)


def verdict(page: Page) -> tuple[str, set[str]]:
    """The outcome, and the texts of everything that does not fit."""
    page.get_by_role("button", name="Verify the shuffle").click()
    page.wait_for_selector(".verify [data-outcome]")
    outcome = page.locator(".verify [data-outcome]").get_attribute("data-outcome") or ""
    return outcome, {text.split("\n")[-1].strip() for text in page.locator(".verify li.bad").all_inner_texts()}


def another_secret(record: dict[str, Any]) -> None:
    record["seed"]["secret"] = "ab" * 32


def another_contribution(record: dict[str, Any]) -> None:
    record["seed"]["contributions"][0] = "something else"


def another_bot(record: dict[str, Any]) -> None:
    record["seed"]["contributions"][1] = "bot random 17"


def another_deal(replay: dict[str, Any]) -> None:
    hands = replay["steps"][0]["view"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


@pytest.mark.parametrize(
    ("what", "change", "says"),
    [
        ("record", another_secret, "The secret is not the one"),
        ("record", another_contribution, "What your browser added is missing"),
        ("record", another_bot, "A bot added something else"),
        ("replay", another_deal, "are not those of the replay"),
    ],
)
def test_a_forgery_is_shown(house: House, guest: Guests, what: str, change: Change, says: str) -> None:
    page = guest()
    finished(page, house)
    forge(page, what, change)
    outcome, problems = verdict(page)
    assert outcome == "bad"
    assert any(says in problem for problem in problems), problems


def test_a_browser_that_kept_nothing_does_not_claim_to_know(house: House, guest: Guests) -> None:
    page = guest()
    finished(page, house, "corinth")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator(END).wait_for()
    assert verdict(page) == ("unknown", set())
    assert page.locator(".verify li.unknown").count() == 3
    assert page.get_by_text("this browser kept no seal").count() == 1


def test_the_commitment_is_kept_before_anything_is_contributed(house: House, guest: Guests) -> None:
    ann, bob = guest(), guest()
    for page in (ann, bob):
        page.add_init_script(f"({CALLS})()")
    choose_game(ann, house.address, "koryo", ["me", "open"])
    order = ann.evaluate("window.order")
    assert order.index("tables") < order.index("kept") < order.index("contribution")
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector("main.table .board")
    order = bob.evaluate("window.order")
    assert order.index("kept") < order.index("sit")
