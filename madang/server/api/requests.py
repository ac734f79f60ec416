"""Models of what clients send: request bodies and socket messages. `docs/protocol.md` explains them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from madang.server.api.text_checks import checked_name, readable_text
from madang.server.tables.model import DEFAULT_PATIENCE
from madang.server.tables.talk import MAX_TEXT, TalkKind

MAX_CLOCK = 30 * 24 * 3600
"""Seconds of a clock."""
MAX_PREFS = 4_096
"""Bytes of the settings of a guest."""


def _small(prefs: dict[str, Any]) -> dict[str, Any]:
    text = json.dumps(prefs, ensure_ascii=False, allow_nan=False)
    if len(text.encode()) > MAX_PREFS:  # encoding fails for characters that are not Unicode
        raise ValueError(f"must have at most {MAX_PREFS} bytes as JSON")
    return prefs


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(checked_name)
]
Contribution = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[ -~]+$")]
Notation = Annotated[str, StringConstraints(max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
PlyNumber = Annotated[int, Field(ge=0, le=2**31)]
Tag = Annotated[
    int | Annotated[str, StringConstraints(max_length=100)] | None,
    Field(description="Chosen by the client, and sent back with the reply."),
]


class StrictModel(BaseModel):
    """Refuses unknown fields and values of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Rename(StrictModel):
    name: Name = Field(examples=["Ann"])


class SetPrefs(StrictModel):
    prefs: Annotated[dict[str, Any], AfterValidator(_small)] = Field(
        description="The settings of the page, for all your devices.", examples=[{"theme": "dark"}]
    )


class TypedCode(StrictModel):
    """A transfer code from another of your devices."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)] = Field(examples=["K7M2Q-9XRTW"])


class RedeemCode(TypedCode):
    merge: bool = Field(description="Whether the tables of the guest who used this device come along.")


class NewPasskey(StrictModel):
    credential: dict[str, Any] = Field(description="The browser's `PublicKeyCredential` as JSON.")


class PasskeySignIn(NewPasskey):
    merge: bool = Field(description="Whether the tables of the guest who used this device come along.")


class NewTable(StrictModel):
    """A new table. With several seats "me", one guest plays them on one device."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "koryo", "seats": ["me", "random"]},
                {"game": "koryo", "seats": ["me", "open", "random"], "listed": True, "clock": 60},
            ]
        }
    )
    game: Annotated[str, StringConstraints(max_length=40)] = Field(examples=["koryo"])
    seats: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(min_length=2, max_length=4)] = Field(
        description='For each seat: "me", "open" or the level of a bot.', examples=[["me", "random"]]
    )
    listed: bool = Field(default=False, description="Whether the lobby shows the table. Otherwise people join by link.")
    clock: Annotated[int, Field(ge=1, le=MAX_CLOCK)] | None = Field(
        default=None, description="Seconds per turn; null for no limit. Some days for play by correspondence."
    )
    bank: Annotated[int, Field(ge=1, le=MAX_CLOCK)] | None = Field(
        default=None, description="Seconds that each player has for the whole game; null for no limit."
    )
    increment: Annotated[int, Field(ge=0, le=3600)] = Field(
        default=0, description="Seconds that the bank gains after each turn."
    )
    patience: Annotated[int, Field(ge=1, le=MAX_CLOCK)] = Field(
        default=DEFAULT_PATIENCE,
        description="Seconds of a turn without a clock after which the others may remind the player. After the same "
        "time again they may let a bot take over.",
    )
    stand_in: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="The level of the bot that plays when the time is up; null for the server's default."
    )
    free_text: bool | None = Field(
        default=None,
        description="Whether people may write texts of their own, besides preset phrases. Null: unless it is listed.",
    )


class Contribute(StrictModel):
    """Your text for the shuffle. Send it after you have kept the table's commitment."""

    contribution: Contribution | None = Field(
        default=None, description="Null: the server chooses a random text.", examples=["ann's lucky 7"]
    )


class Sit(Contribute):
    seat: SeatNumber | None = Field(default=None, description="The number of an open seat; null for the first.")


class Start(StrictModel):
    fill: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="The level of the bots that take the open seats; null for the server's default."
    )


class Abandon(StrictModel):
    agree: bool = Field(description="Whether you agree to abandon the game. It is closed when all players agree.")


class Act(StrictModel):
    """An action, the seat that acts, and the number that its ply will have."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"ply": 0, "seat": 0, "action": "play 22"}]})
    ply: PlyNumber
    seat: SeatNumber
    action: Notation


class Undo(StrictModel):
    ply: PlyNumber


class AskHint(StrictModel):
    seat: SeatNumber


class TryAction(StrictModel):
    """Another action at a decision of a finished game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"step": 0, "action": "play 22"}]})
    step: PlyNumber = Field(description="The number of the state in the replay.")
    action: Notation


class Say(StrictModel):
    """A preset phrase, a reaction, or a text of your own where the table allows it."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "phrase", "content": "well-played"}]})
    kind: TalkKind
    content: Annotated[str, StringConstraints(min_length=1, max_length=MAX_TEXT), AfterValidator(readable_text)] = (
        Field(description="The id of a phrase or reaction, or the text.")
    )


class SocketAct(Act):
    type: Literal["action"]
    re: Tag = None


class SocketUndo(Undo):
    type: Literal["undo"]
    re: Tag = None


class SocketHint(AskHint):
    type: Literal["hint"]
    re: Tag = None


class SocketViewAs(StrictModel):
    """Switch to the view of another of your seats; null for a spectator's view. The reply is a snapshot."""

    type: Literal["view_as"]
    seat: SeatNumber | None
    since: PlyNumber | None = None
    re: Tag = None


class SocketLooking(StrictModel):
    """Whether the table is on the screen. Who does not look is told by push messages and webhooks."""

    type: Literal["looking"]
    looking: bool
    re: Tag = None


class SocketTalk(Say):
    type: Literal["talk"]
    re: Tag = None


class SocketPing(StrictModel):
    type: Literal["ping"]
    re: Tag = None


FromClient = Annotated[
    SocketAct | SocketUndo | SocketHint | SocketViewAs | SocketLooking | SocketTalk | SocketPing,
    Field(discriminator="type"),
]
