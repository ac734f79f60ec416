"""Two tables that are alike but for what one seat cannot see: how the tests of leaks make and compare them.

The second table's state is another world that the seat cannot tell from the first one's (`State.imagine`). What the two
tables send to that seat, or to a spectator, must be the same, byte for byte, when the tables' own ids, commitments and
times are taken out.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any

from madang import Game, Record, State
from madang.core.record import States
from madang.server.tables.forced import forced_steps
from madang.server.tables.model import Terms
from tests.playing import random_game
from tests.server.serving import Guest

OWN = re.compile(r'"(at|created|changed|left|commitment)":("[0-9a-f]{64}"|[0-9.e+]+)')
PRESENCE = re.compile(r'"connected":(true|false)|"spectators":\d+')
worlds: dict[str, State] = {}


def dealt(terms: Terms, contributions: list[str]) -> Record:
    """A game that begins in the world that its first player asked for."""
    state = worlds[contributions[0]]
    record = Record(terms.game, state.players)
    record._states = States(state)
    return record


class Pair:
    """The two tables, with the same people at both."""

    def __init__(self, guests: list[Guest], states: tuple[State, State], seats: list[str] | None = None) -> None:
        self.guests = guests
        self.ids = [self._table(state, f"world {number}", seats) for number, state in enumerate(states)]

    def _table(self, state: State, key: str, seats: list[str] | None) -> str:
        worlds[key] = state
        wanted = seats or ["me"] + ["open"] * (state.players - 1)
        table = self.guests[0].create(state.game.name, wanted, contribution=key, listed=True)
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

    def same_in_lists(self, guest: Guest) -> None:
        """Both tables have the same row in the lists."""
        for which in ("mine", "live"):
            found = guest.send("GET", f"/api/tables?which={which}")["tables"]
            rows = {row["table"]["id"]: row for row in found}
            shown = [rows.get(table) for table in self.ids]
            assert (shown[0] is None) == (shown[1] is None)
            if shown[0] is not None and shown[1] is not None:
                compared = [{name: row[name] for name in ("actor", "your_turn", "ply")} for row in shown if row]
                assert compared[0] == compared[1]

    def same_over_sockets(self, guest: Guest, query: dict[str, int], *sent: str, presence: bool = True) -> list[str]:
        """Everything that a socket sends by itself and in answer to messages, with or without who is connected."""
        heard = []
        for table in self.ids:
            with guest.socket(table, **query) as line:
                for message in sent:
                    line.send(message)
                found = [normal(text, table) for text in texts(line)]
                heard.append(found if presence else without_presence(found))
        assert heard[0] == heard[1]
        return heard[0]


def normal(text: str, table: str) -> str:
    return OWN.sub(r'"\1":0', text).replace(table, "TABLE")


def without_presence(found: list[str]) -> list[str]:
    return [PRESENCE.sub("", text) for text in found if '"type":"table"' not in text[:40]]


def texts(line: Any) -> list[str]:
    """What comes over a socket up to now."""
    line.send('{"type": "ping", "re": "the last"}')
    found = [line.recv(10)]
    while '"re":"the last"' not in found[-1]:
        found.append(line.recv(10))
    return found


class Listeners:
    """Sockets at one table, whose messages are compared with those at the other."""

    def __init__(self, table: str, opened: contextlib.ExitStack, *who: tuple[Guest, dict[str, int]]) -> None:
        self.table = table
        self.lines = [opened.enter_context(guest.socket(table, **query)) for guest, query in who]

    def heard(self) -> list[str]:
        """Everything since the last time, without who is connected: the order in which they connect may differ."""
        return without_presence([normal(text, self.table) for line in self.lines for text in texts(line)])


def hides(game: Game) -> bool:
    """Whether players place cards face down."""
    return "placed" in (game.record_type.names or ())


def pairs_of_worlds(game: Game, players: int, seed: int) -> Iterator[tuple[int, State, State]]:
    """States from all over a game, each with another world for a seat."""
    states = [*random_game(game, players, seed)]
    for number, state in enumerate(states):
        seat = (number + seed) % players
        if number % (len(states) // 12) == 0 and not state.over and not state.forced:
            other = state.determinize(seat, number)
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


def same_action(seat: int, one: State, other: State, dice: random.Random) -> str | None:
    """An action of the seat itself, after which it still cannot tell the worlds apart."""
    actions = [action for action in one.actions() if _outcome(seat, one, action) == _outcome(seat, other, action)]
    return dice.choice(actions) if actions else None


def _outcome(seat: int, state: State, action: str) -> Any:
    after = state.play(action)
    return [step[:2] for step in forced_steps(after)], after.view(seat), settled(after).view(seat)


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
        one, other = (settled(s.play(action)) for s, action in zip((one, other), twins, strict=True))
    return line if line else None


def worlds_that_end_alike(game: Game, players: int) -> Iterator[tuple[int, State, State, list[tuple[int, str, str]]]]:
    """A seat, two worlds that are unlike for others, and actions that lead both to ends that the seat sees alike."""
    for seed in range(120):
        seat = (seed + 1) % players
        for state in reversed([*random_game(game, players, seed)][-16:-1]):
            other = state.determinize(seat, seed)
            unlike = any(other.view(one) != state.view(one) for one in range(players))
            if unlike or (not hides(game) and other != state):
                line = lockstep(seat, state, other, random.Random(seed))
                if line is not None:
                    yield seat, state, other, line


def settled(state: State) -> State:
    """The state after what is forced."""
    steps = forced_steps(state)
    return steps[-1].after if steps else state
