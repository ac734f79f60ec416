"""A guest: a user without an account."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    session: str = ""
    """The id of the session (the signed-in device) that made the request."""
