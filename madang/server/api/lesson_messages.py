"""Models of lessons, and of the catalogs that the page fetches when it needs them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from madang.server.api.messages import MessageInfo, Standing


class LessonFrame(BaseModel):
    """An action of a lesson, and the learner's view after it."""

    seat: int
    message: MessageInfo
    view: dict[str, Any]
    standing: Standing


class LessonStepInfo(BaseModel):
    note: str = Field(description="The id of the message to show.", examples=["lesson-koryo-goal"])
    chapter: int = Field(description="Steps of another chapter show another position.")
    point: list[str] = Field(description="Parts of the board that the note is about.", examples=[["tableau:0:6"]])
    action: str | None = Field(description="The action that the learner takes; null if there is only the note.")
    view: dict[str, Any] = Field(description="The learner's view.")
    standing: Standing
    frames: list[LessonFrame] = Field(description="What happens when the learner goes on.")


class LessonInfo(BaseModel):
    """A first game with notes. The catalogs `lessons` and `lesson-<game>` have its texts."""

    game: str
    rules: int = Field(description="The version of the rules.")
    learner: int = Field(description="The learner's seat.")
    players: int
    steps: list[LessonStepInfo]


class Catalog(BaseModel):
    """Messages in Fluent syntax that only some screens need."""

    name: str = Field(examples=["lesson-koryo"])
    language: str = Field(examples=["fr"])
    text: str
