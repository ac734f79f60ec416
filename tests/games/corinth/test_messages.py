"""The messages of Corinth: why an action is illegal, and what an action does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from madang import State
from madang.messages import LOCALES, Message
from tests.games.corinth.positions import FULL, build_position, build_state, corinth, harbor, sheet
from tests.played_games import random_game, some_states

DICE = harbor(goats=(1, 3), oil=(2, 2), gold=(6, 4))
WALLED_IN = ["b3", "c2", "c4", "d3"]

ROLLING = build_state(sheet(gold=2, circled=["c4"]), phase="roll")
CHOOSING = build_state(sheet(oil=[0, 1, 0, 0]), harbor=DICE)
STUCK = build_state(sheet(gold=(24, 24), goats=0, crossed=WALLED_IN, oil=FULL["oil"]), harbor=DICE,
              bonuses={"oil": 0, "wine": None, "carpets": None})  # fmt: skip
EMPTY = build_state(sheet(gold=0, crossed=WALLED_IN), harbor={})
SHOPPING = build_state(sheet(carpets=[2, 0, 0]), phase="shop", move={"district": "carpets", "left": 2})
STEPPING = build_state(
    sheet(gold=2, crossed=["b1", "b2", "b3", "c4", "d1", "d2", "d3"]), phase="steps", move={"value": 3}
)
WALKING = build_state(sheet(circled=["b1"], crossed=["c2", "c1"]), phase="walk", move={"steps": 3, "path": []})
LANDING = build_state(sheet(circled=["b1"], crossed=["c2", "c1"]), phase="walk", move={"steps": 1, "path": []})
BUILDING = build_state(sheet(gold=2, goats=2, buildings=["store"], oil=[1, 0, 0, 0]), phase="build")

REFUSALS: list[tuple[State, str, str, dict[str, Any]]] = [
    (ROLLING, "roll 3", "corinth-yellow-limit", {"most": 3, "earned": 1}),
    (ROLLING, "roll 9", "corinth-yellow-limit", {"most": 3, "earned": 1}),
    (build_state(sheet(gold=1), phase="roll"), "roll 2", "corinth-dice-too-dear", {"dice": 2, "gold": 1}),
    (ROLLING, "take gold", "corinth-not-now", {"verb": "take", "phase": 0}),
    (CHOOSING, "take wine", "corinth-no-dice", {"district": "wine"}),
    (CHOOSING, "steward spices", "corinth-no-dice", {"district": "spices"}),
    (CHOOSING, "drop carpets", "corinth-no-dice", {"district": "carpets"}),
    (CHOOSING, "drop oil", "corinth-action-possible", {}),
    (CHOOSING, "skip", "corinth-dice-left", {}),
    (CHOOSING, "compensate", "corinth-dice-left", {}),
    (CHOOSING, "shop 1", "corinth-started-shop-first", {"district": "oil", "shop": 2}),
    (CHOOSING, "stop", "corinth-not-now", {"verb": "stop", "phase": 1}),
    (CHOOSING, "north", "corinth-not-now", {"verb": "walk", "phase": 1}),
    (STUCK, "take gold", "corinth-all-circled", {"district": "gold"}),
    (STUCK, "take oil", "corinth-district-full", {"district": "oil"}),
    (STUCK, "steward gold", "corinth-steward-stuck", {"value": 6, "gold": 0}),
    (EMPTY, "compensate", "corinth-steward-stuck", {"value": 1, "gold": 0}),
    (EMPTY, "take goats", "corinth-no-dice", {"district": "goats"}),
    (SHOPPING, "shop 1", "corinth-shop-full", {"district": "carpets", "shop": 1}),
    (SHOPPING, "shop 4", "corinth-no-such-shop", {"district": "carpets", "shops": 3}),
    (SHOPPING, "done", "corinth-not-now", {"verb": "done", "phase": 2}),
    (STEPPING, "steps 6", "corinth-length-too-dear", {"steps": 6, "cost": 3, "gold": 2}),
    (STEPPING, "steps 99", "corinth-length-too-dear", {"steps": 99, "cost": 96, "gold": 2}),
    (STEPPING, "steps 4", "corinth-no-way", {"steps": 4}),
    (STEPPING, "roll 1", "corinth-not-now", {"verb": "roll", "phase": 3}),
    (WALKING, "north", "corinth-market-ends", {"direction": "north"}),
    (WALKING, "east", "corinth-field-walked", {"field": "c1"}),
    (build_state(sheet(circled=["b1"], crossed=["a3", "b2"]), phase="walk", move={"steps": 3, "path": []}), "west",
     "corinth-dead-end", {"field": "a1", "rest": 2}),
    (WALKING, "steps 2", "corinth-not-now", {"verb": "steps", "phase": 4}),
    (BUILDING, "build store", "corinth-built", {"building": "store"}),
    (BUILDING, "build temple", "corinth-building-too-dear",
     {"building": "temple", "gold": 3, "goats": 3, "have-gold": 2, "have-goats": 2}),
    (BUILDING, "shop 3", "corinth-started-shop-first", {"district": "oil", "shop": 1}),
    (CHOOSING, "build store", "corinth-not-now", {"verb": "build", "phase": 1}),
    (WALKING, "shop 1", "corinth-not-now", {"verb": "shop", "phase": 4}),
    (CHOOSING, "steps 0", "malformed", {"action": "steps 0"}),
    (CHOOSING, "take sheep", "malformed", {"action": "take sheep"}),
]  # fmt: skip


@pytest.mark.parametrize(("state", "action", "message", "args"), REFUSALS)
def test_the_explanation_names_the_broken_rule(state: State, action: str, message: str, args: dict[str, Any]) -> None:
    explanation = state.explain(action)
    assert explanation is not None
    assert (explanation.id, explanation.args) == (message, args)
    assert str(explanation)


def test_every_message_of_the_catalog_is_tested() -> None:
    text = (LOCALES / "en" / "corinth.ftl").read_text("utf-8")
    known = set(re.findall(r"^(corinth-[a-z-]+) =", text, re.MULTILINE))
    parts = {"corinth-district", "corinth-building"}  # only other messages use them
    descriptions = {corinth.start(seed=0).describe(action, "Ann").id for action in corinth.notations}
    descriptions |= {LANDING.describe(action, "Ann").id for action in LANDING.actions()}
    assert known == parts | descriptions | {message for _, _, message, _ in REFUSALS} - {"malformed"}


def test_the_text_of_some_messages() -> None:
    assert str(WALKING.explain("east")) == "you have already walked c1"
    assert str(BUILDING.explain("build temple")) == "the temple costs 3 gold and 3 goats, but you have 2 and 2"
    assert str(CHOOSING.explain("take wine")) == "there are no dice on wine"
    assert str(corinth.start(seed=0).describe("roll 1", "Ann")) == "Ann buys one yellow die and rolls the dice"
    assert str(corinth.start(seed=0).describe("roll 0", "Ann")) == "Ann rolls the dice"
    assert str(corinth.start(seed=0).describe("roll 2", "Ann")) == "Ann buys 2 yellow dice and rolls the dice"
    assert str(corinth.start(seed=0).describe("steps 1", "Ann")) == "Ann will move the steward one step"
    assert str(corinth.start(seed=0).describe("west", "Ann")) == "Ann moves the steward west (B3)"


def test_the_log_says_which_good_shop_and_field(players: int) -> None:
    told: set[str] = set()
    for state in random_game(corinth, players, seed=2):
        for action in state.actions():
            message = state.describe(action, "Ann")
            verb, *things = action.split()
            told.add(message.id)
            if verb == "take":
                assert message.args["count"] == state.standing()["gains"][action]
            elif verb == "steward":
                assert message.args["value"] == state.position()["harbor"][things[0]]["value"]
            elif verb == "shop":
                good, shop = message.args["district"], int(things[0]) - 1
                before, after = (at.position()["sheets"][state.actor][good][shop] for at in (state, state.play(action)))
                assert message.args["count"] == after - before
            elif message.id in ("corinth-did-walk", "corinth-did-land"):
                after = state.play(action).position()
                market = after["sheets"][state.actor]["market"]
                path = (after["move"] or {}).get("path", [])
                assert str(message.args["field"]).lower() == [*market["circled"], *path][-1]
                assert (message.id == "corinth-did-land") == (not path)
                if message.args.get("gift") == "score":
                    assert message.args["count"] == market["boxes"][-1]
    assert told >= {f"corinth-did-{verb}" for verb in ("take", "steward", "shop", "walk", "land")}


@pytest.mark.parametrize(
    ("circled", "path", "direction", "gift"),
    [
        (["b1"], [], "west", "Ann ends the walk on A1: 2 points"),
        (["b1", "a1", "b3", "a3"], ["a4"], "south", "Ann ends the walk on A5: 6 points"),
        ([], ["b3"], "west", "Ann ends the walk on A3: +1"),
        ([], ["c4"], "west", "Ann ends the walk on B4: +2 gold"),
        ([], [], "south", "Ann ends the walk on C4: a yellow die for later rolls"),
    ],
)
def test_the_log_says_what_the_field_at_the_end_gives(
    circled: list[str], path: list[str], direction: str, gift: str
) -> None:
    state = build_state(sheet(circled=circled), phase="walk", move={"steps": len(path) + 1, "path": path})
    assert str(state.describe(direction, "Ann")) == gift


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Message("corinth-dice-too-dear", {"dice": 1, "gold": 0}), "one yellow die costs one gold, but you have 0"),
        (Message("corinth-dice-too-dear", {"dice": 2, "gold": 1}), "2 yellow dice cost 2 gold, but you have 1"),
        (Message("corinth-length-too-dear", {"steps": 1, "cost": 3, "gold": 2}),
         "one step costs 3 gold, but you have 2"),
        (Message("corinth-length-too-dear", {"steps": 6, "cost": 3, "gold": 2}),
         "6 steps cost 3 gold, but you have 2"),
        (Message("corinth-no-way", {"steps": 1}),
         "there is no path of one step over fields that you have not walked yet"),
        (Message("corinth-no-way", {"steps": 4}),
         "there is no path of 4 steps over fields that you have not walked yet"),
        (Message("corinth-dead-end", {"field": "a1", "rest": 1}), "from a1 the steward could not walk one more step"),
        (Message("corinth-dead-end", {"field": "a1", "rest": 2}), "from a1 the steward could not walk 2 more steps"),
        (Message("corinth-building-too-dear",
                 {"building": "stable", "gold": 2, "goats": 1, "have-gold": 1, "have-goats": 0}),
         "the stable costs 2 gold and one goat, but you have 1 and 0"),
    ],
)  # fmt: skip
def test_numbers_have_a_singular_and_a_plural(message: Message, text: str) -> None:
    assert str(message) == text


def test_exactly_the_illegal_actions_have_an_explanation(players: int) -> None:
    for state in some_states(corinth, players, games=8, every=9):
        legal = set(state.actions())
        for action in corinth.notations:
            explanation = state.explain(action)
            assert (explanation is None) == (action in legal)
            assert explanation is None or (str(explanation) and explanation.id != "malformed")


def test_after_the_end_every_action_is_explained_by_it() -> None:
    over = corinth.position(build_position(sheet(turns=6), sheet(turns=6), phase="over", actor=None, turns_left=0))
    for action in ("take gold", "roll 9", "steps 99", "north"):
        explanation = over.explain(action)
        assert explanation is not None
        assert explanation.id == "game-over"
