"""Pictures of every screen, to look at: ``python -m tests.page.screenshots folder``."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browser import launch
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.house import running
from tests.page.playing import END, act, choose_game, settled

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
GAMES = {"koryo": (4, (5, 11)), "choson": (3, (5, 10)), "corinth": (3, (8, 30))}


def take(page: Page, folder: Path, name: str, whole: bool = False) -> None:
    page.wait_for_timeout(350)
    page.mouse.move(2, 2)
    page.screenshot(path=folder / f"{name}.png", full_page=whole)


def game_screens(browser: Browser, address: str, folder: Path, game: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    players, moments = GAMES[game]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size != "desktop",
    )
    page = context.new_page()
    name = f"{game}-{size}" + ("-dark" if theme == "dark" else "")
    choose_game(page, address, game, ["me"] + ["random"] * (players - 1))
    dice = random.Random(7)
    count = 0
    while settled(page) != "over":
        if count in moments:
            if page.locator(".hand .legal").count():
                page.locator(".hand .legal").nth(2).click()
            take(page, folder, f"{name}-{count}", whole=size != "desktop")
            page.keyboard.press("Escape")
        act(page, dice)
        count += 1
    page.locator(END).wait_for()
    page.get_by_role("button", name="Verify the shuffle").click()
    take(page, folder, f"{name}-end", whole=True)
    page.get_by_role("link", name="Replay").click()
    page.locator("input[type=range]").fill("20")
    take(page, folder, f"{name}-replay", whole=True)
    context.close()


def other_screens(browser: Browser, address: str, folder: Path, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.locator("article").first.wait_for()
    take(page, folder, f"lobby-{size}", whole=True)
    page.locator("article[data-game=choson] button").first.click()
    take(page, folder, f"lobby-{size}-new", whole=True)
    page.get_by_role("button", name="Settings").click()
    take(page, folder, f"settings-{size}")
    for game in GAMES:
        page.goto(f"{address}/rules/{game}")
        page.locator("h2").first.wait_for()
        take(page, folder, f"rules-{game}-{size}", whole=True)
    choose_game(page, address, "koryo", ["me", "open", "random"])
    take(page, folder, f"waiting-{size}", whole=True)
    choose_game(page, address, "koryo", ["me", "me"])
    page.locator(".curtain").wait_for()
    take(page, folder, f"curtain-{size}")
    page.goto(f"{address}/table/nosuchtable1")
    page.locator(".nothing").wait_for()
    take(page, folder, f"no-table-{size}")
    context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as house, sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            other_screens(browser, house.address, folder, size)
            for game in GAMES:
                game_screens(browser, house.address, folder, game, size, "light")
        for game in GAMES:
            game_screens(browser, house.address, folder, game, "desktop", "dark")
        browser.close()
    print(f"{len([*folder.glob('*.png')])} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
