"""Puzzles by clicks: a wrong move, the right one, the explanation, rating, puzzle of the day, and every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from madang.messages import languages
from madang.puzzles import Puzzle, puzzle_set
from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import collect_errors, overflow, wide_texts
from tests.page.hangul import use_hangul_font
from tests.page.screens import GAMES
from tests.page.server import ServerProcess
from tests.page.test_learn import click_action


def open_puzzle(page: Page, server: ServerProcess, puzzle: Puzzle) -> None:
    page.goto(f"{server.address}/puzzles/{puzzle.view['game']}/{puzzle.id}")
    wait_for(page, puzzle, solved=False)


def wait_for(page: Page, puzzle: Puzzle, solved: bool) -> None:
    state = f"[data-busy=false][data-solved={str(solved).lower()}]"
    page.wait_for_selector(f"main.puzzle[data-puzzle='{puzzle.id}']{state} .note .text p")


def easily_clicked(game: str) -> tuple[Puzzle, str]:
    """A puzzle whose solution takes one click on a button or a card, and another such action."""
    verbs = {"play", "discard", "take", "roll", "shop", "build", "done", "north", "south", "east", "west"}
    for puzzle in puzzle_set(game).puzzles:
        actions = [action for action in puzzle.chances if action.split()[0] in verbs and "E" not in action]
        if puzzle.solution in actions and len(actions) > 1:
            return puzzle, next(action for action in reversed(actions) if action != puzzle.solution)
    raise AssertionError(f"no puzzle of {game} can be solved by a click")


def faults(page: Page) -> list[str]:
    """Missing texts, and texts that do not fit."""
    missing = [text for text in ("puzzle-", "reason-") if text in page.locator("#main").inner_text()]
    too_wide = [f"overflow of {overflow(page)}"] if overflow(page) > 0 else []
    return missing + too_wide + wide_texts(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_and_solved_on_the_table(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest()
    errors = collect_errors(page)
    puzzle, wrong = easily_clicked(game)
    open_puzzle(page, server, puzzle)
    note = page.locator(".note")
    click_action(page, puzzle.seat, wrong)
    expect(note).to_contain_text("Not the best")
    expect(page.get_by_test_id("rated")).to_contain_text("Your rating: 1500 →")
    assert page.locator(".note ol").count() == 0, "the solution is not shown yet"
    click_action(page, puzzle.seat, puzzle.solution)
    wait_for(page, puzzle, solved=True)
    expect(note).to_contain_text("Right!")
    percent = f"{int(100 * puzzle.chances[puzzle.solution] + 0.5)}%"
    expect(note.locator("ol li").first).to_contain_text(percent)
    expect(note.locator("h1")).to_be_in_viewport()
    assert note.locator("ol li.tried").count() == 1
    note.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(f"main.puzzle[data-solved=false]:not([data-puzzle='{puzzle.id}']) .note .text p")
    assert errors == []


def test_the_solution_is_shown_on_request(server: ServerProcess, new_guest: NewGuest) -> None:
    page, puzzle = new_guest(), puzzle_set("koryo").puzzles[0]
    open_puzzle(page, server, puzzle)
    page.get_by_role("button", name="Show the solution").click()
    wait_for(page, puzzle, solved=True)
    expect(page.locator(".note")).to_contain_text("The best action:")
    expect(page.get_by_test_id("rated")).to_contain_text("Your rating: 1500 → 1")
    page.reload()
    expect(page.locator(".note")).to_contain_text("You have tried this puzzle before")


def test_the_lobby_leads_to_a_theme_and_to_the_puzzle_of_the_day(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.get_by_role("link", name="Puzzles").click()
    card = page.locator("article[data-game=koryo]")
    expect(card).to_contain_text("Your rating: about 1500")
    card.locator("select").select_option("events")
    card.get_by_role("button", name="Solve a puzzle of Koryŏ").click()
    page.wait_for_url("**/puzzles/koryo/*?theme=events")
    found = puzzle_set("koryo").by_id
    first = page.url.rpartition("/")[2].partition("?")[0]
    assert "events" in found[first].themes
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(f"main.puzzle[data-solved=false]:not([data-puzzle='{first}']) .note .text p")
    assert "events" in found[page.url.rpartition("/")[2].partition("?")[0]].themes
    page.get_by_role("link", name="All puzzles").click()
    daily = page.locator("article[data-game=koryo] .daily")
    expect(daily).to_have_text("Puzzle of the day")
    daily.click()
    expect(page.locator(".note .badge")).to_have_text("Puzzle of the day")
    puzzle = found[page.url.rpartition("/")[2]]
    page.get_by_role("button", name="Show the solution").click()
    wait_for(page, puzzle, solved=True)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("article[data-game=koryo] .daily")).to_have_text("Puzzle of the day: missed")


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESKTOP), *((language, PHONE) for language in languages())],
    ids=["desktop", *(f"phone-{language}" for language in languages())],
)
def test_explanations_fit_in_every_language(
    server: ServerProcess, new_guest: NewGuest, language: str, size: tuple[int, int]
) -> None:
    page = new_guest(size, language=language)
    use_hangul_font(page)
    page.goto(f"{server.address}/puzzles")
    page.wait_for_selector("article .daily")
    found = [("overview", fault) for fault in faults(page)]
    for game in GAMES:
        widest = max(puzzle_set(game).puzzles, key=lambda puzzle: len(puzzle.solution))
        open_puzzle(page, server, widest)
        page.locator(".note .show").click()
        wait_for(page, widest, solved=True)
        page.wait_for_load_state("networkidle")
        found += [(game, fault) for fault in faults(page)]
    assert found == []
