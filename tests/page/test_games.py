"""Whole games through the page, by clicks."""

from __future__ import annotations

import json

import pytest

import madang
from tests.page.conftest import DESKTOP, PHONE, Guests
from tests.page.house import House
from tests.page.playing import END, choose_game, errors_of, hand_of, moved_on, play_to_the_end, ply


@pytest.mark.parametrize(
    ("game", "players", "size"),
    [("koryo", 4, DESKTOP), ("choson", 3, PHONE), ("corinth", 2, DESKTOP), ("corinth", 3, PHONE)],
)
def test_a_whole_game_against_bots(house: House, guest: Guests, game: str, players: int, size: tuple[int, int]) -> None:
    page = guest(size)
    complaints = errors_of(page)
    choose_game(page, house.address, game, ["me"] + ["random"] * (players - 1))
    table = page.url.rsplit("/", 1)[1]
    play_to_the_end(page, seed=3)
    totals = [int(text) for text in page.locator(f"{END} tfoot td").all_inner_texts()]
    columns = [
        sum(int(text) for text in page.locator(f"{END} tbody td:nth-of-type({seat + 1})").all_inner_texts())
        for seat in range(players)
    ]
    assert columns == totals, "the lines of the score add up to it"
    record = madang.Record.parse(page.request.get(f"{house.address}/api/tables/{table}/record").text())
    assert record.state.scores() == totals
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator(".verify [data-outcome=ok]").wait_for()
    assert page.locator(".verify li.ok").count() == 5, "the secret, our part, the bots', what we saw, and the replay"
    assert not page.locator(".verify li:not(.ok)").count()
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda address: table not in address)
    page.wait_for_selector("main.table[data-line=open] .board")
    assert complaints == []


def test_two_clicks_from_the_lobby_to_a_game(house: House, guest: Guests) -> None:
    page = guest()
    page.goto(house.address)
    page.locator("article[data-game=koryo] button").first.click()
    page.locator("article[data-game=koryo] button[type=submit]").click()
    page.wait_for_selector("main.table .hand button")
    assert len(hand_of(page)) > 5
    assert page.locator(".player").count() == 2


def test_what_is_not_allowed_says_why(house: House, guest: Guests) -> None:
    page = guest()
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    kinds = hand_of(page)
    other = next(i for i, kind in enumerate(kinds) if kind != kinds[0])
    page.locator(".hand button").first.click()
    page.locator(".hand button").nth(other).hover()
    reason = page.get_by_role("tooltip").get_by_text("✕")
    reason.wait_for()
    assert "one kind" in reason.inner_text() or "Ship Owners" in reason.inner_text()


def test_a_hint_names_chances_and_can_be_played(house: House, guest: Guests) -> None:
    page = guest()
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    before = ply(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".hint li")
    advice.first.wait_for()
    assert "(Strong)" in page.locator(".hint").inner_text()
    chances = [int(text.split()[0]) for text in page.locator(".hint li > span").all_inner_texts()]
    assert chances
    assert all(0 <= percent <= 100 for percent in chances)
    advice.first.get_by_role("button").click()
    moved_on(page, before)


def test_a_card_is_placed_by_dragging_it_onto_the_table(house: House, guest: Guests) -> None:
    page = guest()
    choose_game(page, house.address, "choson", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    page.evaluate("document.fonts.ready.then(() => true)")
    before = ply(page)
    page.locator(".hand .legal").first.hover()  # which waits until nothing moves any more
    mat = page.locator(".player.mine").bounding_box()
    assert mat
    page.mouse.down()
    page.mouse.move(mat["x"] + mat["width"] / 2, mat["y"] + 30, steps=6)
    page.mouse.up()
    moved_on(page, before)


def test_nothing_trembles_under_the_pointer(house: House, guest: Guests) -> None:
    """What rises when it is pointed at must not leave the pointer, at its lower edge neither."""
    page = guest()
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    page.evaluate("document.fonts.ready.then(() => true)")
    for selector in (".hand .legal", ".choices .button[aria-disabled=false]"):
        thing = page.locator(selector).first
        box = thing.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
        places = thing.evaluate(
            """async element => {
                const found = [];
                for (let frame = 0; frame < 16; frame++) {
                    await new Promise(next => requestAnimationFrame(next));
                    found.push(element.getBoundingClientRect().top);
                }
                return found.slice(6);
            }"""
        )
        assert len(set(places)) == 1, selector


def test_cards_travel_unless_motion_is_unwanted(house: House, guest: Guests) -> None:
    for calm in (False, True):
        page = guest(calm=calm)
        choose_game(page, house.address, "koryo", ["me", "random"])
        page.wait_for_selector(".side.acting .hand .legal")
        page.evaluate(
            """window.ghosts = 0;
               new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(
                 node => (window.ghosts += node.className?.includes?.("ghost") ? 1 : 0))))
               .observe(document.querySelector(".board"), {childList: true});"""
        )
        before = ply(page)
        page.locator(".hand .legal").first.click()
        page.locator(".choices .primary").click()
        if calm:
            moved_on(page, before)
            assert page.evaluate("window.ghosts") == 0
        else:
            page.wait_for_function("() => window.ghosts > 0")


def test_replay_and_every_view(house: House, guest: Guests) -> None:
    page = guest()
    choose_game(page, house.address, "choson", ["me", "random"])
    play_to_the_end(page, seed=4)
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 16
    for view in ("open", "0", "1", "nobody"):
        page.get_by_label("Seen by").select_option(view)
        for step in (0, last // 2, last):
            slider.fill(str(step))
            page.get_by_text(f"{step} / {last}").wait_for()
            assert page.locator(".player").count() == 2
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text())["game"] == "choson"
