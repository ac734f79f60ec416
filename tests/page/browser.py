"""Starts Debian's Chromium for the tests."""

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
    path = shutil.which("chromium")
    if path is None:
        raise FileNotFoundError("the page tests need Chromium: apt-get install chromium")
    return playwright.chromium.launch(executable_path=path, args=OPTIONS)
