"""The protocol: everything that goes over the wire, as models. `docs/protocol.md` tells the story around them.

The hot path builds plain dictionaries of these shapes (`seeing.py`); the tests hold them against the models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Contribution = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[ -~]+$")]
Notation = Annotated[str, StringConstraints(max_length=100)]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Ply = Annotated[int, Field(ge=0, le=2**31)]
Tag = Annotated[int | str | None, Field(description="Chosen by the client, sent back with the answer.")]


class Strict(BaseModel):
    """What clients send: unknown fields and guessed types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- texts -----------------------------------------------------------------------------------------------------------


class Words(BaseModel):
    """A message: its id in the catalogues and its arguments. The client says it in its language."""

    id: str = Field(examples=["koryo-did-reveal"])
    args: dict[str, str | int] = Field(examples=[{"who": "Ann", "kind": "5"}])


class Problem(Words):
    """Why something was refused, with the English text for those who have no catalogue."""

    text: str = Field(examples=["you do not hold 2 Spies"])


class LogEntry(Words):
    """One line of a table's log, as this seat may know it."""

    number: int = Field(description="Rises by one; `since` counts in these.")
    ply: int = Field(description="The ply after which it is true.")
    seat: int | None = Field(description="Whom it is about, or null.")
    kind: Literal["start", "round", "action", "forced", "bot", "stand-in", "undo", "end"]


# --- guests ----------------------------------------------------------------------------------------------------------


class Me(BaseModel):
    """The guest that the cookie stands for."""

    name: str = Field(examples=["Ann"])


class Rename(Strict):
    name: Name = Field(examples=["Ann"])


# --- games -----------------------------------------------------------------------------------------------------------


class GameInfo(BaseModel):
    name: str = Field(examples=["koryo"])
    title: str = Field(examples=["Koryŏ"])
    rules: int = Field(description="The version of the rules.")
    players: list[int] = Field(examples=[[2, 3, 4]])
    levels: list[str] = Field(description="Bots, from weak to strong.", examples=[["random"]])


class Games(BaseModel):
    games: list[GameInfo]
    version: str


# --- tables ----------------------------------------------------------------------------------------------------------


class NewTable(Strict):
    """A table to be. Several seats may be "me": then they are played on one device."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "koryo", "seats": ["me", "random"], "contribution": "ann's lucky 7"},
                {"game": "koryo", "seats": ["me", "open", "random"], "listed": True, "clock": 60},
            ]
        }
    )
    game: Annotated[str, StringConstraints(max_length=40)] = Field(examples=["koryo"])
    seats: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(min_length=2, max_length=4)] = Field(
        description='Each "me", "open" or the level of a bot.', examples=[["me", "random"]]
    )
    listed: bool = Field(default=False, description="Shown in the lobby; otherwise by link only.")
    clock: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = Field(
        default=None, description="Seconds a turn, or null for none."
    )
    stand_in: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="Who plays when the time is up; null takes the server's choice."
    )
    contribution: Contribution | None = Field(default=None, description="Your own text for the shuffle.")


class Sit(Strict):
    seat: SeatNumber | None = Field(default=None, description="Which open seat; null takes the first.")
    contribution: Contribution | None = None


class Start(Strict):
    fill: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="The level of the bots that take the open seats; null takes the server's choice."
    )


class Rematch(Strict):
    contribution: Contribution | None = None


class SeatInfo(BaseModel):
    kind: Literal["open", "human", "bot"]
    name: str | None = Field(description="The player's name; null for open seats and bots.")
    level: str | None = Field(description="The bot's level; null for others.")
    you: bool = Field(description="Whether this seat is yours.")
    connected: bool


class TableInfo(BaseModel):
    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "closed"]
    listed: bool
    clock: int | None
    stand_in: str
    creator: bool = Field(description="Whether you made this table, and may start it.")
    seats: list[SeatInfo]
    spectators: int
    commitment: str = Field(description="SHA-256 of the secret that the cards will come from.")
    rematch: str | None = Field(description="The table that continues this one.")
    created: float = Field(description="Seconds since 1970.")


class ListedTable(BaseModel):
    """A table as the lists show it."""

    table: TableInfo
    actor: int | None
    your_turn: bool
    ply: int
    changed: float = Field(description="When something last happened, in seconds since 1970.")


class Tables(BaseModel):
    tables: list[ListedTable]


# --- play ------------------------------------------------------------------------------------------------------------


class Clock(BaseModel):
    seat: int
    left: float = Field(description="Seconds, when this was sent.")


class ScoreLine(BaseModel):
    item: str = Field(description="The id of a message that names it.")
    points: list[int] = Field(description="By seat.")


class Result(BaseModel):
    scores: list[int]
    winners: list[int]
    lines: list[ScoreLine] = Field(description="What the scores are made of; empty if the game does not say.")


class Standing(BaseModel):
    """How the game stands, from what lies face up: the same for everybody."""

    scores: list[int] = Field(description="By seat, as if the game ended now.")
    leaders: dict[str, int] = Field(description="The seat that has the majority, by family; empty if there are none.")
    limits: list[int] = Field(description="How many cards each seat may keep; empty if the game has no limit.")
    prices: dict[str, int] = Field(description="What actions cost now, where that is to be weighed; else empty.")


class Play(BaseModel):
    """Where a table is, for one seat."""

    seat: int | None = Field(description="Whose view this is; null for a spectator's.")
    ply: int = Field(description="How many plies are stored. The next action answers this number.")
    view: dict[str, Any] | None = Field(description="What the seat may know; null before the start.")
    log: list[LogEntry] = Field(description="What is new.")
    clock: Clock | None
    can_undo: bool = Field(description="Whether you may take your last action back now.")
    can_hint: bool = Field(description="Whether hints are given here: no other human plays.")
    result: Result | None
    standing: Standing | None = Field(description="Null before the start.")


class Snapshot(Play):
    type: Literal["snapshot"] = "snapshot"
    table: TableInfo


class Update(Play):
    type: Literal["update"] = "update"
    re: Tag = None


class TableChanged(BaseModel):
    """Somebody sat, left, came, went or changed his name; the game started or ended; there is a rematch."""

    type: Literal["table"] = "table"
    table: TableInfo


class Ack(BaseModel):
    """The same action was stored before; it counts once."""

    type: Literal["ack"] = "ack"
    re: Tag = None
    ply: int
    duplicate: Literal[True] = True


class Failure(BaseModel):
    """Something was refused. With `stale` comes the current state, as in an update."""

    type: Literal["error"] = "error"
    re: Tag = None
    error: Problem
    now: Play | None = None


class ThoughtInfo(BaseModel):
    action: str
    visits: int
    chance: float


class Hint(BaseModel):
    type: Literal["hint"] = "hint"
    re: Tag = None
    ply: int
    seat: int
    level: str
    action: str
    thoughts: list[ThoughtInfo]


class Pong(BaseModel):
    type: Literal["pong"] = "pong"
    re: Tag = None


class Act(Strict):
    """An action, the seat that acts, and the ply that it answers."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"ply": 0, "seat": 0, "action": "play 22"}]})
    ply: Ply
    seat: SeatNumber
    action: Notation


class Undo(Strict):
    ply: Ply


class AskHint(Strict):
    seat: SeatNumber


class SocketAct(Act):
    type: Literal["action"]
    re: Tag = None


class SocketUndo(Undo):
    type: Literal["undo"]
    re: Tag = None


class SocketHint(AskHint):
    type: Literal["hint"]
    re: Tag = None


class SocketViewAs(Strict):
    """Show me the table from this seat of mine; null is a spectator's view. Answered by a snapshot."""

    type: Literal["view_as"]
    seat: SeatNumber | None
    since: Ply = 0
    re: Tag = None


class SocketPing(Strict):
    type: Literal["ping"]
    re: Tag = None


FromClient = Annotated[SocketAct | SocketUndo | SocketHint | SocketViewAs | SocketPing, Field(discriminator="type")]
FromServer = Annotated[Snapshot | Update | TableChanged | Ack | Failure | Hint | Pong, Field(discriminator="type")]


# --- afterwards ------------------------------------------------------------------------------------------------------


class Log(BaseModel):
    ply: int
    log: list[LogEntry]


class Step(BaseModel):
    """One state of a finished game, and the action that led to it (null for the first)."""

    action: str | None = Field(description="Also null where this seat could not see it.")
    seat: int | None
    kind: Literal["action", "forced", "bot", "stand-in"] | None
    words: Words | None
    view: dict[str, Any] = Field(description="As the seat saw it; with `open`, the whole position.")
    standing: Standing


class Reason(BaseModel):
    """Why an action is not legal now; null if it is."""

    reason: Problem | None


class Replay(BaseModel):
    seat: int | None
    open: bool
    steps: list[Step]


class Chance(BaseModel):
    step: int = Field(description="Which state of the replay.")
    seat: int = Field(description="Who was to act.")
    chance: float = Field(description="His chance of winning, as the bot saw it.")
    best: str
    played: str


class Chances(BaseModel):
    level: str
    complete: bool = Field(description="False while the server is still thinking: ask again.")
    chances: list[Chance]


class Health(BaseModel):
    status: Literal["ok"]
    version: str
