"""The review of a finished game: accuracy, luck and skill, the chart, positions to share, and mistakes to retry."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import END_SCREEN, HEADER, create_played_table, full_review, overflow
from tests.page.server import ServerProcess

COMPLETE = "main.review[data-complete=true]"
BAD = ("inaccuracy", "mistake", "blunder")


def reviewed_game(
    page: Page, address: str, game: str = "koryo", listed: bool = False
) -> tuple[str, list[dict[str, Any]]]:
    """Finish a game over REST and have it reviewed. Returns its table and the decisions."""
    page.goto(address)
    table = create_played_table(page, address, game, ["me", "random"], 1000, listed)
    return table, full_review(page, address, table)["decisions"]


def own_mistakes(decisions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for found in decisions if found["seat"] == 0 and found["grade"] in BAD]


def test_the_end_screen_shows_the_chart_and_leads_to_the_review(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    table = create_played_table(page, server.address, "koryo", ["me", "random"], 1000)
    page.goto(f"{server.address}/table/{table}")
    chart = page.locator(f"{END_SCREEN} figure svg[role=img]")
    chart.wait_for()
    total = len(full_review(page, server.address, table)["decisions"])
    expect(chart.locator(".point")).to_have_count(total)
    chart.click()
    page.wait_for_url(f"**/review/{table}?step=*")
    page.go_back()
    page.locator(END_SCREEN).get_by_role("link", name="Review", exact=True).click()
    page.wait_for_url(f"**/review/{table}*")
    page.locator(f"{COMPLETE} .seats").wait_for()


def test_my_tables_and_the_replay_lead_to_the_review(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    table, _ = reviewed_game(page, server.address)
    page.goto(server.address)
    page.locator(f"a.review[href='/review/{table}']").click()
    page.locator(COMPLETE).wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()
    page.locator(".tools").get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/review/{table}?step=1*")


def test_the_overview_has_the_numbers_of_every_seat(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    table, decisions = reviewed_game(page, server.address)
    page.goto(f"{server.address}/review/{table}")
    seats = page.locator(f"{COMPLETE} .seats > li")
    expect(seats).to_have_count(2)
    stored = page.request.get(f"{server.address}/api/tables/{table}/review").json()["seats"]
    for seat, numbers in enumerate(stored):
        shown = seats.nth(seat)
        assert shown.locator(".accuracy b").inner_text() == str(round(numbers["accuracy"]))
        values = [text.replace("−", "-").strip("%") for text in shown.locator(".value").all_inner_texts()]
        assert [int(value) for value in values] == [round(100 * numbers[part]) for part in ("luck", "own", "others")]
    for choice, seat in (("0", 0), ("1", 1)):
        page.get_by_label("Whose decisions").select_option(choice)
        bad = [found for found in decisions if found["seat"] == seat and found["grade"] in BAD]
        expect(page.locator(".list li button")).to_have_count(len(bad))
    assert overflow(page) <= 0


def test_a_position_says_what_was_better_and_why(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    table, decisions = reviewed_game(page, server.address)
    page.goto(f"{server.address}/review/{table}")
    page.locator(".list li button").first.click()
    mistake = own_mistakes(decisions)[0]
    page.wait_for_url(f"**/review/{table}?step={mistake['step']}*")
    told = page.locator(".judgment")
    expect(told).to_contain_text("Better:")
    expect(told).to_contain_text("points of winning chance")
    assert told.locator(".reasons li").count() > 0
    page.get_by_role("button", name="Next decision").click()
    following = next(found for found in decisions if found["step"] > mistake["step"])
    page.wait_for_url(f"**/review/{table}?step={following['step']}*")
    chart = page.locator("figure svg[role=slider]")
    chart.focus()
    page.keyboard.press("Home")
    page.wait_for_url(f"**/review/{table}?step={decisions[0]['step']}*")


def test_hidden_cards_are_beside_the_open_ones_and_behind_a_switch_on_a_phone(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    page, phone = new_guest(), new_guest(PHONE)
    table, decisions = reviewed_game(page, server.address, listed=True)
    step = next(found["step"] for found in decisions if found["seat"] == 0)
    page.goto(f"{server.address}/review/{table}?step={step}")
    boards = page.locator(".shown .board")
    expect(boards).to_have_count(2)
    expect(boards.first.locator(".hand button").first).to_be_visible()
    page.get_by_role("button", name="What everybody knew").click()
    expect(boards.first.locator(".hand button")).to_have_count(0)
    page.wait_for_url("**&cards=everybody")
    phone.goto(page.url)
    expect(phone.locator(".shown .board")).to_have_count(1)
    expect(phone.get_by_role("button", name="What everybody knew")).to_have_attribute("aria-pressed", "true")
    phone.get_by_role("button", name="All cards open").click()
    phone.wait_for_url("**&cards=open")
    expect(phone.locator(".shown .board")).to_have_count(1)
    assert overflow(phone) <= 0


def test_a_link_leads_another_guest_to_the_same_position(server: ServerProcess, new_guest: NewGuest) -> None:
    page, friend, stranger = new_guest(), new_guest(PHONE), new_guest()
    table, decisions = reviewed_game(page, server.address, listed=True)
    step = own_mistakes(decisions)[0]["step"]
    page.goto(f"{server.address}/review/{table}?step={step}")
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("leads here").wait_for()
    friend.goto(page.url)
    expect(friend.locator(".judgment")).to_contain_text("Better:")
    assert friend.locator(".judgment .line").all_inner_texts() == page.locator(".judgment .line").all_inner_texts()
    private, _ = reviewed_game(page, server.address)
    stranger.goto(f"{server.address}/review/{private}")
    stranger.locator("main.review [role=alert]").wait_for()
    page.goto(f"{server.address}/review/{private}")
    page.wait_for_url("**?key=*")
    stranger.goto(page.url)
    stranger.locator(f"{COMPLETE} .seats").wait_for()


def test_mistakes_are_retried_with_feedback(server: ServerProcess, new_guest: NewGuest) -> None:
    """The action that was played is refused, another may be tried, and the best one is recognized."""
    page = new_guest()
    table, decisions = reviewed_game(page, server.address)
    placing = [found for found in own_mistakes(decisions) if can_be_placed(found)]
    mistake = placing[0]
    page.goto(f"{server.address}/review/{table}?step={mistake['step']}&learn=1")
    page.locator(".retry .hand .legal").first.wait_for()
    answer = page.locator(".task .answer")
    place(page, mistake["played"])
    expect(answer).to_contain_text("That is what was played")
    place(page, mistake["actions"][0]["action"])
    expect(answer).to_contain_text("Well found")
    expect(page.locator(".task")).to_contain_text("Solved: 1")
    expect(page.locator(".retry .hand .legal")).to_have_count(0)
    if len(own_mistakes(decisions)) > 1 and mistake is not own_mistakes(decisions)[-1]:
        page.get_by_role("button", name="Next mistake").click()
        page.get_by_role("button", name="Show the solution").click()
        expect(answer).to_contain_text("Best would have been")
    page.get_by_role("button", name="Back to the review").click()
    page.wait_for_url(f"**/review/{table}*")


def can_be_placed(found: dict[str, Any]) -> bool:
    """Whether both the action played and the best one place cards, which a test can click."""
    return all(str(action).startswith("play ") for action in (found["played"], found["actions"][0]["action"]))


def place(page: Page, action: str) -> None:
    """Place the cards of an action."""
    for number, kind in enumerate(action.removeprefix("play ")):
        before = action.removeprefix("play ")[:number].count(kind)
        page.locator(f".retry .hand button[data-zone$='{kind}']").nth(before).click()
    page.locator(".retry .choices .primary[aria-disabled=false]").click()


def test_a_review_in_progress_reports_it(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    table = create_played_table(page, server.address, "koryo", ["me", "random"], 1000)
    path, waits = f"{server.address}/api/tables/{table}/review", [1, 2]
    whole = full_review(page, server.address, table)

    def partial(route: Any) -> None:
        if waits:
            known = whole["decisions"][: 5 if route.request.method == "POST" else 0]
            waits.pop()
            body = whole | {"complete": False, "decided": 5, "decisions": known, "seats": None, "steps": None}
            route.fulfill(json=body)
        else:
            route.continue_()

    page.route(f"{path}**", partial)
    page.goto(f"{server.address}/review/{table}")
    expect(page.locator("main.review progress")).to_have_attribute("value", "5")
    page.locator(f"{COMPLETE} .seats").wait_for()
    assert page.request.post(path, headers=HEADER).json()["complete"]
