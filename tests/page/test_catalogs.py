"""The catalogs have every text that the page uses."""

from __future__ import annotations

import re

import pytest

import madang
from tests.page.generate_types import WEB
from tests.page.server import ROOT

LOCALES = ROOT / "madang" / "locales"


def message_ids(language: str) -> set[str]:
    texts = [path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl")]
    return {message_id for text in texts for message_id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def test_every_text_of_the_page_is_in_the_catalog() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in WEB.glob("src/**/*") if path.suffix in (".svelte", ".ts"))
    used = set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", sources))
    assert len(used) > 100
    assert used - message_ids("en") == set()


@pytest.mark.parametrize("game", madang.game_names())
def test_every_action_has_a_text(game: str) -> None:
    verbs = {notation.split()[0] for notation in madang.game(game).notations}
    assert {f"{game}-do-{verb}" for verb in verbs} - message_ids("en") == set()
