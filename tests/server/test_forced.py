"""Forced actions that the server plays tell nobody anything: they depend on what lies open, and on nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from madang import Game, State
from madang import game as game_of
from madang.server.tables.forced import forced_steps, seen_as_forced
from tests.playing import random_game

GAMES = 10


def games(game: Game, players: int, number: int) -> Iterator[list[State]]:
    """The beginnings of random games, each up to a state that is not the last."""
    for seed in range(number):
        states = [*random_game(game, players, seed)]
        yield from (states[:end] for end in range(1, len(states)))


def test_worlds_that_a_seat_cannot_tell_apart_go_on_alike(game: Game, players: int) -> None:
    """If one went on at once and the other waited for its player, the wait would tell them apart."""
    seen: Counter[tuple[bool, bool]] = Counter()
    for *before, state in games(game, players, GAMES):
        goes_on = bool(forced_steps(state, before))
        seen[state.forced, goes_on] += 1
        for seat in range(players):
            if seat != state.actor:
                assert bool(forced_steps(state.determinize(seat, 1), before)) == goes_on, state.position()
    assert seen[True, True] > GAMES
    if "placed" in (game.record_type.names or ()):
        assert seen[True, False] > 0, "no action was forced that only its player could know to be forced"


def test_what_is_played_is_the_only_action_in_every_world(game: Game, players: int) -> None:
    for states in games(game, players, GAMES // 2):
        state = states[-1]
        if state.forced and seen_as_forced(state, reversed(states)):
            others = [seat for seat in range(players) if seat != state.actor]
            assert all(state.determinize(seat, world).forced for seat in others for world in range(50, 56))


def test_a_player_who_could_place_different_cards_is_asked_even_without_what_allowed_it() -> None:
    """Koryŏ: two unlike cards were placed by the leader of the Ship Owners, who has lost them since."""
    koryo = game_of("koryo")
    asked = 0
    for states in games(koryo, 3, 40):
        *before, state = states
        actor = state.actor or 0
        alike = state.determinize(1 - min(actor, 1), 1)
        if not state.forced and alike.forced and len(state.position()["placed"][actor]) == 2:
            asked += 1
            assert forced_steps(alike)
            assert not forced_steps(alike, before)
    assert asked > 0


def test_all_forced_steps_are_found_at_once(game: Game) -> None:
    for state in random_game(game, 3, 4):
        steps = forced_steps(state)
        for step in steps:
            assert (state.actor, state.actions()) == (step.seat, [step.action])
            state = state.play(step.action)
            assert state == step.after
        assert not forced_steps(state)
