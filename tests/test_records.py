"""Records: written, read and replayed; broken and forged records are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madang import BadRecord, Fairness, Game, Record
from madang.core import record as record_module
from madang.core.fairness import commitment, new_secret
from tests.played_games import played_record

FAIR = Fairness("ab" * 32, ("ann: 4711", "bob's dog"))


def test_a_record_replays_to_the_same_game(game: Game, players: int, tmp_path: Path) -> None:
    record = played_record(game, players)
    record.write(tmp_path / "game.json")
    copy = Record.read(tmp_path / "game.json")
    assert [state.position() for state in copy.states()] == [state.position() for state in record.states()]
    assert copy.text() == record.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_an_unfinished_game_can_be_written_and_read(game: Game) -> None:
    record = played_record(game, actions=7)
    assert record.json()["result"] is None
    assert Record.parse(record.text()).state == record.state


def test_actions_can_be_taken_back() -> None:
    record = played_record("koryo", actions=7)
    before = record.state
    record.play(before.actions()[0])
    assert record.undo() == before
    assert len(record.actions) == 7
    with pytest.raises(ValueError, match="no action"):
        Record("koryo").undo()


def test_the_history_is_indexed_like_a_list_of_states(game: Game) -> None:
    states = [game.start(2, seed=5)]
    record = Record(game.name, 2, seed=5)
    while not states[-1].over:
        states.append(states[-1].play(states[-1].actions()[-1]))
        record.play(record.state.actions()[-1])
    history = record.history
    assert list(record.states()) == states
    assert [history[number] for number in range(-len(states), 0)] == states
    assert (history[2:9:3], history[::-1], len(history)) == (states[2:9:3], states[::-1], len(states))
    assert [state.actions() for state in reversed(history)] == [state.actions() for state in reversed(states)]
    with pytest.raises(IndexError):
        history[len(states)]


def test_play_forced_plays_until_there_is_a_choice() -> None:
    record = Record("koryo", players=2, seed=1)
    record.play(record.state.actions()[1])
    record.play(record.state.actions()[1])
    assert record.state.forced
    record.play_forced()
    assert not record.state.forced
    assert len(record.actions) > 2


def test_a_fair_record_keeps_its_seed_and_every_contribution_changes_the_deal() -> None:
    record = played_record("koryo", seed=FAIR)
    copy = Record.parse(record.text())
    assert copy.seed == FAIR
    assert copy.json()["seed"]["commitment"] == commitment("ab" * 32)
    assert Record("koryo", 2, FAIR).state != Record("koryo", 2, Fairness("ab" * 32, ("ann: 4712", "bob's dog"))).state
    assert Record("koryo", 2, FAIR).state != Record("koryo", 2, Fairness("ac" * 32, FAIR.contributions)).state


PUBLISHED = Fairness(FAIR.secret, FAIR.contributions, "k3w9", "2026-01-31T18:00:00Z")


def test_a_fair_record_may_name_the_table_and_time_of_its_commitment() -> None:
    assert PUBLISHED.seed == FAIR.seed
    record = played_record("koryo", seed=PUBLISHED)
    assert record.json()["seed"]["table"] == "k3w9"
    assert record.json()["seed"]["committed"] == "2026-01-31T18:00:00Z"
    assert Record.parse(record.text()).seed == PUBLISHED
    assert "table" not in played_record("koryo", seed=FAIR).json()["seed"]


@pytest.mark.parametrize("time", ["2026-01-31T18:00:00.123456+00:00", "2026-01-31T18:00:00.5Z"])
def test_a_commitment_time_in_utc_is_accepted(time: str) -> None:
    assert Fairness(FAIR.secret, FAIR.contributions, "k3w9", time).committed == time


@pytest.mark.parametrize(
    ("problem", "change"),
    [
        ("together", {"table": "k3w9"}),
        ("together", {"committed": "2026-01-31T18:00:00Z"}),
        ("must be texts", {"table": None, "committed": None}),
        ("seed.table", {"table": 7, "committed": "2026-01-31T18:00:00Z"}),
        ("seed.table", {"table": "", "committed": "2026-01-31T18:00:00Z"}),
        ("seed.table", {"table": "k3w9\x1b[31m", "committed": "2026-01-31T18:00:00Z"}),
        ("seed.committed", {"table": "k3w9", "committed": 1769882400}),
        ("seed.committed", {"table": "k3w9", "committed": "yesterday"}),
        ("seed.committed", {"table": "k3w9", "committed": "2026-01-31T18:00:00"}),
        ("seed.committed", {"table": "k3w9", "committed": "2026-01-31T18:00:00+01:00"}),
        ("seed.committed", {"table": "k3w9", "committed": "2026-02-31T18:00:00Z"}),
        ("seed: must be", {"place": "k3w9"}),
    ],
)
def test_a_wrong_table_or_time_of_a_commitment_is_refused(problem: str, change: dict[str, Any]) -> None:
    content = played_record("koryo", seed=FAIR).json()
    content["seed"] |= change
    with pytest.raises(BadRecord, match=problem):
        Record.parse(with_checksum(content))


def test_contributions_cannot_be_shifted_between_seats() -> None:
    assert Fairness("00" * 32, ("a", "bc")).seed != Fairness("00" * 32, ("ab", "c")).seed


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


@pytest.mark.parametrize("text", ["", "x" * 101, "ä", "tab\t", 7, None])
def test_contributions_that_are_not_short_ascii_texts_are_refused(text: Any) -> None:
    with pytest.raises(BadRecord, match="contributions"):
        Fairness("00" * 32, (text, "fine"))


def test_a_truncated_file_is_refused_wherever_it_ends() -> None:
    text = played_record("koryo").text()
    for end in range(0, len(text.rstrip()), 37):
        with pytest.raises(BadRecord):
            Record.parse(text[:end])


def with_checksum(content: dict[str, Any]) -> str:
    """A forged record with a correct checksum."""
    content.pop("checksum", None)
    return json.dumps(content | {"checksum": record_module._checksum(content)})


FORGERIES: list[tuple[str, dict[str, Any]]] = [
    ("not a record", {"format": "pgn"}),
    ("there is no game 'chess'", {"game": "chess"}),
    ("game: must be of type str", {"game": 3}),
    ("rules: played by rules version 99, and these are version 1", {"rules": 99}),
    ("2 to 4 players, not 7", {"players": 7}),
    ("players: must be of type int", {"players": "2"}),
    ("seed: must be a number", {"seed": 7}),
    ("seed: must be a number", {"seed": {"number": "x"}}),
    ("seed: must be a number", {"seed": {"number": "7", "more": 1}}),
    ("seed: must be a number", {"seed": {"number": "1" + "0" * 100}}),
    ("is not the hash of the secret",
     {"seed": {"commitment": "00" * 32, "secret": "ab" * 32, "contributions": ["a", "b"]}}),
    ("secret: must be 64", {"seed": {"commitment": "00", "secret": "ab", "contributions": ["a", "b"]}}),
    ("1 for 2 players",
     {"seed": {"commitment": commitment("ab" * 32), "secret": "ab" * 32, "contributions": ["a"]}}),
    ("actions: must be of type list", {"actions": "pass"}),
    ("actions: must be texts", {"actions": [1]}),
    ("actions: number 1, 'end' is not legal", {"actions": ["end"]}),
    ("result: ", {"result": {"scores": [99, 0], "winners": [0]}}),
    ("result: ", {"result": None}),
    ("result: ", {"actions": []}),
    ("color: is not a field", {"color": "red"}),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "change"), FORGERIES)
def test_forged_records_are_refused_with_the_reason(problem: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match=problem):
        Record.parse(with_checksum(played_record("koryo").json() | change))


def test_a_record_with_a_missing_field_is_refused() -> None:
    content = played_record("koryo").json()
    for field in content:
        rest = {name: value for name, value in content.items() if name != field}
        with pytest.raises(BadRecord):
            Record.from_json(rest)


def test_an_edited_file_is_refused_by_its_checksum() -> None:
    text = played_record("koryo").text()
    with pytest.raises(BadRecord, match="checksum"):
        Record.parse(text.replace('"number": "5"', '"number": "6"'))


@given(junk=st.one_of(st.text(), st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)))
def test_any_other_text_raises_bad_record(junk: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(junk)


def test_missing_binary_and_deeply_nested_files_raise_bad_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path / "nothing.json")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path / "binary")
    with pytest.raises(BadRecord):
        Record.parse("[" * 100_000)
