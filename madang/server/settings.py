"""What an operator can set. Workers that are started as processes of their own read it from the environment."""

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
    """Seconds that a bot takes at least, so that people can follow."""
    sweep_every: float = 1.0
    """Seconds between two looks for tables where the server has to act."""
    beat: float = 5.0
    """Seconds between two signs of life that workers on one PostgreSQL give each other."""
    hosts: tuple[str, ...] = ()
    """The names that the server answers to; none given, any."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open sockets."""
    rate: float = 50.0
    """Requests and socket messages a second from one guest; 0 is no limit."""
    new_guests: float = 5.0
    """New identities a second from one address; 0 is no limit."""
    sockets: int = 50
    """Sockets of one guest."""
    tables_per_guest: int = 100
    """Tables that one guest may have in progress; 0 is no limit."""
    bots_per_guest: int = 60
    """Bots that may sit at the tables that one guest has in progress; 0 is no limit."""
    max_body: int = 16_384
    """Bytes of a request."""
    body_timeout: float = 10.0
    """Seconds for the body of a request to arrive."""
    cached_tables: int = 1_000
    """Tables that are kept in memory while nobody is connected to them."""
    threads: int = field(default_factory=lambda: os.cpu_count() or 2)
    """Threads that bots think on."""
    page: str = str(PAGE)
    log_level: str = "info"

    def export(self) -> None:
        """Pass the settings on to the processes that this one starts."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        values = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        tuples = {name: tuple(values.get(name, ())) for name in ("hosts", "origins")}
        return cls(**values | tuples)


def database_url(text: str) -> str:
    """What people write, as SQLAlchemy wants it.

    >>> database_url("postgres://me@localhost/madang")
    'postgresql+psycopg://me@localhost/madang'
    >>> database_url("games.db")
    'sqlite:///games.db'
    """
    scheme, found, rest = text.partition("://")
    if not found:
        return f"sqlite:///{text}"
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else text
