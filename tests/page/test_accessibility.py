"""Every screen passes the axe checks, and the market has labels."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import create_played_table
from tests.page.screens import screens
from tests.page.server import ROOT, ServerProcess

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def run_axe(page: Page, source: str) -> list[Any]:
    """The serious and critical violations on a page."""
    page.evaluate(source)
    return page.evaluate(  # type: ignore[no-any-return]
        """async () => (await axe.run()).violations
           .filter(v => ["serious", "critical"].includes(v.impact))
           .map(v => [v.id, v.nodes.slice(0, 3).map(n => n.target.join(" ") + ": " + (n.any[0]?.message ?? ""))])"""
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_has_a_serious_axe_violation(server: ServerProcess, new_guest: NewGuest, theme: str) -> None:
    page = new_guest(theme=theme)
    page.goto(server.address)
    source = AXE.read_text("utf-8")
    violations: list[Any] = []
    for path, selector in screens(page, server.address):
        page.goto(server.address + path)
        page.wait_for_selector(selector)
        violations += [(path, *violation) for violation in run_axe(page, source)]
    for game, decisions in (("koryo", 3), ("choson", 11), ("corinth", 9), ("corinth", 14), ("corinth", 27)):
        table = create_played_table(page, server.address, game, ["me", "random", "random"], decisions)
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector(":is(.acting, [data-testid=end])")
        violations += [(game, decisions, *violation) for violation in run_axe(page, source)]
    page.goto(server.address)
    page.locator("article button").first.click()
    page.locator("header [aria-controls=settings]").click()
    violations += [("lobby, all open", *violation) for violation in run_axe(page, source)]
    assert violations == [], "\n".join(map(str, violations))


def test_the_labels_of_market_fields_end_with_the_visible_text(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.goto(f"{server.address}/table/{create_played_table(page, server.address, 'corinth', ['me', 'random'], 30)}")
    page.wait_for_selector("g.field")
    texts = "[...field.querySelectorAll('text')].map(text => text.textContent).join(' ')"
    fields = page.locator("g.field").evaluate_all(f"all => all.map(field => [field.ariaLabel, {texts}])")
    assert len(fields) == 25
    shown = [(label.split(", "), text) for label, text in fields if text]
    assert len(shown) >= 7, "those that have a text, and those that have a price now"
    assert all(label[-1] == text for label, text in shown), "voice control needs the visible text in the label"
