"""No primary button gives something up, and giving something up takes a second click."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import (
    CONFIRMING,
    HEADER,
    create_table_by_api,
    create_table_in_lobby,
    current_ply,
    take_random_action,
    wait_for_new_ply,
    wait_until_settled,
)
from tests.page.server import ServerProcess

GIVE_UP = ".choices .gives-up"


def verbs(actions: list[str]) -> set[str]:
    return {action.split()[0] for action in actions}


def open_question(page: Page, address: str, game: str, verb: str) -> None:
    """Play over REST until a verb is offered beside other actions, and open that table."""
    for seed in range(12):
        table = create_table_by_api(page, address, {"game": game, "seats": ["me", "random"]})
        url, rng = f"{address}/api/tables/{table}", random.Random(seed)
        for _ in range(200):
            now: dict[str, Any] = page.request.get(url).json()
            if now["result"]:
                break
            actions: list[str] = now["view"]["actions"] or []
            if verb in verbs(actions) and len(actions) > 1:
                page.goto(f"{address}/table/{table}")
                wait_until_settled(page)
                return
            if actions:
                action = rng.choice([a for a in actions if a != "pass"] or actions)
                page.request.post(
                    f"{url}/actions", headers=HEADER, data={"ply": now["ply"], "seat": now["seat"], "action": action}
                )
    raise AssertionError(f"{verb} is never offered beside other actions")


@pytest.mark.parametrize(
    ("game", "verb"), [("koryo", "end"), ("choson", "end"), ("corinth", "stop"), ("corinth", "done")]
)
def test_giving_something_up_takes_two_clicks(server: ServerProcess, new_guest: NewGuest, game: str, verb: str) -> None:
    page = new_guest()
    page.goto(server.address)
    open_question(page, server.address, game, verb)
    before, button = current_ply(page), page.locator(GIVE_UP)
    assert "primary" not in str(button.get_attribute("class"))
    label = button.inner_text()
    button.dblclick()
    page.locator(CONFIRMING).wait_for()
    assert button.inner_text().strip() == f"{label.strip()} anyway?"
    page.keyboard.press("Escape")
    page.locator(CONFIRMING).wait_for(state="detached")
    button.click()
    page.locator(CONFIRMING).wait_for()
    page.locator(CONFIRMING).wait_for(state="detached")  # it does not wait for ever
    assert current_ply(page) == before
    button.click()
    page.locator(CONFIRMING).click()
    wait_for_new_ply(page, before)


def test_the_confirmation_can_be_switched_off(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.wait_for_selector("article")
    page.locator("header .settings").click()
    page.get_by_label("Confirm moves").uncheck()
    open_question(page, server.address, "corinth", "done")
    before = current_ply(page)
    page.locator(GIVE_UP).click()
    wait_for_new_ply(page, before)


@pytest.mark.parametrize("game", ["koryo", "choson", "corinth"])
def test_no_primary_button_gives_something_up(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, game, ["me", "random"])
    url = f"{server.address}/api/tables/{page.url.rsplit('/', 1)[1]}"
    rng, beside_others = random.Random(3), 0
    while wait_until_settled(page) != "over":
        actions = page.request.get(url).json()["view"]["actions"]
        buttons = page.locator(GIVE_UP)
        if buttons.count() and len(actions) > 1:
            beside_others += 1
            assert page.locator(f"{GIVE_UP}.primary").count() == 0, actions
        take_random_action(page, rng)
    assert beside_others > 3
