"""Cards move when they are pointed at, and travel when they change place."""

from __future__ import annotations

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, current_ply, wait_for_new_ply
from tests.page.server import ServerProcess


def test_a_raised_element_stays_under_the_pointer(server: ServerProcess, new_guest: NewGuest) -> None:
    """Pointed at by its lower edge, an element must not rise away from the pointer and fall back."""
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    page.evaluate("document.fonts.ready.then(() => true)")
    for selector in (".hand .legal", ".choices .button[aria-disabled=false]"):
        element = page.locator(selector).first
        box = element.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)
        tops = element.evaluate(
            """async element => {
                const tops = [];
                for (let frame = 0; frame < 16; frame++) {
                    await new Promise(next => requestAnimationFrame(next));
                    tops.push(element.getBoundingClientRect().top);
                }
                return tops.slice(6);
            }"""
        )
        assert len(set(tops)) == 1, selector


def test_cards_travel_unless_the_user_prefers_reduced_motion(server: ServerProcess, new_guest: NewGuest) -> None:
    for reduced_motion in (False, True):
        page = new_guest(reduced_motion=reduced_motion)
        create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
        page.wait_for_selector(".side.acting .hand .legal")
        page.evaluate(
            """window.ghosts = 0;
               new MutationObserver(records => records.forEach(record => record.addedNodes.forEach(
                 node => (window.ghosts += node.className?.includes?.("ghost") ? 1 : 0))))
               .observe(document.querySelector(".board"), {childList: true});"""
        )
        before = current_ply(page)
        page.locator(".hand .legal").first.click()
        page.locator(".choices .primary").click()
        if reduced_motion:
            wait_for_new_ply(page, before)
            assert page.evaluate("window.ghosts") == 0
        else:
            page.wait_for_function("() => window.ghosts > 0")


def test_the_dice_roll(server: ServerProcess, new_guest: NewGuest) -> None:
    for reduced_motion in (False, True):
        page = new_guest(reduced_motion=reduced_motion)
        create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
        page.evaluate(
            """window.rolled = 0;
               addEventListener("animationstart",
                 event => window.rolled += event.target.matches(".harbor .die"), true);"""
        )
        while not page.locator(".harbor .die").count():
            if page.locator("[data-action='roll 0']").count():
                page.locator("[data-action='roll 0']").click()
            page.wait_for_timeout(50)
        if not reduced_motion:
            page.wait_for_function("() => window.rolled > 2")
        running = (
            "() => [...document.querySelectorAll('.harbor .die')].map(die => getComputedStyle(die).animationDuration)"
        )
        assert all((float(time.strip("s")) > 0.1) is not reduced_motion for time in page.evaluate(running))
