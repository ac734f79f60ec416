"""The exception for requests that the server refuses: an HTTP status and a message with the reason."""

from __future__ import annotations

from typing import Any

from madang.messages import Message

STATUS_CODES = {
    "stale": 409,
    "not-your-seat": 403,
    "not-creator": 403,
    "players-only": 403,
    "banned": 403,
    "header-missing": 403,
    "no-such-table": 404,
    "no-such-device": 404,
    "no-such-player": 404,
    "no-such-challenge": 404,
    "challenge-hidden": 403,
    "challenge-secret": 403,
    "too-many-challenges": 429,
    "no-such-tournament": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "too-long": 414,
    "bad-request": 422,
    "too-many": 429,
    "talk-too-much": 429,
    "too-many-tables": 429,
    "too-many-bots": 429,
    "too-many-tournaments": 429,
    "server-error": 500,
}


class Refused(Exception):
    """A refused request. `message` gives the reason; `now` is the current state of the table if the client was late."""

    def __init__(self, message: Message | str, **args: str | int) -> None:
        self.message = Message(message, args) if isinstance(message, str) else message
        super().__init__(self.message.id)
        self.now: dict[str, Any] | None = None

    @property
    def status(self) -> int:
        return STATUS_CODES.get(self.message.id, 400)

    def json(self, re: int | str | None = None) -> dict[str, Any]:
        """The error as the client receives it, in the shape of `api.messages.Failure`."""
        error = {"id": self.message.id, "args": self.message.args, "text": self.message.text()}
        return {"type": "error", "re": re, "error": error, "now": self.now}
