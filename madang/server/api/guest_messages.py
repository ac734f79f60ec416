"""Models of what the server sends about a guest: the name and settings, devices, passkeys, and the export."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from madang.server.api.messages import ListedResult


class Me(BaseModel):
    """The guest that the cookie identifies."""

    id: str = Field(description="The id of your profile, which others may know.", examples=["8c1f0a52de3b9470"])
    name: str = Field(examples=["Ann"])
    prefs: dict[str, Any] = Field(description="The settings of the page, as the client stored them.")


class CodeOwner(BaseModel):
    """The guest as whom a transfer code signs in."""

    name: str


class Device(BaseModel):
    """A device that is signed in as you."""

    id: str
    device: str = Field(description="The browser and the system; empty if unknown.", examples=["Firefox, Android"])
    created: float = Field(description="Seconds since 1970.")
    seen: float = Field(description="When it was last used, to the hour.")
    here: bool = Field(description="Whether it is the device that asks.")


class PasskeyInfo(BaseModel):
    id: str
    device: str = Field(description="The device on which it was created; empty if unknown.")
    created: float = Field(description="Seconds since 1970.")
    used: float


class Devices(BaseModel):
    """The devices that are signed in as you, and your passkeys."""

    devices: list[Device]
    passkeys: list[PasskeyInfo]


class TransferCode(BaseModel):
    """A code with which another device can sign in as you, once."""

    code: str = Field(examples=["K7M2Q-9XRTW"])
    expires: float = Field(description="Seconds since 1970.")
    url: str = Field(description="The address of the page that takes the code.")
    qr: str = Field(description="The address as a QR code: an SVG image in a data URI.")


class PasskeyOptions(BaseModel):
    options: dict[str, Any] = Field(description="The options for the browser, in WebAuthn's JSON form.")


class ExportedSeat(BaseModel):
    kind: Literal["open", "human", "bot"]
    name: str | None
    you: bool


class ExportedPly(BaseModel):
    ply: int
    seat: int
    kind: str
    action: str
    at: float


class ExportedDecision(BaseModel):
    seat: int
    sealed_order: str | None
    riposte: str


class ExportedTable(BaseModel):
    """A table where you sit or sat, or that you created, and what you did there."""

    id: str
    game: str
    status: str
    created: float
    creator: bool
    address: str | None = Field(
        description="Your address; the server keeps the creator's while the table is in progress."
    )
    seats: list[ExportedSeat]
    contributions: list[str | None] = Field(description="Your texts for the shuffle.")
    plies: list[ExportedPly] = Field(description="The plies of your seats.")
    advance: list[ExportedDecision] = Field(description="What you have decided in advance.")
    result: ListedResult | None


class ExportedPush(BaseModel):
    endpoint: str
    language: str
    created: float


class ExportedWebhook(BaseModel):
    table_id: str | None
    url: str
    form: str
    language: str
    created: float


class ExportedTournament(BaseModel):
    """A tournament that you entered or created."""

    id: str
    game: str
    status: str
    created: float
    creator: bool
    address: str | None = Field(
        description="Your address; the server keeps the creator's while the tournament is in progress."
    )
    entrant: int | None = Field(description="Your number; null if you did not enter.")
    contribution: str | None = Field(description="Your text for the shuffles.")


class ExportedDevice(BaseModel):
    id: str
    device: str
    created: float
    seen: float


class ExportedResult(BaseModel):
    """How a game ended for you, and your rating after it."""

    table_id: str
    game: str
    players: int
    seat: int
    at: float
    score: int
    place: int
    rated: bool
    mu: float | None
    sigma: float | None
    favorites: dict[str, int] = Field(description="How often you chose each family or kind of goods.")


class ExportedPuzzleRating(BaseModel):
    game: str
    mu: float
    sigma: float
    attempts: int


class ExportedPuzzleAttempt(BaseModel):
    game: str
    puzzle: str
    day: int = Field(description="The day whose puzzle it was, in days since 1970; 0 if it was not the daily puzzle.")
    action: str | None
    solved: bool
    at: float


class ExportedPuzzles(BaseModel):
    """Your ratings in puzzles, and your first attempts."""

    ratings: list[ExportedPuzzleRating]
    attempts: list[ExportedPuzzleAttempt]


class ExportedAttempt(BaseModel):
    """A challenge that you have played, and the table where."""

    challenge: str
    table_id: str


class ExportedChallenge(BaseModel):
    """A challenge that you have made."""

    id: str
    game: str
    players: int
    level: str
    created: float
    closes: float


class ExportedTalk(BaseModel):
    """Something that you have said at a table."""

    table_id: str
    kind: str
    content: str
    at: float


class Export(BaseModel):
    """Everything that the server stores about you."""

    name: str
    created: float
    prefs: dict[str, Any]
    devices: list[ExportedDevice]
    passkeys: list[PasskeyInfo]
    results: list[ExportedResult]
    challenges: list[ExportedAttempt]
    own_challenges: list[ExportedChallenge]
    push: list[ExportedPush] = Field(description="Where your push messages go.")
    webhooks: list[ExportedWebhook]
    tables: list[ExportedTable]
    puzzles: ExportedPuzzles
    tournaments: list[ExportedTournament]
    talk: list[ExportedTalk]
    muted: list[str] = Field(description="The ids of the players whom you have muted.")


class Deleted(BaseModel):
    deleted: Literal[True] = True
