"""Taking an action back."""

from __future__ import annotations

import random

import pytest

from tests.page.conftest import NewGuest
from tests.page.driver import (
    create_table_in_lobby,
    current_ply,
    take_random_action,
    wait_for_new_ply,
    wait_until_settled,
)
from tests.page.server import ServerProcess


@pytest.mark.parametrize("method", ["click", "key"])
def test_undo_restores_the_choices(server: ServerProcess, new_guest: NewGuest, method: str) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
    walking = page.locator(".uses .primary").filter(has_text="steward")
    rng = random.Random(1)
    while wait_until_settled(page) == "asked" and not walking.count():
        take_random_action(page, rng)
    offered, before = page.locator(".uses .primary").all_inner_texts(), current_ply(page)
    walking.first.click()
    wait_for_new_ply(page, before)
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".uses .primary").count() == 0
    if method == "click":
        page.get_by_role("button", name="Take back").click()
    else:
        page.keyboard.press("u")
    page.locator(".log li.undo").wait_for()
    assert page.locator(".uses .primary").all_inner_texts() == offered
    assert page.get_by_role("button", name="Take back").count() == 0
