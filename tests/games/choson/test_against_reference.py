"""Random games of Chosŏn, compared with the reference implementation in every state."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import NamedTuple

from madang import State
from madang.games.choson import rules
from madang.games.choson.data import HULK, SNIPER
from madang.jit import plain
from tests.games.choson import reference_rules
from tests.games.choson.positions import choson

GAMES = 60

library_majority = plain(rules.majority)


class Step(NamedTuple):
    """An action, with the states and positions before and after it."""

    state: State
    position: reference_rules.Position
    action: str
    after: State
    position_after: reference_rules.Position


@functools.cache
def steps(players: int) -> list[Step]:
    """Every step of some games: half of them random, half by players who rarely pass or decline."""
    return [step for seed in range(GAMES) for step in game_steps(players, seed)]


def game_steps(players: int, seed: int) -> Iterator[Step]:
    rng = random.Random(f"{players} {seed}")
    state = choson.start(players, seed)
    position = state.position()
    while not state.over:
        actions = state.actions()
        eager = [action for action in actions if action not in ("end", "pass", "stay", "done")]
        action = rng.choice(eager if seed % 2 and eager and rng.random() < 0.9 else actions)
        after = state.play(action)
        position_after = after.position()
        yield Step(state, position, action, after, position_after)
        state, position = after, position_after


def test_legal_actions_match_the_reference(players: int) -> None:
    for step in steps(players):
        assert step.state.actions() == reference_rules.legal_actions(step.position)


def test_effects_of_actions_match_the_reference(players: int) -> None:
    for step in steps(players):
        expected = reference_rules.after(step.position, step.action)
        if expected["hands"] is None:
            expected["hands"] = step.position_after["hands"]
            assert [len(hand) for hand in step.position_after["hands"]] == dealt_sizes(step.position_after)
        assert expected | {"seed": 0} == step.position_after | {"seed": 0}, step.action


def dealt_sizes(position: reference_rules.Position) -> list[int]:
    """The hand sizes after a deal: one card at a time, clockwise from the first player, until the pile is empty."""
    pile = reference_rules.pile_size(position | {"hands": None})
    sizes = [0] * position["players"]
    for card in range(min(pile, position["players"] * (11 - position["round"]))):
        sizes[(position["first"] + card) % position["players"]] += 1
    return sizes


def test_the_holders_of_return_fire_and_counter_attack_match_the_reference(players: int) -> None:
    holders = set()
    for step in steps(players):
        for family, digit in ((SNIPER, "2"), (HULK, "7")):
            holder = int(library_majority(step.state.record, family))
            assert (None if holder == -1 else holder) == reference_rules.majority(step.position, digit)
            holders.add((digit, holder))
    assert holders == {(digit, seat) for digit in "27" for seat in range(-1, players)}


def test_the_guard_is_the_seat_that_held_the_token_before_the_attack(players: int) -> None:
    attacks = 0
    for step in steps(players):
        if step.position["phase"] == "main" and step.action.split()[0] in ("fire", "strike"):
            attacks += 1
            digit = "2" if step.action.startswith("fire") else "7"
            assert step.position_after["turn"]["effect"]["guard"] == reference_rules.majority(step.position, digit)
    assert attacks > 40


def test_the_shield_stays_until_its_owner_loses_yi_or_the_family(players: int) -> None:
    lost = 0
    for step in steps(players):
        old, new = step.position["shield"], step.position_after["shield"]
        if new is not None:
            tableau = step.position_after["tableaus"][new["seat"]]
            assert "1" in tableau
            assert new["family"] in tableau
        if step.action.startswith("shield"):
            assert new == {"seat": step.state.actor, "family": step.action[-1]}
        else:
            assert new in (old, None)
        if old is not None and new is None:
            lost += 1
            tableau = step.position_after["tableaus"][old["seat"]]
            assert "1" not in tableau or old["family"] not in tableau
    assert lost > 3


def test_events_return_to_the_pile_unless_gosu_keeps_them(players: int) -> None:
    kept = 0
    for step in steps(players):
        in_front = "".join(step.position["tableaus"]).count("E")
        assert "".join(step.position_after["tableaus"]).count("E") == in_front + (step.action == "gosu")
        kept += step.action == "gosu"
        if step.action == "end":
            unplaced = step.state.record.pile[9] + "".join(step.position["hands"]).count("E")
            unplaced_after = step.after.record.pile[9] + "".join(step.position_after["hands"]).count("E")
            assert unplaced_after == unplaced + reference_rules.events_aside(step.position)
            assert reference_rules.events_aside(step.position_after) == 0
    assert kept > 3


def test_tokens_add_up_to_10_and_cards_to_55(players: int) -> None:
    for step in steps(players):
        position, pile = step.position_after, step.after.record.pile
        assert position["bank"] + sum(position["tokens"]) == 10
        assert min(position["bank"], *position["tokens"]) >= 0
        assert reference_rules.pile_size(position) == pile.sum()
        cards = "".join([*position["tableaus"], *position["hands"], *position["placed"]])
        for kind, digit in enumerate(reference_rules.KINDS):
            aside = reference_rules.events_aside(position) if digit == "E" else 0
            assert cards.count(digit) + aside + pile[kind] == kind + 1


def test_scores_and_winners_match_the_reference(players: int) -> None:
    for step in steps(players):
        assert step.after.scores() == reference_rules.scores(step.position_after)
        assert step.after.winners() == reference_rules.winners(step.position_after)


def test_the_games_reach_every_phase_and_every_verb() -> None:
    reached = [step for players in (2, 3, 4) for step in steps(players)]
    assert {step.position["phase"] for step in reached} == {"travel", "order", "main", "strike", "riposte", "discard"}
    assert {step.action.split()[0] for step in reached} == {text.split()[0] for text in choson.notations}
    thefts = {step.action.split()[0] for step in reached if step.action[-2:] in {f" {seat}" for seat in range(4)}}
    assert thefts >= {"oracle", "scientist", "travel"}
