"""Puzzles of guests: which comes next, what an attempt is worth, ratings, the puzzle of the day."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

import madang
from madang import Message, State
from madang.puzzles import Puzzle, PuzzleSet, puzzle_set
from madang.puzzles.daily import daily_puzzle, day_of, streak
from madang.puzzles.themes import THEMES
from madang.server.errors import Refused
from madang.server.storage.puzzles import NOT_DAILY, Attempt, Counted, PuzzleStore, Rating
from madang.server.tables.outcome import outcome_of
from madang.server.tables.reasons import reasons_for

Json = dict[str, Any]
FIRST_PLAYER = Rating(1500.0, 350.0)
"""The rating of a guest before the first puzzle."""
FIRST_PUZZLE_SIGMA = 150.0
"""How uncertain the first rating of a puzzle is; bots have tried it."""
BETA = 400 / log(10) / sqrt(2)
"""With it, 400 points between two certain ratings mean odds of ten to one, as in chess."""
TAU = 8.0
"""Added to the uncertainty with every attempt, so that a rating never freezes."""
NEAREST = 5
"""The next puzzle is one of so many whose ratings are nearest to the guest's."""
SHOWN = 5
"""How many of the best actions an explanation lists."""

_model = PlackettLuce(mu=FIRST_PLAYER.mu, sigma=FIRST_PLAYER.sigma, beta=BETA, tau=TAU)


def rate(player: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings after an attempt.

    >>> player, puzzle = rate(Rating(1500.0, 350.0), Rating(1500.0, 150.0), solved=True)
    >>> player.mu > 1600, puzzle.mu < 1500, player.sigma < 350, player.attempts
    (True, True, True, 1)
    """
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in (player, puzzle)]
    first, second = (team[0] for team in _model.rate(teams, ranks=[0.0, 1.0] if solved else [1.0, 0.0]))
    return (
        Rating(first.mu, first.sigma, player.attempts + 1),
        Rating(second.mu, second.sigma, puzzle.attempts + 1),
    )


class PuzzleService:
    def __init__(self, store: PuzzleStore) -> None:
        self._store = store

    async def overview(self, guest: str | None) -> Json:
        """Each game's puzzles: themes, what the guest solved, the rating, the streak, today's puzzle."""
        attempts = await self._store.attempts(guest) if guest else []
        players = await self._store.players(guest) if guest else {}
        today = day_of(time.time())
        games = []
        for name in madang.game_names():
            found, own = await _loaded(name), [attempt for attempt in attempts if attempt.game == name]
            daily = daily_puzzle(found, today)
            games.append(
                {
                    "game": name,
                    "puzzles": len(found.puzzles),
                    "themes": _themes(found, own),
                    "player": _shown(players.get(name, FIRST_PLAYER)),
                    "solved": len({attempt.puzzle for attempt in own if attempt.solved}),
                    "streak": _streak(own, today),
                    "daily": {"id": daily.id, "solved": _solved_on(own, today)},
                }
            )
        return {"day": today, "games": games}

    async def next(self, guest: str | None, game: str, theme: str | None) -> str:
        """The id of a puzzle that suits the guest's rating: a new one, else one not solved, else the oldest."""
        found = await _loaded(game)
        if theme is not None and theme not in THEMES[game]:
            raise Refused("not-found")
        chosen = [puzzle for puzzle in found.puzzles if theme is None or theme in puzzle.themes]
        if not chosen:
            raise Refused("not-found")
        attempts = await self._store.attempts(guest) if guest else []
        tried = {attempt.puzzle: attempt for attempt in attempts if attempt.game == game}
        fresh = [puzzle for puzzle in chosen if puzzle.id not in tried]
        if not fresh:
            return min((tried[puzzle.id] for puzzle in chosen), key=lambda attempt: (attempt.solved, attempt.at)).puzzle
        players = await self._store.players(guest) if guest else {}
        rating = players.get(game, FIRST_PLAYER).mu
        nearest = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - rating))[:NEAREST]
        return random.choice(nearest).id

    async def show(self, guest: str | None, game: str, puzzle_id: str) -> Json:
        """A puzzle as it is before an attempt: nothing here depends on the solution."""
        puzzle = await _find(game, puzzle_id)
        attempts = await self._store.attempts(guest) if guest else []
        tried = any(attempt.game == game and attempt.puzzle == puzzle_id for attempt in attempts)
        daily = daily_puzzle(puzzle_set(game), day_of(time.time()))
        return {
            "game": game,
            "rules": madang.game(game).version,
            "id": puzzle.id,
            "players": puzzle.view["players"],
            "seat": puzzle.seat,
            "view": puzzle.view,
            "standing": puzzle.state.standing(),
            "daily": daily.id == puzzle_id,
            "tried": tried,
        }

    async def explain(self, game: str, puzzle_id: str, action: str) -> Message | None:
        """Why an action is not legal in a puzzle."""
        return (await _find(game, puzzle_id)).state.explain(action)

    async def attempt(self, guest: str, game: str, puzzle_id: str, action: str | None) -> Json:
        """Try an action, or ask for the solution with None. The first attempt counts.

        The solution is sent only after the right action, or when it is asked for.
        """
        puzzle = await _find(game, puzzle_id)
        if action is not None and (reason := puzzle.state.explain(action)):
            raise Refused(reason)
        solved, now = action == puzzle.solution, time.time()
        today = day_of(now)
        day = today if daily_puzzle(puzzle_set(game), today).id == puzzle_id else NOT_DAILY
        attempt = Attempt(guest, game, puzzle_id, day, action, solved, now)
        first = Rating(puzzle.rating, FIRST_PUZZLE_SIGMA)
        counted = await self._store.add(attempt, rate, FIRST_PLAYER, first)
        own = [attempt for attempt in await self._store.attempts(guest) if attempt.game == game]
        rating = (await self._store.puzzle(game, puzzle_id)) or first
        answer = {
            "right": solved,
            "loss": None if action is None else puzzle.loss(action),
            "reasons": [] if action is None else await asyncio.to_thread(_reasons, puzzle, action),
            "rated": _change(counted),
            "streak": _streak(own, today),
            "solution": None,
        }
        if solved or action is None:
            answer["solution"] = await asyncio.to_thread(_solution, puzzle, rating)
        return answer


async def _loaded(game: str) -> PuzzleSet:
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    return await asyncio.to_thread(puzzle_set, game)


async def _find(game: str, puzzle_id: str) -> Puzzle:
    puzzle = (await _loaded(game)).by_id.get(puzzle_id)
    if puzzle is None:
        raise Refused("not-found")
    return puzzle


def _shown(rating: Rating) -> Json:
    return {"rating": round(rating.mu), "deviation": round(rating.sigma), "attempts": rating.attempts}


def _change(counted: Counted | None) -> Json | None:
    if counted is None:
        return None
    before, after = counted.player
    return {"before": _shown(before), "after": _shown(after)}


def _themes(found: PuzzleSet, own: list[Attempt]) -> list[Json]:
    """The themes that have puzzles, with how many the guest has tried."""
    tried = {attempt.puzzle for attempt in own}
    themes = []
    for theme in THEMES[found.game]:
        ids = [puzzle.id for puzzle in found.puzzles if theme in puzzle.themes]
        if ids:
            themes.append({"theme": theme, "puzzles": len(ids), "tried": len(tried.intersection(ids))})
    return themes


def _streak(own: list[Attempt], today: int) -> int:
    return streak({attempt.day: attempt.solved for attempt in own if attempt.day != NOT_DAILY}, today)


def _solved_on(own: list[Attempt], day: int) -> bool | None:
    """Whether the daily puzzle was solved; None if it was not tried."""
    return next((attempt.solved for attempt in own if attempt.day == day), None)


# --- explanations ----------------------------------------------------------------------------------------------------


def _solution(puzzle: Puzzle, rating: Rating) -> Json:
    order = sorted(puzzle.chances, key=lambda action: (action != puzzle.solution, -puzzle.chances[action]))
    return {
        "action": puzzle.solution,
        "margin": puzzle.margin,
        "error": puzzle.error,
        "chances": [{"action": action, "chance": puzzle.chances[action]} for action in order[:SHOWN]],
        "reasons": _reasons(puzzle, puzzle.solution),
        "themes": puzzle.themes,
        "puzzle": _shown(rating),
        "after": next(_after(puzzle.state, puzzle.seat, puzzle.solution), None),
    }


def _reasons(puzzle: Puzzle, action: str) -> list[Json]:
    return [{"id": reason.id, "args": reason.args} for reason in reasons_for(puzzle.state, puzzle.seat, action)]


def _after(state: State, seat: int, action: str) -> Iterator[Json]:
    """The position after an action, unless something random or hidden is revealed: nobody knows what would come."""
    after = state.play(action)
    if not outcome_of(state, after).came_up:
        yield {"view": after.view(seat), "standing": after.standing()}
