"""The source of the server: its design page names existing files, and files and functions are short."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.server.servers import ROOT

SERVER = ROOT / "madang" / "server"
FILES = [path for path in sorted(SERVER.rglob("*.py")) if "migrations" not in path.parts]
MAX_FILE_LINES, MAX_FUNCTION_LINES = 300, 40


def test_the_design_page_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "server-design.md").read_text("utf-8")
    named = {*re.findall(r"(?:(?:api|play|storage|tables|tournaments)/)?\w+\.py|tests/server/\w+\.py", page)}
    assert len(named) > 20
    assert [name for name in sorted(named) if not (SERVER / name).is_file() and not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SERVER)))
def test_files_and_functions_are_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= MAX_FILE_LINES
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = {function.name: (function.end_lineno or 0) - function.lineno + 1 for function in functions}
    assert {name: lines for name, lines in lengths.items() if lines > MAX_FUNCTION_LINES} == {}
