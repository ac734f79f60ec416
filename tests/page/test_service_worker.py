"""The service worker: the page opens without its server, recovers with it, and updates to new builds."""

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
from playwright.sync_api import Page, Route

from tests.page.conftest import NewGuest
from tests.page.driver import cards_in_hand, create_table_in_lobby
from tests.page.server import PAGE, ServerProcess

NO_SERVER = "The server is not responding"
IS_IDLE = "navigator.serviceWorker.ready.then(worker => !worker.installing && !worker.waiting)"
"""Whether no other build is being installed."""
CACHED_FILES = """async () => {
    const found = [];
    for (const name of await caches.keys())
        found.push([name, (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)]);
    return found;
}"""


def wait_for_worker(page: Page) -> None:
    """Wait until the service worker controls the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_page_opens_without_its_server_and_recovers(own_server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(own_server.address)
    wait_for_worker(page)
    create_table_in_lobby(page, own_server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand button")
    address, cards = page.url, cards_in_hand(page)
    page.goto(f"{own_server.address}/rules/koryo")
    page.get_by_role("heading", name="Koryŏ", exact=True).wait_for()
    own_server.kill()

    page.goto(address)
    page.get_by_role("alert").get_by_text(NO_SERVER).wait_for()
    assert page.locator(".hand").count() == 0, "tables are not cached"
    page.goto(own_server.address)
    page.get_by_role("alert").get_by_text(NO_SERVER).wait_for()
    assert page.locator("article").count() == 0
    page.goto(f"{own_server.address}/rules/koryo")
    page.get_by_role("heading", name="Koryŏ", exact=True).wait_for()  # cached when it was opened
    page.goto(f"{own_server.address}/learn/koryo")
    page.get_by_role("alert").get_by_text(NO_SERVER).first.wait_for()
    page.goto(address)
    page.get_by_role("alert").get_by_text(NO_SERVER).wait_for()

    own_server.start()
    page.wait_for_selector("main.table[data-socket=open] .hand button")
    assert cards_in_hand(page) == cards
    assert page.get_by_role("alert").count() == 0
    for _, files in page.evaluate(CACHED_FILES):
        assert not [file for file in files if file.startswith("/api")]


def test_the_worker_caches_the_language_in_use(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    wait_for_worker(page)
    [(_, files)] = page.evaluate(CACHED_FILES)
    assert [file.split("-")[1] for file in files if "/language-" in file] == ["en"]


def test_screens_are_cached_when_they_are_first_used(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    wait_for_worker(page)
    [(_, installed)] = page.evaluate(CACHED_FILES)
    assert [file for file in installed if "/Table-" in file and file.endswith(".js")]
    assert not [file for file in installed if re.search("/(rules|Rules|Replay|Learn|You)", file)]
    page.goto(f"{server.address}/rules/koryo")
    page.get_by_role("heading", name="Koryŏ", exact=True).wait_for()
    [(_, files)] = page.evaluate(CACHED_FILES)
    assert len([file for file in files if "/rules-koryo-" in file]) == 1


def test_a_page_of_an_older_build_loads_the_newer_one(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(service_workers="block")  # the test answers in place of the server
    page.goto(server.address)
    page.locator("article").first.wait_for()
    missing: list[str] = []

    def answer_once(route: Route) -> None:
        missing.append(route.request.url)
        route.fulfill(status=404)

    page.route("**/assets/Rules-*.js", answer_once, times=1)
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("heading", name="Koryŏ", exact=True).wait_for()
    assert len(missing) == 1


def test_the_lobby_recovers_without_a_reload(own_server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(own_server.address)
    wait_for_worker(page)
    own_server.kill()
    page.reload()
    page.get_by_role("alert").get_by_text(NO_SERVER).wait_for()
    own_server.start()
    page.locator("article").first.wait_for()
    page.get_by_role("alert").wait_for(state="detached")
    assert page.locator("header .who").inner_text() != ""


class FileServer:
    """A plain file server with a copy of the built page, in which a test can install other builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = time.time()
        shutil.copytree(PAGE, folder)
        handler = functools.partial(QuietHandler, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def install_build(self, name: str) -> None:
        """Replace the service worker by one that differs only in the name of its build."""
        worker = self.folder / "sw.js"
        worker.write_text(re.sub(r'BUILD = "\w+"', f'BUILD = "{name}"', worker.read_text()))
        self.clock += 60  # the file server compares times in whole seconds
        os.utime(worker, (self.clock, self.clock))


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def file_server(tmp_path: Path) -> Iterator[FileServer]:
    started = FileServer(tmp_path / "page")
    yield started
    started.server.shutdown()
    started.server.server_close()


def test_a_new_build_takes_over_and_caches_older_than_the_previous_one_are_deleted(
    file_server: FileServer, new_guest: NewGuest
) -> None:
    page = new_guest()
    page.goto(file_server.address)
    wait_for_worker(page)
    [[first, files]] = page.evaluate(CACHED_FILES)
    assert "/" in files
    assert [file for file in files if file.endswith(".js")]
    for build in ("second", "third"):
        file_server.install_build(build)
        page.reload()
        for _ in range(1000):
            names = page.evaluate("caches.keys()")
            if names[-1] == f"madang-{build}" and len(names) == 2 and page.evaluate(IS_IDLE):
                break
            page.wait_for_timeout(50)
    assert names == ["madang-second", "madang-third"]
    assert first not in names
