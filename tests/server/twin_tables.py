"""Twin tables for the tests of leaks: two tables whose states differ only in what one seat cannot see.

The state of the second table is sampled from that of the first (`State.determinize`). What the two tables send to the
seat, or to a spectator, must be the same byte for byte, once their ids, commitments and times are removed.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any

from madang import Game, Record, State
from madang.core.record import History
from madang.server.tables.forced import forced_actions
from madang.server.tables.model import TableConfig
from madang.server.tables.outcome import outcome_of
from tests.played_games import random_game
from tests.server.clients import Guest

OWN_FIELDS = re.compile(r'"(at|created|changed|left|remind_in|hand_over_in|commitment)":("[0-9a-f]{64}"|[0-9.e+]+)')
PRESENCE = re.compile(r'"connected":(true|false)|"spectators":\d+')
states_to_deal: dict[str, State] = {}


def deal_state(terms: TableConfig, contributions: list[str]) -> Record:
    """Replaces `deal`: a game that begins with the state that the first contribution names."""
    state = states_to_deal[contributions[0]]
    record = Record(terms.game, state.players)
    record._history = History(state)
    return record


class TwinTables:
    """Two tables with the same guests."""

    def __init__(self, guests: list[Guest], states: tuple[State, State], seats: list[str] | None = None) -> None:
        self.guests = guests
        self.ids = [self._create(state, f"world {number}", seats) for number, state in enumerate(states)]

    def _create(self, state: State, key: str, seats: list[str] | None) -> str:
        states_to_deal[key] = state
        seats = seats or ["me"] + ["open"] * (state.players - 1)
        table = self.guests[0].create(state.game.name, seats, contribution=key, listed=True)
        for seat, kind in enumerate(seats):
            if kind == "open":
                self.guests[seat].sit(table, seat)
        return table

    def assert_same_answer(self, guest: Guest, method: str, path: str, body: Any = None) -> str:
        """Send a request to both tables and compare the answers; returns the answer."""
        answers = []
        for table in self.ids:
            answer = guest.http.request(method, path.replace("TABLE", table), json=body)
            answers.append(f"{answer.status_code} {without_own_fields(answer.text, table)}")
        assert answers[0] == answers[1]
        return answers[0]

    def assert_same_in_lists(self, guest: Guest) -> None:
        """Compare the rows of both tables in the lists."""
        for which in ("mine", "live"):
            found = guest.send("GET", f"/api/tables?which={which}")["tables"]
            rows = {row["table"]["id"]: row for row in found}
            shown = [rows.get(table) for table in self.ids]
            assert (shown[0] is None) == (shown[1] is None)
            if shown[0] is not None and shown[1] is not None:
                compared = [
                    {name: row[name] for name in ("actor", "your_turn", "ply", "round")} for row in shown if row
                ]
                assert compared[0] == compared[1]

    def assert_same_over_sockets(
        self, guest: Guest, query: dict[str, int], *sent: str, presence: bool = True
    ) -> list[str]:
        """Open a socket to both tables, send messages, and compare all that comes; returns it."""
        received = []
        for table in self.ids:
            with guest.socket(table, **query) as socket:
                for message in sent:
                    socket.send(message)
                found = [without_own_fields(text, table) for text in received_texts(socket)]
                received.append(found if presence else without_presence(found))
        assert received[0] == received[1]
        return received[0]


def without_own_fields(text: str, table: str) -> str:
    return OWN_FIELDS.sub(r'"\1":0', text).replace(table, "TABLE")


def without_presence(found: list[str]) -> list[str]:
    return [PRESENCE.sub("", text) for text in found if '"type":"table"' not in text[:40]]


def received_texts(socket: Any) -> list[str]:
    """All messages of a socket up to now."""
    socket.send('{"type": "ping", "re": "the last"}')
    found = [socket.recv(10)]
    while '"re":"the last"' not in found[-1]:
        found.append(socket.recv(10))
    return found


class TableSockets:
    """Sockets to one table, whose messages a test compares with those of its twin."""

    def __init__(self, table: str, opened: contextlib.ExitStack, *who: tuple[Guest, dict[str, int]]) -> None:
        self.table = table
        self.sockets = [opened.enter_context(guest.socket(table, **query)) for guest, query in who]

    def receive_all(self) -> list[str]:
        """All messages since the last call, without presence: the order in which sockets connect may differ."""
        return without_presence(
            [without_own_fields(text, self.table) for socket in self.sockets for text in received_texts(socket)]
        )


def has_hidden_cards(game: Game) -> bool:
    """Whether players place cards face down."""
    return "placed" in (game.record_type.names or ())


def twin_states(game: Game, players: int, seed: int) -> Iterator[tuple[int, State, State]]:
    """A seat, a state of a random game, and another state that the seat cannot tell from it; a dozen or so of them."""
    states = [*random_game(game, players, seed)]
    for number, state in enumerate(states):
        seat = (number + seed) % players
        if number % (len(states) // 12) == 0 and not state.over and not state.forced:
            twin = state.determinize(seat, number)
            assert twin.view(seat) == state.view(seat)
            yield seat, state, twin


def twin_actions(seat: int, state: State, twin: State, rng: random.Random) -> tuple[str, str] | None:
    """An action for each state after which the seat still cannot tell them apart; two different ones if possible."""
    outcomes = {action: _outcome(seat, twin, action) for action in twin.actions()}
    found = None
    for action in rng.sample(state.actions(), len(state.actions())):
        outcome = _outcome(seat, state, action)
        for twin_action in (twin_action for twin_action, result in outcomes.items() if result == outcome):
            found = action, twin_action
            if action != twin_action:
                return found
    return found


def common_action(seat: int, state: State, twin: State, rng: random.Random) -> str | None:
    """An action of the seat itself after which it still cannot tell the states apart."""
    actions = [action for action in state.actions() if _outcome(seat, state, action) == _outcome(seat, twin, action)]
    return rng.choice(actions) if actions else None


def _outcome(seat: int, state: State, action: str) -> Any:
    """What a seat can see of an action and its consequences; an action that places cards is hidden."""
    after = state.play(action)
    shown = None if outcome_of(state, after).placed else action
    return shown, [step[:2] for step in forced_actions(after)], after.view(seat), after_forced(after).view(seat)


def twin_lines(seat: int, state: State, twin: State, rng: random.Random) -> list[tuple[int, str, str]] | None:
    """The actor and an action for each state, until both games end; None if the seat could tell them apart."""
    line: list[tuple[int, str, str]] = []
    if state.forced or twin.forced:
        return None
    while not state.over:
        actions = twin_actions(seat, state, twin, rng)
        if actions is None or state.actor != twin.actor:
            return None
        line.append((state.actor or 0, *actions))
        state, twin = (after_forced(s.play(action)) for s, action in zip((state, twin), actions, strict=True))
    return line if line else None


def twin_endings(game: Game, players: int) -> Iterator[tuple[int, State, State, list[tuple[int, str, str]]]]:
    """A seat, two states that differ for other seats, and the actions of `twin_lines` that end both games."""
    for seed in range(120):
        seat = (seed + 1) % players
        for state in reversed([*random_game(game, players, seed)][-16:-1]):
            twin = state.determinize(seat, seed)
            differ = any(twin.view(viewer) != state.view(viewer) for viewer in range(players))
            if differ or (not has_hidden_cards(game) and twin != state):
                line = twin_lines(seat, state, twin, random.Random(seed))
                if line is not None:
                    yield seat, state, twin, line


def after_forced(state: State) -> State:
    """The state after all forced actions that the server plays."""
    steps = forced_actions(state)
    return steps[-1].after if steps else state
