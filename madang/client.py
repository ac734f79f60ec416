"""A client library: play your own bots at the tables of a server.

    from madang.client import Client

    with Client("http://127.0.0.1:8620", name="My bot") as client:
        table = client.create("koryo", ["me", "random"])
        result = client.play(table, my_bot)     # my_bot: a function from a view to an action
        record = client.record(table)           # `madang verify` checks record.text()

`client.sit(table)` takes an open seat at another player's table. The client reconnects if the connection is lost.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from madang.bots.protocol import Bot, decide
from madang.core.fairness import Fairness
from madang.core.record import Record
from madang.errors import BadRecord
from madang.extras import import_extra

if TYPE_CHECKING:
    import httpx
else:
    httpx = import_extra("httpx", "client")
connect: Any = import_extra("websockets.sync.client", "client").connect
WebSocketException: type[Exception] = import_extra("websockets.exceptions", "client").WebSocketException

Json = dict[str, Any]
MAX_MESSAGE = 2**20


class Refusal(RuntimeError):
    """The server refused a request. `id` and `args_` are the message with the reason; the text is in English."""

    def __init__(self, failure: Json) -> None:
        super().__init__(failure["error"]["text"])
        self.id: str = failure["error"]["id"]
        self.args_: Json = failure["error"]["args"]
        self.now: Json | None = failure.get("now")


class Client:
    """A guest of a server. `play` tries to reconnect for `reconnect_timeout` seconds."""

    def __init__(self, url: str, name: str | None = None, reconnect_timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.reconnect_timeout = reconnect_timeout
        self.http = httpx.Client(base_url=self.url, headers={"X-Madang": "1"}, timeout=30, trust_env=False)
        self.commitments: dict[str, str] = {}
        """The commitment of each table, kept from before this client contributed to its shuffle."""
        if name is not None:
            self.send("PATCH", "/api/me", {"name": name})
        else:
            self.send("GET", "/api/me")

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def send(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send a REST request and return the response. Raises `Refusal` if the server refuses it."""
        response = self.http.request(method, path, json=body)
        content: Json = response.json()
        if response.is_error:
            raise Refusal(content)
        return content

    # --- tables ---

    def create(self, game: str, seats: Sequence[str], contribution: str | None = None, **options: Any) -> str:
        """Create a table and contribute to its shuffle. Returns its id.

        `options` are further fields of `madang.server.api.requests.NewTable`.
        """
        snapshot = self.send("POST", "/api/tables", {"game": game, "seats": [*seats], **options})
        self._keep_commitment(snapshot)
        table = str(snapshot["table"]["id"])
        if "me" in seats:
            self.contribute(table, contribution)
        return table

    def contribute(self, table: str, contribution: str | None = None) -> Json:
        """Add a text to the shuffle of a table that this client created."""
        text = contribution or secrets.token_hex(16)
        return self.send("POST", f"/api/tables/{table}/contribution", {"contribution": text})

    def sit(self, table: str, seat: int | None = None, contribution: str | None = None) -> Json:
        """Take an open seat."""
        self._keep_commitment(self.snapshot(table))
        text = contribution or secrets.token_hex(16)
        return self.send("POST", f"/api/tables/{table}/sit", {"seat": seat, "contribution": text})

    def snapshot(self, table: str, seat: int | None = None) -> Json:
        """Everything that this guest may see of a table."""
        return self.send("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def act(self, table: str, ply: int, seat: int, action: str) -> Json:
        """Play an action over REST."""
        return self.send("POST", f"/api/tables/{table}/actions", {"ply": ply, "seat": seat, "action": action})

    def record(self, table: str) -> Record:
        """The record of a finished game. Raises `BadRecord` if its commitment is not the one that this client kept."""
        record = Record.from_json(self.send("GET", f"/api/tables/{table}/record"))
        kept = self.commitments.get(table)
        if kept is not None and (not isinstance(record.seed, Fairness) or record.seed.commitment != kept):
            raise BadRecord("seed.commitment: differs from the commitment that the table published")
        return record

    def _keep_commitment(self, snapshot: Json) -> None:
        table = snapshot["table"]
        self.commitments.setdefault(table["id"], table["commitment"])

    # --- live play ---

    def socket(self, table: str, **query: int) -> Any:
        """Open the socket of a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        query_text = "&".join(f"{name}={value}" for name, value in query.items())
        cookie = f"madang={self.http.cookies.get('madang')}"
        headers = {"Cookie": cookie}
        return connect(f"{address}?{query_text}", additional_headers=headers, max_size=MAX_MESSAGE, proxy=None)

    def play(self, table: str, bot: Bot, seat: int | None = None) -> Json:
        """Let a bot play one of this guest's seats until the game is over. Returns the result."""
        started = time.monotonic()
        while True:
            try:
                return self._play(table, bot, seat)
            except (WebSocketException, OSError, EOFError):
                if time.monotonic() - started > self.reconnect_timeout:
                    raise
                time.sleep(0.1)

    def _play(self, table: str, bot: Bot, seat: int | None) -> Json:
        with self.socket(table, **({} if seat is None else {"seat": seat})) as socket:
            answered_ply = -1
            for text in socket:
                message = json.loads(text)
                if message["type"] == "error" and message["error"]["id"] != "stale":
                    raise Refusal(message)
                now = message.get("now") or message
                if now.get("result"):
                    result: Json = now["result"]
                    return result
                view = now.get("view")
                if not view or not view["actions"]:
                    continue
                next_ply = now["ply"] + 1 if now.get("type") == "ply" else now["ply"]
                if next_ply != answered_ply:
                    answered_ply = next_ply
                    act = {"type": "action", "ply": next_ply, "seat": view["you"], "action": decide(bot, view).action}
                    socket.send(json.dumps(act))
        raise ConnectionError("the server closed the connection")
