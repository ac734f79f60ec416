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


class Chance(BaseModel):
    step: int = Field(description="The number of the state in the replay.")
    seat: int = Field(description="The seat that had to act.")
    chance: float = Field(description="The actor's chance of winning, by the bot's estimate.")
    best: str
    played: str


class Chances(BaseModel):
    level: str
    complete: bool = Field(description="False while the analysis is running: ask again.")
    chances: list[Chance]


class Check(BaseModel):
    ok: bool
    detail: str


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    checks: dict[str, Check] = Field(description="By name: database, disk or listener, sweep, bots.")
