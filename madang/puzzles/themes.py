"""What a puzzle is about, by the rules: found from the view, the solution, and the position after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from madang.bots.protocol import View
from madang.core.state import State

THEMES = {
    "koryo": ("placing", "events", "powers", "ties", "discarding", "last-round"),
    "choson": ("placing", "events", "powers", "riposte", "ties", "discarding", "last-round"),
    "corinth": ("dice", "goods", "steward", "bonus", "building", "last-round"),
}
"""The themes of each game."""
EVENTS = "BLE"
EVENT_VERBS = {"destroy", "swap", "decline", "lobby", "fire", "strike", "done"}
POWER_VERBS = {"banker", "priest", "spy", "shield", "oracle", "scientist", "gosu", "travel", "stay"}
POWER_FAMILIES = {"koryo": "2456", "choson": "134568"}
"""The families whose majority allows something in one's own turn."""
RIPOSTE_FAMILIES = "27"
"""The families in Chosŏn whose majority holds Return Fire and Counter-Attack."""
LAST_ROUND = 8
STEWARD_VERBS = {"steward", "steps", "north", "east", "south", "west", "compensate"}
GOODS = {"oil", "wine", "carpets", "spices"}
SYMBOLS = {"carpets": 9, "wine": 12, "oil": 13}
"""The symbols that fill a district with a bonus."""
BOXES = {2: 12, 3: 18, 4: 16}
"""The turn boxes that all players mark together: one for each round, by number of players."""


def themes_of(state: State, view: View, solution: str) -> tuple[str, ...]:
    """The themes of a position; `state` is any state with this view.

    >>> import madang
    >>> state = madang.game("koryo").start(players=2, seed=7)
    >>> themes_of(state, state.view(0), "play B")
    ('placing', 'events')
    """
    name = state.game.name
    found = {*(_corinth(state, solution) if name == "corinth" else _cards(state, view, solution))}
    return tuple(theme for theme in THEMES[name] if theme in found)


def _cards(state: State, view: View, solution: str) -> Iterator[str]:
    verb, _, rest = solution.partition(" ")
    tableaus, changed = _tableaus_after(state, view, solution), set[str]()
    for kind in "123456789":
        if _leader(view["tableaus"], kind) != _leader(tableaus, kind):
            changed.add(kind)
    if view["phase"] == "order":
        yield "placing"
    if view["phase"] == "discard":
        yield "discarding"
    if verb in EVENT_VERBS or (verb in ("play", "reveal", "priest") and any(card in EVENTS for card in rest)):
        yield "events"
    if (
        POWER_VERBS & {action.split()[0] for action in view["actions"]}
        or view["phase"] == "strike"
        or changed & {*POWER_FAMILIES[view["game"]]}
    ):
        yield "powers"
    if view["game"] == "choson" and (
        view["phase"] == "riposte" or changed & {*RIPOSTE_FAMILIES} or _provokes_riposte(state)
    ):
        yield "riposte"
    if {*_tied(view["tableaus"])} != {*_tied(tableaus)}:
        yield "ties"
    if view["round"] == LAST_ROUND:
        yield "last-round"


def _tableaus_after(state: State, view: View, solution: str) -> list[str]:
    """What lies in front of the players after the solution; cards that are placed count as revealed."""
    verb, _, cards = solution.partition(" ")
    tableaus: list[str] = [*view["tableaus"]]
    if verb != "play":
        return [*state.play(solution).view(view["you"])["tableaus"]]
    tableaus[view["you"]] += cards
    return tableaus


def _leader(tableaus: list[str], kind: str) -> int | None:
    """The only player with the most cards of a family."""
    counts = [cards.count(kind) for cards in tableaus]
    return counts.index(max(counts)) if max(counts) and counts.count(max(counts)) == 1 else None


def _tied(tableaus: list[str]) -> Iterator[str]:
    """The families of which two or more players have the most cards."""
    for kind in "123456789":
        counts = [cards.count(kind) for cards in tableaus]
        if max(counts) and counts.count(max(counts)) > 1:
            yield kind


def _provokes_riposte(state: State) -> bool:
    """Whether an attack that is possible here lets somebody riposte."""
    attacks = [action for action in state.actions() if action.startswith(("fire ", "strike "))]
    return any(state.play(attack).view()["phase"] == "riposte" for attack in attacks)


def _corinth(state: State, solution: str) -> Iterator[str]:
    verb, _, rest = solution.partition(" ")
    before, after = state.view(), state.play(solution).view()
    if verb in ("roll", "take", "drop") or before["phase"] == "choose":
        yield "dice"
    if verb in ("shop", "stop") or (verb == "take" and rest in GOODS):
        yield "goods"
    if verb in STEWARD_VERBS:
        yield "steward"
    if _races_for_bonus(before, after):
        yield "bonus"
    if before["phase"] == "build":
        yield "building"
    if _rounds_left(before) == 0:
        yield "last-round"


def _races_for_bonus(before: View, after: View) -> bool:
    """Whether symbols are delivered in a district that is then half full, and whose bonus was open."""
    seat = before["you"] if before["you"] is not None else before["actor"]
    sheets = before["sheets"][seat], after["sheets"][seat]
    for district, symbols in SYMBOLS.items():
        then, now = (sum(sheet[district]) for sheet in sheets)
        if now > then and before["bonuses"][district] is None and 2 * now >= symbols:
            return True
    return False


def _rounds_left(view: dict[str, Any]) -> int:
    """How many rounds follow this one."""
    marked: int = sum(sheet["turns"] for sheet in view["sheets"]) + (view["phase"] == "roll")
    return BOXES[view["players"]] - marked
