"""Invalid positions of Chosŏn are refused with the name of the wrong field; unusual ones are accepted."""

from __future__ import annotations

from typing import Any

import pytest

from madang import BadPosition
from tests.games.choson.positions import build_position, build_state, choson, effect, shield, turn

FIRED = effect("8", state="resolved", guard=1, hit=True)
STRIKING = effect("7", state="striking", guard=1, hit=True)
RIPOSTE: dict[str, Any] = {"phase": "riposte", "actor": 1, "tableaus": ["8", "2"],
                           "turn": turn(events=1, effect=FIRED)}  # fmt: skip
STRIKE: dict[str, Any] = {"phase": "strike", "tableaus": ["47", "77"], "turn": turn(events=1, effect=STRIKING)}
OVER: dict[str, Any] = {"phase": "over", "round": 8, "actor": None}

INVALID: list[tuple[str, dict[str, Any]]] = [
    # types and ranges
    ("game", {"game": "koryo"}),
    ("players", {"players": 5}),
    ("round", {"round": 0}),
    ("round", {"round": True}),
    ("first", {"first": 2}),
    ("first", {"first": None}),
    ("phase", {"phase": "action"}),
    ("actor", {"actor": 2, "turn": turn()}),
    ("bank", {"bank": 11}),
    ("tokens", {"bank": 9}),
    ("tokens", {"tokens": [0]}),
    ("tokens[1]", {"tokens": [0, -1], "bank": 10}),
    ("legacy", {"legacy": 2}),
    ("legacy", {"legacy": True}),
    ("color", {"color": "red"}),
    ("seed", {"seed": -1}),
    # cards
    ("tableaus", {"tableaus": ["", ""], "players": 3, "tokens": [0, 0, 0]}),
    ("tableaus[0]", {"tableaus": ["B", ""]}),
    ("tableaus[1]", {"tableaus": ["1", "1"]}),
    ("hands[0]", {"hands": [5, ""]}),
    ("hands[0]", {"hands": ["9", ""]}),
    ("hands[0]", {"phase": "order", "actor": 1, "hands": ["9", "9"]}),
    ("hands[1]", {"phase": "travel", "tableaus": ["8", ""], "hands": ["", "9"]}),
    ("placed[0]", {"phase": "order", "placed": ["9", ""]}),
    ("placed[0]", {"actor": 1, "placed": ["9", ""]}),
    ("placed[1]", {"placed": ["", "EE"]}),
    ("placed[1]", {"placed": ["", "9E"]}),
    ("placed[1]", {"placed": ["", "4EE"]}),
    ("placed[1]", {"placed": ["", "334"]}),
    ("placed[1]", {"phase": "discard", "round": 1, "tableaus": ["9999", ""], "placed": ["", "9"]}),
    ("placed[1]", {"phase": "travel", "tableaus": ["8", ""], "placed": ["", "9"]}),
    ("placed[1]", OVER | {"placed": ["", "9"]}),
    # the shield
    ("shield", {"shield": 3}),
    ("shield.seat", {"shield": {"family": "9"}, "tableaus": ["19", ""]}),
    ("shield.seat", {"shield": shield(2, "9"), "tableaus": ["19", ""]}),
    ("shield.seat", {"shield": shield(1, "9"), "tableaus": ["19", "9"]}),
    ("shield.family", {"shield": shield(0, "E"), "tableaus": ["1E", ""]}),
    ("shield.family", {"shield": shield(0, "12"), "tableaus": ["12", ""]}),
    ("shield.family", {"shield": shield(0, ""), "tableaus": ["12", ""]}),
    ("shield.family", {"shield": shield(0, "5"), "tableaus": ["19", "5"]}),
    ("shield.family", {"shield": {"seat": 0, "family": 9}, "tableaus": ["19", ""]}),
    ("shield.side", {"shield": shield(0, "9") | {"side": 1}, "tableaus": ["19", ""]}),
    # actor, phase and turn
    ("actor", {"actor": None, "turn": turn()}),
    ("actor", OVER | {"actor": 0}),
    ("phase", OVER | {"round": 7}),
    ("turn", {"turn": None}),
    ("turn", {"phase": "order", "turn": turn()}),
    ("turn", OVER | {"turn": turn()}),
    ("turn.seat", {"turn": turn(seat=1)}),
    ("turn.seat", RIPOSTE | {"actor": 0}),
    ("turn.revealed", {"turn": turn(revealed=1)}),
    ("turn.revealed", {"turn": turn(revealed=False)}),
    ("turn.revealed", {"turn": turn(revealed=True), "placed": ["9", ""]}),
    ("turn.revealed", STRIKE | {"turn": turn(revealed=False), "placed": ["9", ""]}),
    ("turn.events", {"turn": turn(events=2)}),
    ("turn.events", {"turn": turn(events=4)}),
    ("turn.events", {"turn": turn(events=1, revealed=False), "placed": ["9", ""]}),
    ("turn.events", {"turn": turn(events=1, effect=effect("8")), "tableaus": ["8EEEEE", "EEEEE"]}),
    ("turn.events", {"turn": turn(events=3), "legacy": 0, "tableaus": ["EEEEE", "EEE"]}),
    ("turn.effect", {"turn": turn(events=1)}),
    ("turn.effect", {"turn": turn(events=0, effect=effect("8"))}),
    ("turn.effect", {"turn": turn(events=3, effect=effect("8")), "legacy": 0}),
    ("turn.effect", {"turn": turn(events=1, effect="fire")}),
    ("turn.used[0]", {"turn": turn(used=["reaper"])}),
    ("turn.used", {"turn": turn(used=["oracle", "oracle"])}),
    ("turn.used", {"turn": turn(used=["gosu"])}),
    ("turn.used", {"turn": turn(used=["scientist"])}),
    ("turn.used", {"turn": turn(events=3, used=["gosu"]), "legacy": 0}),
    ("turn.mood", {"turn": turn(mood="good")}),
    ("legacy", {"turn": turn(events=3)}),
    ("legacy", {"turn": turn(events=3), "legacy": 1}),
    # the effect
    ("turn.effect.family", {"turn": turn(events=1, effect=effect("8") | {"family": "9"})}),
    ("turn.effect.family", {"turn": turn(events=1, effect=effect("8") | {"family": "E"})}),
    ("turn.effect.family", {"turn": turn(events=1, effect=effect("8") | {"family": "78"})}),
    ("turn.effect.kind", {"turn": turn(events=1, effect=effect("8", kind="sword"))}),
    ("turn.effect.kind", STRIKE | {"turn": turn(events=1, effect=FIRED | {"state": "striking"})}),
    ("turn.effect.state", {"turn": turn(events=1, effect=effect("8", state="used"))}),
    ("turn.effect.state", {"turn": turn(events=1, effect=STRIKING)}),
    ("turn.effect.state", STRIKE | {"turn": turn(events=1, effect=effect("7"))}),
    ("turn.effect.state", RIPOSTE | {"turn": turn(events=1, effect=effect("8"))}),
    ("turn.effect.guard", {"turn": turn(events=1, effect=effect("8", guard=1))}),
    ("turn.effect.guard", {"turn": turn(events=1, effect=effect("8", state="resolved", guard=2))}),
    ("turn.effect.guard", {"turn": turn(events=1, effect=effect("6", state="resolved", guard=1))}),
    ("turn.effect.hit", {"turn": turn(events=1, effect=effect("8", hit=True))}),
    ("turn.effect.hit", {"turn": turn(events=1, effect=effect("8", state="resolved", guard=0, hit=True))}),
    ("turn.effect.hit", {"turn": turn(events=1, effect=effect("8", hit=0))}),
    ("turn.effect.aim", {"turn": turn(events=1, effect=effect("8", aim="low"))}),
    # phases that the rest of the position does not allow
    ("actor", {"phase": "travel", "tableaus": ["", "8"]}),
    ("actor", {"phase": "travel", "tableaus": ["8", "8"]}),
    ("phase", STRIKE | {"turn": turn()}),
    ("phase", STRIKE | {"tableaus": ["47", "99"]}),
    ("phase", STRIKE | {"tableaus": ["7", "77"]}),
    ("phase", STRIKE | {"tableaus": ["47", "177"], "shield": shield(1, "7")}),
    ("phase", RIPOSTE | {"turn": turn()}),
    ("phase", RIPOSTE | {"turn": turn(events=1, effect=FIRED | {"hit": False})}),
    ("phase", RIPOSTE | {"tableaus": ["9", "2"]}),
    ("phase", RIPOSTE | {"tableaus": ["18", "2"], "shield": shield(0, "8")}),
    ("actor", RIPOSTE | {"tableaus": ["8", "2", ""], "actor": 2}),
    ("phase", {"phase": "discard", "tableaus": ["999", ""]}),
    ("phase", {"phase": "discard", "round": 1, "tableaus": ["999EE", ""]}),
    ("actor", {"phase": "discard", "round": 1, "tableaus": ["9999", "7777"], "actor": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "fields"), INVALID)
def test_an_invalid_position_is_refused_by_field(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        build_state(**fields)
    assert caught.value.field == field
    assert caught.value.problem


@pytest.mark.parametrize("field", [*build_position()])
def test_a_missing_field_is_refused_unless_it_is_the_seed(field: str) -> None:
    position = build_position()
    del position[field]
    if field == "seed":
        assert choson.position(position).actor == 0
        return
    with pytest.raises(BadPosition, match="is missing") as caught:
        choson.position(position)
    assert caught.value.field == field


def without(fields: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if key != name}


@pytest.mark.parametrize("name", [*turn()])
def test_a_missing_field_of_the_turn_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match="is missing") as caught:
        build_state(turn=without(turn(), name))
    assert caught.value.field == f"turn.{name}"


@pytest.mark.parametrize("name", [*effect("8")])
def test_a_missing_field_of_the_effect_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match="is missing") as caught:
        build_state(turn=turn(events=1, effect=without(effect("8"), name)))
    assert caught.value.field == f"turn.effect.{name}"


UNUSUAL: list[dict[str, Any]] = [
    RIPOSTE,
    STRIKE,
    OVER,
    {"phase": "order", "hands": ["123", "999999999"]},
    {"phase": "order", "hands": ["", ""], "round": 1, "tableaus": ["99999", "8888888"]},
    {"phase": "travel", "round": 1, "tableaus": ["8", ""]},
    {"tableaus": ["", ""], "turn": turn(events=1, effect=effect("8"))},
    {"turn": turn(used=["oracle", "shield"])},
    {"tableaus": ["E", ""], "turn": turn(events=3, used=["gosu", "scientist"]), "legacy": 0},
    {"tableaus": ["8EEEEE", "EEEEE"], "turn": turn(events=1, effect=effect("8"), used=["gosu"])},
    OVER | {"tableaus": ["99999999", "8888888", "7777777"]},
]


@pytest.mark.parametrize("fields", UNUSUAL)
def test_an_unusual_position_is_accepted(fields: dict[str, Any]) -> None:
    position = build_position(**fields)
    written = choson.position(position).position()
    used = (position["turn"] or {}).get("used", [])
    if used:
        position["turn"]["used"] = [power for power in ("shield", "oracle", "scientist", "gosu") if power in used]
    assert written == position


def test_cards_and_powers_are_read_in_any_order_and_written_sorted() -> None:
    state = build_state(tableaus=["E91", "7232"], turn=turn(used=["oracle", "shield"]))
    assert state.position()["tableaus"] == ["19E", "2237"]
    assert state.position()["turn"]["used"] == ["shield", "oracle"]


def test_a_position_with_a_shield_reads_back() -> None:
    position = build_position(tableaus=["19", "9"], shield=shield(0, "9"))
    assert choson.position(position).position() == position
