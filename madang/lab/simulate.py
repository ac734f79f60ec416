"""Simulation: many games of one line-up, and the statistics that reports need.

Games are played in portions. The games of a portion depend only on the seed and on its start, so that a run is the same
on any number of cores and in any order of the portions (except for bots that think for a given time).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from madang.core.game import game
from madang.core.kernels import MAX_SEATS
from madang.core.playouts import WHOLE_WIN, playouts
from madang.games import load_part
from madang.games.chance import seed_words
from madang.lab.action_groups import action_groups
from madang.lab.arena import Match, play_steps
from madang.lab.executors import Executor, Processes, Threads

Array = np.ndarray[Any, Any]

RANDOM_PORTION_SIZE = 5000
BOT_PORTION_SIZE = 4


@dataclass(frozen=True)
class Portion:
    """Some consecutive games of a run, to be played."""

    name: str
    seats: tuple[str, ...]
    seed: int
    start: int
    games: int

    def seeds(self) -> range:
        """The seeds of its games, for `game.start(players, seed)`."""
        begin = self.seed * 10**9 + self.start
        return range(begin, begin + self.games)


@dataclass(frozen=True)
class Run:
    """Games that were played, one row per game; `offered` and `chosen` have a row for each group of actions.

    A hand is one seat in one game.
    """

    name: str
    seats: tuple[str, ...]
    seed: int
    numbers: Array
    """The number of each game in the run."""
    first: Array
    """The first player of the first round."""
    scores: Array
    wins: Array
    """Parts of the win by seat; the sum is `WHOLE_WIN`."""
    length: Array
    """All decisions, and those with more than one legal action."""
    parts: Array
    """Points by game, part of the score, and seat."""
    offered: Array
    """The hands that could choose an action of the group among others: how many, and the parts of wins they got."""
    chosen: Array
    """The same for the hands that chose an action of the group."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def games(self) -> int:
        return len(self.numbers)

    @property
    def shares(self) -> Array:
        """The share of the win by game and seat."""
        return self.wins / WHOLE_WIN

    def part_names(self) -> list[str]:
        return part_names(self.name)

    def save(self, path: Path) -> None:
        """Write the run to a file for `load`."""
        arrays: dict[str, Any] = {name: value for name, value in vars(self).items() if isinstance(value, np.ndarray)}
        with path.open("wb") as file:
            np.savez_compressed(file, about=np.array([self.name, str(self.seed), *self.seats]), **arrays)

    @classmethod
    def load(cls, path: Path) -> Run:
        """Read a run from a file; raise `ValueError` if it is not one."""
        try:
            with np.load(path, allow_pickle=False) as content:
                arrays = dict(content)
            name, seed, *seats = arrays.pop("about").tolist()
            return cls(name, tuple(seats), int(seed), **arrays)
        except (OSError, EOFError, BadZipFile, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{path} is not a saved run ({error})") from error


def part_names(name: str) -> list[str]:
    """The parts of a score, as message ids."""
    return [*load_part(name, "tally").score_parts(game(name).blank(1))]


def portions(name: str, seats: tuple[str, ...], games: int, seed: int) -> list[Portion]:
    """Split a run into portions."""
    size = RANDOM_PORTION_SIZE if all_random(seats) else BOT_PORTION_SIZE
    return [Portion(name, seats, seed, start, min(size, games - start)) for start in range(0, games, size)]


def all_random(seats: tuple[str, ...]) -> bool:
    """Whether all seats play at random, so that the kernel can play the games alone."""
    return set(seats) == {"random"}


def simulate(
    name: str, seats: tuple[str, ...], games: int, seed: int, executor: Executor | None = None
) -> Iterator[Run]:
    """Play a run, by default on all cores; yield its portions as they are done, in any order."""
    game(name).check_players(len(seats))
    tasks = portions(name, seats, games, seed)
    if all_random(seats):
        playouts(name)  # compile before the threads start
        yield from (executor or Threads()).run(play_random_portion, tasks)
    else:
        yield from (executor or Processes()).run(play_bot_portion, tasks)


def merge(runs: list[Run]) -> Run:
    """Join the portions of a run, in the order of their games."""
    runs = sorted(runs, key=lambda run: int(run.numbers[0]))
    rows = ("numbers", "first", "scores", "wins", "length", "parts")
    arrays = {field: np.concatenate([getattr(run, field) for run in runs]) for field in rows}
    arrays |= {field: sum(getattr(run, field) for run in runs) for field in ("offered", "chosen")}
    return Run(runs[0].name, runs[0].seats, runs[0].seed, **arrays)


# --- playing ---------------------------------------------------------------------------------------------------------


def play_random_portion(portion: Portion) -> Run:
    """Play a portion of random games in the kernel."""
    played, players = game(portion.name), len(portion.seats)
    states = played.blank(portion.games)
    states["seed"] = np.stack([seed_words(played.stream_seed(seed)) for seed in portion.seeds()])
    played.kernels.start_many(states, 0, portion.games, players)
    first = states["first"].copy()
    rng = f"simulate {portion.seed} {portion.start}"
    points, wins, length, offered, chosen = playouts(portion.name).play(states, rng, action_groups(portion.name)[1])
    return _run(portion, first, states, points, wins, length, offered, chosen)


def play_bot_portion(portion: Portion) -> Run:
    """Play a portion of games between bots."""
    played, players = game(portion.name), len(portion.seats)
    states, first = played.blank(portion.games), np.zeros(portion.games, np.int64)
    points, wins = np.zeros((portion.games, MAX_SEATS), np.int64), np.zeros((portion.games, MAX_SEATS), np.int64)
    length = np.zeros((portion.games, 2), np.int64)
    labels, groups = action_groups(portion.name)
    offered, chosen = (np.zeros((len(labels), 2), np.int64) for _ in range(2))
    for i, seed in enumerate(portion.seeds()):
        hands: list[tuple[set[int], set[int]]] = [(set(), set()) for _ in range(players)]
        for step in play_steps(Match(portion.name, portion.seats, seed)):
            state = step.state
            if step.action is None:
                break
            length[i] += 1, not state.forced
            if not state.forced:
                was_offered, was_chosen = hands[state.actor or 0]
                was_offered.update(groups[state.action_numbers].tolist())
                was_chosen.add(int(groups[step.action]))
        states[i] = state.record
        first[i] = played.start(players, seed).record.first
        points[i, :players] = state.scores()
        wins[i, state.winners()] = WHOLE_WIN // len(state.winners())
        for seat, (was_offered, was_chosen) in enumerate(hands):
            offered[[*was_offered]] += 1, wins[i, seat]
            chosen[[*was_chosen]] += 1, wins[i, seat]
    return _run(portion, first, states, points, wins, length, offered, chosen)


def _run(portion: Portion, first: Array, states: Array, points: Array, wins: Array, length: Array, offered: Array,
         chosen: Array) -> Run:  # fmt: skip
    players = len(portion.seats)
    parts = load_part(portion.name, "tally").score_parts(states)
    return Run(
        name=portion.name,
        seats=portion.seats,
        seed=portion.seed,
        numbers=np.arange(portion.start, portion.start + portion.games),
        first=first.astype(np.int8),
        scores=points[:, :players].astype(np.int16),
        wins=wins[:, :players].astype(np.int8),
        length=length.astype(np.int16),
        parts=np.stack([part[:, :players] for part in parts.values()], axis=1).astype(np.int8),
        offered=offered,
        chosen=chosen,
    )
