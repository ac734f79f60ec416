"""The server with the lowest and with the highest versions that pyproject.toml admits: ``make versions``.

Each gets an environment of its own, in which a server is started and a game of each kind is played over its socket.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def requirements() -> list[str]:
    """The dependencies of the project itself, as pyproject.toml writes them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"]]


def lowest(requirement: str) -> str:
    """A requirement at its lowest version.

    >>> lowest("psycopg[binary]>=3.2"), lowest("uvloop>=0.21; sys_platform != 'win32'")
    ('psycopg[binary]==3.2', "uvloop==0.21; sys_platform != 'win32'")
    """
    return requirement.replace(">=", "==", 1)


def check(folder: Path, wanted: list[str]) -> None:
    """Install these into a new environment, and play there."""
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *wanted, "--editable", str(ROOT)], check=True)
    print(f"--- {folder.name}", flush=True)
    subprocess.run([python, "-m", "tests.smoke"], check=True, cwd=ROOT)


def main() -> None:
    for name, wanted in (("lowest", [lowest(one) for one in requirements()]), ("highest", [])):
        check(ROOT / "build" / f"versions-{name}", wanted)


if __name__ == "__main__":
    main()
