"""The settings of a server. Worker processes read them from the environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

ENVIRONMENT = "MADANG_SERVER"
PAGE = Path(__file__).parent / "page"
LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///madang.db"
    bot_pause: float = 0.8
    """Minimum seconds that a bot takes for a turn, so that people can follow."""
    sweep_every: float = 1.0
    """Seconds between sweeps for tables where the server has to act."""
    heartbeat_every: float = 5.0
    """Seconds between heartbeats of a worker on PostgreSQL."""
    hosts: tuple[str, ...] = ()
    """Host names that the server answers to; empty allows any."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets."""
    rate: float = 50.0
    """Requests and socket messages per second and guest; 0 is no limit."""
    new_guests: float = 5.0
    """New guests per second and address; 0 is no limit."""
    sockets: int = 50
    """Open sockets per guest; 0 is no limit."""
    tables_per_guest: int = 100
    """Tables in progress per guest; 0 is no limit."""
    bots_per_guest: int = 60
    """Bots at the tables that a guest has in progress; 0 is no limit."""
    max_body: int = 16_384
    """Bytes of a request's body."""
    body_timeout: float = 10.0
    """Seconds in which a request's body must arrive."""
    cached_tables: int = 1_000
    """Tables kept in memory without a connection."""
    alert_after: float = 60.0
    """Seconds of a turn after which a player who is away is told of it."""
    private_targets: bool = False
    """Whether push messages and webhooks may go to private, loopback and link-local addresses."""
    contact: str = ""
    """Where push services may reach the operator: a mailto: or https: address. Empty: the server's own address."""
    threads: int = field(default_factory=lambda: os.cpu_count() or 2)
    """Threads that bots think on."""
    review_iterations: int = 40_000
    """Iterations of search for each decision of a review."""
    metrics_from: tuple[str, ...] = ()
    """Addresses and ranges that may read the metrics; empty turns them off."""
    archive: str = ""
    """The folder for the records of old tables; empty keeps all tables."""
    archive_after: float = 365.0
    """Days after its end when a table is archived and removed, if there is a folder."""
    page: str = str(PAGE)
    log_level: str = "info"

    def export(self) -> None:
        """Pass the settings to child processes through the environment."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        values = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        tuples = {name: tuple(values.get(name, ())) for name in ("hosts", "origins", "metrics_from")}
        return cls(**values | tuples)


def database_url(text: str) -> str:
    """The SQLAlchemy URL for a database given as a URL or as a file name.

    >>> database_url("postgres://me@localhost/madang")
    'postgresql+psycopg://me@localhost/madang'
    >>> database_url("games.db")
    'sqlite:///games.db'
    """
    scheme, found, rest = text.partition("://")
    if not found:
        return f"sqlite:///{text}"
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else text
