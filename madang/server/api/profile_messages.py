"""Models of profiles and of the leaderboard."""

from __future__ import annotations

from pydantic import BaseModel, Field


class RatingPoints(BaseModel):
    rating: int = Field(description="A newcomer has 1500.", examples=[1612])
    deviation: int = Field(description="The true strength lies within this of the rating, with 95%.", examples=[140])


class CurvePoint(RatingPoints):
    at: float = Field(description="When the game ended, in seconds since 1970.")


class RatingInfo(RatingPoints):
    """A rating in one game with one number of players."""

    game: str
    players: int
    games: int = Field(description="Rated games.")
    curve: list[CurvePoint] = Field(description="The rating after each game; after many games only some of them.")


class ScoreCount(BaseModel):
    score: int
    games: int


class SeatStatistics(BaseModel):
    players: int
    seat: int
    played: int
    won: int


class Favorite(BaseModel):
    kind: str = Field(description="A family of cards, or a kind of goods.", examples=["merchant"])
    count: int


class Person(BaseModel):
    """A player or a bot; all null for a guest who was deleted."""

    player: str | None = Field(description="The id of the player's profile.")
    name: str | None
    level: str | None = Field(description="The bot's level.")


class Opponent(Person):
    played: int
    ahead: int = Field(description="In how many games you had the better place.")


class BestGame(BaseModel):
    table: str | None = Field(description="The table, for its replay; null if the server no longer has it.")
    at: float
    score: int
    place: int
    players: int
    opponents: list[Person]


class GameStatistics(BaseModel):
    game: str
    played: int
    won: int = Field(description="Also shared wins.")
    average: float = Field(description="The mean score.")
    scores: list[ScoreCount]
    seats: list[SeatStatistics]
    favorites: list[Favorite]
    best: list[BestGame]


class Profile(BaseModel):
    """A player: to themselves with all finished games, to others with those at listed tables."""

    id: str
    name: str
    you: bool
    created: float
    played: int = Field(description="Games in these statistics.")
    ratings: list[RatingInfo]
    games: list[GameStatistics]
    opponents: list[Opponent]


class Leader(RatingPoints):
    rank: int
    player: str = Field(description="The id of the player's profile.")
    name: str
    games: int
    you: bool


class BotRating(RatingPoints):
    level: str


class Leaderboard(BaseModel):
    """The players of one game with one number of players, by the lower end of the interval of their rating."""

    game: str
    players: int
    leaders: list[Leader]
    bots: list[BotRating]
