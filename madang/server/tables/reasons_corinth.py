"""Why an action of Corinth may be good: what it gives at once, by counting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from madang import Message
from madang.games.corinth.data import BONUSES, BUILDINGS, COSTS, DISTRICTS, TEMPLE_POINTS

Json = dict[str, Any]
GOODS = ("spices", "carpets", "wine", "oil")


def rolling(bought: int) -> list[Message]:
    """The dice are not known yet: only what they cost."""
    return [Message("reason-roll", {"count": bought})] if bought else [Message("reason-roll-saves")]


def reasons(before: Json, after: Json, seat: int, verb: str, thing: str) -> Iterator[Message]:
    """What an action gives. Nothing is hidden, and only a roll is random."""
    then, now = before["sheets"][seat], after["sheets"][seat]
    if verb == "steward":
        yield Message("reason-walk", {"count": before["harbor"][thing]["value"]})
    elif verb == "steps":
        cost = before["standing"]["prices"][f"steps {thing}"]
        yield Message("reason-steps-cost", {"count": cost}) if cost else Message("reason-steps-free")
    elif verb == "build":
        yield from _building(now, thing)
    else:
        yield from _bonus(before["bonuses"], after["bonuses"], seat)
        yield from _delivered(before, after, seat)
        yield from _gained(then, now)
        yield from _market(then["market"], now["market"])


def _building(sheet: Json, name: str) -> Iterator[Message]:
    if "temple" in sheet["buildings"]:
        yield Message("reason-temple", {"points": TEMPLE_POINTS * (len(sheet["buildings"]) if name == "temple" else 1)})
    if name != "temple":
        yield Message("reason-build", {"thing": name})


def _bonus(before: Json, after: Json, seat: int) -> Iterator[Message]:
    for district, owner in after.items():
        if owner == seat and before[district] is None:
            yield Message("reason-bonus", {"points": int(BONUSES[DISTRICTS.index(district)])})


def _delivered(before: Json, after: Json, seat: int) -> Iterator[Message]:
    """The points of shops that are filled, and the goods that are still to be delivered."""
    gained = after["standing"]["scores"][seat] - before["standing"]["scores"][seat]
    then, now = before["sheets"][seat], after["sheets"][seat]
    if any(then[good] != now[good] for good in GOODS) and gained > 0:
        yield Message("reason-points", {"points": gained})
    move = after["move"]
    if after["phase"] == "shop" and before["phase"] != "shop" and move is not None:
        yield Message("reason-deliver", {"thing": move["district"], "count": move["left"]})


def _gained(then: Json, now: Json) -> Iterator[Message]:
    """Gold and goats, and a building that they pay for."""
    for purse in ("gold", "goats"):
        gained = now[purse]["circled"] - then[purse]["circled"]
        if gained > 0:
            yield Message(f"reason-{purse}", {"count": gained})
    for name in BUILDINGS:
        if _can_pay(now, name) and not _can_pay(then, name) and name not in now["buildings"]:
            yield Message("reason-can-build", {"thing": name})
            return


def _can_pay(sheet: Json, name: str) -> bool:
    owned = [sheet[purse]["circled"] - sheet[purse]["spent"] for purse in ("gold", "goats")]
    return all(have >= cost for have, cost in zip(owned, COSTS[BUILDINGS.index(name)].tolist(), strict=True))


def _market(then: Json, now: Json) -> Iterator[Message]:
    """What the steward found on the field where its move ended."""
    if now["yellow"] > then["yellow"]:
        yield Message("reason-yellow")
    elif len(now["boxes"]) > len(then["boxes"]):
        yield Message("reason-box", {"points": now["boxes"][-1]})
    elif len(now["circled"]) > len(then["circled"]):
        yield Message("reason-field")
