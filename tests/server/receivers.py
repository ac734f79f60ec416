"""Receivers on loopback for tests: of webhooks, and a push service with a browser that decrypts its messages."""

from __future__ import annotations

import base64
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.concurrency import wait_for

Json = dict[str, Any]


class Received:
    """A request that came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """An HTTP server on loopback. It answers with `statuses`, one after the other, then with 201.

    To a path that begins with /slow it sends a header line now and then, and never ends.
    """

    def __init__(self) -> None:
        self.requests: list[Received] = []
        self.statuses: list[int] = []
        self.headers: dict[str, str] = {}
        self._closing = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                found = {name.lower(): value for name, value in self.headers.items()}
                status = receiver.statuses.pop(0) if receiver.statuses else 201
                receiver.requests.append(Received(self.path, found, body))
                self.send_response(status)
                while self.path.startswith("/slow") and not receiver._closing.wait(0.05):
                    self.send_header("X-Wait", "more")
                    self.flush_headers()
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})

    def __enter__(self) -> Receiver:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(20)

    def wait(self, count: int) -> list[Received]:
        wait_for(lambda: len(self.requests) >= count, f"{count} requests")
        return self.requests


class PushBrowser:
    """A browser's push subscription at a push service: it has the keys that decrypt the messages."""

    def __init__(self, service: Receiver) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/push/{secrets.token_hex(8)}"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _base64(point), "auth": _base64(self._auth)}
        self.subscription: Json = {"endpoint": service.url + self.path, "keys": keys, "language": "en"}

    def decrypt(self, request: Received, server_key: str) -> Json:
        """Check that the server signed a push message, and decrypt it."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        authorization = request.headers["authorization"]
        assert Vapid02.verify(authorization)
        assert authorization.endswith(f"k={server_key}")
        found: Json = json.loads(
            http_ece.decrypt(request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return found


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
