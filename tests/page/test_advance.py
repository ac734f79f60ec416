"""Orders that are sealed before one's turn, in the browser."""

from __future__ import annotations

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import create_table_by_api
from tests.page.server import ServerProcess


def test_a_player_seals_an_order_changes_it_and_it_is_played(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest(PHONE)
    for page in (ann, bob):
        page.goto(server.address)
    table = create_table_by_api(ann, server.address, {"game": "choson", "seats": ["me", "open"]})
    for page in (ann, bob):
        page.goto(f"{server.address}/table/{table}")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_selector("main.table[data-socket=open] .board .hand")
    acting, waiting = (ann, bob) if ann.locator(".side.acting").count() else (bob, ann)

    waiting.get_by_text("You can decide your order now").wait_for()
    waiting.locator(".hand .legal").first.click()
    waiting.get_by_role("button", name="Seal: ").first.click()
    waiting.get_by_text("It is played when your turn comes").wait_for()
    waiting.get_by_role("button", name="Seal: Place nothing").click()
    waiting.get_by_text("Sealed: Place nothing").wait_for()
    waiting.reload()
    waiting.get_by_text("Sealed: Place nothing").wait_for()
    waiting.get_by_role("button", name="Withdraw").click()
    waiting.get_by_text("You can decide your order now").wait_for()
    waiting.locator(".hand .legal").first.click()
    sealed = waiting.locator(".side .choices .primary").inner_text().removeprefix("Seal: ")
    waiting.locator(".side .choices .primary").click()
    waiting.get_by_text(f"Sealed: {sealed}").wait_for()
    waiting.close()  # the server plays the order without the player

    acting.locator(".side .choices .button", has_text="Place nothing").click()
    acting.locator(".log, aside").get_by_text("places a card face down").first.wait_for(state="attached")


def test_the_answer_to_a_riposte_is_chosen_in_the_menu(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    for game, offered in (("choson", 1), ("koryo", 0)):
        table = create_table_by_api(page, server.address, {"game": game, "seats": ["me", "random"]})
        page.goto(f"{server.address}/table/{table}")
        with page.expect_response("**/advance?seat=0"):
            page.locator(".game-menu-button").click()
        page.get_by_role("button", name="Resign").wait_for()
        choice = page.get_by_test_id("riposte")
        if offered:
            with page.expect_response("**/advance/riposte"):
                choice.get_by_label("Always strike back").check()
            page.reload()
            page.locator(".game-menu-button").click()
            choice.locator("label", has_text="Always strike back").locator("input:checked").wait_for()
        assert choice.count() == offered
