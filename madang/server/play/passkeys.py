"""Passkeys (WebAuthn): create one to keep a guest, and sign in with it on any device. There are no passwords."""

from __future__ import annotations

import json
import re
import secrets
import time
from typing import Any, NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from madang.server.errors import Refused
from madang.server.storage.credentials import CredentialStore, OneTimeCode, Passkey
from madang.server.tables.guest import Guest

Json = dict[str, Any]
CREATE, SIGN_IN = "create passkey", "use passkey"
ID_PATTERN = re.compile(r"[A-Za-z0-9_-]{1,1400}")
CHALLENGE_SECONDS = 300.0
"""How long the browser may take to create or use a passkey."""
MAX_PASSKEYS = 20
"""Passkeys per guest."""


class Site(NamedTuple):
    """The name of this server as the browser knows it, and the origins of its pages."""

    host: str
    origins: list[str]


class PasskeyService:
    def __init__(self, store: CredentialStore) -> None:
        self._store = store

    async def creation_options(self, guest: Guest, site: Site) -> Json:
        """The options with which a browser creates a passkey."""
        known = await self._store.passkeys(guest.id)
        if len(known) >= MAX_PASSKEYS:
            raise Refused("too-many-passkeys", count=MAX_PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Madang",
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=await self._new_challenge(OneTimeCode(CREATE, guest.id)),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in known],
        )
        return dict(json.loads(options_to_json(options)))

    async def create(self, guest: Guest, credential: Json, site: Site, device: str) -> None:
        """Store the passkey that the browser has created."""
        challenge = await self._use_challenge(credential, OneTimeCode(CREATE, guest.id))
        try:
            verified = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
            )
        except Exception as error:  # parsers of the library raise many types for input that is not a credential
            raise Refused("passkey-refused") from error
        now = time.time()
        passkey = Passkey(
            id=bytes_to_base64url(verified.credential_id),
            guest=guest.id,
            public_key=bytes_to_base64url(verified.credential_public_key),
            sign_count=verified.sign_count,
            device=device,
            created=now,
            used=now,
        )
        if not await self._store.add_passkey(passkey):
            raise Refused("passkey-refused")

    async def sign_in_options(self, site: Site) -> Json:
        """The options with which a browser signs in with any passkey of this server."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await self._new_challenge(OneTimeCode(SIGN_IN, None)),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return dict(json.loads(options_to_json(options)))

    async def verify(self, credential: Json, site: Site) -> str:
        """The guest whose passkey signed a challenge of this server."""
        challenge = await self._use_challenge(credential, OneTimeCode(SIGN_IN, None))
        credential_id = str(credential.get("id"))
        known = await self._store.passkey(credential_id) if ID_PATTERN.fullmatch(credential_id) else None
        if known is None:
            raise Refused("passkey-unknown")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.sign_count,
            )
        except Exception as error:
            raise Refused("passkey-refused") from error
        await self._store.use_passkey(known.id, verified.new_sign_count, time.time())
        return known.guest

    async def passkeys(self, guest: Guest) -> list[Passkey]:
        return await self._store.passkeys(guest.id)

    async def remove(self, guest: Guest, passkey_id: str) -> None:
        if not await self._store.remove_passkey(guest.id, passkey_id):
            raise Refused("no-such-device")

    async def _new_challenge(self, meaning: OneTimeCode) -> bytes:
        challenge, now = secrets.token_bytes(32), time.time()
        await self._store.add_code(bytes_to_base64url(challenge), meaning, now + CHALLENGE_SECONDS, now)
        return challenge

    async def _use_challenge(self, credential: Json, meaning: OneTimeCode) -> bytes:
        """The challenge that a credential answers. It must be one that this server made for this purpose and guest."""
        try:
            client_data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            text = str(client_data["challenge"])
            challenge = base64url_to_bytes(text)
        except Exception as error:
            raise Refused("passkey-refused") from error
        if await self._store.use_code(text, meaning.purpose, time.time()) != meaning:
            raise Refused("passkey-expired")
        return challenge
