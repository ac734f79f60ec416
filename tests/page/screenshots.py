"""Takes screenshots of every screen: ``python -m tests.page.screenshots folder language``."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from madang.puzzles import puzzle_set
from tests.page.browser import launch
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.driver import (
    END_SCREEN,
    TIMEOUT,
    create_played_table,
    create_table_in_lobby,
    create_tournament,
    first_mistake,
    take_random_action,
    wait_until_settled,
)
from tests.page.server import running_server

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "wide": (1920, 1080)}
IS_CHART_DRAWN = (
    """() => [...document.querySelectorAll("figure polyline")].every(line => line.points.numberOfItems > 4)"""
)
GAMES = {"koryo": (4, (5, 11)), "choson": (3, (5, 10)), "corinth": (3, (8, 30))}


def take(page: Page, folder: Path, name: str, full_page: bool = False) -> None:
    page.wait_for_timeout(350)
    page.mouse.move(2, 2)
    page.screenshot(path=folder / f"{name}.png", full_page=full_page)


def game_screens(browser: Browser, address: str, folder: Path, language: str, game: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    players, moments = GAMES[game]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size in ("tablet", "phone"),
        locale=language,
    )
    page = context.new_page()
    name = f"{game}-{size}" + ("-dark" if theme == "dark" else "")
    create_table_in_lobby(page, address, game, ["me"] + ["random"] * (players - 1))
    rng = random.Random(7)
    count = 0
    while wait_until_settled(page) != "over":
        if count in moments:
            if page.locator(".hand .legal").count():
                page.locator(".hand .legal").last.click()
            take(page, folder, f"{name}-{count}", full_page=size in ("tablet", "phone"))
            page.keyboard.press("Escape")
        take_random_action(page, rng)
        count += 1
    page.locator(END_SCREEN).wait_for()
    page.locator(".verify button").click()
    page.wait_for_function(IS_CHART_DRAWN, timeout=TIMEOUT)
    take(page, folder, f"{name}-end", full_page=True)
    page.locator("a[href^='/replay/']").click()
    page.locator("input[type=range]").fill("20")
    take(page, folder, f"{name}-replay", full_page=True)
    context.close()


def review_screens(browser: Browser, address: str, folder: Path, language: str, game: str, size: str) -> None:
    """The review of a game for 2: overview, a mistake, and the same mistake to be retried; then a puzzle."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language)
    page = context.new_page()
    page.goto(address)
    table = create_played_table(page, address, game, ["me", "greedy"], 1000)
    mistake = first_mistake(page, address, table)
    for name, query in (("", ""), ("-mistake", f"?step={mistake}"), ("-retry", f"?step={mistake}&seat=all&learn=1")):
        page.goto(f"{address}/review/{table}{query}")
        page.locator("main.review[data-complete=true]").locator(".board, .seats").first.wait_for()
        take(page, folder, f"review-{game}-{size}{name}", full_page=True)
    page.goto(f"{address}/puzzles/{game}/{puzzle_set(game).puzzles[3].id}")
    page.locator(".note .show").wait_for()
    take(page, folder, f"puzzle-{game}-{size}", full_page=True)
    page.locator(".note .show").click()
    page.wait_for_selector("main.puzzle[data-solved=true] .note ol")
    take(page, folder, f"puzzle-{game}-{size}-solved", full_page=True)
    context.close()


def other_screens(browser: Browser, address: str, folder: Path, language: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale=language)
    page = context.new_page()
    page.goto(address)
    page.locator("article").first.wait_for()
    take(page, folder, f"lobby-{size}", full_page=True)
    page.locator("article[data-game=choson] button").first.click()
    take(page, folder, f"lobby-{size}-new", full_page=True)
    page.locator("header .settings").click()
    take(page, folder, f"settings-{size}")
    for game in GAMES:
        page.goto(f"{address}/rules/{game}")
        page.locator("h2").first.wait_for()
        take(page, folder, f"rules-{game}-{size}", full_page=True)
        page.goto(f"{address}/learn/{game}")
        page.locator(".note .text p").first.wait_for()
        take(page, folder, f"learn-{game}-{size}")
    page.goto(f"{address}/you")
    page.locator("[data-testid=devices]").wait_for()
    take(page, folder, f"you-{size}", full_page=True)
    page.goto(f"{address}/puzzles")
    page.locator("article .daily").first.wait_for()
    take(page, folder, f"puzzles-{size}", full_page=True)
    page.goto(f"{address}/tournament/new")
    page.locator("form .field").first.wait_for()
    take(page, folder, f"tournament-new-{size}", full_page=True)
    for start in (False, True):
        page.goto(f"{address}/tournament/{create_tournament(page, address, start)}")
        page.locator("h2").first.wait_for()
        take(page, folder, f"tournament-{'playing' if start else 'open'}-{size}", full_page=True)
    create_table_in_lobby(page, address, "koryo", ["me", "open", "random"])
    take(page, folder, f"waiting-{size}", full_page=True)
    create_table_in_lobby(page, address, "koryo", ["me", "random"])
    page.locator("button.small[aria-pressed]").click()
    page.locator(".coach").wait_for()
    take(page, folder, f"coach-{size}")
    create_table_in_lobby(page, address, "koryo", ["me", "me"])
    page.locator(".hand-cover").wait_for()
    take(page, folder, f"hand-cover-{size}")
    page.goto(f"{address}/table/nosuchtable1")
    page.locator(".nothing").wait_for()
    take(page, folder, f"no-table-{size}")
    context.close()


def main(folder: Path, language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running_server(Path(home)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            other_screens(browser, server.address, folder, language, size)
            for game in GAMES:
                game_screens(browser, server.address, folder, language, game, size, "light")
                review_screens(browser, server.address, folder, language, game, size)
        for game in GAMES:
            game_screens(browser, server.address, folder, language, game, "desktop", "dark")
        browser.close()
    print(f"{len([*folder.glob('*.png')])} screenshots in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
