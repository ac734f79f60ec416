"""The committed test vectors of fair shuffles match the library."""

from __future__ import annotations

import json

from tests import shuffle_vectors


def test_the_library_reproduces_the_vectors() -> None:
    assert shuffle_vectors.PATH.read_text("utf-8") == shuffle_vectors.text(), (
        "deals have changed: run make golden and read the diff"
    )


def test_the_rejection_vector_rejects_some_words() -> None:
    """Without a rejected word the vector would not test rejection."""
    generator = shuffle_vectors._generator("madang rejection")
    words = 0
    for _ in range(shuffle_vectors.REJECTING_DRAWS):
        left = int(generator.unread)
        shuffle_vectors.below(generator, shuffle_vectors.REJECTING_BOUND)
        words += (left - int(generator.unread)) % 8 or 8
    assert words > shuffle_vectors.REJECTING_DRAWS


def test_there_are_vectors_for_every_game_and_number_of_players() -> None:
    content = json.loads(shuffle_vectors.PATH.read_text("utf-8"))
    assert {(deal["game"], len(deal["hands"])) for deal in content["deals"]} == {
        (name, players) for name in shuffle_vectors.CARD_GAMES for players in shuffle_vectors.PLAYERS
    }
    assert {len(roll["contributions"]) for roll in content["rolls"]} == {*shuffle_vectors.PLAYERS}
    assert all({"roll 0", "roll 1"} <= roll["harbors"].keys() for roll in content["rolls"])
