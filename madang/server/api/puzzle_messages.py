"""Models of puzzles: what a guest sees before an attempt, sends, and is told after it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from madang.server.api.messages import MessageInfo, Standing
from madang.server.api.requests import Notation, StrictModel


class AttemptPuzzle(StrictModel):
    action: Notation | None = Field(description="Your move; null asks for the solution.", examples=["play 66"])


class PuzzleRating(BaseModel):
    rating: int
    deviation: int = Field(description="How uncertain the rating is: one standard deviation.")
    attempts: int


class ThemeCount(BaseModel):
    theme: str = Field(examples=["events"])
    puzzles: int
    tried: int = Field(description="How many of them you have tried.")


class DailyPuzzle(BaseModel):
    id: str
    solved: bool | None = Field(description="Whether you solved it at the first attempt; null if you have not tried.")


class PuzzleGame(BaseModel):
    """The puzzles of a game, and what you have done with them."""

    game: str
    puzzles: int
    themes: list[ThemeCount]
    player: PuzzleRating = Field(description="Your rating.")
    solved: int = Field(description="How many you solved at the first attempt.")
    streak: int = Field(description="On how many days in a row you solved the daily puzzle.")
    daily: DailyPuzzle


class Puzzles(BaseModel):
    day: int = Field(description="Today (UTC), in days since 1970.")
    games: list[PuzzleGame]


class NextPuzzle(BaseModel):
    id: str


class PuzzleInfo(BaseModel):
    """A puzzle before an attempt."""

    game: str
    rules: int = Field(description="The version of the rules.")
    id: str
    players: int
    seat: int = Field(description="Your seat, which is to act.")
    view: dict[str, Any] = Field(description="Your view.")
    standing: Standing
    daily: bool = Field(description="Whether it is today's puzzle.")
    tried: bool = Field(description="Whether you have tried it before: then it does not count any more.")


class RatingChange(BaseModel):
    before: PuzzleRating
    after: PuzzleRating


class ActionChance(BaseModel):
    action: str
    chance: float


class PositionAfter(BaseModel):
    view: dict[str, Any]
    standing: Standing


class Solution(BaseModel):
    """The explanation, sent after the right action or when it is asked for."""

    action: str
    margin: float = Field(description="By how much it is better than any other action, in winning chance.")
    error: float = Field(description="Half the 95% interval of the margin.")
    chances: list[ActionChance] = Field(description="The best actions with your winning chance, the solution first.")
    reasons: list[MessageInfo]
    themes: list[str]
    puzzle: PuzzleRating
    after: PositionAfter | None = Field(description="The position after it; null if something random would come up.")


class AttemptResult(BaseModel):
    right: bool
    loss: float | None = Field(description="What your action loses in winning chance; null if you asked.")
    reasons: list[MessageInfo] = Field(description="What speaks for and against your action.")
    rated: RatingChange | None = Field(description="Your rating before and after; null if the attempt does not count.")
    streak: int
    solution: Solution | None
