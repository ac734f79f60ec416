"""Read the fields of a position, and refuse bad ones with the path of the field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from madang.errors import BadPosition

_REQUIRED = object()


class Fields:
    """The fields of a JSON object that is being read.

    >>> fields = Fields({"round": 9})
    >>> fields.integer("round", 1, 8)
    Traceback (most recent call last):
        ...
    madang.errors.BadPosition: round: must be from 1 to 8, not 9
    """

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(path or "position", f"must be an object, not {_shown(data)}")
        self._data = data
        self._path = path
        self._taken: set[str] = set()

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def refuse(self, name: str, problem: str) -> NoReturn:
        """Refuse the position because of this field."""
        raise BadPosition(self.path(name), problem)

    def take(self, name: str, default: Any = _REQUIRED) -> Any:
        """The raw value of a field."""
        self._taken.add(name)
        if name in self._data:
            return self._data[name]
        if default is _REQUIRED:
            self.refuse(name, "is missing")
        return default

    def integer(self, name: str, low: int, high: int, default: Any = _REQUIRED) -> int:
        return checked_integer(self.path(name), self.take(name, default), low, high)

    def flag(self, name: str) -> bool:
        value = self.take(name)
        if not isinstance(value, bool):
            self.refuse(name, f"must be true or false, not {_shown(value)}")
        return value

    def seat(self, name: str, players: int) -> int:
        """A seat, or -1 for null."""
        return -1 if self.take(name) is None else self.integer(name, 0, players - 1)

    def choice(self, name: str, options: Sequence[str]) -> int:
        """The place of the value among `options`."""
        return checked_choice(self.path(name), self.take(name), options)

    def entries(self, name: str, length: int | None = None, default: Any = _REQUIRED) -> list[Any]:
        value = self.take(name, default)
        if not isinstance(value, list | tuple):
            self.refuse(name, f"must be a list, not {_shown(value)}")
        if length is not None and len(value) != length:
            self.refuse(name, f"must have {length} entries, not {len(value)}")
        return [*value]

    def integers(self, name: str, length: int, low: int, high: int) -> list[int]:
        values = self.entries(name, length)
        return [checked_integer(f"{self.path(name)}[{i}]", value, low, high) for i, value in enumerate(values)]

    def subset(self, name: str, options: Sequence[str], default: Any = _REQUIRED) -> set[int]:
        """A list of different `options`, as their places."""
        values = self.entries(name, default=default)
        places = [checked_choice(f"{self.path(name)}[{i}]", value, options) for i, value in enumerate(values)]
        if len(set(places)) != len(places):
            self.refuse(name, "names something twice")
        return set(places)

    def object(self, name: str) -> Fields:
        return Fields(self.take(name), self.path(name))

    def objects(self, name: str, length: int) -> list[Fields]:
        return [Fields(value, f"{self.path(name)}[{i}]") for i, value in enumerate(self.entries(name, length))]

    def finish(self) -> None:
        """Refuse fields that were not taken."""
        for name in self._data:
            if name not in self._taken:
                self.refuse(str(name), "is not a field of this position")


def checked_integer(path: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(path, f"must be a whole number, not {_shown(value)}")
    if not low <= value <= high:
        raise BadPosition(path, f"must be from {low} to {high}, not {value}")
    return value


def checked_choice(path: str, value: object, options: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in options:
        raise BadPosition(path, f"must be one of {', '.join(options)}, not {_shown(value)}")
    return options.index(value)


def take_cards(fields: Fields, name: str, kinds: str, pile: Any, heaps: Iterable[Any]) -> None:
    """Move the cards that a list of card strings names from the pile into heaps, one string per heap."""
    heaps = list(heaps)
    for i, (text, heap) in enumerate(zip(fields.entries(name, len(heaps)), heaps, strict=True)):
        path = f"{fields.path(name)}[{i}]"
        if not isinstance(text, str):
            raise BadPosition(path, f"must be a text of cards, not {_shown(text)}")
        for card in text:
            if card not in kinds:
                raise BadPosition(path, f"{card!r} is not a card; cards are {kinds}")
            kind = kinds.index(card)
            if pile[kind] == 0:
                raise BadPosition(path, f"more copies of {card!r} on the table than exist")
            pile[kind] -= 1
            heap[kind] += 1


def _shown(value: object) -> str:
    text = "null" if value is None else repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
