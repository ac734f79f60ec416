"""Creates and connects the services of one server process, and reports their health."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from madang.server.errors import Refused
from madang.server.metrics import Metrics
from madang.server.play.advance import AdvanceService
from madang.server.play.alerts import AlertService
from madang.server.play.bans import BanList
from madang.server.play.bots import BotPool
from madang.server.play.challenges import Challenges
from madang.server.play.connections import Connections
from madang.server.play.delivery import DeliveryWorker
from madang.server.play.guests import GuestService
from madang.server.play.outbound import Outbound
from madang.server.play.passkeys import PasskeyService
from madang.server.play.profiles import Profiles
from madang.server.play.puzzles import PuzzleService
from madang.server.play.quotas import Quotas
from madang.server.play.retention import Retention
from madang.server.play.reviews import Reviews
from madang.server.play.scheduler import TurnScheduler
from madang.server.play.service import TableService
from madang.server.play.talk import TalkService
from madang.server.play.tournaments import TournamentService
from madang.server.settings import Settings
from madang.server.storage.advance import AdvanceStore
from madang.server.storage.alerts import AlertStore
from madang.server.storage.bans import BanStore
from madang.server.storage.challenges import ChallengeStore
from madang.server.storage.credentials import CredentialStore
from madang.server.storage.deliveries import DeliveryQueue
from madang.server.storage.guests import GuestStore
from madang.server.storage.lists import TableLists
from madang.server.storage.notifications import Listener, Notification, take_notices
from madang.server.storage.presence import PresenceStore
from madang.server.storage.puzzles import PuzzleStore
from madang.server.storage.results import ResultStore
from madang.server.storage.retention import RetentionStore
from madang.server.storage.reviews import ReviewStore
from madang.server.storage.store import Store
from madang.server.storage.talk import TalkStore
from madang.server.storage.tournaments import TournamentStore
from madang.server.storage.writer import GroupCommit
from madang.server.tables.review import VERSION

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("madang.server")
MISSED_HEARTBEATS = 3
"""Missed heartbeats after which a worker counts as dead."""
CLOSE_STALE_EVERY = 3600.0
"""Seconds between searches for tournaments that did not start."""
FORGET_TALK_EVERY = 600.0
"""Seconds between searches for talk at tables that have ended some time ago."""
ARCHIVE_EVERY = 3600.0
"""Seconds between searches for old tables to archive."""


class Runtime:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        worker = secrets.token_hex(8)
        self.store = Store(settings.database, worker)
        self.lists = TableLists(self.store.database, worker)
        self.metrics = Metrics()
        self.writer = GroupCommit(self.store, self.metrics)
        self.connections = Connections()
        self.bots = BotPool(settings.threads, self.metrics)
        self.presence = PresenceStore(self.store.database, worker) if self.store.postgres else None
        quotas = Quotas(self.store, settings.tables_per_guest, settings.bots_per_guest)
        self.tables = TableService(
            self.store,
            self.writer,
            self.connections,
            self.bots,
            quotas,
            self.presence,
            settings.cached_tables,
            settings.alert_after,
        )
        self._create_scheduler()
        self._add_reviews(worker)
        credentials = CredentialStore(self.store.database)
        self.guests = GuestService(
            GuestStore(self.store.database, worker),
            credentials,
            self.tables.refresh,
            self.connections.disconnect_guest,
        )
        self.talk = TalkService(TalkStore(self.store.database, worker), self.connections, self.tables.get)
        self._add_operations(worker)
        self._add_people(credentials, quotas)
        self._create_alerts()
        self.listener = (
            Listener(settings.database, worker, self._on_notification, self._resync) if self.store.postgres else None
        )
        self._background = ThreadPoolExecutor(1, "background")
        self._tasks: list[asyncio.Task[None]] = []

    def _add_people(self, credentials: CredentialStore, quotas: Quotas) -> None:
        """What else serves guests: passkeys, ratings, profiles, puzzles, challenges and tournaments."""
        self.passkeys = PasskeyService(credentials)
        self.results = ResultStore(self.store.database)
        self.profiles = Profiles(self.results)
        self.puzzles = PuzzleService(PuzzleStore(self.store.database))
        self.challenges = Challenges(ChallengeStore(self.store.database, self.store.worker), quotas, self.tables.get)
        self.challenges.schedule_turn = self.scheduler.schedule
        self.tournaments = TournamentService(
            TournamentStore(self.store.database),
            self.tables,
            self.settings.tables_per_guest > 0,
            self.settings.alert_after,
        )

    def _add_reviews(self, worker: str) -> None:
        self._review_store = ReviewStore(self.store.database, worker, VERSION)
        settings = self.settings
        self.reviews = Reviews(
            self._review_store, self.bots, self.tables.get, settings.review_iterations, settings.threads
        )

    def _create_scheduler(self) -> None:
        """What plays the turns of bots, of players whose time is up, and of players who have decided in advance."""
        self.advance = AdvanceService(AdvanceStore(self.store.database), self.tables.get)
        self.scheduler = TurnScheduler(
            self.lists,
            self.connections,
            self.bots,
            self.tables.get,
            self.tables.play_for,
            self.advance.decided_action,
            self.settings.bot_pause,
            self.settings.sweep_every,
        )
        self.tables.schedule_turn = self.scheduler.schedule
        self.scheduler.on_closed = self.tables.refresh

    def _create_alerts(self) -> None:
        """The services that tell people who are away."""
        self.outbound = Outbound(self.settings.private_targets)
        self.alerts = AlertService(AlertStore(self.store.database), self.outbound, self.tables.get)
        self.queue = DeliveryQueue(self.store.database)
        self.delivery = DeliveryWorker(
            self.queue, self.alerts.keys, self.outbound, self.tables.presence, self.tables.get, self.settings.contact
        )

    def _add_operations(self, worker: str) -> None:
        """What serves operators: bans, retention and metrics."""
        self.bans = BanList(BanStore(self.store.database, worker), self.connections)
        self.retention = Retention(RetentionStore(self.store.database, worker), Path(self.settings.archive))
        self.retention.on_removed = self.tables.cache.forget
        self._watch_metrics()

    async def in_background(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run slow work on the background thread, one call at a time, so that the event loop stays responsive."""
        return await asyncio.get_running_loop().run_in_executor(self._background, partial(work, *args, **kwargs))

    async def open(self) -> None:
        await self.store.open()
        if not self.store.postgres:
            await self._review_store.release_claims(of_all=True)  # there is no other worker
        await self.bans.reload()
        await self.queue.open()
        self._spawn(self.scheduler.run())
        self._spawn(_repeat(self.settings.sweep_every, "counting results failed", self._count_results))
        self._spawn(_repeat(self.settings.sweep_every, "starting reviews failed", self.reviews.start_waiting))
        self._spawn(_repeat(self.settings.sweep_every, "the deliveries failed", self.delivery.start_due))
        self._spawn(_repeat(self.settings.sweep_every, "the tournaments' sweep failed", self.tournaments.sweep))
        self._spawn(_repeat(CLOSE_STALE_EVERY, "closing tournaments failed", self.tournaments.close_stale))
        self._spawn(_repeat(FORGET_TALK_EVERY, "forgetting talk failed", self.talk.forget_ended))
        if self.settings.archive:
            self._spawn(_repeat(ARCHIVE_EVERY, "archiving failed", self._archive))
        if self.listener is None:
            self._spawn(_repeat(self.settings.sweep_every, "reading notices failed", self._read_notices))
        else:
            self._spawn(self.listener.run())
            self._spawn(_repeat(self.settings.heartbeat_every, "a heartbeat failed", self._heartbeat))

    async def close(self) -> None:
        """Stop the tasks, disconnect everyone, and store what is waiting."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scheduler.close()
        await self.reviews.close()
        await self.delivery.close()
        await self.outbound.close()
        self.connections.close()
        await self.writer.close()
        self.bots.close()
        self._background.shutdown(wait=False, cancel_futures=True)
        if self.presence is not None:
            await self.presence.remove_worker()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _count_results(self) -> None:
        while await self.results.count_next():
            pass

    async def _heartbeat(self) -> None:
        assert self.presence is not None
        if await self.presence.heartbeat(MISSED_HEARTBEATS * self.settings.heartbeat_every):
            await self.tables.resync()

    async def _resync(self) -> None:
        await self.bans.reload()
        await self.tables.resync()
        await self.talk.resync()

    async def _on_notification(self, notification: Notification) -> None:
        """Handle a notification of another worker, or of `madang admin`."""
        if "bans" in notification:
            await self.bans.reload()
        elif "talk" in notification:
            await self.talk.handle_notification(notification)
        else:
            await self.tables.handle_notification(notification)

    async def _read_notices(self) -> None:
        for notice in await take_notices(self.store.database):
            with contextlib.suppress(Refused):  # the table was removed
                await self._on_notification(notice)

    async def _archive(self) -> None:
        await self.retention.archive(self.settings.archive_after)

    def _watch_metrics(self) -> None:
        self.metrics.watch("sockets", "Open sockets", lambda: self.connections.count)
        self.metrics.watch("tables_in_memory", "Tables in memory", lambda: len(self.tables.cache))
        self.metrics.watch("bot_queue", "Decisions of bots that wait for a thread", lambda: self.bots.waiting)
        self.metrics.watch("bot_queue_stuck_seconds", "Time since the queue last moved", lambda: self.bots.stuck_for)
        self.metrics.watch(
            "sweep_age_seconds", "Time since the last sweep", lambda: time.time() - self.scheduler.swept_at
        )
        self.metrics.watch("unreadable_tables", "Tables that cannot be read", lambda: len(self.scheduler.unreadable))


async def _repeat(seconds: float, failure: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run work forever at an interval. An error is logged and does not stop it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception(failure)
        await asyncio.sleep(seconds)
