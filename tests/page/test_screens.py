"""Every screen, in every language: nothing sticks out, and nobody is left out."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.page.conftest import DESKTOP, PHONE, Guests
from tests.page.house import ROOT, House
from tests.page.playing import act, choose_game, settled

LANGUAGES = ("en", "fr", "de", "nl", "sk")
GAMES = ("koryo", "choson", "corinth")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
HEADER = {"X-Madang": "1"}


def table(page: Page, house: House, game: str, seats: list[str], decisions: int = 0) -> str:
    """A table at which so many decisions of ours were taken, over REST; 0 is a fresh one."""
    made = page.request.post(f"{house.address}/api/tables", headers=HEADER, data={"game": game, "seats": seats}).json()
    address, dice = f"{house.address}/api/tables/{made['table']['id']}", random.Random(decisions)
    while decisions:
        now = page.request.get(address).json()
        if now["result"]:
            break
        actions = now["view"]["actions"]
        if actions:
            plays = [action for action in actions if action != "pass"] or actions
            act = {"ply": now["ply"], "seat": now["seat"], "action": dice.choice(plays)}
            page.request.post(f"{address}/actions", headers=HEADER, data=act)
            decisions -= 1
    return str(made["table"]["id"])


def screens(page: Page, house: House) -> list[tuple[str, str]]:
    """The address of every screen, and what to wait for there."""
    found = [("/", "article"), *((f"/rules/{game}", "h2") for game in GAMES), ("/table/nosuchtable1", ".nothing")]
    found.append((f"/table/{table(page, house, 'koryo', ['me', 'open'])}", ".waiting"))
    found.append((f"/table/{table(page, house, 'koryo', ['me', 'me'])}", ".curtain"))
    for game, early in (("koryo", 6), ("choson", 6), ("corinth", 20)):
        found.append((f"/table/{table(page, house, game, ['me', 'random', 'random', 'random'], early)}", ".acting"))
        over = table(page, house, game, ["me", "random", "random", "random"], 1000)
        found += [(f"/table/{over}", "[data-testid=end]"), (f"/replay/{over}", "input[type=range]")]
    return found


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_sticks_out_in_any_language(house: House, guest: Guests, size: tuple[int, int]) -> None:
    page = guest(size)
    page.goto(house.address)
    page.request.patch(f"{house.address}/api/me", headers=HEADER, data={"name": "Maximiliane Wolfeschlegelstein"})
    wide = []
    for address, sign in screens(page, house):
        page.goto(house.address + address)
        page.wait_for_selector(sign)
        if address == "/":
            page.locator("article button").first.click()
        page.locator("header button").click()
        for language in LANGUAGES:
            page.locator("#settings select").first.select_option(language)
            page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
            if overflow(page) > 0:
                wide.append((language, address, overflow(page)))
    assert wide == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(house: House, guest: Guests, theme: str) -> None:
    page = guest(theme=theme)
    page.goto(house.address)
    source = AXE.read_text("utf-8")
    found: list[Any] = []
    for address, sign in screens(page, house):
        page.goto(house.address + address)
        page.wait_for_selector(sign)
        found += [(address, *finding) for finding in axe(page, source)]
    page.goto(house.address)
    page.locator("article button").first.click()
    page.locator("header button").click()
    found += [("lobby, all open", *finding) for finding in axe(page, source)]
    assert found == [], "\n".join(map(str, found))


def axe(page: Page, source: str) -> list[Any]:
    page.evaluate(source)
    return page.evaluate(  # type: ignore[no-any-return]
        """async () => (await axe.run()).violations
           .filter(v => ["serious", "critical"].includes(v.impact))
           .map(v => [v.id, v.nodes.slice(0, 3).map(n => n.target.join(" ") + ": " + (n.any[0]?.message ?? ""))])"""
    )


def test_the_first_load_is_small(house: House, guest: Guests) -> None:
    page = guest()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        answer = request.response()
        sizes[request.url] = len(gzip.compress(answer.body())) if answer else 0

    page.on("requestfinished", weigh)
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand")
    total = sum(sizes.values())
    print(f"lobby and table: {total} bytes compressed in {len(sizes)} answers")
    assert total < 300_000


def test_the_page_answers_at_once(house: House, guest: Guests) -> None:
    page = guest(calm=False)
    page.add_init_script(
        """window.delays = [];
           new PerformanceObserver(list => window.delays.push(
             ...list.getEntries().filter(e => e.interactionId).map(e => e.duration)))
             .observe({type: "event", durationThreshold: 16, buffered: true});"""
    )
    choose_game(page, house.address, "koryo", ["me", "random", "random", "random"])
    page.evaluate("window.delays.length = 0")
    dice = random.Random(8)
    for _ in range(14):
        if settled(page) == "over":
            break
        act(page, dice)
    page.wait_for_timeout(300)
    slowest = max(page.evaluate("window.delays"), default=0)
    print(f"the slowest interaction took {slowest} ms")
    assert slowest < 200


def test_it_can_be_installed_and_keeps_to_its_policy(house: House, guest: Guests) -> None:
    page = guest()
    answer = page.goto(house.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    manifest = page.request.get(f"{house.address}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(house.address + icon["src"]).ok
    assert page.locator("link[rel=manifest]").count() == 1
