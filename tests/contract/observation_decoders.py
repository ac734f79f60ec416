"""Decoders from the observation of a seat back to the view that it encodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from madang.games.choson.data import EFFECT_OF, EFFECT_STATES, EFFECTS
from madang.games.choson.data import KINDS as CHOSON_KINDS
from madang.games.choson.data import PHASES as CHOSON_PHASES
from madang.games.choson.data import POWERS as CHOSON_POWERS
from madang.games.corinth.data import BUILDINGS, DISTRICTS, FIELDS, SHOP_SIZES, SHOPS
from madang.games.corinth.data import PHASES as CORINTH_PHASES
from madang.games.koryo.data import KINDS as KORYO_KINDS
from madang.games.koryo.data import PHASES as KORYO_PHASES
from madang.games.koryo.data import POWERS as KORYO_POWERS

Parts = dict[str, Any]
View = dict[str, Any]


def decode_count(share: float, maximum: int) -> int:
    """The count that was encoded as a share of `maximum`. It must be a whole number."""
    count = round(float(share) * maximum)
    assert abs(count - float(share) * maximum) < 1e-3
    return count


def decode_one_hot(choice: Any) -> int | None:
    """The index of the 1, or None if all numbers are 0."""
    assert sorted(set(choice.tolist())) in ([0], [0, 1])
    assert choice.sum() <= 1
    return int(choice.argmax()) if choice.any() else None


class ObservationReader:
    """The parts of an observation, with relative seats turned into absolute ones."""

    def __init__(self, parts: Parts, seat: int) -> None:
        self.parts = parts
        self.seat = seat
        self.players = 2 + (decode_one_hot(parts["players"]) or 0)

    def seat_of(self, choice: Any) -> int | None:
        """The absolute seat of a one-hot choice among seats."""
        place = decode_one_hot(choice)
        return None if place is None else (self.seat + place) % self.players

    def by_seat(self, name: str) -> list[Any]:
        """The rows of a part in order of absolute seats."""
        return [self.parts[name][(seat - self.seat) % self.players] for seat in range(self.players)]

    def common(self, phases: tuple[str, ...]) -> View:
        phase = decode_one_hot(self.parts["phase"])
        assert phase is not None
        return {
            "players": self.players,
            "first": self.seat_of(self.parts["first"]),
            "phase": phases[phase],
            "actor": self.seat_of(self.parts["actor"]),
        }

    def cards(self, kinds: str, copies: list[int], tokens: int, largest_hand: int) -> View:
        """The fields that Koryŏ and Chosŏn share."""

        def card_text(shares: Any) -> str:
            return "".join(k * decode_count(s, c) for k, s, c in zip(kinds, shares, copies, strict=True))

        def hidden(part: str, sizes: str, maximum: int) -> list[str | int]:
            counts: list[str | int] = [decode_count(size, maximum) for size in self.by_seat(sizes)]
            own = card_text(self.parts[part])
            assert len(own) == counts[self.seat]
            counts[self.seat] = own
            return counts

        return {
            "round": 1 + (decode_one_hot(self.parts["round"]) or 0),
            "bank": decode_count(self.parts["bank"][0], tokens),
            "tokens": [decode_count(share, tokens) for share in self.by_seat("tokens")],
            "tableaus": [card_text(row) for row in self.by_seat("tableaus")],
            "hands": hidden("hand", "hand_sizes", largest_hand),
            "placed": hidden("placed", "placed_sizes", 9),
        }


def decode_koryo(reader: ObservationReader) -> View:
    view = reader.common(KORYO_PHASES) | reader.cards(KORYO_KINDS, [*range(1, 10), 6, 4], 8, 11)
    return view | {"used": [p for p, used in zip(KORYO_POWERS, reader.parts["used"], strict=True) if used]}


def decode_choson(reader: ObservationReader) -> View:
    parts = reader.parts
    view = reader.common(CHOSON_PHASES) | reader.cards(CHOSON_KINDS, [*range(1, 11)], 10, 10)
    shield, turn, family = (
        reader.seat_of(parts["shield_seat"]),
        reader.seat_of(parts["turn_seat"]),
        decode_one_hot(parts["effect_family"]),
    )
    shielded, state = decode_one_hot(parts["shield_family"]), decode_one_hot(parts["effect_state"])
    effect = None
    if family is not None and state is not None:
        effect = {
            "kind": EFFECTS[EFFECT_OF[family]],
            "family": CHOSON_KINDS[family],
            "state": EFFECT_STATES[state],
            "guard": reader.seat_of(parts["guard"]),
            "hit": bool(parts["hit"][0]),
        }
    used = [p for p, was_used in zip(CHOSON_POWERS, parts["used"], strict=True) if was_used]
    return view | {
        "legacy": reader.seat_of(parts["legacy"]),
        "shield": None if shield is None else {"seat": shield, "family": CHOSON_KINDS[shielded or 0]},
        "turn": None
        if turn is None
        else {
            "seat": turn,
            "revealed": bool(parts["revealed"][0]),
            "events": decode_count(parts["events"][0], 3),
            "effect": effect,
            "used": used,
        },
    }


def fields_in_order(shares: Any) -> list[str]:
    """The market fields with a positive number, in rising order of it."""
    return [FIELDS[field] for field in np.argsort(shares, kind="stable") if shares[field] > 0]


def decode_corinth(reader: ObservationReader) -> View:
    parts = reader.parts
    view = reader.common(CORINTH_PHASES)
    harbor = {}
    for district, name in enumerate(DISTRICTS):
        shown = decode_one_hot(parts["harbor_values"][district])
        if shown is not None:
            white, yellow = parts["harbor_white"][district], parts["harbor_yellow"][district]
            harbor[name] = {"value": shown + 1, "white": decode_count(white, 9), "yellow": decode_count(yellow, 3)}
    path = fields_in_order(parts["move_path"])
    value, where = decode_one_hot(parts["move_value"]), decode_one_hot(parts["move_district"])
    move: View | None = None
    if view["phase"] == "shop" and where is not None:
        move = {"district": DISTRICTS[where], "left": decode_count(parts["move_left"][0], 13)}
    elif view["phase"] == "steps" and value is not None:
        move = {"value": value + 1}
    elif view["phase"] == "walk":
        move = {"steps": decode_count(parts["move_steps"][0], 24), "path": path}
    bonuses = zip(("oil", "wine", "carpets"), parts["bonuses"], strict=True)
    return view | {
        "turns_left": decode_count(parts["turns_left"][0], 4),
        "harbor": harbor,
        "bonuses": {name: reader.seat_of(choice) for name, choice in bonuses},
        "move": move,
        "sheets": [decode_sheet(reader, seat, path if seat == view["actor"] else []) for seat in range(reader.players)],
    }


def decode_sheet(reader: ObservationReader, seat: int, path: list[str]) -> View:
    part = {name: reader.by_seat(name)[seat] for name in ("turns", "circled", "spent", "buildings", "shops", "boxes",
                                                        "yellow", "steward", "walked", "landed")}  # fmt: skip
    shops, goods = iter(part["shops"]), {}
    for district in range(1, 5):
        sizes = SHOP_SIZES[district, : SHOPS[district]]
        goods[DISTRICTS[district]] = [decode_count(next(shops), int(size)) for size in sizes]
    circled = fields_in_order(part["landed"])
    assert FIELDS[decode_one_hot(part["steward"]) or 0] == (circled or ["c3"])[-1]
    walked = {FIELDS[field] for field in np.flatnonzero(part["walked"])}
    boxes = [decode_count(share, 28) for share in part["boxes"]]
    purses = zip(("gold", "goats"), part["circled"], part["spent"], strict=True)
    return {
        "turns": decode_count(part["turns"][0], 6),
        **{
            name: {"circled": decode_count(circled_share, 24), "spent": decode_count(spent_share, 24)}
            for name, circled_share, spent_share in purses
        },
        **goods,
        "market": {
            "circled": circled,
            "crossed": sorted(walked.difference(circled, path, ["c3"])),
            "boxes": [box for box in boxes if box],
            "yellow": decode_count(part["yellow"][0], 3),
        },
        "buildings": [name for name, built in zip(BUILDINGS, part["buildings"], strict=True) if built],
    }


DECODERS: dict[str, Callable[[ObservationReader], View]] = {
    "koryo": decode_koryo,
    "choson": decode_choson,
    "corinth": decode_corinth,
}


def decode_observation(game_name: str, parts: Parts, seat: int) -> View:
    """The view of a seat without its legal actions, from the parts of its observation."""
    return DECODERS[game_name](ObservationReader(parts, seat))
