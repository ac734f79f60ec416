"""What clients send: the bodies of requests and the messages over the socket. `docs/protocol.md` explains them."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from madang.bots.levels import LEVELS

UNREADABLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories that do not belong in a name: control, zero-width and direction-changing characters."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164"
    "\ufdd0-\ufdef\ufe00-\ufe0f\uffa0\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e0fff]"
)
"""Characters of other categories that show nothing."""
EMOJI_STYLE = "\ufe0f"
"""What keyboards put behind a symbol so that it is shown in color. Names are kept without it."""


def _checked_name(name: str) -> str:
    """A name that everybody can read, and that is not taken for a bot's."""
    name = unicodedata.normalize("NFC", name.replace(EMOJI_STYLE, "")).strip()
    if not name:
        raise ValueError("must not be empty")
    if BLANK.search(name) or any(unicodedata.category(character) in UNREADABLE for character in name):
        raise ValueError("must not contain control characters or invisible characters")
    words = {*re.findall(r"\w+", unicodedata.normalize("NFKC", name).casefold())}
    if words and words <= {"bot", *LEVELS}:
        raise ValueError("must not be the name of a bot")
    return name


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_checked_name)
]
Contribution = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[ -~]+$")]
Notation = Annotated[str, StringConstraints(max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
PlyNumber = Annotated[int, Field(ge=0, le=2**31)]
Tag = Annotated[
    int | Annotated[str, StringConstraints(max_length=100)] | None,
    Field(description="Chosen by the client, sent back with the answer."),
]


class Request(BaseModel):
    """What clients send: unknown fields and values of another type are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Rename(Request):
    name: Name = Field(examples=["Ann"])


class NewTable(Request):
    """A new table. Several seats may be "me": then they are played on one device."""

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
        description='Each "me", "open" or the level of a bot.', examples=[["me", "random"]]
    )
    listed: bool = Field(default=False, description="Shown in the lobby; otherwise by link only.")
    clock: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = Field(
        default=None, description="Seconds a turn, or null for none."
    )
    stand_in: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="The bot that plays when the time is up; null takes the server's choice."
    )


class Contribute(Request):
    """Your own text for the shuffle, sent after you have seen the table's commitment."""

    contribution: Contribution | None = Field(
        default=None, description="Null leaves the choice to the server.", examples=["ann's lucky 7"]
    )


class Sit(Contribute):
    seat: SeatNumber | None = Field(default=None, description="Which open seat; null takes the first.")


class Start(Request):
    fill: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, description="The level of the bots that take the open seats; null takes the server's choice."
    )


class Act(Request):
    """An action, the seat that acts, and the number of the ply that it is to be."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"ply": 0, "seat": 0, "action": "play 22"}]})
    ply: PlyNumber
    seat: SeatNumber
    action: Notation


class Undo(Request):
    ply: PlyNumber


class AskHint(Request):
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


class SocketViewAs(Request):
    """Show the table from this seat of mine; null is a spectator's view. Answered by a snapshot."""

    type: Literal["view_as"]
    seat: SeatNumber | None
    since: PlyNumber | None = None
    re: Tag = None


class SocketPing(Request):
    type: Literal["ping"]
    re: Tag = None


FromClient = Annotated[SocketAct | SocketUndo | SocketHint | SocketViewAs | SocketPing, Field(discriminator="type")]
