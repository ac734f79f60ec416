"""What an action of Corinth does, and why it is not legal now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from madang.games.corinth import market, rules
from madang.games.corinth.data import (
    BIT,
    BUILD,
    BUILDINGS,
    CHOOSE,
    COSTS,
    DIRECTIONS,
    DISTRICTS,
    E_PLUS,
    E_SCORE,
    E_YELLOW,
    FIELD_AMOUNT,
    FIELD_EFFECT,
    FIELDS,
    GOATS,
    GOLD,
    GOODS,
    HERD,
    NEXT,
    OVER,
    ROLL,
    SHOP,
    SHOP_SIZES,
    SHOPS,
    STEPS,
    WALK,
    YELLOW_DICE,
)
from madang.games.corinth.gain import gain
from madang.games.grammar import parse
from madang.jit import plain
from madang.messages import Message

coins = plain(market.coins)
harbor_empty = plain(rules.harbor_empty)
price = plain(market.price)
score_field_points = plain(market.score_field_points)
started_shop = plain(rules.started_shop)
walker_field = plain(market.walker_field)

_district = f"({'|'.join(DISTRICTS)})"
GRAMMAR = re.compile(
    rf"(?P<build>build ({'|'.join(BUILDINGS)}))|(?P<compensate>compensate)|(?P<done>done)|(?P<drop>drop {_district})"
    rf"|(?P<roll>roll ([0-9]))|(?P<shop>shop ([1-9]))|(?P<skip>skip)|(?P<steps>steps ([1-9][0-9]?))"
    rf"|(?P<steward>steward {_district})|(?P<stop>stop)|(?P<take>take {_district})|(?P<walk>({'|'.join(DIRECTIONS)}))",
    re.ASCII,
)

PHASE_OF = {"build": BUILD, "done": BUILD, "roll": ROLL, "shop": SHOP, "stop": SHOP, "steps": STEPS, "walk": WALK}


ARGUMENT_OF = {"build": "building", "drop": "district", "roll": "dice", "shop": "shop", "steps": "steps",
               "steward": "district", "take": "district", "walk": "direction"}  # fmt: skip


def describe(s: Any, text: str, who: str) -> Message:
    """Say that the player `who` does an action. `s` is the state before it."""
    verb, args = parse(GRAMMAR, text) or ("", [])
    message = Message(f"corinth-did-{verb}", {"who": who})
    if args:
        message.args[ARGUMENT_OF[verb]] = int(args[0]) if args[0].isdigit() else args[0]
    if verb in DETAILS:
        message.args.update(DETAILS[verb](s, args[0]))
    if verb == "walk" and s.walked_now + 1 == s.steps:
        return Message("corinth-did-land", message.args | _gift(s, NEXT[walker_field(s), DIRECTIONS.index(args[0])]))
    return message


def _taken(s: Any, name: str) -> dict[str, Any]:
    return {"count": gain(s, DISTRICTS.index(name))}


def _value_of_group(s: Any, name: str) -> dict[str, Any]:
    return {"value": int(s.value[DISTRICTS.index(name)])}


def _delivered(s: Any, shop: str) -> dict[str, Any]:
    size = int(SHOP_SIZES[s.district, int(shop) - 1])
    return {"district": DISTRICTS[s.district], "count": min(int(s.left), size)}


def _entered(s: Any, direction: str) -> dict[str, Any]:
    return {"field": FIELDS[NEXT[walker_field(s), DIRECTIONS.index(direction)]].upper()}


def _gift(s: Any, field: int) -> dict[str, Any]:
    """What the field at the end of a walk gives; a `+1` counts at the next score field."""
    effect = FIELD_EFFECT[field]
    if effect == E_SCORE:
        return {"gift": "score", "count": int(score_field_points(s, s.actor, s.landings[s.actor]))}
    if effect in (E_PLUS, E_YELLOW):
        return {"gift": "plus" if effect == E_PLUS else "yellow"}
    return {"gift": "goods", "district": DISTRICTS[effect], "count": int(FIELD_AMOUNT[field])}


DETAILS: dict[str, Callable[[Any, str], dict[str, Any]]] = {
    "take": _taken, "steward": _value_of_group, "shop": _delivered, "walk": _entered
}  # fmt: skip


def explain(s: Any, text: str) -> Message:
    """The rule that forbids an action which is not legal now."""
    parsed = parse(GRAMMAR, text)
    if parsed is None:
        return Message("malformed", {"action": text})
    if s.phase == OVER:
        return Message("game-over")
    verb, args = parsed
    if s.phase != PHASE_OF.get(verb, CHOOSE):
        return _not_now(s, verb)
    return REASONS[verb](s, *args)


def _not_now(s: Any, verb: str) -> Message:
    if verb == "shop":
        for district in GOODS:
            shop = started_shop(s, s.actor, district)
            if shop >= 0:
                return Message("corinth-started-shop-first", {"district": DISTRICTS[district], "shop": shop + 1})
    return Message("corinth-not-now", {"verb": verb, "phase": int(s.phase)})


def _roll(s: Any, dice: str) -> Message:
    if int(dice) + s.earned[s.actor] > YELLOW_DICE:
        return Message("corinth-yellow-limit", {"most": YELLOW_DICE, "earned": int(s.earned[s.actor])})
    return Message("corinth-dice-too-dear", {"dice": int(dice), "gold": int(coins(s, s.actor))})


def _no_dice(s: Any, name: str) -> Message | None:
    return None if s.value[DISTRICTS.index(name)] else Message("corinth-no-dice", {"district": name})


def _take(s: Any, name: str) -> Message:
    if missing := _no_dice(s, name):
        return missing
    if DISTRICTS.index(name) in (GOLD, GOATS):
        return Message("corinth-all-circled", {"district": name})
    return Message("corinth-district-full", {"district": name})


def _steward(s: Any, name: str) -> Message:
    value = int(s.value[DISTRICTS.index(name)])
    return _no_dice(s, name) or Message("corinth-steward-stuck", {"value": value, "gold": int(coins(s, s.actor))})


def _drop(s: Any, name: str) -> Message:
    return _no_dice(s, name) or Message("corinth-action-possible")


def _without_group(s: Any) -> Message:
    if not harbor_empty(s):
        return Message("corinth-dice-left")
    return Message("corinth-steward-stuck", {"value": 1, "gold": int(coins(s, s.actor))})


def _shop(s: Any, shop: str) -> Message:
    district, shops = DISTRICTS[s.district], int(SHOPS[s.district])
    if int(shop) > shops:
        return Message("corinth-no-such-shop", {"district": district, "shops": shops})
    return Message("corinth-shop-full", {"district": district, "shop": int(shop)})


def _steps(s: Any, length: str) -> Message:
    cost, gold = int(price(s, s.actor, s.pips, int(length))), int(coins(s, s.actor))
    if cost > gold:
        return Message("corinth-length-too-dear", {"steps": int(length), "cost": cost, "gold": gold})
    return Message("corinth-no-way", {"steps": int(length)})


def _walk(s: Any, direction: str) -> Message:
    field = int(NEXT[walker_field(s), DIRECTIONS.index(direction)])
    if field < 0:
        return Message("corinth-market-ends", {"direction": direction})
    if s.walked[s.actor] & BIT[field]:
        return Message("corinth-field-walked", {"field": FIELDS[field]})
    return Message("corinth-dead-end", {"field": FIELDS[field], "rest": int(s.steps - s.walked_now - 1)})


def _build(s: Any, name: str) -> Message:
    building = BUILDINGS.index(name)
    if s.built[s.actor, building]:
        return Message("corinth-built", {"building": name})
    gold, goats = (int(cost) for cost in COSTS[building])
    left = {"have-gold": int(coins(s, s.actor)), "have-goats": int(s.circled[s.actor, HERD] - s.spent[s.actor, HERD])}
    return Message("corinth-building-too-dear", {"building": name, "gold": gold, "goats": goats, **left})


REASONS: dict[str, Callable[..., Message]] = {
    "build": _build,
    "compensate": _without_group,
    "drop": _drop,
    "roll": _roll,
    "shop": _shop,
    "skip": _without_group,
    "steps": _steps,
    "steward": _steward,
    "take": _take,
    "walk": _walk,
}
