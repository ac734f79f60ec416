"""The text of every kind of button can be read in every state, in both themes (WCAG 1.4.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.page.conftest import NewGuest
from tests.page.driver import create_played_table
from tests.page.screens import screens
from tests.page.server import ServerProcess

KINDS = ("", "primary", "small", "small primary", "round", "round primary", "on", "small on", "confirming")
ELEMENTS = ("button", "a")
GALLERY = """([elements, kinds]) => {
  const place = document.querySelector("#main > *");
  const gallery = document.createElement("div");
  gallery.id = "gallery";
  gallery.className = "panel";
  for (const element of elements) for (const kind of kinds) for (const off of ["", "aria-disabled", "disabled"]) {
    if (off && element === "a") continue;
    const button = document.createElement(element);
    button.className = `button ${kind}`;
    button.textContent = `Aa ${element} ${kind} ${off}`;
    button.title = button.textContent;
    if (element === "a") button.href = "#gallery";
    if (off) button.setAttribute(off, "true");
    gallery.append(button);
  }
  place.prepend(gallery);
}"""
CONTRAST = """element => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (front, back, alpha) => front.slice(0, 3).map((value, i) => value * alpha + back[i] * (1 - alpha));
  const behind = node => {
    if (!node) return [255, 255, 255];
    const color = parse(getComputedStyle(node).backgroundColor);
    return color[3] === 1 ? color.slice(0, 3) : over(color, behind(node.parentElement), color[3]);
  };
  const luminance = color => {
    const [r, g, b] = color.map(v => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(element);
  const [text, ground] = [parse(style.color), behind(element)];
  const backdrop = behind(element.parentElement);
  const shown = [over(text, ground, text[3]), ground].map(color => over(color, backdrop, Number(style.opacity)));
  const [dark, light] = shown.map(luminance).sort((a, b) => a - b);
  return style.filter === "none" ? (light + 0.05) / (dark + 0.05) : 0;
}"""
"""The contrast of an element's text; 0 if a filter makes it unknown. Gradients behind a button do not count."""
NORMAL, DISABLED = 4.5, 3.0


def contrast(button: Locator) -> float:
    button.page.evaluate(
        "() => document.getAnimations().forEach(a => a.effect?.getComputedTiming().endTime < 1e6 && a.finish())"
    )
    return float(button.evaluate(CONTRAST))


def states(button: Locator) -> Iterator[tuple[str, float]]:
    """The contrast of a button in each state that it can be in."""
    page = button.page
    page.mouse.move(0, 0)
    yield "normal", contrast(button)
    button.focus()
    yield "focused", contrast(button)
    button.hover(force=True)
    yield "hovered and focused", contrast(button)
    button.evaluate("button => button.blur()")
    yield "hovered", contrast(button)


def unreadable(buttons: Locator) -> list[str]:
    """The buttons and states with too little contrast; of equal buttons, the first is measured."""
    found: list[str] = []
    known: set[str] = set()
    for button in buttons.all():
        name = str(button.evaluate("b => `${b.tagName} ${b.className} ${b.disabled} ${b.ariaDisabled} ${b.title}`"))
        if name in known or not button.is_visible():
            continue
        known.add(name)
        is_off = button.evaluate("b => b.disabled || b.ariaDisabled === 'true'")
        least = DISABLED if is_off else NORMAL
        found += [f"{name}, {state}: {value:.2f}" for state, value in states(button) if value < least]
    return found


@pytest.mark.parametrize("game", ["koryo", "choson", "corinth"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_kinds_of_buttons_in_all_states(server: ServerProcess, new_guest: NewGuest, theme: str, game: str) -> None:
    page = new_guest(theme=theme)
    page.goto(server.address)
    page.goto(f"{server.address}/table/{create_played_table(page, server.address, game, ['me', 'random'], 2)}")
    page.wait_for_selector(".acting")
    page.evaluate(GALLERY, [ELEMENTS, KINDS])
    buttons = page.locator("#gallery .button")
    assert buttons.count() == len(KINDS) * 4
    assert unreadable(buttons) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_buttons_of_every_screen(server: ServerProcess, new_guest: NewGuest, theme: str) -> None:
    page = new_guest(theme=theme)
    page.goto(server.address)
    found: list[str] = []
    for path, selector in screens(page, server.address):
        page.goto(server.address + path)
        page.wait_for_selector(selector)
        found += [f"{path} {fault}" for fault in unreadable(page.locator(".button"))]
    assert found == []


def test_the_measure_sees_pale_text(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.wait_for_selector(".button")
    page.evaluate(
        "for (const b of document.querySelectorAll('.button')) b.style.cssText = 'color: #fdf6e3; background: #f7e3b0'"
    )
    assert len(unreadable(page.locator(".button"))) >= 4
