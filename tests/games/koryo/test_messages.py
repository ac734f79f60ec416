"""The explanation of every kind of illegal action in Koryŏ."""

from __future__ import annotations

import re
from typing import Any

import pytest

from madang.messages import LOCALES
from tests.games.koryo.positions import build_state

ORDER: dict[str, Any] = {"phase": "order", "hands": ["226B", "9"]}
BARBARIAN: dict[str, Any] = {"phase": "barbarian", "tableaus": ["9B", "77", "8"]}
LOBBYING: dict[str, Any] = {"phase": "lobbying", "tableaus": ["8L", "22", "9", "8"]}
DISCARD: dict[str, Any] = {"phase": "discard", "round": 1, "tableaus": ["6789", ""]}

REASONS: list[tuple[str, str, dict[str, Any]]] = [
    ("play 33", "you do not hold 2 Senators", ORDER),
    ("play 222", "there are only 2 Spies in the game", ORDER),
    ("play 62", "the cards of “62” are not written in rising order", ORDER),
    ("play 226", "all cards that are placed together are of one kind", ORDER),
    ("play 26", "only the majority of Ship Owners may place two different cards", ORDER),
    ("play 6B", "only the majority of Ship Owners may place two different cards", ORDER),
    ("play 69", "you do not hold 1 Merchants", ORDER),
    ("banker", "“banker” belongs to a player’s turn, and now orders are given", ORDER),
    ("end", "“end” belongs to a player’s turn, and now orders are given", ORDER),
    ("discard 9", "cards are discarded at the end of a round, and now orders are given", ORDER),
    ("play 6", "cards are placed while orders are given, and now a player takes a turn", {}),
    ("pass", "“pass” is an order, and now a player takes a turn", {}),
    ("decline", "there is no event to decline, and now a player takes a turn", {}),
    ("destroy 1:9", "a character is destroyed when a Barbarian is revealed, and now a player takes a turn", {}),
    ("swap 0:9 1:8", "characters are swapped when a Lobbying is revealed, and now a player takes a turn", {}),
    ("reveal 9", "you have no Merchants face down", {"placed": ["6", ""]}),
    ("end", "you must reveal everything you placed before you end your turn", {"placed": ["6", ""]}),
    ("banker", "you do not have the majority of Bankers", {"tableaus": ["6", "6"]}),
    ("banker", "you have already used your Bankers in this turn", {"tableaus": ["6", ""], "used": ["banker"]}),
    ("banker", "the bank is empty", {"tableaus": ["6", ""], "tokens": [4, 4]}),
    ("priest B", "you do not have the majority of Priests", {"tableaus": ["B", ""]}),
    ("priest B", "you have already used your Priests in this turn", {"tableaus": ["4B", ""], "used": ["priest"]}),
    ("priest L", "you have no Lobbying in front of you", {"tableaus": ["4B", ""]}),
    ("spy 0", "you cannot choose yourself", {"tableaus": ["2", ""], "tokens": [1, 1]}),
    ("spy 1", "you do not have the majority of Spies", {"tableaus": ["", "2"], "tokens": [0, 1]}),
    ("spy 1", "you have already used your Spies in this turn",
     {"tableaus": ["2", ""], "tokens": [0, 1], "used": ["spy"]}),
    ("spy 1", "seat 1 has no token", {"tableaus": ["2", ""]}),
    ("spy 2", "there is no seat 2 at this table", {"tableaus": ["2", ""]}),
    ("destroy 1:7", "Guardians protect seat 1 from Barbarians", BARBARIAN),
    ("destroy 2:9", "seat 2 has no Merchants in front", BARBARIAN),
    ("destroy 0:9", "you cannot choose yourself", BARBARIAN),
    ("destroy 3:9", "there is no seat 3 at this table", BARBARIAN),
    ("end", "“end” belongs to a player’s turn, and now a Barbarian’s victim is chosen", BARBARIAN),
    ("swap 0:8 1:2", "Spies shield seat 1 from Lobbying", LOBBYING),
    ("swap 0:9 2:8", "seat 0 has no Merchants in front", LOBBYING),
    ("swap 0:8 3:8", "swapping two cards of one family changes nothing: decline instead", LOBBYING),
    ("swap 0:8 0:8", "a Lobbying swaps characters of two different players", LOBBYING),
    ("swap 2:9 0:8", "the lower seat is written first", LOBBYING),
    ("swap 2:9 7:8", "there is no seat 7 at this table", LOBBYING),
    ("destroy 2:9", "a character is destroyed when a Barbarian is revealed, and now a Lobbying’s exchange is chosen",
     LOBBYING),
    ("discard 3", "seat 0 has no Senators in front", DISCARD),
    ("end", "“end” belongs to a player’s turn, and now the round is ending", DISCARD),
    ("destroy 1:0", "“destroy 1:0” is not an action of this game", BARBARIAN),
    ("play BBBBBBB", "there are only 6 Barbarians in the game", ORDER),
]  # fmt: skip


@pytest.mark.parametrize(("action", "reason", "fields"), REASONS)
def test_the_explanation_names_the_broken_rule(action: str, reason: str, fields: dict[str, Any]) -> None:
    explanation = build_state(**fields).explain(action)
    assert explanation is not None
    assert str(explanation) == reason


def test_every_explanation_of_the_catalog_is_tested() -> None:
    catalog = (LOCALES / "en" / "koryo.ftl").read_text("utf-8")
    reasons = catalog.split("# Koryŏ: why not")[1].split("# Koryŏ: what somebody does")[0]
    explanations = [build_state(**fields).explain(action) for action, _, fields in REASONS]
    reached = {explanation.id for explanation in explanations if explanation}
    assert set(re.findall(r"^(koryo-[a-z-]+) =", reasons, re.MULTILINE)) <= reached
