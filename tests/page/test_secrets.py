"""What a browser may not know, it is neither shown nor sent."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.page.conftest import Guests
from tests.page.house import House
from tests.page.playing import act, choose_game, hand_of, moved_on, ply, settled
from tests.page.test_friends import whoever_is_asked


def traffic_of(page: Page) -> list[str]:
    """Everything that reaches a browser from now on, over HTTP and over its sockets."""
    texts: list[str] = []

    def answer(response: Any) -> None:
        if "/api/" in response.url and not response.url.endswith("/record"):
            with contextlib.suppress(Error):  # a page that is being left
                texts.append(response.text())

    page.on("requestfinished", lambda request: answer(request.response()))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: texts.append(str(frame))))
    return texts


def plies_in(value: Any) -> list[dict[str, Any]]:
    """Every ply in a message, whatever it is part of."""
    if isinstance(value, dict):
        own = [value] if "came_up" in value else []
        return own + [ply for part in value.values() for ply in plies_in(part)]
    return [ply for part in value for ply in plies_in(part)] if isinstance(value, list) else []


def views_in(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        own = [value] if "tableaus" in value else []
        return own + [view for part in value.values() for view in views_in(part)]
    return [view for part in value for view in views_in(part)] if isinstance(value, list) else []


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_no_hidden_card_reaches_another_browser(house: House, guest: Guests, game: str) -> None:
    ann, bob = guest(), guest()
    received = {0: traffic_of(ann), 1: traffic_of(bob)}
    choose_game(ann, house.address, game, ["me", "open"])
    bob.goto(ann.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Sit down").click()
    dice, acted = random.Random(2), 0
    while acted < 36 and (asked := whoever_is_asked([ann, bob])) is not None:
        act(asked, dice)
        acted += 1
    for page in (ann, bob):
        moved_on(page, max(ply(ann), ply(bob)) - 1)  # also to whoever did not act last
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    seen, placed = {0: 0, 1: 0}, {0: 0, 1: 0}
    for seat, texts in received.items():
        for text in texts:
            for told in plies_in(json.loads(text)):
                if told["seat"] != seat and told["placed"]:
                    assert told["action"] is None
                    assert told["message"]["id"] == "placed-cards"
                    placed[seat] += 1
            for view in views_in(json.loads(text)):
                other = 1 - seat
                assert isinstance(view["hands"][other], int)
                assert isinstance(view["placed"][other], int)
                if isinstance(view["hands"][seat], str):
                    hands[seat].add(view["hands"][seat])
                seen[seat] += 1
    assert acted >= 16, "everybody places cards in each of eight rounds"
    assert min(seen.values()) > acted, "a view at the beginning, and one after each ply"
    assert min(placed.values()) > 1, "everybody is told that cards were placed"
    for seat in (0, 1):
        secrets = [hand for hand in hands[1 - seat] - hands[seat] if len(hand) >= 6]
        assert secrets
        whole = "\n".join(received[seat])
        assert not [hand for hand in secrets if f'"{hand}"' in whole]


def test_pass_and_play_never_shows_the_other_hand(house: House, guest: Guests) -> None:
    page = guest()
    choose_game(page, house.address, "koryo", ["me", "me"])
    dice, lifted = random.Random(6), 0
    for _ in range(60):
        state = settled(page)
        if state == "over":
            break
        if state == "curtain":
            assert page.locator(".hand, .player, .card").count() == 0, "nothing is on the table behind the curtain"
            lifted += 1
            if lifted == 3:  # nor after a reload
                page.reload()
                page.wait_for_selector(".curtain")
                assert page.locator(".hand, .player, .card").count() == 0
            page.locator(".curtain button").click()
            page.wait_for_selector(".side.acting")
        assert page.locator(".player.mine.acting").count() == 1
        assert page.locator(".player:not(.mine) .facedown").count() == 0
        zones = page.locator(".hand button").evaluate_all("all => all.map(card => card.dataset.zone.split(':')[1])")
        assert len(set(zones)) <= 1
        act(page, dice)
    assert lifted > 6
    assert hand_of(page) is not None
