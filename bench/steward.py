"""What bots score with the steward of Corinth, and what a bot gains that is forced to walk.

    python -m bench.steward --games 100 --iterations 60

The forced bots walk in at least every second, third or fourth of their turns, by the best of the steward's actions.
They meet the same bot without that duty. All search with the same number of iterations.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

import madang
from bench.measure import console
from madang.bots.guided import GuidedSearcher
from madang.bots.levels import bot
from madang.bots.networks import network_file
from madang.bots.protocol import Bot, Decision, View, decide
from madang.bots.search import Budget, Searcher

Maker = Callable[[int], Bot]


def level(name: str) -> Maker:
    return lambda seed: bot(name, "corinth", seed)


def former(iterations: int) -> Maker:
    """The search without a network."""
    return lambda seed: Searcher("corinth", seed, Budget(iterations=iterations), explore=0.2)


def guided(iterations: int) -> Maker:
    return lambda seed: GuidedSearcher("corinth", seed, Budget(iterations=iterations))


def walks(maker: Maker, every: int) -> Maker:
    """The same bot, which must move the steward in every so many turns, counted from the first."""

    def make(seed: int) -> Bot:
        inner = maker(seed)
        turns = 0

        def choose(view: View) -> Decision:
            nonlocal turns
            decision = decide(inner, view)
            if view["phase"] != "choose":
                return decision
            turns += 1
            walked = len(view["sheets"][view["you"]]["market"]["circled"])
            if walked * every >= turns or decision.action.startswith("steward"):
                return decision
            stewards = [thought for thought in decision.thoughts if thought.action.startswith("steward")]
            return Decision(max(stewards, key=lambda thought: thought.visits).action) if stewards else decision

        return choose

    return make


def play(makers: list[Maker], seed: int) -> tuple[list[float], list[int], list[int]]:
    """The shares of the win, the scores, and the steward's points, by seat."""
    bots = [maker(seed * 8 + seat) for seat, maker in enumerate(makers)]
    state = madang.game("corinth").start(len(makers), seed)
    while not state.over:
        action = state.actions()[0]
        if not state.forced:
            seat = state.actor or 0
            action = decide(bots[seat], state.view(seat)).action
        state = state.play(action)
    winners = state.winners()
    shares = [(seat in winners) / len(winners) for seat in range(len(makers))]
    boxes = [sum(sheet["market"]["boxes"]) for sheet in state.position()["sheets"]]
    return shares, state.scores(), boxes


def compare(title: str, own: Maker, other: Maker, games: int) -> None:
    """Play each seed in both seats, and print what the first bot won and scored."""
    shares, scores, boxes = [], [], []
    for seed in range(games // 2):
        share = 0.0
        for seat in (0, 1):
            makers = [own, other] if seat == 0 else [other, own]
            won, points, walked = play(makers, seed)
            share += won[seat] / 2
            scores.append(points[seat])
            boxes.append(walked[seat])
        shares.append(share)
    error = 1.96 * stdev(shares) / sqrt(len(shares))
    console.print(
        f"{title}: wins {mean(shares):.1%} ± {error:.1%} of {2 * len(shares)}, score {mean(scores):.1f}, "
        f"of it {mean(boxes):.1f} from the steward"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=60)
    arguments = parser.parse_args()
    games = arguments.games
    bots = {"the search without a network": former(arguments.iterations)}
    if network_file("corinth").exists():
        bots["the search with the network"] = guided(arguments.iterations)
    for name in ("random", "greedy"):
        compare(f"{name} against itself", level(name), level(name), games)
    for name, maker in bots.items():
        compare(f"{name} against itself", maker, maker, games)
        for every in (2, 3, 4):
            compare(f"{name}, walking every {every} turns, against itself", walks(maker, every), maker, games)


if __name__ == "__main__":
    main()
