"""The Python code of the README and of docs/envs.md runs, and the README prints what it shows."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parent.parent
README = (REPOSITORY / "README.md").read_text("utf-8")
ENVIRONMENTS_PAGE = (REPOSITORY / "docs" / "envs.md").read_text("utf-8")


def test_the_readme_game_prints_what_the_readme_shows() -> None:
    code, printed = re.findall(r"```python\n(.*?)```.*?```text\n(.*?)```", README, re.DOTALL)[0]
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert output.getvalue() == printed


def test_the_readme_credits_the_makers_and_says_unofficial() -> None:
    for name in ("Gary Kim", "Stéphane Gantiez", "Ian Parovel", "Moonster Games", "Sébastien Pauchon", "Julio Cesar",
                 "Cyrille Daujean", "Days of Wonder", "unofficial", "non-commercial"):  # fmt: skip
        assert name in README


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", ENVIRONMENTS_PAGE, re.DOTALL))
def test_the_code_of_the_environments_page_runs(code: str) -> None:
    exec(code, {})
