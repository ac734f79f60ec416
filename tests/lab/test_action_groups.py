"""Actions are grouped without the seat that they target."""

from __future__ import annotations

from madang import Game
from madang.lab.action_groups import action_groups, group_of


def test_groups_do_not_name_seats(game: Game) -> None:
    for notation in game.notations:
        assert ":" not in group_of(notation)
    labels, groups = action_groups(game.name)
    assert len(groups) == len(game.notations)
    assert len(set(labels)) == len(labels) <= len(game.notations)
