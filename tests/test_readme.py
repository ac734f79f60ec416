"""The README's Python is run, and prints what the README says."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_game_in_the_readme_is_played() -> None:
    code, printed = re.findall(r"```python\n(.*?)```.*?```text\n(.*?)```", README, re.DOTALL)[0]
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert output.getvalue() == printed


def test_the_readme_names_the_makers_and_is_unofficial() -> None:
    for name in ("Gary Kim", "Stéphane Gantiez", "Ian Parovel", "Moonster Games", "Sébastien Pauchon", "Julio Cesar",
                 "Cyrille Daujean", "Days of Wonder", "unofficial", "non-commercial"):  # fmt: skip
        assert name in README
