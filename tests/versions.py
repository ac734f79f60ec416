"""Run the smoke test with the lowest and the highest versions that pyproject.toml allows: ``make versions``.

Each set of versions gets its own virtual environment.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def requirements() -> list[str]:
    """The dependencies of the library and of the server, as pyproject.toml writes them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    listed = [*project["dependencies"], *extras["server"], *extras["client"]]
    return [requirement for requirement in listed if not requirement.startswith("madang[")]


def lowest(requirement: str) -> str:
    """A requirement pinned to its lowest version.

    >>> lowest("psycopg[binary]>=3.2"), lowest("uvloop>=0.21; sys_platform != 'win32'")
    ('psycopg[binary]==3.2', "uvloop==0.21; sys_platform != 'win32'")
    """
    return requirement.replace(">=", "==", 1)


def check(folder: Path, pinned: list[str]) -> None:
    """Install the project and the pinned requirements into a new environment, and run the smoke test there."""
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *pinned, "--editable", f"{ROOT}[server]"], check=True)
    print(f"--- {folder.name}", flush=True)
    subprocess.run([python, "-m", "tests.smoke"], check=True, cwd=ROOT)


def main() -> None:
    for name, pinned in (("lowest", [lowest(requirement) for requirement in requirements()]), ("highest", [])):
        check(ROOT / "build" / f"versions-{name}", pinned)


if __name__ == "__main__":
    main()
