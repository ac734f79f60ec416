"""Try the wheel in clean environments: ``make wheel-test``, or ``python -m tests.wheel highest-3.12 uvx``.

Each trial installs the wheel as a user would and uses what was installed: the library and the terminal alone; the
server and its page with the lowest versions that pyproject.toml allows, and with the highest ones on every Python that
this machine has; the command as pipx and uvx install it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "wheel-test"
PYTHONS = ("3.11", "3.12", "3.13")


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


def run(*command: str | Path, **environment: str) -> None:
    """Run a command outside the sources, so that it finds what is installed."""
    subprocess.run([*map(str, command)], check=True, cwd=BUILD, env=os.environ | environment)


def build_wheel() -> Path:
    """The wheel, with the page in it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", BUILD, ROOT)
    (wheel,) = BUILD.glob("madang-*.whl")
    return wheel


def find_python(version: str) -> str | None:
    """An interpreter of this version: on the path, or of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for python in (f"python{version}", *map(str, pyenv.glob(f"versions/{version}.*/bin/python"))):
        if shutil.which(python) and subprocess.run([python, "-c", "import venv"], capture_output=True).returncode == 0:
            return python
    return None


def new_environment(name: str, python: str, *requirements: str) -> Path:
    """The folder of the commands of a new environment with these requirements."""
    run(python, "-m", "venv", BUILD / name)
    commands = BUILD / name / "bin"
    run(commands / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements)
    return commands


def try_server(name: str, python: str, *requirements: str) -> None:
    """Play each game on a server, and load its page."""
    commands = new_environment(name, python, *requirements)
    script = shutil.copy(ROOT / "tests" / "smoke.py", BUILD / name)
    run(commands / "python", script)


def try_core(wheel: Path) -> None:
    """Without extras the terminal plays, and the plain command names the extra that it needs."""
    commands = new_environment("core", sys.executable, str(wheel))
    run(commands / "madang", "play", "koryo", "--seats", "random,greedy")
    plain = subprocess.run([commands / "madang"], capture_output=True, text=True, check=False)
    assert "pip install 'madang[server]'" in plain.stderr, plain.stderr


def try_pipx(wheel: Path) -> None:
    commands = new_environment("pipx", sys.executable, "pipx")
    folders = {"PIPX_HOME": str(BUILD / "pipx-home"), "PIPX_BIN_DIR": str(BUILD / "pipx-commands")}
    run(commands / "pipx", "install", "--quiet", f"{wheel}[server]", **folders)
    run(BUILD / "pipx-commands" / "madang", "serve", "--help")
    run(BUILD / "pipx-commands" / "madang", "games")


def try_uvx(wheel: Path) -> None:
    commands = new_environment("uv", sys.executable, "uv")
    uvx: list[str | Path] = [
        commands / "uvx",
        "--quiet",
        "--python",
        sys.executable,
        "--from",
        f"madang[server] @ file://{wheel}",
    ]
    run(*uvx, "madang", "serve", "--help", UV_CACHE_DIR=str(BUILD / "uv-cache"))
    run(*uvx, "madang", "games", UV_CACHE_DIR=str(BUILD / "uv-cache"))


def trials(wheel: Path) -> dict[str, Callable[[], None]]:
    """All trials that this machine can do, by name."""
    server = f"{wheel}[server]"
    found: dict[str, Callable[[], None]] = {
        "core": partial(try_core, wheel),
        "pipx": partial(try_pipx, wheel),
        "uvx": partial(try_uvx, wheel),
        "lowest": partial(try_server, "lowest", sys.executable, server, *map(lowest, requirements())),
    }
    for version in PYTHONS:
        python = find_python(version)
        if python:
            found[f"highest-{version}"] = partial(try_server, f"highest-{version}", python, server)
        else:
            print(f"not tried: there is no Python {version} here", flush=True)
    return found


def main(names: list[str]) -> None:
    found = trials(build_wheel())
    for name in names or found:
        print(f"--- {name}", flush=True)
        found[name]()
    print(f"passed: {', '.join(names or found)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
