"""The messages of Chosŏn: why an action is illegal, and what an action does."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from madang.messages import LOCALES, Message
from tests.games.choson.positions import build_state, choson, effect, shield, turn
from tests.played_games import play, random_game

CATALOG = (LOCALES / "en" / "choson.ftl").read_text("utf-8")
IDS = set(re.findall(r"^(choson-[a-z-]+) =", CATALOG, re.MULTILINE))
PARTIAL_MESSAGES = {"choson-kind", "choson-card", "choson-a-card", "choson-other-card"}
"""Messages that only other messages use."""

LOBBY = {"tableaus": ["36", "19", ""], "turn": turn(events=1, effect=effect("3")), "shield": shield(1, "9")}
FIRE = {"tableaus": ["8", "19"], "turn": turn(events=1, effect=effect("8")), "shield": shield(1, "9")}
SWORD = {"tableaus": ["57", "1679"], "turn": turn(events=1, effect=effect("7")), "shield": shield(1, "7")}
LOBBIED = LOBBY | {"turn": turn(events=1, effect=effect("3", state="resolved"))}
STRUCK = SWORD | {"turn": turn(events=1, effect=effect("7", state="resolved"))}
STRUCK_TWICE = STRUCK | {"tableaus": ["457", "1679"]}
STRIKING = {"phase": "strike", "tableaus": ["47", "1679"], "shield": shield(1, "7"),
            "turn": turn(events=1, effect=effect("7", state="striking"))}  # fmt: skip
RIPOSTE = {"phase": "riposte", "actor": 1, "tableaus": ["8", "2"],
           "turn": turn(events=1, effect=effect("8", state="resolved", guard=1, hit=True))}  # fmt: skip
ORDER = {"phase": "order", "hands": ["3349EEEE", "1"]}
TRAVEL = {"phase": "travel", "tableaus": ["8", "", ""]}
DISCARD = {"phase": "discard", "round": 1, "tableaus": ["9999", ""]}

EVENTS = "place one event with a character, or three events together, not "

REFUSALS: list[tuple[dict[str, Any], str, str, str | None]] = [
    # wrong phase
    (ORDER, "reveal", "choson-not-now", "“reveal” belongs to a player’s own turn, but now orders are being given"),
    ({}, "pass", "choson-not-now", "“pass” is an order, but now a player is taking a turn"),
    ({}, "play 9", "choson-not-now", "cards are placed while orders are given, but now a player is taking a turn"),
    (STRIKING, "end", "choson-not-now",
     "“end” belongs to a player’s own turn, but now a second strike is being chosen"),
    (RIPOSTE, "fire 0:8", "choson-not-now",
     "“fire” belongs to a player’s own turn, but now an attack is being answered"),
    (DISCARD, "riposte", "choson-not-now", "a riposte answers an attack, but now the round is ending"),
    (DISCARD, "hold", "choson-not-now", "there is no attack to answer, but now the round is ending"),
    (TRAVEL, "discard 8", "choson-not-now",
     "cards are discarded at the end of a round, but now it is time to travel"),
    (ORDER, "travel", "choson-not-now", "time travel happens at the start of a round, but now orders are being given"),
    (ORDER, "stay", "choson-not-now", "there is no time travel to decline, but now orders are being given"),
    (STRUCK, "done", "choson-not-now", "there is no second strike to decline, but now a player is taking a turn"),
    # orders
    (ORDER, "play 43", "cards-not-sorted", "the cards in “43” are not in ascending order"),
    (ORDER, "play E4", "cards-not-sorted", "the cards in “E4” are not in ascending order"),
    (ORDER, "play 22", "choson-not-in-hand", "you don’t have 2 × Sniper in your hand"),
    (ORDER, "play 35", "choson-not-in-hand", "you don’t have 1 × Gosu in your hand"),
    (ORDER | {"hands": ["3EE", "1"]}, "play EEE", "choson-not-in-hand", "you don’t have 3 × Event in your hand"),
    (ORDER, "play 11", "choson-no-such-many", "there is only one Yi in the game"),
    (ORDER, "play 222", "choson-no-such-many", "there are only 2 Snipers in the game"),
    (ORDER, "play 9E", "choson-watcher-with-event", "a Watcher cannot be placed with an event"),
    (ORDER, "play EE", "choson-number-of-events", EVENTS + "2"),
    (ORDER, "play E", "choson-number-of-events", EVENTS + "1"),
    (ORDER, "play EEEE", "choson-number-of-events", EVENTS + "4"),
    (ORDER, "play 4EE", "choson-number-of-events", EVENTS + "2"),
    (ORDER, "play 334", "choson-no-combination", None),
    (ORDER, "play 33E", "choson-no-combination", None),
    (ORDER, "play 349", "choson-no-combination",
     "place cards of one family, two characters, a character with an event, or three events"),
    # time travel
    (TRAVEL, "travel 1", "choson-bank-first", "tokens are taken from the bank as long as it has any"),
    (TRAVEL | {"tokens": [4, 6, 0]}, "travel 2", "no-token", "seat 2 has no token"),
    (TRAVEL | {"tokens": [4, 6, 0]}, "travel 0", "choson-not-yourself", "you cannot choose yourself"),
    (TRAVEL | {"tokens": [4, 6, 0]}, "travel 3", "no-such-seat", "there is no seat 3 at this table"),
    # revealing and ending
    ({}, "reveal", "choson-nothing-to-reveal", "you have nothing face down"),
    ({"placed": ["9", ""]}, "end", "choson-reveal-first", "reveal what you placed before you end your turn"),
    ({"tableaus": ["32", ""]}, "end", "choson-token-due",
     "take the token for your Oracles before you end your turn"),
    (LOBBY | {"turn": turn(events=1, effect=effect("3"), used=["scientist"])}, "end", "choson-effect-first",
     "you have used your Scientists, so use the effect of the revealed character before you end your turn"),
    (SWORD | {"tableaus": ["57E", "1679"], "turn": turn(events=1, effect=effect("7"), used=["gosu"])}, "end",
     "choson-effect-first",
     "you have used your Gosu, so use the effect of the revealed character before you end your turn"),
    ({"tableaus": ["6", ""], "turn": turn(events=3), "legacy": 0}, "end", "choson-token-due",
     "take the token for your Scientists before you end your turn"),
    # powers
    ({"tableaus": ["19", ""], "turn": turn(used=["shield"])}, "shield 9", "choson-power-used",
     "you have already used your Yi this turn"),
    ({"tableaus": ["9", "1"]}, "shield 9", "choson-majority-needed", "you don’t have the Yi majority"),
    ({"tableaus": ["1", "9"]}, "shield 9", "choson-not-in-front", "seat 0 has no Watcher in play"),
    ({"tableaus": ["19", ""], "shield": shield(0, "9")}, "shield 9", "choson-shield-is-there",
     "Yi’s Shield is already on your Watchers"),
    ({"tableaus": ["32", ""], "turn": turn(used=["oracle"])}, "oracle", "choson-power-used",
     "you have already used your Oracles this turn"),
    ({"tableaus": ["32", "3"]}, "oracle", "choson-majority-needed", "you don’t have the Oracle majority"),
    ({"tableaus": ["3", "7"]}, "oracle", "choson-riposte-token-needed",
     "Oracles need Return Fire or Counter-Attack: the Sniper or Hulk majority"),
    ({"tableaus": ["32", ""], "tokens": [9, 1]}, "oracle", "bank-empty", "the bank is empty"),
    ({"tableaus": ["32", ""], "tokens": [8, 1]}, "oracle 1", "choson-bank-first",
     "tokens are taken from the bank as long as it has any"),
    ({"tableaus": ["32", ""], "tokens": [10, 0]}, "oracle 1", "no-token", "seat 1 has no token"),
    ({"tableaus": ["32", ""], "tokens": [10, 0]}, "oracle 0", "choson-not-yourself", "you cannot choose yourself"),
    ({"tableaus": ["32", ""]}, "oracle 2", "no-such-seat", "there is no seat 2 at this table"),
    ({"tableaus": ["6", ""], "turn": turn(events=3, used=["scientist"]), "legacy": 0}, "scientist",
     "choson-power-used", "you have already used your Scientists this turn"),
    ({"tableaus": ["6", "6"], "turn": turn(events=3), "legacy": 0}, "scientist", "choson-majority-needed",
     "you don’t have the Scientist majority"),
    ({"tableaus": ["6", ""]}, "scientist", "choson-event-needed",
     "Scientists: only after you have revealed an event this turn"),
    (LOBBIED | {"tokens": [5, 5, 0]}, "scientist", "bank-empty", "the bank is empty"),
    (LOBBIED | {"tokens": [5, 5, 0]}, "scientist 2", "no-token", "seat 2 has no token"),
    ({"tableaus": ["5", ""]}, "gosu", "choson-event-needed", "Gosu: only after you have revealed an event this turn"),
    (FIRE, "gosu", "choson-majority-needed", "you don’t have the Gosu majority"),
    # effects
    ({}, "lobby 0:3 1:9", "choson-no-such-effect",
     "you have not revealed a character with a lobby together with an event this turn"),
    (SWORD, "fire 1:9", "choson-no-such-effect",
     "you have not revealed a character with a firearm together with an event this turn"),
    (FIRE, "strike 1:7", "choson-no-such-effect",
     "you have not revealed a character with a sword together with an event this turn"),
    (LOBBIED, "lobby 0:3 1:1", "choson-effect-used", "the effect has already been used this turn"),
    (STRUCK_TWICE, "strike 1:6", "choson-effect-used", "the effect has already been used this turn"),
    (STRUCK, "strike 1:6", "choson-one-strike", "you need the Reaper majority for a second strike"),
    (LOBBY, "lobby 0:3 0:6", "choson-two-players", "a lobby swaps characters of two different players"),
    (LOBBY, "lobby 1:1 0:3", "lower-seat-first", "the lower seat comes first"),
    (LOBBY, "lobby 0:3 3:9", "no-such-seat", "there is no seat 3 at this table"),
    (LOBBY, "lobby 0:4 1:1", "choson-not-in-front", "seat 0 has no Reaper in play"),
    (LOBBY, "lobby 0:3 2:8", "choson-not-in-front", "seat 2 has no Time Traveller in play"),
    (LOBBY, "lobby 0:3 1:9", "choson-shielded", "Yi’s Shield protects seat 1’s Watchers"),
    (FIRE, "fire 1:9", "choson-shielded", "Yi’s Shield protects seat 1’s Watchers"),
    (FIRE, "fire 0:8", "choson-not-yourself", "you cannot choose yourself"),
    (FIRE, "fire 1:2", "choson-not-in-front", "seat 1 has no Sniper in play"),
    (FIRE, "fire 2:2", "no-such-seat", "there is no seat 2 at this table"),
    (SWORD, "strike 1:7", "choson-shielded", "Yi’s Shield protects seat 1’s Hulks"),
    (SWORD, "strike 1:9", "choson-sword-too-short", "a Hulk’s sword only reaches values 6 to 8"),
    (SWORD, "strike 1:5", "choson-sword-too-short", "a Hulk’s sword only reaches values 6 to 8"),
    (SWORD, "strike 1:8", "choson-not-in-front", "seat 1 has no Time Traveller in play"),
    (SWORD, "strike 0:7", "choson-not-yourself", "you cannot choose yourself"),
    (STRIKING, "strike 1:7", "choson-shielded", "Yi’s Shield protects seat 1’s Hulks"),
    (STRIKING, "strike 1:5", "choson-sword-too-short", "a Hulk’s sword only reaches values 6 to 8"),
    # the end of a round
    (DISCARD, "discard 4", "choson-not-in-front", "seat 0 has no Reaper in play"),
    # malformed actions, and any action after the end
    ({}, "strike 1:E", "malformed", "“strike 1:E” is not an action of this game"),
    ({}, "oracle x", "malformed", "“oracle x” is not an action of this game"),
    (ORDER, "play ", "malformed", "“play ” is not an action of this game"),
    ({"phase": "over", "round": 8, "actor": None}, "end", "game-over", "the game is over"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "action", "name", "text"), REFUSALS)
def test_the_explanation_names_the_broken_rule(
    fields: dict[str, Any], action: str, name: str, text: str | None
) -> None:
    explanation = build_state(**fields).explain(action)
    assert explanation is not None
    assert explanation.id == name
    assert text is None or str(explanation) == text


def test_a_second_strike_without_the_majority_of_reapers_is_explained() -> None:
    state = build_state(tableaus=["5", "556"], turn=turn(events=1, effect=effect("5")))
    assert str(play(state, "strike 1:5").explain("strike 1:6")) == "you need the Reaper majority for a second strike"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("discard 2", "Ann discards a Sniper"),
        ("done", "Ann does not strike again"),
        ("end", "Ann ends the turn"),
        ("fire 1:8", "Ann shoots seat 1’s Time Traveller"),
        ("gosu", "Ann keeps an event (Gosu)"),
        ("hold", "Ann does not strike back"),
        ("lobby 0:3 1:1", "Ann swaps seat 0’s Oracle for seat 1’s Yi"),
        ("oracle", "Ann takes a token from the bank (Oracles)"),
        ("oracle 2", "Ann takes a token from seat 2 (Oracles)"),
        ("pass", "Ann places nothing"),
        ("play 4E", "Ann places 4E"),
        ("scientist", "Ann takes a token from the bank (Scientists)"),
        ("scientist 3", "Ann takes a token from seat 3 (Scientists)"),
        ("shield 9", "Ann puts Yi’s Shield on Watchers"),
        ("stay", "Ann stays in the present"),
        ("strike 1:4", "Ann strikes seat 1’s Reaper"),
        ("travel", "Ann travels in time"),
        ("travel 0", "Ann travels in time and takes a token from seat 0"),
    ],
)
def test_every_verb_has_a_description(action: str, text: str) -> None:
    assert action in choson.notations
    assert str(choson.start(seed=0).describe(action, "Ann")) == text


def test_the_description_of_revealing_names_the_cards() -> None:
    state = build_state(phase="main", placed=["4E", "7"], turn=turn(revealed=False))
    assert str(state.describe("reveal", "Ann")) == "Ann reveals 4E"


def test_the_description_of_a_riposte_names_the_card() -> None:
    state = build_state(**RIPOSTE)
    assert str(state.describe("riposte", "Ann")) == "Ann strikes back: seat 0’s Time Traveller is gone"


def test_every_message_of_the_catalog_is_tested() -> None:
    refused = {name for _, _, name, _ in REFUSALS if name.startswith("choson-")}
    described = {choson.start(seed=0).describe(text, "Ann").id for text in choson.notations}
    assert refused | described | PARTIAL_MESSAGES == IDS


FAMILIES = [
    ("1", "Yi", "Yi", "Yi"),
    ("2", "Snipers", "Sniper", "a Sniper"),
    ("3", "Oracles", "Oracle", "an Oracle"),
    ("4", "Reapers", "Reaper", "a Reaper"),
    ("5", "Gosu", "Gosu", "a Gosu"),
    ("6", "Scientists", "Scientist", "a Scientist"),
    ("7", "Hulks", "Hulk", "a Hulk"),
    ("8", "Time Travellers", "Time Traveller", "a Time Traveller"),
    ("9", "Watchers", "Watcher", "a Watcher"),
]
"""The digit of each family, its name in the plural, one of its cards, and one card as an object."""


@pytest.mark.parametrize(("digit", "family", "card", "a_card"), FAMILIES)
def test_every_family_has_its_names(digit: str, family: str, card: str, a_card: str) -> None:
    describe = choson.start(seed=0).describe
    assert str(describe(f"shield {digit}", "Ann")) == f"Ann puts Yi’s Shield on {family}"
    assert str(describe(f"discard {digit}", "Ann")) == f"Ann discards {a_card}"
    swap = describe(f"lobby 0:{digit} 1:{digit}", "Ann")
    assert str(swap) == f"Ann swaps seat 0’s {card} for seat 1’s {card}"


def test_exactly_the_illegal_actions_have_an_explanation(players: int) -> None:
    seen: Counter[str] = Counter()
    for state in (state for seed in range(60) for state in random_game(choson, players, seed)):
        phase = state.position()["phase"]
        if seen[phase] == (60 if phase == "main" else 6):
            continue
        seen[phase] += 1
        legal = set(state.actions())
        for text in choson.notations:
            explanation = state.explain(text)
            assert (explanation is None) == (text in legal), text
            if explanation is not None:
                assert isinstance(explanation, Message)
                assert explanation.id != "malformed", text
                assert str(explanation)
    assert set(seen) == {"travel", "order", "main", "strike", "riposte", "discard", "over"}
