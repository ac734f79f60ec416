"""A table as a sequence of plies: planning steps, replaying them from the database, undo, and what viewers are told."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from madang import Game, Message
from madang.server.tables import presenter
from madang.server.tables.model import Ply, Seat, Step, Terms
from madang.server.tables.presenter import NewPlies
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence, Viewer
from tests.server.serving import Json

GUESTS = [f"guest {seat}" for seat in range(4)]
NAMES = [f"Player {seat}" for seat in range(4)]
NOBODY = Viewer(None, None)
SEED = 3


def new_table(
    game: Game, players: int, clock: int | None = None, guests: Sequence[str] = GUESTS, names: Sequence[str] = NAMES
) -> Table:
    terms = Terms("table", game.name, game.version, False, clock, "random", "guest 0", "5e" * 32, 0.0)
    seats = [Seat("human", guests[seat], names[seat], None, "luck") for seat in range(players)]
    table = Table(terms, seats, "playing", started=1.0)
    table.begin()
    return table


def play_one(table: Table, dice: random.Random, undo: float = 0.15) -> list[Step]:
    """Plan and store one action at random, or an undo where one is allowed."""
    seat, now = table.actor or 0, table.changed + dice.choice([0.0, 0.5, 3.0])
    guest = next((g for g in {*_guests(table)} if table.undo_by(g) is not None and dice.random() < undo), None)
    if guest is not None:
        steps = table.plan_undo(guest, now)
    else:
        steps = table.plan(seat, "action", dice.choice(table.game.state.actions()), now)
    table.extend(steps)
    return steps


def _guests(table: Table) -> list[str]:
    return sorted({seat.guest for seat in table.seats if seat.guest})


def everything(table: Table) -> Json:
    """All that a table knows."""
    fields = {name: getattr(table, name) for name in ("plies", "outcomes", "moves", "turn_since", "status", "changed")}
    derived = {name: getattr(table, name) for name in ("ply", "actor", "deadline", "goes_on", "waits_for_server")}
    states = [state.position() for state in table.game.states()]
    undo = [table.undo_by(guest) for guest in GUESTS]
    return fields | derived | {"states": states, "text": table.game.text(), "undo": undo, "summary": table.summary()}


@pytest.mark.parametrize("clock", [None, 60])
def test_planned_steps_lead_where_their_plies_lead(game: Game, players: int, clock: int | None) -> None:
    """A table that plans its steps is the same as one that replays the plies from the database, undos in between."""
    table, replayed, dice = new_table(game, players, clock), new_table(game, players, clock), random.Random(players)
    undone = 0
    while table.status == "playing":
        since = table.ply
        steps = play_one(table, dice)
        undone += sum(step.ply.kind == "undo" for step in steps)
        again = replayed.replay(table.plies[since:])
        assert [step.ply for step in again] == [step.ply for step in steps]
        assert [step.state for step in again] == [step.state for step in steps]
        assert [step.outcome for step in again] == [step.outcome for step in steps]
        if dice.random() < 0.2:
            assert everything(replayed) == everything(table)
    assert undone > 0
    at_once = new_table(game, players, clock)
    at_once.replay(table.plies)
    assert everything(replayed) == everything(table)
    assert everything(at_once) == everything(table)


def test_the_summary_that_is_stored_with_steps_is_that_of_the_table_after_them(game: Game, players: int) -> None:
    """Lists and schedules are made of it: status, plies, actor, changed, due."""
    for clock in (None, 60):
        table, dice = new_table(game, players, clock), random.Random(players)
        while table.status == "playing":
            seat = table.actor or 0
            guest = f"guest {seat}"
            undo = table.undo_by(guest) is not None and dice.random() < 0.3
            now = table.changed + 2.0
            action = dice.choice(table.game.state.actions())
            steps = table.plan_undo(guest, now) if undo else table.plan(seat, "action", action, now)
            expected = table.summary_after(steps)
            table.extend(steps)
            assert table.summary() == expected


def test_states_of_the_past_stay_as_they_were(game: Game) -> None:
    table, dice = new_table(game, 3), random.Random(1)
    seen = [(table.game.state, table.game.state.position())]
    while table.status == "playing":
        for step in play_one(table, dice):
            seen.append((step.state, step.state.position()))
    for state, position in seen:
        assert state.position() == position


def test_plies_are_stored_in_their_order(game: Game) -> None:
    table = new_table(game, 2)
    steps = table.plan(table.actor or 0, "action", table.game.state.actions()[0], 2.0)
    with pytest.raises(ValueError, match="cannot follow"):
        table.extend([steps[0]._replace(ply=steps[0].ply._replace(number=5))])
    table.extend(steps)
    with pytest.raises(ValueError, match="cannot follow"):
        table.extend(steps)


def test_the_state_after_each_ply_is_known_unless_it_was_taken_back(game: Game, players: int) -> None:
    """Also after undos of undone plies: what is still part of the game has its state, all else has none."""
    table, dice = new_table(game, players, guests=["a"] * 4), random.Random(SEED)
    current: list[tuple[int, Any]] = []
    while table.status == "playing":
        for step in play_one(table, dice, undo=0.4):
            if step.ply.kind == "undo":
                kept = [known for known in current if _moves_of(table, known[0]) <= int(step.ply.action)]
                current = kept
            current.append((step.ply.number, step.state))
        alive = {number: state for number, state in current if table.state_after(number) is not None}
        for number in table.moves:
            assert table.state_after(number) == alive[number]
        for number in range(table.ply):
            if table.plies[number].kind != "undo" and number not in table.moves:
                assert table.state_after(number) is None
    last = table.plies[table.moves[-1]]
    assert table.state_after(last.number) == table.game.state


def _moves_of(table: Table, number: int) -> int:
    """How many moves there were after a ply."""
    moves = 0
    for ply in table.plies[: number + 1]:
        moves = int(ply.action) if ply.kind == "undo" else moves + 1
    return moves


# --- what viewers are told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guests", [["a", "b", "c", "d"], ["a", "a", "b", "a"], ["a", "a", "a", "a"]])
def test_viewers_are_told_what_their_snapshots_hold(game: Game, players: int, guests: list[str]) -> None:
    """The last ply message of each action has the view, the rights and the result of a snapshot taken then."""
    table, dice = new_table(game, players, 60, guests), random.Random(players)
    viewers = [Viewer(guests[seat], seat) for seat in range(players)] + [NOBODY, Viewer("a", None)]
    while table.status == "playing":
        steps = play_one(table, dice)
        now = table.changed + 1.0
        new = NewPlies(table, steps, now)
        for viewer in viewers:
            messages = new.messages(viewer, "tag")
            snapshot = presenter.snapshot(table, viewer, None, now, Presence())
            assert [message["ply"] for message in messages] == [step.ply.number for step in steps]
            assert [message["re"] for message in messages] == ["tag"] + [None] * (len(steps) - 1)
            last = messages[-1]
            for field in ("view", "standing", "clock", "can_undo", "can_hint", "result"):
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
    """A ply as a snapshot without `since` holds it."""
    own = {"type", "re", "clock", "can_undo", "can_hint", "result"}
    return {name: value for name, value in message.items() if name not in own} | {"view": None, "standing": None}


def test_plies_that_were_missed_are_those_that_were_told(game: Game, players: int) -> None:
    """Live, after a reconnect, and page by page: the same plies with the same views, unless they were taken back."""
    table, dice = new_table(game, players), random.Random(players)
    viewers = [Viewer(GUESTS[0], 0), NOBODY]
    told: dict[Viewer, list[Json]] = {viewer: [] for viewer in viewers}
    while table.status == "playing":
        steps = play_one(table, dice)
        new = NewPlies(table, steps, table.changed)
        for viewer in viewers:
            told[viewer] += [_quiet(info) for info in new.infos(viewer)]
            since = max(0, table.ply - dice.randrange(1, 9))
            for missed, live in zip(presenter.missed_plies(table, viewer, since), told[viewer][since:], strict=True):
                assert _bare(missed) == _bare(live)
                if missed["view"] is not None:
                    assert missed == live
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
        assert [_bare(ply) for ply in pages] == [_bare(ply) for ply in told[viewer]]
        assert presenter.plies_from(table, viewer, table.ply)["plies"] == []
        assert presenter.plies_from(table, viewer, table.ply + 7)["plies"] == []


def _quiet(info: Json) -> Json:
    return info | {"view": info["view"] | {"actions": []}}


def _bare(info: Json) -> Json:
    return info | {"view": None, "standing": None}


def test_a_player_who_watches_as_a_spectator_keeps_the_right_to_undo(game: Game) -> None:
    table, dice = new_table(game, 2), random.Random(SEED)
    found = 0
    while table.status == "playing":
        steps = play_one(table, dice, undo=0.0)
        for seat in (0, 1):
            player = NewPlies(table, steps, 2.0).messages(Viewer(GUESTS[seat], None), None)[-1]
            stranger = NewPlies(table, steps, 2.0).messages(NOBODY, None)[-1]
            assert player["view"] == stranger["view"]
            assert player["can_undo"] == (table.undo_by(GUESTS[seat]) is not None)
            assert not stranger["can_undo"]
            found += player["can_undo"]
    assert found > 0


@pytest.mark.parametrize("name", ["Ann", 'a "quoted" \\ name', "고려", "\x1f", r"\u0000"])
def test_the_message_of_a_ply_names_its_player_and_hides_what_is_placed(game: Game, name: str) -> None:
    table, dice = new_table(game, 2, names=[name, "Bob"]), random.Random(SEED)
    while table.status == "playing":
        for step in play_one(table, dice):
            ply = step.ply
            own, other = (presenter.ply_info(table, ply.number, seat) for seat in (ply.seat, 1 - ply.seat))
            assert own["message"] == _message(_expected(table, ply))
            if step.outcome.placed:
                placed = Message("placed-cards", {"who": table.names[ply.seat], "count": step.outcome.placed})
                assert (other["message"], other["action"]) == (_message(placed), None)
            else:
                assert (other["message"], other["action"]) == (own["message"], own["action"])


def _expected(table: Table, ply: Ply) -> Message:
    who = table.names[ply.seat]
    return (
        Message("log-undo", {"who": who}) if ply.kind == "undo" else table.game.game.notation.describe(ply.action, who)
    )


def _message(message: Message) -> Json:
    return {"id": message.id, "args": message.args}
