"""Every screen, in every language: nothing sticks out, and nobody is left out."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESKTOP, PHONE, TABLET, Guests
from tests.page.house import PAGE, ROOT, House
from tests.page.playing import HEADER, act, choose_game, make_table, rename, settled

LANGUAGES = ("en", "fr", "de", "nl", "sk")
GAMES = ("koryo", "choson", "corinth")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WHOLE = (".html", ".js", ".css", ".woff2", ".svg")


def table(page: Page, house: House, game: str, seats: list[str], decisions: int = 0) -> str:
    """A table at which so many decisions of ours were taken, over REST; 0 is a fresh one."""
    name = make_table(page, house.address, {"game": game, "seats": seats})
    address, dice = f"{house.address}/api/tables/{name}", random.Random(decisions)
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
    return name


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


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_nothing_sticks_out_in_any_language(house: House, guest: Guests, size: tuple[int, int]) -> None:
    page = guest(size)
    page.goto(house.address)
    rename(page, house.address, "Maximiliane Wolfeschlegelstein")
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


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_a_table_of_four_is_on_one_screen(house: House, guest: Guests, game: str) -> None:
    page = guest()
    page.goto(house.address)
    for decisions in (0, 5, 7):  # in each of the eight rounds there is one at least
        page.goto(f"{house.address}/table/{table(page, house, game, ['me', *['random'] * 3], decisions)}")
        page.wait_for_selector(".side.acting")
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]


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
    for game, decisions in (("koryo", 3), ("choson", 11), ("corinth", 9), ("corinth", 14), ("corinth", 27)):
        page.goto(f"{house.address}/table/{table(page, house, game, ['me', 'random', 'random'], decisions)}")
        page.wait_for_selector(":is(.acting, [data-testid=end])")
        found += [(game, decisions, *finding) for finding in axe(page, source)]
    page.goto(house.address)
    page.locator("article button").first.click()
    page.locator("header button").click()
    found += [("lobby, all open", *finding) for finding in axe(page, source)]
    assert found == [], "\n".join(map(str, found))


def test_the_fields_of_the_market_are_called_what_they_show(house: House, guest: Guests) -> None:
    page = guest()
    page.goto(house.address)
    page.goto(f"{house.address}/table/{table(page, house, 'corinth', ['me', 'random'], 30)}")
    page.wait_for_selector("g.field")
    fields = page.locator("g.field").evaluate_all(
        "all => all.map(field => [field.ariaLabel, field.querySelector('text')?.textContent ?? ''])"
    )
    assert len(fields) == 25
    shown = [(label.split(", "), text) for label, text in fields if text]
    assert len(shown) == 7
    assert all(label[-1] == text for label, text in shown), "as a word of its own, for those who speak to the page"


def axe(page: Page, source: str) -> list[Any]:
    page.evaluate(source)
    return page.evaluate(  # type: ignore[no-any-return]
        """async () => (await axe.run()).violations
           .filter(v => ["serious", "critical"].includes(v.impact))
           .map(v => [v.id, v.nodes.slice(0, 3).map(n => n.target.join(" ") + ": " + (n.any[0]?.message ?? ""))])"""
    )


def test_the_first_load_is_small(house: House, guest: Guests) -> None:
    page = guest()
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(".hand")
    kept = sum(len(gzip.compress(file.read_bytes())) for file in PAGE.rglob("*") if file.suffix in WHOLE)
    print(f"lobby and table: {sum(sizes)} bytes in {len(sizes)} answers; the whole page: {kept}")
    assert 50_000 < sum(sizes) < 300_000
    assert kept < 300_000, "what the worker keeps, all languages and rules included"


def slowest_interaction(page: Page, house: House) -> float:
    """Milliseconds from an input to the next frame, the longest in half a game of four."""
    choose_game(page, house.address, "koryo", ["me", "random", "random", "random"])
    page.evaluate("window.delays.length = 0")
    dice = random.Random(8)
    for _ in range(14):
        if settled(page) == "over":
            break
        act(page, dice)
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    return max(page.evaluate("window.delays"), default=0.0)


def test_the_page_answers_at_once(house: House, guest: Guests) -> None:
    page = guest(calm=False)
    page.add_init_script(
        """window.delays = [];
           new PerformanceObserver(list => window.delays.push(
             ...list.getEntries().filter(e => e.interactionId).map(e => e.duration)))
             .observe({type: "event", durationThreshold: 16, buffered: true});"""
    )
    found: list[float] = []
    while len(found) < 4 and min(found, default=200.0) >= 200:  # the page is meant, not what else the machine does
        found.append(slowest_interaction(page, house))
    print(f"the slowest interactions took {found} ms")
    assert min(found) < 200


def test_it_can_be_installed_and_keeps_to_its_policy(house: House, guest: Guests) -> None:
    page = guest()
    answer = page.goto(house.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    manifest = page.request.get(f"{house.address}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(house.address + icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    errors = {error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # which is how the tests come here
