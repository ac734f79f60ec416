"""The OpenAPI description: every body and every answer has an example that fits its model."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

import madang
from madang.bots.levels import LEVELS
from madang.server.api import (
    advance,
    alerts,
    challenge_messages,
    guest_messages,
    lesson_messages,
    messages,
    profile_messages,
    puzzle_messages,
    requests,
    review_messages,
    talk_messages,
    tournament_messages,
)
from madang.server.api.examples import EXAMPLES
from madang.server.app import create_app
from madang.server.settings import Settings

DESCRIPTION: dict[str, Any] = create_app(Settings()).openapi()
CONTENTS = [
    (f"{method} {path} {where}", content)
    for path, operations in DESCRIPTION["paths"].items()
    for method, operation in operations.items()
    for where, place in [("body", operation.get("requestBody", {})), *operation["responses"].items()]
    for content in place.get("content", {}).values()
]
MODELS = {
    name: model
    for module in (
        messages,
        advance,
        alerts,
        challenge_messages,
        guest_messages,
        lesson_messages,
        profile_messages,
        puzzle_messages,
        requests,
        review_messages,
        talk_messages,
        tournament_messages,
    )
    for name, model in vars(module).items()
    if isinstance(model, type)
} | {"Stale": messages.Failure}


@pytest.mark.parametrize(("where", "content"), CONTENTS, ids=[where for where, _ in CONTENTS])
def test_every_body_and_answer_has_an_example(where: str, content: dict[str, Any]) -> None:
    (reference,) = content["examples"].values()
    name = reference["$ref"].removeprefix("#/components/examples/")
    assert DESCRIPTION["components"]["examples"][name] == {"value": EXAMPLES[name]}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_fits_its_model(name: str) -> None:
    if name == "View":
        state = madang.game("koryo").start(seed=7).play("play 44")
        assert {*EXAMPLES[name]} == {*state.view(0)}
    elif name == "Record":
        fairness = madang.Fairness("00" * 32, ("a", "b"), "table", "2026-01-01T00:00:00Z")
        record = madang.Record("koryo", 2, fairness).json()
        assert {*EXAMPLES[name]} == {*record}
        assert {*EXAMPLES[name]["seed"]} == {*record["seed"]}
    else:
        model: type[BaseModel] = MODELS[name]
        assert model.model_validate(EXAMPLES[name]).model_dump(exclude_unset=True) == EXAMPLES[name]


def test_the_example_of_a_game_is_the_game() -> None:
    koryo = madang.game("koryo")
    assert {
        "name": koryo.name,
        "title": koryo.title,
        "rules": koryo.version,
        "players": [*koryo.players],
        "levels": [*LEVELS],
    } == EXAMPLES["Games"]["games"][0]
