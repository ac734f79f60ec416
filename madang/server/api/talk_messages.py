"""Models of what the server sends about talk at a table."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class TalkMessage(BaseModel):
    """What somebody has said. The client translates phrases, and shows texts as they are, never as markup."""

    id: int = Field(description="Unique; a client may receive a message twice.")
    seat: int | None = Field(description="The seat of the player who said it; null for a spectator.")
    player: str = Field(description="The id of the speaker's profile.", examples=["8c1f0a52de3b9470"])
    name: str
    kind: Literal["phrase", "reaction", "text"]
    content: str = Field(description="The id of the phrase (`talk-<id>` in the catalogs) or of the reaction; the text.")
    aside: bool = Field(description="Whether a spectator said it during the game: players get it after the end.")
    at: float = Field(description="Seconds since 1970.")


class Talk(BaseModel):
    """The last messages at a table, in order, and the ids of the phrases and reactions that can be sent."""

    messages: list[TalkMessage]
    phrases: list[str]
    reactions: list[str]


class TalkSent(BaseModel):
    """New messages. If the first is your own, `re` is your tag."""

    type: Literal["talk"] = "talk"
    re: int | str | None = None
    replace: bool = Field(
        description="Whether these are all that the client should show: after it connected, and when some were removed."
    )
    messages: list[TalkMessage]


class MutedPlayer(BaseModel):
    player: str = Field(description="The id of the player's profile.")
    name: str


class Muted(BaseModel):
    """The players whom you have muted."""

    players: list[MutedPlayer]
