"""The commands on challenges, and who may see what of them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import madang
from madang.core.fairness import commitment
from madang.server.errors import Refused
from madang.server.play.quotas import Quotas
from madang.server.storage.challenges import Attempt, ChallengeStore
from madang.server.tables.challenges import DAY, Challenge, attempt, daily_challenge, new_challenge
from madang.server.tables.guest import Guest, public_id
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table

MAX_KEPT = 10_000
"""Tables of which it is kept in memory whether they are attempts."""
MAX_OPEN = 20
"""Challenges of one guest that may be open."""


class Challenges:
    def __init__(self, store: ChallengeStore, quotas: Quotas, get_table: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._quotas = quotas
        self._get_table = get_table
        self._challenge_ids: OrderedDict[str, str | None] = OrderedDict()
        """The challenges of the tables asked for last; None for an ordinary table. They never change."""
        self.schedule_turn: Callable[[Table], None] = lambda table: None

    async def create(self, guest: Guest, game: str, players: int, level: str, days: int) -> Json:
        challenge = new_challenge(guest, game, players, level, days)
        count = await self._store.count_open(guest.id, time.time())
        if count >= MAX_OPEN:
            raise Refused("too-many-challenges", count=count)
        return await self._info(await self._store.add(challenge), guest)

    async def dailies(self, guest: Guest | None) -> list[Json]:
        """Today's challenge of each game. Tomorrow's are made as well, so that their commitments are known today."""
        today = int(time.time() // DAY)
        for game in madang.game_names():
            for day in (today, today + 1):
                await self._daily(game, day)
        return [await self._info(await self._daily(game, today), guest) for game in madang.game_names()]

    async def _daily(self, game: str, day: int) -> Challenge:
        new = daily_challenge(game, day)
        return await self._store.find(new.id) or await self._store.add(new)

    async def get(self, identifier: str, guest: Guest | None) -> Json:
        return await self._info(await self._find(identifier), guest)

    async def _find(self, identifier: str) -> Challenge:
        challenge = await self._store.find(identifier)
        if challenge is None:
            raise Refused("no-such-challenge")
        return challenge

    async def start(self, identifier: str, guest: Guest, address: str) -> Table:
        """Start the guest's attempt, or return it if it exists."""
        challenge = await self._find(identifier)
        own = _own(await self._store.attempts(identifier), guest.id)
        if own is not None:
            return await self._get_table(own.table)
        new = attempt(challenge, guest, time.time())
        async with self._quotas.reserve(guest, address, 1, new.bots):
            stored = await self._store.start(identifier, guest.id, new, address)
        table = await self._get_table(stored)
        self.schedule_turn(table)
        return table

    # --- who sees what ---

    async def has_table(self, table_id: str) -> bool:
        """Whether a table is an attempt at a challenge."""
        return await self._challenge_of(table_id) is not None

    async def _challenge_of(self, table_id: str) -> str | None:
        if table_id not in self._challenge_ids:
            self._challenge_ids[table_id] = await self._store.challenge_of(table_id)
            if len(self._challenge_ids) > MAX_KEPT:
                self._challenge_ids.popitem(last=False)
        return self._challenge_ids[table_id]

    async def check_visible(self, table_id: str, guest: str | None) -> None:
        """Refuse the table of an open challenge to those who might still play it."""
        identifier = await self._challenge_of(table_id)
        if identifier is None or (await self._find(identifier)).is_closed(time.time()):
            return
        own = _own(await self._store.attempts(identifier), guest)
        if own is None or (own.table != table_id and own.status != "over"):
            raise Refused("challenge-hidden")

    async def check_secret(self, table_id: str) -> None:
        """Refuse what has the secret of an open challenge: from the secret follow all cards that are to come."""
        identifier = await self._challenge_of(table_id)
        if identifier is not None and not (await self._find(identifier)).is_closed(time.time()):
            raise Refused("challenge-secret")

    async def _info(self, challenge: Challenge, guest: Guest | None) -> Json:
        """A challenge for a viewer. Results are hidden from those who might still play."""
        now = time.time()
        found = await self._store.attempts(challenge.id)
        own = _own(found, guest.id if guest else None)
        closed = challenge.is_closed(now)
        shown = closed or (own is not None and own.status == "over")
        return {
            "id": challenge.id,
            "game": challenge.game,
            "players": challenge.players,
            "level": challenge.level,
            "daily": challenge.creator == "" and challenge.id.startswith("daily-"),
            "created": challenge.created,
            "opens": challenge.opens,
            "closes": challenge.closes,
            "closed": closed,
            "commitment": commitment(challenge.secret),
            "secret": challenge.secret if closed else None,
            "contributions": challenge.contributions,
            "attempts": len(found),
            "own": None if own is None else {"table": own.table, "status": own.status},
            "results": _results(challenge, found, guest) if shown else None,
        }


def _own(found: list[Attempt], guest: str | None) -> Attempt | None:
    return next((each for each in found if guest is not None and each.guest == guest), None)


def _results(challenge: Challenge, found: list[Attempt], guest: Guest | None) -> list[Json]:
    """The attempts that ended before the challenge closed, by score, then by the lead over the best bot."""
    rows: list[Json] = []
    for each in found:
        if each.result is None or each.changed >= challenge.closes:
            continue
        score, *others = each.result["scores"]
        known = {
            "player": public_id(each.guest),
            "name": each.name,
            "you": guest is not None and each.guest == guest.id,
        }
        rows.append(
            known
            | {"table": each.table, "score": score, "lead": score - max(others), "won": 0 in each.result["winners"]}
        )
    rows.sort(key=lambda row: (-row["score"], -row["lead"], row["player"]))
    key = [(row["score"], row["lead"]) for row in rows]
    return [{"rank": 1 + key.index(key[place])} | row for place, row in enumerate(rows)]
