"""A passkey authenticator in software: answers the server's options as a browser does."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

Json = dict[str, Any]
USER_PRESENT, ATTESTED = 0x01, 0x40


class Authenticator:
    """Holds one passkey. `origin` is the page that uses it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def create(self, options: Json) -> Json:
        """The credential that answers the options of `POST /api/me/passkeys/options`."""
        public = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._authenticator_data(options["rp"]["id"], USER_PRESENT | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client_data, attestationObject=attestation)

    def sign_in(self, options: Json) -> Json:
        """The credential that answers the options of `POST /api/me/passkeys/sign-in/options`."""
        self.uses += 1
        data = self._authenticator_data(options["rpId"], USER_PRESENT)
        client_data = self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client_data).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client_data, authenticatorData=data, signature=signature)

    def _authenticator_data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> Json:
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        own = bytes_to_base64url(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": encoded, "clientExtensionResults": {}}
