"""What contract tests are run over: every registered game, with every number of players."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

import madang

settings.register_profile("madang", deadline=None)  # time is measured in bench/, never asserted
settings.load_profile("madang")

# Whoever starts the tests in the background may have them ignore Ctrl-C, and the programs that they start with them.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", params=madang.game_names())
def game(request: pytest.FixtureRequest) -> madang.Game:
    return madang.game(request.param)


@pytest.fixture(params=(2, 3, 4))
def players(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number
