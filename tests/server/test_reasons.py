"""The reasons of hints: right by the rules and by counting, and the same whatever the hidden cards are."""

from __future__ import annotations

import random
from typing import Any

import pytest

import madang
from madang import State
from madang.messages import load_bundle
from madang.server.tables.reasons import reasons_for
from tests.games.choson.positions import build_state as choson
from tests.games.koryo.positions import build_state as koryo


def reasons(state: State, action: str) -> list[tuple[str, dict[str, Any]]]:
    assert state.actor is not None
    return [(reason.id.removeprefix("reason-"), reason.args) for reason in reasons_for(state, state.actor, action)]


def ids(state: State, action: str) -> list[str]:
    return [name for name, _ in reasons(state, action)]


def ordering(*tableaus: str, hand: str) -> State:
    hands = [hand, *[""] * (len(tableaus) - 1)]
    return koryo(phase="order", actor=0, first=0, round=2, tableaus=[*tableaus], hands=hands)


@pytest.mark.parametrize(
    ("tableaus", "action", "expected"),
    [
        (["6", "6"], "play 6", [("place-leads", {"kind": "6", "count": 2, "most": 1})]),
        (["66", "6"], "play 6", [("place-secures", {"kind": "6", "count": 3, "most": 1})]),
        (["", "6"], "play 6", [("place-ties", {"kind": "6"})]),
        (["1", "6"], "play 6", [("tie-omniscient", {"kind": "6"})]),
        (["", "666"], "play 6", [("place-behind", {"kind": "6", "count": 2})]),
        (["9999", ""], "play B", [("place-barbarian", {}), ("over-limit", {"count": 1})]),
        (["", ""], "pass", []),
    ],
)
def test_placing_cards_of_koryo(tableaus: list[str], action: str, expected: list[Any]) -> None:
    assert reasons(ordering(*tableaus, hand="6B"), action) == expected


def test_the_guardians_tie_and_the_omniscient_decides() -> None:
    state = ordering("17", "77", hand="79")
    assert reasons(state, "play 7") == [("tie-omniscient", {"kind": "7"})]


def test_powers_of_koryo() -> None:
    state = koryo(tableaus=["16", "6"], tokens=[0, 2])
    assert ids(state, "banker") == ["tie-omniscient", "token"]
    state = koryo(tableaus=["2", ""], tokens=[0, 2])
    assert reasons(state, "spy 1") == [("token-from", {"seat": 1})]
    state = koryo(tableaus=["4B", ""])
    assert reasons(state, "priest B") == [("points", {"points": 1})]


def test_destroying_a_character_breaks_a_majority() -> None:
    state = koryo(tableaus=["8", "88", "7"], placed=["B", "", ""]).play("reveal B")
    found = reasons(state, "destroy 1:8")
    assert found[0] == ("breaks", {"kind": "8", "seat": 1})
    assert ("costs", {"seat": 1, "points": 8}) in found


def test_a_swap_gains_a_majority() -> None:
    state = koryo(tableaus=["79", "99"], placed=["L", ""]).play("reveal L")
    assert ("gains", {"kind": "9"}) in reasons(state, "swap 0:7 1:9")


def test_discarding_says_whether_a_majority_is_lost() -> None:
    state = koryo(round=1, actor=1, tableaus=["6689", "8"]).play("end")
    assert state.position()["phase"] == "discard"
    assert "discard-free" in ids(state, "discard 6")
    assert "discard-free" in ids(state, "discard 8")
    assert "loses" in ids(state, "discard 9")


def test_placing_cards_of_choson() -> None:
    hands = ["26EEE", ""]
    state = choson(phase="order", actor=0, first=0, tableaus=["6", "66"], hands=hands, turn=None)
    assert reasons(state, "play 2E") == [
        ("place-leads", {"kind": "2", "count": 1, "most": 0}),
        ("place-effect", {"kind": "2"}),
    ]
    assert reasons(state, "play EEE") == [("place-legacy", {})]
    assert reasons(state, "play 6") == [("place-ties", {"kind": "6"})]


def test_the_shield_decides_ties_and_protects() -> None:
    shield = {"seat": 0, "family": "6"}
    state = choson(phase="order", actor=0, first=0, tableaus=["16", "66"], shield=shield, hands=["6", ""], turn=None)
    assert reasons(state, "play 6") == [("tie-shield", {"kind": "6"})]


def test_choices_of_corinth() -> None:
    state = madang.game("corinth").start(players=2, seed=1)
    assert ids(state, "roll 0") == ["roll-saves"]
    assert reasons(state, "roll 1") == [("roll", {"count": 1})]
    state = state.play("roll 0")
    harbor = state.view(state.actor)["harbor"]
    gold = harbor["gold"]
    assert reasons(state, "take gold")[0] == ("gold", {"count": gold["white"]})
    assert reasons(state, "steward gold") == [("walk", {"count": gold["value"]})]


def test_the_lesson_of_corinth_has_the_reasons_of_its_moves() -> None:
    """The lesson fills shops, builds and reaches a score field: each has its reason."""
    from madang.lessons import lesson

    by_note = {step.note: reasons(step.state, step.action) for step in lesson("corinth").steps if step.action}
    assert by_note["lesson-corinth-take"] == [("deliver", {"thing": "wine", "count": 3})]
    assert by_note["lesson-corinth-shop"] == [("points", {"points": 4})]
    assert by_note["lesson-corinth-steps"] == [("steps-free", {})]
    assert by_note["lesson-corinth-walk-on"] == [("field", {})]
    assert by_note["lesson-corinth-build"] == [("build", {"thing": "stable"})]
    assert by_note["lesson-corinth-build-temple"] == [("temple", {"points": 6})]
    assert by_note["lesson-corinth-score-walk"] == [("box", {"points": 4})]
    assert by_note["lesson-corinth-bonus-shop"][0] == ("bonus", {"points": 3})


def test_reasons_depend_on_the_view_alone_and_have_texts(game: madang.Game, players: int) -> None:
    rng = random.Random(5)
    state = game.start(players=players, seed=5)
    while not state.over:
        assert state.actor is not None
        other = state.determinize(state.actor, seed=rng.randrange(1000))
        for action in rng.sample(state.actions(), min(4, len(state.actions()))):
            found = reasons_for(state, state.actor, action)
            assert found == reasons_for(other, state.actor, action)
            assert all(load_bundle("en").has_message(reason.id) for reason in found)
        state = state.play(rng.choice(state.actions()))
