"""Debian's Chromium, the way the tests start it."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

OPTIONS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    found = shutil.which("chromium")
    if found is None:
        raise FileNotFoundError("the tests of the page need Chromium: apt-get install chromium")
    return playwright.chromium.launch(executable_path=found, args=OPTIONS)
