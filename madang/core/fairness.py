"""Shuffles that nobody can have chosen.

Before anybody sits down, a table publishes the SHA-256 of a secret: its *commitment*. Each player adds a text, which
the table cannot have known when it committed. The seed of the game is the hash of the secret and all contributions.
After the game the secret is in the record, and anybody who kept the commitment can check that it is the same one.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from dataclasses import dataclass
from datetime import datetime

from madang.errors import BadRecord

CONTRIBUTION = re.compile(r"[ -~]{1,100}")
TABLE = re.compile(r"[ -~]{1,100}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)", re.ASCII)
SECRET = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash of a secret, which is published before the game.

    >>> commitment("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Fairness:
    """Where the seed of a game comes from: the table's secret, and a text from each seat.

    >>> fairness = Fairness("00" * 32, ("ann's lucky 7", "bob"))
    >>> fairness.seed == Fairness("00" * 32, ("ann's lucky 8", "bob")).seed
    False
    """

    secret: str
    contributions: tuple[str, ...]
    table: str | None = None
    """The id of the table that published the commitment. Like the time, it does not enter the seed."""
    committed: str | None = None
    """When the table published it, in UTC (ISO 8601: `2026-01-31T18:00:00Z`). Given if and only if `table` is."""

    def __post_init__(self) -> None:
        if not isinstance(self.secret, str) or not SECRET.fullmatch(self.secret):
            raise BadRecord("seed.secret: must be 64 hexadecimal digits")
        for text in self.contributions:
            if not isinstance(text, str) or not CONTRIBUTION.fullmatch(text):
                raise BadRecord("seed.contributions: each must be 1 to 100 printable ASCII characters")
        if (self.table is None) != (self.committed is None):
            raise BadRecord("seed: table and committed must be given together")
        if self.table is not None and not (isinstance(self.table, str) and TABLE.fullmatch(self.table)):
            raise BadRecord("seed.table: must be 1 to 100 printable ASCII characters")
        if self.committed is not None and not _is_utc_time(self.committed):
            raise BadRecord("seed.committed: must be a time in UTC such as 2026-01-31T18:00:00Z")

    @property
    def commitment(self) -> str:
        """The hash of the secret, which the table publishes before anybody contributes."""
        return commitment(self.secret)

    @property
    def seed(self) -> int:
        """The seed of the game: the SHA-256 of the secret and the contributions, as a JSON list without spaces."""
        material = json.dumps([self.secret, *self.contributions], separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(material.encode()).digest(), "big")


def _is_utc_time(text: object) -> bool:
    if not isinstance(text, str) or not TIME.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
