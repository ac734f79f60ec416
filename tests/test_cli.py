"""The command, as it is typed."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from madang import Fairness, Record
from tests.test_records import played

MADANG = [sys.executable, "-c", "from madang.cli.main import app; app()"]


def madang(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "120", "NO_COLOR": "1"}
    command = [*MADANG, *arguments]
    return subprocess.run(command, input=answers, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played("koryo", seed=Fairness("ab" * 32, ("ann", "bob"))).write(path)
    return path


def test_verify_says_what_it_checked(finished: Path) -> None:
    done = madang("verify", str(finished))
    assert done.returncode == 0
    assert "all legal" in done.stdout
    assert "as noted" in done.stdout
    assert "published hash" in done.stdout


def test_replay_tells_the_game_in_words(finished: Path) -> None:
    done = madang("replay", str(finished))
    assert done.returncode == 0
    assert "Round 1" in done.stdout
    assert "Round 8" in done.stdout
    assert "reveals Merchants" in done.stdout
    assert str(Record.read(finished).state.scores()) in done.stdout


def test_a_broken_file_gives_one_clear_line(finished: Path) -> None:
    content = json.loads(finished.read_text())
    content["actions"][3] = "pass"
    finished.write_text(json.dumps(content))
    for command in ("verify", "replay"):
        done = madang(command, str(finished))
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.strip() == "madang: checksum: the record was changed after it was written"


def test_unknown_games_and_numbers_of_players_are_refused() -> None:
    assert "there is no game 'chess'" in madang("play", "chess").stderr
    assert "not 9" in madang("play", "koryo", "--players", "9").stderr


def test_games_lists_them() -> None:
    assert "Koryŏ" in madang("games").stdout


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Answer every question with its first choice, and now and then with nonsense first."""
    path = tmp_path / "game.json"
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        os.execv(sys.executable, [*MADANG, "play", "koryo", "--seed", "3", "--record", str(path)])
    shown, asked, seen = "", 0, 0
    while True:
        if not select.select([terminal], [], [], 60)[0]:
            pytest.fail(f"the terminal is silent after:\n{shown[-2000:]}")
        try:
            shown += os.read(terminal, 65536).decode()
        except OSError:
            break
        if shown[seen:].endswith("> "):
            seen = len(shown)
            asked += 1
            os.write(terminal, b"swim\n" if asked % 5 == 2 else b"1\n")
    assert os.waitpid(child, 0)[1] == 0
    assert "“swim” is not an action of this game" in shown
    record = Record.read(path)
    assert record.state.over
    assert str(record.state.scores()) in re.sub(r"\x1b\[[0-9;]*m", "", shown)


def test_leaving_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = madang("play", "koryo", "--seed", "3", "--record", str(path), answers="1\nq\n")
    assert done.returncode == 0
    assert not Record.read(path).state.over
