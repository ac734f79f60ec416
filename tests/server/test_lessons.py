"""The routes of lessons: what the learner sees, why an action is illegal, and the texts."""

from __future__ import annotations

import httpx
import pytest

import madang
from madang.lessons import lesson
from madang.messages import LOCALES, languages
from madang.server.api.lesson_messages import Catalog, LessonInfo
from madang.server.api.lessons import CATALOGS


def get(url: str, path: str) -> httpx.Response:
    return httpx.get(f"{url}/api/{path}", trust_env=False, timeout=60)


@pytest.mark.parametrize("game", madang.game_names())
def test_a_lesson_shows_what_the_learner_sees_and_nothing_else(sqlite_url: str, game: str) -> None:
    answer = get(sqlite_url, f"lessons/{game}")
    info = LessonInfo.model_validate_json(answer.content)
    script = lesson(game)
    assert [step.note for step in info.steps] == [step.note for step in script.steps]
    for told, step in zip(info.steps, script.steps, strict=True):
        assert told.view == step.state.view(script.learner)
        assert [frame.view for frame in told.frames] == [move.after.view(script.learner) for move in step.moves]
        for frame, move in zip(told.frames, step.moves, strict=True):
            if move.action.startswith("play ") and move.seat != script.learner:
                assert frame.message.id == "placed-cards"
                assert "cards" not in frame.message.args


def test_an_illegal_action_of_a_lesson_is_explained(sqlite_url: str) -> None:
    notes = [step.note for step in lesson("koryo").steps]
    step = notes.index("lesson-koryo-place")
    answer = get(sqlite_url, f"lessons/koryo/explain?step={step}&action=play 67").json()
    assert answer["reason"]["id"] == "koryo-ship-owners-needed"
    assert get(sqlite_url, f"lessons/koryo/explain?step={step}&action=play 66").json() == {"reason": None}
    assert get(sqlite_url, "lessons/koryo/explain?step=999&action=pass").status_code == 404


def test_catalogs_are_sent_in_every_language(sqlite_url: str) -> None:
    for name in CATALOGS:
        for language in languages():
            told = Catalog.model_validate_json(get(sqlite_url, f"catalogs/{name}?language={language}").content)
            assert told.text == (LOCALES / language / f"{name}.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("lessons/chess", 400),
        ("catalogs/page", 404),
        ("catalogs/..%2Fen%2Fcoach", 404),
        ("catalogs/coach?language=xx", 404),
        ("lessons/koryo/explain?step=-1&action=pass", 422),
    ],
)
def test_what_does_not_exist_is_refused(sqlite_url: str, path: str, status: int) -> None:
    assert get(sqlite_url, path).status_code == status
