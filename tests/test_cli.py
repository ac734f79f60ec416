"""The `madang` command, run as a user runs it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from madang import Fairness, Record, __version__, game_names
from madang.cli.main import app
from madang.core.fairness import commitment
from tests.played_games import played_record

MADANG = [sys.executable, "-c", "from madang.cli.main import app; app()"]


def madang(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "120", "NO_COLOR": "1"}
    command = [*MADANG, *arguments]
    return subprocess.run(command, input=answers, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played_record("koryo", seed=Fairness("ab" * 32, ("ann", "bob"))).write(path)
    return path


def test_verify_says_what_it_checked_and_what_it_cannot_check(finished: Path) -> None:
    done = madang("verify", str(finished))
    assert done.returncode == 0
    assert "all legal" in done.stdout
    assert "as noted" in done.stdout
    assert f"the hash that this record names, {commitment('ab' * 32)}" in done.stdout
    assert "NOT CHECKED" in done.stdout
    assert "--commitment" in done.stdout
    assert "Origin" not in done.stdout


def test_verify_compares_the_commitment_with_a_saved_one(finished: Path) -> None:
    done = madang("verify", str(finished), "--commitment", commitment("ab" * 32).upper())
    assert done.returncode == 0
    assert "THE SAME" in done.stdout
    done = madang("verify", str(finished), "--commitment", commitment("ac" * 32))
    assert done.returncode == 1
    assert "DIFFERENT" in done.stdout
    done = madang("verify", str(finished), "--commitment", "ab")
    assert done.returncode == 1
    assert done.stderr.strip() == "madang: --commitment: a hash has 64 hexadecimal digits"


def test_verify_says_where_a_commitment_was_published(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played_record("koryo", seed=Fairness("ab" * 32, ("ann", "bob"), "[k3w9]", "2026-01-31T18:00:00Z")).write(path)
    assert "table [k3w9] published this hash at 2026-01-31T18:00:00Z" in madang("verify", str(path)).stdout


def test_verify_of_a_plain_seed_has_no_commitment_to_compare(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played_record("koryo", seed=5, actions=3).write(path)
    done = madang("verify", str(path))
    assert done.returncode == 0
    assert "not finished" in done.stdout
    assert "plain seed 5. Nothing shows" in done.stdout
    assert madang("verify", str(path), "--commitment", "ab" * 32).returncode == 1


def test_replay_describes_the_game_in_words(finished: Path) -> None:
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
    assert "not 5" in madang("play", "koryo", "--seats", "human,random,random,random,random").stderr
    assert "there is no bot 'wizard'" in madang("play", "koryo", "--seats", "human,wizard").stderr


def test_the_version_is_that_of_the_package() -> None:
    assert madang("--version").stdout == f"madang {__version__}\n"


def test_games_lists_all_games() -> None:
    assert "Koryŏ" in madang("games").stdout


SEATS = {"koryo": "human,greedy,random", "choson": "greedy,human", "corinth": "human,random"}


def run_in_terminal(arguments: list[str], answer: Callable[[int], str]) -> tuple[str, int]:
    """Run the command in a pseudo-terminal and answer its prompts; returns its output and exit status."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        os.execv(sys.executable, [*MADANG, *arguments])
    shown, asked, seen = b"", 0, 0
    while True:
        if not select.select([terminal], [], [], 120)[0]:
            pytest.fail(f"the terminal is silent after:\n{shown[-2000:].decode(errors='replace')}")
        try:
            shown += os.read(terminal, 65536)
        except OSError:
            break
        if shown[seen:].endswith(b"> "):
            seen = len(shown)
            os.write(terminal, f"{answer(asked)}\n".encode())
            asked += 1
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode()), os.waitpid(child, 0)[1]


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_in_a_terminal(name: str, tmp_path: Path) -> None:
    """Answer every prompt with the first choice, but some of the first prompts with a command or with nonsense."""
    path = tmp_path / "game.json"
    others = {1: "swim", 2: "undo", 3: "table", 4: "help", 5: "save"}
    shown, status = run_in_terminal(
        ["play", name, "--seats", SEATS[name], "--seed", "3", "--record", str(path)], lambda n: others.get(n, "1")
    )
    assert status == 0, shown[-3000:]
    assert "“swim” is not an action of this game" in shown
    assert "take back your last action" in shown
    record = Record.read(path)
    assert record.state.over
    assert (
        f"Scores: {'human 0 (you)' if SEATS[name].startswith('human') else 'greedy 0'} {record.state.scores()[0]},"
        in shown
    )


def test_hints_come_from_the_expert_and_undo_takes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answers = ["hint", "roll 0", "steward gold", "undo", "quit"]
    shown, status = run_in_terminal(
        ["play", "corinth", "--seats", "human,human", "--seed", "4", "--record", str(path)], lambda n: answers[n]
    )
    assert status == 0
    assert "to win after roll" in shown
    assert Record.read(path).actions == ["roll 0"]


def test_quitting_saves_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = ("play", "koryo", "--seats", "human,random", "--seed", "3", "--record", str(path))
    done = madang(*arguments, answers="1\nq\n")
    assert done.returncode == 0
    assert not Record.read(path).state.over


def test_simulate_prints_statistics_and_writes_a_table(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    done = madang("simulate", "koryo", "--players", "3", "--games", "500", "--out", str(table))
    assert done.returncode == 0, done.stderr
    assert "first player" in done.stdout
    assert len(table.read_text("utf-8").splitlines()) == 501
    again = madang("simulate", "koryo", "--seats", "random,random,random", "--games", "500")
    assert again.stdout.partition("Written")[0].splitlines()[1:] == done.stdout.partition("Written")[0].splitlines()[1:]


def test_report_writes_a_page_and_compares_two_runs(tmp_path: Path) -> None:
    page, run = tmp_path / "page.html", tmp_path / "run.npz"
    assert madang("simulate", "corinth", "--games", "100", "--out", str(run)).returncode == 0
    done = madang("report", "corinth", "--run", str(run), "--seats", "random", "--games", "100", "--out", str(page))
    assert done.returncode == 0, done.stderr
    assert "two runs compared" in page.read_text("utf-8")


def test_simulate_and_report_refuse_bad_arguments(tmp_path: Path) -> None:
    for arguments, problem in (
        (("simulate", "koryo", "--seats", "wizard"), "wizard"),
        (("simulate", "koryo", "--seats", "random", "--players", "5"), "not 5"),
        (("simulate", "koryo", "--seats", "random,random", "--players", "3"), "2 seats for 3 players"),
        (("simulate", "koryo", "--out", "games.xls"), "ends with"),
        (("simulate", "koryo", "--games", "0"), "one game or more"),
        (("report", "koryo", "--run", str(tmp_path / "none.npz")), "is not a saved run"),
        (("report", "koryo", "--seats", "random", "--seats", "random", "--seats", "random"), "one run or of two"),
    ):
        done = CliRunner().invoke(app, [*arguments])
        assert done.exit_code == 1
        assert problem in " ".join(done.stderr.split())
        assert done.stdout == ""


def test_files_in_missing_folders_are_refused_before_the_work_begins(tmp_path: Path) -> None:
    record, missing = tmp_path / "record.json", tmp_path / "missing"
    played_record("koryo").write(record)
    for arguments in (
        ("review", str(record), "--html", str(missing / "review.html")),
        ("simulate", "koryo", "--out", str(tmp_path / "games.csv"), "--out", str(missing / "games.csv")),
        ("report", "koryo", "--out", str(missing / "report.html")),
        ("arena", "koryo", "greedy", "random", "--json", str(missing / "games.json")),
        ("arena", "koryo", "greedy", "random", "--plot", str(missing / "wins.png")),
        ("puzzles", "make", "koryo", "--out", str(missing / "puzzles.jsonl")),
    ):
        done = CliRunner().invoke(app, [*arguments], env={"COLUMNS": "300"})
        assert done.exit_code == 2
        assert f"there is no folder {missing}" in done.stderr


def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        os.execv(sys.executable, [*MADANG, "simulate", "koryo", "--games", "5000000", "--out", str(table)])
    shown, stopped = b"", False
    while select.select([terminal], [], [], 120)[0]:
        try:
            shown += os.read(terminal, 65536)
        except OSError:
            break
        if not stopped and re.search(rb"[1-9]\d*/5000000", shown):
            os.kill(child, signal.SIGINT)
            stopped = True
    assert os.waitpid(child, 0)[1] == 0
    kept = re.search(rb"Stopped after ([\d,]+) of 5,000,000 games", shown)
    assert kept, shown[-2000:]
    assert len(table.read_text("utf-8").splitlines()) == int(kept[1].replace(b",", b"")) + 1
