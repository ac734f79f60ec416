"""Shuffles that nobody can have chosen.

Before anybody sits down, a table publishes the SHA-256 of a secret: its *commitment*. Everybody who sits adds a text of
his own, which the table cannot have known when it committed. The seed of the game is the hash of the secret and all
contributions. After the game the secret is in the record, and anybody can check all three.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from dataclasses import dataclass

from madang.errors import BadRecord

CONTRIBUTION = re.compile(r"[ -~]{1,100}")
SECRET = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published of a secret beforehand.

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

    def __post_init__(self) -> None:
        if not isinstance(self.secret, str) or not SECRET.fullmatch(self.secret):
            raise BadRecord("seed.secret: must be 64 hexadecimal digits")
        for text in self.contributions:
            if not isinstance(text, str) or not CONTRIBUTION.fullmatch(text):
                raise BadRecord("seed.contributions: each must be 1 to 100 printable ASCII characters")

    @property
    def commitment(self) -> str:
        """What was published before anybody sat down."""
        return commitment(self.secret)

    @property
    def seed(self) -> int:
        """The seed of the game: the SHA-256 of the secret and the contributions, as a JSON list without spaces."""
        material = json.dumps([self.secret, *self.contributions], separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(material.encode()).digest(), "big")
