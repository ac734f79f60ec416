"""Kernels of the analysis, written over the rules and the evaluation of a game (see `madang.bots.kernels`)."""

from __future__ import annotations

from typing import Any

from madang.games.chance import reseed

# --- verbs -----------------------------------------------------------------------------------------------------------

apply: Any = None
evaluate: Any = None

BEFORE, EXPECTED, AFTER = range(3)
"""Rows of what `evaluate_action` writes: chances before the action, expected after it, and after what really came."""


def evaluate_action(games: Any, action: int, samples: int, weights: Any, workspace: Any, out: Any) -> None:
    """Write the chances around an action in game 0, with all cards open. Game 1 is overwritten.

    An action that draws from the random stream begins a chance event. Its expected chances are the mean over `samples`
    other outcomes, drawn exactly as the real one was.
    """
    out[:] = 0.0
    players = games[0].players
    evaluate(games[0], weights, workspace)
    for seat in range(players):
        out[BEFORE, seat] = workspace.chances[seat]
    games[1] = games[0]
    apply(games[1], action)
    drawn = False
    for i in range(games[0].seed.shape[0]):
        if games[0].seed[i] != games[1].seed[i]:
            drawn = True
    evaluate(games[1], weights, workspace)
    for seat in range(players):
        out[AFTER, seat] = workspace.chances[seat]
        out[EXPECTED, seat] = 0.0 if drawn else workspace.chances[seat]
    if not drawn:
        return
    for _ in range(samples):
        games[1] = games[0]
        reseed(games[1], workspace.rng)
        apply(games[1], action)
        evaluate(games[1], weights, workspace)
        for seat in range(players):
            out[EXPECTED, seat] += workspace.chances[seat] / samples
