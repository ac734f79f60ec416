"""What the server sends, as models. `docs/protocol.md` explains them; what clients send is in `requests.py`.

The server builds plain dictionaries of these shapes (`tables/presenter.py`); the tests check them against the models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

Tag = Annotated[int | str | None, Field(description="Chosen by the client, sent back with the answer.")]


# --- texts -----------------------------------------------------------------------------------------------------------


class Message(BaseModel):
    """A message: its id in the catalogues and its arguments. The client puts it into its language."""

    id: str = Field(examples=["koryo-did-reveal"])
    args: dict[str, str | int] = Field(examples=[{"who": "Ann", "kind": "5"}])


class Problem(Message):
    """Why something was refused, with the English text for clients without catalogues."""

    text: str = Field(examples=["you do not hold 2 Spies"])


# --- guests ----------------------------------------------------------------------------------------------------------


class Me(BaseModel):
    """The guest that the cookie stands for."""

    name: str = Field(examples=["Ann"])


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


class SeatInfo(BaseModel):
    kind: Literal["open", "human", "bot"]
    name: str | None = Field(description="The player's name; for an open seat, of the player it is reserved for.")
    level: str | None = Field(description="The bot's level; null for others.")
    you: bool = Field(description="Whether this seat is yours, or reserved for you.")
    contributed: bool = Field(description="Whether the seat's text for the shuffle is in.")
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
    rematch: str | None = Field(description="The table that continues this one, if you may know it.")
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
    page: int
    more: bool = Field(description="Whether there is another page.")


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


class PlyInfo(BaseModel):
    """One stored ply, as this viewer may know it."""

    ply: int = Field(description="Its number, from 0.")
    seat: int = Field(description="Who acted.")
    kind: Literal["action", "forced", "bot", "stand-in", "undo"] = Field(description="Who chose it.")
    action: str | None = Field(description="Null in an undo, and where only the acting seat may know it.")
    placed: int = Field(description="How many cards the seat placed face down.")
    came_up: bool = Field(description="Whether something random or hidden came up: a deal, a roll, a card revealed.")
    round: int | None = Field(description="The round that began with it.")
    undone: int = Field(description="In an undo, how many plies it took back; else 0.")
    message: Message = Field(description="What the log says of it.")
    at: float = Field(description="Seconds since 1970.")
    view: dict[str, Any] | None = Field(
        description="What the viewer may know after it; null for a ply that was taken back, and in a snapshot for all "
        "but those that a client missed."
    )
    standing: Standing | None = Field(description="How the game stands after it; null where the view is.")


class Play(BaseModel):
    """Where a table is, for one viewer."""

    seat: int | None = Field(description="Whose view this is; null for a spectator's.")
    ply: int = Field(description="How many plies are stored: the number that the next one will have.")
    view: dict[str, Any] | None = Field(description="What the seat may know; null before the start.")
    standing: Standing | None = Field(description="Null before the start.")
    clock: Clock | None
    can_undo: bool = Field(description="Whether you may take your last action back now.")
    can_hint: bool = Field(description="Whether hints are given here: no other human plays.")
    result: Result | None


class Snapshot(Play):
    """Everything about a table that the viewer may know."""

    type: Literal["snapshot"] = "snapshot"
    re: Tag = None
    table: TableInfo
    plies: list[PlyInfo]


class Played(Play):
    """Where a table is after your action or undo, and the plies that it made."""

    type: Literal["played"] = "played"
    plies: list[PlyInfo]


class PlyMessage(PlyInfo):
    """A ply, when it is stored. If it is your own action, `re` is your tag: that is the acknowledgement."""

    type: Literal["ply"] = "ply"
    re: Tag = None
    clock: Clock | None
    can_undo: bool = Field(description="Whether you may take your last action back now.")
    can_hint: bool = Field(description="Whether hints are given here: no other human plays.")
    result: Result | None


class TableChanged(BaseModel):
    """A player sat, left, connected, disconnected or changed name; the game ended; there is a rematch."""

    type: Literal["table"] = "table"
    table: TableInfo


class Ack(BaseModel):
    """The same action was stored before; it counts once."""

    type: Literal["ack"] = "ack"
    re: Tag = None
    ply: int = Field(description="How many plies are stored.")
    duplicate: Literal[True] = True


class Failure(BaseModel):
    """Something was refused. With `stale` comes where the table is."""

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


FromServer = Annotated[Snapshot | PlyMessage | TableChanged | Ack | Failure | Hint | Pong, Field(discriminator="type")]


# --- looking back ----------------------------------------------------------------------------------------------------


class Plies(BaseModel):
    ply: int = Field(description="How many plies are stored.")
    plies: list[PlyInfo]


class Step(BaseModel):
    """One state of a finished game, and the action that led to it (null for the first)."""

    action: str | None = Field(description="Also null where this seat could not see it.")
    seat: int | None
    kind: Literal["action", "forced", "bot", "stand-in"] | None
    message: Message | None
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
    chance: float = Field(description="The actor's chance of winning, as the bot saw it.")
    best: str
    played: str


class Chances(BaseModel):
    level: str
    complete: bool = Field(description="False while the server is still thinking: ask again.")
    chances: list[Chance]


class Check(BaseModel):
    ok: bool
    detail: str


class Health(BaseModel):
    status: Literal["ok", "failing"]
    version: str
    checks: dict[str, Check] = Field(description="The database, the listener, the sweep, the bots.")
