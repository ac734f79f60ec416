"""Reviews of finished games: computed once, stored, for those who may see the replay, and one at a time for a guest."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import madang
from madang.analysis import review as library_review
from madang.server.api.review_messages import Review, Trial
from madang.server.play import reviews
from madang.server.play.reviews import Reviews
from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.storage import schema
from madang.server.storage.reviews import ReviewStore
from madang.server.tables import review
from tests.server.clients import Guest, Json, at_random, full_table, post, refusal, same_guest
from tests.server.concurrency import in_parallel, wait_for
from tests.server.reviews import full_review, get_review
from tests.server.runtimes import ANN, BOB, act, running_workers, table_of_ann_and_bob, wait_until
from tests.server.servers import ForkServer, free_port, serving, settings

ITERATIONS = 400


@pytest.fixture
def reviewing_url(database: str) -> Iterator[str]:
    with serving(settings(database, review_iterations=ITERATIONS)) as address:
        yield address


def finished_game(guest: Guest, game: str = "koryo", seed: int = 1, **terms: Any) -> str:
    table = guest.create(game, ["me", "random"], **terms)
    guest.play(table, at_random(seed))
    return table


# --- the content -----------------------------------------------------------------------------------------------------


def test_a_review_has_every_decision_and_sums_that_add_up(reviewing_url: str) -> None:
    ann = Guest(reviewing_url)
    table = finished_game(ann)
    assert get_review(ann, table)["requested"] is False
    found = full_review(ann, table)
    Review.model_validate(found)
    record = ann.record(table)
    expected = library_review(record, iterations=ITERATIONS)
    assert [one["step"] for one in found["decisions"]] == [one.step for one in expected.decisions]
    assert [one["grade"] for one in found["decisions"]] == [one.grade for one in expected.decisions]
    assert found["total"] == found["decided"] == len(expected.decisions)
    for one in found["decisions"]:
        assert one["played"] == record.actions[one["step"]]
        assert one["played"] in [action["action"] for action in one["actions"]]
        assert all(action["reasons"] is not None for action in one["actions"])
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"], abs=1e-9)
    assert [seat["accuracy"] for seat in found["seats"]] == [
        pytest.approx(value, abs=0.1) for value in expected.accuracy
    ]
    assert len(found["steps"]) == len(record.actions)
    assert any(step["luck"] for step in found["steps"])
    assert get_review(ann, table, since=5)["decisions"] == found["decisions"][5:]


@pytest.mark.parametrize("game", madang.game_names())
def test_reasons_come_with_the_actions_of_every_game(sqlite_url: str, game: str) -> None:
    record = madang.Record(game, 3, 8)
    rng = random.Random(game)
    while not record.state.over:
        record.play(rng.choice(record.state.actions()))
    steps = [step for step in range(len(record.actions)) if not record.history[step].forced]
    infos = [review.decision_info(record, step, ITERATIONS) for step in steps[::6]]
    assert any(action["reasons"] for info in infos for action in info["actions"])


def test_another_action_is_judged_without_naming_the_best(reviewing_url: str) -> None:
    ann = Guest(reviewing_url)
    table = finished_game(ann)
    wrong = max(full_review(ann, table)["decisions"], key=lambda found: found["loss"])
    tried = post(ann, table, "review/try", {"step": wrong["step"], "action": wrong["actions"][0]["action"]})
    Trial.model_validate(tried)
    assert tried["grade"] in ("best", "good")
    again = post(ann, table, "review/try", {"step": wrong["step"], "action": wrong["played"]})
    assert again["loss"] > 0.03
    assert wrong["actions"][0]["action"] not in str(again)


def test_what_is_no_decision_or_not_legal_is_refused(sqlite_url: str) -> None:
    ann = Guest(sqlite_url)
    table = finished_game(ann)
    record = ann.record(table)
    forced = next(step for step in range(len(record.actions)) if record.history[step].forced)
    choice = next(step for step in range(len(record.actions)) if not record.history[step].forced)
    for step in (forced, len(record.actions), 10**6):
        assert refusal(post, ann, table, "review/try", {"step": step, "action": "pass"}) == "not-found"
    assert refusal(post, ann, table, "review/try", {"step": choice, "action": "dance"}) != "not-found"
    path = f"/api/tables/{table}/review/explain?step={choice}&action="
    assert ann.send("GET", path + "dance")["reason"]["text"]
    assert ann.send("GET", path + record.actions[choice])["reason"] is None


# --- who may see it --------------------------------------------------------------------------------------------------


def test_those_who_may_see_the_replay_may_see_the_review(reviewing_url: str) -> None:
    ann, stranger = Guest(reviewing_url), Guest(reviewing_url)
    private, public = finished_game(ann), finished_game(ann, listed=True)
    playing, _ = full_table(reviewing_url, "koryo", 2, listed=True)
    for call in (get_review, full_review):
        assert refusal(call, stranger, private) == "players-only"
        assert refusal(call, stranger, playing) == "not-over"
    body = {"step": 0, "action": "pass"}
    assert refusal(post, stranger, private, "review/try", body) == "players-only"
    assert refusal(stranger.send, "GET", f"/api/tables/{private}/review/explain?step=0&action=pass") == "players-only"
    assert full_review(stranger, public)["complete"]
    key = get_review(ann, private)["key"]
    assert stranger.send("GET", f"/api/tables/{private}/review?key={key}")["requested"] is False
    assert refusal(stranger.send, "GET", f"/api/tables/{private}/review?key={'0' * 20}") == "players-only"


# --- computed once, at low priority, and stored ---------------------------------------------------------------------


def test_a_review_is_computed_once_for_everybody(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    computed: list[int] = []
    compute = review.decision_info

    def counting(record: madang.Record, step: int, iterations: int) -> Json:
        computed.append(step)
        return compute(record, step, ITERATIONS)

    monkeypatch.setattr(review, "decision_info", counting)
    ann, bob = Guest(sqlite_url), Guest(sqlite_url)
    table = finished_game(ann, listed=True)
    found = in_parallel(*(partial(full_review, guest, table) for guest in (ann, bob, ann)))
    assert found[0] == found[1] == found[2]
    assert computed == [one["step"] for one in found[0]["decisions"]]


def test_a_guest_has_one_review_computed_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While that takes long, other guests get theirs, and bots play."""
    ann, bob = Guest(sqlite_url), Guest(sqlite_url)
    tables = [finished_game(ann, seed=seed) for seed in (1, 2)]
    of_bob = finished_game(bob, seed=3)
    compute, slow = review.decision_info, {id_of_game(ann, table) for table in tables}

    def slow_for_ann(record: madang.Record, step: int, iterations: int) -> Json:
        if record.text() in slow:
            time.sleep(0.1)
        return compute(record, step, ITERATIONS)

    monkeypatch.setattr(review, "decision_info", slow_for_ann)
    monkeypatch.setattr(reviews, "SAVE_EVERY", 0.0)
    for table in tables:
        post(ann, table, "review")
    other = ann.create("koryo", ["me", "random"])
    assert full_review(bob, of_bob)["complete"]
    assert ann.play(other, at_random(4))["scores"]
    while not (first := get_review(ann, tables[0]))["complete"]:
        second = get_review(ann, tables[1])
        assert second["decided"] == 0 or get_review(ann, tables[0])["complete"]
        time.sleep(0.05)
    assert first["complete"]
    wait_for(lambda: get_review(ann, tables[1])["complete"], "the second review")


def id_of_game(guest: Guest, table: str) -> str:
    return guest.record(table).text()


def test_a_guest_cannot_ask_for_reviews_without_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_WAITING", 2)
    monkeypatch.setattr(ReviewStore, "claim", nothing_to_claim)
    ann, bob = Guest(sqlite_url), Guest(sqlite_url)
    tables = [finished_game(ann, "corinth", seed=seed, listed=True) for seed in (1, 2, 3)]
    for table in (*tables[:2], *tables[:2]):
        assert post(ann, table, "review")["requested"]
    assert refusal(post, ann, tables[2], "review") == "too-many"
    assert post(bob, tables[2], "review")["requested"]


async def nothing_to_claim(*_: Any) -> None:
    return None


def test_a_review_survives_a_restart_and_is_continued_after_a_crash(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = database_url(str(tmp_path / "madang.db"))
    server = fork_server.start_app(database, free_port())
    ann = Guest(server.url)
    table = finished_game(ann)
    post(ann, table, "review")
    wait_for(lambda: get_review(ann, table)["decided"] > 0, "the first decisions")
    before = get_review(ann, table)
    assert not before["complete"]
    server.stop(signal.SIGKILL)
    with serving(settings(database, review_iterations=ITERATIONS)) as url:
        again = same_guest(ann, url)
        wait_for(lambda: get_review(again, table)["complete"], "the review to be continued")
        found = get_review(again, table)
        assert found["decisions"][: before["decided"]] == before["decisions"], "stored decisions are not computed again"
    with serving(settings(database)) as url:
        assert get_review(same_guest(ann, url), table) == found


def test_a_worker_continues_what_another_has_left(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim of a worker that was killed ends, and progress is seen at every worker."""
    monkeypatch.setattr(reviews, "SAVE_EVERY", 0.0)
    monkeypatch.setattr(reviews, "LEASE", 2.0)

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2, review_iterations=ITERATIONS) as (first, second):
            table = await play_to_end(first, await table_of_ann_and_bob(first))
            monkeypatch.setattr(second.reviews, "_closed", True)  # it does not claim for now
            await first.reviews.request(await first.tables.get(table), ANN.id)
            await wait_until(lambda: first.reviews._tasks)
            while not (await second.reviews.info(await second.tables.get(table), 0))["decided"]:
                await asyncio.sleep(0.02)
            monkeypatch.setattr(first.reviews, "_closed", True)
            for task in first.reviews._tasks.values():
                task.cancel()
            monkeypatch.setattr(second.reviews, "_closed", False)
            async with asyncio.timeout(60):
                while not (await first.reviews.info(await first.tables.get(table), 0))["complete"]:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


async def play_to_end(runtime: Runtime, table: str) -> str:
    while (await runtime.tables.get(table)).status != "over":
        await act(runtime, table)
    return table


def test_a_review_of_another_version_is_computed_again(database: str) -> None:
    async def scenario() -> None:
        async with running_workers(database, review_iterations=ITERATIONS) as (runtime,):
            table = await play_to_end(runtime, await table_of_ann_and_bob(runtime))
            await runtime.store.database.write(store_old_version, table)
            assert not (await runtime.reviews.info(await runtime.tables.get(table), 0))["requested"]
            await runtime.reviews.request(await runtime.tables.get(table), ANN.id)
            async with asyncio.timeout(60):
                while not (found := await runtime.reviews.info(await runtime.tables.get(table), 0))["complete"]:
                    await asyncio.sleep(0.05)
            assert found["decisions"]

    asyncio.run(scenario())


def store_old_version(connection: sa.Connection, table: str) -> None:
    row = {"table_id": table, "guest": None, "requested": 0.0, "version": 0, "complete": True, "content": "{}"}
    connection.execute(sa.insert(schema.reviews).values(row | {"claimed_until": 0.0}))


def test_a_review_that_fails_does_not_stop_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compute = Reviews._compute

    async def scenario() -> None:
        async with running_workers(database, review_iterations=ITERATIONS) as (runtime,):
            broken, sound = [await play_to_end(runtime, await table_of_ann_and_bob(runtime)) for _ in range(2)]

            async def failing(self: Reviews, claimed: Any) -> None:
                if claimed.table == broken:
                    raise ValueError("unreadable")
                await compute(self, claimed)

            monkeypatch.setattr(Reviews, "_compute", failing)
            for table in (broken, sound):
                await runtime.reviews.request(await runtime.tables.get(table), BOB.id)
            async with asyncio.timeout(60):
                while not (await runtime.reviews.info(await runtime.tables.get(sound), 0))["complete"]:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())
    assert "a review failed" in caplog.text
