"""Without the extras the package works, and says which one is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
import madang, madang.cli.main, madang.envs.vector
try:
    import madang.envs.{module}
except ImportError as error:
    print(error)
"""

PARQUET = """
from pathlib import Path
from madang.lab.export import check_path
try:
    check_path(Path("games.parquet"))
except ValueError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("aec", "pettingzoo", "pettingzoo"),
        ("aec", "gymnasium", "pettingzoo"),
        ("gym", "gymnasium", "gymnasium"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_asked_for_by_its_extra(module: str, library: str, extra: str) -> None:
    code = WITHOUT.format(missing={library, "pyarrow"}, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"this needs {library}: pip install 'madang[{extra}]'\n"


def test_parquet_asks_for_its_extra_before_any_game_is_played() -> None:
    code = WITHOUT.format(missing={"pyarrow"}, module="vector") + PARQUET
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "Parquet needs pyarrow: pip install 'madang[parquet]'\n"
