"""The size of the page, and how fast it reacts."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, take_random_action, wait_until_settled
from tests.page.server import PAGE, ServerProcess

SUFFIXES = (".html", ".js", ".css", ".woff", ".woff2", ".svg")


def compressed_size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def installed_size() -> int:
    """The size of what the service worker caches at once: its list, with the two largest languages of all."""
    worker = (PAGE / "sw.js").read_text()
    listed = json.loads(re.findall(r"^const FILES = (.*);$", worker, re.MULTILINE)[0])
    sizes = {name: compressed_size(PAGE / (name.strip("/") or "index.html")) for name in listed}
    languages = [size for name, size in sizes.items() if "/language-" in name]
    assert len(languages) == 6
    return sum(sizes.values()) - sum(languages) + sum(sorted(languages)[-2:])


def test_the_first_load_is_small(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand")
    installed = installed_size()
    total = sum(compressed_size(file) for file in PAGE.rglob("*") if file.suffix in SUFFIXES)
    print(f"lobby and table: {sum(sizes)} bytes in {len(sizes)} responses; cached at once: {installed}; all: {total}")
    assert 50_000 < sum(sizes) < 300_000
    assert sum(sizes) - 50_000 < installed < 300_000
    assert total < 500_000, "every screen, with the rules and all texts of the page in all languages"


def slowest_interaction(page: Page, address: str) -> float:
    """The longest time from an input to the next frame in half a game of four, in milliseconds."""
    create_table_in_lobby(page, address, "koryo", ["me", "random", "random", "random"])
    page.evaluate("window.delays.length = 0")
    rng = random.Random(8)
    for _ in range(14):
        if wait_until_settled(page) == "over":
            break
        take_random_action(page, rng)
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    return max(page.evaluate("window.delays"), default=0.0)


def test_interactions_take_less_than_200_ms(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(reduced_motion=False)
    page.add_init_script(
        """window.delays = [];
           new PerformanceObserver(list => window.delays.push(
             ...list.getEntries().filter(e => e.interactionId).map(e => e.duration)))
             .observe({type: "event", durationThreshold: 16, buffered: true});"""
    )
    slowest: list[float] = []
    while len(slowest) < 4 and min(slowest, default=200.0) >= 200:  # other load on the machine may slow one run
        slowest.append(slowest_interaction(page, server.address))
    print(f"the slowest interactions took {slowest} ms")
    assert min(slowest) < 200
