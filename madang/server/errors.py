"""Why the server does not do something: a status and a message that says why."""

from __future__ import annotations

from typing import Any

from madang.messages import Message

STATUS = {
    "stale": 409,
    "not-your-seat": 403,
    "not-creator": 403,
    "players-only": 403,
    "header-missing": 403,
    "no-such-table": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "too-long": 414,
    "bad-request": 422,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-bots": 429,
    "server-error": 500,
}


class Refused(Exception):
    """Something is not allowed; `message` says why, and `now` where the table is, for a client that was too late."""

    def __init__(self, message: Message | str, **args: str | int) -> None:
        self.message = Message(message, args) if isinstance(message, str) else message
        super().__init__(self.message.id)
        self.now: dict[str, Any] | None = None

    @property
    def status(self) -> int:
        return STATUS.get(self.message.id, 400)

    def json(self, re: int | str | None = None) -> dict[str, Any]:
        """What the client gets; the shape of `messages.Failure`."""
        error = {"id": self.message.id, "args": self.message.args, "text": self.message.text()}
        return {"type": "error", "re": re, "error": error, "now": self.now}
