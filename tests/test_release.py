"""The files of a release agree with the project: versions, commands and options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from madang import __version__
from madang.cli.main import app

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    first = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert first is not None
    assert first[1] == __version__


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_run_commands_of_the_makefile(workflow: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    steps = [step for job in read_yaml(workflow)["jobs"].values() for step in job["steps"]]
    targets = [target for step in steps for target in re.findall(r"^make ([a-z-]+)", step.get("run", ""))]
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_containers_use_options_that_the_server_has() -> None:
    entry, command = re.findall(r"^(?:ENTRYPOINT|CMD) (.+)$", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    composed = read_yaml(ROOT / "compose.yaml")["services"]["server"]["command"]
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    used = re.findall(r"--[a-z-]+", f"{entry} {command} {' '.join(composed)}")
    assert {*used} == {"--host", "--database", "--workers"}
    for option in used:
        assert f"{option} " in help_text
