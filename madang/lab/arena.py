"""The arena: bots against each other, on the same cards, with seats changed round.

Every line-up of bots plays each seed once from every rotation of the seats, so that neither a lucky deal nor a lucky
seat counts for anybody. Games are kept as they are played: an arena that was stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.core.game import game
from madang.core.state import State
from madang.games import NAMES
from madang.jit import PACKAGE, cache_root

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and with which seed."""

    game: str
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """One game that was played."""

    seats: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of bots for the seats; if there are too few, the last one sits several times.

    >>> line_ups(["expert", "adept", "greedy"], 2)
    [('expert', 'adept'), ('expert', 'greedy'), ('adept', 'greedy')]
    >>> line_ups(["expert", "greedy"], 3)
    [('expert', 'greedy', 'greedy')]
    """
    filled = bots + [bots[-1]] * (players - len(bots))
    return [*combinations(filled, players)] if len(bots) >= players else [tuple(filled)]


def schedule(name: str, bots: list[str], players: int, games: int, seed: int) -> Iterator[Match]:
    """At least `games` games for each line-up, whole rounds of seat changes at a time."""
    for number in range(-(-games // players)):
        for line_up in line_ups(bots, players):
            for turn in range(players):
                yield Match(name, line_up[turn:] + line_up[:turn], seed * 1_000_000 + number)


@dataclass(frozen=True)
class Step:
    """A state of a game that bots play, the action that was played there (None at the end), and the time it took."""

    state: State
    action: int | None
    seconds: float = 0.0


def steps(match: Match) -> Iterator[Step]:
    """Play one game, step by step; the last one is over. Forced actions are not asked for."""
    bots = [bot(level, match.game, match.seed * 8 + seat) for seat, level in enumerate(match.seats)]
    one = game(match.game)
    state = one.start(len(match.seats), match.seed)
    while not state.over:
        action, began = state.action_numbers[0], time.perf_counter()
        if not state.forced:
            seat = state.actor or 0
            action = one.numbers[decide(bots[seat], state.view(seat)).action]
        yield Step(state, action, time.perf_counter() - began)
        state = state.play(action)
    yield Step(state, None)


def play(match: Match) -> Played:
    """Play one game, and say how it went."""
    decisions, seconds = [0] * len(match.seats), [0.0] * len(match.seats)
    for step in steps(match):
        state = step.state
        if not state.forced and not state.over:
            seat = state.actor or 0
            decisions[seat] += 1
            seconds[seat] += step.seconds
    result = tuple(state.scores()), tuple(state.winners())
    return Played(match.seats, match.seed, *result, tuple(decisions), tuple(seconds))


# --- keeping what was played -----------------------------------------------------------------------------------------


class Archive:
    """The games of one arena on disk, one line each; of other bots or other rules it knows nothing."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        key = hashlib.sha256(f"{name} {game(name).version} {players} {seed} {_bots_fingerprint(name)}".encode())
        self.path = cache_root() / "arena" / f"{name}-{players}-{key.hexdigest()[:12]}.jsonl"

    def load(self) -> dict[tuple[tuple[str, ...], int], Played]:
        if not self.path.exists():
            return {}
        rows = []
        for line in self.path.read_text("utf-8").splitlines():
            try:
                rows.append(Played(**{field: _tuples(value) for field, value in json.loads(line).items()}))
            except ValueError:  # a line that was cut off when the machine went down
                continue
        return {(row.seats, row.seed): row for row in rows}

    def add(self, played: Played) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")


def _tuples(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _bots_fingerprint(name: str) -> str:
    """What decides how bots play a game: their code and its weights, not those of other games."""
    digest = hashlib.sha256()
    for path in sorted((PACKAGE / "bots").rglob("*")):
        if path.suffix in (".py", ".npz") and (path.stem == name or path.stem not in NAMES):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(matches: list[Match], archive: Archive, workers: int | None = None) -> Iterator[Played]:
    """Play what is not in the archive yet, on all cores; yields every game as it is there."""
    known = archive.load()
    missing = [match for match in matches if (match.seats, match.seed) not in known]
    yield from (known[match.seats, match.seed] for match in matches if (match.seats, match.seed) in known)
    if not missing:
        return
    for played in on_all_cores(play, missing, workers):
        archive.add(played)
        yield played


def on_all_cores(work: Callable[[T], R], tasks: Iterable[T], workers: int | None = None) -> Iterator[R]:
    """Do some work in a process for each core; yields what is done as it is done.

    Whoever stops asking stops it. Ctrl-C is for this process alone: a worker that dies while it hands over what it has
    done leaves the others waiting for ever.
    """
    with get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(work, tasks)


# --- what came out ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How one bot did in one line-up."""

    bot: str
    against: tuple[str, ...]
    games: int
    share: float
    error: float
    """Half the width of the 95% interval."""
    score: float
    milliseconds: float


def standings(rows: list[Played]) -> list[Standing]:
    """For each line-up and each bot in it: its share of the wins, its mean score, its time for a decision."""
    tables: dict[tuple[str, ...], list[Played]] = {}
    for row in rows:
        tables.setdefault(tuple(sorted(row.seats)), []).append(row)
    return [_standing(name, table) for table in tables.values() for name in dict.fromkeys(table[0].seats)]


def _standing(name: str, table: list[Played]) -> Standing:
    by_seed: dict[int, list[float]] = {}
    scores, decisions, seconds = [], 0, 0.0
    for row in table:
        for seat, who in enumerate(row.seats):
            if who == name:
                won = 1 / len(row.winners) if seat in row.winners else 0.0
                by_seed.setdefault(row.seed, []).append(won)
                scores.append(row.scores[seat])
                decisions += row.decisions[seat]
                seconds += row.seconds[seat]
    shares = [sum(wins) / len(wins) for wins in by_seed.values()]  # a seed's games are not independent: one value each
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1))
    others = list(table[0].seats)
    others.remove(name)
    return Standing(
        bot=name,
        against=tuple(others),
        games=len(table),
        share=mean,
        error=1.96 * spread / sqrt(len(shares)),
        score=sum(scores) / len(scores),
        milliseconds=1000 * seconds / max(1, decisions),
    )


def ratings(rows: list[Played]) -> dict[str, tuple[float, float]]:
    """Openskill ratings (mean, uncertainty) after all games, in the order of their seeds."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for row in sorted(rows, key=lambda row: (row.seed, row.seats)):
        if len(set(row.seats)) < len(row.seats):
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in row.seats]
        ranks = [0.0 if seat in row.winners else 1.0 for seat in range(len(row.seats))]
        for name, team in zip(row.seats, model.rate(teams, ranks=ranks), strict=True):
            known[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def write_json(path: Path, rows: list[Played]) -> None:
    content = {"standings": [asdict(one) for one in standings(rows)], "games": [asdict(row) for row in rows]}
    path.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def write_plot(path: Path, title: str, rows: list[Played]) -> None:
    """A picture of the shares with their intervals."""
    from matplotlib.figure import Figure

    lines = standings(rows)
    figure = Figure(figsize=(8, 0.6 + 0.4 * len(lines)), layout="constrained")
    axes = figure.subplots()
    names = [f"{one.bot} against {', '.join(one.against)}" for one in lines]
    axes.errorbar([one.share for one in lines], range(len(lines)), xerr=[one.error for one in lines], fmt="o")
    axes.set_yticks(range(len(lines)), names)
    axes.invert_yaxis()
    axes.axvline(1 / len(rows[0].seats), linestyle=":", color="grey")
    axes.set(title=title, xlabel="share of the wins, with 95% interval", xlim=(0, 1))
    figure.savefig(path)
