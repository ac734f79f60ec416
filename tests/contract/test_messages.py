"""Every illegal action has an explanation, and every action a description, that can be formatted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import madang
from madang import Game
from tests.played_games import some_states


def test_exactly_the_illegal_actions_have_an_explanation(game: Game, players: int) -> None:
    for state in some_states(game, players, games=4, every=9):
        legal = set(state.actions())
        for text in game.notations:
            explanation = state.explain(text)
            assert (explanation is None) == (text in legal), text
            if explanation is not None:
                assert explanation.id != "malformed", text
                assert str(explanation)


def test_after_the_end_every_action_is_explained_by_it(game: Game, players: int) -> None:
    *_, last = some_states(game, players, games=1)
    assert {str(last.explain(text)) for text in game.notations} == {"the game is over"}


@given(text=st.text(max_size=20))
def test_any_other_text_has_an_explanation(text: str) -> None:
    for name in madang.game_names():
        game = madang.game(name)
        state = game.start(seed=0)
        if text not in game.notations:
            assert str(state.explain(text))


def test_malformed_actions_are_explained_as_malformed(game: Game) -> None:
    state = game.start(seed=0)
    for text in ("", "dance", "play  6", " pass", "pass\n", "play 6 6", "destroy 0", "１"):
        explanation = state.explain(text)
        assert explanation is not None
        assert explanation.id == "malformed"
        assert explanation.args == {"action": text}


def test_every_action_has_a_description(game: Game) -> None:
    state = game.start(seed=0)
    for text in game.notations:
        assert str(state.describe(text, "Ann")).startswith("Ann ")
