"""Finding puzzles: positions where one action is better than all others by a clear margin.

Cheap filters come first. A quick search looks for a decision with one action far ahead, and weak bots must miss it.
Then two deep analyses with different seeds must agree, the second with four times the iterations of the first.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from madang.analysis.decisions import DecisionAnalysis, analyze_decision
from madang.bots.protocol import Decision, View, decide
from madang.core.game import game
from madang.core.record import Record
from madang.core.state import State
from madang.puzzles.attempts import MISSED_BY, SOLVERS, first_rating, share_missed, solver
from madang.puzzles.files import Puzzle, puzzle_id
from madang.puzzles.themes import themes_of

QUICK = 1500
"""Iterations of the search that plays the games and looks for candidates."""
DEEP = 20_000
"""Iterations of the first analysis; the second has four times as many."""
DEEPER = 4 * DEEP
MIN_MARGIN = 0.07
"""The least margin, in winning chance: every other action is at least a mistake (`madang.analysis.grades`)."""
MIN_CERTAIN = 0.03
"""The least margin after the error of the analysis is taken away."""
MIN_CHANCE, MAX_CHANCE = 0.05, 0.97
"""The chance after the solution: games that are decided make no puzzles."""
MIN_ACTIONS = 3
MIN_VISITS = 40
"""An action that the analysis has visited less often is far behind."""
PER_GAME = 3
"""The most puzzles from one game."""
MAX_SHARE = 0.45
"""The most puzzles of one phase, as a share of the set."""
ODD_MOVES = 0.15
"""The share of decisions in which a bot plays a random action, so that positions are not all alike."""
PLAYERS = (2, 3, 2, 4)


class Candidate(NamedTuple):
    """A decision of a game with the quick search's opinion, and where it is from."""

    state: State
    decision: Decision
    source: str


@dataclass
class Progress:
    """What a search for puzzles has done so far."""

    games: int = 0
    decisions: int = 0
    clear: int = 0
    missed: int = 0
    found: int = 0


def candidates_from_bots(name: str, seed: int, first: int = 0) -> Iterator[list[Candidate]]:
    """The decisions of one bot game after the other, without end."""
    number = first
    while True:
        yield [*_play(name, PLAYERS[number % len(PLAYERS)], f"{seed}:{number}")]
        number += 1


def next_game(puzzles: Iterable[Puzzle], seed: int) -> int:
    """The number of the first bot game of a seed after those that gave these puzzles."""
    begin = f"bots {seed}:"
    return (
        max(
            (int(puzzle.source.removeprefix(begin)) for puzzle in puzzles if puzzle.source.startswith(begin)),
            default=-1,
        )
        + 1
    )


def _play(name: str, players: int, source: str) -> Iterator[Candidate]:
    rng = random.Random(f"{name} {source}")
    state = game(name).start(players, rng.getrandbits(64))
    search = solver("master", name, rng.getrandbits(32), QUICK)
    while not state.over:
        if state.forced:
            state = state.play(state.actions()[0])
            continue
        decision = decide(search, state.view(state.actor))
        yield Candidate(state, decision, f"bots {source}")
        state = state.play(rng.choice(state.actions()) if rng.random() < ODD_MOVES else decision.action)


def candidates_from_records(records: Iterable[tuple[str, Record]], seed: int) -> Iterator[list[Candidate]]:
    """The decisions of one record after the other, each with the name of its file."""
    for source, record in records:
        search = solver("master", record.game.name, seed, QUICK)
        chosen = [state for state in record.history[:-1] if not state.forced]
        yield [Candidate(state, decide(search, state.view(state.actor)), source) for state in chosen]


def find_puzzles(
    name: str,
    games: Iterable[list[Candidate]],
    count: int,
    known: list[Puzzle],
    on_progress: Callable[[Progress], None] = lambda _: None,
) -> Iterator[Puzzle]:
    """Yield new puzzles until there are `count` with those known already, or the games are used up."""
    phases = Counter(puzzle.view["phase"] for puzzle in known)
    ids, progress = {puzzle.id for puzzle in known}, Progress(found=len(known))
    if progress.found >= count:
        return
    for candidates in games:
        progress.games += 1
        progress.decisions += len(candidates)
        on_progress(progress)
        of_this_game = 0
        for candidate in candidates:
            phase = candidate.state.view()["phase"]
            if of_this_game == PER_GAME or phases[phase] >= MAX_SHARE * count or not is_clear(candidate.decision):
                continue
            progress.clear += 1
            puzzle = make_puzzle(name, candidate, progress)
            on_progress(progress)
            if puzzle is None or puzzle.id in ids:
                continue
            progress.found += 1
            of_this_game += 1
            ids.add(puzzle.id)
            phases[phase] += 1
            on_progress(progress)
            yield puzzle
            if progress.found >= count:
                return


def is_clear(decision: Decision) -> bool:
    """Whether a quick search has one action far ahead in a game that is not decided."""
    thoughts = decision.thoughts
    if len(thoughts) < MIN_ACTIONS or not MIN_CHANCE <= thoughts[0].chance <= MAX_CHANCE:
        return False
    tried = [thought.chance for thought in thoughts[1:] if thought.visits >= 3]
    return thoughts[0].chance - max(tried, default=0.0) >= MIN_MARGIN


def make_puzzle(name: str, candidate: Candidate, progress: Progress) -> Puzzle | None:
    """A puzzle from a candidate, if bots miss it and the deep analyses confirm it."""
    view, solution = candidate.state.view(candidate.state.actor), candidate.decision.action
    missed = {}
    for which in MISSED_BY:
        missed[which] = share_missed(name, which, view, solution)
        if missed[which] <= 0.5:
            return None
    progress.missed += 1
    runner_up = candidate.decision.thoughts[1].action
    first = confirm(view, solution, runner_up, DEEP, seed=1)
    themes = themes_of(candidate.state.determinize(view["you"], 0), view, solution)
    second = first and themes and confirm(view, solution, runner_up_of(first), DEEPER, seed=2)
    if not second:
        return None
    missed |= {which: share_missed(name, which, view, solution) for which in SOLVERS if which not in MISSED_BY}
    return Puzzle(
        id=puzzle_id(view),
        view=view,
        solution=solution,
        chances={found.action: round(found.chances[second.seat], 3) for found in second.actions},
        margin=round(margin_of(second), 3),
        error=round(second.error, 3),
        missed=missed,
        rating=first_rating(missed, margin_of(second), len(view["actions"])),
        themes=themes,
        source=candidate.source,
    )


def confirm(view: View, solution: str, runner_up: str, iterations: int, seed: int) -> DecisionAnalysis | None:
    """A deep analysis that compares the solution with the runner-up; None if it does not confirm the solution."""
    found = analyze_decision(view, runner_up, iterations=iterations, seed=seed)
    if found.best.action != solution or len(found.actions) < MIN_ACTIONS:
        return None
    if not MIN_CHANCE <= found.best.chances[found.seat] <= MAX_CHANCE:
        return None
    clear = found.loss - found.error >= MIN_CERTAIN and margin_of(found) >= MIN_MARGIN
    return found if clear else None


def runner_up_of(found: DecisionAnalysis) -> str:
    """The second best action of those that were visited often enough."""
    others = [action for action in found.actions[1:] if action.visits >= MIN_VISITS or action.action == found.played]
    return max(others or found.actions[1:], key=lambda action: action.chances[found.seat]).action


def margin_of(found: DecisionAnalysis) -> float:
    """By how much the best action is ahead of all others that count."""
    second = next(action for action in found.actions if action.action == runner_up_of(found))
    return found.best.chances[found.seat] - second.chances[found.seat]
