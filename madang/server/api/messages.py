"""Models of what the server sends about tables; `docs/protocol.md` explains them.

`guest_messages.py` has what it sends about a guest, `review_messages.py` about finished games and about itself, and
`requests.py` what clients send.
The server builds plain dictionaries of these shapes (`tables/presenter.py`). The tests validate them with the models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from madang.server.api.talk_messages import TalkSent

Tag = Annotated[int | str | None, Field(description="Chosen by the client, and sent back with the reply.")]


# --- texts -----------------------------------------------------------------------------------------------------------


class MessageInfo(BaseModel):
    """A text: the id of its message in the catalogs, and the arguments. The client translates it."""

    id: str = Field(examples=["koryo-did-reveal"])
    args: dict[str, str | int] = Field(examples=[{"who": "Ann", "kind": "5"}])


class Problem(MessageInfo):
    """Why a request was refused, with the English text for clients without catalogs."""

    text: str = Field(examples=["you don’t have 2 × Spy in your hand"])


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


class SeatInfo(BaseModel):
    kind: Literal["open", "human", "bot"]
    name: str | None = Field(
        description="The player's name; of an open seat, the player for whom it is reserved; of a bot, the player for "
        "whom it plays."
    )
    player: str | None = Field(description="The id of the player's profile; null for a bot and an open seat.")
    level: str | None = Field(description="The bot's level; null if no bot sits here.")
    you: bool = Field(description="Whether this seat is yours or reserved for you, or a bot plays it for you.")
    contributed: bool = Field(description="Whether the server has the seat's text for the shuffle.")
    connected: bool
    replaced: bool = Field(description="Whether a bot has ever played for the player of this seat.")
    resigned: bool = Field(description="Whether the player has resigned; a bot plays on.")
    abandons: bool = Field(description="Whether the player agrees to abandon the game.")


class TableInfo(BaseModel):
    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "closed"]
    listed: bool
    clock: int | None = Field(description="Seconds per turn; null for no limit.")
    bank: int | None = Field(description="Seconds that each player has for the whole game; null for no limit.")
    increment: int = Field(description="Seconds that the bank gains after each turn.")
    patience: int = Field(description="Seconds of a turn without a clock after which the others may remind the player.")
    stand_in: str
    creator: bool = Field(description="Whether you created this table, and may start it.")
    seats: list[SeatInfo]
    spectators: int
    commitment: str = Field(description="SHA-256 of the secret from which the shuffle is derived.")
    rated: bool = Field(description="Whether the game counts for ratings: it is listed, and nobody had help.")
    challenge: str | None = Field(description="The id of the challenge of which the table is an attempt.")
    rematch: str | None = Field(description="The id of the rematch, if you may know it.")
    created: float = Field(description="Seconds since 1970.")
    tournament: str | None = Field(description="The id of the tournament to which the game belongs.")
    free_text: bool = Field(description="Whether people may write texts of their own here, besides preset phrases.")


class ListedResult(BaseModel):
    scores: list[int]
    winners: list[int]


class ListedTable(BaseModel):
    """A table in a list."""

    table: TableInfo
    actor: int | None
    your_turn: bool
    ply: int
    changed: float = Field(description="Time of the last change, in seconds since 1970.")
    round: int | None = Field(description="The current round; null before the start, and if the game has no rounds.")
    result: ListedResult | None = Field(
        description="Null before the end, and for games that ended before the server stored results."
    )


class Tables(BaseModel):
    tables: list[ListedTable]
    page: int
    more: bool = Field(description="Whether there is another page.")


# --- play ------------------------------------------------------------------------------------------------------------


class Clock(BaseModel):
    seat: int
    left: float = Field(description="Seconds left when this was sent.")
    banks: list[float] | None = Field(
        description="The seconds in each seat's bank when the turn began; null if the table has no banks."
    )


class Absence(BaseModel):
    """The player for whom everyone waits, at a table without a clock."""

    seat: int
    remind_in: float | None = Field(description="Seconds until the others may remind the player; null afterwards.")
    hand_over_in: float | None = Field(
        description="Seconds until the others may let a bot take over; null before the reminder."
    )


class ScoreLine(BaseModel):
    item: str = Field(description="The id of the message that names this line.")
    points: list[int] = Field(description="Points by seat.")


class Result(BaseModel):
    scores: list[int]
    winners: list[int]
    lines: list[ScoreLine] = Field(description="The parts of the scores; empty if the game has none.")


class Standing(BaseModel):
    """The public standing of the game: the same for all viewers."""

    scores: list[int] = Field(description="Scores by seat, as if the game ended now.")
    leaders: dict[str, int] = Field(
        description="The seat with the majority of each family; empty if the game has no families."
    )
    limits: list[int] = Field(description="The hand limit of each seat; empty if the game has none.")
    prices: dict[str, int] = Field(description="The current prices of actions; empty if the game has none.")
    gains: dict[str, int] = Field(
        description="How much each action gives where that differs; empty if the game has none."
    )


class PlyInfo(BaseModel):
    """A stored ply, as the viewer may see it."""

    ply: int = Field(description="Its number, from 0.")
    seat: int = Field(description="The seat that acted.")
    kind: Literal["action", "forced", "bot", "stand-in", "undo"] = Field(
        description="What chose the action: the player, the rules (forced), a bot, a stand-in, or an undo."
    )
    action: str | None = Field(description="Null in an undo, and where only the acting seat may see it.")
    placed: int = Field(description="How many cards the seat placed face down.")
    came_up: bool = Field(description="Whether it revealed something random or hidden: a deal, a roll, a card.")
    round: int | None = Field(description="The round that began with it, if any.")
    undone: int = Field(description="How many plies an undo took back; otherwise 0.")
    message: MessageInfo = Field(description="The text for the log.")
    at: float = Field(description="Seconds since 1970.")
    view: dict[str, Any] | None = Field(
        description="The view after it; null for a ply that was taken back. In a snapshot, only the plies that a "
        "client missed have it."
    )
    standing: Standing | None = Field(description="The standing after it; null if the view is null.")


class GameStatus(BaseModel):
    """The current state of a game, for one viewer."""

    seat: int | None = Field(description="The seat whose view this is; null for a spectator.")
    ply: int = Field(description="How many plies are stored: the number of the next ply.")
    view: dict[str, Any] | None = Field(description="What the seat may see; null before the start.")
    standing: Standing | None = Field(description="Null before the start.")
    clock: Clock | None
    absence: Absence | None = Field(description="Null at a table with a clock, on a bot's turn, and without others.")
    can_undo: bool = Field(description="Whether you may take back your last action now.")
    can_hint: bool = Field(description="Whether you may ask for hints: no other human plays here.")
    can_seal: bool = Field(description="Whether you may seal an order before your turn.")
    result: Result | None


class Snapshot(GameStatus):
    """Everything about a table that the viewer may see."""

    type: Literal["snapshot"] = "snapshot"
    re: Tag = None
    table: TableInfo
    plies: list[PlyInfo]


class Played(GameStatus):
    """The state of the game after your action or undo, and the plies that it added."""

    type: Literal["played"] = "played"
    plies: list[PlyInfo]


class PlyMessage(PlyInfo):
    """A new ply. If it is your own action, `re` is your tag, and the message is the acknowledgement."""

    type: Literal["ply"] = "ply"
    re: Tag = None
    clock: Clock | None
    absence: Absence | None
    can_undo: bool = Field(description="Whether you may take back your last action now.")
    can_hint: bool = Field(description="Whether you may ask for hints: no other human plays here.")
    can_seal: bool = Field(description="Whether you may seal an order before your turn.")
    result: Result | None


class TableChanged(BaseModel):
    """Someone joined, left, connected, disconnected, was renamed, reminded or replaced; the game ended; a rematch."""

    type: Literal["table"] = "table"
    table: TableInfo
    absence: Absence | None


class Ack(BaseModel):
    """The same action was stored before. It counts once."""

    type: Literal["ack"] = "ack"
    re: Tag = None
    ply: int = Field(description="How many plies are stored.")
    duplicate: Literal[True] = True


class Failure(BaseModel):
    """A refused request. If the reason is `stale`, `now` is the current state of the game."""

    type: Literal["error"] = "error"
    re: Tag = None
    error: Problem
    now: GameStatus | None = None


class ThoughtInfo(BaseModel):
    action: str
    visits: int
    chance: float
    reasons: list[MessageInfo] = Field(description="By the rules and by counting, from what the seat sees.")


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


FromServer = Annotated[
    Snapshot | PlyMessage | TableChanged | Ack | Failure | Hint | TalkSent | Pong, Field(discriminator="type")
]


class Plies(BaseModel):
    ply: int = Field(description="How many plies are stored.")
    plies: list[PlyInfo]


class Reason(BaseModel):
    """Why an action is illegal now; null if it is legal."""

    reason: Problem | None
