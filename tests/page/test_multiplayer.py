"""Several browsers at one table: playing with lost connections, a rematch, and watching."""

from __future__ import annotations

import random

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import (
    END_SCREEN,
    cards_in_hand,
    create_table_by_api,
    create_table_in_lobby,
    current_ply,
    page_to_act,
    take_random_action,
)
from tests.page.server import ServerProcess

CONNECTED = "main.table[data-socket=open]"


def test_a_game_by_invitation_survives_lost_connections_and_has_a_rematch(
    own_server: ServerProcess, new_guest: NewGuest
) -> None:
    ann, bob = new_guest(), new_guest(PHONE)
    create_table_in_lobby(ann, own_server.address, "koryo", ["me", "open"])
    link = ann.get_by_label("Invitation link").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    pages, rng = [ann, bob], random.Random(11)
    for page in pages:
        page.wait_for_selector(f"{CONNECTED} .board")

    for turn in range(400):
        acting = page_to_act(pages)
        if acting is None:
            break
        other = bob if acting is ann else ann
        if turn == 2:  # the other player is offline during an action
            other.context.set_offline(True)
            other.wait_for_selector(".banner")
            assert "offline" in other.locator(".banner").first.inner_text()
            take_random_action(acting, rng)
            other.context.set_offline(False)
            other.wait_for_selector(CONNECTED)
            other.wait_for_function(
                "ply => Number(document.querySelector('main.table').dataset.ply) >= ply", arg=current_ply(acting)
            )
            continue
        if turn == 5:  # the acting player reloads in mid-turn
            before, cards = current_ply(acting), cards_in_hand(acting)
            if acting.locator(".hand .legal").count():
                acting.locator(".hand .legal").first.click()
            acting.reload()
            acting.wait_for_selector(f"{CONNECTED} .side.acting")
            assert (current_ply(acting), cards_in_hand(acting)) == (before, cards)
        if turn == 8:  # the server is killed and restarted
            before = current_ply(acting)
            own_server.kill()
            for page in pages:
                page.wait_for_selector("main.table[data-socket=lost] .banner")
            own_server.start()
            for page in pages:
                page.wait_for_selector(CONNECTED)
            assert current_ply(acting) == before
        take_random_action(acting, rng)
    totals = [page.locator(f"{END_SCREEN} tfoot td").all_inner_texts() for page in pages]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2

    ended = ann.url
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("link", name="Go to the rematch").click()
    ann.wait_for_url(lambda url: url != ended)  # Bob may get the address of the rematch before Ann
    bob.wait_for_url(ann.url)
    bob.locator(".waiting li").get_by_text("Reserved for").wait_for()
    eve = new_guest()  # the seats of a rematch are reserved
    eve.goto(ann.url)
    eve.locator(".waiting li").get_by_text("Reserved for").wait_for()
    assert eve.get_by_role("button", name="Sit down").count() == 0
    bob.get_by_role("button", name="Sit down").click()
    for page in pages:
        page.wait_for_selector(f"{CONNECTED} .board")


def test_a_guest_watches_a_listed_table(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, eve = new_guest(), new_guest()
    ann.goto(server.address)
    table = create_table_by_api(ann, server.address, {"game": "corinth", "seats": ["me", "open"], "listed": True})
    eve.goto(server.address)
    eve.locator(f"a[href='/table/{table}']").click()
    eve.get_by_role("button", name="Sit down").wait_for()
    ann.goto(f"{server.address}/table/{table}")
    ann.get_by_role("button", name="Start with bots").click()
    eve.get_by_text("You are watching").wait_for()
    assert eve.locator(".choices").count() == 0
