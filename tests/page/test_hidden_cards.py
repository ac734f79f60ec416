"""Hidden cards are neither shown nor sent to other players' browsers."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.page.conftest import NewGuest
from tests.page.driver import (
    cards_in_hand,
    create_table_in_lobby,
    current_ply,
    page_to_act,
    take_random_action,
    wait_for_new_ply,
    wait_until_settled,
)
from tests.page.server import ServerProcess


def collect_traffic(page: Page) -> list[str]:
    """A list that receives every API response and socket frame of a browser from now on."""
    texts: list[str] = []

    def note(response: Any) -> None:
        if "/api/" in response.url and not response.url.endswith("/record"):
            with contextlib.suppress(Error):  # the page was left meanwhile
                texts.append(response.text())

    page.on("requestfinished", lambda request: note(request.response()))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: texts.append(str(frame))))
    return texts


def plies_in(value: Any) -> list[dict[str, Any]]:
    """Every ply in a message, at any depth."""
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
def test_no_hidden_card_is_sent_to_another_browser(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    ann, bob = new_guest(), new_guest()
    received = {0: collect_traffic(ann), 1: collect_traffic(bob)}
    create_table_in_lobby(ann, server.address, game, ["me", "open"])
    bob.goto(ann.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Sit down").click()
    rng, acted = random.Random(2), 0
    while acted < 36 and (acting := page_to_act([ann, bob])) is not None:
        take_random_action(acting, rng)
        acted += 1
    for page in (ann, bob):
        wait_for_new_ply(page, max(current_ply(ann), current_ply(bob)) - 1)  # also on the page that did not act last
    hands: dict[int, set[str]] = {0: set(), 1: set()}
    views, placed = {0: 0, 1: 0}, {0: 0, 1: 0}
    for seat, texts in received.items():
        for text in texts:
            for ply in plies_in(json.loads(text)):
                if ply["seat"] != seat and ply["placed"]:
                    assert ply["action"] is None
                    assert ply["message"]["id"] == "placed-cards"
                    placed[seat] += 1
            for view in views_in(json.loads(text)):
                other = 1 - seat
                assert isinstance(view["hands"][other], int)
                assert isinstance(view["placed"][other], int)
                if isinstance(view["hands"][seat], str):
                    hands[seat].add(view["hands"][seat])
                views[seat] += 1
    assert acted >= 16, "both players place cards in each of eight rounds"
    assert min(views.values()) > acted, "a view at the start, and one after each ply"
    assert min(placed.values()) > 1, "both players see that cards were placed"
    for seat in (0, 1):
        secrets = [hand for hand in hands[1 - seat] - hands[seat] if len(hand) >= 6]
        assert secrets
        traffic = "\n".join(received[seat])
        assert not [hand for hand in secrets if f'"{hand}"' in traffic]


def test_a_shared_device_never_shows_the_other_players_hand(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "me"])
    rng, uncovered = random.Random(6), 0
    for _ in range(60):
        state = wait_until_settled(page)
        if state == "over":
            break
        if state == "covered":
            assert page.locator(".hand, .player, .card").count() == 0, "the cover shows no cards"
            uncovered += 1
            if uncovered == 3:  # also after a reload
                page.reload()
                page.wait_for_selector(".hand-cover")
                assert page.locator(".hand, .player, .card").count() == 0
            page.locator(".hand-cover button").click()
            page.wait_for_selector(".side.acting")
        assert page.locator(".player.mine.acting").count() == 1
        assert page.locator(".player:not(.mine) .facedown").count() == 0
        zones = page.locator(".hand button").evaluate_all("all => all.map(card => card.dataset.zone.split(':')[1])")
        assert len(set(zones)) <= 1
        take_random_action(page, rng)
    assert uncovered > 6
    assert cards_in_hand(page) is not None
