"""Lessons: each can be played through by clicks, in every language, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from madang.lessons import lesson
from madang.messages import languages
from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import collect_errors, confirm, overflow, wide_texts
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
    elif verb in ("take", "steward"):
        name = words[0].capitalize()
        label = f"Take {name}" if verb == "take" else f"Move the steward: {name}"
        page.locator(".harbor .uses button", has=page.get_by_text(label, exact=True)).click()
    elif verb == "shop":
        page.locator(f".shop.lit[aria-label^='Shop {words[0]}:']").click()
    elif verb == "build":
        page.locator(".building.lit", has_text=words[0].capitalize()).click()
    else:
        page.locator(".choices .button").nth(button_place(page, action)).click()
        confirm(page)


LABELS = {
    "banker": "Take a token from the bank",
    "spy 1": "Steal a token from Mina",
    "priest B": "Destroy your Barbarian",
    "reveal B": "Reveal Barbarian",
    "reveal L": "Reveal Lobbying",
    "reveal 9": "Reveal Merchant",
    "scientist": "Scientist: take a token",
    "riposte": "Strike back",
    "travel": "Travel in time",
    "roll 0": "Roll",
    "steps 1": "1 step",
    "steps 2": "2 steps",
    "east": "→ East",
}


def button_place(page: Page, action: str) -> int:
    """The place of the button of an action among the choices."""
    texts = [text.split("\n")[0].split(" (")[0].strip() for text in page.locator(".choices .button").all_inner_texts()]
    return texts.index(LABELS[action])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_by_clicks(
    server: ServerProcess, new_guest: NewGuest, game: str, size: tuple[int, int]
) -> None:
    page = new_guest(size)
    errors = collect_errors(page)
    open_lesson(page, server, game)
    script = lesson(game)
    for number, step in enumerate(script.steps):
        wait_for_step(page, number)
        assert page.locator(".note .text p").first.inner_text() not in ("", step.note)
        for point in step.point:
            assert page.locator("[data-pointed]").count(), (step.note, point)
        if step.action:
            click_action(page, script.learner, step.action)
        elif number + 1 < len(script.steps):
            page.locator(".note .next").click()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(f"main.table[data-game={game}][data-socket=open]")
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
    card = page.locator("article[data-game=choson]")
    card.locator(".buttons button").click()
    card.get_by_role("link", name="Learn Chosŏn").click()
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


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_all_its_texts_and_fits_in_every_language(
    server: ServerProcess, new_guest: NewGuest, game: str
) -> None:
    page = new_guest(PHONE)
    use_hangul_font(page)
    open_lesson(page, server, game)
    faults = []
    for language in languages():
        page.locator("header .settings").click()
        page.locator("#settings select").first.select_option(language)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        page.locator("header .settings").click()
        for number, step in enumerate(lesson(game).steps):
            wait_for_step(page, number)
            if "lesson-" in page.locator(".note").inner_text():
                faults.append((language, step.note, "no text"))
            faults += [(language, step.note, text) for text in wide_texts(page)]
            if overflow(page) > 0:
                faults.append((language, step.note, str(overflow(page))))
            last = number + 1 == len(lesson(game).steps)
            page.locator(".note .again" if last else ".note .next, .note .show").click()
    assert faults == []
