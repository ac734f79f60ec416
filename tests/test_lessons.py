"""Lessons: they play through by the rules, their notes exist in every language, and wrong files are refused."""

from __future__ import annotations

import re

import pytest

import madang
from madang.lessons import FOLDER, BadLesson, lesson, read_lesson
from madang.messages import languages, load_bundle

KORYO = (FOLDER / "koryo.toml").read_text("utf-8")


@pytest.mark.parametrize("name", madang.game_names())
def test_a_lesson_goes_from_the_goal_to_the_end_of_a_game(name: str) -> None:
    steps = lesson(name).steps
    assert steps[0].state.over, "the goal comes first"
    assert steps[-1].state.over
    assert lesson(name).learner in steps[-1].state.winners()
    actions = [step.action for step in steps if step.action]
    assert len(actions) >= 10
    assert len({action.split()[0] for action in actions}) >= 6


@pytest.mark.parametrize("name", madang.game_names())
def test_the_steps_follow_each_other(name: str) -> None:
    for step, after in zip(lesson(name).steps, lesson(name).steps[1:], strict=False):
        if step.chapter == after.chapter:
            assert (step.moves[-1].after if step.moves else step.state) == after.state
        assert [move.action for move in step.moves][:1] == ([step.action] if step.action else [])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", madang.game_names())
def test_every_note_has_a_text_and_every_text_a_note(name: str, language: str) -> None:
    notes = {step.note for step in lesson(name).steps}
    catalog = (FOLDER.parent / "locales" / language / f"lesson-{name}.ftl").read_text("utf-8")
    assert {*re.findall(r"^([\w-]+) =", catalog, re.MULTILINE)} == notes
    players = [seat for seat in range(lesson(name).players) if seat != lesson(name).learner]
    assert all(load_bundle(language).has_message(f"lesson-player-{seat}") for seat in players)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('do = "play 66"', 'do = "play 67"', "step 'place': 'play 67' is not legal: .*Ship Owner"),
        ('do = "banker"', 'do = "spy 1"', "step 'banker': 'spy 1' is not legal"),
        ('then = ["play 77", "play 6"]', 'then = ["play 77"]', "step 'banker': standing.leaders.6 is None, not 0"),
        ('note = "goal"', 'note = "goal"\ndo = "pass"', "step 'goal': the learner has no choice"),
        ('"tokens.0" = 3', '"tokens.0" = 4', "step 'goal-sum': tokens.0 is 3, not 4"),
        ('note = "hand"', 'note = "hand"\nwait = 3', "step 'hand': wait is not a field of a step"),
        ("bank = 2", "bank = 3", "bank and tokens must add up to 8"),
    ],
)
def test_a_lesson_that_contradicts_the_rules_is_refused(old: str, new: str, problem: str) -> None:
    assert old in KORYO
    with pytest.raises((BadLesson, madang.BadPosition), match=problem):
        read_lesson("koryo", KORYO.replace(old, new, 1))
