"""Decisions in advance: a sealed order, and answers to ripostes.

While orders are given, a player who has not ordered yet holds cards, and knows which orders will be legal: neither the
hand nor the cards in front of anybody change before the player's turn. So the player may seal an order, and the server
plays it when the turn comes. A player may also tell the server how to answer when they may riposte.

Nobody else must notice. What is decided is in no message to others, changes no version of the table, and the server
looks for a decision after the same pause whether there is one or not.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from madang import Game, State
from madang.server.errors import Refused
from madang.server.tables.model import Ply
from madang.server.tables.outcome import fields_of
from madang.server.tables.table import Table

HAND, RIPOSTE, HOLD = "hand", "riposte", "hold"
PAUSE = 2.0
"""Seconds from the beginning of a turn until the server plays what was decided. In them the player before may undo."""
RiposteAnswer = Literal["ask", "always", "never"]


class Decisions(NamedTuple):
    """What a seat has decided in advance."""

    order: str | None = None
    """The sealed order of this round."""
    riposte: RiposteAnswer = "ask"


def has_ripostes(game: Game) -> bool:
    return RIPOSTE in game.numbers


def orders_of(state: State, seat: int) -> list[str]:
    """The orders that a seat may seal now; none if it is to act, has ordered, or the game has no orders."""
    if not _holds_cards(state, seat) or state.actor == seat:
        return []
    its_turn = state.copy_array()
    its_turn["actor"] = seat
    return State(state.game, its_turn).actions()


def can_seal(table: Table, seat: int | None) -> bool:
    """Whether a player waits for another player's order, and may seal their own.

    Everybody can tell: hands are counted, and turns are public. A bot needs no time in which to seal an order.
    """
    actor = table.actor
    if seat is None or actor is None or actor == seat:
        return False
    waits_for, own = table.seats[actor], table.seats[seat]
    if waits_for.kind != "human" or waits_for.guest == own.guest:
        return False
    return own.kind == "human" and _holds_cards(table.game.state, seat)


def check_order(table: Table, seat: int, order: str | None) -> None:
    """Refuse an order that the seat cannot seal or, with None, withdraw now."""
    if table.actor == seat:
        raise Refused("your-turn-has-come")
    orders = orders_of(table.game.state, seat) if table.actor is not None else []
    if not orders:
        raise Refused("no-order-now")
    if order is not None and order not in orders:
        raise Refused("order-not-legal")


def check_playing(table: Table) -> None:
    if table.actor is None:
        raise Refused("game-over" if table.status == "over" else "not-playing")


def may_be_decided(state: State) -> bool:
    """Whether the player to act may have decided in advance: an order, or the answer to an attack.

    The first player of a round is to act as soon as the cards are dealt, and cannot have sealed an order before.
    """
    if state.actor is None:
        return False
    waited = state.array["first"].item() != state.actor
    return (waited and _holds_cards(state, state.actor)) or state.allows(RIPOSTE)


def decided_action(state: State, decisions: Decisions) -> str | None:
    """The action that the player to act has decided in advance; None to ask the player."""
    if state.allows(RIPOSTE):
        return {"ask": None, "always": RIPOSTE, "never": HOLD}[decisions.riposte]
    if decisions.order is not None and may_be_decided(state) and state.allows(decisions.order):
        return decisions.order
    return None


def is_order(before: State | None, ply: Ply) -> bool:
    """Whether a ply gives a seat's order, so that a sealed one has become void."""
    return before is not None and ply.kind != "undo" and _holds_cards(before, ply.seat)


def _holds_cards(state: State, seat: int) -> bool:
    """Whether a seat has cards in hand: only while orders are given, until it has given its own."""
    return HAND in fields_of(state.game) and bool(state.array[HAND][0, seat].any())
