"""Fair shuffles: the table publishes a commitment, then all players contribute, and the record proves the deal."""

from __future__ import annotations

import re
import time
from datetime import datetime

import pytest

from madang import BadRecord, Fairness, Record
from madang.client import Refusal
from madang.core.fairness import commitment, new_secret
from madang.server.tables import seating
from tests.server.clients import Guest, Json, at_random, full_table, receive


def create_table(guest: Guest, seats: list[str], game: str = "koryo") -> Json:
    """A new table without contributions."""
    return guest.send("POST", "/api/tables", {"game": game, "seats": seats})


def contribute(guest: Guest, made: Json, text: str | None) -> Json:
    return guest.send("POST", f"/api/tables/{made['table']['id']}/contribution", {"contribution": text})


def hands(guest: Guest, made: Json) -> list[object]:
    """The hand of each seat of a guest."""
    table = made["table"]["id"]
    seats = [number for number, seat in enumerate(guest.snapshot(table)["table"]["seats"]) if seat["you"]]
    return [guest.snapshot(table, seat)["view"]["hands"][seat] for seat in seats]


def test_the_commitment_is_published_before_anybody_contributes(url: str) -> None:
    ann = Guest(url)
    made = create_table(ann, ["me", "open"])["table"]
    assert re.fullmatch("[0-9a-f]{64}", made["commitment"])
    assert [seat["contributed"] for seat in made["seats"]] == [False, False]
    assert Guest(url).snapshot(made["id"])["table"]["commitment"] == made["commitment"]


def test_a_contribution_is_refused_while_a_table_is_created(sqlite_url: str) -> None:
    wanted = {"game": "koryo", "seats": ["me", "random"], "contribution": "too early"}
    assert Guest(sqlite_url).http.post("/api/tables", json=wanted).status_code == 422


def test_the_game_does_not_start_before_the_contribution(url: str) -> None:
    ann = Guest(url)
    made = create_table(ann, ["me", "random"])
    table = made["table"]["id"]
    assert (made["table"]["status"], made["view"]) == ("open", None)
    for path, body in (("start", {}), ("actions", {"ply": 0, "seat": 0, "action": "pass"})):
        refused = ann.http.post(f"/api/tables/{table}/{path}", json=body).json()["error"]["id"]
        assert refused in ("contribute-first", "not-started")
    with ann.socket(table) as socket:
        assert receive(socket, "snapshot")["view"] is None
        started = contribute(ann, made, "ann's lucky 7")
        assert receive(socket, "snapshot")["view"] is not None
    assert started["table"]["status"] == "playing"


def test_a_full_table_waits_for_the_contribution_of_its_creator(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    made = create_table(ann, ["me", "open"])
    assert bob.sit(made["table"]["id"])["table"]["status"] == "open"
    assert [seat["contributed"] for seat in ann.snapshot(made["table"]["id"])["table"]["seats"]] == [False, True]
    assert contribute(ann, made, None)["table"]["status"] == "playing"


def test_the_contribution_decides_the_deal(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same secret, different contributions give different cards, and equal ones the same cards."""
    secret, ann = new_secret(), Guest(sqlite_url)
    monkeypatch.setattr(seating, "new_secret", lambda: secret)
    dealt: dict[str, list[object]] = {}
    for text in ("seven", "eight", "seven"):
        made = create_table(ann, ["me", "me"])
        assert made["table"]["commitment"] == commitment(secret)
        contribute(ann, made, text)
        found = hands(ann, made)
        assert dealt.setdefault(text, found) == found
    assert dealt["seven"] != dealt["eight"]


def test_every_seat_contributes_to_the_deal(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who joins contributes too: a different text gives different cards."""
    secret, ann, bob = new_secret(), Guest(sqlite_url), Guest(sqlite_url)
    monkeypatch.setattr(seating, "new_secret", lambda: secret)
    dealt = []
    for text in ("bob 1", "bob 2"):
        table = ann.create("koryo", ["me", "open"], contribution="ann")
        bob.sit(table, contribution=text)
        dealt.append(ann.snapshot(table)["view"]["hands"][0])
    assert dealt[0] != dealt[1]


def test_a_second_contribution_is_refused(url: str) -> None:
    ann = Guest(url)
    made = create_table(ann, ["me", "open"])
    contribute(ann, made, "first")
    with pytest.raises(Refusal) as refused:
        contribute(ann, made, "second")
    assert refused.value.id == "already-contributed"
    bob = Guest(url)
    bob.sit(made["table"]["id"], contribution="bob")
    for guest in (ann, bob):
        with pytest.raises(Refusal) as refused:
            contribute(guest, made, "third")
        assert refused.value.id == "already-started"
    play_out(ann, bob, made["table"]["id"])
    assert fairness(ann.record(made["table"]["id"])).contributions == ("first", "bob")


def test_a_guest_without_a_seat_does_not_contribute(url: str) -> None:
    made = create_table(Guest(url), ["me", "open"])
    with pytest.raises(Refusal) as refused:
        contribute(Guest(url), made, "me too")
    assert refused.value.id == "you-do-not-sit"


@pytest.mark.parametrize("text", ["", "x" * 101, "naïve", "a\nb", "a\x7f"])
def test_a_contribution_is_short_printable_ascii(sqlite_url: str, text: str) -> None:
    ann = Guest(sqlite_url)
    table = create_table(ann, ["me", "open"])["table"]["id"]
    for path in ("contribution", "sit"):
        answer = ann.http.post(f"/api/tables/{table}/{path}", json={"contribution": text})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "bad-request")


def test_all_seats_of_a_device_contribute_at_once(url: str) -> None:
    ann = Guest(url)
    made = create_table(ann, ["me", "me", "random"])
    table = made["table"]["id"]
    assert [seat["contributed"] for seat in made["table"]["seats"]] == [False, False, True]
    assert contribute(ann, made, "ours")["table"]["status"] == "playing"
    play_out(ann, ann, table)
    assert fairness(ann.record(table)).contributions == ("ours", "ours", "bot random")


def test_the_record_proves_the_deal(url: str) -> None:
    """It has the published commitment, the table, the time of the commitment, and all contributions."""
    ann, bob = Guest(url), Guest(url)
    made = create_table(ann, ["me", "open"])
    published, table = made["table"]["commitment"], made["table"]["id"]
    contribute(ann, made, "ann's lucky 7")
    assert bob.sit(table, contribution="bob")["table"]["commitment"] == published
    play_out(ann, bob, table)
    for guest in (ann, bob):
        content = guest.send("GET", f"/api/tables/{table}/record")
        seed = content["seed"]
        assert seed["commitment"] == published == commitment(seed["secret"])
        assert (seed["table"], seed["contributions"]) == (table, ["ann's lucky 7", "bob"])
        committed = datetime.fromisoformat(seed["committed"]).timestamp()
        assert abs(committed - made["table"]["created"]) <= 1
        assert fairness(Record.from_json(content)) == Fairness(
            seed["secret"], ("ann's lucky 7", "bob"), table, seed["committed"]
        )


def test_the_client_refuses_a_record_that_does_not_fit_the_commitment_it_kept(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    kept = ann.commitments[table]
    assert bob.commitments[table] == kept
    play_out(ann, bob, table)
    assert fairness(ann.record(table)).commitment == kept
    ann.commitments[table] = commitment(new_secret())
    with pytest.raises(BadRecord, match="differs from the commitment that the table published"):
        ann.record(table)


def test_the_client_keeps_the_commitment_that_came_first(sqlite_url: str) -> None:
    """A commitment published after the contribution proves nothing."""
    ann = Guest(sqlite_url)
    table = ann.create("koryo", ["me", "open"])
    ann.commitments[table] = "kept"
    with pytest.raises(Refusal):
        ann.sit(table)
    assert ann.commitments[table] == "kept"


def test_a_rematch_has_a_secret_of_its_own_and_needs_new_contributions(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    play_out(ann, bob, table)
    again = ann.send("POST", f"/api/tables/{table}/rematch")
    new = again["table"]["id"]
    assert again["table"]["commitment"] != ann.commitments[table]
    assert (again["table"]["status"], again["view"]) == ("open", None)
    assert [seat["contributed"] for seat in again["table"]["seats"]] == [False, False]
    assert bob.sit(new, contribution="again")["table"]["status"] == "open"
    assert contribute(ann, again, "and again")["table"]["status"] == "playing"
    play_out(ann, bob, new)
    assert fairness(ann.record(new)).contributions == ("and again", "again")


def play_out(ann: Guest, bob: Guest, table: str) -> None:
    """Play a game to its end, over REST."""
    choose = at_random(1)
    while (seen := ann.snapshot(table))["result"] is None:
        actor = seen["view"]["actor"]
        if seen["table"]["seats"][actor]["kind"] != "human":
            time.sleep(0.02)
            continue
        guest = ann if seen["table"]["seats"][actor]["you"] else bob
        now = guest.snapshot(table, actor)
        if now["view"]["actions"]:
            guest.act(table, now["ply"], actor, choose(now["view"]))


def fairness(record: Record) -> Fairness:
    assert isinstance(record.seed, Fairness)
    return record.seed
