"""Invalid positions of Koryŏ are refused with the name of the wrong field."""

from __future__ import annotations

from typing import Any

import pytest

from madang import BadPosition
from tests.games.koryo.positions import build_position, koryo

ORDER = {"phase": "order", "hands": ["66", "9"]}
OVER = {"phase": "over", "actor": None, "round": 8}

INVALID: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "choson"}),
    ("game", {"game": None}),
    ("players", {"players": 5}),
    ("players", {"players": 1}),
    ("players", {"players": "2"}),
    ("players", {"players": True}),
    ("round", {"round": 0}),
    ("round", {"round": 9}),
    ("round", {"round": 4.0}),
    ("first", {"first": 2}),
    ("first", {"first": None}),
    ("phase", {"phase": "travel"}),
    ("phase", {"phase": 1}),
    ("actor", {"actor": 2}),
    ("actor", {"actor": -1}),
    ("actor", {"actor": None}),
    ("actor", OVER | {"actor": 0}),
    ("phase", OVER | {"round": 7}),
    ("bank", {"bank": -1}),
    ("bank", {"bank": 9}),
    ("tokens", {"bank": 7}),
    ("tokens", {"tokens": [1, 0, 0], "bank": 7}),
    ("tokens[1]", {"tokens": [0, "1"], "bank": 7}),
    ("tokens[0]", {"tokens": [-1, 1]}),
    ("tableaus", {"tableaus": ["", "", ""]}),
    ("tableaus", {"tableaus": "99"}),
    ("tableaus[0]", {"tableaus": ["9X", ""]}),
    ("tableaus[0]", {"tableaus": ["0", ""]}),
    ("tableaus[0]", {"tableaus": ["E", ""]}),
    ("tableaus[0]", {"tableaus": [3, ""]}),
    ("tableaus[1]", {"tableaus": ["1", "1"]}),
    ("tableaus[0]", {"tableaus": ["222", ""]}),
    ("tableaus[0]", {"tableaus": ["BBBBBBB", ""]}),
    ("tableaus[1]", {"tableaus": ["LLL", "LL"]}),
    ("hands[0]", {"phase": "order", "tableaus": ["22", ""], "hands": ["2", ""]}),
    ("placed[1]", {"tableaus": ["22", ""], "placed": ["", "2"]}),
    ("hands[0]", {"hands": ["6", ""]}),
    ("hands[1]", {"hands": ["", "6"], "phase": "discard", "tableaus": ["9999999", ""]}),
    ("hands[1]", OVER | {"hands": ["", "6"]}),
    ("hands[0]", ORDER | {"actor": 1}),
    ("hands", {"hands": None}),
    ("placed[0]", ORDER | {"placed": ["9", ""]}),
    ("placed[1]", ORDER | {"placed": ["", "9"]}),
    ("placed[0]", {"actor": 1, "placed": ["9", ""]}),
    ("placed[1]", OVER | {"placed": ["", "9"]}),
    ("placed[0]", {"phase": "discard", "tableaus": ["9999999", ""], "placed": ["6", ""]}),
    ("used[0]", {"used": ["omniscient"]}),
    ("used", {"used": ["spy", "spy"]}),
    ("used", {"used": "spy"}),
    ("used", ORDER | {"used": ["spy"]}),
    ("phase", {"phase": "barbarian", "tableaus": ["", "9"]}),
    ("phase", {"phase": "barbarian", "tableaus": ["B", ""]}),
    ("phase", {"phase": "barbarian", "tableaus": ["B", "7"]}),
    ("phase", {"phase": "lobbying", "tableaus": ["L", "9"]}),
    ("phase", {"phase": "lobbying", "tableaus": ["9L", "9"]}),
    ("phase", {"phase": "lobbying", "tableaus": ["9L", "22"]}),
    ("phase", {"phase": "discard"}),
    ("phase", {"phase": "discard", "round": 4, "tableaus": ["BBBBBBL", ""]}),
    ("actor", {"phase": "discard", "round": 1, "actor": 1, "tableaus": ["9999", "8888"]}),
    ("seed", {"seed": -1}),
    ("seed", {"seed": 2**256}),
    ("seed", {"seed": "123"}),
    ("turn", {"turn": None}),
]


@pytest.mark.parametrize(("field", "fields"), INVALID)
def test_an_invalid_position_is_refused_by_field(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        koryo.position(build_position() | fields)
    assert caught.value.field == field
    assert str(caught.value) == f"{field}: {caught.value.problem}"


def test_unusual_but_valid_positions_are_accepted() -> None:
    for fields in (
        {"phase": "order", "hands": ["99999999", ""], "round": 8},
        {"placed": ["67B", ""]},
        {"tableaus": ["123456789BL", "23456789BL"]},
        {"used": ["spy", "banker"]},
        {"round": 1, "tokens": [8, 0]},
    ):
        position = koryo.position(build_position(**fields)).position()
        assert koryo.position(position).position() == position
