"""Models of challenges: what clients send and what the server sends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from madang.server.api.requests import StrictModel

MAX_DAYS = 90


class NewChallenge(StrictModel):
    """A challenge of your own, for a club or for friends."""

    game: Annotated[str, StringConstraints(max_length=40)] = Field(examples=["koryo"])
    players: Annotated[int, Field(ge=2, le=4)] = Field(default=2, description="Seats; bots take all but one.")
    level: Annotated[str, StringConstraints(max_length=40)] = Field(default="adept", description="The bots' level.")
    days: Annotated[int, Field(ge=1, le=MAX_DAYS)] = Field(default=7, description="How long it is open.")


class OwnAttempt(BaseModel):
    table: str
    status: Literal["playing", "over", "closed"] = Field(description='"closed" if you gave up.')


class ChallengeResult(BaseModel):
    """The result of one player, before the challenge closed."""

    rank: int
    player: str = Field(description="The id of the player's profile.")
    name: str
    you: bool
    table: str = Field(description="The table, for its replay.")
    score: int
    lead: int = Field(description="Points more than the best bot.")
    won: bool


class ChallengeInfo(BaseModel):
    """The same deal against the same bots for everybody, once each."""

    id: str
    game: str
    players: int
    level: str
    daily: bool
    created: float = Field(description="When the commitment was made, in seconds since 1970.")
    opens: float
    closes: float
    closed: bool
    commitment: str = Field(description="SHA-256 of the secret from which the shuffle is derived.")
    secret: str | None = Field(description="The secret, once the challenge is closed.")
    contributions: list[str] = Field(description="What the seats add to the shuffle, the same for everybody.")
    attempts: int = Field(description="How many players have started it.")
    own: OwnAttempt | None
    results: list[ChallengeResult] | None = Field(
        description="Null until you have finished it, or it is closed; then the results so far."
    )


class ChallengeList(BaseModel):
    challenges: list[ChallengeInfo]
