"""Without the extras the package works; modules that need one say which."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""

IMPORT = """
import madang, madang.cli.main, madang.envs.vector
try:
    import madang.{module}
except ImportError as error:
    print(error)
"""

CHECK_PARQUET = """
from pathlib import Path
from madang.lab.export import check_path
try:
    check_path(Path("games.parquet"))
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("envs.aec", "pettingzoo", "pettingzoo"),
        ("envs.aec", "gymnasium", "pettingzoo"),
        ("envs.gym", "gymnasium", "gymnasium"),
        ("envs.spiel", "pyspiel", "openspiel"),
        ("client", "httpx", "client"),
        ("client", "websockets", "client"),
    ],
)
def test_an_import_without_its_library_names_the_extra(module: str, library: str, extra: str) -> None:
    code = WITHOUT.format(missing={library, "pyarrow"}) + IMPORT.format(module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"this needs {library}: pip install 'madang[{extra}]'\n"


def test_parquet_without_its_library_names_the_extra_before_any_game_is_played() -> None:
    code = WITHOUT.format(missing={"pyarrow"}) + CHECK_PARQUET
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "this needs pyarrow: pip install 'madang[lab]'\n"


def optional_libraries() -> set[str]:
    """The top-level modules that the core does not install (Pydantic comes with new versions of Typer)."""
    return {
        "alembic", "fastapi", "filelock", "gymnasium", "httptools", "httpx", "matplotlib", "msgspec", "openskill",
        "pettingzoo", "PIL", "platformdirs", "psycopg", "pyarrow", "pyspiel", "ray", "segno", "sqlalchemy",
        "starlette", "torch", "uvicorn", "uvloop", "webauthn", "websockets",
    }  # fmt: skip


def madang_without_extras(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(missing=optional_libraries()) + f"sys.argv[1:] = {[*arguments]!r}\n"
    code += "from madang.cli.main import app; app()"
    environment = os.environ | {"COLUMNS": "120", "NO_COLOR": "1"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, input=answers, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "this needs fastapi: pip install 'madang[server]'. Or play in the terminal: madang play koryo"),
        (["serve"], "this needs fastapi: pip install 'madang[server]'."),
        (["arena", "koryo", "random", "greedy"], "this needs openskill: pip install 'madang[lab]'"),
        (["report", "koryo", "--games", "1"], "this needs matplotlib: pip install 'madang[lab]'"),
        (["simulate", "koryo", "--ray", "auto"], "this needs ray: pip install 'madang[ray]'"),
        (["simulate", "koryo", "--out", "x.parquet"], "this needs pyarrow: pip install 'madang[lab]'"),
    ],
)
def test_the_command_asks_for_the_missing_extra_by_name(arguments: list[str], message: str) -> None:
    done = madang_without_extras(*arguments)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (1, "", f"madang: {message}")


def test_the_core_plays_in_the_terminal_and_simulates(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    play = ["play", "koryo", "--seats", "random,greedy", "--record", str(record)]
    for command in (play, ["simulate", "koryo", "--games", "1"]):
        madang_without_extras(*command)  # compiles what is not compiled yet, and says so
    done = madang_without_extras(*play)
    assert (done.returncode, done.stderr) == (0, "")
    for command in (["replay", str(record)], ["verify", str(record)], ["games"]):
        assert madang_without_extras(*command).returncode == 0
    done = madang_without_extras("simulate", "koryo", "--games", "5", "--out", str(tmp_path / "run.csv"))
    assert (done.returncode, done.stderr) == (0, "")
    assert len((tmp_path / "run.csv").read_text().splitlines()) == 6
