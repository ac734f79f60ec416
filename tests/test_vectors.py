"""The test vectors of fair shuffles are what the engine gives now."""

from __future__ import annotations

import json

from tests import vectors


def test_the_engine_gives_the_vectors() -> None:
    assert vectors.PATH.read_text("utf-8") == vectors.text(), "make golden, and read the diff: games are dealt anew"


def test_some_words_are_thrown_away() -> None:
    """Otherwise the vector for that proves nothing."""
    generator = vectors._generator("madang rejection")
    words = 0
    for _ in range(vectors.DRAWN):
        left = int(generator.unread)
        vectors.below(generator, vectors.REJECTING)
        words += (left - int(generator.unread)) % 8 or 8
    assert words > vectors.DRAWN


def test_every_number_of_players_is_there() -> None:
    content = json.loads(vectors.PATH.read_text("utf-8"))
    assert {(deal["game"], len(deal["hands"])) for deal in content["deals"]} == {
        (name, players) for name in vectors.CARD_GAMES for players in vectors.PLAYERS
    }
    assert {len(roll["contributions"]) for roll in content["rolls"]} == {*vectors.PLAYERS}
    assert all({"roll 0", "roll 1"} <= roll["harbors"].keys() for roll in content["rolls"])
