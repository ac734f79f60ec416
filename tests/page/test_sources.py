"""The sources of the page: types, unit tests, catalogues, and messages generated from the server's schema."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import madang
from tests.page.house import ROOT
from tests.page.types import TYPES, WEB, node, write_types

LOCALES = ROOT / "madang" / "locales"


def test_types_and_templates() -> None:
    node("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_logic() -> None:
    node("vitest", "run")


def test_the_types_of_the_messages_are_those_of_the_server(tmp_path: Path) -> None:
    write_types(tmp_path / "schema.d.ts")
    assert (tmp_path / "schema.d.ts").read_text() == TYPES.read_text(), "make types, and read the diff"


def ids(language: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl")]
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def test_every_text_of_the_page_is_in_the_catalogue() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in WEB.glob("src/**/*") if path.suffix in (".svelte", ".ts"))
    used = set(re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", sources))
    assert len(used) > 100
    assert used - ids("en") == set()


@pytest.mark.parametrize("name", madang.game_names())
def test_every_action_has_words(name: str) -> None:
    verbs = {notation.split()[0] for notation in madang.game(name).notations}
    assert {f"{name}-do-{verb}" for verb in verbs} - ids("en") == set()


def test_no_address_of_a_registry_is_kept() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
