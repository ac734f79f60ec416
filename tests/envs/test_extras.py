"""Without the extras the package works; modules that need one say which."""

from __future__ import annotations

import subprocess
import sys

import pytest

IMPORT_WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
import madang, madang.cli.main, madang.envs.vector
try:
    import madang.envs.{module}
except ImportError as error:
    print(error)
"""

CHECK_PARQUET = """
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
def test_an_import_without_its_library_names_the_extra(module: str, library: str, extra: str) -> None:
    code = IMPORT_WITHOUT.format(missing={library, "pyarrow"}, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"this needs {library}: pip install 'madang[{extra}]'\n"


def test_parquet_without_its_library_names_the_extra_before_any_game_is_played() -> None:
    code = IMPORT_WITHOUT.format(missing={"pyarrow"}, module="vector") + CHECK_PARQUET
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "Parquet needs pyarrow: pip install 'madang[parquet]'\n"
