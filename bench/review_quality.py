"""How well reviews find mistakes: false alarms on a strong bot's own actions, and planted blunders that are found.

    python -m bench.review_quality koryo --games 10

The bot is `master` with a fixed number of iterations, so that the figures can be reproduced; the review searches four
times as much, with another seed. A blunder is planted where a separate analysis, with a third seed and again twice the
search, says that an action loses more than 15 points of winning chance.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field

import madang
from madang.analysis.decisions import DecisionAnalysis, analyze_decision
from madang.analysis.grades import grade, is_at_stake
from madang.bots.search import Budget, Searcher

REVIEW_FACTOR = 4
PLANTED_LOSS = 0.15
PLANTED_SHARE = 0.25
"""The share of the decisions with such an action where one is planted."""


@dataclass
class Quality:
    own: int = 0
    alarms: int = 0
    losses: list[float] = field(default_factory=list)
    planted: int = 0
    found: int = 0


def is_alarm(game: str, decision: DecisionAnalysis) -> bool:
    return is_at_stake(decision) and grade(game, decision) in ("mistake", "blunder")


def losing_action(view: dict[str, object], best: str, iterations: int, rng: random.Random) -> str | None:
    """An action that certainly loses more than 15 points against the best one, if there is one."""
    actions: list[str] = [action for action in view["actions"] if action != best]  # type: ignore[attr-defined]
    for action in rng.sample(actions, min(3, len(actions))):
        found = analyze_decision(view, action, iterations=iterations, seed=3)
        if found.loss - found.error > PLANTED_LOSS:
            return action
    return None


def play_and_judge(game: str, players: int, seed: int, iterations: int, quality: Quality) -> None:
    rng = random.Random(seed)
    bots = [Searcher(game, 8 * seed + seat, Budget(iterations=iterations), explore=0.2) for seat in range(players)]
    state = madang.game(game).start(players, seed)
    while not state.over:
        action = state.actions()[0]
        if not state.forced:
            seat = state.actor or 0
            view = state.view(seat)
            action = bots[seat](view).action
            own = analyze_decision(view, action, iterations=REVIEW_FACTOR * iterations, seed=2)
            if is_at_stake(own):
                quality.own += 1
                quality.losses.append(own.loss)
                quality.alarms += is_alarm(game, own)
            if own.stake > PLANTED_LOSS and rng.random() < PLANTED_SHARE:
                bad = losing_action(view, action, 2 * REVIEW_FACTOR * iterations, rng)
                if bad is not None:
                    judged = analyze_decision(view, bad, iterations=REVIEW_FACTOR * iterations, seed=2)
                    quality.planted += 1
                    quality.found += is_alarm(game, judged)
                    action = bad
        state = state.play(action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=20_000)
    options = parser.parse_args()
    quality = Quality()
    for seed in range(options.games):
        play_and_judge(options.game, options.players, 1000 + seed, options.iterations, quality)
        losses = sorted(quality.losses)
        quantiles = ", ".join(f"{q:.0%}: {losses[int(q * (len(losses) - 1))]:.3f}" for q in (0.5, 0.9, 0.95, 0.99))
        print(f"{options.game}, {options.players} players, {seed + 1} games: {quality.alarms} alarms on {quality.own} "
              f"own actions; {quality.found} of {quality.planted} planted blunders found; losses {quantiles}",
              flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
