"""The board of Corinth does not move between one question and the next."""

from __future__ import annotations

import random

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, take_random_action, wait_until_settled
from tests.page.server import ServerProcess

POSITIONS = """() => [".harbor", ".paper", ".buildings"].map(
    selector => Math.round(document.querySelector(selector).getBoundingClientRect().top + scrollY))"""


def test_nothing_moves_from_question_to_question(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
    rng = random.Random(4)
    found: dict[tuple[int, ...], str] = {}
    while wait_until_settled(page) != "over":
        found.setdefault(tuple(page.evaluate(POSITIONS)), page.locator(".ask").inner_text())
        take_random_action(page, rng)
    assert len(found) == 1, found
