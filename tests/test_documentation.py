"""The documentation: its Python code runs, its site builds without a broken link, the README prints what it shows."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import madang

REPOSITORY = Path(__file__).parent.parent
README = (REPOSITORY / "README.md").read_text("utf-8")
CODE = [
    pytest.param(code, id=f"{path.relative_to(REPOSITORY)}-{number}")
    for path in sorted((REPOSITORY / "docs").rglob("*.md"))
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL))
]


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


@pytest.mark.parametrize("code", CODE)
def test_the_code_of_the_documentation_runs(code: str) -> None:
    exec(code, {"__name__": "documentation"})


def test_the_site_builds_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    """`strict` in mkdocs.yml turns broken links, missing anchors and pages outside the navigation into errors."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(REPOSITORY)}
    built = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, env=environment)
    assert built.returncode == 0, built.stdout + built.stderr
    for name in madang.game_names():
        page = (tmp_path / "environments" / name / "index.html").read_text("utf-8")
        assert "{{" not in page
        for verb in {notation.split()[0] for notation in madang.game(name).notations}:
            assert f"<code>{verb}</code>" in page
        assert (tmp_path / "pictures" / f"{name}.gif").read_bytes().startswith(b"GIF89a")
    api = (tmp_path / "api" / "index.html").read_text("utf-8")
    assert 'id="madang.State.play"' in api
    assert 'class="gp"' in api, "examples are highlighted as Python sessions"


def test_a_notebook_shows_a_state_as_the_seat_to_act_sees_it() -> None:
    state = madang.game("koryo").start(players=2, seed=7)
    html = state._repr_html_()
    assert html.startswith("<pre")
    assert f"your hand: {state.view(state.actor)['hands'][state.actor]}" in html
