"""What an operator can set. Workers that are started as processes of their own read it from the environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from madang.bots.levels import LEVELS

ENVIRONMENT = "MADANG_SERVER"
PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite+aiosqlite:///madang.db"
    bot_pause: float = 0.8
    """Seconds that a bot takes at least, so that people can follow."""
    sweep: float = 5.0
    """Seconds after which a table that waits for a bot or a stand-in is taken over from whoever forgot it."""
    beat: float = 5.0
    """Seconds between two signs of life that workers on one PostgreSQL give each other."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open sockets."""
    rate: float = 50.0
    """Requests and socket messages a second from one guest or address; 0 is no limit."""
    new_guests: float = 5.0
    """New identities a second from one address; 0 is no limit."""
    sockets: int = 50
    """Sockets of one guest."""
    body: int = 16_384
    """Bytes of a request or of a socket message."""
    tables: int = 5_000
    """Tables that are kept in memory while nobody looks."""
    threads: int = field(default_factory=lambda: os.cpu_count() or 2)
    """Threads that bots think on."""
    workers: int = 1
    """Processes that serve this."""
    folder: str = ""
    """Where they meet, if there are several: a folder of their own, for the sockets by which they talk."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose headers are believed."""
    page: str = str(PAGE)
    log_level: str = "info"

    def export(self) -> None:
        """Leave the settings to the processes that this one starts."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        values = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        return cls(**values | {"origins": tuple(values.get("origins", ()))})


def database_url(text: str) -> str:
    """What people write, as SQLAlchemy wants it.

    >>> database_url("postgres://me@localhost/madang")
    'postgresql+psycopg://me@localhost/madang'
    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    """
    scheme, found, rest = text.partition("://")
    if not found:
        return f"sqlite+aiosqlite:///{text}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return f"sqlite+aiosqlite://{rest}" if scheme == "sqlite" else text


def strongest(limit: str = "expert") -> str:
    """The level that hints come from: the expert, or the strongest there is."""
    return limit if limit in LEVELS else [*LEVELS][-1]


def default_stand_in() -> str:
    """Who plays for those who are out of time: somebody quick, and not silly if there is one."""
    return "greedy" if "greedy" in LEVELS else next(iter(LEVELS))
