"""Korean particles. The page's tests read the same vectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from madang.josa import josa
from madang.messages import FUNCTIONS

VECTORS = json.loads((Path(__file__).parent / "vectors" / "josa.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['value']} {vector['forms']}")
def test_the_particle_fits_the_value(vector: dict[str, str]) -> None:
    assert josa(vector["value"], vector["forms"]) == vector["text"]


@pytest.mark.parametrize("forms", ["은", "은/", "/는", ""])
def test_two_forms_are_needed(forms: str) -> None:
    with pytest.raises(ValueError, match="two forms"):
        josa("상인", forms)


def test_catalogs_may_use_it() -> None:
    bundle = FluentBundle(["ko"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "card = { $kind ->\n    [merchant] 상인\n   *[spy] 첩자\n}\n"
            'took = { JOSA($who, "이/가") } { JOSA(card, "을/를") } { JOSA($count, "으로/로") }\n'
        )
    )
    pattern: Any = bundle.get_message("took").value
    assert bundle.format_pattern(pattern, {"who": "Ann", "kind": "merchant", "count": 7}) == (
        "Ann이(가) 상인을 7로",
        [],
    )
    text, errors = bundle.format_pattern(pattern, {"kind": "spy", "count": 3})
    assert text == "who 첩자를 3으로"
    assert len(errors) == 1, "the missing argument"
