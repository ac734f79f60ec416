"""Models of tournaments: what clients send, and what the server sends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from madang.server.api.messages import ListedResult
from madang.server.api.requests import MAX_CLOCK, StrictModel
from madang.server.tournaments.model import MAX_ENTRANTS, MAX_ROUNDS

Level = Annotated[str, StringConstraints(max_length=40)]


class NewTournament(StrictModel):
    """A new tournament. Its games have a clock, so that every round ends."""

    game: Annotated[str, StringConstraints(max_length=40)]
    format: Literal["swiss", "round-robin", "rotation"] = Field(
        description="For two players Swiss or round robin, for three and four rotating tables."
    )
    size: Annotated[int, Field(ge=2, le=4)] = Field(description="Players per table.")
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = Field(
        default=None, description="Null: as many as fit the number of entrants. A round robin has as many as it needs."
    )
    clock: Annotated[int, Field(ge=1, le=MAX_CLOCK)] | None = Field(default=None, description="Seconds per turn.")
    bank: Annotated[int, Field(ge=1, le=MAX_CLOCK)] | None = Field(
        default=None, description="Seconds that each player has for a game."
    )
    increment: Annotated[int, Field(ge=0, le=3600)] = Field(
        default=0, description="Seconds that the bank gains after each turn."
    )
    stand_in: Level | None = Field(
        default=None, description="The level of the bot that plays when the time is up; null for the server's default."
    )
    listed: bool = Field(default=False, description="Whether the lobby shows the tournament and its games.")

    @model_validator(mode="after")
    def _check(self) -> NewTournament:
        if (self.size == 2) == (self.format == "rotation"):
            raise ValueError("format: swiss and round-robin are for two players, rotation for three and four")
        if self.clock is None and self.bank is None:
            raise ValueError("clock: a tournament needs a clock or a bank, so that every round ends")
        return self


class AddBots(StrictModel):
    level: Level
    count: Annotated[int, Field(ge=1, le=MAX_ENTRANTS)] = 1


class RemoveEntrant(StrictModel):
    entrant: Annotated[int, Field(ge=0, lt=MAX_ENTRANTS)]


class TournamentInfo(BaseModel):
    id: str
    game: str
    format: Literal["swiss", "round-robin", "rotation"]
    size: int
    rounds: int = Field(description="The number of rounds, before the start with the entrants so far.")
    round: int = Field(description="The current round, from 1 on; 0 before the start.")
    status: Literal["open", "playing", "over", "closed"]
    clock: int | None
    bank: int | None
    increment: int
    stand_in: str
    listed: bool
    creator: bool = Field(description="Whether you created it, and may start it and close rounds.")
    created: float = Field(description="Seconds since 1970.")
    entrants: int = Field(description="The number of entrants.")
    you: int | None = Field(description="Your number among the entrants.")
    commitment: str = Field(description="SHA-256 of the secret from which all shuffles and the lots are derived.")
    secret: str | None = Field(
        description="After the end. The secret of game g of round r is the SHA-256 of `secret/r/g`, and that is the "
        "commitment's secret of its table."
    )


class EntrantInfo(BaseModel):
    name: str | None = Field(description="Null for a bot, and for a guest who has been deleted.")
    level: str | None = Field(description="The bot's level; with a name, the bot that plays after a withdrawal.")


class StandingsLine(BaseModel):
    """An entrant's line in the standings."""

    entrant: int
    place: int = Field(description="From 1 on. Entrants who are equal in everything share a place.")
    points: float
    games: int
    wins: int
    buchholz: float = Field(description="Two players: the opponents' points.")
    sonneborn_berger: float = Field(description="Two players: the points of those who were beaten, half if drawn.")
    share: float = Field(description="Three and four players: the sum of the shares in the scores of the tables.")


class TournamentGame(BaseModel):
    """A game of a round; with one entrant, a bye."""

    round: int
    entrants: list[int] = Field(description="In the order of their seats.")
    table: str | None
    decided: bool
    points: list[float] | None = Field(description="By seat; null while the game is not decided.")
    result: ListedResult | None = Field(description="Null if the game was closed without a result, and for byes.")


class TournamentView(BaseModel):
    """Everything about a tournament."""

    tournament: TournamentInfo
    entrants: list[EntrantInfo]
    standings: list[StandingsLine]
    games: list[TournamentGame]


class Tournaments(BaseModel):
    tournaments: list[TournamentInfo] = Field(description="Listed tournaments in progress, and yours.")
