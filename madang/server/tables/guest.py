"""A guest: a user without an account."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


def public_id(guest: str) -> str:
    """The id under which others see a guest. Neither the guest's id nor the cookie follows from it.

    >>> len(public_id("ann"))
    16
    """
    return hashlib.sha256(f"player {guest}".encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    session: str = ""
    """The id of the session (the signed-in device) that made the request."""

    @property
    def public(self) -> str:
        return public_id(self.id)
