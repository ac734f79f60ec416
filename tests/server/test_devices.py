"""Devices of a guest: transfer codes, merged guests, signing out, and settings that come along."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from madang.server.api.dependencies import CODE_BURST
from madang.server.play import guests
from tests.server.clients import Guest, Json, close_code, full_table, listed_tables, receive, refusal, same_guest
from tests.server.servers import serving_sqlite


def new_code(guest: Guest) -> str:
    return str(guest.send("POST", "/api/me/transfer")["code"])


def redeem(guest: Guest, code: str, merge: bool = False) -> Json:
    return guest.send("POST", "/api/me/transfer/redeem", {"code": code, "merge": merge})


def devices(guest: Guest) -> list[Json]:
    return [*guest.send("GET", "/api/me/devices")["devices"]]


# --- transfer codes --------------------------------------------------------------------------------------------------


def test_a_code_signs_in_another_device(url: str) -> None:
    table, (ann, _) = full_table(url, "koryo", 2)
    ann.send("PUT", "/api/me/prefs", {"prefs": {"theme": "dark"}})
    phone = Guest(url)
    me = redeem(phone, new_code(ann))
    assert (me["name"], me["prefs"]) == ("Player 0", {"theme": "dark"})
    assert phone.snapshot(table)["seat"] == 0
    assert ann.snapshot(table)["seat"] == 0, "the first device stays signed in"
    assert [device["here"] for device in devices(phone)].count(True) == 1
    assert len(devices(ann)) == 2


def test_a_code_tells_whose_it_is_before_it_is_used(url: str) -> None:
    """A link with a code may come from somebody else, who would get the tables of this device."""
    eve, ann = Guest(url, "Eve"), Guest(url, "Ann")
    code = new_code(eve)
    for _ in range(2):
        assert ann.send("POST", "/api/me/transfer/owner", {"code": code.lower()}) == {"name": "Eve"}
    assert ann.send("GET", "/api/me")["name"] == "Ann"
    redeem(ann, code)
    assert refusal(ann.send, "POST", "/api/me/transfer/owner", {"code": code}) == "code-unknown"


def test_a_code_works_once(url: str) -> None:
    ann = Guest(url, "Ann")
    code = new_code(ann)
    redeem(Guest(url), code)
    assert refusal(redeem, Guest(url), code) == "code-unknown"


def test_a_code_may_be_typed_carelessly(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    code = new_code(ann)
    assert redeem(Guest(sqlite_url), f" {code.lower().replace('-', ' ')} ")["name"] == "Ann"


def test_a_new_code_replaces_the_earlier_one(url: str) -> None:
    ann = Guest(url, "Ann")
    first, second = new_code(ann), new_code(ann)
    assert refusal(redeem, Guest(url), first) == "code-unknown"
    assert redeem(Guest(url), second)["name"] == "Ann"


def test_an_expired_code_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "CODE_SECONDS", -1.0)
    assert refusal(redeem, Guest(url), new_code(Guest(url))) == "code-unknown"


def test_attempts_are_limited(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, rate=50.0) as url:
        ann, eve = Guest(url, "Ann"), Guest(url, "Eve")
        refusals = [refusal(redeem, eve, "AAAAA-AAAAA") for _ in range(CODE_BURST + 1)]
        assert refusals == ["code-unknown"] * CODE_BURST + ["too-many-codes"]
        assert refusal(redeem, eve, new_code(ann)) == "too-many-codes"
        assert refusal(eve.send, "POST", "/api/me/transfer/owner", {"code": new_code(ann)}) == "too-many-codes"


def test_the_qr_code_has_the_address_of_the_page(sqlite_url: str) -> None:
    answer = Guest(sqlite_url).send("POST", "/api/me/transfer")
    assert answer["url"] == f"{sqlite_url}/you#{answer['code']}"
    assert answer["qr"].startswith("data:image/svg+xml")
    long_name = {"X-Madang": "1", "Host": "x" * 4000}
    assert httpx.post(f"{sqlite_url}/api/me/transfer", headers=long_name, trust_env=False).status_code == 200


def test_a_device_without_a_guest_can_sign_in(sqlite_url: str) -> None:
    code = new_code(Guest(sqlite_url, "Ann"))
    with httpx.Client(base_url=sqlite_url, headers={"X-Madang": "1"}, trust_env=False) as nobody:
        answer = nobody.post("/api/me/transfer/redeem", json={"code": code, "merge": True})
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert nobody.get("/api/me").json()["name"] == "Ann"


def test_own_code_on_the_same_device_changes_nothing(url: str) -> None:
    ann = Guest(url, "Ann")
    for merge in (False, True):
        assert redeem(ann, new_code(ann), merge)["name"] == "Ann"
        assert len(devices(ann)) == 1


# --- two guests ------------------------------------------------------------------------------------------------------


def test_without_a_merge_the_tables_of_the_device_stay_behind(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    table = bob.create("koryo", ["me", "open"])
    redeem(bob, new_code(ann))
    assert listed_tables(bob, which="mine") == []
    assert not bob.snapshot(table)["table"]["creator"]


def test_merged_guests_are_one(url: str) -> None:
    ann, bob, friend = Guest(url, "Ann"), Guest(url, "Bob"), Guest(url, "Friend")
    key = bob.send("GET", "/api/me/devices")["devices"][0]["id"]
    mine, his = (guest.create("koryo", ["me", "open"]) for guest in (ann, bob))
    friend.sit(his)
    tablet = same_guest(bob)
    redeem(bob, new_code(ann), merge=True)
    assert {*listed_tables(bob, which="mine")} == {mine, his}
    seats = friend.snapshot(his)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Friend"]
    assert ann.snapshot(his)["seat"] == 0, "the first device has the tables too"
    assert key not in [device["id"] for device in devices(ann)], "the device has a new cookie"
    assert tablet.send("GET", "/api/me")["name"].startswith("Guest "), "its old cookie is of no use"


def test_a_merge_keeps_the_other_devices_of_both(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    tablet = Guest(url)
    redeem(tablet, new_code(bob))
    redeem(bob, new_code(ann), merge=True)
    assert tablet.send("GET", "/api/me")["name"] == "Ann"
    assert len(devices(tablet)) == 3


def test_a_merge_takes_settings_along_if_there_are_none(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    bob.send("PUT", "/api/me/prefs", {"prefs": {"sound": "on"}})
    assert redeem(bob, new_code(ann), merge=True)["prefs"] == {"sound": "on"}


def test_two_players_of_one_game_cannot_merge(url: str) -> None:
    """Otherwise one of them would see the cards of both."""
    table, (ann, bob) = full_table(url, "koryo", 2)
    assert refusal(redeem, bob, new_code(ann), True) == "merge-same-table"
    assert bob.snapshot(table)["seat"] == 1


# --- signing out -----------------------------------------------------------------------------------------------------


def test_a_device_can_be_signed_out(url: str) -> None:
    table, (ann, _) = full_table(url, "koryo", 2)
    phone = Guest(url)
    redeem(phone, new_code(ann))
    (other,) = [device["id"] for device in devices(ann) if not device["here"]]
    with phone.socket(table) as socket:
        assert receive(socket, "snapshot")["seat"] == 0
        assert [device["here"] for device in ann.send("DELETE", f"/api/me/devices/{other}")["devices"]] == [True]
        assert close_code(socket) == 1012
    assert phone.snapshot(table)["seat"] is None
    assert phone.send("GET", "/api/me")["name"].startswith("Guest ")
    assert ann.snapshot(table)["seat"] == 0


def test_a_device_of_somebody_else_cannot_be_signed_out(sqlite_url: str) -> None:
    ann, eve = Guest(sqlite_url, "Ann"), Guest(sqlite_url, "Eve")
    (device,) = devices(ann)
    assert refusal(eve.send, "DELETE", f"/api/me/devices/{device['id']}") == "no-such-device"
    assert ann.send("GET", "/api/me")["name"] == "Ann"


def test_a_device_is_signed_out_at_every_worker(two_processes: tuple[str, str]) -> None:
    table, (ann, _) = full_table(two_processes[0], "koryo", 2)
    phone = Guest(two_processes[1])
    redeem(phone, new_code(ann))
    (other,) = [device["id"] for device in devices(ann) if not device["here"]]
    with phone.socket(table) as socket:
        assert receive(socket, "snapshot")["seat"] == 0
        ann.send("DELETE", f"/api/me/devices/{other}")
        assert close_code(socket) == 1012


def test_devices_have_names(sqlite_url: str) -> None:
    header = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
    with httpx.Client(base_url=sqlite_url, headers={"User-Agent": header}, trust_env=False) as client:
        client.get("/api/me")
        assert [device["device"] for device in client.get("/api/me/devices").json()["devices"]] == ["Chrome, Linux"]
    assert [device["device"] for device in devices(Guest(sqlite_url))] == [""]


# --- settings --------------------------------------------------------------------------------------------------------


def test_settings_are_kept(url: str) -> None:
    ann = Guest(url, "Ann")
    assert ann.send("GET", "/api/me")["prefs"] == {}
    prefs = {"theme": "dark", "nested": {"한국어": [1, None, "\u0000"]}}
    assert ann.send("PUT", "/api/me/prefs", {"prefs": prefs})["prefs"] == prefs
    assert ann.send("PATCH", "/api/me", {"name": "Anna"})["prefs"] == prefs
    assert ann.send("GET", "/api/me")["prefs"] == prefs
    assert Guest(url).send("GET", "/api/me")["prefs"] == {}


@pytest.mark.parametrize(
    "body",
    [
        b'{"prefs": []}',
        b'{"prefs": "dark"}',
        b'{"prefs": {"x": NaN}}',
        b'{"prefs": {"x": "\\ud800"}}',
        b'{"prefs": {"x": "' + b"y" * 4096 + b'"}}',
        b'{"prefs": {"x": ' + b"[" * 4000 + b"]" * 4000 + b"}}",
        b"{}",
    ],
    ids=["list", "text", "NaN", "surrogate", "large", "deep", "none"],
)
def test_bad_settings_are_refused(sqlite_url: str, body: bytes) -> None:
    ann = Guest(sqlite_url)
    answer = ann.http.put("/api/me/prefs", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert ann.send("GET", "/api/me")["prefs"] == {}
