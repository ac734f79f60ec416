"""Challenges: the same deal and the same bots for everybody, once each; nothing is revealed to those who might play."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from pydantic import TypeAdapter

import madang
from madang.core.fairness import Fairness, commitment
from madang.server.api.challenge_messages import ChallengeInfo
from madang.server.play import challenges as service
from madang.server.play.bots import BotPlayer
from madang.server.tables.challenges import daily_challenge
from tests.played_games import random_game
from tests.server.clients import Guest, Json, at_random, close_code, refusal
from tests.server.concurrency import in_parallel, wait_for

challenge_info: TypeAdapter[Any] = TypeAdapter(ChallengeInfo)
HIDDEN_PATHS = (
    "",
    "/view",
    "/plies",
    "/plies?since=0",
    "/replay",
    "/replay?open=true",
    "/review",
    "/record",
    "/webhook",
)
HIDDEN_COMMANDS: tuple[tuple[str, Json], ...] = (
    ("actions", {"ply": 0, "seat": 0, "action": "pass"}),
    ("undo", {"ply": 0}),
    ("review", {}),
    ("hint", {"seat": 0}),
    ("sit", {}),
    ("contribution", {}),
    ("start", {}),
    ("rematch", {}),
    ("remind", {}),
    ("hand-over", {}),
    ("return", {}),
    ("resign", {}),
    ("abandon", {"agree": True}),
    ("leave", {}),
)


def new_challenge(guest: Guest, **changes: Any) -> str:
    made = guest.send("POST", "/api/challenges", {"game": "koryo", "level": "greedy", **changes})
    challenge_info.validate_python(made)
    return str(made["id"])


def start(guest: Guest, challenge: str) -> str:
    return str(guest.send("POST", f"/api/challenges/{challenge}/start")["table"]["id"])


def info(guest: Guest, challenge: str) -> Json:
    found = guest.send("GET", f"/api/challenges/{challenge}")
    challenge_info.validate_python(found)
    return found


def plies_of(guest: Guest, table: str) -> list[tuple[Any, ...]]:
    return [(ply["seat"], ply["kind"], ply["action"], ply["placed"]) for ply in guest.snapshot(table)["plies"]]


def last_action(view: Json) -> str:
    return str(view["actions"][-1])


def close(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the service's clock run far ahead."""

    class LaterClock:
        @staticmethod
        def time() -> float:
            return time.time() + 100 * 24 * 3600

    monkeypatch.setattr(service, "time", LaterClock)


def test_the_same_actions_get_the_same_game(url: str) -> None:
    """The same deal, and bots that answer the same, also those that search."""
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    challenge = new_challenge(ann, level="adept", players=3)
    played = [start(guest, challenge) for guest in (ann, bob)]
    assert ann.snapshot(played[0])["table"]["commitment"] == info(bob, challenge)["commitment"]
    for guest, table in zip((ann, bob), played, strict=True):
        guest.play(table, last_action)
    assert plies_of(ann, played[0]) == plies_of(bob, played[1])
    results = info(ann, challenge)["results"]
    assert [row["rank"] for row in results] == [1, 1], "equal results share a rank"
    assert {row["name"] for row in results} == {"Ann", "Bob"}


def test_a_guest_has_one_attempt(url: str) -> None:
    ann = Guest(url, "Ann")
    challenge = new_challenge(ann)
    tables = in_parallel(*[lambda: start(ann, challenge)] * 4)
    assert len({*tables}) == 1
    ann.send("POST", f"/api/tables/{tables[0]}/resign")
    assert info(ann, challenge)["own"] == {"table": tables[0], "status": "closed"}
    assert start(ann, challenge) == tables[0]
    assert info(ann, challenge)["results"] is None, "who gives up sees no results before the end"


def test_nothing_is_revealed_to_those_who_have_not_finished(url: str) -> None:
    """On no route and no socket; neither while the other plays nor afterwards."""
    ann, bob, eve = Guest(url, "Ann"), Guest(url, "Bob"), Guest(url, "Eve")
    challenge = new_challenge(ann)
    table, of_bob = start(ann, challenge), start(bob, challenge)
    for _ in range(2):
        for guest in (bob, eve):
            for path in HIDDEN_PATHS:
                assert refusal(guest.send, "GET", f"/api/tables/{table}{path}") in ("challenge-hidden", "too-many")
            for command, body in HIDDEN_COMMANDS:
                assert refusal(guest.send, "POST", f"/api/tables/{table}/{command}", body) == "challenge-hidden"
            with guest.socket(table) as socket:
                assert json.loads(socket.recv(10))["error"]["id"] == "challenge-hidden"
                assert close_code(socket) == 4404
            known = info(guest, challenge)
            assert known["results"] is None
            assert known["secret"] is None
            assert table not in json.dumps(known)
            for which in ("mine", "open", "live"):
                assert table not in guest.http.get(f"/api/tables?which={which}").text
        ann.play(table, at_random())
    assert [row["name"] for row in info(ann, challenge)["results"]] == ["Ann"]
    assert refusal(ann.send, "GET", f"/api/tables/{table}/record") == "challenge-secret"
    key = ann.send("GET", f"/api/tables/{table}/replay")["key"]
    assert refusal(bob.send, "GET", f"/api/tables/{table}/replay?key={key}") == "challenge-hidden", (
        "also if it is shared"
    )
    bob.play(of_bob, at_random(2))
    assert bob.snapshot(table)["result"], "who has finished may look at the others"


def test_no_hints_in_a_challenge(url: str) -> None:
    ann = Guest(url, "Ann")
    table = start(ann, new_challenge(ann))
    wait_for(lambda: ann.snapshot(table)["view"]["actor"] == 0, "my turn", 30)
    assert not ann.snapshot(table)["can_hint"]
    assert refusal(ann.send, "POST", f"/api/tables/{table}/hint", {"seat": 0}) == "no-hint"


def test_the_secret_is_revealed_when_the_challenge_closes(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    challenge = new_challenge(ann)
    table = start(ann, challenge)
    ann.play(table, at_random())
    close(monkeypatch)
    known = info(bob, challenge)
    assert known["closed"]
    assert commitment(known["secret"]) == known["commitment"]
    assert [row["name"] for row in known["results"]] == ["Ann"]
    record = ann.record(table)
    assert isinstance(record.seed, Fairness)
    assert record.seed.seed == Fairness(known["secret"], tuple(known["contributions"])).seed
    assert refusal(bob.send, "POST", f"/api/challenges/{challenge}/start") == "challenge-closed"


def test_the_daily_challenges_follow_from_the_date(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    of_ann, of_bob = in_parallel(*[lambda g=guest: g.send("GET", "/api/challenges") for guest in (ann, bob)])
    assert of_ann == of_bob
    for found in of_ann["challenges"]:
        made = daily_challenge(found["game"], int(found["opens"] // 86400))
        assert (made.id, made.level, made.players) == (found["id"], found["level"], found["players"])
        assert made.secret not in json.dumps(found), "the secret is drawn once, not derived from the date"
        assert found["daily"]
    tomorrow = daily_challenge("koryo", int(time.time() // 86400) + 1).id
    assert info(ann, tomorrow)["commitment"]
    assert refusal(ann.send, "POST", f"/api/challenges/{tomorrow}/start") == "challenge-not-open"


def test_bad_challenges_are_refused(url: str) -> None:
    ann = Guest(url, "Ann")
    for body, why in (
        ({"game": "chess"}, "no-such-game"),
        ({"level": "god"}, "no-such-level"),
        ({"days": 0}, "bad-request"),
    ):
        assert refusal(lambda body=body: new_challenge(ann, **body)) == why
    assert refusal(info, ann, "nosuchchallenge") == "no-such-challenge"
    for _ in range(service.MAX_OPEN):
        new_challenge(ann)
    assert refusal(new_challenge, ann) == "too-many-challenges"


def test_a_bot_with_a_seed_decides_the_same_after_a_restart() -> None:
    state = next(state for state in random_game(madang.game("koryo"), 2, 3) if len(state.actions()) > 3)
    view = state.view(state.actor or 0)
    for level in ("random", "greedy", "adept"):
        decisions = {BotPlayer("koryo", level).decide(view, 7).action for _ in range(4)}
        assert len(decisions) == 1
