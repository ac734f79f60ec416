"""Whether the numbers of a review tell the levels apart, and whether luck averages to zero.

    python -m bench.review_skill koryo --games 40

For each pair of neighboring levels the bots play games for two in both seats. Two measures of "who is better" are taken
from each game: the result, and the losses of the decisions (those of the weaker level minus those of the stronger one).
A measure with the mean m and the standard deviation s needs games in proportion to (s / m)², so the last column says
how many games the losses save. The last line is the mean luck of the first seat in games of `greedy`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

import madang
from madang.analysis.luck import balance
from madang.analysis.review import review
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.core.record import Record

PAIRS = (("greedy", "random"), ("adept", "greedy"), ("expert@0.05", "adept"))
LUCK_SAMPLES = 8


def play(game: str, seats: Sequence[str], seed: int) -> Record:
    bots = [bot(level, game, 8 * seed + seat) for seat, level in enumerate(seats)]
    record = Record(game, len(seats), seed)
    while not record.state.over:
        state = record.state
        forced = state.forced or state.actor is None
        action = state.actions()[0] if forced else decide(bots[state.actor or 0], state.view(state.actor)).action
        record.play(action)
    return record


def games_saved(losses: list[float], results: list[float]) -> str:
    """How many times fewer games the losses need; unknown if all results are alike."""
    if np.std(results) == 0:
        return "–"
    return f"{(effect(losses) / effect(results)) ** 2:.1f}×"


def effect(values: list[float]) -> float:
    """The mean in standard deviations."""
    return float(np.mean(values) / np.std(values, ddof=1))


def interval(values: list[float]) -> float:
    return float(1.96 * np.std(values, ddof=1) / np.sqrt(len(values)))


def compare(game: str, stronger: str, weaker: str, games: int, iterations: int) -> str:
    results, losses = [], []
    for seed in range(games):
        own = seed % 2
        record = play(game, (stronger, weaker) if own == 0 else (weaker, stronger), seed)
        found = review(record, iterations=iterations, seed=1)
        lost = [sum(d.analysis.loss for d in found.decisions if d.analysis.seat == seat) for seat in range(2)]
        results.append(found.balance[own].result - found.balance[1 - own].result)
        losses.append(lost[1 - own] - lost[own])
    return (
        f"| {stronger} against {weaker} | {games} | {50 + 50 * np.mean(results):.0f}% | "
        f"{100 * np.mean(losses):.1f} ± {100 * interval(losses):.1f} | {games_saved(losses, results)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=madang.game_names())
    parser.add_argument("--games", type=int, default=40, help="games for each pair")
    parser.add_argument("--luck-games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=4000, help="of the review, for each decision")
    options = parser.parse_args()
    print("| pair | games | wins | more points lost by the weaker | games saved |\n|---|---|---|---|---|")
    for stronger, weaker in PAIRS:
        print(compare(options.game, stronger, weaker, options.games, options.iterations), flush=True)
    luck = [
        balance(play(options.game, ("greedy", "greedy"), seed), LUCK_SAMPLES).seats[0].luck
        for seed in range(options.luck_games)
    ]
    print(f"mean luck of the first seat in {len(luck)} games: {np.mean(luck):+.4f} ± {interval(luck):.4f} of a win")


if __name__ == "__main__":
    main()
