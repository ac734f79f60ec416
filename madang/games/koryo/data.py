"""The tables of Koryŏ: its cards, phases and actions."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from madang.games.actions import Action, ActionTable
from madang.games.cards import FAMILIES, MAX_SEATS
from madang.games.chance import CHANCE

KINDS = "123456789BL"
COPIES = np.array([1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4])
NAMES = ("omniscient", "spy", "senator", "priest", "ship-owner", "banker", "guardian", "broadcaster", "merchant",
         "barbarian", "lobbying")  # fmt: skip
OMNISCIENT, SPY, SENATOR, PRIEST, SHIP_OWNER, BANKER, GUARDIAN, BROADCASTER, MERCHANT, BARBARIAN, LOBBYING = range(11)

TOKENS = 8

PHASES = ("order", "action", "barbarian", "lobbying", "discard", "over")
ORDER, ACTION, CHOOSE_BARBARIAN, CHOOSE_LOBBYING, DISCARD, OVER = range(6)

POWERS = ("banker", "priest", "spy")
USED_BANKER, USED_PRIEST, USED_SPY = range(3)

RECORD = np.dtype(
    (
        np.record,
        [
            *CHANCE,
            ("players", np.int64),
            ("season", np.int64),
            ("first", np.int64),
            ("phase", np.int64),
            ("actor", np.int64),
            ("bank", np.int64),
            ("tokens", np.int8, (MAX_SEATS,)),
            ("used", np.int8, (len(POWERS),)),
            ("pile", np.int8, (len(KINDS),)),
            ("tableau", np.int8, (MAX_SEATS, len(KINDS))),
            ("hand", np.int8, (MAX_SEATS, len(KINDS))),
            ("placed", np.int8, (MAX_SEATS, len(KINDS))),
        ],
    )
)

# What may be placed together: any number of one kind, and, for the player with the Ship Owners, any two kinds.
PLACED_SAME = np.ones((COPIES.max() + 1, len(KINDS)), dtype=np.bool_)
PLACED_PAIRS = np.ones((len(KINDS), len(KINDS)), dtype=np.bool_)

# --- actions ---------------------------------------------------------------------------------------------------------

(V_BANKER, V_DECLINE, V_DESTROY, V_DISCARD, V_END, V_PASS, V_PLAY, V_PLAY_PAIR, V_PRIEST, V_REVEAL, V_SPY,
 V_SWAP) = range(12)  # fmt: skip

_seats = range(MAX_SEATS)
_families = range(FAMILIES)

TABLE = ActionTable(
    [
        Action("banker", V_BANKER),
        Action("decline", V_DECLINE),
        *(Action(f"destroy {seat}:{f + 1}", V_DESTROY, (seat, f)) for seat in _seats for f in _families),
        *(Action(f"discard {f + 1}", V_DISCARD, (f,)) for f in _families),
        Action("end", V_END),
        Action("pass", V_PASS),
        *(
            Action(f"play {kind * count}", V_PLAY, (k, count))
            for k, kind in enumerate(KINDS)
            for count in range(1, COPIES[k] + 1)
        ),
        *(Action(f"play {KINDS[j]}{KINDS[k]}", V_PLAY_PAIR, (j, k)) for j, k in combinations(range(len(KINDS)), 2)),
        *(Action(f"priest {KINDS[event]}", V_PRIEST, (event,)) for event in (BARBARIAN, LOBBYING)),
        *(Action(f"reveal {kind}", V_REVEAL, (k,)) for k, kind in enumerate(KINDS)),
        *(Action(f"spy {seat}", V_SPY, (seat,)) for seat in _seats),
        *(
            Action(f"swap {seat}:{f + 1} {other}:{g + 1}", V_SWAP, (seat, f, other, g))
            for seat, other in combinations(_seats, 2)
            for f in _families
            for g in _families
            if f != g
        ),
    ]
)

VERBS = TABLE.verbs
ARGS = TABLE.args

A_BANKER = TABLE.number["banker"]
A_DECLINE = TABLE.number["decline"]
A_END = TABLE.number["end"]
A_PASS = TABLE.number["pass"]
A_DESTROY = TABLE.lookup_array(V_DESTROY, (MAX_SEATS, FAMILIES))
A_DISCARD = TABLE.lookup_array(V_DISCARD, (FAMILIES,))
A_PLAY = TABLE.lookup_array(V_PLAY, (len(KINDS), COPIES.max() + 1))
A_PLAY_PAIR = TABLE.lookup_array(V_PLAY_PAIR, (len(KINDS), len(KINDS)))
A_PRIEST = TABLE.lookup_array(V_PRIEST, (len(KINDS),))
A_REVEAL = TABLE.lookup_array(V_REVEAL, (len(KINDS),))
A_SPY = TABLE.lookup_array(V_SPY, (MAX_SEATS,))
A_SWAP = TABLE.lookup_array(V_SWAP, (MAX_SEATS, FAMILIES, MAX_SEATS, FAMILIES))
