"""Random games of Corinth, compared in every state with the reference implementation and with a ledger."""

from __future__ import annotations

import random
from typing import Any

from madang import State
from tests.games.corinth import reference_rules
from tests.games.corinth.positions import corinth

GAMES = 40


class Ledger:
    """An independent account of the gold and goats of a seat."""

    def __init__(self) -> None:
        self.gained = {"gold": 1, "goats": 1}
        self.paid = {"gold": 0, "goats": 0}

    def gain(self, purse: str, amount: int) -> None:
        self.gained[purse] = min(24, self.gained[purse] + amount)

    def pay(self, purse: str, amount: int) -> None:
        self.paid[purse] += amount
        assert self.paid[purse] <= self.gained[purse]

    def record_action(self, before: dict[str, Any], action: str) -> None:
        """Record the gains and payments of the actor."""
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
            self.pay("gold", reference_rules.COST[what][0])
            self.pay("goats", reference_rules.COST[what][1])
        elif verb in reference_rules.STEP and len(move["path"]) + 1 == move["steps"]:
            field = reference_rules.neighbor([reference_rules.steward_field(sheet), *move["path"]][-1], verb)
            amount, _, gift = reference_rules.GIVES[field or ""].partition(" ")
            if gift in ("gold", "goats"):
                self.gain(gift, int(amount))


def check_state(state: State, ledgers: list[Ledger]) -> None:
    position = state.position()
    assert state.actions() == reference_rules.legal_actions(position)
    assert state.scores() == [reference_rules.score(position, seat) for seat in range(state.players)]
    assert state.winners() == reference_rules.winners(position)
    for ledger, sheet in zip(ledgers, position["sheets"], strict=True):
        for purse in ("gold", "goats"):
            assert sheet[purse] == {"circled": ledger.gained[purse], "spent": ledger.paid[purse]}
            assert 1 <= sheet[purse]["circled"] <= 24


def test_every_state_matches_the_reference_and_the_ledgers(players: int) -> None:
    for seed in range(GAMES):
        ledgers = [Ledger() for _ in range(players)]
        rng = random.Random(seed)
        state = corinth.start(players, seed)
        check_state(state, ledgers)
        while not state.over:
            action = rng.choice(state.actions())
            ledgers[state.actor or 0].record_action(state.position(), action)
            state = state.play(action)
            check_state(state, ledgers)
