"""The rules of Corinth.

From top to bottom: setting up, a round phase by phase (what is legal, what it does), scoring. The steward's ways are in
`market`. `s` is one record of `data.RECORD`; every function is compiled, and runs as plain Python too.
"""

from __future__ import annotations

from typing import Any

from madang.games.chance import begin_chance, below, reseed
from madang.games.corinth.data import (
    A_BUILD,
    A_COMPENSATE,
    A_DONE,
    A_DROP,
    A_ROLL,
    A_SHOP,
    A_SKIP,
    A_STEPS,
    A_STEWARD,
    A_STOP,
    A_TAKE,
    A_WALK,
    ARGS,
    BIT,
    BONUSES,
    BUILD,
    BUILDINGS,
    CHOOSE,
    COINS,
    COSTS,
    DIRECTIONS,
    DISTRICTS,
    E_SCORE,
    E_YELLOW,
    FIELD_AMOUNT,
    FIELD_EFFECT,
    GOATS,
    GOLD,
    HERD,
    LISTED_BUILDINGS,
    LISTED_DISTRICTS,
    LISTED_STEPS,
    NEXT,
    NOBODY,
    OVER,
    PIPS,
    PURSE_AT_START,
    PURSE_OF,
    PURSE_SIZE,
    ROLL,
    SHOP,
    SHOP_POINTS,
    SHOP_SIZES,
    SHOPS,
    START,
    STEPS,
    STORE,
    STORE_EXTRA,
    TEMPLE,
    TEMPLE_POINTS,
    TRACK,
    TURNS_IN_ROUND,
    V_BUILD,
    V_COMPENSATE,
    V_DONE,
    V_DROP,
    V_ROLL,
    V_SHOP,
    V_SKIP,
    V_STEPS,
    V_STEWARD,
    V_STOP,
    V_TAKE,
    VERBS,
    WALK,
    WAREHOUSE,
    WAREHOUSE_EXTRA,
    WHITE_DICE,
    YELLOW_DICE,
)
from madang.games.corinth.market import (
    can_step_on,
    circle_field,
    coins,
    longest_move,
    longest_way,
    price,
    shortest_move,
    steward_can_move,
    steward_field,
    walker_field,
    write_box,
)
from madang.jit import jit

DISTRICT_COUNT = len(DISTRICTS)
BUILDING_COUNT = len(BUILDINGS)
DIRECTION_COUNT = len(DIRECTIONS)

# --- setting up ------------------------------------------------------------------------------------------------------


@jit
def setup(s: Any, players: int) -> None:
    """A new game, before the first roll, from the seed that is in the record."""
    begin_chance(s)
    s.players = players
    s.first = below(s, players)
    clear_harbor(s)
    clear_move(s)
    s.bonus[:] = NOBODY
    s.turns[:] = 0
    s.circled[:] = PURSE_AT_START
    s.spent[:] = 0
    s.shops[:] = 0
    s.walked[:] = BIT[START]
    s.landings[:] = 0
    s.landed[:] = 0
    s.boxes[:] = 0
    s.written[:] = 0
    s.earned[:] = 0
    s.built[:] = 0
    begin_round(s)


@jit
def legal(s: Any, out: Any) -> int:
    """Write the numbers of the legal actions into `out`, in rising order; return how many there are."""
    if s.phase == WALK:
        return legal_walk(s, out)
    if s.phase == CHOOSE:
        return legal_choose(s, out)
    if s.phase == STEPS:
        return legal_steps(s, out)
    if s.phase == SHOP:
        return legal_shop(s, out)
    if s.phase == BUILD:
        return legal_build(s, out)
    if s.phase == ROLL:
        return legal_roll(s, out)
    return 0


@jit
def apply(s: Any, action: int) -> None:
    """Play a legal action."""
    verb, what = VERBS[action], ARGS[action, 0]
    if verb == V_ROLL:
        roll(s, what)
    elif verb == V_TAKE:
        take(s, what)
    elif verb == V_STEWARD:
        begin_move(s, remove_group(s, what))
    elif verb == V_DROP:
        remove_group(s, what)
        end_action(s)
    elif verb == V_COMPENSATE:
        begin_move(s, 1)
    elif verb == V_SHOP:
        start_shop(s, what)
    elif verb == V_STEPS:
        choose_length(s, what)
    elif verb == V_BUILD:
        build(s, what)
    elif verb == V_DONE:
        end_turn(s)
    elif verb == V_SKIP or verb == V_STOP:
        end_action(s)
    else:
        step(s, what)


# --- 1. roll ---------------------------------------------------------------------------------------------------------


@jit
def begin_round(s: Any) -> None:
    s.phase = ROLL
    s.actor = s.first
    s.turns_left = TURNS_IN_ROUND[s.players]


@jit
def dice_for_sale(s: Any, seat: int) -> int:
    """How many yellow dice a seat may buy: those it has gold for, and never more than three with those earned."""
    return min(coins(s, seat), YELLOW_DICE - s.earned[seat])


@jit
def legal_roll(s: Any, out: Any) -> int:
    most = dice_for_sale(s, s.actor)
    for bought in range(most + 1):
        out[bought] = A_ROLL[bought]
    return most + 1


@jit
def roll(s: Any, bought: int) -> None:
    """Mark a box, pay, roll, and sort the dice into the harbor; a roll of one value wins at once."""
    s.turns[s.actor] += 1
    s.spent[s.actor, COINS] += bought
    begin_chance(s)
    for _ in range(WHITE_DICE):
        s.white[below(s, PIPS)] += 1
    for _ in range(s.earned[s.actor] + bought):
        s.yellow[below(s, PIPS)] += 1
    stock_harbor(s)


@jit
def stock_harbor(s: Any) -> None:
    """Sort dice that are counted by value into the districts.

    The lowest value goes to the bottom, the next above it, and so on; the highest to gold. `white[v]` and `yellow[v]`
    are the dice that show v + 1. Only the highest moves up, and last, so the groups are moved in place.
    """
    groups = 0
    for pip in range(PIPS):
        if s.white[pip] + s.yellow[pip] > 0:
            move_group(s, pip, groups)
            s.value[groups] = pip + 1
            groups += 1
    top = s.value[groups - 1]
    s.value[groups - 1] = 0
    move_group(s, groups - 1, GOLD)
    s.value[GOLD] = top
    if groups == 1:
        end_game(s)
    else:
        s.phase = CHOOSE


@jit
def move_group(s: Any, source: int, target: int) -> None:
    if source != target:
        s.white[target], s.white[source] = s.white[source], 0
        s.yellow[target], s.yellow[source] = s.yellow[source], 0


@jit
def clear_harbor(s: Any) -> None:
    s.value[:] = 0
    s.white[:] = 0
    s.yellow[:] = 0


@jit
def remove_yellow(s: Any) -> None:
    """After the first player's first turn the yellow dice leave, and districts that held no white ones are empty."""
    for district in range(DISTRICT_COUNT):
        s.yellow[district] = 0
        if s.white[district] == 0:
            s.value[district] = 0


# --- 2. choose -------------------------------------------------------------------------------------------------------


@jit
def legal_choose(s: Any, out: Any) -> int:
    """The steward or the district's own action, with any group; dropping a group if neither is possible."""
    if harbor_empty(s):
        return legal_without_group(s, out)
    n = 0
    reach = longest_needed(s)
    for place in range(DISTRICT_COUNT):
        district = LISTED_DISTRICTS[place]
        if s.value[district] > 0 and shortest_move(s, s.actor, s.value[district]) <= reach:
            out[n] = A_STEWARD[district]
            n += 1
    for place in range(DISTRICT_COUNT):
        district = LISTED_DISTRICTS[place]
        if s.value[district] > 0 and can_take(s, district):
            out[n] = A_TAKE[district]
            n += 1
    return n if n > 0 else legal_drop(s, out)


@jit
def legal_without_group(s: Any, out: Any) -> int:
    if steward_can_move(s, s.actor, 1):
        out[0] = A_COMPENSATE
        out[1] = A_SKIP
        return 2
    out[0] = A_SKIP
    return 1


@jit
def legal_drop(s: Any, out: Any) -> int:
    n = 0
    for place in range(DISTRICT_COUNT):
        if s.value[LISTED_DISTRICTS[place]] > 0:
            out[n] = A_DROP[LISTED_DISTRICTS[place]]
            n += 1
    return n


@jit
def harbor_empty(s: Any) -> bool:
    for district in range(DISTRICT_COUNT):
        if s.value[district] > 0:
            return False
    return True


@jit
def longest_needed(s: Any) -> int:
    """How far the actor's steward can walk, as far as that matters for any group of the harbor."""
    most = 0
    for district in range(DISTRICT_COUNT):
        if s.value[district] > 0:
            most = max(most, shortest_move(s, s.actor, s.value[district]))
    return longest_way(steward_field(s, s.actor), s.walked[s.actor], most)


@jit
def can_take(s: Any, district: int) -> bool:
    """Whether the sheet of the actor has room for what a district gives."""
    if district == GOLD or district == GOATS:
        return s.circled[s.actor, PURSE_OF[district]] < PURSE_SIZE
    return not district_full(s, s.actor, district)


@jit
def remove_group(s: Any, district: int) -> int:
    """Remove a group from the harbor; return its value."""
    value = s.value[district]
    s.value[district] = 0
    s.white[district] = 0
    s.yellow[district] = 0
    return value


@jit
def take(s: Any, district: int) -> None:
    """The action of a district: one for each die, plus what a building adds."""
    dice = s.white[district] + s.yellow[district]
    remove_group(s, district)
    if district == GOLD:
        receive(s, COINS, dice + STORE_EXTRA if s.built[s.actor, STORE] else dice)
        end_action(s)
    elif district == GOATS:
        receive(s, HERD, dice)
        end_action(s)
    else:
        deliver(s, district, dice + WAREHOUSE_EXTRA if s.built[s.actor, WAREHOUSE] else dice)


@jit
def receive(s: Any, purse: int, amount: int) -> None:
    """Circle gold or goats; what does not fit is lost."""
    s.circled[s.actor, purse] = min(PURSE_SIZE, s.circled[s.actor, purse] + amount)


# --- delivering ------------------------------------------------------------------------------------------------------


@jit
def started_shop(s: Any, seat: int, district: int) -> int:
    """The shop of a district that is started and not full, or -1."""
    for shop in range(SHOPS[district]):
        if 0 < s.shops[seat, district, shop] < SHOP_SIZES[district, shop]:
            return shop
    return -1


@jit
def shop_left(s: Any, seat: int, district: int) -> bool:
    """Whether a shop of a district is not started."""
    for shop in range(SHOPS[district]):
        if s.shops[seat, district, shop] == 0:
            return True
    return False


@jit
def district_full(s: Any, seat: int, district: int) -> bool:
    for shop in range(SHOPS[district]):
        if s.shops[seat, district, shop] < SHOP_SIZES[district, shop]:
            return False
    return True


@jit
def deliver(s: Any, district: int, amount: int) -> None:
    """Goods go to the started shop first; if some are left and a shop is not started, the actor chooses."""
    s.district = district
    s.left = amount
    shop = started_shop(s, s.actor, district)
    if shop >= 0:
        fill_shop(s, shop)
    go_on_delivering(s)


@jit
def fill_shop(s: Any, shop: int) -> None:
    """Fill a shop as far as the goods go; the first to fill the district gets its bonus."""
    district = s.district
    amount = min(s.left, SHOP_SIZES[district, shop] - s.shops[s.actor, district, shop])
    s.shops[s.actor, district, shop] += amount
    s.left -= amount
    if BONUSES[district] > 0 and s.bonus[district] == NOBODY and district_full(s, s.actor, district):
        s.bonus[district] = s.actor


@jit
def go_on_delivering(s: Any) -> None:
    if s.left > 0 and shop_left(s, s.actor, s.district):
        s.phase = SHOP
    else:
        end_action(s)


@jit
def legal_shop(s: Any, out: Any) -> int:
    n = 0
    for shop in range(SHOPS[s.district]):
        if s.shops[s.actor, s.district, shop] == 0:
            out[n] = A_SHOP[shop]
            n += 1
    out[n] = A_STOP
    return n + 1


@jit
def start_shop(s: Any, shop: int) -> None:
    fill_shop(s, shop)
    go_on_delivering(s)


# --- the steward -----------------------------------------------------------------------------------------------------


@jit
def begin_move(s: Any, value: int) -> None:
    s.pips = value
    s.phase = STEPS


@jit
def legal_steps(s: Any, out: Any) -> int:
    n = 0
    least = shortest_move(s, s.actor, s.pips)
    most = longest_move(s, s.actor, s.pips)
    for place in range(LISTED_STEPS.shape[0]):
        length = LISTED_STEPS[place]
        if least <= length <= most:
            out[n] = A_STEPS[length]
            n += 1
    return n


@jit
def choose_length(s: Any, length: int) -> None:
    s.spent[s.actor, COINS] += price(s, s.actor, s.pips, length)
    s.pips = 0
    s.steps = length
    s.phase = WALK


@jit
def legal_walk(s: Any, out: Any) -> int:
    n = 0
    field = walker_field(s)
    for direction in range(DIRECTION_COUNT):
        if can_step_on(s, NEXT[field, direction]):
            out[n] = A_WALK[direction]
            n += 1
    return n


@jit
def step(s: Any, direction: int) -> None:
    field = NEXT[walker_field(s), direction]
    s.walked[s.actor] |= BIT[field]
    s.path[s.walked_now] = field
    s.walked_now += 1
    if s.walked_now == s.steps:
        clear_move(s)
        land(s, field)


@jit
def land(s: Any, field: int) -> None:
    """Circle the field where the steward stops, and apply its effect; buildings add nothing to it."""
    circle_field(s, s.actor, field)
    effect, amount = FIELD_EFFECT[field], FIELD_AMOUNT[field]
    if GOATS < effect < GOLD:
        deliver(s, effect, amount)
        return
    if effect == GOLD or effect == GOATS:
        receive(s, PURSE_OF[effect], amount)
    elif effect == E_YELLOW:
        s.earned[s.actor] += 1
    elif effect == E_SCORE:
        write_box(s, s.actor)
    end_action(s)


@jit
def clear_move(s: Any) -> None:
    s.district = 0
    s.left = 0
    s.pips = 0
    s.steps = 0
    s.walked_now = 0
    s.path[:] = 0


# --- building --------------------------------------------------------------------------------------------------------


@jit
def affordable(s: Any, seat: int, building: int) -> bool:
    for purse in range(COSTS.shape[1]):
        if s.circled[seat, purse] - s.spent[seat, purse] < COSTS[building, purse]:
            return False
    return True


@jit
def can_build(s: Any, seat: int) -> bool:
    for building in range(BUILDING_COUNT):
        if not s.built[seat, building] and affordable(s, seat, building):
            return True
    return False


@jit
def end_action(s: Any) -> None:
    """After the action, a player who can pay for a building may build; otherwise the turn is over."""
    s.district = 0
    s.left = 0
    if can_build(s, s.actor):
        s.phase = BUILD
    else:
        end_turn(s)


@jit
def legal_build(s: Any, out: Any) -> int:
    n = 0
    for place in range(BUILDING_COUNT):
        building = LISTED_BUILDINGS[place]
        if not s.built[s.actor, building] and affordable(s, s.actor, building):
            out[n] = A_BUILD[building]
            n += 1
    out[n] = A_DONE
    return n + 1


@jit
def build(s: Any, building: int) -> None:
    s.built[s.actor, building] = 1
    for purse in range(COSTS.shape[1]):
        s.spent[s.actor, purse] += COSTS[building, purse]
    if not can_build(s, s.actor):
        end_turn(s)


# --- the end of a turn, of a round, of the game ----------------------------------------------------------------------


@jit
def end_turn(s: Any) -> None:
    if s.turns_left == TURNS_IN_ROUND[s.players]:
        remove_yellow(s)
    s.turns_left -= 1
    if s.turns_left == 0:
        end_round(s)
        return
    s.actor = (s.actor + 1) % s.players
    s.phase = CHOOSE


@jit
def end_round(s: Any) -> None:
    clear_harbor(s)
    if all_boxes_marked(s):
        end_game(s)
        return
    s.first = (s.first + 1) % s.players
    begin_round(s)


@jit
def all_boxes_marked(s: Any) -> bool:
    for seat in range(s.players):
        if s.turns[seat] < TRACK[s.players]:
            return False
    return True


@jit
def end_game(s: Any) -> None:
    s.phase = OVER
    s.actor = NOBODY
    s.turns_left = 0


# --- scoring ---------------------------------------------------------------------------------------------------------


@jit
def scores(s: Any, out: Any) -> None:
    """Shops, bonuses, the steward's boxes, gold and goats left, and the temple; as if the game ended now."""
    for seat in range(s.players):
        out[seat] = coins(s, seat) // 2 + (s.circled[seat, HERD] - s.spent[seat, HERD]) // 2
        out[seat] += temple_points(s, seat)
        for box in range(s.written[seat]):
            out[seat] += s.boxes[seat, box]
        for district in range(DISTRICT_COUNT):
            out[seat] += district_points(s, seat, district)


@jit
def district_points(s: Any, seat: int, district: int) -> int:
    points = BONUSES[district] if s.bonus[district] == seat else 0
    for shop in range(SHOPS[district]):
        if s.shops[seat, district, shop] == SHOP_SIZES[district, shop]:
            points += SHOP_POINTS[district, shop]
    return points


@jit
def temple_points(s: Any, seat: int) -> int:
    """With the temple, three for each building, the temple included."""
    points = 0
    if s.built[seat, TEMPLE]:
        for building in range(BUILDING_COUNT):
            points += TEMPLE_POINTS * s.built[seat, building]
    return points


@jit
def won_by_roll(s: Any) -> bool:
    """Whether the game ended with a roll of one value: then the harbor still shows it."""
    return s.phase == OVER and s.value[GOLD] > 0


@jit
def winners(s: Any, out: Any) -> None:
    """Write 1 for the seats with the highest score and, among them, the most gold left; 0 for the others."""
    if won_by_roll(s):
        for seat in range(s.players):
            out[seat] = 1 if seat == s.first else 0
        return
    scores(s, out)
    best = 0
    for seat in range(s.players):
        out[seat] = out[seat] * (PURSE_SIZE + 1) + coins(s, seat)
        best = max(best, out[seat])
    for seat in range(s.players):
        out[seat] = 1 if out[seat] == best else 0


# --- what a seat cannot see ------------------------------------------------------------------------------------------


@jit
def determinize(s: Any, seat: int, rng: Any) -> None:
    """Another future: nothing else is hidden in this game."""
    reseed(s, rng)
