"""The rules of Koryŏ.

From top to bottom: setting up, a round phase by phase (what is legal, what it does), scoring, and what a seat cannot
see. `s` is one record of `data.RECORD`; every function is compiled, and runs as plain Python too.
"""

from __future__ import annotations

from typing import Any

from madang.games.cards import (
    FAMILIES,
    NOBODY,
    ROUNDS,
    cards_allowed,
    cards_dealt,
    characters,
    deal_card,
    deal_round,
    family_points,
    heap_size,
    majority_of,
    mark_highest,
    move_all,
    sample_hidden,
)
from madang.games.chance import begin_chance, below, reseed
from madang.games.koryo.data import (
    A_BANKER,
    A_DECLINE,
    A_DESTROY,
    A_DISCARD,
    A_END,
    A_PASS,
    A_PLAY,
    A_PLAY_PAIR,
    A_PRIEST,
    A_REVEAL,
    A_SPY,
    A_SWAP,
    ACTION,
    ARGS,
    BANKER,
    BARBARIAN,
    BROADCASTER,
    CHOOSE_BARBARIAN,
    CHOOSE_LOBBYING,
    COPIES,
    DISCARD,
    GUARDIAN,
    KINDS,
    LOBBYING,
    OMNISCIENT,
    ORDER,
    OVER,
    PLACED_PAIRS,
    PLACED_SAME,
    PRIEST,
    SENATOR,
    SHIP_OWNER,
    SPY,
    TOKENS,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
    V_BANKER,
    V_DECLINE,
    V_DESTROY,
    V_DISCARD,
    V_END,
    V_PASS,
    V_PLAY,
    V_PLAY_PAIR,
    V_PRIEST,
    V_REVEAL,
    V_SPY,
    VERBS,
)
from madang.jit import jit

KIND_COUNT = len(KINDS)

# --- setting up ------------------------------------------------------------------------------------------------------


@jit
def setup(s: Any, players: int) -> None:
    """A new game, dealt for round 1, from the seed that is in the record."""
    begin_chance(s)
    s.players = players
    s.season = 1
    s.first = below(s, players)
    s.bank = TOKENS
    s.tokens[:] = 0
    s.tableau[:] = 0
    s.hand[:] = 0
    s.placed[:] = 0
    s.used[:] = 0
    for kind in range(KIND_COUNT):
        s.pile[kind] = COPIES[kind]
    begin_order(s)


@jit
def majority(s: Any, family: int) -> int:
    """The seat that has the majority of a family now, or NOBODY; the Omniscient wins ties."""
    omniscient = NOBODY
    for seat in range(s.players):
        if s.tableau[seat, OMNISCIENT] > 0:
            omniscient = seat
    return majority_of(s, family, omniscient)


@jit
def legal(s: Any, out: Any) -> int:
    """Write the numbers of the legal actions into `out`, in rising order; return how many there are."""
    if s.phase == ORDER:
        return legal_order(s, out)
    if s.phase == ACTION:
        return legal_action(s, out)
    if s.phase == CHOOSE_BARBARIAN:
        return legal_barbarian(s, out)
    if s.phase == CHOOSE_LOBBYING:
        return legal_lobbying(s, out)
    if s.phase == DISCARD:
        return legal_discard(s, out)
    return 0


@jit
def apply(s: Any, action: int) -> None:
    """Play a legal action."""
    verb = VERBS[action]
    if verb == V_PASS or verb == V_PLAY or verb == V_PLAY_PAIR:
        place_order(s, action)
    elif verb == V_REVEAL:
        reveal(s, ARGS[action, 0])
    elif verb == V_BANKER:
        take_from_bank(s)
    elif verb == V_PRIEST:
        dismiss_event(s, ARGS[action, 0])
    elif verb == V_SPY:
        steal(s, ARGS[action, 0])
    elif verb == V_END:
        end_turn(s)
    elif verb == V_DISCARD:
        discard(s, ARGS[action, 0])
    else:
        if verb == V_DESTROY:
            destroy(s, ARGS[action, 0], ARGS[action, 1])
        elif verb != V_DECLINE:
            swap(s, ARGS[action, 0], ARGS[action, 1], ARGS[action, 2], ARGS[action, 3])
        s.phase = ACTION


@jit
def next_seat(s: Any) -> bool:
    """Pass the turn clockwise; False when it has come round to the first player."""
    s.actor = (s.actor + 1) % s.players
    return s.actor != s.first


# --- 1. distribution -------------------------------------------------------------------------------------------------


@jit
def deal(s: Any) -> None:
    """Each player's cards for this round, and one more for the Broadcasters."""
    begin_chance(s)
    deal_round(s, cards_dealt(s.season))
    broadcaster = majority(s, BROADCASTER)
    left = heap_size(s.pile)
    if broadcaster != NOBODY and left > 0:
        deal_card(s, broadcaster, left)


# --- 2. order --------------------------------------------------------------------------------------------------------


@jit
def begin_order(s: Any) -> None:
    deal(s)
    s.phase = ORDER
    s.actor = s.first


@jit
def legal_order(s: Any, out: Any) -> int:
    """Any number of one kind; with the Ship Owners also one card each of two kinds."""
    hand = s.hand[s.actor]
    ship_owner = majority(s, SHIP_OWNER) == s.actor
    out[0] = A_PASS
    n = 1
    for kind in range(KIND_COUNT):
        for count in range(1, hand[kind] + 1):
            out[n] = A_PLAY[kind, count]
            n += 1
        if ship_owner and hand[kind] > 0:
            for other in range(kind + 1, KIND_COUNT):
                if hand[other] > 0:
                    out[n] = A_PLAY_PAIR[kind, other]
                    n += 1
    return n


@jit
def place_order(s: Any, action: int) -> None:
    """Place the cards face down; the rest of the hand goes back to the pile."""
    verb = VERBS[action]
    hand, placed = s.hand[s.actor], s.placed[s.actor]
    if verb == V_PLAY:
        placed[ARGS[action, 0]] = ARGS[action, 1]
    elif verb == V_PLAY_PAIR:
        placed[ARGS[action, 0]] = 1
        placed[ARGS[action, 1]] = 1
    for kind in range(KIND_COUNT):
        hand[kind] -= placed[kind]
    move_all(hand, s.pile)
    if not next_seat(s):
        s.phase = ACTION


# --- 3. action -------------------------------------------------------------------------------------------------------


@jit
def legal_action(s: Any, out: Any) -> int:
    """Powers and revealing in any order; ending the turn once everything is revealed."""
    actor = s.actor
    n = 0
    if s.used[USED_BANKER] == 0 and s.bank > 0 and majority(s, BANKER) == actor:
        out[n] = A_BANKER
        n += 1
    if heap_size(s.placed[actor]) == 0:
        out[n] = A_END
        n += 1
    if s.used[USED_PRIEST] == 0 and majority(s, PRIEST) == actor:
        for event in range(BARBARIAN, LOBBYING + 1):
            if s.tableau[actor, event] > 0:
                out[n] = A_PRIEST[event]
                n += 1
    for kind in range(KIND_COUNT):
        if s.placed[actor, kind] > 0:
            out[n] = A_REVEAL[kind]
            n += 1
    if s.used[USED_SPY] == 0 and majority(s, SPY) == actor:
        for seat in range(s.players):
            if seat != actor and s.tokens[seat] > 0:
                out[n] = A_SPY[seat]
                n += 1
    return n


@jit
def reveal(s: Any, kind: int) -> None:
    """All placed cards of a family at once; an event one copy at a time, and its choice at once if it has one."""
    actor = s.actor
    if kind < FAMILIES:
        s.tableau[actor, kind] += s.placed[actor, kind]
        s.placed[actor, kind] = 0
        return
    s.tableau[actor, kind] += 1
    s.placed[actor, kind] -= 1
    if kind == BARBARIAN and barbarian_has_target(s):
        s.phase = CHOOSE_BARBARIAN
    elif kind == LOBBYING and lobbying_has_target(s):
        s.phase = CHOOSE_LOBBYING


@jit
def take_from_bank(s: Any) -> None:
    s.bank -= 1
    s.tokens[s.actor] += 1
    s.used[USED_BANKER] = 1


@jit
def dismiss_event(s: Any, event: int) -> None:
    s.tableau[s.actor, event] -= 1
    s.pile[event] += 1
    s.used[USED_PRIEST] = 1


@jit
def steal(s: Any, seat: int) -> None:
    s.tokens[seat] -= 1
    s.tokens[s.actor] += 1
    s.used[USED_SPY] = 1


@jit
def end_turn(s: Any) -> None:
    s.used[:] = 0
    if not next_seat(s):
        s.phase = DISCARD
        find_discard(s, 0)


# Barbarians


@jit
def barbarian_reaches(s: Any, seat: int) -> bool:
    """Barbarians reach every opponent who does not have the majority of Guardians."""
    return seat != s.actor and majority(s, GUARDIAN) != seat


@jit
def barbarian_has_target(s: Any) -> bool:
    for seat in range(s.players):
        if barbarian_reaches(s, seat) and characters(s.tableau[seat]) > 0:
            return True
    return False


@jit
def legal_barbarian(s: Any, out: Any) -> int:
    out[0] = A_DECLINE
    n = 1
    for seat in range(s.players):
        if barbarian_reaches(s, seat):
            for family in range(FAMILIES):
                if s.tableau[seat, family] > 0:
                    out[n] = A_DESTROY[seat, family]
                    n += 1
    return n


@jit
def destroy(s: Any, seat: int, family: int) -> None:
    s.tableau[seat, family] -= 1
    s.pile[family] += 1


# Lobbying


@jit
def lobbying_reaches(s: Any, seat: int) -> bool:
    """Lobbying reaches every seat, the actor's too, except one with the majority of Spies and no Guardian."""
    return majority(s, SPY) != seat or s.tableau[seat, GUARDIAN] > 0


@jit
def lobbying_has_target(s: Any) -> bool:
    """Two players within reach and two families among them: then two characters can be swapped."""
    targets = 0
    families = 0
    for family in range(FAMILIES):
        for seat in range(s.players):
            if s.tableau[seat, family] > 0 and lobbying_reaches(s, seat):
                families += 1
                break
    for seat in range(s.players):
        if characters(s.tableau[seat]) > 0 and lobbying_reaches(s, seat):
            targets += 1
    return targets >= 2 and families >= 2


@jit
def legal_lobbying(s: Any, out: Any) -> int:
    out[0] = A_DECLINE
    n = 1
    for seat in range(s.players):
        if not lobbying_reaches(s, seat):
            continue
        for family in range(FAMILIES):
            if s.tableau[seat, family] == 0:
                continue
            for other_seat in range(seat + 1, s.players):
                if not lobbying_reaches(s, other_seat):
                    continue
                for other_family in range(FAMILIES):
                    if other_family != family and s.tableau[other_seat, other_family] > 0:
                        out[n] = A_SWAP[seat, family, other_seat, other_family]
                        n += 1
    return n


@jit
def swap(s: Any, seat: int, family: int, other_seat: int, other_family: int) -> None:
    s.tableau[seat, family] -= 1
    s.tableau[other_seat, family] += 1
    s.tableau[other_seat, other_family] -= 1
    s.tableau[seat, other_family] += 1


# --- 4. ending -------------------------------------------------------------------------------------------------------


@jit
def limit(s: Any, seat: int) -> int:
    """How many cards a player may keep now: two more with the Senators."""
    allowed = cards_allowed(s.season)
    return allowed + 2 if majority(s, SENATOR) == seat else allowed


@jit
def must_discard(s: Any, seat: int) -> bool:
    """Events count against the limit, but only characters can be discarded."""
    return heap_size(s.tableau[seat]) > limit(s, seat) and characters(s.tableau[seat]) > 0


@jit
def find_discard(s: Any, turn: int) -> None:
    """From the turn-th player on, the first who must discard is to act; if nobody must, the round is over."""
    for later in range(turn, s.players):
        seat = (s.first + later) % s.players
        if must_discard(s, seat):
            s.actor = seat
            return
    end_round(s)


@jit
def legal_discard(s: Any, out: Any) -> int:
    n = 0
    for family in range(FAMILIES):
        if s.tableau[s.actor, family] > 0:
            out[n] = A_DISCARD[family]
            n += 1
    return n


@jit
def discard(s: Any, family: int) -> None:
    destroy(s, s.actor, family)
    find_discard(s, (s.actor - s.first) % s.players)


@jit
def end_round(s: Any) -> None:
    if s.season == ROUNDS:
        s.phase = OVER
        s.actor = NOBODY
        return
    s.season += 1
    s.first = (s.first + 1) % s.players
    begin_order(s)


# --- scoring ---------------------------------------------------------------------------------------------------------


@jit
def scores(s: Any, out: Any) -> None:
    """Families led, a point per token, minus one per event; as if the game ended now."""
    for seat in range(s.players):
        out[seat] = s.tokens[seat] - s.tableau[seat, BARBARIAN] - s.tableau[seat, LOBBYING]
    family_points(s, out)


@jit
def winners(s: Any, out: Any) -> None:
    """Write 1 for the seats with the highest score, who share the win, and 0 for the others."""
    scores(s, out)
    mark_highest(out, s.players)


# --- what a seat cannot see ------------------------------------------------------------------------------------------


@jit
def determinize(s: Any, seat: int, rng: Any) -> None:
    """Another hidden world that `seat` cannot tell from the real one, and another future."""
    may_pair = (may_place_pair(s, 0), may_place_pair(s, 1), may_place_pair(s, 2), may_place_pair(s, 3))
    sample_hidden(s, seat, PLACED_SAME, PLACED_PAIRS, may_pair, rng)
    reseed(s, rng)


@jit
def may_place_pair(s: Any, seat: int) -> bool:
    """Whether a seat may have placed two different cards in this round, as far as anybody can tell.

    While orders are given, only the seat with the majority of Ship Owners may. Later that majority may have been lost:
    every seat that still has a Ship Owner is taken to have had it.
    """
    if s.phase == ORDER:
        return majority(s, SHIP_OWNER) == seat
    return s.tableau[seat, SHIP_OWNER] > 0
