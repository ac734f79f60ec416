"""A second, slow implementation of Chosŏn, from positions alone. It shares no code with the library.

Positions do not contain the pile, so `after` leaves the hands as None when cards are dealt.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

Position = dict[str, Any]

FAMILIES = "123456789"
KINDS = FAMILIES + "E"
EFFECTS = {"lobby": "136", "firearm": "28", "sword": "457"}
MATCHING_TOKEN = {"firearm": "2", "sword": "7"}
POWERS = ("shield", "oracle", "scientist", "gosu")


def clockwise(p: Position) -> list[int]:
    """All seats from the first player on."""
    return [*range(p["first"], p["players"]), *range(p["first"])]


def family_counts(p: Position, family: str) -> list[int]:
    return [tableau.count(family) for tableau in p["tableaus"]]


def leader(p: Position, family: str) -> int | None:
    """The seat with strictly the most cards of a family."""
    counts = family_counts(p, family)
    return counts.index(max(counts)) if max(counts) > 0 and counts.count(max(counts)) == 1 else None


def majority(p: Position, family: str) -> int | None:
    """The seat with strictly the most cards, or the tied seat with the shield on this family."""
    counts, shield = family_counts(p, family), p["shield"]
    if shield and shield["family"] == family and counts[shield["seat"]] == max(counts):
        return int(shield["seat"])
    return leader(p, family)


def events_aside(p: Position) -> int:
    """The events of this turn that were revealed and not kept."""
    return p["turn"]["events"] - ("gosu" in p["turn"]["used"]) if p["turn"] else 0


def pile_size(p: Position) -> int:
    cards = [*p["tableaus"], *(p["hands"] or []), *p["placed"]]
    return 55 - sum(len(text) for text in cards) - events_aside(p)


# --- legal actions ---------------------------------------------------------------------------------------------------


def legal_actions(p: Position) -> list[str]:
    phases = {"travel": _travel, "order": _order, "main": _main, "strike": _second_strike, "riposte": _riposte,
              "discard": _discard, "over": _over}  # fmt: skip
    return sorted(phases[p["phase"]](p))


def _travel(p: Position) -> list[str]:
    return ["stay", *{"travel", *_tokens(p, "travel")}]


def _tokens(p: Position, verb: str) -> list[str]:
    if p["bank"] > 0:
        return [verb]
    return [f"{verb} {seat}" for seat, tokens in enumerate(p["tokens"]) if seat != p["actor"] and tokens > 0]


def _order(p: Position) -> list[str]:
    hand = sorted(p["hands"][p["actor"]])
    choices = {"".join(cards) for size in range(1, len(hand) + 1) for cards in combinations(hand, size)}
    return ["pass", *(f"play {cards}" for cards in choices if may_be_placed(cards))]


def may_be_placed(cards: str) -> bool:
    people = cards.replace("E", "")
    events = len(cards) - len(people)
    if events == 0:
        return len(set(people)) == 1 or len(people) == 2
    return cards == "EEE" or (events == 1 and len(people) == 1 and people != "9")


def _main(p: Position) -> list[str]:
    actor, turn = p["actor"], p["turn"]
    effects = _effects(p)
    found = [*effects]
    if not turn["revealed"]:
        found.append("reveal")
    if "shield" not in turn["used"] and majority(p, "1") == actor:
        found += [f"shield {family}" for family in _touchable(p, actor)]
    if "oracle" not in turn["used"] and majority(p, "3") == actor and actor in (majority(p, "2"), majority(p, "7")):
        found += _tokens(p, "oracle")
    if turn["events"]:
        if "scientist" not in turn["used"] and majority(p, "6") == actor:
            found += _tokens(p, "scientist")
        if "gosu" not in turn["used"] and majority(p, "5") == actor:
            found.append("gosu")
    if turn["revealed"] and "oracle" not in found and _settled(turn, effects, found):
        found.append("end")
    return found


def _settled(turn: dict[str, Any], effects: list[str], found: list[str]) -> bool:
    """Whether nothing is owed for the event of a turn: an effect can be declined, and then its powers are, too."""
    if effects:
        return not {"scientist", "gosu"} & {*turn["used"]}
    return "scientist" not in found


def _touchable(p: Position, seat: int) -> list[str]:
    """The families in the tableau of a seat that the shield does not protect."""
    return [f for f in FAMILIES if f in p["tableaus"][seat] and p["shield"] != {"seat": seat, "family": f}]


def _effects(p: Position) -> list[str]:
    """The actions of the open effect."""
    effect = p["turn"]["effect"]
    if effect is None or effect["state"] != "open":
        return []
    if effect["kind"] == "sword":
        return _strikes(p)
    targets = [(seat, family) for seat in range(p["players"]) for family in _touchable(p, seat)]
    if effect["kind"] == "firearm":
        return [f"fire {seat}:{family}" for seat, family in targets if seat != p["actor"]]
    return [f"lobby {a}:{f} {b}:{g}" for (a, f), (b, g) in combinations(targets, 2) if a != b]


def _strikes(p: Position) -> list[str]:
    sword = int(p["turn"]["effect"]["family"])
    opponents = [seat for seat in range(p["players"]) if seat != p["actor"]]
    return [f"strike {seat}:{f}" for seat in opponents for f in _touchable(p, seat) if abs(int(f) - sword) <= 1]


def _second_strike(p: Position) -> list[str]:
    return ["done", *_strikes(p)]


def _riposte(p: Position) -> list[str]:
    return ["hold", "riposte"]


def _over(p: Position) -> list[str]:
    return []


def _discard(p: Position) -> list[str]:
    return [f"discard {family}" for family in FAMILIES if family in p["tableaus"][p["actor"]]]


# --- effects of actions ----------------------------------------------------------------------------------------------


def after(p: Position, action: str) -> Position:
    p = deepcopy(p)
    verb, *args = action.split()
    actor, turn = p["actor"], p["turn"]
    if verb in ("oracle", "scientist", "travel"):
        _take_token(p, args)
    if verb in POWERS:
        turn["used"] = [power for power in POWERS if power in (*turn["used"], verb)]
    if verb == "travel":
        _remove(p, actor, "8")
        p["first"] = actor
    if verb in ("travel", "stay"):
        _deal(p)
    elif verb in ("play", "pass"):
        _place(p, "".join(args))
    elif verb == "reveal":
        _reveal(p)
    elif verb == "shield":
        p["shield"] = {"seat": actor, "family": args[0]}
    elif verb == "gosu":
        _add(p, actor, "E")
    elif verb == "lobby":
        _swap(p, *args)
    elif verb in ("fire", "strike", "done"):
        _attack(p, *args)
    elif verb in ("riposte", "hold"):
        if verb == "riposte":
            _remove(p, turn["seat"], turn["effect"]["family"])
        p.update(phase="main", actor=turn["seat"])
    elif verb == "end":
        _next_turn(p)
    elif verb == "discard":
        _remove(p, actor, args[0])
        _next_discard(p)
    _lose_shield(p)
    return p


def _lose_shield(p: Position) -> None:
    if p["shield"]:
        tableau = p["tableaus"][p["shield"]["seat"]]
        if "1" not in tableau or p["shield"]["family"] not in tableau:
            p["shield"] = None


def _take_token(p: Position, source: list[str]) -> None:
    if source:
        p["tokens"][int(source[0])] -= 1
    elif p["bank"] == 0:
        return
    else:
        p["bank"] -= 1
    p["tokens"][p["actor"]] += 1


def _add(p: Position, seat: int, kinds: str) -> None:
    p["tableaus"][seat] = "".join(sorted(p["tableaus"][seat] + kinds))


def _remove(p: Position, seat: int, family: str) -> None:
    p["tableaus"][seat] = p["tableaus"][seat].replace(family, "", 1)


def _deal(p: Position) -> None:
    p.update(phase="order", actor=p["first"], hands=None)


def _place(p: Position, cards: str) -> None:
    actor = p["actor"]
    p["placed"][actor], p["hands"][actor] = cards, ""
    if actor == clockwise(p)[-1]:
        _begin_turn(p, p["first"])
    else:
        p["actor"] = (actor + 1) % p["players"]


def _begin_turn(p: Position, seat: int) -> None:
    p.update(phase="main", actor=seat)
    p["turn"] = {"seat": seat, "revealed": not p["placed"][seat], "events": 0, "effect": None, "used": []}


def _reveal(p: Position) -> None:
    actor, turn = p["actor"], p["turn"]
    cards, p["placed"][actor] = p["placed"][actor], ""
    people = cards.replace("E", "")
    _add(p, actor, people)
    turn.update(revealed=True, events=len(cards) - len(people))
    if cards == "EEE":
        p["legacy"] = actor
    elif "E" in cards:
        kind = next(kind for kind, families in EFFECTS.items() if people in families)
        turn["effect"] = {"kind": kind, "family": people, "state": "open", "guard": None, "hit": False}


def _swap(p: Position, target: str, other: str) -> None:
    (a, f), (b, g) = target.split(":"), other.split(":")
    _remove(p, int(a), f)
    _remove(p, int(b), g)
    _add(p, int(a), g)
    _add(p, int(b), f)
    p["turn"]["effect"]["state"] = "resolved"


def _attack(p: Position, target: str | None = None) -> None:
    """A shot, a first or second strike, or, without a target, no second strike."""
    effect, attacker = p["turn"]["effect"], p["turn"]["seat"]
    is_first = effect["state"] == "open"
    may_strike_twice = is_first and effect["kind"] == "sword" and majority(p, "4") == attacker
    if is_first:
        effect["guard"] = majority(p, MATCHING_TOKEN[effect["kind"]])
    if target:
        seat, family = target.split(":")
        _remove(p, int(seat), family)
        effect["hit"] = effect["hit"] or int(seat) == effect["guard"]
    if may_strike_twice and _strikes(p):
        effect["state"] = "striking"
        p["phase"] = "strike"
        return
    effect["state"] = "resolved"
    may_riposte = effect["hit"] and effect["family"] in _touchable(p, attacker)
    p.update(phase="riposte" if may_riposte else "main", actor=effect["guard"] if may_riposte else attacker)


def _next_turn(p: Position) -> None:
    if p["actor"] == clockwise(p)[-1]:
        _next_discard(p)
    else:
        _begin_turn(p, (p["actor"] + 1) % p["players"])


def _next_discard(p: Position) -> None:
    for seat in clockwise(p):
        if len(p["tableaus"][seat].replace("E", "")) > p["round"] + 2:
            p.update(phase="discard", actor=seat, turn=None)
            return
    _lose_shield(p)
    p["turn"] = None
    if p["round"] == 8:
        p.update(phase="over", actor=None)
        return
    p.update(round=p["round"] + 1, first=(p["first"] + 1) % p["players"])
    traveler = majority(p, "8")
    if traveler is None:
        _deal(p)
    else:
        p.update(phase="travel", actor=traveler)


# --- scoring ---------------------------------------------------------------------------------------------------------


def scores(p: Position) -> list[int]:
    points = []
    for seat in range(p["players"]):
        families = sum(int(family) for family in FAMILIES if leader(p, family) == seat)
        score = families + p["tokens"][seat] + p["tableaus"][seat].count("E") + 2 * (p["first"] == seat)
        if p["legacy"] == seat:
            score = 2 * score if score <= 10 else score + {2: 5, 3: 4, 4: 3}[p["players"]]
        points.append(score)
    return points


def winners(p: Position) -> list[int]:
    points = scores(p)
    best = [seat for seat in range(p["players"]) if points[seat] == max(points)]
    leaders = [leader(p, family) for family in FAMILIES]
    return next(([seat] for seat in leaders if seat in best), best) if len(best) > 1 else best
