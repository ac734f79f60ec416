"""Back from an observation to the view that it was made from: what can be read off the numbers."""

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


def number(share: float, most: int) -> int:
    """The count that a share of `most` stands for; shares of whole numbers and nothing between them."""
    count = round(float(share) * most)
    assert abs(count - float(share) * most) < 1e-3
    return count


def one_of(choice: Any) -> int | None:
    """Which one is chosen."""
    assert sorted(set(choice.tolist())) in ([0], [0, 1])
    assert choice.sum() <= 1
    return int(choice.argmax()) if choice.any() else None


class Reader:
    """The parts of one observation, with seats as everybody counts them."""

    def __init__(self, parts: Parts, seat: int) -> None:
        self.parts = parts
        self.seat = seat
        self.players = 2 + (one_of(parts["players"]) or 0)

    def who(self, choice: Any) -> int | None:
        """The seat that a choice among seats means."""
        place = one_of(choice)
        return None if place is None else (self.seat + place) % self.players

    def by_seat(self, name: str) -> list[Any]:
        """The rows of a part, the first being that of seat 0."""
        return [self.parts[name][(seat - self.seat) % self.players] for seat in range(self.players)]

    def common(self, phases: tuple[str, ...]) -> View:
        phase = one_of(self.parts["phase"])
        assert phase is not None
        return {
            "players": self.players,
            "first": self.who(self.parts["first"]),
            "phase": phases[phase],
            "actor": self.who(self.parts["actor"]),
        }

    def cards(self, kinds: str, copies: list[int], tokens: int, hand_at_most: int) -> View:
        """What Koryŏ and Chosŏn share."""

        def text(shares: Any) -> str:
            return "".join(k * number(s, c) for k, s, c in zip(kinds, shares, copies, strict=True))

        def hidden(part: str, sizes: str, most: int) -> list[str | int]:
            counts: list[str | int] = [number(size, most) for size in self.by_seat(sizes)]
            own = text(self.parts[part])
            assert len(own) == counts[self.seat]
            counts[self.seat] = own
            return counts

        return {
            "round": 1 + (one_of(self.parts["round"]) or 0),
            "bank": number(self.parts["bank"][0], tokens),
            "tokens": [number(share, tokens) for share in self.by_seat("tokens")],
            "tableaus": [text(row) for row in self.by_seat("tableaus")],
            "hands": hidden("hand", "hand_sizes", hand_at_most),
            "placed": hidden("placed", "placed_sizes", 9),
        }


def koryo(read: Reader) -> View:
    view = read.common(KORYO_PHASES) | read.cards(KORYO_KINDS, [*range(1, 10), 6, 4], 8, 11)
    return view | {"used": [p for p, used in zip(KORYO_POWERS, read.parts["used"], strict=True) if used]}


def choson(read: Reader) -> View:
    parts = read.parts
    view = read.common(CHOSON_PHASES) | read.cards(CHOSON_KINDS, [*range(1, 11)], 10, 10)
    shield, turn, family = read.who(parts["shield_seat"]), read.who(parts["turn_seat"]), one_of(parts["effect_family"])
    shielded, state = one_of(parts["shield_family"]), one_of(parts["effect_state"])
    effect = None
    if family is not None and state is not None:
        effect = {
            "kind": EFFECTS[EFFECT_OF[family]],
            "family": CHOSON_KINDS[family],
            "state": EFFECT_STATES[state],
            "guard": read.who(parts["guard"]),
            "hit": bool(parts["hit"][0]),
        }
    used = [p for p, was_used in zip(CHOSON_POWERS, parts["used"], strict=True) if was_used]
    return view | {
        "legacy": read.who(parts["legacy"]),
        "shield": None if shield is None else {"seat": shield, "family": CHOSON_KINDS[shielded or 0]},
        "turn": None
        if turn is None
        else {
            "seat": turn,
            "revealed": bool(parts["revealed"][0]),
            "events": number(parts["events"][0], 3),
            "effect": effect,
            "used": used,
        },
    }


def in_order(shares: Any) -> list[str]:
    """The fields that have a number, from the lowest on."""
    return [FIELDS[field] for field in np.argsort(shares, kind="stable") if shares[field] > 0]


def corinth(read: Reader) -> View:
    parts = read.parts
    view = read.common(CORINTH_PHASES)
    harbor = {}
    for district, name in enumerate(DISTRICTS):
        shown = one_of(parts["harbor_values"][district])
        if shown is not None:
            white, yellow = parts["harbor_white"][district], parts["harbor_yellow"][district]
            harbor[name] = {"value": shown + 1, "white": number(white, 9), "yellow": number(yellow, 3)}
    path = in_order(parts["move_path"])
    value, where = one_of(parts["move_value"]), one_of(parts["move_district"])
    move: View | None = None
    if view["phase"] == "shop" and where is not None:
        move = {"district": DISTRICTS[where], "left": number(parts["move_left"][0], 13)}
    elif view["phase"] == "steps" and value is not None:
        move = {"value": value + 1}
    elif view["phase"] == "walk":
        move = {"steps": number(parts["move_steps"][0], 24), "path": path}
    bonuses = zip(("oil", "wine", "carpets"), parts["bonuses"], strict=True)
    return view | {
        "turns_left": number(parts["turns_left"][0], 4),
        "harbor": harbor,
        "bonuses": {name: read.who(choice) for name, choice in bonuses},
        "move": move,
        "sheets": [sheet(read, seat, path if seat == view["actor"] else []) for seat in range(read.players)],
    }


def sheet(read: Reader, seat: int, path: list[str]) -> View:
    part = {name: read.by_seat(name)[seat] for name in ("turns", "circled", "spent", "buildings", "shops", "boxes",
                                                        "yellow", "steward", "walked", "landed")}  # fmt: skip
    shops, goods = iter(part["shops"]), {}
    for district in range(1, 5):
        sizes = SHOP_SIZES[district, : SHOPS[district]]
        goods[DISTRICTS[district]] = [number(next(shops), int(size)) for size in sizes]
    circled = in_order(part["landed"])
    assert FIELDS[one_of(part["steward"]) or 0] == (circled or ["c3"])[-1]
    walked = {FIELDS[field] for field in np.flatnonzero(part["walked"])}
    boxes = [number(share, 28) for share in part["boxes"]]
    purses = zip(("gold", "goats"), part["circled"], part["spent"], strict=True)
    return {
        "turns": number(part["turns"][0], 6),
        **{name: {"circled": number(got, 24), "spent": number(gone, 24)} for name, got, gone in purses},
        **goods,
        "market": {
            "circled": circled,
            "crossed": sorted(walked.difference(circled, path, ["c3"])),
            "boxes": [box for box in boxes if box],
            "yellow": number(part["yellow"][0], 3),
        },
        "buildings": [name for name, built in zip(BUILDINGS, part["buildings"], strict=True) if built],
    }


DECODERS: dict[str, Callable[[Reader], View]] = {"koryo": koryo, "choson": choson, "corinth": corinth}


def decoded(name: str, parts: Parts, seat: int) -> View:
    """The view of a seat, but for its legal actions, from the parts of its observation."""
    return DECODERS[name](Reader(parts, seat))
