"""Fixtures: every registered game, and every number of players."""

from __future__ import annotations

import asyncio
import signal

import pytest
from hypothesis import settings

import madang

settings.register_profile("madang", deadline=None)  # time is measured in bench/, never asserted
settings.load_profile("madang")

# A shell that runs the tests in the background makes them, and their child processes, ignore SIGINT.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", params=madang.game_names())
def game(request: pytest.FixtureRequest) -> madang.Game:
    return madang.game(request.param)


@pytest.fixture(params=(2, 3, 4))
def players(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.fixture(autouse=True)
def check_event_loop(request: pytest.FixtureRequest) -> None:
    """Fail at once if an earlier test left an event loop running: `asyncio.run` would refuse to start."""
    if "tests/page" in request.node.path.as_posix():
        return  # the browser needs one
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()
