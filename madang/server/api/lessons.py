"""REST routes: lessons, and the catalogs of texts that only some screens of the page need."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

import madang
from madang.lessons import LessonMove, LessonStep, lesson
from madang.messages import DEFAULT_LANGUAGE, LOCALES, Message, languages
from madang.server.api import lesson_messages as lm
from madang.server.api import messages as m
from madang.server.api.dependencies import REFUSALS, OptionalGuest, json_response
from madang.server.errors import Refused
from madang.server.tables.outcome import outcome_of

router = APIRouter(prefix="/api", responses=REFUSALS)
CATALOGS = (
    "absence",
    "advance",
    "alerts",
    "challenges",
    "coach",
    "lessons",
    "players",
    "puzzles",
    "review",
    "talk",
    "tournaments",
    *(f"lesson-{name}" for name in madang.game_names()),
)
"""The catalogs that are not part of the page."""
GameName = Annotated[str, Path(max_length=40, examples=["koryo"])]


@router.get("/lessons/{game}", response_model=lm.LessonInfo)
async def get_lesson(_: OptionalGuest, game: GameName) -> Response:
    """The lesson of a game: every step as the learner sees it."""
    return Response(await asyncio.to_thread(_lesson_json, _checked_game(game)), media_type="application/json")


@router.get("/lessons/{game}/explain", response_model=m.Reason)
async def explain(
    request: Request,
    _: OptionalGuest,
    game: GameName,
    step: Annotated[int, Query(ge=0, le=1000)],
    action: Annotated[str, Query(max_length=100)],
) -> Response:
    """Why an action is illegal at a step of a lesson."""
    steps = lesson(_checked_game(game)).steps
    if step >= len(steps):
        raise Refused("not-found")
    reason = steps[step].state.explain(action)
    return json_response(request, {"reason": None if reason is None else Refused(reason).json()["error"]})


@router.get("/catalogs/{name}", response_model=lm.Catalog)
async def catalog(
    request: Request,
    _: OptionalGuest,
    name: Annotated[str, Path(max_length=40, examples=["lesson-koryo"])],
    language: Annotated[str, Query(max_length=20)] = DEFAULT_LANGUAGE,
) -> Response:
    """A catalog of texts in a language."""
    if name not in CATALOGS or language not in languages():
        raise Refused("not-found")
    return json_response(request, {"name": name, "language": language, "text": _catalog_text(name, language)})


@functools.cache
def _catalog_text(name: str, language: str) -> str:
    return (LOCALES / language / f"{name}.ftl").read_text("utf-8")


def _checked_game(game: str) -> str:
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    return game


@functools.cache
def _lesson_json(game: str) -> bytes:
    found = lesson(game)
    steps = [_step_info(step, found.learner) for step in found.steps]
    info = {"game": game, "rules": madang.game(game).version, "learner": found.learner, "players": found.players}
    return msgspec.json.encode(info | {"steps": steps})


def _step_info(step: LessonStep, learner: int) -> dict[str, Any]:
    return {
        "note": step.note,
        "chapter": step.chapter,
        "point": step.point,
        "action": step.action,
        "view": step.state.view(learner),
        "standing": step.state.standing(),
        "frames": [_frame(move, learner) for move in step.moves],
    }


def _frame(move: LessonMove, learner: int) -> dict[str, Any]:
    """A move as the learner sees it: what others place face down stays hidden."""
    placed = outcome_of(move.before, move.after).placed
    if placed and move.seat != learner:
        message = Message("placed-cards", {"who": "", "count": placed})
    else:
        message = move.before.describe(move.action, "")
    return {
        "seat": move.seat,
        "message": {"id": message.id, "args": message.args},
        "view": move.after.view(learner),
        "standing": move.after.standing(),
    }
