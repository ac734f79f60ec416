"""Being told while away: push messages and webhooks, delivered to receivers on loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import madang
from madang import Game, State
from madang.server.play import delivery, outbound
from madang.server.play.outbound import ForbiddenAddress, Outbound
from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.storage.alerts import Webhook
from madang.server.storage.deliveries import enqueue
from madang.server.storage.schema import deliveries
from madang.server.tables import table as tables
from madang.server.tables.alerts import Alert
from tests.played_games import random_game
from tests.server.clients import Guest, Json, exchange, post, refusal
from tests.server.concurrency import wait_for
from tests.server.receivers import PushBrowser, Receiver
from tests.server.runtimes import act, running_workers, table_of_ann_and_bob, wait_until
from tests.server.servers import serving, serving_sqlite, settings
from tests.server.test_tournaments import command, create, join, own_tables
from tests.server.twin_tables import TwinTables, after_forced, deal_state

TOLD: dict[str, Any] = {"alert_after": 0.1, "private_targets": True}
PRIVATE = (
    "http://127.0.0.1:9/hook",
    "http://localhost:9",
    "http://2130706433:9",
    "http://[::1]:9",
    "http://[::ffff:10.0.0.1]",
    "http://10.1.2.3",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0:9",
    "http://[fe80::1]",
    "http://[64:ff9b::a00:1]",
    "http://[64:ff9b:1::a00:1]",
    "http://[::7f00:1]:9",
    "http://[::ffff:0:127.0.0.1]",
    "http://[fec0::1]",
    "http://192.0.0.8",
    "https://no-such-host.invalid/",
)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


@pytest.fixture
def url(database: str) -> Iterator[str]:
    """The address of a server that tells people soon, on SQLite, then on PostgreSQL."""
    with serving(settings(database, **TOLD)) as address:
        yield address


@pytest.fixture
def told_url(tmp_path: Path) -> Iterator[str]:
    """The address of a server on SQLite that tells people soon."""
    with serving_sqlite(tmp_path, **TOLD) as address:
        yield address


@pytest.fixture(autouse=True)
def short_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "FIRST_RETRY", 0.05)


class Subscriber:
    """A guest with a browser that is subscribed to push messages."""

    def __init__(self, guest: Guest, service: Receiver, language: str = "en") -> None:
        self.guest, self.service, self.browser = guest, service, PushBrowser(service)
        self.key: str = guest.send("PUT", "/api/me/push", self.browser.subscription | {"language": language})["key"]

    @property
    def messages(self) -> list[Json]:
        """What the browser has received."""
        own = [request for request in self.service.requests if request.path == self.browser.path]
        return [self.browser.decrypt(request, self.key) for request in own]

    def of_kind(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["tag"].startswith(kind)]

    def wait_for(self, kind: str, count: int = 1) -> list[Json]:
        wait_for(lambda: len(self.of_kind(kind)) >= count, f"a message of the kind {kind}")
        return self.of_kind(kind)


def set_webhook(guest: Guest, url: str, form: str = "json", table: str | None = None) -> Json:
    path = "/api/me/webhook" if table is None else f"/api/tables/{table}/webhook"
    answer: Json = guest.send("PUT", path, {"url": url, "form": form, "language": "en"})
    return answer


def webhook_of(guest: Guest) -> Json:
    found: Json = guest.send("GET", "/api/me/alerts")["webhook"]
    return found


# --- push messages ---------------------------------------------------------------------------------------------------


def test_players_are_told_of_friends_and_turns_in_their_language(url: str, receiver: Receiver) -> None:
    players = [Subscriber(Guest(url, "Ann"), receiver), Subscriber(Guest(url, "Bob"), receiver, "de")]
    ann, bob = (player.guest for player in players)
    table = ann.create("koryo", ["me", "open"])
    bob.sit(table)
    [sat] = players[0].wait_for("sat")
    assert (sat["title"], sat["body"], sat["path"]) == ("Bob has sat down", "Koryŏ has begun", f"/table/{table}")
    assert not players[1].of_kind("sat")
    actor = ann.snapshot(table)["view"]["actor"]
    titles = ("It’s your turn", "Du bist am Zug")
    [turn] = players[actor].wait_for("turn")
    assert (turn["title"], turn["body"], turn["language"]) == (titles[actor], "Koryŏ: Ann, Bob", ("en", "de")[actor])
    players[actor].guest.act(table, 0, actor, "pass")
    assert players[1 - actor].wait_for("turn")[0]["title"] == titles[1 - actor]
    assert len(players[actor].of_kind("turn")) == 1, "once per turn"


def test_a_player_who_has_the_table_on_the_screen_is_not_told(url: str, receiver: Receiver) -> None:
    players = [Subscriber(Guest(url, "Ann"), receiver), Subscriber(Guest(url, "Bob"), receiver)]
    ann, bob = (player.guest for player in players)
    table = ann.create("koryo", ["me", "open"])
    with ann.socket(table) as of_ann, bob.socket(table) as of_bob:
        for opened in (of_ann, of_bob):
            exchange(opened)
        bob.sit(table)
        actor = ann.snapshot(table)["view"]["actor"]
        hook = set_webhook(players[1 - actor].guest, f"{receiver.url}/hook")
        assert hook["webhook"]["problem"] is None
        hidden = (of_ann, of_bob)[1 - actor]
        exchange(hidden, type="looking", looking=False)
        players[actor].guest.act(table, 0, actor, "pass")
        players[1 - actor].wait_for("turn")  # the page is open, but not on the screen
        wait_for(lambda: any(request.path == "/hook" for request in receiver.requests), "the webhook")
        assert not players[actor].messages


def test_nothing_is_told_that_is_over_by_then(database: str) -> None:
    """Each new turn of another player queues one alert; the player who goes on, or has acted, is not told."""

    async def check() -> None:
        async with running_workers(database, alert_after=3600.0, private_targets=True) as (runtime,):
            table = await table_of_ann_and_bob(runtime)
            for guest in ("ann", "bob"):
                await runtime.alerts._store.set_webhook(guest, None, hook_of(guest, "http://127.0.0.1:9"))
            expected = []
            for _ in range(60):
                before = await runtime.tables.get(table)
                acting, ply = before.actor, before.ply
                if acting is None:
                    break
                await act(runtime, table)
                after = await runtime.tables.get(table)
                acted = {p.seat for p in after.plies[ply:] if p.kind == "action"}
                if after.actor is not None and after.actor not in acted and after.actor != acting:
                    expected.append((("ann", "bob")[after.actor], after.ply, after.actor))
            rows = await runtime.store.database.read(
                lambda connection: connection.execute(sa.select(deliveries).order_by(deliveries.c.id)).all()
            )
            assert [(row.guest, row.ply, row.seat) for row in rows if row.kind == "turn"] == expected
            assert len(expected) > 5

    asyncio.run(check())


def test_the_end_of_a_game_is_told(told_url: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "deal", deal_state)
    state = last_decision(madang.game("koryo"))
    guests = [Guest(told_url, "Ann"), Guest(told_url, "Bob")]
    players = [Subscriber(guest, receiver) for guest in guests]
    table = TwinTables(guests, (state, state)).ids[0]
    set_webhook(guests[0], f"{receiver.url}/table", table=table)
    post(guests[1 - (state.actor or 0)], table, "leave")  # who has left is told as well
    guests[state.actor or 0].act(table, 0, state.actor or 0, state.actions()[0])
    result = guests[0].snapshot(table)["result"]
    names = [("Ann", "Bob")[seat] for seat in result["winners"]]
    for player in players:
        [message] = player.wait_for("over")
        assert message["title"] == "Koryŏ is over"
        assert all(name in message["body"] for name in names)
    wait_for(lambda: any(r.path == "/table" and r.json["event"] == "over" for r in receiver.requests), "the webhook")
    over = next(r.json for r in receiver.requests if r.path == "/table" and r.json["event"] == "over")
    assert over["winners"] == names


def test_the_first_player_of_a_tournament_game_is_told(told_url: str, receiver: Receiver) -> None:
    """Rounds start by themselves, perhaps long after the round before."""
    players = [Subscriber(Guest(told_url, f"Player {number}"), receiver) for number in range(4)]
    tournament = create(players[0].guest)
    for player in players:
        join(player.guest, tournament)
    command(players[0].guest, tournament, "start")
    for player in players:
        [table] = own_tables(player.guest, tournament)
        now = player.guest.snapshot(table)
        if now["table"]["seats"][now["view"]["actor"]]["you"]:
            assert [message["path"] for message in player.wait_for("turn")] == [f"/table/{table}"]
    assert sum(bool(player.of_kind("turn")) for player in players) == 2


def last_decision(game: Game) -> State:
    """A state in which the first action ends the game, with what it forces."""
    for state in reversed([*random_game(game, 2, 3)]):
        if not state.over and not state.forced and after_forced(state.play(state.actions()[0])).over:
            return state
    raise AssertionError("the game does not end")


def test_a_reminder_and_a_bot_that_takes_over_are_told(told_url: str, receiver: Receiver) -> None:
    players = [Subscriber(Guest(told_url, "Ann"), receiver), Subscriber(Guest(told_url, "Bob"), receiver)]
    table = players[0].guest.create("koryo", ["me", "open"], patience=1)
    players[1].guest.sit(table)
    actor = players[0].guest.snapshot(table)["view"]["actor"]
    wait_for(lambda: players[0].guest.snapshot(table)["absence"]["remind_in"] == 0, "the player to be absent")
    set_webhook(players[0].guest, f"{receiver.url}/table", table=table)
    post(players[1 - actor].guest, table, "remind")
    assert "waiting for" in players[actor].wait_for("reminded")[0]["title"]
    wait_for(lambda: players[0].guest.snapshot(table)["absence"]["hand_over_in"] == 0, "the patience to be over")
    post(players[1 - actor].guest, table, "hand-over")
    assert players[actor].wait_for("replaced")[0]["title"] == "A bot plays for you until you come back"
    wait_for(lambda: any(b"A bot plays for" in request.body for request in receiver.requests), "the webhook")
    assert not players[1 - actor].of_kind("replaced")


def test_a_rematch_is_told(told_url: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "deal", deal_state)
    state = last_decision(madang.game("koryo"))
    guests = [Guest(told_url, "Ann"), Guest(told_url, "Bob")]
    bob = Subscriber(guests[1], receiver)
    table = TwinTables(guests, (state, state)).ids[0]
    guests[state.actor or 0].act(table, 0, state.actor or 0, state.actions()[0])
    rematch = post(guests[0], table, "rematch")["table"]["id"]
    [told] = bob.wait_for("rematch")
    assert (told["title"], told["body"], told["path"]) == ("Ann would like to play again", "Koryŏ", f"/table/{rematch}")


def test_an_expired_subscription_is_removed(told_url: str, receiver: Receiver) -> None:
    ann = Guest(told_url, "Ann")
    for status in (404, 410):
        player = Subscriber(ann, receiver)
        receiver.statuses = [status]
        ann.send("POST", "/api/me/push/test", {"endpoint": player.browser.subscription["endpoint"]})
        wait_for(lambda: not ann.send("GET", "/api/me/export")["push"], "the subscription to be removed")
    assert len(receiver.requests) == 2


def test_subscriptions_follow_the_guest(told_url: str, receiver: Receiver) -> None:
    ann, phone, bob = Guest(told_url, "Ann"), Guest(told_url), Guest(told_url, "Bob")
    phone.send("POST", "/api/me/transfer/redeem", transfer_to(ann, merge=False))
    player = Subscriber(phone, receiver)
    set_webhook(ann, f"{receiver.url}/hook")
    endpoint = player.browser.subscription["endpoint"]
    exported = ann.send("GET", "/api/me/export")
    assert ([row["endpoint"] for row in exported["push"]], exported["webhooks"][0]["form"]) == ([endpoint], "json")
    ann.send("POST", "/api/me/transfer/redeem", transfer_to(bob, merge=True))
    assert [row["endpoint"] for row in bob.send("GET", "/api/me/export")["push"]] == [endpoint]
    assert webhook_of(bob)["url"] == f"{receiver.url}/hook"
    device = next(d["id"] for d in phone.send("GET", "/api/me/devices")["devices"] if d["here"])
    bob.send("DELETE", f"/api/me/devices/{device}")
    assert not bob.send("GET", "/api/me/export")["push"], "a device that is signed out is told nothing"
    laptop = Subscriber(bob, receiver)
    bob.send("POST", "/api/me/push/remove", {"endpoint": laptop.browser.subscription["endpoint"]})
    assert not bob.send("GET", "/api/me/export")["push"]
    Subscriber(bob, receiver)
    bob.send("DELETE", "/api/me")
    assert refusal(bob.send, "GET", "/api/me/export") == "not-found"


def transfer_to(guest: Guest, merge: bool) -> Json:
    return {"code": guest.send("POST", "/api/me/transfer")["code"], "merge": merge}


# --- webhooks --------------------------------------------------------------------------------------------------------


def test_a_webhook_has_a_generic_form_and_that_of_discord(told_url: str, receiver: Receiver) -> None:
    ann, bob = Guest(told_url, "Ann"), Guest(told_url, "@everyone *B* <x>")
    table = ann.create("koryo", ["me", "open"])
    set_webhook(ann, f"{receiver.url}/json")
    set_webhook(ann, f"{receiver.url}/discord", "discord", table)
    bob.sit(table)

    def told(path: str) -> list[Json]:
        return [r.json for r in receiver.requests if r.path == path and b"has sat down" in r.body]  # not a turn

    wait_for(lambda: told("/json") and told("/discord"), "both webhooks")
    [generic], [discord] = told("/json"), told("/discord")
    assert (generic["event"], generic["player"], generic["seat"]) == ("sat", "@everyone *B* <x>", 1)
    assert generic["table"] == {"id": table, "game": "koryo", "url": f"{told_url}/table/{table}"}
    assert discord["allowed_mentions"] == {"parse": []}
    assert r"\@everyone \*B\* \<x\>" in discord["content"]
    assert f"<{told_url}/table/{table}>" in discord["content"]
    assert refusal(set_webhook, bob, receiver.url, "json", table) == "not-creator"
    assert bob.send("GET", f"/api/tables/{table}/webhook") == {"webhook": None}
    ann.send("DELETE", f"/api/tables/{table}/webhook")
    assert ann.send("GET", f"/api/tables/{table}/webhook") == {"webhook": None}


def test_a_channel_reads_whose_turn_it_is(told_url: str, receiver: Receiver) -> None:
    """Several people may read what one of them has sent to a channel."""
    guests = [Guest(told_url, "Ann"), Guest(told_url, "Bob")]
    for guest, form in zip(guests, ("discord", "json"), strict=True):
        set_webhook(guest, f"{receiver.url}/{form}", form)
    table = guests[0].create("koryo", ["me", "open"])
    guests[1].sit(table)
    actor = guests[0].snapshot(table)["view"]["actor"]
    for ply, seat in enumerate((actor, 1 - actor)):
        path, text = (("/discord", "It’s Ann’s turn"), ("/json", "It’s your turn"))[seat]
        wait_for(
            lambda path=path, text=text: any(r.path == path and text in r.body.decode() for r in receiver.requests),  # type: ignore[misc]
            text,
        )
        guests[seat].act(table, ply, seat, "pass")


def test_a_webhook_that_fails_is_retried_unless_that_is_useless(told_url: str, receiver: Receiver) -> None:
    ann = Guest(told_url, "Ann")
    set_webhook(ann, f"{receiver.url}/hook")
    receiver.statuses = [500, 429, 503]
    ann.send("POST", "/api/me/webhook/test")
    requests = receiver.wait(4)
    assert len({request.headers["x-madang-delivery"] for request in requests}) == 1
    wait_for(lambda: webhook_of(ann)["problem"] is None, "the problem to be over")
    for status in (400, 302):
        receiver.headers = {"Location": f"{receiver.url}/elsewhere"}
        receiver.statuses = [status]
        ann.send("POST", "/api/me/webhook/test")
        wait_for(lambda status=status: webhook_of(ann)["problem"] == f"HTTP {status}", "the problem")  # type: ignore[misc]
    assert len(receiver.requests) == 6
    assert not any(request.path == "/elsewhere" for request in receiver.requests)


def hook_of(guest: str, url: str) -> Webhook:
    return Webhook(f"hook of {guest}", guest, None, url, "json", "en", "http://localhost", None, 0.0)


def test_deliveries_survive_a_restart(database: str, receiver: Receiver) -> None:
    receiver.statuses = [500]

    async def check() -> None:
        async with running_workers(database, **TOLD) as (runtime,):
            await runtime.alerts._store.set_webhook("ann", None, hook_of("ann", receiver.url))
            await runtime.alerts._store.queue_test("ann", None, "hook of ann")
            await wait_until(lambda: receiver.requests)
        assert len(receiver.requests) == 1
        restarted = Runtime(settings(database, **TOLD))
        await restarted.open()
        try:
            await wait_until(lambda: len(receiver.requests) == 2)
        finally:
            await restarted.close()

    delivery.FIRST_RETRY = 1.0  # restored by the fixture
    asyncio.run(check())
    first, second = (request.headers["x-madang-delivery"] for request in receiver.requests)
    assert first == second


def test_a_slow_receiver_delays_nobody_else(url: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not if one guest has many of them. After a while the server gives up waiting."""
    monkeypatch.setattr(outbound, "TIMEOUT_IN_ALL", 3600.0)
    monkeypatch.setattr(delivery, "MAX_CLAIMED", 2)
    monkeypatch.setattr(delivery, "MAX_SENDING", 4)
    monkeypatch.setattr(delivery, "MAX_OF_GUEST", 2)
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    set_webhook(bob, f"{receiver.url}/hook")
    for number in range(6):
        table = ann.create("koryo", ["me", "open"])
        set_webhook(ann, f"{receiver.url}/slow/{number}", table=table)
        ann.send("POST", f"/api/tables/{table}/webhook/test")
    receiver.wait(2)
    bob.send("POST", "/api/me/webhook/test")
    wait_for(lambda: any(request.path == "/hook" for request in receiver.requests), "the other webhook")
    monkeypatch.setattr(outbound, "TIMEOUT_IN_ALL", 0.2)
    set_webhook(bob, f"{receiver.url}/slow")
    bob.send("POST", "/api/me/webhook/test")
    wait_for(lambda: webhook_of(bob)["problem"] == "no answer", "the server to give up")


def test_several_workers_share_the_queue_without_sending_twice(postgres: str, receiver: Receiver) -> None:
    async def check() -> None:
        async with running_workers(database_url(postgres), 2, **TOLD) as (first, second):
            assert await first.alerts.keys.public() == await second.alerts.keys.public()
            await first.alerts._store.set_webhook("ann", None, hook_of("ann", receiver.url))
            table = await table_of_ann_and_bob(first)
            alerts = [Alert(table, "sat", ("ann",), 0.0, number, 1, "Bob") for number in range(60)]
            await first.store.database.write(enqueue, alerts)
            await wait_until(lambda: len(receiver.requests) >= 60, 60.0)

    asyncio.run(check())
    sent = [request.headers["x-madang-delivery"] for request in receiver.requests]
    assert len(sent) == len({*sent})


# --- what is refused -------------------------------------------------------------------------------------------------


def test_private_addresses_are_refused(sqlite_url: str, receiver: Receiver) -> None:
    ann = Guest(sqlite_url)
    for address in PRIVATE:
        assert refusal(set_webhook, ann, address) == "address-not-allowed", address
    assert refusal(ann.send, "PUT", "/api/me/push", PushBrowser(receiver).subscription) == "address-not-allowed"
    for address in ("ftp://example.com", "https://user@example.com", "http://", "example.com", "http://a:b/"):
        assert refusal(set_webhook, ann, address) == "bad-request", address


def test_a_connection_is_refused_if_any_address_of_the_name_is_private(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the name was harmless when the webhook was entered."""

    async def check() -> None:
        guarded = Outbound(False)
        for address in (receiver.url, receiver.url.replace("127.0.0.1", "localhost"), "http://rebound.example"):
            with pytest.raises(ForbiddenAddress):
                await guarded.post(address, b"{}", {})
        await guarded.close()

    resolve = socket.getaddrinfo

    def rebound(host: Any, port: Any, *args: Any, **options: Any) -> Any:
        if host != "rebound.example":
            return resolve(host, port, *args, **options)
        addresses = ("93.184.216.34", "127.0.0.1")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", rebound)
    asyncio.run(check())
    assert not receiver.requests


def test_a_subscription_without_usable_keys_is_refused(told_url: str, receiver: Receiver) -> None:
    ann = Guest(told_url)
    body: Json = PushBrowser(receiver).subscription
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, body["keys"] | {"p256dh": "B" * 87}):
        assert refusal(ann.send, "PUT", "/api/me/push", body | {"keys": keys}) == "subscription-invalid"
