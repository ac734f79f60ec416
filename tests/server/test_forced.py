"""Forced actions that the server plays reveal nothing: they depend only on what everybody can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from madang import Game, State
from madang import game as game_of
from madang.server.tables.forced import forced_actions, is_publicly_forced
from tests.played_games import random_game

GAMES = 10


def game_prefixes(game: Game, players: int, number: int) -> Iterator[list[State]]:
    """The states of random games up to each state but the last."""
    for seed in range(number):
        states = [*random_game(game, players, seed)]
        yield from (states[:end] for end in range(1, len(states)))


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_forced_steps(game: Game, players: int) -> None:
    """If the server played on in one world and waited for the player in another, the pause would reveal the world."""
    seen: Counter[tuple[bool, bool]] = Counter()
    for *before, state in game_prefixes(game, players, GAMES):
        goes_on = bool(forced_actions(state, before))
        seen[state.forced, goes_on] += 1
        for seat in range(players):
            if seat != state.actor:
                assert bool(forced_actions(state.determinize(seat, 1), before)) == goes_on, state.position()
    assert seen[True, True] > GAMES
    if "placed" in (game.record_type.names or ()):
        assert seen[True, False] > 0, "no action was forced that only its player could know to be forced"


def test_a_forced_action_is_the_only_one_in_every_sampled_world(game: Game, players: int) -> None:
    for states in game_prefixes(game, players, GAMES // 2):
        state = states[-1]
        if state.forced and is_publicly_forced(state, reversed(states)):
            others = [seat for seat in range(players) if seat != state.actor]
            assert all(state.determinize(seat, world).forced for seat in others for world in range(50, 56))


def test_a_player_who_could_have_placed_two_different_cards_is_asked() -> None:
    """Koryŏ: the leader of the Ship Owners placed two different cards, and has lost the Ship Owners since."""
    koryo = game_of("koryo")
    asked = 0
    for states in game_prefixes(koryo, 3, 40):
        *before, state = states
        actor = state.actor or 0
        sampled = state.determinize(1 - min(actor, 1), 1)
        if not state.forced and sampled.forced and len(state.position()["placed"][actor]) == 2:
            asked += 1
            assert forced_actions(sampled)
            assert not forced_actions(sampled, before)
    assert asked > 0


def test_all_forced_steps_are_found_at_once(game: Game) -> None:
    for state in random_game(game, 3, 4):
        steps = forced_actions(state)
        for step in steps:
            assert (state.actor, state.actions()) == (step.seat, [step.action])
            state = state.play(step.action)
            assert state == step.after
        assert not forced_actions(state)
