"""The replay of a finished game."""

from __future__ import annotations

import json

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, play_to_end
from tests.page.server import ServerProcess


def test_the_replay_has_every_step_in_every_view(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "choson", ["me", "random"])
    play_to_end(page, seed=4)
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 16
    for view in ("open", "0", "1", "nobody"):
        page.get_by_label("Seen by").select_option(view)
        for step in (0, last // 2, last):
            slider.fill(str(step))
            page.get_by_text(f"{step} / {last}").wait_for()
            assert page.locator(".player").count() == 2
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text())["game"] == "choson"
