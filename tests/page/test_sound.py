"""Sounds."""

from __future__ import annotations

import random

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, take_random_action, wait_until_settled
from tests.page.server import ServerProcess


def test_sounds_are_off_by_default_and_the_setting_is_kept(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.add_init_script(
        """window.sounds = 0;
           for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
             const start = kind.prototype.start;
             kind.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
           }"""
    )
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    wait_until_settled(page)
    take_random_action(page, random.Random(1))
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Sounds")
    assert not switch.is_checked()
    switch.check()
    page.keyboard.press("Escape")
    wait_until_settled(page)
    take_random_action(page, random.Random(2))
    page.wait_for_function("() => window.sounds > 0")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    assert switch.is_checked()
