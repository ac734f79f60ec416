"""Statistics of a run."""

from __future__ import annotations

import pytest

from madang.core.playouts import WHOLE_WIN
from madang.lab import summary
from madang.lab.action_groups import action_groups
from tests.lab.runs import run_of


def test_seats_are_ordered_from_the_first_player() -> None:
    run = run_of([[9, 1], [1, 9], [9, 1], [9, 1]], first=[0, 1, 0, 1])
    shares = summary.seat_shares(run)
    assert [share.value for share in shares] == [0.75, 0.25]
    assert shares[0].error == pytest.approx(1.96 * 0.5 / 2)
    assert [score.value for score in summary.seat_scores(run)] == [7, 3]


def test_margins_and_shared_wins() -> None:
    run = run_of([[9, 5, 7], [4, 4, 1]], first=[0, 0])
    assert summary.margins(run).tolist() == [2, 0]
    assert summary.shared_wins(run).value == 0.5
    assert run.shares.tolist() == [[1, 0, 0], [0.5, 0.5, 0]]


def test_leaders_of_a_part_and_their_wins() -> None:
    run = run_of([[9, 5], [4, 4], [2, 8]], first=[0, 0, 0])
    merchants = summary.parts(run)[8]
    assert merchants.led.value == pytest.approx(2 / 3)
    assert merchants.points.value == 8.5
    assert merchants.share.value == 1
    assert summary.parts(run)[0].led.value == 0


def test_actions_are_compared_with_hands_that_declined_them() -> None:
    run = run_of([[9, 5]] * 4, first=[0] * 4)
    run.offered[0] = 1000, 500 * WHOLE_WIN
    run.chosen[0] = 400, 280 * WHOLE_WIN
    run.offered[1] = run.chosen[1] = 1000, 500 * WHOLE_WIN  # nobody declined it: no comparison
    (only,) = summary.actions(run)
    assert only.action == action_groups("koryo")[0][0]
    assert only.chosen.value == pytest.approx(0.7)
    assert only.declined.value == pytest.approx(220 / 600)
    assert only.worth.value == pytest.approx(0.7 - 220 / 600)
    assert only.worth.significant


def test_means_of_no_value_and_of_one_value() -> None:
    assert summary.mean([]).value == 0
    assert summary.mean([3]) == summary.Mean(3, 0, 1)
