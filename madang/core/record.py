"""Records: played games that can be stored, replayed and verified."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, overload

import numpy as np

from madang.core.fairness import Fairness
from madang.core.game import Game, game
from madang.core.state import State
from madang.errors import BadRecord, IllegalAction

FORMAT = "madang record 1"
FIELDS = ("format", "game", "rules", "players", "seed", "actions", "result", "checksum")


class History(Sequence[State]):
    """The states of a game, from the first to the last. Earlier states are kept as arrays only, to save memory."""

    def __init__(self, first: State) -> None:
        self.last = first
        self._earlier: list[np.ndarray[Any, Any]] = []

    def __len__(self) -> int:
        return len(self._earlier) + 1

    @overload
    def __getitem__(self, place: int) -> State: ...
    @overload
    def __getitem__(self, place: slice) -> list[State]: ...
    def __getitem__(self, place: int | slice) -> State | list[State]:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        number = range(len(self))[place]
        return self.last if number == len(self._earlier) else State(self.last.game, self._earlier[number])

    def append(self, state: State) -> None:
        self._earlier.append(self.last.array)
        self.last = state

    def pop(self) -> None:
        """Remove the last state."""
        self.last = self[-2]
        self._earlier.pop()


class Record:
    """A game with its history: every action from the seed on.

    >>> import madang
    >>> record = madang.Record("koryo", players=2, seed=7)
    >>> while not record.state.over:
    ...     state = record.play(record.state.actions()[-1])
    >>> copy = madang.Record.parse(record.text())
    >>> copy.state.scores() == record.state.scores(), copy.actions == record.actions
    (True, True)
    """

    def __init__(self, name: str, players: int = 2, seed: int | Fairness = 0) -> None:
        self.game: Game = game(name)
        self.seed = seed
        if isinstance(seed, Fairness) and len(seed.contributions) != players:
            raise BadRecord(f"seed.contributions: {len(seed.contributions)} for {players} players")
        self.actions: list[str] = []
        first = self.game.start(players, seed.seed if isinstance(seed, Fairness) else seed)
        self._history = History(first)

    def __repr__(self) -> str:
        return f"<record of {self.game.name} for {self.players}, {len(self.actions)} actions>"

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def state(self) -> State:
        """The state after the last action."""
        return self._history.last

    @property
    def history(self) -> Sequence[State]:
        """All states, from the first on: one more than there are actions. It grows with the record."""
        return self._history

    def states(self) -> Iterator[State]:
        """An iterator over `history`."""
        return iter(self._history)

    def play(self, action: str) -> State:
        """Play an action and append it."""
        self.append(action, self.state.play(action))
        return self.state

    def append(self, action: str, after: State) -> None:
        """Append an action without playing it. `after` must be the state that it leads to."""
        self._history.append(after)
        self.actions.append(action)

    def undo(self) -> State:
        """Take the last action back."""
        if not self.actions:
            raise ValueError("there is no action to take back")
        self.actions.pop()
        self._history.pop()
        return self.state

    def play_forced(self) -> State:
        """Play on as long as there is exactly one legal action."""
        while self.state.forced:
            self.play(self.state.actions()[0])
        return self.state

    # --- writing and reading ---

    def json(self) -> dict[str, Any]:
        """The record as a JSON object."""
        over = self.state.over
        content = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.players,
            "seed": _seed_json(self.seed),
            "actions": self.actions.copy(),
            "result": {"scores": self.state.scores(), "winners": self.state.winners()} if over else None,
        }
        return content | {"checksum": _checksum(content)}

    def text(self) -> str:
        """The record as the text of a file."""
        return json.dumps(self.json(), indent=1) + "\n"

    def write(self, path: str | Path) -> None:
        """Write the record to a file. If that fails half-way, an older file stays as it was."""
        target = Path(path)
        partial = target.with_name(f"{target.name}.part")
        partial.write_text(self.text(), "utf-8")
        partial.replace(target)

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Read a file and replay it; `BadRecord` says what is wrong with it."""
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{path}: cannot be read ({error})") from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from the text of a file, replay it, and check it against its result."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not a record: this is not JSON, or it is cut short ({error})") from error
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Read a record from a JSON object."""
        content = _checked(data)
        try:
            record = cls(content["game"], content["players"], _seed_from_json(content["seed"]))
        except ValueError as error:
            raise BadRecord(str(error)) from error
        if content["rules"] != record.game.version:
            raise BadRecord(
                f"rules: played by rules version {content['rules']}, and these are version {record.game.version}"
            )
        for number, action in enumerate(content["actions"], start=1):
            try:
                record.play(action)
            except IllegalAction as error:
                raise BadRecord(f"actions: number {number}, {error}") from error
        if content["result"] != record.json()["result"]:
            raise BadRecord(f"result: the record says {content['result']}, its replay gives {record.json()['result']}")
        return record


def _seed_json(seed: int | Fairness) -> dict[str, Any]:
    if not isinstance(seed, Fairness):
        return {"number": str(seed)}  # as a text: 256 bits do not fit into the numbers of most JSON readers
    content = {"commitment": seed.commitment, "secret": seed.secret, "contributions": [*seed.contributions]}
    return content if seed.table is None else content | {"table": seed.table, "committed": seed.committed}


def _seed_from_json(data: object) -> int | Fairness:
    match data:
        case {"number": str(number), **rest} if not rest and re.fullmatch(r"-?[0-9]{1,100}", number):
            return int(number)
        case {"commitment": str(published), "secret": str(secret), "contributions": list(texts), **rest} if (
            rest.keys() <= {"table", "committed"}
        ):
            origin: dict[str, Any] = {str(name): value for name, value in rest.items()}
            if None in origin.values():
                raise BadRecord("seed: table and committed must be texts; leave out what is not known")
            fairness = Fairness(secret, tuple(texts), **origin)
            if published != fairness.commitment:
                raise BadRecord("seed.commitment: is not the hash of the secret; the cards may have been chosen")
            return fairness
    raise BadRecord("seed: must be a number, or a commitment with its secret and contributions")


def _checksum(content: dict[str, Any]) -> str:
    """Detects a file that was changed by accident. The commitment detects a forgery."""
    return hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _checked(data: object) -> dict[str, Any]:
    """The content of a record whose fields are all there and of the right type."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"not a record: the field format must be {FORMAT!r}")
    for field in (*data, *FIELDS):
        if field not in FIELDS or field not in data:
            raise BadRecord(f"{field}: {'is missing' if field in FIELDS else 'is not a field of a record'}")
    types = {"game": str, "rules": int, "players": int, "actions": list, "checksum": str}
    for field, kind in types.items():
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadRecord(f"{field}: must be of type {kind.__name__}")
    if not all(isinstance(action, str) for action in data["actions"]):
        raise BadRecord("actions: must be texts")
    content = {field: data[field] for field in FIELDS if field != "checksum"}
    if data["checksum"] != _checksum(content):
        raise BadRecord("checksum: the record was changed after it was written")
    return content
