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
from madang.server.clerk import Answer, Clerk, Desk, clerk
from madang.server.forced import _face_down
from madang.server.hub import Hub, Socket
from madang.server.line import text_frame
from madang.server.seeing import Reader
from madang.server.tables import Plan, Table
from madang.server.telling import News
from tests.server.test_fuzz import framed
from tests.server.test_telling import GUESTS, new_table

NAMES = ["Ann", 'a "quoted" \\ name', "고려" * 20, "\x1f" * 40]
NOW = 2.0


def frame_of(table: Table, action: str, tag: int | None, dice: random.Random) -> bytes:
    act = {"type": "action", "ply": table.ply, "seat": table.actor, "action": action}
    text = json.dumps(act if tag is None else act | {"re": tag}, separators=dice.choice([(",", ":"), (", ", ": ")]))
    return framed(text.encode(), dice.randbytes(4))


def asked(one: Clerk, table: Table, frame: bytes, listening: int, guests: list[str]) -> Answer | None:
    desk = Desk(table.names, guests, table.alone)
    state, seat = table.game.state, table.actor or 0
    return one.answer(state, frame, table.ply, seat, len(table.log), listening, desk, NOW)


@pytest.mark.parametrize("guests", [["a", "b", "c", "d"], ["a", "a", "b", "a"], ["a", "a", "a", "a"]])
def test_both_ways_say_the_same(game: Game, players: int, guests: list[str]) -> None:
    guests, dice = guests[:players], random.Random(players)
    table, taken, rows = new_table(game, players, None, guests, NAMES), 0, 0
    while table.status == "playing":
        before, seat, since = table.game.state, table.actor or 0, len(table.log)
        if table.undo_to(guests[seat]) is not None and dice.random() < 0.1:
            table.extend(table.plan_undo(guests[seat], NOW))
            continue
        action, tag = dice.choice(before.actions()), dice.choice([None, 0, 12_345])
        listening = dice.randrange(1 << LISTENERS) & ((1 << SPECTATORS) + (1 << players) - 1)
        found = asked(clerk(game.name), table, frame_of(table, action, tag, dice), listening, guests)
        plan = table.plan(seat, "action", action, NOW)
        table.extend(plan)
        rows += len(plan.rows)
        if found is None:
            assert plan.over or any_hidden(plan, game)
            continue
        taken += len(plan.rows)
        assert found.tag == tag
        assert found.rows == plan.rows
        same_states(found, plan)
        news = News(table, NOW)
        for place, frame in enumerate(found.frames[:LISTENERS]):
            who = Reader(None, None) if place == SPECTATORS else Reader(guests[place % players], place)
            heard = listening >> place & 1
            assert frame == (text_frame(news.update(who, since, None)) if heard else b"")
        assert found.frames[LISTENERS] == text_frame(news.update(Reader(guests[seat], seat), since, tag))
    assert taken > rows / 3


def any_hidden(plan: Plan, game: Game) -> bool:
    """Whether on the way there was one action only, and it is not for everybody to see."""
    states = [State(game, after.array) for after in plan.afters]
    return any(state.forced and _face_down(state, state.actor or 0) > 1 for state in states)


def same_states(found: Answer, plan: Plan) -> None:
    assert plan.state is not None
    assert (found.state.actions(), found.state.actor) == (plan.state.actions(), plan.state.actor)
    assert found.state.position() == plan.state.position()
    assert [after[1:] for after in found.afters] == [after[1:] for after in plan.afters]
    assert [after.array.tobytes() for after in found.afters] == [after.array.tobytes() for after in plan.afters]


def test_what_was_found_stays_as_it_is(game: Game) -> None:
    """Kernels write into the same memory again and again."""
    table, dice, answers = new_table(game, 2, None, ["a", "b"], NAMES), random.Random(1), list[tuple[Answer, Any]]()
    while table.status == "playing":
        seat, action = table.actor or 0, dice.choice(table.game.state.actions())
        found = asked(clerk(game.name), table, frame_of(table, action, 1, dice), 0b11, ["a", "b"])
        if found is not None:
            arrays = [after.array.tobytes() for after in found.afters]
            answers.append((found, (repr(found.frames), arrays, found.state.actions())))
        table.extend(table.plan(seat, "action", action, NOW))
    for found, then in answers:
        arrays = [after.array.tobytes() for after in found.afters]
        assert (repr(found.frames), arrays, found.state.actions()) == then


def test_compiled_and_plain_python_agree(game: Game, players: int) -> None:
    guests, dice = ["a", "b", "c", "d"][:players], random.Random(players)
    table, fast, slow = new_table(game, players, None, guests, NAMES), clerk(game.name), Clerk(game.name)
    plain: Callable[..., int] = jit.plain(slow._answer)
    slow._answer = lambda now, *rest: plain(now.view(np.recarray), *rest)
    slow._after = slow._after.view(np.recarray)
    for _ in range(12):
        seat, action = table.actor or 0, dice.choice(table.game.state.actions())
        frame = frame_of(table, action, 7, dice)
        one, other = (asked(way, table, frame, 0b10011, guests) for way in (fast, slow))
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert (one.tag, one.rows, one.frames) == (other.tag, other.rows, other.frames)
            assert [after[1:] for after in one.afters] == [after[1:] for after in other.afters]
            assert one.state == other.state
        table.extend(table.plan(seat, "action", action, NOW))
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
    socket = Socket(who, ear, len(table.log))
    hub.join(table, socket)
    return socket


@pytest.mark.parametrize("comes", [False, True])
def test_who_comes_while_an_action_is_stored_hears_of_it(game: Game, comes: bool) -> None:
    dice, hub = random.Random(3), Hub()
    table = new_table(game, 2, None)
    sockets = [join(hub, table, Reader(GUESTS[seat], seat)) for seat in (0, 1)]
    origin, audience = sockets[table.actor or 0], hub.audience(table)
    action = table.game.state.actions()[-1]
    frame = frame_of(table, action, 5, dice)
    found = audience.clerk.answer(
        table.game.state, frame, table.ply, origin.who.seat, len(table.log), audience.others[origin], audience.desk, NOW
    )
    assert found is not None
    since = len(table.log)
    if comes:
        sockets.append(join(hub, table, Reader(None, None)))
    table.extend(Plan(table.id, found.rows, found.afters, found.state))
    hub.pass_on(audience, found.frames, origin, found.tag)
    news = News(table, NOW)
    for socket in sockets:
        tag = 5 if socket is origin else None
        assert socket.line.heard == [text_frame(news.update(socket.who, since, tag))]
        assert socket.sent == len(table.log)


def test_who_looks_on_from_his_own_table_is_told_at_length(game: Game) -> None:
    """A player who looks at the table as a spectator may take back what he did, unlike the other spectators."""
    hub, table = Hub(), new_table(game, 2, None)
    socket = join(hub, table, Reader(GUESTS[0], 0))
    assert hub.audience(table).usual
    hub.turn(socket, Reader(GUESTS[0], None))
    assert not hub.audience(table).usual
    hub.turn(socket, Reader(GUESTS[0], 0))
    assert hub.audience(table).usual
    assert not Hub().audience(new_table(game, 2, clock=60)).usual
