"""The examples, in a short form, and the code of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import madang
from examples.learn_koryo import against_random, learn

PAGE = (Path(madang.__file__).parent.parent / "docs" / "envs.md").read_text("utf-8")


def test_a_little_learning_beats_random_play() -> None:
    assert against_random(learn(iterations=3), games=600) > 0.6


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_of_the_documentation_runs(code: str) -> None:
    exec(code, {})
