"""Checks of the page's sources: types, unit tests, the generated types and the lock file."""

from __future__ import annotations

from pathlib import Path

from tests.page.generate_types import TYPES, WEB, node, write_types


def test_svelte_check_passes() -> None:
    node("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_unit_tests_pass() -> None:
    node("vitest", "run")


def test_the_generated_types_match_the_server(tmp_path: Path) -> None:
    write_types(tmp_path / "schema.d.ts")
    assert (tmp_path / "schema.d.ts").read_text() == TYPES.read_text(), "run make types, and read the diff"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
