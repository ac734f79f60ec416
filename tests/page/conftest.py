from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.page.browser import launch
from tests.page.house import PAGE, House, running
from tests.page.playing import WAIT

DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
Guests = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> None:
    """Debian's Chromium, fetched if it is missing and we may."""
    if shutil.which("chromium") is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run("apt-get -qq update && apt-get -qq install -y chromium", shell=True, check=True)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page has not been built: make page")
    with running(tmp_path_factory.mktemp("house")) as there:
        yield there


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    with running(tmp_path) as there:
        yield there


@pytest.fixture(scope="session")
def browser(chromium: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guests]:
    """A person at a browser of his own."""
    contexts: list[BrowserContext] = []

    def come(size: tuple[int, int] = DESKTOP, calm: bool = True, theme: str = "light", language: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size != DESKTOP,
            locale=language,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        return page

    yield come
    for context in contexts:
        context.close()
