"""The explanation of every kind of illegal action in Koryŏ."""

from __future__ import annotations

import re
from typing import Any

import pytest

from madang.messages import LOCALES
from tests.games.koryo.positions import build_state, koryo

ORDER: dict[str, Any] = {"phase": "order", "hands": ["226B", "9"]}
BARBARIAN: dict[str, Any] = {"phase": "barbarian", "tableaus": ["9B", "77", "8"]}
LOBBYING: dict[str, Any] = {"phase": "lobbying", "tableaus": ["8L", "22", "9", "8"]}
DISCARD: dict[str, Any] = {"phase": "discard", "round": 1, "tableaus": ["6789", ""]}

REASONS: list[tuple[str, str, dict[str, Any]]] = [
    ("play 33", "you don’t have 2 × Senator in your hand", ORDER),
    ("play 11", "there is only one Omniscient in the game", ORDER),
    ("play 222", "there are only 2 Spies in the game", ORDER),
    ("play 62", "the cards in “62” are not in ascending order", ORDER),
    ("play 226", "cards placed together must be of one kind", ORDER),
    ("play 26", "you need the Ship Owner majority to place two different cards", ORDER),
    ("play 6B", "you need the Ship Owner majority to place two different cards", ORDER),
    ("play 69", "you don’t have 1 × Merchant in your hand", ORDER),
    ("banker", "“banker” belongs to a player’s turn, but now orders are being given", ORDER),
    ("end", "“end” belongs to a player’s turn, but now orders are being given", ORDER),
    ("discard 9", "cards are discarded at the end of a round, but now orders are being given", ORDER),
    ("play 6", "cards are placed while orders are given, but now a player is taking a turn", {}),
    ("pass", "“pass” is an order, but now a player is taking a turn", {}),
    ("decline", "there is no event to decline, but now a player is taking a turn", {}),
    ("destroy 1:9", "a character is destroyed when a Barbarian is revealed, but now a player is taking a turn", {}),
    ("swap 0:9 1:8", "characters are swapped when Lobbying is revealed, but now a player is taking a turn", {}),
    ("reveal 9", "you have no Merchant face down", {"placed": ["6", ""]}),
    ("end", "reveal everything you placed before you end your turn", {"placed": ["6", ""]}),
    ("banker", "you don’t have the Banker majority", {"tableaus": ["6", "6"]}),
    ("banker", "you have already used your Bankers this turn", {"tableaus": ["6", ""], "used": ["banker"]}),
    ("banker", "the bank is empty", {"tableaus": ["6", ""], "tokens": [4, 4]}),
    ("priest B", "you don’t have the Priest majority", {"tableaus": ["B", ""]}),
    ("priest B", "you have already used your Priests this turn", {"tableaus": ["4B", ""], "used": ["priest"]}),
    ("priest L", "you have no Lobbying in front of you", {"tableaus": ["4B", ""]}),
    ("spy 0", "you cannot choose yourself", {"tableaus": ["2", ""], "tokens": [1, 1]}),
    ("spy 1", "you don’t have the Spy majority", {"tableaus": ["", "2"], "tokens": [0, 1]}),
    ("spy 1", "you have already used your Spies this turn",
     {"tableaus": ["2", ""], "tokens": [0, 1], "used": ["spy"]}),
    ("spy 1", "seat 1 has no token", {"tableaus": ["2", ""]}),
    ("spy 2", "there is no seat 2 at this table", {"tableaus": ["2", ""]}),
    ("destroy 1:7", "Guardians protect seat 1 from Barbarians", BARBARIAN),
    ("destroy 2:9", "seat 2 has no Merchant in play", BARBARIAN),
    ("destroy 0:9", "you cannot choose yourself", BARBARIAN),
    ("destroy 3:9", "there is no seat 3 at this table", BARBARIAN),
    ("end", "“end” belongs to a player’s turn, but now a Barbarian’s victim is being chosen", BARBARIAN),
    ("swap 0:8 1:2", "Spies shield seat 1 from Lobbying", LOBBYING),
    ("swap 0:9 2:8", "seat 0 has no Merchant in play", LOBBYING),
    ("swap 0:8 3:8", "swapping two cards of one family changes nothing: decline instead", LOBBYING),
    ("swap 0:8 0:8", "Lobbying swaps characters of two different players", LOBBYING),
    ("swap 2:9 0:8", "the lower seat comes first", LOBBYING),
    ("swap 2:9 7:8", "there is no seat 7 at this table", LOBBYING),
    ("destroy 2:9", "a character is destroyed when a Barbarian is revealed, but now a Lobbying swap is being chosen",
     LOBBYING),
    ("discard 3", "seat 0 has no Senator in play", DISCARD),
    ("end", "“end” belongs to a player’s turn, but now the round is ending", DISCARD),
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


FAMILIES = [
    ("1", "Omniscient", "Omniscient", "the Omniscient"),
    ("2", "Spies", "Spy", "a Spy"),
    ("3", "Senators", "Senator", "a Senator"),
    ("4", "Priests", "Priest", "a Priest"),
    ("5", "Ship Owners", "Ship Owner", "a Ship Owner"),
    ("6", "Bankers", "Banker", "a Banker"),
    ("7", "Guardians", "Guardian", "a Guardian"),
    ("8", "Broadcasters", "Broadcaster", "a Broadcaster"),
    ("9", "Merchants", "Merchant", "a Merchant"),
]
"""The digit of each family, its name in the plural, one of its cards, and one card as an object."""


@pytest.mark.parametrize(("digit", "family", "card", "a_card"), FAMILIES)
def test_every_family_has_its_names(digit: str, family: str, card: str, a_card: str) -> None:
    describe = koryo.start(seed=0).describe
    other, other_card = ("9", "Merchant") if digit == "1" else ("1", "Omniscient")
    assert str(describe(f"reveal {digit}", "Ann")) == f"Ann reveals {family}"
    assert str(describe(f"discard {digit}", "Ann")) == f"Ann discards {a_card}"
    assert str(describe(f"destroy 2:{digit}", "Ann")) == f"Ann destroys seat 2’s {card}"
    assert str(describe(f"swap 0:{digit} 1:{other}", "Ann")) == f"Ann swaps seat 0’s {card} for seat 1’s {other_card}"
    assert str(describe(f"swap 0:{other} 1:{digit}", "Ann")) == f"Ann swaps seat 0’s {other_card} for seat 1’s {card}"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("banker", "Ann takes a token from the bank (Bankers)"),
        ("decline", "Ann declines"),
        ("end", "Ann ends the turn"),
        ("pass", "Ann places nothing"),
        ("play 6B", "Ann places 6B"),
        ("priest B", "Ann destroys a Barbarian (Priests)"),
        ("priest L", "Ann destroys a Lobbying event (Priests)"),
        ("reveal B", "Ann reveals a Barbarian"),
        ("reveal L", "Ann reveals Lobbying"),
        ("spy 2", "Ann steals a token from seat 2 (Spies)"),
    ],
)
def test_other_actions_have_a_description(action: str, text: str) -> None:
    assert str(koryo.start(seed=0).describe(action, "Ann")) == text
