"""After the end of a game: its record and its replay."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from madang.bots.levels import bot
from madang.cli.main import app
from madang.server.tables import replay as replays
from tests.server.clients import Guest, at_random, full_table, play_actions, post, receive, refusal, send
from tests.server.concurrency import in_parallel, wait_for
from tests.server.test_serve_command import runner
from tests.server.test_table_lists import ids_on_first_page


def test_a_downloaded_record_is_verified(sqlite_url: str, tmp_path: Path) -> None:
    guest = Guest(sqlite_url)
    table = guest.create("koryo", ["me", "random"], contribution="my own luck")
    commitment = guest.commitments[table]
    guest.play(table, bot("random", "koryo", 3))
    answer = guest.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    verified = runner.invoke(app, ["verify", str(file), "--commitment", commitment])
    assert verified.exit_code == 0
    assert table in verified.output.replace("\n", "")
    assert runner.invoke(app, ["verify", str(file), "--commitment", "00" * 32]).exit_code == 1
    forged = json.loads(answer.content)
    forged["seed"]["secret"] = "00" * 32
    file.write_text(json.dumps(forged))
    assert runner.invoke(app, ["verify", str(file)]).exit_code == 1


def test_anybody_may_see_the_record_of_a_listed_table(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2, listed=True)
    stranger = Guest(url)
    assert ids_on_first_page(stranger, "live") == [table]
    assert refusal(stranger.record, table) == "not-over"
    in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    assert stranger.record(table).state.over
    replay = stranger.send("GET", f"/api/tables/{table}/replay?open=true")
    assert len(replay["steps"]) == len(stranger.record(table).actions) + 1
    again = post(ann, table, "rematch")["table"]["id"]
    assert stranger.snapshot(table)["table"]["rematch"] == again


def test_a_slow_replay_delays_no_other_request(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays are built on a background thread: while it is blocked, the server answers all other requests."""
    ann = Guest(sqlite_url)
    table = ann.create("koryo", ["me", "me"])
    ended = ann.create("koryo", ["me", "random"])
    ann.play(ended, at_random(1))
    unblock, built_by = threading.Event(), []

    def slow_replay(*args: Any) -> Any:
        built_by.append(threading.current_thread().name)
        unblock.wait(60)
        return replay(*args)

    replay = replays.replay
    monkeypatch.setattr(replays, "replay", slow_replay)

    def get_replay() -> int:
        return ann.http.get(f"/api/tables/{ended}/replay", timeout=60).status_code

    def play_meanwhile() -> int:
        wait_for(lambda: built_by, "a replay to be requested")
        with ann.socket(table) as socket:
            receive(socket, "snapshot")
            send(socket, type="ping")
            receive(socket, "pong")
        play_actions(table, [ann, ann])
        unblock.set()
        return 0

    assert in_parallel(get_replay, get_replay, play_meanwhile) == [200, 200, 0]
    assert {*built_by} == {"background_0"}
