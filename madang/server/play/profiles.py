"""Profiles and the leaderboard, from the results of finished games."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from madang.analysis.ratings import Rating, bot_ratings
from madang.server.errors import Refused
from madang.server.storage.results import ResultStore
from madang.server.tables.guest import Guest
from madang.server.tables.presenter import Json

CURVE = 200
"""Points of a rating curve at most."""
OPPONENTS = 20
BEST = 5


class Profiles:
    def __init__(self, store: ResultStore) -> None:
        self._store = store

    async def profile(self, public: str, viewer: Guest | None) -> Json:
        """What a viewer may know of a player: everything of themselves, of others only the games at listed tables."""
        row = await self._store.find_player(public)
        if row is None:
            raise Refused("no-such-player")
        you = viewer is not None and viewer.id == row.id
        history, others = await self._store.history(row.id, you)
        by_game: dict[str, list[Any]] = defaultdict(list)
        for result in history:
            by_game[result.game].append(result)
        return {
            "id": public,
            "name": row.name,
            "you": you,
            "created": row.created,
            "played": len(history),
            "ratings": _ratings(history),
            "games": [_game_statistics(game, rows, others) for game, rows in by_game.items()],
            "opponents": _opponents(history, others),
        }

    async def leaderboard(self, game: str, players: int, viewer: Guest | None) -> Json:
        rows = await self._store.leaders(game, players)
        leaders = []
        for rank, row in enumerate(rows, start=1):
            rating = Rating(row.mu, row.sigma)
            you = viewer is not None and viewer.public == row.public
            known = {"rank": rank, "player": row.public, "name": row.name, "games": row.games, "you": you}
            leaders.append(known | _points(rating))
        measured = bot_ratings().get(f"{game} {players}", {})
        bots = [{"level": level} | _points(rating) for level, rating in measured.items()]
        return {"game": game, "players": players, "leaders": leaders, "bots": bots}


def _points(rating: Rating) -> Json:
    return {"rating": rating.points, "deviation": rating.deviation}


def _ratings(history: Sequence[Any]) -> list[Json]:
    """The rating of each game and number of players, with its curve."""
    rated: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for row in history:
        if row.rated:
            rated[row.game, row.players].append(row)
    found = []
    for (game, players), rows in sorted(rated.items()):
        step = -(-len(rows) // CURVE)
        kept = rows[::-1][::step][::-1]  # always with the last game
        curve = [{"at": row.at} | _points(Rating(row.mu, row.sigma)) for row in kept]
        now = Rating(rows[-1].mu, rows[-1].sigma)
        found.append({"game": game, "players": players, "games": len(rows), "curve": curve} | _points(now))
    return found


def _game_statistics(game: str, rows: Sequence[Any], others: dict[str, list[Any]]) -> Json:
    scores = Counter(row.score for row in rows)
    chosen: Counter[str] = Counter()
    seats: dict[tuple[int, int], list[bool]] = defaultdict(list)
    for row in rows:
        chosen.update(json.loads(row.favorites))
        seats[row.players, row.seat].append(row.place == 1)
    best = sorted(rows, key=lambda row: (-row.score, row.place, -row.at))[:BEST]
    return {
        "game": game,
        "played": len(rows),
        "won": sum(row.place == 1 for row in rows),
        "average": sum(row.score for row in rows) / len(rows),
        "scores": [{"score": score, "games": count} for score, count in sorted(scores.items())],
        "seats": [
            {"players": players, "seat": seat, "played": len(won), "won": sum(won)}
            for (players, seat), won in sorted(seats.items())
        ],
        "favorites": [{"kind": kind, "count": count} for kind, count in chosen.most_common()],
        "best": [_best_game(row, others[row.table_id]) for row in best],
    }


def _best_game(row: Any, others: Sequence[Any]) -> Json:
    return {
        "table": row.table_id if row.stored else None,
        "at": row.at,
        "score": row.score,
        "place": row.place,
        "players": row.players,
        "opponents": [_person(other) for other in others],
    }


def _person(row: Any) -> Json:
    return {"player": row.player, "name": row.name, "level": row.level}


def _opponents(history: Sequence[Any], others: dict[str, list[Any]]) -> list[Json]:
    """Against whom the games were, and in how many of them the player had the better place; the most frequent first."""
    found: dict[tuple[str | None, str | None], Json] = {}
    for row in history:
        for other in others[row.table_id]:
            if other.player is None and other.level is None:
                continue  # a guest who was deleted
            known = found.setdefault((other.player, other.level), _person(other) | {"played": 0, "ahead": 0})
            known["played"] += 1
            known["ahead"] += row.place < other.place
    return sorted(found.values(), key=lambda known: -known["played"])[:OPPONENTS]
