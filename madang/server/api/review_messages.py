"""Models of what the server sends about finished games, and about itself."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from madang.server.api.messages import MessageInfo, Standing


class ReplayStep(BaseModel):
    """A state of a finished game, and the action that led to it (null for the first state)."""

    action: str | None = Field(description="Also null if this seat could not see it.")
    seat: int | None
    kind: Literal["action", "forced", "bot", "stand-in"] | None
    message: MessageInfo | None
    view: dict[str, Any] = Field(description="As the seat saw it; with `open`, the whole position.")
    standing: Standing


class Replay(BaseModel):
    seat: int | None
    open: bool
    key: str | None = Field(description="With it in the query, others may see the game too. Null if everyone may.")
    steps: list[ReplayStep]


Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None


class ReviewedAction(BaseModel):
    action: str
    visits: int = Field(description="How often the search tried it.")
    chances: list[float] = Field(description="Each seat's chance of winning after it, from what the actor could know.")
    error: float = Field(description="Half the 95% interval of the actor's chance.")
    reasons: list[MessageInfo] = Field(description="By the rules and by counting, from what the actor could see.")


class ReviewedDecision(BaseModel):
    """A decision that was not forced, judged by what its seat could know."""

    step: int = Field(description="The number of the state in the replay.")
    round: int | None = Field(description="Null if the game has no rounds.")
    seat: int
    played: str
    grade: Grade = Field(description="Null if nothing was at stake.")
    loss: float = Field(description="What the action cost of the actor's chance, against the best one.")
    error: float = Field(description="Half the 95% interval of the loss.")
    actions: list[ReviewedAction] = Field(description="The best first; a few of them, and the one that was played.")


class ReviewedSeat(BaseModel):
    """result = start + luck + own + others, in shares of a win."""

    accuracy: float | None = Field(description="From 0 to 100; null without a decision where something was at stake.")
    start: float
    luck: float
    own: float = Field(description="What the seat's own decisions changed.")
    others: float = Field(description="What the decisions of the others changed.")
    result: float


class OpenStep(BaseModel):
    """A step of the game with all cards open."""

    chances: list[float] = Field(description="Each seat's chance of winning before it.")
    luck: list[float] | None = Field(description="What chance changed of each seat's chances; null without chance.")


class Review(BaseModel):
    """The review of a finished game. While it is being computed, the decisions so far."""

    key: str | None = Field(
        description="Add it to the query of this request or of the page, so that others may see the review; null if "
        "everybody may."
    )
    requested: bool
    complete: bool = Field(description="False while it is being computed: ask again.")
    decided: int = Field(description="How many decisions are reviewed.")
    total: int = Field(description="How many decisions the game has.")
    decisions: list[ReviewedDecision] = Field(description="From the number `since` on.")
    seats: list[ReviewedSeat] | None = Field(description="Null until the review is complete.")
    steps: list[OpenStep] | None = Field(description="Null until the review is complete.")


class Trial(BaseModel):
    """What another action at a decision would have been worth."""

    step: int
    action: str
    grade: Grade = Field(description="Null if nothing was at stake.")
    loss: float
    error: float
    chance: float = Field(description="The actor's chance of winning after it.")
    reasons: list[MessageInfo]


class Check(BaseModel):
    ok: bool
    detail: str


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    checks: dict[str, Check] = Field(description="By name: database, disk or listener, sweep, bots.")
