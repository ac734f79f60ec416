"""Ask a server for the review of a finished game."""

from __future__ import annotations

from tests.server.clients import Guest, Json, post
from tests.server.concurrency import wait_for


def get_review(guest: Guest, table: str, since: int = 0) -> Json:
    return guest.send("GET", f"/api/tables/{table}/review?since={since}")


def full_review(guest: Guest, table: str) -> Json:
    """Ask for a review and wait until it is complete."""
    post(guest, table, "review")
    wait_for(lambda: get_review(guest, table)["complete"], "the review to be complete")
    return get_review(guest, table)
