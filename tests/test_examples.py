"""The programs in examples/ work, in a short run."""

from __future__ import annotations

from examples.learn_koryo import against_random, learn


def test_a_little_learning_beats_random_play() -> None:
    assert against_random(learn(iterations=3), games=600) > 0.6
