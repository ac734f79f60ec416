"""Whole random games, checked at every state against a ledger and against the rules told once more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import madang
from madang import State
from tests.games.corinth import reference
from tests.playing import random_game

corinth = madang.game("corinth")
GAMES = 40


class Ledger:
    """Gold and goats of one seat, as somebody at the table would write them down."""

    def __init__(self) -> None:
        self.gained = {"gold": 1, "goats": 1}
        self.paid = {"gold": 0, "goats": 0}

    def gain(self, purse: str, amount: int) -> None:
        self.gained[purse] = min(24, self.gained[purse] + amount)

    def pay(self, purse: str, amount: int) -> None:
        self.paid[purse] += amount
        assert self.paid[purse] <= self.gained[purse]

    def enter(self, before: dict[str, Any], action: str) -> None:
        """Write down what the actor gains and pays with an action."""
        sheet, move = before["sheets"][before["actor"]], before["move"]
        verb, _, what = action.partition(" ")
        if verb == "roll":
            self.pay("gold", int(what))
        elif verb == "take" and what in ("gold", "goats"):
            group = before["harbor"][what]
            extra = 2 if what == "gold" and "store" in sheet["buildings"] else 0
            self.gain(what, group["white"] + group["yellow"] + extra)
        elif verb == "steps":
            free = 2 if "stable" in sheet["buildings"] else 0
            self.pay("gold", max(0, abs(int(what) - move["value"]) - free))
        elif verb == "build":
            self.pay("gold", reference.COST[what][0])
            self.pay("goats", reference.COST[what][1])
        elif verb in reference.STEP and len(move["path"]) + 1 == move["steps"]:
            field = reference.neighbour([reference.steward(sheet), *move["path"]][-1], verb)
            amount, _, gift = reference.GIVES[field or ""].partition(" ")
            if gift in ("gold", "goats"):
                self.gain(gift, int(amount))


def check(state: State, ledgers: list[Ledger]) -> None:
    position = state.position()
    assert state.actions() == reference.legal_actions(position)
    assert state.scores() == [reference.score(position, seat) for seat in range(state.players)]
    assert state.winners() == reference.winners(position)
    for ledger, sheet in zip(ledgers, position["sheets"], strict=True):
        for purse in ("gold", "goats"):
            assert sheet[purse] == {"circled": ledger.gained[purse], "spent": ledger.paid[purse]}
            assert 1 <= sheet[purse]["circled"] <= 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ledger_agrees_in_every_state(players: int) -> None:
    for seed in range(GAMES):
        ledgers = [Ledger() for _ in range(players)]
        dice = random.Random(seed)
        state = corinth.start(players, seed)
        check(state, ledgers)
        while not state.over:
            action = dice.choice(state.actions())
            ledgers[state.actor or 0].enter(state.position(), action)
            state = state.play(action)
            check(state, ledgers)


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 12, 18), (3, 18, 18), (4, 16, 16)])
def test_everybody_has_his_rounds_and_turns(players: int, rounds: int, turns: int) -> None:
    for seed in range(3):
        states = list(random_game(corinth, players, seed))
        rolls = [state for state in states if state.position()["phase"] == "roll"]
        assert len(rolls) == rounds
        firsts = [state.actor for state in rolls]
        assert firsts == [((firsts[0] or 0) + number) % players for number in range(rounds)]
        begun = [state for state in states if state.position()["phase"] == "choose"]
        assert [sum(state.actor == seat for state in begun) for seat in range(players)] == [turns] * players
        last = states[-1].position()
        assert last["first"] == firsts[-1]
        assert [sheet["turns"] for sheet in last["sheets"]] == [rounds // players] * players


def test_with_two_players_the_first_has_the_first_and_the_last_turn() -> None:
    order = [state.actor for state in random_game(corinth, 2, 5) if state.position()["phase"] == "choose"]
    for number in range(0, len(order), 3):
        first, second, again = order[number : number + 3]
        assert first == again != second
