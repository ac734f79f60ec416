"""REST routes: orders that are sealed before one's turn, and answers to ripostes. The answers are for nobody else."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from madang.server.api.dependencies import REFUSALS, GuestOrNew, TableId, get_runtime, json_response
from madang.server.api.requests import Notation, SeatNumber, StrictModel

router = APIRouter(prefix="/api/tables/{id}/advance", responses=REFUSALS)
RiposteAnswer = Literal["ask", "always", "never"]


class SealOrder(StrictModel):
    seat: SeatNumber
    order: Notation | None = Field(description="One of `orders`; null withdraws the sealed order.")


class SetRiposte(StrictModel):
    seat: SeatNumber
    answer: RiposteAnswer


class Advance(BaseModel):
    """What one of your seats may decide in advance, and what you have decided."""

    seat: int
    orders: list[str] = Field(description="The orders that you may seal now.", examples=[["pass", "play 22"]])
    order: str | None = Field(description="Your sealed order. The server plays it when your turn comes.")
    riposte: RiposteAnswer | None = Field(
        description="How the server answers for you when you may riposte; null if the game has no ripostes."
    )


@router.get("", response_model=Advance)
async def show(request: Request, id: TableId, guest: GuestOrNew, seat: Annotated[int, Query(ge=0, le=3)]) -> Response:
    """What one of your seats may decide before its turn, and what you have decided."""
    return json_response(request, await get_runtime(request).advance.show(id, guest.id, seat))


@router.put("/order", response_model=Advance)
async def seal(request: Request, id: TableId, guest: GuestOrNew, body: SealOrder) -> Response:
    """Seal an order, change it or withdraw it, until your turn comes. Nobody else learns of it."""
    return json_response(request, await get_runtime(request).advance.seal(id, guest.id, body.seat, body.order))


@router.put("/riposte", response_model=Advance)
async def set_riposte(request: Request, id: TableId, guest: GuestOrNew, body: SetRiposte) -> Response:
    """Decide whether the server ripostes for you: always, never, or ask."""
    shown = await get_runtime(request).advance.set_riposte(id, guest.id, body.seat, body.answer)
    return json_response(request, shown)
