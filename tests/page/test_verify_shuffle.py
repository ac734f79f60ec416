"""Verifying the shuffle: forgeries are detected, and without evidence the outcome is unknown."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.page.conftest import NewGuest
from tests.page.driver import END_SCREEN, create_table_in_lobby, play_to_end
from tests.page.server import ServerProcess

LOG_CALLS = """() => {
    window.calls = [];
    const send = window.fetch, store = Storage.prototype.setItem;
    window.fetch = (path, options) => {
        window.calls.push(String(path).split("/").at(-1));
        return send(path, options);
    };
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("madang.seal.")) window.calls.push("stored");
        store.call(this, key, value);
    };
}"""

Change = Callable[[dict[str, Any]], None]


def finish_game(page: Page, address: str, game: str = "koryo") -> None:
    create_table_in_lobby(page, address, game, ["me", "random"])
    play_to_end(page, seed=9)
    page.locator(END_SCREEN).wait_for()


def forge_response(page: Page, endpoint: str, change: Change) -> None:
    """Change the responses of an endpoint of the table before the page gets them."""

    def fulfill(route: Route) -> None:
        response = route.fetch()
        content = json.loads(response.text())
        change(content)
        route.fulfill(response=response, body=json.dumps(content))

    page.route(f"**/api/tables/*/{endpoint}*", fulfill)


def verify(page: Page) -> tuple[str, set[str]]:
    """Verify the shuffle; return the outcome and the texts of the failed checks."""
    page.get_by_role("button", name="Verify the shuffle").click()
    page.wait_for_selector(".verify [data-outcome]")
    outcome = page.locator(".verify [data-outcome]").get_attribute("data-outcome") or ""
    return outcome, {text.split("\n")[-1].strip() for text in page.locator(".verify li.bad").all_inner_texts()}


def another_secret(record: dict[str, Any]) -> None:
    record["seed"]["secret"] = "ab" * 32


def another_contribution(record: dict[str, Any]) -> None:
    record["seed"]["contributions"][0] = "something else"


def another_bot_contribution(record: dict[str, Any]) -> None:
    record["seed"]["contributions"][1] = "bot random 17"


def another_deal(replay: dict[str, Any]) -> None:
    hands = replay["steps"][0]["view"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


@pytest.mark.parametrize(
    ("endpoint", "change", "problem"),
    [
        ("record", another_secret, "The secret is not the one"),
        ("record", another_contribution, "What your browser added is missing"),
        ("record", another_bot_contribution, "A bot did not add what it always adds"),
        ("replay", another_deal, "are not those of the replay"),
    ],
)
def test_a_forgery_is_detected(
    server: ServerProcess, new_guest: NewGuest, endpoint: str, change: Change, problem: str
) -> None:
    page = new_guest()
    finish_game(page, server.address)
    forge_response(page, endpoint, change)
    outcome, problems = verify(page)
    assert outcome == "bad"
    assert any(problem in text for text in problems), problems


def test_without_stored_evidence_the_outcome_is_unknown(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    finish_game(page, server.address, "corinth")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator(END_SCREEN).wait_for()
    assert verify(page) == ("unknown", set())
    assert page.locator(".verify li.unknown").count() == 3
    assert page.get_by_text("this browser kept no seal").count() == 1


def test_the_commitment_is_stored_before_the_contribution_is_sent(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    for page in (ann, bob):
        page.add_init_script(f"({LOG_CALLS})()")
    create_table_in_lobby(ann, server.address, "koryo", ["me", "open"])
    calls = ann.evaluate("window.calls")
    assert calls.index("tables") < calls.index("stored") < calls.index("contribution")
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector("main.table .board")
    calls = bob.evaluate("window.calls")
    assert calls.index("stored") < calls.index("sit")
