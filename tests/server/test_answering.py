"""The short way of an action and the long one lead to the same state, and say the same to the letter."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from madang import Game, State, jit
from madang.server.answering import LISTENERS, SPECTATORS
from madang.server.clerk import Answer, Asking, Clerk, Desk, clerk
from madang.server.forced import _face_down
from madang.server.hub import Hub, Socket
from madang.server.line import text_frame
from madang.server.seeing import Reader
from madang.server.tables import Plan, Table
from madang.server.telling import News
from tests.server.test_fuzz import framed
from tests.server.test_telling import GUESTS, assert_same_past, new_table

NAMES = ["Ann", 'a "quoted" \\ name', "고려" * 20, "\x1f" * 40]
NOW = 2.0


def frame_of(table: Table, action: str, tag: int | None, dice: random.Random) -> bytes:
    act = {"type": "action", "ply": table.ply, "seat": table.actor, "action": action}
    text = json.dumps(act if tag is None else act | {"re": tag}, separators=dice.choice([(",", ":"), (", ", ": ")]))
    return framed(text.encode(), dice.randbytes(4))


def places_of(bits: int) -> list[int]:
    return [place for place in range(LISTENERS) if bits >> place & 1]


def asked(one: Clerk, table: Table, seat: int, frame: bytes, places: list[int], guests: list[str]) -> Answer | None:
    """What the short way finds out, without asking for more of the table than it does."""
    desk, asking = Desk(table.names, guests, table.alone), Asking.at(seat, places)
    return one.answer(table.ahead(), frame, table.id, asking, desk, table.changed + 1)


def said(found: Answer) -> tuple[Any, ...]:
    return found.rows, found.over, found.at, found.tag, found.lines, found.steps, found.frames


def play(table: Table, found: Answer) -> None:
    """Play what the short way has found."""
    table.go_ahead(len(found.rows), found.lines, found.at, found.steps, found.over)


@pytest.mark.parametrize("guests", [["a", "b", "c", "d"], ["a", "a", "b", "a"], ["a", "a", "a", "a"]])
def test_both_ways_say_the_same(game: Game, players: int, guests: list[str]) -> None:
    """One table takes the short way where it can, the other never does."""
    guests, dice = guests[:players], random.Random(players)
    short, table = (new_table(game, players, None, guests, NAMES) for _ in range(2))
    taken = 0
    while table.status == "playing":
        before, seat, since, now = table.game.state, table.actor or 0, table.log_size, table.changed + 1
        if table.undo_to(guests[seat]) is not None and dice.random() < 0.1:
            for one in (table, short):
                one.extend(one.plan_undo(guests[seat], now))
            continue
        action, tag = dice.choice(before.actions()), dice.choice([None, 0, 12_345])
        places = places_of(dice.randrange(1 << LISTENERS) & ((1 << SPECTATORS) + (1 << players) - 1))
        found = asked(clerk(game.name), short, seat, frame_of(table, action, tag, dice), places, guests)
        plan = table.plan(seat, "action", action, now)
        if found is None:
            assert any_hidden(before, plan)
            short.extend(short.plan(seat, "action", action, now))
            table.extend(plan)
            continue
        play(short, found)
        table.extend(plan)
        taken += len(plan.rows)
        assert found.tag == tag
        assert found.rows == [(table.id, *row) for row in plan.rows]
        assert (short.ply, short.changed, short.log_size) == (table.ply, table.changed, table.log_size)
        assert (short.status, found.over) == (table.status, plan.over)
        news = News(table, now)
        readers = [reader_at(place, guests) for place in places]
        if found.over:
            frames = frames_of(News(short, now), readers, reader_at(seat, guests), since, tag)
            assert short._late is not None, "the past was asked for"
            assert found.frames == []
        else:
            frames = found.frames
        assert frames == frames_of(news, readers, reader_at(seat, guests), since, tag)
        if dice.random() < 0.2:
            assert_same_past(short, table)
    assert_same_past(short, table)
    assert taken > len(table.rows) / 3


def reader_at(place: int, guests: list[str]) -> Reader:
    return Reader(None, None) if place == SPECTATORS else Reader(guests[place], place)


def frames_of(news: News, readers: list[Reader], origin: Reader, since: int, tag: int | None) -> list[bytes]:
    """What all readers are told, and last who asked."""
    told = [news.update(who, since, None) for who in readers]
    return [text_frame(update) for update in (*told, news.update(origin, since, tag))]


def any_hidden(before: State, plan: Plan) -> bool:
    """Whether on the way there was one action only, and it is not for everybody to see."""
    states = [before := before.play(row.action) for row in plan.rows]
    return any(state.forced and _face_down(state, state.actor or 0) > 1 for state in states)


def test_a_past_that_nobody_asked_for_until_the_end(game: Game, players: int) -> None:
    """What happened is made up for in one go, and states that nobody has looked at are found when they are asked for,
    in whatever order."""
    guests, dice = ["a", "b", "c", "d"][:players], random.Random(7)
    short, table = (new_table(game, players, None, guests, NAMES) for _ in range(2))
    while table.status == "playing":
        seat, action, now = table.actor or 0, dice.choice(table.game.state.actions()), table.changed + 1
        found = asked(clerk(game.name), short, seat, frame_of(table, action, None, dice), [0, 1], guests)
        table.extend(table.plan(seat, "action", action, now))
        if found is not None:
            play(short, found)
        else:
            short.extend(short.plan(seat, "action", action, now))
    for since in (table.log_size, table.log_size - 1, table.log_size // 2, 0):  # the end is known before all the rest
        assert [*short.lines(since, 0)] == [*table.lines(since, 0)]
    places = [*range(len(table.game.history))]
    dice.shuffle(places)
    for place in places:
        assert short.game.history[place] == table.game.history[place]
    assert_same_past(short, table)
    while table.game.actions:
        assert short.game.undo() == table.game.undo()


def test_what_is_not_stored_has_not_happened(game: Game) -> None:
    table, dice = new_table(game, 2, None, ["a", "b"], NAMES), random.Random(1)
    before, actions = table.game.state.position(), table.game.state.actions()
    for action in actions:
        asked(clerk(game.name), table, table.actor or 0, frame_of(table, action, 1, dice), [0, 1], ["a", "b"])
        ahead = table.ahead()
        assert State(game, ahead.states[ahead.now : ahead.now + 1].copy()).position() == before
        assert (table.ply, table.game.state.position(), table.rows) == (0, before, [])


def test_what_was_found_stays_as_it_is(game: Game) -> None:
    """Kernels write into the same memory again and again."""
    table, dice, answers = new_table(game, 2, None, ["a", "b"], NAMES), random.Random(1), list[tuple[Answer, str]]()
    states = [(table.game.state, table.game.state.position())]
    while table.status == "playing":
        seat, action = table.actor or 0, dice.choice(table.game.state.actions())
        found = asked(clerk(game.name), table, seat, frame_of(table, action, 1, dice), [0, 1], ["a", "b"])
        if found is not None:
            answers.append((found, repr(said(found))))
            play(table, found)
        else:
            table.extend(table.plan(seat, "action", action, table.changed + 1))
        states.append((table.game.state, table.game.state.position()))
    for found, then in answers:
        assert repr(said(found)) == then
    for state, position in states:
        assert state.position() == position


def test_compiled_and_plain_python_agree(game: Game, players: int) -> None:
    guests, dice = ["a", "b", "c", "d"][:players], random.Random(players)
    table, fast, slow = new_table(game, players, None, guests, NAMES), clerk(game.name), Clerk(game.name)
    plain: Callable[..., int] = jit.plain(slow._answer)
    slow._answer = lambda states, *rest: plain(states.view(np.recarray), *rest)
    slow._after = slow._after.view(np.recarray)
    for _ in range(12):
        seat, action = table.actor or 0, dice.choice(table.game.state.actions())
        frame, ahead = frame_of(table, action, 7, dice), table.ahead()
        found = []
        for way in (fast, slow):
            answer = asked(way, table, seat, frame, [0, 1, SPECTATORS], guests)
            found.append((answer and said(answer), ahead.states[1 - ahead.now].tobytes()))
        assert found[0] == found[1]
        table.extend(table.plan(seat, "action", action, table.changed + 1))
        if table.status == "over":
            break


class Ear:
    """A line that only hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def say(self, data: bytes) -> None:
        self.say_frame(text_frame(data))

    def say_frame(self, frame: bytes) -> None:
        self.heard.append(frame)


def join(hub: Hub, table: Table, who: Reader) -> Any:
    ear: Any = Ear()
    socket = Socket(who, ear, table.log_size)
    hub.join(table, socket)
    return socket


@pytest.mark.parametrize("comes", [False, True])
def test_who_comes_while_an_action_is_stored_hears_of_it(game: Game, comes: bool) -> None:
    dice, hub = random.Random(3), Hub()
    table = new_table(game, 2, None)
    sockets = [join(hub, table, Reader(GUESTS[seat], seat)) for seat in (0, 1)]
    origin = sockets[table.actor or 0]
    chair = hub.chair(table, origin)
    assert chair is not None
    action = table.game.state.actions()[-1]
    frame = frame_of(table, action, 5, dice)
    audience = chair.audience
    found = audience.clerk.answer(table.ahead(), frame, table.id, chair.asking, audience.desk, NOW)
    assert found is not None
    since = table.log_size
    if comes:
        sockets.append(join(hub, table, Reader(None, None)))
    play(table, found)
    hub.pass_on(chair, found.frames, table.ahead().lines, found.tag)
    news = News(table, NOW)
    for socket in sockets:
        tag = 5 if socket is origin else None
        assert socket.line.heard == [text_frame(news.update(socket.who, since, tag))]
        assert socket.sent == table.log_size


def test_who_looks_on_from_his_own_table_is_told_at_length(game: Game) -> None:
    """A player who looks at the table as a spectator may take back what he did, unlike the other spectators."""
    hub, table = Hub(), new_table(game, 2, None)
    socket = join(hub, table, Reader(GUESTS[0], 0))
    other = join(hub, table, Reader(GUESTS[1], 1))
    assert all(hub.chair(table, each) for each in (socket, other))
    hub.turn(socket, Reader(GUESTS[0], None))
    assert not any(hub.chair(table, each) for each in (socket, other))
    hub.turn(socket, Reader(GUESTS[0], 0))
    assert all(hub.chair(table, each) for each in (socket, other))
    elsewhere, with_clock = Hub(), new_table(game, 2, clock=60)
    assert not elsewhere.chair(with_clock, join(elsewhere, with_clock, Reader(GUESTS[0], 0)))
