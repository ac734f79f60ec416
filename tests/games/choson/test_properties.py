"""Random games of Chosŏn, state by state, against the slow formulation in `reference`."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from madang import State
from madang.games.choson import rules
from madang.games.choson.data import HULK, SNIPER
from madang.jit import plain
from tests.games.choson import reference
from tests.games.choson.table import choson

GAMES = 60

engine_majority = plain(rules.majority)


class Step(NamedTuple):
    """An action, and the states around it with their positions."""

    state: State
    position: reference.Position
    action: str
    after: State
    later: reference.Position


@functools.cache
def steps(players: int) -> list[Step]:
    """Every step of some games: half of them by chance, half by players who seldom leave anything undone."""
    return [step for seed in range(GAMES) for step in steps_of(players, seed)]


def steps_of(players: int, seed: int) -> Iterator[Step]:
    dice = random.Random(f"{players} {seed}")
    state = choson.start(players, seed)
    position = state.position()
    while not state.over:
        actions = state.actions()
        eager = [action for action in actions if action not in ("end", "pass", "stay", "done")]
        action = dice.choice(eager if seed % 2 and eager and dice.random() < 0.9 else actions)
        after = state.play(action)
        later = after.position()
        yield Step(state, position, action, after, later)
        state, position = after, later


@pytest.fixture(params=(2, 3, 4))
def players(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


def test_the_legal_actions_are_those_of_the_slow_formulation(players: int) -> None:
    for step in steps(players):
        assert step.state.actions() == reference.legal(step.position)


def test_every_action_does_what_the_slow_formulation_says(players: int) -> None:
    for step in steps(players):
        expected = reference.after(step.position, step.action)
        if expected["hands"] is None:
            expected["hands"] = step.later["hands"]
            assert [len(hand) for hand in step.later["hands"]] == dealt_sizes(step.later)
        assert expected | {"seed": 0} == step.later | {"seed": 0}, step.action


def dealt_sizes(position: reference.Position) -> list[int]:
    """How many cards each has after a deal: one at a time, clockwise from the first player, while there are any."""
    pile = reference.pile_size(position | {"hands": None})
    sizes = [0] * position["players"]
    for card in range(min(pile, position["players"] * (11 - position["round"]))):
        sizes[(position["first"] + card) % position["players"]] += 1
    return sizes


def test_return_fire_and_counter_attack_are_with_whom_they_should_be(players: int) -> None:
    holders = set()
    for step in steps(players):
        for family, digit in ((SNIPER, "2"), (HULK, "7")):
            holder = int(engine_majority(step.state.record, family))
            assert (None if holder == -1 else holder) == reference.majority(step.position, digit)
            holders.add((digit, holder))
    assert holders == {(digit, seat) for digit in "27" for seat in range(-1, players)}


def test_the_guard_is_who_held_the_token_before_the_attack(players: int) -> None:
    attacks = 0
    for step in steps(players):
        if step.position["phase"] == "main" and step.action.split()[0] in ("fire", "strike"):
            attacks += 1
            digit = "2" if step.action.startswith("fire") else "7"
            assert step.later["turn"]["effect"]["guard"] == reference.majority(step.position, digit)
    assert attacks > 40


def test_the_shield_lies_with_yi_on_a_family_or_nowhere(players: int) -> None:
    lost = 0
    for step in steps(players):
        old, new = step.position["shield"], step.later["shield"]
        if new is not None:
            tableau = step.later["tableaus"][new["seat"]]
            assert "1" in tableau
            assert new["family"] in tableau
        if step.action.startswith("shield"):
            assert new == {"seat": step.state.actor, "family": step.action[-1]}
        else:
            assert new in (old, None)
        if old is not None and new is None:
            lost += 1
            tableau = step.later["tableaus"][old["seat"]]
            assert "1" not in tableau or old["family"] not in tableau
    assert lost > 3


def test_events_that_were_not_kept_return_to_the_pile(players: int) -> None:
    kept = 0
    for step in steps(players):
        in_front = "".join(step.position["tableaus"]).count("E")
        assert "".join(step.later["tableaus"]).count("E") == in_front + (step.action == "gosu")
        kept += step.action == "gosu"
        if step.action == "end":
            loose = step.state.record.pile[9] + "".join(step.position["hands"]).count("E")
            later_loose = step.after.record.pile[9] + "".join(step.later["hands"]).count("E")
            assert later_loose == loose + reference.events_aside(step.position)
            assert reference.events_aside(step.later) == 0
    assert kept > 3


def test_tokens_add_up_to_10_and_cards_to_55(players: int) -> None:
    for step in steps(players):
        position, pile = step.later, step.after.record.pile
        assert position["bank"] + sum(position["tokens"]) == 10
        assert min(position["bank"], *position["tokens"]) >= 0
        assert reference.pile_size(position) == pile.sum()
        heaps = "".join([*position["tableaus"], *position["hands"], *position["placed"]])
        for kind, digit in enumerate(reference.KINDS):
            aside = reference.events_aside(position) if digit == "E" else 0
            assert heaps.count(digit) + aside + pile[kind] == kind + 1


def test_scores_and_winners_are_those_of_the_slow_formulation(players: int) -> None:
    for step in steps(players):
        assert step.after.scores() == reference.scores(step.later)
        assert step.after.winners() == reference.winners(step.later)


def test_these_games_reach_every_phase_and_every_verb() -> None:
    reached = [step for players in (2, 3, 4) for step in steps(players)]
    assert {step.position["phase"] for step in reached} == {"travel", "order", "main", "strike", "riposte", "discard"}
    assert {step.action.split()[0] for step in reached} == {text.split()[0] for text in choson.notations}
    thefts = {step.action.split()[0] for step in reached if step.action[-2:] in {f" {seat}" for seat in range(4)}}
    assert thefts >= {"oracle", "scientist", "travel"}
