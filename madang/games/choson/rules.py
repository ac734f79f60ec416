"""The rules of Chosŏn.

From top to bottom: setting up, majorities and the shield, a round phase by phase (what is legal, what it does),
scoring, and what a seat cannot see. `s` is one record of `data.RECORD`; every function is compiled, and runs as plain
Python too.
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
    deal_round,
    family_points,
    heap_size,
    majority_of,
    mark_highest,
    move_all,
    sample_hidden,
)
from madang.games.chance import begin_chance, below, reseed
from madang.games.choson.data import (
    A_DISCARD,
    A_DONE,
    A_END,
    A_FIRE,
    A_GOSU,
    A_HOLD,
    A_LOBBY,
    A_ORACLE,
    A_ORACLE_FROM,
    A_PASS,
    A_PLAY,
    A_PLAY_PAIR,
    A_REVEAL,
    A_RIPOSTE,
    A_SCIENTIST,
    A_SCIENTIST_FROM,
    A_SHIELD,
    A_STAY,
    A_STRIKE,
    A_TRAVEL,
    A_TRAVEL_FROM,
    ARGS,
    COPIES,
    DISCARD,
    EFFECT_OF,
    EVENT,
    FIREARM,
    GOSU,
    HULK,
    KINDS,
    LEGACY_EVENTS,
    LOBBY,
    MAIN,
    NO_EFFECT,
    OPEN,
    ORACLE,
    ORDER,
    OVER,
    PLACED_PAIRS,
    PLACED_SAME,
    REAPER,
    RESOLVED,
    RIPOSTE,
    SCIENTIST,
    SNIPER,
    STRIKE,
    STRIKING,
    SWORD,
    TIME_TRAVELLER,
    TOKENS,
    TRAVEL,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
    V_DISCARD,
    V_DONE,
    V_END,
    V_FIRE,
    V_GOSU,
    V_HOLD,
    V_LOBBY,
    V_ORACLE,
    V_ORACLE_FROM,
    V_PASS,
    V_PLAY,
    V_PLAY_PAIR,
    V_REVEAL,
    V_RIPOSTE,
    V_SCIENTIST,
    V_SCIENTIST_FROM,
    V_SHIELD,
    V_STAY,
    V_STRIKE,
    VERBS,
    YI,
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
    s.legacy = NOBODY
    s.shield_seat = NOBODY
    s.shield_family = 0
    s.tokens[:] = 0
    s.tableau[:] = 0
    s.hand[:] = 0
    s.placed[:] = 0
    for kind in range(KIND_COUNT):
        s.pile[kind] = COPIES[kind]
    forget_turn(s)
    begin_round(s)


@jit
def legal(s: Any, out: Any) -> int:
    """Write the numbers of the legal actions into `out`, in rising order; return how many there are."""
    if s.phase == ORDER:
        return legal_order(s, out)
    if s.phase == MAIN:
        return legal_main(s, out)
    if s.phase == STRIKE:
        return legal_second_strike(s, out)
    if s.phase == RIPOSTE:
        return legal_riposte(s, out)
    if s.phase == DISCARD:
        return legal_discard(s, out)
    if s.phase == TRAVEL:
        return legal_travel(s, out)
    return 0


@jit
def apply(s: Any, action: int) -> None:
    """Play a legal action."""
    verb = VERBS[action]
    if verb == V_PASS or verb == V_PLAY or verb == V_PLAY_PAIR:
        place_order(s, action)
    elif s.phase == MAIN:
        apply_main(s, action)
    elif verb == V_STRIKE:
        strike_down(s, ARGS[action, 0], ARGS[action, 1])
        resolve(s)
    elif verb == V_DONE:
        resolve(s)
    elif verb == V_RIPOSTE or verb == V_HOLD:
        answer(s, verb == V_RIPOSTE)
    elif verb == V_DISCARD:
        discard(s, ARGS[action, 0])
    else:
        if verb != V_STAY:
            time_travel(s, ARGS[action, 0])
        begin_order(s)


@jit
def apply_main(s: Any, action: int) -> None:
    verb = VERBS[action]
    if verb == V_REVEAL:
        reveal(s)
    elif verb == V_END:
        end_turn(s)
    elif verb == V_SHIELD:
        place_shield(s, ARGS[action, 0])
    elif verb == V_LOBBY:
        swap(s, ARGS[action, 0], ARGS[action, 1], ARGS[action, 2], ARGS[action, 3])
        s.effect_state = RESOLVED
    elif verb == V_FIRE:
        fire(s, ARGS[action, 0], ARGS[action, 1])
    elif verb == V_STRIKE:
        strike(s, ARGS[action, 0], ARGS[action, 1])
    elif verb == V_GOSU:
        s.tableau[s.actor, EVENT] += 1
        s.used[USED_GOSU] = 1
    else:
        take_token(s, ARGS[action, 0])
        if verb == V_ORACLE or verb == V_ORACLE_FROM:
            s.used[USED_ORACLE] = 1
        elif verb == V_SCIENTIST or verb == V_SCIENTIST_FROM:
            s.used[USED_SCIENTIST] = 1


@jit
def next_seat(s: Any) -> bool:
    """Pass the turn clockwise; False when it has come round to the first player."""
    s.actor = (s.actor + 1) % s.players
    return s.actor != s.first


# --- majorities, the shield, tokens ----------------------------------------------------------------------------------


@jit
def majority(s: Any, family: int) -> int:
    """The seat that has the majority of a family now, or NOBODY; the shield wins a tie for the family it lies on."""
    return majority_of(s, family, s.shield_seat if s.shield_family == family else NOBODY)


@jit
def is_exposed(s: Any, seat: int, family: int) -> bool:
    """Whether a seat has a character of a family, and no shield on it."""
    return s.tableau[seat, family] > 0 and not is_shielded(s, seat, family)


@jit
def is_shielded(s: Any, seat: int, family: int) -> bool:
    return s.shield_seat == seat and s.shield_family == family


@jit
def check_shield(s: Any) -> None:
    """The shield leaves the table when its owner has lost Yi, or the last card of the family under it."""
    owner = s.shield_seat
    if owner != NOBODY and (s.tableau[owner, YI] == 0 or s.tableau[owner, s.shield_family] == 0):
        s.shield_seat = NOBODY
        s.shield_family = 0


@jit
def send_back(s: Any, seat: int, family: int) -> None:
    """A character goes from in front of a seat back to the pile."""
    s.tableau[seat, family] -= 1
    s.pile[family] += 1
    check_shield(s)


@jit
def take_token(s: Any, seat: int) -> None:
    """The actor takes a token from a seat, or, for NOBODY, from the bank if it has any."""
    if seat != NOBODY:
        s.tokens[seat] -= 1
    elif s.bank > 0:
        s.bank -= 1
    else:
        return
    s.tokens[s.actor] += 1


@jit
def list_token(s: Any, from_bank: int, from_seat: Any, out: Any, n: int) -> int:
    """List the ways to take a token: from the bank, or, if it is empty, from any other seat that has one."""
    if s.bank > 0:
        out[n] = from_bank
        return n + 1
    for seat in range(s.players):
        if seat != s.actor and s.tokens[seat] > 0:
            out[n] = from_seat[seat]
            n += 1
    return n


# --- 1. time travel --------------------------------------------------------------------------------------------------


@jit
def begin_round(s: Any) -> None:
    traveller = majority(s, TIME_TRAVELLER)
    if traveller == NOBODY:
        begin_order(s)
    else:
        s.phase = TRAVEL
        s.actor = traveller


@jit
def legal_travel(s: Any, out: Any) -> int:
    """With an empty bank the token is optional, so the bare `travel` is always legal."""
    out[0] = A_STAY
    out[1] = A_TRAVEL
    return 2 if s.bank > 0 else list_token(s, A_TRAVEL, A_TRAVEL_FROM, out, 2)


@jit
def time_travel(s: Any, seat: int) -> None:
    """A Time Traveller goes; the actor takes the first player token, and a token from `seat` or the bank."""
    send_back(s, s.actor, TIME_TRAVELLER)
    s.first = s.actor
    take_token(s, seat)


# --- 2. distribution, 3. order ---------------------------------------------------------------------------------------


@jit
def begin_order(s: Any) -> None:
    begin_chance(s)
    deal_round(s, cards_dealt(s.season))
    s.phase = ORDER
    s.actor = s.first


@jit
def legal_order(s: Any, out: Any) -> int:
    """Any number of one family, two families, a character with an event (no Watcher), or three events."""
    hand = s.hand[s.actor]
    out[0] = A_PASS
    n = 1
    for family in range(FAMILIES):
        if hand[family] == 0:
            continue
        for count in range(1, hand[family] + 1):
            out[n] = A_PLAY[family, count]
            n += 1
        for other in range(family + 1, KIND_COUNT):
            if hand[other] > 0 and PLACED_PAIRS[family, other]:
                out[n] = A_PLAY_PAIR[family, other]
                n += 1
    if hand[EVENT] >= LEGACY_EVENTS:
        out[n] = A_PLAY[EVENT, LEGACY_EVENTS]
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
        s.phase = MAIN
        begin_turn(s)


# --- 4. main ---------------------------------------------------------------------------------------------------------


@jit
def begin_turn(s: Any) -> None:
    """A player who passed has nothing to reveal, and counts as having revealed."""
    forget_turn(s)
    s.turn = s.actor
    s.revealed = 1 if heap_size(s.placed[s.actor]) == 0 else 0


@jit
def forget_turn(s: Any) -> None:
    s.turn = NOBODY
    s.revealed = 0
    s.events = 0
    s.effect_family = NO_EFFECT
    s.effect_state = OPEN
    s.guard = NOBODY
    s.hit = 0
    s.used[:] = 0


@jit
def legal_main(s: Any, out: Any) -> int:
    """Revealing, the effect and the powers in any order; ending the turn when no token is due."""
    n = 0
    if may_end(s):
        out[n] = A_END
        n += 1
    effect = open_effect(s)
    if effect == FIREARM:
        n = list_fire(s, out, n)
    if may_keep_event(s):
        out[n] = A_GOSU
        n += 1
    if effect == LOBBY:
        n = list_lobby(s, out, n)
    if may_use_oracle(s):
        n = list_token(s, A_ORACLE, A_ORACLE_FROM, out, n)
    if s.revealed == 0:
        out[n] = A_REVEAL
        n += 1
    if may_use_scientist(s):
        n = list_token(s, A_SCIENTIST, A_SCIENTIST_FROM, out, n)
    if may_place_shield(s):
        n = list_shield(s, out, n)
    if effect == SWORD:
        n = list_strikes(s, out, n)
    return n


@jit
def reveal(s: Any) -> None:
    """All at once: characters in front of the actor, events aside. Three events are worth Yi's Legacy."""
    placed = s.placed[s.actor]
    s.revealed = 1
    s.events = placed[EVENT]
    placed[EVENT] = 0
    for family in range(FAMILIES):
        if s.events > 0 and placed[family] > 0:
            s.effect_family = family
    move_all(placed, s.tableau[s.actor])
    if s.events == LEGACY_EVENTS:
        s.legacy = s.actor


@jit
def may_end(s: Any) -> bool:
    """Everything is revealed, the Oracle's token is taken, and the effect is used or may be declined.

    Declining an effect means doing without Scientist and Gosu. Once it is used or has no target, the Scientist's token
    must be taken.
    """
    if s.revealed == 0 or (s.bank > 0 and may_use_oracle(s)):
        return False
    if effect_is_usable(s):
        return not needs_effect(s)
    return s.bank == 0 or not may_use_scientist(s)


@jit
def needs_effect(s: Any) -> bool:
    """Whether the actor has used a power that is only for players who use their effect."""
    return s.used[USED_SCIENTIST] == 1 or s.used[USED_GOSU] == 1


@jit
def end_turn(s: Any) -> None:
    """The events of this turn that were not kept go back to the pile."""
    s.pile[EVENT] += s.events - s.used[USED_GOSU]
    if next_seat(s):
        begin_turn(s)
    else:
        forget_turn(s)
        s.phase = DISCARD
        find_discard(s, 0)


# Powers


@jit
def may_place_shield(s: Any) -> bool:
    return s.used[USED_SHIELD] == 0 and majority(s, YI) == s.actor


@jit
def list_shield(s: Any, out: Any, n: int) -> int:
    for family in range(FAMILIES):
        if is_exposed(s, s.actor, family):
            out[n] = A_SHIELD[family]
            n += 1
    return n


@jit
def place_shield(s: Any, family: int) -> None:
    s.shield_seat = s.actor
    s.shield_family = family
    s.used[USED_SHIELD] = 1


@jit
def may_use_oracle(s: Any) -> bool:
    return s.used[USED_ORACLE] == 0 and majority(s, ORACLE) == s.actor and holds_riposte(s)


@jit
def holds_riposte(s: Any) -> bool:
    """Whether the actor holds Return Fire or Counter-Attack."""
    return majority(s, SNIPER) == s.actor or majority(s, HULK) == s.actor


@jit
def may_use_scientist(s: Any) -> bool:
    return s.used[USED_SCIENTIST] == 0 and event_is_played(s) and majority(s, SCIENTIST) == s.actor


@jit
def may_keep_event(s: Any) -> bool:
    return s.used[USED_GOSU] == 0 and event_is_played(s) and majority(s, GOSU) == s.actor


@jit
def event_is_played(s: Any) -> bool:
    return s.events > 0


# Effects


@jit
def open_effect(s: Any) -> int:
    """The kind of the effect that can still be used, or NO_EFFECT."""
    if s.effect_family == NO_EFFECT or s.effect_state != OPEN:
        return NO_EFFECT
    return EFFECT_OF[s.effect_family]


@jit
def effect_is_usable(s: Any) -> bool:
    """Whether the actor has an effect that is not used yet and has a legal target at this moment."""
    return open_effect(s) != NO_EFFECT and effect_has_target(s)


@jit
def effect_has_target(s: Any) -> bool:
    """Two players for a lobby; one opponent for a firearm; for a sword, one with a character within its reach."""
    kind = EFFECT_OF[s.effect_family]
    low, high = 0, FAMILIES
    if kind == SWORD:
        low, high = s.effect_family - 1, s.effect_family + 2
    exposed = 0
    for seat in range(s.players):
        if kind == LOBBY or seat != s.actor:
            for family in range(low, high):
                if is_exposed(s, seat, family):
                    exposed += 1
                    break
    return exposed >= (2 if kind == LOBBY else 1)


@jit
def list_lobby(s: Any, out: Any, n: int) -> int:
    for seat in range(s.players - 1):
        for family in range(FAMILIES):
            if is_exposed(s, seat, family):
                for other_seat in range(seat + 1, s.players):
                    for other_family in range(FAMILIES):
                        if is_exposed(s, other_seat, other_family):
                            out[n] = A_LOBBY[seat, family, other_seat, other_family]
                            n += 1
    return n


@jit
def swap(s: Any, seat: int, family: int, other_seat: int, other_family: int) -> None:
    s.tableau[seat, family] -= 1
    s.tableau[other_seat, family] += 1
    s.tableau[other_seat, other_family] -= 1
    s.tableau[seat, other_family] += 1
    check_shield(s)


@jit
def list_fire(s: Any, out: Any, n: int) -> int:
    for seat in range(s.players):
        if seat != s.actor:
            for family in range(FAMILIES):
                if is_exposed(s, seat, family):
                    out[n] = A_FIRE[seat, family]
                    n += 1
    return n


@jit
def fire(s: Any, seat: int, family: int) -> None:
    """Return Fire answers a firearm."""
    s.guard = majority(s, SNIPER)
    strike_down(s, seat, family)
    resolve(s)


@jit
def list_strikes(s: Any, out: Any, n: int) -> int:
    """A sword reaches one value to both sides of its own."""
    for seat in range(s.players):
        if seat != s.actor:
            for family in range(s.effect_family - 1, s.effect_family + 2):
                if is_exposed(s, seat, family):
                    out[n] = A_STRIKE[seat, family]
                    n += 1
    return n


@jit
def strike(s: Any, seat: int, family: int) -> None:
    """Counter-Attack answers a sword. A player who has the Reapers at the first strike may strike twice."""
    s.guard = majority(s, HULK)
    twice = majority(s, REAPER) == s.actor
    strike_down(s, seat, family)
    if twice and effect_has_target(s):
        s.effect_state = STRIKING
        s.phase = STRIKE
    else:
        resolve(s)


@jit
def legal_second_strike(s: Any, out: Any) -> int:
    out[0] = A_DONE
    return list_strikes(s, out, 1)


@jit
def strike_down(s: Any, seat: int, family: int) -> None:
    """Destroy a character, and remember whether it was the guard's."""
    send_back(s, seat, family)
    if seat == s.guard:
        s.hit = 1


@jit
def resolve(s: Any) -> None:
    """The effect is complete: the guard is asked for a riposte, or the turn goes on."""
    s.effect_state = RESOLVED
    if riposte_is_due(s):
        s.phase = RIPOSTE
        s.actor = s.guard
    else:
        s.phase = MAIN


# Riposte


@jit
def riposte_is_due(s: Any) -> bool:
    """The guard lost a character, and can reach the character that attacked."""
    return s.hit == 1 and is_exposed(s, s.turn, s.effect_family)


@jit
def legal_riposte(s: Any, out: Any) -> int:
    out[0] = A_HOLD
    out[1] = A_RIPOSTE
    return 2


@jit
def answer(s: Any, strikes_back: bool) -> None:
    """The guard answers, or holds; then the attacker's turn goes on."""
    if strikes_back:
        send_back(s, s.turn, s.effect_family)
    s.phase = MAIN
    s.actor = s.turn


# --- 5. ending -------------------------------------------------------------------------------------------------------


@jit
def must_discard(s: Any, seat: int) -> bool:
    """Kept events do not count against the limit."""
    return characters(s.tableau[seat]) > cards_allowed(s.season)


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
    send_back(s, s.actor, family)
    find_discard(s, (s.actor - s.first) % s.players)


@jit
def end_round(s: Any) -> None:
    """The first player token passes; after the last round it stays where it is."""
    if s.season == ROUNDS:
        s.phase = OVER
        s.actor = NOBODY
        return
    s.season += 1
    s.first = (s.first + 1) % s.players
    begin_round(s)


# --- scoring ---------------------------------------------------------------------------------------------------------


@jit
def scores(s: Any, out: Any) -> None:
    """Families led, a point per token and per kept event, two for the first player; as if the game ended now."""
    for seat in range(s.players):
        out[seat] = s.tokens[seat] + s.tableau[seat, EVENT]
    out[s.first] += 2
    family_points(s, out)
    if s.legacy != NOBODY:
        out[s.legacy] += legacy_points(out[s.legacy], s.players)


@jit
def legacy_points(score: int, players: int) -> int:
    """Yi's Legacy doubles a score up to 10; above 10 it is worth 5, 4 or 3 points with 2, 3 or 4 players."""
    return score if score <= 10 else 7 - players


@jit
def winners(s: Any, out: Any) -> None:
    """Write 1 for the seat with the highest score and 0 for the others.

    On a tie, the leader of the lowest family that any of the tied seats leads wins; if they lead none, they share.
    """
    scores(s, out)
    mark_highest(out, s.players)
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        if leader != NOBODY and out[leader] == 1:
            for seat in range(s.players):
                out[seat] = 1 if seat == leader else 0
            return


# --- what a seat cannot see ------------------------------------------------------------------------------------------


@jit
def determinize(s: Any, seat: int, rng: Any) -> None:
    """Another hidden world that `seat` cannot tell from the real one, and another future."""
    sample_hidden(s, seat, PLACED_SAME, PLACED_PAIRS, (True, True, True, True), rng)
    reseed(s, rng)
