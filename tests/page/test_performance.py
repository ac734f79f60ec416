"""The size of the page, and how fast it reacts."""

from __future__ import annotations

import gzip
import random

from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, take_random_action, wait_until_settled
from tests.page.server import PAGE, ServerProcess

SUFFIXES = (".html", ".js", ".css", ".woff", ".woff2", ".svg")


def test_the_first_load_is_small(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand")
    files = {file.name: len(gzip.compress(file.read_bytes())) for file in PAGE.rglob("*") if file.suffix in SUFFIXES}
    languages = {name: size for name, size in files.items() if name.startswith("language-")}
    total = sum(files.values()) - sum(languages.values()) + sum(sorted(languages.values())[-2:])
    print(f"lobby and table: {sum(sizes)} bytes in {len(sizes)} responses; what is cached: {total}")
    assert 50_000 < sum(sizes) < 300_000
    assert len(languages) == 6
    assert total < 300_000, (
        "all files that the service worker caches: everything, with two languages and the rules in all"
    )


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
