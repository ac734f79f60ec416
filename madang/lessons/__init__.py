"""Lessons: a first game with notes, as data. `docs/lessons.md` explains the format of the files.

A lesson is played through the engine when it is loaded, so a file that contradicts the rules raises an error.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import madang
from madang.core.state import State

FOLDER = Path(__file__).parent
STEP_FIELDS = {"note", "do", "then", "point", "facts"}
"""The fields that a step may have."""


class BadLesson(ValueError):
    """A lesson file is wrong: the text says where, and what is wrong with it."""


@dataclass(frozen=True)
class LessonMove:
    """An action of the lesson, with the states before and after it."""

    seat: int
    action: str
    before: State
    after: State


@dataclass(frozen=True)
class LessonStep:
    note: str
    """The id of the message that the learner reads."""
    chapter: int
    state: State
    action: str | None
    """The action that the learner takes here; None if there is only the note."""
    point: tuple[str, ...]
    """What to point at: zones of the board."""
    moves: tuple[LessonMove, ...]
    """What happens then: the learner's action, those of the others, and forced actions."""


@dataclass(frozen=True)
class Lesson:
    game: str
    players: int
    learner: int
    steps: tuple[LessonStep, ...]


@functools.cache
def lesson(game: str) -> Lesson:
    """The lesson of a game.

    >>> lesson("koryo").steps[0].note
    'lesson-koryo-goal'
    """
    madang.game(game)  # raises UnknownGame
    return read_lesson(game, (FOLDER / f"{game}.toml").read_text("utf-8"))


def read_lesson(game: str, text: str) -> Lesson:
    """Read a lesson file and play it through; raise `BadLesson` where it does not fit the rules."""
    data = tomllib.loads(text)
    steps = [step for number, chapter in enumerate(data["chapters"]) for step in _chapter(game, data, number, chapter)]
    return Lesson(game, data["players"], data["learner"], tuple(steps))


def _chapter(game: str, data: dict[str, Any], number: int, chapter: dict[str, Any]) -> Iterator[LessonStep]:
    """The steps of a chapter, which begins with a position of its own."""
    position = {"game": game, "players": data["players"], **_with_null(chapter["position"])}
    state = madang.game(game).position(position)
    for fields in chapter["steps"]:
        step = _step(game, data["learner"], number, state, fields)
        yield step
        state = step.moves[-1].after if step.moves else state


def _with_null(value: Any) -> Any:
    """A value of a lesson file. TOML has no null: the files write "nobody"."""
    if isinstance(value, dict):
        return {name: _with_null(part) for name, part in value.items()}
    return None if value == "nobody" else value


def _step(game: str, learner: int, chapter: int, state: State, fields: dict[str, Any]) -> LessonStep:
    where = f"{game}, step {fields.get('note')!r}"
    if unknown := {*fields} - STEP_FIELDS:
        raise BadLesson(f"{where}: {', '.join(sorted(unknown))} is not a field of a step")
    _check_facts(where, state.view(learner) | {"standing": state.standing()}, fields.get("facts", {}))
    action = fields.get("do")
    if action is not None and (state.actor != learner or state.forced):
        raise BadLesson(f"{where}: the learner has no choice to make here")
    script = [*([] if action is None else [action]), *fields.get("then", [])]
    point = tuple(fields.get("point", ()))
    return LessonStep(
        f"lesson-{game}-{fields['note']}", chapter, state, action, point, tuple(_play(where, state, script))
    )


def _play(where: str, state: State, script: list[str]) -> Iterator[LessonMove]:
    """Play the actions of a script. Forced actions between and after them are played without being named."""
    for action in script:
        if not state.allows(action):
            raise BadLesson(f"{where}: {action!r} is not legal: {state.explain(action)}")
        move = _move(state, action)
        yield move
        state = move.after
        while state.forced:
            move = _move(state, state.actions()[0])
            yield move
            state = move.after


def _move(state: State, action: str) -> LessonMove:
    assert state.actor is not None
    return LessonMove(state.actor, action, state, state.play(action))


def _check_facts(where: str, view: dict[str, Any], facts: dict[str, Any]) -> None:
    """Check what the note says against the learner's view. A fact is a path such as `tokens.0` and its value."""
    for path, expected in facts.items():
        value: Any = view
        for name in path.split("."):
            value = value[int(name)] if isinstance(value, list) else value.get(name)
        if value != _with_null(expected):
            raise BadLesson(f"{where}: {path} is {value!r}, not {expected!r}")
