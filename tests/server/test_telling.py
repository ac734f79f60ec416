"""What is written once for all who look says the same as what is written for one."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from pydantic_core import from_json

from madang import Game, Message
from madang.server import seeing
from madang.server.log import told, words
from madang.server.seeing import Reader
from madang.server.tables import Seat, Table, Terms
from madang.server.telling import News

NOW = 50.0


GUESTS = [f"guest {seat}" for seat in range(4)]
NAMES = [f"Player {seat}" for seat in range(4)]


def new_table(
    game: Game, players: int, clock: int | None, guests: Sequence[str] = GUESTS, names: Sequence[str] = NAMES
) -> Table:
    terms = Terms("table", game.name, game.version, False, clock, "random", "guest 0", "5e" * 32, 0.0)
    seats = [Seat("human", guests[seat], names[seat], None, "luck") for seat in range(players)]
    table = Table(terms, seats, "playing", started=1.0)
    table.begin()
    return table


def assert_same_past(one: Table, other: Table) -> None:
    """Whether all that can be asked of two tables is the same."""
    assert one.past.rows == other.past.rows
    assert one.past.moves == other.past.moves
    assert one.past.surprises == other.past.surprises
    assert one.past.turn_since == other.past.turn_since
    assert one.scribe.entries == other.scribe.entries
    assert one.log_size == other.log_size == len(other.scribe.entries)
    assert (one.ply, one.changed, one.status, one.actor) == (other.ply, other.changed, other.status, other.actor)
    assert one.game.state == other.game.state
    assert [state.position() for state in one.game.states()] == [state.position() for state in other.game.states()]
    assert one.game.text() == other.game.text()


@pytest.mark.parametrize("clock", [None, 60])
def test_the_news_are_the_updates(game: Game, players: int, clock: int | None) -> None:
    table, dice, since = new_table(game, players, clock), random.Random(players), 0
    while True:
        news = News(table, NOW)
        for who in (Reader("guest 0", 0), Reader("guest 1", 1), Reader(None, None)):
            update = from_json(news.update(who, since, "tag"))
            assert update == seeing.update(table, who, since, NOW, "tag")
        if table.status == "over":
            break
        since = table.log_size
        seat = table.actor or 0
        undo = table.undo_to(f"guest {seat}") is not None and dice.random() < 0.1
        state = table.game.state
        plan = (
            table.plan_undo(f"guest {seat}", 2.0)
            if undo
            else table.plan(seat, "action", dice.choice(state.actions()), 2.0)
        )
        table.extend(plan)


def test_a_plan_leads_where_its_rows_lead(game: Game, players: int) -> None:
    """A table that knows the outcome of its rows is the same as one that replays them from the database."""
    table, replayed, dice = new_table(game, players, None), new_table(game, players, None), random.Random(players)
    while table.status == "playing":
        plan = table.plan(table.actor or 0, "action", dice.choice(table.game.state.actions()), 2.0)
        table.extend(plan)
    replayed.replay(table.rows)
    assert_same_past(replayed, table)


@pytest.mark.parametrize("name", ["Ann", 'a "quoted" \\ name', "고려", "\0", r"\u0000", '"\\u0000"'])
def test_what_is_kept_of_a_description_is_told_of_anybody(game: Game, name: str) -> None:
    for action in game.notations:
        assert told(game, action, 0, name, own=False) == words(game.words.describe(action, name))
        assert told(game, action, 2, name, own=True) == words(game.words.describe(action, name))
        assert told(game, action, 2, name, own=False) == words(Message("placed-cards", {"who": name, "count": 2}))
