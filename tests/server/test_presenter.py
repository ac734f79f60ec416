"""What viewers see of a table: ply messages, snapshots and pages of plies agree."""

from __future__ import annotations

import random

import pytest

from madang import Game, Message
from madang.server.tables import presenter
from madang.server.tables.model import Step
from madang.server.tables.presenter import NewPlies
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence, Viewer
from tests.server.clients import Json
from tests.server.random_tables import GUESTS, SEED, new_table, play_random_step

SPECTATOR = Viewer(None, None)


@pytest.mark.parametrize("guests", [["a", "b", "c", "d"], ["a", "a", "b", "a"], ["a", "a", "a", "a"]])
def test_ply_messages_agree_with_snapshots(game: Game, players: int, guests: list[str]) -> None:
    """The last ply message of each action has the view, the rights and the result of a snapshot at that time."""
    table, rng = new_table(game, players, 60, guests), random.Random(players)
    viewers = [Viewer(guests[seat], seat) for seat in range(players)] + [SPECTATOR, Viewer("a", None)]
    while table.status == "playing":
        steps = play_random_step(table, rng)
        now = table.changed + 1.0
        new = NewPlies(table, steps, now)
        for viewer in viewers:
            messages = new.messages(viewer, "tag")
            snapshot = presenter.snapshot(table, viewer, None, now, Presence())
            assert [message["ply"] for message in messages] == [step.ply.number for step in steps]
            assert [message["re"] for message in messages] == ["tag"] + [None] * (len(steps) - 1)
            last = messages[-1]
            for field in ("view", "standing", "clock", "absence", "can_undo", "can_hint", "can_seal", "result"):
                assert last[field] == snapshot[field], field
            assert snapshot["ply"] == last["ply"] + 1
            assert snapshot["plies"][-len(steps) :] == [_without_view(message) for message in messages]
            for message in messages[:-1]:
                assert message["view"]["actions"] == []
                assert (message["clock"], message["result"], message["can_undo"]) == (None, None, False)
            played = new.played(viewer, now)
            assert {name: played[name] for name in ("view", "ply", "can_undo", "result", "seat")} == {
                name: snapshot[name] for name in ("view", "ply", "can_undo", "result", "seat")
            }
            assert played["plies"] == new.infos(viewer)


def _without_view(message: Json) -> Json:
    """A ply message reduced to what a snapshot without `since` contains."""
    own = {"type", "re", "clock", "absence", "can_undo", "can_hint", "can_seal", "result"}
    return {name: value for name, value in message.items() if name not in own} | {"view": None, "standing": None}


def test_missed_plies_agree_with_ply_messages(game: Game, players: int) -> None:
    """Live, after a reconnect, and page by page: the same plies with the same views, unless they were undone."""
    table, rng = new_table(game, players), random.Random(players)
    viewers = [Viewer(GUESTS[0], 0), SPECTATOR]
    live: dict[Viewer, list[Json]] = {viewer: [] for viewer in viewers}
    while table.status == "playing":
        steps = play_random_step(table, rng)
        new = NewPlies(table, steps, table.changed)
        for viewer in viewers:
            live[viewer] += [_without_actions(info) for info in new.infos(viewer)]
            since = max(0, table.ply - rng.randrange(1, 9))
            for missed, sent in zip(presenter.missed_plies(table, viewer, since), live[viewer][since:], strict=True):
                assert _without_state(missed) == _without_state(sent)
                if missed["view"] is not None:
                    assert missed == sent
                else:
                    assert table.state_after(missed["ply"]) is None
    for viewer in viewers:
        pages, since = [], 0
        while since < table.ply:
            page = presenter.plies_from(table, viewer, since)
            assert page["ply"] == table.ply
            assert 0 < len(page["plies"]) <= presenter.CATCH_UP
            pages += page["plies"]
            since = len(pages)
        assert [_without_state(ply) for ply in pages] == [_without_state(ply) for ply in live[viewer]]
        assert presenter.plies_from(table, viewer, table.ply)["plies"] == []
        assert presenter.plies_from(table, viewer, table.ply + 7)["plies"] == []


def _without_actions(info: Json) -> Json:
    return info | {"view": info["view"] | {"actions": []}}


def _without_state(info: Json) -> Json:
    return info | {"view": None, "standing": None}


def test_a_player_who_watches_as_a_spectator_keeps_the_right_to_undo(game: Game) -> None:
    table, rng = new_table(game, 2), random.Random(SEED)
    found = 0
    while table.status == "playing":
        steps = play_random_step(table, rng, undo=0.0)
        for seat in (0, 1):
            player = NewPlies(table, steps, 2.0).messages(Viewer(GUESTS[seat], None), None)[-1]
            stranger = NewPlies(table, steps, 2.0).messages(SPECTATOR, None)[-1]
            assert player["view"] == stranger["view"]
            assert player["can_undo"] == (table.moves_after_undo(GUESTS[seat]) is not None)
            assert not stranger["can_undo"]
            found += player["can_undo"]
    assert found > 0


@pytest.mark.parametrize("name", ["Ann", 'a "quoted" \\ name', "고려", "\x1f", r"\u0000"])
def test_the_message_of_a_ply_names_its_player_and_hides_placed_cards(game: Game, name: str) -> None:
    table, rng = new_table(game, 2, names=[name, "Bob"]), random.Random(SEED)
    while table.status == "playing":
        for step in play_random_step(table, rng):
            ply = step.ply
            own, other = (presenter.ply_info(table, ply.number, seat) for seat in (ply.seat, 1 - ply.seat))
            assert own["message"] == _message(_expected(table, step))
            if step.outcome.placed:
                placed = Message("placed-cards", {"who": table.names[ply.seat], "count": step.outcome.placed})
                assert (other["message"], other["action"]) == (_message(placed), None)
            else:
                assert (other["message"], other["action"]) == (own["message"], own["action"])


def _expected(table: Table, step: Step) -> Message:
    who, before = table.names[step.ply.seat], step.outcome.before
    return before.describe(step.ply.action, who) if before else Message("log-undo", {"who": who})


def _message(message: Message) -> Json:
    return {"id": message.id, "args": message.args}
