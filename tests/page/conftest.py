from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.page.browser import launch
from tests.page.driver import TIMEOUT
from tests.page.server import PAGE, ServerProcess, running_server

DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
NewGuest = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> None:
    """Install Debian's Chromium if it is missing and we are root."""
    if shutil.which("chromium") is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run("apt-get -qq update && apt-get -qq install -y chromium", shell=True, check=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests share."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page has not been built: make page")
    with running_server(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may kill."""
    with running_server(tmp_path) as process:
        yield process


@pytest.fixture(scope="package")
def browser(chromium: None) -> Iterator[Browser]:
    """A browser for the tests of the page.

    Playwright leaves an event loop running on the thread, so the browser is closed before tests of other packages.
    """
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def new_guest(browser: Browser) -> Iterator[NewGuest]:
    """A function that opens a page in a browser context of its own: to the server, a new guest."""
    contexts: list[BrowserContext] = []

    def open_page(
        size: tuple[int, int] = DESKTOP,
        reduced_motion: bool = True,
        theme: str = "light",
        language: str = "en",
        service_workers: Literal["allow", "block"] = "allow",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if reduced_motion else "no-preference",
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size != DESKTOP,
            locale=language,
            service_workers=service_workers,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        return page

    yield open_page
    for context in contexts:
        context.close()
