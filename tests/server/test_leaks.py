"""Nothing that a seat may not know leaves the server, on any channel.

Two tables are made alike but for what one seat cannot see: the second one's state is another world that this seat
cannot tell from the first one's (`State.imagine`). Whatever the two tables then send to that seat, or to a
spectator, must be the same, byte for byte, when the tables' own ids, commitments and times are taken out.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import madang
from madang import Game, State
from madang.client import Refusal
from madang.core.record import States
from madang.server import bots, tables
from madang.server.forced import forced_steps
from madang.server.past import Played
from madang.server.settings import database_url
from madang.server.tables import Terms
from tests.playing import random_game
from tests.server.serving import Guest, serving, settings, wait_for

OWN = re.compile(r'"(created|changed|left|commitment)":("[0-9a-f]{64}"|[0-9.e+]+)')
NONSENSE = (
    "not JSON",
    '{"type": "action", "ply": 5, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 0, "action": "dance"}',
    '{"type": "undo", "ply": 0}',
    '{"type": "hint", "seat": 1}',
    '{"type": "view_as", "seat": null}',
    '{"type": "view_as", "seat": 3}',
    '{"type": "ping"}',
)
worlds: dict[str, State] = {}


def dealt(terms: Terms, contributions: list[str]) -> Played:
    """A game that begins in the world that its first player asked for."""
    state = worlds[contributions[0]]
    record = Played(terms.game, state.players)
    record._states = States(state, record.actions)
    return record


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(tables, "deal", dealt)
    with serving(settings(database_url(str(tmp_path / "madang.db")))) as address:
        yield address


class Pair:
    """The two tables, with the same people at both."""

    def __init__(self, guests: list[Guest], states: tuple[State, State], seats: list[str] | None = None) -> None:
        self.guests = guests
        self.ids = [self._table(state, f"world {number}", seats) for number, state in enumerate(states)]

    def _table(self, state: State, key: str, seats: list[str] | None) -> str:
        worlds[key] = state
        wanted = seats or ["me"] + ["open"] * (state.players - 1)
        table = self.guests[0].create(state.game.name, wanted, contribution=key)
        for seat, want in enumerate(wanted):
            if want == "open":
                self.guests[seat].sit(table, seat)
        return table

    def same(self, guest: Guest, method: str, path: str, body: Any = None) -> str:
        """Ask the same of both, and demand the same answer."""
        answers = []
        for table in self.ids:
            answer = guest.http.request(method, path.replace("TABLE", table), json=body)
            answers.append(f"{answer.status_code} {normal(answer.text, table)}")
        assert answers[0] == answers[1]
        return answers[0]

    def same_over_the_socket(self, guest: Guest, seat: int | None) -> None:
        """Everything that a socket says by itself and in answer to nonsense, who is there included."""
        heard = []
        for table in self.ids:
            with guest.socket(table, **({} if seat is None else {"seat": seat})) as line:
                for message in NONSENSE:
                    line.send(message)
                said = [*texts(line, "pong")]
                heard.append([normal(text, table) for text in said])
        assert any('"type":"table"' in text for text in heard[0])
        assert heard[0] == heard[1]


def normal(text: str, table: str) -> str:
    return OWN.sub(r'"\1":0', text).replace(table, "TABLE")


def texts(line: Any, until: str) -> Iterator[str]:
    """What comes over a socket, up to a message of a type."""
    while True:
        text = line.recv(10)
        yield text
        if f'"type":"{until}"' in text[:40]:
            return


def pairs_of_worlds(game: Game, players: int, seed: int) -> Iterator[tuple[int, State, State]]:
    """States from all over a game, each with another world for a seat."""
    states = [*random_game(game, players, seed)]
    for number, state in enumerate(states):
        seat = (number + seed) % players
        if number % (len(states) // 12) == 0 and not state.over and not state.forced:
            other = state.imagine(seat, number)
            assert other.view(seat) == state.view(seat)
            yield seat, state, other


def twin_actions(seat: int, one: State, other: State, dice: random.Random) -> tuple[str, str] | None:
    """An action for each world, different ones if possible, after which this seat still cannot tell them apart."""
    outcomes = {twin: _outcome(seat, other, twin) for twin in other.actions()}
    found = None
    for action in dice.sample(one.actions(), len(one.actions())):
        outcome = _outcome(seat, one, action)
        for twin in (twin for twin, result in outcomes.items() if result == outcome):
            found = action, twin
            if action != twin:
                return found
    return found


def _outcome(seat: int, state: State, action: str) -> Any:
    after = state.play(action)
    return [step[:2] for step in forced_steps(after)], after.view(seat), _settled(after).view(seat)


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_worlds_apart(url: str, game: Game, players: int) -> None:
    guests = [Guest(url, f"Player {seat}") for seat in range(players)]
    stranger = Guest(url, "Stranger")
    compared = unlike = 0
    for seat, one, other in pairs_of_worlds(game, players, seed=players):
        pair = Pair(guests, (one, other))
        for who, number in ((guests[seat], seat), (stranger, None)):
            look_around(pair, who, number, one)
        compared += 1
        unlike += one.position() != other.position()
    assert compared > 3
    assert unlike > 3


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_actions_apart(url: str, game: Game, players: int) -> None:
    dice, compared, unlike = random.Random(1), 0, 0
    guests = [Guest(url, f"Player {seat}") for seat in range(players)]
    stranger = Guest(url, "Stranger")
    for state in (state for seed in range(4) for state in random_game(game, players, seed)):
        seat = dice.randrange(players)
        if state.over or state.forced or state.actor == seat or compared == 12:
            continue
        other = state.imagine(seat, compared)
        actions = twin_actions(seat, state, other, dice)
        if actions is not None and (actions[0] != actions[1] or dice.random() < 0.1):
            act_in_both(Pair(guests, (state, other)), guests, seat, stranger, state.actor or 0, actions)
            compared += 1
            unlike += actions[0] != actions[1]
    assert compared > 5
    assert unlike > 3 or not hides(game)


def hides(game: Game) -> bool:
    return "placed" in (game.record_type.names or ())


def look_around(pair: Pair, who: Guest, seat: int | None, state: State) -> None:
    """All that can be asked without changing anything, refusals included."""
    query = "" if seat is None else f"?seat={seat}"
    for path in ("", "/view", "/log", "/replay", "/record", "/chances"):
        pair.same(who, "GET", f"/api/tables/TABLE{path}{query}")
    pair.same(who, "GET", f"/api/tables/TABLE/replay?seat={state.actor}")
    pair.same(who, "GET", "/api/tables/TABLE/replay?open=true")
    pair.same(who, "POST", "/api/tables/TABLE/undo", {"ply": 0})
    pair.same(who, "POST", "/api/tables/TABLE/rematch", {})
    for hinted in range(state.players):
        pair.same(who, "POST", "/api/tables/TABLE/hint", {"seat": hinted})
    refused = random.Random(state.actor).sample(state.game.notations, 12)
    for action in ["dance", *refused, *state.actions()[:3]]:
        for acting in {seat or 0, state.actor or 0}:
            if state.actor != acting or seat != acting or action not in state.actions():
                for ply in (0, 7):
                    body = {"ply": ply, "seat": acting, "action": action}
                    pair.same(who, "POST", "/api/tables/TABLE/actions", body)
        pair.same(who, "GET", f"/api/tables/TABLE/explain{query or '?'}&action={action}".replace("?&", "?"))
    pair.same(who, "GET", "/api/tables/TABLE/explain?seat=9&action=pass")
    pair.same_over_the_socket(who, seat)


def act_in_both(
    pair: Pair, guests: list[Guest], seat: int, stranger: Guest, actor: int, actions: tuple[str, str]
) -> None:
    """Somebody acts unseen by the seat; what it and a spectator hear, live and after a reconnect, is the same."""
    heard: list[list[str]] = []
    for table, action in zip(pair.ids, actions, strict=True):
        with guests[seat].socket(table, seat=seat) as line, stranger.socket(table) as watching:
            [*texts(line, "snapshot"), *texts(watching, "snapshot")]
            guests[actor].act(table, 0, actor, action)
            live = [*texts(line, "update"), *texts(watching, "update")]
            live = [text for text in live if '"type":"table"' not in text[:40]]  # who came first is no secret
        with guests[seat].socket(table, seat=seat, since=3) as line, stranger.socket(table, since=3) as watching:
            live += [*texts(line, "snapshot"), *texts(watching, "snapshot")]
        heard.append([re.sub(r'"connected":\w+|"spectators":\d', "", normal(text, table)) for text in live])
    assert heard[0] == heard[1]
    for path in ("", "/view", "/log", "/log?since=4"):
        pair.same(guests[seat], "GET", f"/api/tables/TABLE{path}")
        pair.same(stranger, "GET", f"/api/tables/TABLE{path}")


@pytest.mark.parametrize("players", [2, 3])
def test_the_replay_of_a_seat_shows_what_the_seat_saw(url: str, game: Game, players: int) -> None:
    """Two games that end alike for a seat, though others held other cards: its replays are the same."""
    guests = [Guest(url, f"Player {seat}") for seat in range(players)]
    compared = 0
    for seed in range(40):
        states = [*random_game(game, players, seed)]
        for state in states[-14:-1:3]:
            seat = (seed + 1) % players
            line = lockstep(seat, state, state.imagine(seat, seed), random.Random(seed))
            if line is not None and compared < 3:
                compared += play_both(Pair(guests, (state, state.imagine(seat, seed))), guests, seat, line)
    assert compared > 0


def lockstep(seat: int, one: State, other: State, dice: random.Random) -> list[tuple[int, str, str]] | None:
    """Actions that take both worlds to their end while the seat cannot tell them apart; None if there are none."""
    line: list[tuple[int, str, str]] = []
    if one.forced or other.forced:
        return None
    while not one.over:
        twins = twin_actions(seat, one, other, dice)
        if twins is None or one.actor != other.actor:
            return None
        line.append((one.actor or 0, *twins))
        one, other = (_settled(s.play(action)) for s, action in zip((one, other), twins, strict=True))
    return line if line else None


def _settled(state: State) -> State:
    """The state after what is forced."""
    steps = forced_steps(state)
    return steps[-1].after if steps else state


def play_both(pair: Pair, guests: list[Guest], seat: int, line: list[tuple[int, str, str]]) -> int:
    for actor, *actions in line:
        for table, action in zip(pair.ids, actions, strict=True):
            guests[actor].act(table, guests[actor].look(table)["ply"], actor, action)
    answer = pair.same(guests[seat], "GET", f"/api/tables/TABLE/replay?seat={seat}")
    assert answer.startswith("200")
    pair.same(guests[seat], "GET", "/api/tables/TABLE/log")
    pair.same(guests[seat], "GET", "/api/tables/TABLE")
    return 1


def test_a_bot_is_given_what_its_seat_may_know(url: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def decide(bot: Any, view: Any) -> Any:
        given.append(repr(view))
        raise ValueError("this bot only looks")

    monkeypatch.setattr(bots, "decide", decide)
    state = next(s for s in random_game(game, 3, 1) if s.actor == 1 and not s.forced)
    Pair([Guest(url)], (state, state.imagine(1, 5)), ["me", "random", "random"])
    wait_for(lambda: len(seen(given)) >= 2, "both bots to be asked")
    assert len({*seen(given)}) == 1


def seen(given: list[str]) -> list[str]:
    """The views of seat 1."""
    return [view for view in given if "'you': 1" in view]


def test_the_secret_is_nowhere_before_the_end(quick_url: str) -> None:
    """Neither in what anybody can ask for, nor in what follows from it."""
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "me"])
    before = "".join(ann.http.get(f"/api/tables/{table}{path}").text for path in ("", "/log", "/view", "/replay"))
    with pytest.raises(Refusal):
        ann.record(table)
    for _ in range(400):
        now = ann.look(table)
        if now["result"] is not None:
            break
        ann.act(table, now["ply"], now["seat"], now["view"]["actions"][-1])
    record = ann.record(table)
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.secret not in before
    assert str(record.seed.seed) not in before
    assert f'"seed":{record.seed.seed}' not in ann.http.get(f"/api/tables/{table}/replay?open=true").text
