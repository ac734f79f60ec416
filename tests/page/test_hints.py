"""What a strong bot says during a game: hints."""

from __future__ import annotations

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, current_ply, wait_for_new_ply
from tests.page.server import ServerProcess


def test_a_hint_shows_chances_and_can_be_played(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    before = current_ply(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".hint li")
    advice.first.wait_for()
    assert "(Strong)" in page.locator(".hint").inner_text()
    chances = [int(text.split("%")[0]) for text in page.locator(".hint li > span").all_inner_texts()]
    assert chances
    assert all(0 <= percent <= 100 for percent in chances)
    advice.first.get_by_role("button").click()
    wait_for_new_ply(page, before)
