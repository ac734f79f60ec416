"""Lessons: each can be played through by clicks, in every language, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from madang.lessons import lesson
from madang.messages import languages
from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import collect_errors, confirm, create_table_in_lobby, overflow, wide_texts
from tests.page.hangul import use_hangul_font
from tests.page.screens import GAMES
from tests.page.server import ServerProcess


def open_lesson(page: Page, server: ServerProcess, game: str) -> None:
    page.goto(f"{server.address}/learn/{game}")
    page.wait_for_selector(".note .text p")


def wait_for_step(page: Page, step: int) -> None:
    page.wait_for_selector(f"main.learn[data-step='{step}'][data-moving=false]")


def click_action(page: Page, learner: int, action: str) -> None:
    """Take an action on the board as a player does."""
    verb, *words = action.split(" ")
    if verb == "play":
        for number, kind in enumerate(words[0]):
            page.locator(f".hand [data-zone='hand:{learner}:{kind}']").nth(words[0][:number].count(kind)).click()
        page.locator(".side .choices .primary[aria-disabled=false]").first.click()
    elif verb in ("discard", "shield", "destroy", "fire", "strike", "swap", "lobby"):
        for word in words:
            target = word if ":" in word else f"{learner}:{word}"
            page.locator(f"[data-zone='tableau:{target}'] .lit").click()
    else:
        page.locator(f"[data-action='{action}']").first.click()
        confirm(page)


def text_faults(page: Page) -> list[str]:
    """Missing texts, and texts that do not fit."""
    missing = ["no text"] if "lesson-" in page.locator(".note").inner_text() else []
    too_wide = [f"overflow of {overflow(page)}"] if overflow(page) > 0 else []
    return missing + too_wide + wide_texts(page)


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESKTOP), *((language, PHONE) for language in languages())],
    ids=["desktop", *(f"phone-{language}" for language in languages())],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_by_clicks(
    server: ServerProcess, new_guest: NewGuest, game: str, language: str, size: tuple[int, int]
) -> None:
    page = new_guest(size, language=language)
    use_hangul_font(page)
    errors = collect_errors(page)
    open_lesson(page, server, game)
    assert page.locator("html").get_attribute("lang") == language
    script, faults = lesson(game), []
    for number, step in enumerate(script.steps):
        wait_for_step(page, number)
        faults += [(step.note, fault) for fault in text_faults(page)]
        assert page.locator(".note .text p").first.inner_text() not in ("", step.note)
        for point in step.point:
            assert page.locator("[data-pointed]").count(), (step.note, point)
        if step.action:
            click_action(page, script.learner, step.action)
        elif number + 1 < len(script.steps):
            page.locator(".note .next").click()
    page.locator(".note .primary").click()
    page.wait_for_selector(f"main.table[data-game={game}][data-socket=open]")
    assert faults == []
    assert errors == []


def test_another_action_is_answered_kindly(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    open_lesson(page, server, "koryo")
    for step in range(4):
        wait_for_step(page, step)
        page.locator(".note .next").click()
    wait_for_step(page, 4)
    page.locator(".hand [data-zone$=':4']").click()
    page.locator(".side .choices .primary[aria-disabled=false]").click()
    expect(page.locator(".note .answer")).to_contain_text("Place 2 × Banker")
    assert page.locator("main.learn").get_attribute("data-step") == "4"
    assert page.locator(".hand .chosen").count() == 0
    page.get_by_role("button", name="Show me").click()
    wait_for_step(page, 5)


def test_a_lesson_is_left_and_resumed(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.locator("article[data-game=choson]").get_by_role("link", name="Learn Chosŏn").click()
    for step in range(2):
        wait_for_step(page, step)
        page.locator(".note .next").click()
    wait_for_step(page, 2)
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_selector("main.lobby")
    page.goto(f"{server.address}/rules/choson")
    page.get_by_role("link", name="Learn Chosŏn").click()
    wait_for_step(page, 2)
    page.locator(".note").get_by_role("button", name="Back").click()
    wait_for_step(page, 1)


def test_the_lesson_is_offered_until_the_game_is_known(server: ServerProcess, new_guest: NewGuest) -> None:
    """A game is known once its lesson is done, or it was played; the coach joins the game after the lesson."""
    page = new_guest()
    page.goto(server.address)
    offers = page.locator("article .offer")
    expect(offers).to_have_count(3)
    open_lesson(page, server, "koryo")
    last = len(lesson("koryo").steps) - 1
    page.evaluate(f"localStorage.setItem('madang.lesson.koryo', '{last}')")
    page.reload()
    wait_for_step(page, last)
    page.locator(".note .primary").click()
    expect(page.locator(".coach")).to_contain_text("Which cards do you place?")
    create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
    page.goto(server.address)
    expect(offers).to_have_count(1)
    expect(offers).to_contain_text("New to Chosŏn?")
