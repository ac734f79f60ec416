"""Sampled worlds are consistent with the view that they are sampled from, and differ from each other."""

from __future__ import annotations

import json
from itertools import islice

from madang import Game
from madang.bots.determinize import sample_world, state_from_view
from tests.played_games import some_states


def test_sampled_worlds_have_the_same_view_and_differ(game: Game, players: int) -> None:
    for state in islice(some_states(game, players, games=12, every=3), 120):
        if state.actor is not None:
            view = state.view(state.actor)
            assert state_from_view(view).view(state.actor) == view
            worlds = [sample_world(view, seed) for seed in range(5)]
            assert all(world.view(state.actor) == view for world in worlds)
            assert len({json.dumps(world.position()) for world in worlds}) == 5
