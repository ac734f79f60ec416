"""What contract tests are run over: every registered game, with every number of players."""

from __future__ import annotations

import pytest
from hypothesis import settings

import madang

settings.register_profile("madang", deadline=None)  # time is measured in bench/, never asserted
settings.load_profile("madang")


@pytest.fixture(scope="session", params=madang.games())
def game(request: pytest.FixtureRequest) -> madang.Game:
    return madang.game(request.param)


@pytest.fixture(params=(2, 3, 4))
def players(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number
