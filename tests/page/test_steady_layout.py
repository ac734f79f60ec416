"""The boards do not move between one question and the next."""

from __future__ import annotations

import random

import pytest

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, take_random_action, wait_until_settled
from tests.page.server import ServerProcess

POSITIONS = """selector => [...document.querySelectorAll(selector)].map(
    element => Math.round(element.getBoundingClientRect().top + scrollY))"""


@pytest.mark.parametrize(
    ("game", "players", "places"),
    [
        ("koryo", 2, ".player, .side"),
        ("koryo", 4, ".player, .side"),
        ("choson", 4, ".player, .side"),
        ("corinth", 2, ".harbor, .paper, .buildings"),
    ],
)
def test_nothing_moves_from_question_to_question(
    server: ServerProcess, new_guest: NewGuest, game: str, players: int, places: str
) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, game, ["me"] + ["random"] * (players - 1))
    page.evaluate("document.fonts.ready.then(() => true)")
    rng = random.Random(4)
    found: dict[tuple[int, ...], str] = {}
    while wait_until_settled(page) != "over":
        found.setdefault(tuple(page.evaluate(POSITIONS, places)), page.locator(".prompt").inner_text())
        take_random_action(page, rng)
    assert len(found) == 1, found
