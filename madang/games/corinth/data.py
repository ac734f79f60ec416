"""The tables of Corinth: the harbor, the sheet, the market, phases and actions."""

from __future__ import annotations

import numpy as np

from madang.games.actions import Action, ActionTable, Numbers
from madang.games.chance import CHANCE

NOBODY = -1
MAX_SEATS = 4

# --- the harbor ------------------------------------------------------------------------------------------------------

DISTRICTS = ("goats", "oil", "wine", "carpets", "spices", "gold")
"""From bottom to top."""
GOATS, OIL, WINE, CARPETS, SPICES, GOLD = range(6)

PIPS = 6
WHITE_DICE = 9
YELLOW_DICE = 3

TURNS_IN_ROUND = np.array([0, 0, 3, 3, 4])
"""By the number of players; of two players the first has the first and the last turn."""
TRACK = np.array([0, 0, 6, 6, 4])
"""How often each player is first player, by the number of players."""

# --- the sheet -------------------------------------------------------------------------------------------------------

GOODS = (OIL, WINE, CARPETS, SPICES)
MAX_SHOPS = 4

# By district and shop; the districts without shops have rows of zeros.
SHOP_POINTS = np.array([[0] * 4, [1, 2, 3, 6], [2, 3, 4, 6], [3, 5, 8, 0], [4, 5, 10, 0], [0] * 4])
SHOP_SIZES = np.array([[0] * 4, [2, 3, 3, 5], [2, 3, 3, 4], [2, 3, 4, 0], [2, 2, 4, 0], [0] * 4])
SHOPS = np.count_nonzero(SHOP_SIZES, axis=1)
BONUSES = np.array([0, 5, 4, 3, 0, 0])
"""For the first to fill the district."""
BONUS_DISTRICTS = (OIL, WINE, CARPETS)

PURSES = ("gold", "goats")
COINS, HERD = range(2)
PURSE_SIZE = 24
PURSE_AT_START = 1
PURSE_OF = np.array([HERD, -1, -1, -1, -1, COINS])
"""The purse that a district of the harbor fills."""

BUILDINGS = ("temple", "warehouse", "stable", "store")
TEMPLE, WAREHOUSE, STABLE, STORE = range(4)
COSTS = np.array([[3, 3], [4, 4], [2, 1], [0, 2]])
"""By building and purse."""
TEMPLE_POINTS = 3
WAREHOUSE_EXTRA = 1
STABLE_STEPS = 2
STORE_EXTRA = 2

# --- the market ------------------------------------------------------------------------------------------------------
#
#        a   b   c   d   e
#    1   0   1   2   3   4
#    2   5   6   7   8   9
#    3  10  11  12  13  14
#    4  15  16  17  18  19
#    5  20  21  22  23  24

SIDE = 5
FIELDS = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
FIELD_COUNT = len(FIELDS)
START = FIELDS.index("c3")

MARKET = (
    ("score", "yellow", "1 carpets", "+1", "score"),
    ("1 spices", "1 oil", "2 goats", "yellow", "2 oil"),
    ("+1", "1 wine", "start", "1 gold", "+1"),
    ("2 oil", "2 gold", "yellow", "1 wine", "1 carpets"),
    ("score", "1 goats", "+1", "2 goats", "1 spices"),
)
"""What each field gives: goods, gold or goats, a yellow die, a `+1`, or a box to write in."""

EFFECTS = (*DISTRICTS, "yellow", "+1", "score", "start")
E_YELLOW, E_PLUS, E_SCORE, E_START = range(6, 10)
_fields = [text for row in MARKET for text in row]
FIELD_EFFECT = np.array([EFFECTS.index(text.split()[-1]) for text in _fields])
FIELD_AMOUNT = np.array([int(text.split()[0]) if " " in text else 1 for text in _fields])
SCORE_FIELDS = int(np.count_nonzero(FIELD_EFFECT == E_SCORE))

DIRECTIONS = ("east", "north", "south", "west")
_STEP = {"east": (0, 1), "north": (-1, 0), "south": (1, 0), "west": (0, -1)}


def _neighbor(field: int, direction: str) -> int:
    row, column = field // SIDE + _STEP[direction][0], field % SIDE + _STEP[direction][1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


NEXT = np.array([[_neighbor(field, direction) for direction in DIRECTIONS] for field in range(FIELD_COUNT)])
"""The field in each direction, or -1. The opposite of direction d is `LAST_DIRECTION - d`."""
LAST_DIRECTION = len(DIRECTIONS) - 1

BIT = 1 << np.arange(FIELD_COUNT, dtype=np.int64)
"""Sets of fields are the bits of a number."""
ALL_FIELDS = (1 << FIELD_COUNT) - 1
DARK = sum(1 << field for field in range(0, FIELD_COUNT, 2))
"""The fields of one color if the market were a chessboard; every step changes the color."""
LEFT_EDGE = sum(1 << field for field in range(0, FIELD_COUNT, SIDE))
RIGHT_EDGE = LEFT_EDGE << (SIDE - 1)

LONGEST_MOVE = FIELD_COUNT - 1

# --- the record ------------------------------------------------------------------------------------------------------

PHASES = ("roll", "choose", "shop", "steps", "walk", "build", "over")
ROLL, CHOOSE, SHOP, STEPS, WALK, BUILD, OVER = range(7)

RECORD = np.dtype(
    (
        np.record,
        [
            *CHANCE,
            ("players", np.int64),
            ("first", np.int64),
            ("phase", np.int64),
            ("actor", np.int64),
            ("turns_left", np.int64),
            # the harbor, by district
            ("value", np.int64, (len(DISTRICTS),)),
            ("white", np.int8, (len(DISTRICTS),)),
            ("yellow", np.int8, (len(DISTRICTS),)),
            # what is under way
            ("district", np.int64),  # where goods are delivered
            ("left", np.int64),  # how many
            ("pips", np.int64),  # the value that the steward moves by
            ("steps", np.int64),  # the length that was chosen
            ("walked_now", np.int64),  # how much of it is walked
            ("path", np.int8, (LONGEST_MOVE,)),
            # the sheets
            ("bonus", np.int8, (len(DISTRICTS),)),  # the seat that has it
            ("turns", np.int8, (MAX_SEATS,)),
            ("circled", np.int8, (MAX_SEATS, len(PURSES))),
            ("spent", np.int8, (MAX_SEATS, len(PURSES))),
            ("shops", np.int8, (MAX_SEATS, len(DISTRICTS), MAX_SHOPS)),
            ("walked", np.int64, (MAX_SEATS,)),  # a set of fields: circled, crossed, under way, and the start
            ("landings", np.int64, (MAX_SEATS,)),
            ("landed", np.int8, (MAX_SEATS, LONGEST_MOVE)),  # the fields circled, in order
            ("boxes", np.int64, (MAX_SEATS, SCORE_FIELDS)),
            ("written", np.int64, (MAX_SEATS,)),  # how many boxes
            ("earned", np.int64, (MAX_SEATS,)),  # yellow dice
            ("built", np.int8, (MAX_SEATS, len(BUILDINGS))),
        ],
    )
)

SHEET_FIELDS = ("turns", "circled", "spent", "shops", "walked", "landings", "landed", "boxes", "written", "earned",
                "built")  # fmt: skip
"""The fields that have a row for each seat."""

# --- actions ---------------------------------------------------------------------------------------------------------

(V_BUILD, V_COMPENSATE, V_DONE, V_DROP, V_ROLL, V_SHOP, V_SKIP, V_STEPS, V_STEWARD, V_STOP, V_TAKE,
 V_WALK) = range(12)  # fmt: skip

TABLE = ActionTable(
    [
        *(Action(f"build {name}", V_BUILD, (b,)) for b, name in enumerate(BUILDINGS)),
        Action("compensate", V_COMPENSATE),
        Action("done", V_DONE),
        *(Action(f"drop {name}", V_DROP, (d,)) for d, name in enumerate(DISTRICTS)),
        *(Action(f"roll {dice}", V_ROLL, (dice,)) for dice in range(YELLOW_DICE + 1)),
        *(Action(f"shop {shop + 1}", V_SHOP, (shop,)) for shop in range(MAX_SHOPS)),
        Action("skip", V_SKIP),
        *(Action(f"steps {length}", V_STEPS, (length,)) for length in range(1, LONGEST_MOVE + 1)),
        *(Action(f"steward {name}", V_STEWARD, (d,)) for d, name in enumerate(DISTRICTS)),
        Action("stop", V_STOP),
        *(Action(f"take {name}", V_TAKE, (d,)) for d, name in enumerate(DISTRICTS)),
        *(Action(name, V_WALK, (direction,)) for direction, name in enumerate(DIRECTIONS)),
    ]
)

VERBS = TABLE.verbs
ARGS = TABLE.args

A_COMPENSATE = TABLE.number["compensate"]
A_DONE = TABLE.number["done"]
A_SKIP = TABLE.number["skip"]
A_STOP = TABLE.number["stop"]
A_BUILD = TABLE.lookup_array(V_BUILD, (len(BUILDINGS),))
A_DROP = TABLE.lookup_array(V_DROP, (len(DISTRICTS),))
A_ROLL = TABLE.lookup_array(V_ROLL, (YELLOW_DICE + 1,))
A_SHOP = TABLE.lookup_array(V_SHOP, (MAX_SHOPS,))
A_STEPS = TABLE.lookup_array(V_STEPS, (LONGEST_MOVE + 1,))
A_STEWARD = TABLE.lookup_array(V_STEWARD, (len(DISTRICTS),))
A_TAKE = TABLE.lookup_array(V_TAKE, (len(DISTRICTS),))
A_WALK = TABLE.lookup_array(V_WALK, (len(DIRECTIONS),))


def _listed(numbers: Numbers) -> Numbers:
    """Arguments in the order in which the notations of their actions are listed ("steps 10" before "steps 2")."""
    return np.array([argument for argument in np.argsort(numbers) if numbers[argument] >= 0])


LISTED_DISTRICTS = _listed(A_TAKE)
LISTED_BUILDINGS = _listed(A_BUILD)
LISTED_STEPS = _listed(A_STEPS)
