"""The coach, and the reasons of hints."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import NewGuest
from tests.page.driver import (
    create_table_by_api,
    create_table_in_lobby,
    current_ply,
    wait_for_new_ply,
    wait_until_settled,
)
from tests.page.server import ServerProcess


def coach_button(page: Page) -> int:
    return page.get_by_role("button", name="Coach", exact=True).count()


def test_a_hint_has_reasons(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    page.get_by_role("button", name="Hint").click()
    reason = page.locator(".hint .reasons li").first
    reason.wait_for()
    assert "reason-" not in page.locator(".hint").inner_text()
    assert "{" not in page.locator(".hint").inner_text()


def test_the_coach_explains_each_new_kind_of_decision_once(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    assert page.locator(".coach").count() == 0
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(page.locator(".coach")).to_contain_text("Which cards do you place?")
    page.locator(".coach").get_by_role("button", name="Close").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".side.acting")
    assert page.get_by_role("button", name="Coach", exact=True).get_attribute("aria-pressed") == "true"
    assert page.locator(".coach").count() == 0


def test_the_coach_says_what_was_better_after_a_weak_move(server: ServerProcess, new_guest: NewGuest) -> None:
    """Placing nothing in the first round is clearly weak."""
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.get_by_role("button", name="Coach", exact=True).click()
    for _ in range(8):
        if wait_until_settled(page) == "over":
            break
        before = current_ply(page)
        if page.get_by_role("button", name="Place nothing").count():
            with page.expect_response("**/hint"):
                page.reload()
                page.wait_for_selector(".side.acting")
            page.get_by_role("button", name="Place nothing").click()
            wait_for_new_ply(page, before)
            page.wait_for_timeout(200)
            if page.get_by_text("Better would have been").count():
                break
        else:
            page.locator(".choices .button").first.click()
            wait_for_new_ply(page, before)
    text = page.locator(".coach").inner_text()
    assert "Better would have been: Place" in text
    assert "% instead of" in text
    assert page.locator(".coach .reasons li").count()


def test_the_coach_is_not_offered_with_other_people_or_a_clock(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    for request in (
        {"game": "koryo", "seats": ["me", "random"], "clock": 60},
        {"game": "koryo", "seats": ["me", "me"]},
    ):
        page.goto(f"{server.address}/table/{create_table_by_api(page, server.address, request)}")
        page.wait_for_selector("main.table[data-socket=open] :is(.board, .hand-cover)")
        assert coach_button(page) == 0
