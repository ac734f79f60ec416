"""Metrics of one server process, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper limits in seconds of the classes of all histograms."""


class Metrics:
    """Each process has its own registry, so that several servers can run in one process, as in the tests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._histogram("request", "HTTP requests", "method", "route", "status")
        self.actions = self._histogram("action", "Actions of players, from their arrival until they are broadcast")
        self.commits = self._histogram("commit", "Waiting until plies are stored on disk")
        self.decisions = self._histogram("bot_decision", "Decisions of bots, with the wait for a thread", "level")
        self.plies = Counter("madang_plies", "Plies stored by this process", ["kind"], registry=self.registry)
        self.tables = Gauge("madang_tables", "Tables in the database", ["status"], registry=self.registry)

    def _histogram(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(f"madang_{name}_seconds", text, labels, buckets=LATENCIES, registry=self.registry)

    def watch(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Add a gauge that is read when the metrics are collected."""
        Gauge(f"madang_{name}", text, registry=self.registry).set_function(read)

    def text(self, tables: Mapping[str, int]) -> bytes:
        """All metrics. `tables` has the number of tables by status."""
        for status in ("open", "playing", "over", "closed"):
            self.tables.labels(status).set(tables.get(status, 0))
        return generate_latest(self.registry)
