"""The arena: bots against each other, with the same seeds in every seat.

Every line-up of bots plays each seed once in every rotation of the seats, so that neither the deal nor the seat favors
a bot. Each game is stored when it ends: an arena that was stopped resumes from there.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

from madang.analysis.luck import balance_of
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.core.game import game
from madang.core.state import State
from madang.extras import import_extra
from madang.games import NAMES
from madang.jit import PACKAGE, cache_root
from madang.lab.executors import Executor, Processes

LUCK_SAMPLES = 64
"""Other outcomes drawn for each chance event, to measure luck."""


@dataclass(frozen=True)
class Match:
    """One game to play: the bot at each seat, and the seed."""

    game: str
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class MatchResult:
    """The result of one game; decisions, seconds of thinking, and luck in shares of a win, by seat."""

    seats: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    luck: tuple[float, ...] = ()


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Every combination of bots for the seats; if there are too few bots, the last one takes the remaining seats.

    >>> line_ups(["expert", "adept", "greedy"], 2)
    [('expert', 'adept'), ('expert', 'greedy'), ('adept', 'greedy')]
    >>> line_ups(["expert", "greedy"], 3)
    [('expert', 'greedy', 'greedy')]
    """
    filled = bots + [bots[-1]] * (players - len(bots))
    return [*combinations(filled, players)] if len(bots) >= players else [tuple(filled)]


def schedule(name: str, bots: list[str], players: int, games: int, seed: int) -> Iterator[Match]:
    """At least `games` games for each line-up, always complete rotations of the seats."""
    for number in range(-(-games // players)):
        for line_up in line_ups(bots, players):
            for shift in range(players):
                yield Match(name, line_up[shift:] + line_up[:shift], seed * 1_000_000 + number)


@dataclass(frozen=True)
class MatchStep:
    """A state of a match, the action played in it (None at the end), and the seconds the bot took."""

    state: State
    action: int | None
    seconds: float = 0.0


def play_steps(match: Match) -> Iterator[MatchStep]:
    """Play one game step by step; in the last step it is over. Bots are not asked for forced actions."""
    bots = [bot(level, match.game, match.seed * 8 + seat) for seat, level in enumerate(match.seats)]
    played = game(match.game)
    state = played.start(len(match.seats), match.seed)
    while not state.over:
        action, began = state.action_numbers[0], time.perf_counter()
        if not state.forced:
            seat = state.actor or 0
            action = played.numbers[decide(bots[seat], state.view(seat)).action]
        yield MatchStep(state, action, time.perf_counter() - began)
        state = state.play(action)
    yield MatchStep(state, None)


def play_match(match: Match) -> MatchResult:
    decisions, seconds = [0] * len(match.seats), [0.0] * len(match.seats)
    played: list[tuple[State, int]] = []
    for step in play_steps(match):
        state = step.state
        if step.action is not None:
            played.append((state, step.action))
        if not state.forced and not state.over:
            seat = state.actor or 0
            decisions[seat] += 1
            seconds[seat] += step.seconds
    scores, winners = tuple(state.scores()), tuple(state.winners())
    luck = tuple(seat.luck for seat in balance_of(played, LUCK_SAMPLES, f"arena {match}").seats)
    return MatchResult(match.seats, match.seed, scores, winners, tuple(decisions), tuple(seconds), luck)


# --- storage ---------------------------------------------------------------------------------------------------------


class Archive:
    """The stored games of one arena, one line of JSON each. Other rules or other code of the bots use another file."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        key = hashlib.sha256(f"{name} {game(name).version} {players} {seed} {_bots_fingerprint(name)}".encode())
        self.path = cache_root() / "arena" / f"{name}-{players}-{key.hexdigest()[:12]}.jsonl"

    def load(self) -> dict[tuple[tuple[str, ...], int], MatchResult]:
        if not self.path.exists():
            return {}
        rows = []
        for line in self.path.read_text("utf-8").splitlines():
            try:
                rows.append(MatchResult(**{field: _tuples(value) for field, value in json.loads(line).items()}))
            except ValueError:  # a line that was cut off when the process was killed
                continue
        return {(row.seats, row.seed): row for row in rows if row.luck}  # earlier versions did not store luck

    def add(self, result: MatchResult) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


def _tuples(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _bots_fingerprint(name: str) -> str:
    """A hash of all that determines how bots play a game: their code and its weights, not those of other games."""
    digest = hashlib.sha256()
    for path in sorted((PACKAGE / "bots").rglob("*")):
        if path.suffix in (".py", ".npz") and (path.stem == name or path.stem not in NAMES):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(matches: list[Match], archive: Archive, executor: Executor | None = None) -> Iterator[MatchResult]:
    """Yield the results of all matches: first those in the archive, then the rest, by default played on all cores."""
    known = archive.load()
    missing = [match for match in matches if (match.seats, match.seed) not in known]
    yield from (known[match.seats, match.seed] for match in matches if (match.seats, match.seed) in known)
    if not missing:
        return
    for result in (executor or Processes()).run(play_match, missing):
        archive.add(result)
        yield result


# --- results ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BotStanding:
    """The results of one bot in one line-up."""

    bot: str
    against: tuple[str, ...]
    games: int
    share: float
    error: float
    """Half the width of the 95% interval."""
    score: float
    milliseconds: float
    saved: float | None = None
    """How many times as many games would give this interval without variance reduction; None if it was not used."""


def standings(results: list[MatchResult], *, variance_reduction: bool = False) -> list[BotStanding]:
    """For each line-up and each bot in it: its share of the wins, mean score and time per decision.

    Variance reduction subtracts each seat's luck from its result. Luck has the expectation zero (`madang.analysis`), so
    the shares estimate the same, with narrower intervals.
    """
    by_line_up: dict[tuple[str, ...], list[MatchResult]] = {}
    for result in results:
        by_line_up.setdefault(tuple(sorted(result.seats)), []).append(result)
    return [
        _standing(name, group, variance_reduction)
        for group in by_line_up.values()
        for name in dict.fromkeys(group[0].seats)
    ]


def _standing(name: str, results: list[MatchResult], variance_reduction: bool) -> BotStanding:
    wins_by_seed: dict[int, list[float]] = {}
    luck_by_seed: dict[int, list[float]] = {}
    scores, decisions, seconds = [], 0, 0.0
    for result in results:
        for seat, bot_name in enumerate(result.seats):
            if bot_name == name:
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins_by_seed.setdefault(result.seed, []).append(won)
                luck_by_seed.setdefault(result.seed, []).append(result.luck[seat] if variance_reduction else 0.0)
                scores.append(result.scores[seat])
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    # one value per seed: its games are not independent
    plain = [sum(wins) / len(wins) for wins in wins_by_seed.values()]
    luck = [sum(values) / len(values) for values in luck_by_seed.values()]
    mean, error = _mean_and_error([won - lucky for won, lucky in zip(plain, luck, strict=True)])
    others = list(results[0].seats)
    others.remove(name)
    return BotStanding(
        bot=name,
        against=tuple(others),
        games=len(results),
        share=mean,
        error=error,
        score=sum(scores) / len(scores),
        milliseconds=1000 * seconds / max(1, decisions),
        saved=(_mean_and_error(plain)[1] / error) ** 2 if variance_reduction and error else None,
    )


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of independent values, and half the width of its 95% interval."""
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return mean, 1.96 * deviation / sqrt(len(values))


def ratings(results: list[MatchResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (mean, standard deviation) after all games, in the order of their seeds."""
    model = import_extra("openskill.models", "lab").PlackettLuce()
    known: dict[str, Any] = {}
    for result in sorted(results, key=lambda result: (result.seed, result.seats)):
        if len(set(result.seats)) < len(result.seats):  # a bot that meets itself
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in result.seats]
        ranks = [0.0 if seat in result.winners else 1.0 for seat in range(len(result.seats))]
        for name, team in zip(result.seats, model.rate(teams, ranks=ranks), strict=True):
            known[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def write_json(path: Path, results: list[MatchResult]) -> None:
    games = [asdict(result) for result in results]
    content = {"standings": [asdict(standing) for standing in standings(results)], "games": games}
    path.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def write_plot(path: Path, title: str, results: list[MatchResult]) -> None:
    """Plot the share of the wins of each bot, with its interval."""
    rows = standings(results)
    figure = import_extra("matplotlib.figure", "lab").Figure(figsize=(8, 0.6 + 0.4 * len(rows)), layout="constrained")
    axes = figure.subplots()
    names = [f"{row.bot} against {', '.join(row.against)}" for row in rows]
    axes.errorbar([row.share for row in rows], range(len(rows)), xerr=[row.error for row in rows], fmt="o")
    axes.set_yticks(range(len(rows)), names)
    axes.invert_yaxis()
    axes.axvline(1 / len(results[0].seats), linestyle=":", color="gray")
    axes.set(title=title, xlabel="share of the wins, with 95% interval", xlim=(0, 1))
    figure.savefig(path)
