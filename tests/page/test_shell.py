"""The page without its server: it opens, says so, and goes on when the server is back; and it keeps up with builds."""

from __future__ import annotations

import functools
import http.server
import os
import re
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guests
from tests.page.house import PAGE, House
from tests.page.playing import choose_game, hand_of

GONE = "The server does not answer"
SETTLED = "navigator.serviceWorker.ready.then(kept => !kept.installing && !kept.waiting)"
"""Whether no other build is being put in place."""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        found.push([name, (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)]);
    return found;
}"""


def at_home(page: Page) -> None:
    """Wait until the shell is kept on this device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_page_opens_without_its_server_and_goes_on_with_it(own_house: House, guest: Guests) -> None:
    page = guest()
    page.goto(own_house.address)
    at_home(page)
    choose_game(page, own_house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand button")
    there, cards = page.url, hand_of(page)
    own_house.kill()

    page.reload()
    page.get_by_role("alert").get_by_text(GONE).wait_for()
    assert page.locator(".hand").count() == 0, "nothing of a table is kept"
    page.goto(own_house.address)
    page.get_by_role("alert").get_by_text(GONE).wait_for()
    assert page.locator("article").count() == 0
    page.goto(f"{own_house.address}/rules/koryo")
    page.get_by_role("heading", name="Koryŏ", exact=True).wait_for()
    page.goto(there)
    page.get_by_role("alert").get_by_text(GONE).wait_for()

    own_house.start()
    page.wait_for_selector("main.table[data-line=open] .hand button")
    assert hand_of(page) == cards
    assert page.get_by_role("alert").count() == 0
    for _, files in page.evaluate(KEPT):
        assert not [file for file in files if file.startswith("/api")]


def test_the_lobby_comes_back_by_itself(own_house: House, guest: Guests) -> None:
    page = guest()
    page.goto(own_house.address)
    at_home(page)
    own_house.kill()
    page.reload()
    page.get_by_role("alert").get_by_text(GONE).wait_for()
    own_house.start()
    page.locator("article").first.wait_for()
    page.get_by_role("alert").wait_for(state="detached")
    assert page.locator("header .who").inner_text() != ""


class Shelf:
    """The built page on a plain file server, so that builds can be exchanged."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = time.time()
        shutil.copytree(PAGE, folder)
        handler = functools.partial(QuietHandler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def build(self, name: str) -> None:
        """Another build: only its name differs."""
        worker = self.folder / "sw.js"
        worker.write_text(re.sub(r'BUILD = "\w+"', f'BUILD = "{name}"', worker.read_text()))
        self.clock += 60  # such servers tell files apart by the second
        os.utime(worker, (self.clock, self.clock))


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    found = Shelf(tmp_path / "page")
    yield found
    found.server.shutdown()
    found.server.server_close()


def test_a_new_build_takes_over_and_old_ones_go(shelf: Shelf, guest: Guests) -> None:
    page = guest()
    page.goto(shelf.address)
    at_home(page)
    [[first, files]] = page.evaluate(KEPT)
    assert "/" in files
    assert [file for file in files if file.endswith(".js")]
    for build in ("second", "third"):
        shelf.build(build)
        page.reload()
        for _ in range(1000):
            names = page.evaluate("caches.keys()")
            if names[-1] == f"madang-{build}" and len(names) == 2 and page.evaluate(SETTLED):
                break
            page.wait_for_timeout(50)
    assert names == ["madang-second", "madang-third"]
    assert first not in names
