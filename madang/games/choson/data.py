"""The tables of Chosŏn: its cards, effects, phases and actions."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from madang.games.actions import Action, ActionTable
from madang.games.cards import FAMILIES, MAX_SEATS
from madang.games.chance import CHANCE

KINDS = "123456789E"
COPIES = np.array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
NAMES = ("yi", "sniper", "oracle", "reaper", "gosu", "scientist", "hulk", "time-traveller", "watcher", "event")
YI, SNIPER, ORACLE, REAPER, GOSU, SCIENTIST, HULK, TIME_TRAVELLER, WATCHER, EVENT = range(10)

EFFECTS = ("lobby", "firearm", "sword")
LOBBY, FIREARM, SWORD = range(3)
NO_EFFECT = -1
EFFECT_OF = np.array([LOBBY, FIREARM, LOBBY, SWORD, SWORD, LOBBY, SWORD, FIREARM, NO_EFFECT])
"""What a family does when it is revealed together with one event."""

SWORD_FAMILIES = range(ORACLE, TIME_TRAVELLER + 1)
"""The families within reach of some sword: it strikes within 1 of its own family (Reaper, Gosu or Hulk)."""

EFFECT_STATES = ("open", "striking", "resolved")
OPEN, STRIKING, RESOLVED = range(3)

TOKENS = 10
LEGACY_EVENTS = 3

PHASES = ("travel", "order", "main", "strike", "riposte", "discard", "over")
TRAVEL, ORDER, MAIN, STRIKE, RIPOSTE, DISCARD, OVER = range(7)

POWERS = ("shield", "oracle", "scientist", "gosu")
USED_SHIELD, USED_ORACLE, USED_SCIENTIST, USED_GOSU = range(4)

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
            ("legacy", np.int64),  # the seat that has Yi's Legacy, or NOBODY
            ("shield_seat", np.int64),  # NOBODY while the shield is not on the table
            ("shield_family", np.int64),
            ("turn", np.int64),  # whose turn it is in the main phase, ripostes included; else NOBODY
            ("revealed", np.int64),
            ("events", np.int64),  # how many were revealed in this turn, kept or not
            ("effect_family", np.int64),  # the family revealed with one event, or NO_EFFECT
            ("effect_state", np.int64),
            ("guard", np.int64),  # the seat that could answer the effect when it began, or NOBODY
            ("hit", np.int64),  # whether the guard has lost a character to it
            ("tokens", np.int8, (MAX_SEATS,)),
            ("used", np.int8, (len(POWERS),)),
            ("pile", np.int8, (len(KINDS),)),
            ("tableau", np.int8, (MAX_SEATS, len(KINDS))),
            ("hand", np.int8, (MAX_SEATS, len(KINDS))),
            ("placed", np.int8, (MAX_SEATS, len(KINDS))),
        ],
    )
)

# What may be placed together: any number of one family, three events, two families, or an event with a character that
# has an effect.
PLACED_SAME = np.ones((COPIES.max() + 1, len(KINDS)), dtype=np.bool_)
PLACED_SAME[:, EVENT] = False
PLACED_SAME[LEGACY_EVENTS, EVENT] = True
PLACED_PAIRS = np.ones((len(KINDS), len(KINDS)), dtype=np.bool_)
PLACED_PAIRS[WATCHER, EVENT] = PLACED_PAIRS[EVENT, WATCHER] = False

# --- actions ---------------------------------------------------------------------------------------------------------

(V_DISCARD, V_DONE, V_END, V_FIRE, V_GOSU, V_HOLD, V_LOBBY, V_ORACLE, V_ORACLE_FROM, V_PASS, V_PLAY, V_PLAY_PAIR,
 V_REVEAL, V_RIPOSTE, V_SCIENTIST, V_SCIENTIST_FROM, V_SHIELD, V_STAY, V_STRIKE, V_TRAVEL,
 V_TRAVEL_FROM) = range(21)  # fmt: skip

_seats = range(MAX_SEATS)
_families = range(FAMILIES)
_kinds = range(len(KINDS))

TABLE = ActionTable(
    [
        *(Action(f"discard {f + 1}", V_DISCARD, (f,)) for f in _families),
        Action("done", V_DONE),
        Action("end", V_END),
        *(Action(f"fire {seat}:{f + 1}", V_FIRE, (seat, f)) for seat in _seats for f in _families),
        Action("gosu", V_GOSU),
        Action("hold", V_HOLD),
        *(
            Action(f"lobby {seat}:{f + 1} {other}:{g + 1}", V_LOBBY, (seat, f, other, g))
            for seat, other in combinations(_seats, 2)
            for f in _families
            for g in _families
        ),
        Action("oracle", V_ORACLE),
        *(Action(f"oracle {seat}", V_ORACLE_FROM, (seat,)) for seat in _seats),
        Action("pass", V_PASS),
        *(
            Action(f"play {KINDS[k] * count}", V_PLAY, (k, count))
            for k in _kinds
            for count in range(1, COPIES[k] + 1)
            if PLACED_SAME[count, k]
        ),
        *(
            Action(f"play {KINDS[j]}{KINDS[k]}", V_PLAY_PAIR, (j, k))
            for j, k in combinations(_kinds, 2)
            if PLACED_PAIRS[j, k]
        ),
        Action("reveal", V_REVEAL),
        Action("riposte", V_RIPOSTE),
        Action("scientist", V_SCIENTIST),
        *(Action(f"scientist {seat}", V_SCIENTIST_FROM, (seat,)) for seat in _seats),
        *(Action(f"shield {f + 1}", V_SHIELD, (f,)) for f in _families),
        Action("stay", V_STAY),
        *(Action(f"strike {seat}:{f + 1}", V_STRIKE, (seat, f)) for seat in _seats for f in SWORD_FAMILIES),
        Action("travel", V_TRAVEL),
        *(Action(f"travel {seat}", V_TRAVEL_FROM, (seat,)) for seat in _seats),
    ]
)

VERBS = TABLE.verbs
ARGS = TABLE.args

A_DONE = TABLE.number["done"]
A_END = TABLE.number["end"]
A_GOSU = TABLE.number["gosu"]
A_HOLD = TABLE.number["hold"]
A_ORACLE = TABLE.number["oracle"]
A_PASS = TABLE.number["pass"]
A_REVEAL = TABLE.number["reveal"]
A_RIPOSTE = TABLE.number["riposte"]
A_SCIENTIST = TABLE.number["scientist"]
A_STAY = TABLE.number["stay"]
A_TRAVEL = TABLE.number["travel"]
A_DISCARD = TABLE.lookup_array(V_DISCARD, (FAMILIES,))
A_FIRE = TABLE.lookup_array(V_FIRE, (MAX_SEATS, FAMILIES))
A_LOBBY = TABLE.lookup_array(V_LOBBY, (MAX_SEATS, FAMILIES, MAX_SEATS, FAMILIES))
A_ORACLE_FROM = TABLE.lookup_array(V_ORACLE_FROM, (MAX_SEATS,))
A_PLAY = TABLE.lookup_array(V_PLAY, (len(KINDS), COPIES.max() + 1))
A_PLAY_PAIR = TABLE.lookup_array(V_PLAY_PAIR, (len(KINDS), len(KINDS)))
A_SCIENTIST_FROM = TABLE.lookup_array(V_SCIENTIST_FROM, (MAX_SEATS,))
A_SHIELD = TABLE.lookup_array(V_SHIELD, (FAMILIES,))
A_STRIKE = TABLE.lookup_array(V_STRIKE, (MAX_SEATS, FAMILIES))
A_TRAVEL_FROM = TABLE.lookup_array(V_TRAVEL_FROM, (MAX_SEATS,))
