"""Passkeys: create one, sign in with it on another device, and what the server refuses."""

from __future__ import annotations

import httpx
import pytest

from madang.server.play import passkeys
from tests.server.authenticator import Authenticator
from tests.server.clients import Guest, Json, refusal

PATH = "/api/me/passkeys"


def options(guest: Guest, path: str = f"{PATH}/options") -> Json:
    found: Json = guest.send("POST", path)["options"]
    return found


def create(guest: Guest, key: Authenticator) -> Json:
    return guest.send("POST", PATH, {"credential": key.create(options(guest))})


def sign_in(guest: Guest, key: Authenticator, merge: bool = False) -> Json:
    credential = key.sign_in(options(guest, f"{PATH}/sign-in/options"))
    return guest.send("POST", f"{PATH}/sign-in", {"credential": credential, "merge": merge})


def test_a_passkey_signs_in_on_another_device(url: str) -> None:
    ann, key = Guest(url, "Ann"), Authenticator(url)
    table = ann.create("koryo", ["me", "open"])
    (created,) = create(ann, key)["passkeys"]
    phone = Guest(url, "Somebody")
    for _ in range(2):  # as often as one likes
        assert sign_in(phone, key)["name"] == "Ann"
    assert phone.snapshot(table)["table"]["seats"][0]["you"]
    devices = phone.send("GET", "/api/me/devices")
    assert len(devices["devices"]) == 2
    assert devices["passkeys"][0]["id"] == created["id"]


def test_a_removed_passkey_does_not_sign_in(url: str) -> None:
    ann, key = Guest(url, "Ann"), Authenticator(url)
    (created,) = create(ann, key)["passkeys"]
    assert refusal(Guest(url).send, "DELETE", f"{PATH}/{created['id']}") == "no-such-device"
    assert ann.send("DELETE", f"{PATH}/{created['id']}")["passkeys"] == []
    assert refusal(sign_in, Guest(url), key) == "passkey-unknown"


def test_an_answer_counts_once(url: str) -> None:
    ann, phone, key = Guest(url, "Ann"), Guest(url), Authenticator(url)
    credential = key.create(options(ann))
    ann.send("POST", PATH, {"credential": credential})
    assert refusal(ann.send, "POST", PATH, {"credential": credential}) == "passkey-expired"
    credential = key.sign_in(options(phone, f"{PATH}/sign-in/options"))
    body = {"credential": credential, "merge": False}
    phone.send("POST", f"{PATH}/sign-in", body)
    assert refusal(Guest(url).send, "POST", f"{PATH}/sign-in", body) == "passkey-expired"


def test_a_challenge_is_for_one_guest_and_one_purpose(sqlite_url: str) -> None:
    ann, eve, key = Guest(sqlite_url, "Ann"), Guest(sqlite_url, "Eve"), Authenticator(sqlite_url)
    credential = key.create(options(ann))
    assert refusal(eve.send, "POST", PATH, {"credential": credential}) == "passkey-expired"
    create(ann, key)
    for_creation = options(ann) | {"rpId": "127.0.0.1"}
    body = {"credential": key.sign_in(for_creation), "merge": False}
    assert refusal(eve.send, "POST", f"{PATH}/sign-in", body) == "passkey-expired"


def test_an_expired_challenge_is_refused(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "CHALLENGE_SECONDS", -1.0)
    ann = Guest(sqlite_url)
    credential = Authenticator(sqlite_url).create(options(ann))
    assert refusal(ann.send, "POST", PATH, {"credential": credential}) == "passkey-expired"


def test_a_passkey_of_another_site_is_refused(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    elsewhere = Authenticator("https://evil.example")
    credential = elsewhere.create(options(ann))
    assert refusal(ann.send, "POST", PATH, {"credential": credential}) == "passkey-refused"
    key = Authenticator(sqlite_url)
    create(ann, key)
    key.origin = "https://evil.example"
    assert refusal(sign_in, Guest(sqlite_url), key) == "passkey-refused"


def test_a_signature_by_another_key_is_refused(sqlite_url: str) -> None:
    ann, key, other = Guest(sqlite_url, "Ann"), Authenticator(sqlite_url), Authenticator(sqlite_url)
    create(ann, key)
    other.id = key.id
    assert refusal(sign_in, Guest(sqlite_url), other) == "passkey-refused"


def test_a_copied_authenticator_is_noticed(sqlite_url: str) -> None:
    """Its counter of uses is behind."""
    ann, key = Guest(sqlite_url, "Ann"), Authenticator(sqlite_url)
    create(ann, key)
    sign_in(Guest(sqlite_url), key)
    sign_in(Guest(sqlite_url), key)
    key.uses = 0
    assert refusal(sign_in, Guest(sqlite_url), key) == "passkey-refused"


def test_a_passkey_belongs_to_one_guest(sqlite_url: str) -> None:
    key = Authenticator(sqlite_url)
    create(Guest(sqlite_url, "Ann"), key)
    bob = Guest(sqlite_url, "Bob")
    assert refusal(create, bob, key) == "passkey-refused"
    assert sign_in(bob, key)["name"] == "Ann"


def test_a_guest_has_a_limited_number_of_passkeys(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 2)
    ann = Guest(sqlite_url)
    for _ in range(2):
        create(ann, Authenticator(sqlite_url))
    assert refusal(options, ann) == "too-many-passkeys"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": "\u0000", "response": {"clientDataJSON": "e30"}},
        {"response": []},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiXHVkODAwIn0"}},
        {"response": {"clientDataJSON": "%%%"}},
    ],
)
def test_nonsense_is_refused(sqlite_url: str, credential: Json) -> None:
    ann = Guest(sqlite_url)
    assert refusal(ann.send, "POST", PATH, {"credential": credential}) == "passkey-refused"
    body = {"credential": credential, "merge": False}
    assert refusal(ann.send, "POST", f"{PATH}/sign-in", body) == "passkey-refused"


def test_a_true_challenge_with_nonsense_is_refused(url: str) -> None:
    ann, key = Guest(url), Authenticator(url)
    for change in ({"attestationObject": "AAAA"}, {"attestationObject": 7}, {"attestationObject": None}):
        credential = key.create(options(ann))
        credential["response"] |= change
        assert refusal(ann.send, "POST", PATH, {"credential": credential}) == "passkey-refused"
    create(ann, key)
    for name, value in (("signature", "AAAA"), ("authenticatorData", ""), ("signature", None)):
        credential = key.sign_in(options(ann, f"{PATH}/sign-in/options"))
        credential["response"][name] = value
        body = {"credential": credential, "merge": False}
        assert refusal(ann.send, "POST", f"{PATH}/sign-in", body) == "passkey-refused"
    for unknown in ("\u0000", "x" * 2000, "nobody"):
        credential = key.sign_in(options(ann, f"{PATH}/sign-in/options")) | {"id": unknown}
        body = {"credential": credential, "merge": False}
        assert refusal(ann.send, "POST", f"{PATH}/sign-in", body) == "passkey-unknown"


def test_signing_in_needs_no_guest(sqlite_url: str) -> None:
    key = Authenticator(sqlite_url)
    create(Guest(sqlite_url, "Ann"), key)
    with httpx.Client(base_url=sqlite_url, headers={"X-Madang": "1"}, trust_env=False) as nobody:
        answer = nobody.post(f"{PATH}/sign-in/options").json()["options"]
        body = {"credential": key.sign_in(answer), "merge": True}
        assert nobody.post(f"{PATH}/sign-in", json=body).json()["name"] == "Ann"
        assert nobody.get("/api/me").json()["name"] == "Ann"
