"""Clients in machine code: what is said over many sockets is read, and answered with a random legal action.

On a machine of few cores, whatever the clients spend is taken from the server, so they spend as little as they can.
They look for the few words that they need in a message and do not parse the rest; the clients of all servers are the
same but for these words. What has come is asked of Linux's epoll.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TextIO, TypeVar, cast

import numba as nb
import numpy as np

TICKS = 10_000
"""Latencies are counted in tenths of a millisecond."""
LONGEST = 60 * TICKS
SECOND = 1_000_000_000
"""In nanoseconds, which is what clients count in."""
ROOM = 2**14
"""Bytes of a message that has come in part."""
READ = 2**18
"""Bytes that are read at once."""
REPLY = 256
EVENTS = 1024
"""Lines that are heard of at once."""
IDLE = -1
"""What clients are given instead of a time to think, who are to hear and not to act."""
NOBODY = -1
CHOICE, COUNTER = 1, 2
"""What stands in a reply for the action, and for the number of the state that it answers."""
ERRORS, WITHOUT_GAME = 0, 1
"""What is counted."""
TEXT, PING, PONG, MASKED, TWO_MORE, EIGHT_MORE = 0x81, 0x89, 0x8A, 0x80, 126, 127
CLOCK = time.CLOCK_MONOTONIC
HEAD = 8
"""Bytes before the text of a frame, at most."""

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    return cast(Function, nb.njit(function))


def _of_c(name: str, result: Any, *arguments: Any) -> Any:
    return nb.types.ExternalFunction(name, result(*arguments))


_recv = _of_c("recv", nb.int64, nb.int32, nb.uintp, nb.uintp, nb.int32)
_send = _of_c("send", nb.int64, nb.int32, nb.uintp, nb.uintp, nb.int32)
_memmem = _of_c("memmem", nb.uintp, nb.uintp, nb.uintp, nb.uintp, nb.uintp)
_memcpy = _of_c("memcpy", nb.uintp, nb.uintp, nb.uintp, nb.uintp)
_epoll_wait = _of_c("epoll_wait", nb.int32, nb.int32, nb.uintp, nb.int32, nb.int32)
_epoll_ctl = _of_c("epoll_ctl", nb.int32, nb.int32, nb.int32, nb.int32, nb.uintp)
_clock_gettime = _of_c("clock_gettime", nb.int32, nb.int32, nb.uintp)

LINE = np.dtype([("fd", np.int32), ("kept", np.int32), ("reply", np.int32), ("sent", np.int64), ("due", np.int64)])
"""A connection: bytes kept of a message that has come in part, bytes of a reply that is not sent yet, when the last one
was sent, and when the next one is due (0: none is)."""

EVENT = np.dtype([("events", np.uint32), ("fd", np.int32), ("unused", np.int32)])
"""What epoll says of a line."""
REMOVE = 2


class Words(NamedTuple):
    """What there is to look for in a message. Those that differ between seats are given for both."""

    acknowledges: tuple[Bytes, Bytes]
    asks: tuple[Bytes, Bytes]
    """The player is asked for an action."""
    choices: Bytes
    """What he can do, `","` between; empty if that stands in the message, from `asks` to the next `]`."""
    counter: Bytes
    """The number of the state stands behind this."""
    over: Bytes
    """The game is over."""
    refuses: Bytes
    ping: Bytes
    pong: Bytes
    """What is said only to hear whether somebody is there, and the answer."""


def words(
    acknowledges: tuple[bytes, bytes],
    asks: tuple[bytes, bytes],
    counter: bytes,
    over: bytes,
    refuses: bytes,
    choices: bytes = b"",
    ping: bytes = b"",
    pong: bytes = b"",
) -> Words:
    one, other = acknowledges
    mine, yours = asks
    texts = (choices, counter, over, refuses, ping, pong)
    return Words((_text(one), _text(other)), (_text(mine), _text(yours)), *(_text(text) for text in texts))


def _text(text: bytes) -> Bytes:
    return np.frombuffer(text, np.uint8)


class Client(NamedTuple):
    """One end of a table: the connection, what has come already, and what is said to act."""

    line: socket.socket
    begun: bytes
    reply: bytes


class Seen(NamedTuple):
    """What all clients have, in one place for machine code. Lines are in the order pair, game, seat."""

    lines: Any
    kept: Bytes
    replies: Bytes
    """What is said to act, with signs where the action and the number belong; 0 ends it."""
    ready: Bytes
    """What is to be sent when the time has come."""
    line_of: Numbers
    """Which line the number of an open file is; NOBODY for the orders."""
    events: Any
    game: Numbers
    """The game that each pair is at."""
    scratch: Bytes
    spare: Bytes
    latencies: Numbers
    counts: Numbers
    random: np.ndarray[Any, np.dtype[np.uint64]]
    clock: Numbers


class Clients:
    """Pairs of clients; each plays one game after the other, all of which it has open from the start."""

    def __init__(self, words: Words, everybody: list[Client], games: int, think: float) -> None:
        """All clients in the order pair, game, seat."""
        self._words = words
        self._all = everybody
        self._games = games
        self._think = int(think * SECOND)
        count = len(self._all)
        self._seen = Seen(
            np.zeros(count, LINE),
            np.zeros((count, ROOM), np.uint8),
            np.zeros((count, REPLY), np.uint8),
            np.zeros((count, HEAD + 2 * REPLY), np.uint8),
            np.full(1 + max((client.line.fileno() for client in self._all), default=0), NOBODY, np.int64),
            np.zeros(EVENTS, EVENT),
            np.zeros(count // (2 * games), np.int64),
            np.zeros(READ, np.uint8),
            np.zeros(HEAD + REPLY, np.uint8),
            np.zeros(LONGEST, np.int64),
            np.zeros(2, np.int64),
            np.array([time.time_ns() | 1], np.uint64),
            np.zeros(2, np.int64),
        )
        self._epoll = select.epoll()
        for i, client in enumerate(self._all):
            self._seen.lines["fd"][i] = client.line.fileno()
            self._seen.lines["kept"][i] = len(client.begun)
            self._seen.kept[i, : len(client.begun)] = _text(client.begun)
            self._seen.replies[i, : len(client.reply)] = _text(client.reply)
            self._seen.line_of[client.line.fileno()] = i
            self._epoll.register(client.line, select.EPOLLIN)
        read_all(self._epoll.fileno(), self._seen, words, games)
        self._hear(0.0, IDLE)

    @staticmethod
    def make_ready(words: Words) -> None:
        """Compile what they do, which takes longer than a server waits for somebody who is silent."""
        Clients(words, [], 1, 0.0)

    def wait(self, orders: TextIO) -> str:
        """Hear what is said and act on nothing, until there is an order: the line that was read."""
        self._epoll.register(orders, select.EPOLLIN)
        while not self._hear(0.1, IDLE):
            pass
        self._epoll.unregister(orders)
        return orders.readline()

    def play(self, seconds: float) -> dict[str, Any]:
        """Play for some time: how long it was, how long each answer took and what went wrong."""
        self._seen.latencies[:] = self._seen.counts[:] = 0
        began = time.perf_counter()
        spent = time.process_time()
        go_on(self._seen, self._games, self._think)
        while time.perf_counter() - began < seconds:
            self._hear(0.1, self._think)
        took = time.perf_counter() - began
        (ticks,) = np.nonzero(self._seen.latencies)
        return {
            "seconds": took,
            "busy": (time.process_time() - spent) / took,
            "sockets": sum(_is_open(client.line) for client in self._all),
            "errors": int(self._seen.counts.sum()),
            "latencies": [(int(tick), int(self._seen.latencies[tick])) for tick in ticks],
        }

    def _hear(self, seconds: float, think: int) -> bool:
        return hear(self._epoll.fileno(), int(seconds * SECOND), self._seen, self._words, self._games, think)


def _is_open(line: socket.socket) -> bool:
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@compiled
def hear(epoll: int, how_long: int, seen: Seen, words: Words, games: int, think: int) -> bool:
    """Read what comes over lines, and answer it, for some time or until there are orders; says whether there are."""
    until, called = _now(seen) + how_long, False
    patience = 1 if think > 0 else 100
    while not called:
        for i in range(_epoll_wait(epoll, seen.events.ctypes.data, EVENTS, patience if how_long else 0)):
            line = seen.line_of[seen.events[i].fd] if seen.events[i].fd < seen.line_of.size else NOBODY
            if line == NOBODY:
                called = True
            else:
                _read(epoll, line, seen, words, games, think)
        if think > 0:
            _send_due(seen)
        if _now(seen) >= until:
            break
    return called


@compiled
def read_all(epoll: int, seen: Seen, words: Words, games: int) -> None:
    """Read what has come over all lines, and act on nothing."""
    for line in range(seen.lines.size):
        _read(epoll, line, seen, words, games, IDLE)


@compiled
def go_on(seen: Seen, games: int, think: int) -> None:
    """Act where that was left for later."""
    for line in range(seen.lines.size):
        current = seen.game[line // (2 * games)] == line // 2 % games
        if current and seen.lines[line].reply and not seen.lines[line].due:
            _act(line, seen, think)


@compiled
def _read(epoll: int, line: int, seen: Seen, words: Words, games: int, think: int) -> None:
    it, scratch = seen.lines[line], seen.scratch
    size = it.kept
    _copy(scratch, 0, seen.kept[line], 0, size)
    got = _recv(it.fd, scratch.ctypes.data + size, READ - size, 0)
    if got == 0:
        _epoll_ctl(epoll, REMOVE, it.fd, 0)
        return
    size += max(got, 0)  # -1: nothing has come
    begin = 0
    while True:
        text, end = _frame(scratch, begin, size)
        if end < 0:
            break
        if scratch[begin] == TEXT:
            _heard(line, seen, scratch[text:end], words, games, think)
        elif scratch[begin] == PING:
            _answer(line, seen, PONG, scratch[text:end])
        begin = end
    it.kept = size - begin
    _copy(seen.kept[line], 0, scratch, begin, it.kept)


@compiled
def _frame(data: Bytes, begin: int, size: int) -> tuple[int, int]:
    """Where the text of a frame begins and ends; -1 if it has not come as a whole."""
    if size < begin + 2:
        return begin, -1
    length, text = int(data[begin + 1]), begin + 2
    more = 2 if length == TWO_MORE else 8 if length == EIGHT_MORE else 0
    if size < text + more:
        return text, -1
    if more:
        length = 0
        for i in range(text, text + more):
            length = (length << 8) | data[i]
        text += more
    return text, text + length if text + length <= size else -1


@compiled
def _heard(line: int, seen: Seen, text: Bytes, words: Words, games: int, think: int) -> None:
    it, seat = seen.lines[line], line % 2
    if _find(text, 0, words.acknowledges[seat]) >= 0:
        tick = (_now(seen) - it.sent) * TICKS // SECOND
        seen.latencies[min(tick, LONGEST - 1)] += 1
    asked = _find(text, 0, words.asks[seat])
    if asked >= 0:
        _prepare(line, seen, text, asked + words.asks[seat].size, words)
        pair = line // (2 * games)
        if seen.game[pair] == line // 2 % games:
            _act(line, seen, think)
    elif _find(text, 0, words.over) >= 0:
        _next_game(line, seen, games, think)
    elif _starts(text, words.refuses):
        seen.counts[ERRORS] += 1
    elif text.size == words.ping.size and _starts(text, words.ping):
        _answer(line, seen, TEXT, words.pong)


@compiled
def _next_game(line: int, seen: Seen, games: int, think: int) -> None:
    """The first of a pair who hears that the game is over begins with the next one."""
    pair, game = line // (2 * games), line // 2 % games
    if seen.game[pair] != game:
        return
    seen.game[pair] += 1
    if game + 1 == games:
        seen.counts[WITHOUT_GAME] += 1
        return
    first = 2 * (pair * games + game + 1)
    for other in (first, first + 1):
        if seen.lines[other].reply:
            _act(other, seen, think)


@compiled
def _prepare(line: int, seen: Seen, text: Bytes, behind: int, words: Words) -> None:
    """Write the reply: what is said to act, with one of the choices and the number of the state."""
    choices = words.choices
    if choices.size == 0:
        end = behind
        while text[end] != ord("]"):
            end += 1
        choices = text[behind : end - 1]
    first, last = _choose(choices, seen)
    counter = _find(text, 0, words.counter) + words.counter.size
    ready, size = seen.ready[line], HEAD
    for sign in seen.replies[line]:
        if sign == 0:
            break
        if sign == CHOICE:
            _copy(ready, size, choices, first, last - first)
            size += last - first
        elif sign == COUNTER:
            i = counter
            while ord("0") <= text[i] <= ord("9"):
                ready[size] = text[i]
                size += 1
                i += 1
        else:
            ready[size] = sign
            size += 1
    seen.lines[line].reply = size - HEAD


@compiled
def _choose(choices: Bytes, seen: Seen) -> tuple[int, int]:
    """Where a choice that is made at random begins and ends: every other quotation mark is between two."""
    marks = 0
    for sign in choices:
        marks += sign == ord('"')
    wanted = 2 * _random(seen, marks // 2 + 1)
    first = 0
    while wanted:
        wanted -= choices[first] == ord('"')
        first += 1
    last = first
    while last < choices.size and choices[last] != ord('"'):
        last += 1
    return first, last


@compiled
def _random(seen: Seen, below: int) -> int:
    """A number from 0 on, by Marsaglia's xorshift."""
    x = seen.random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    seen.random[0] = x
    number: Any = np.int64(x % np.uint64(below))
    return int(number)


@compiled
def _act(line: int, seen: Seen, think: int) -> None:
    """Act now, or after some thought, or not now."""
    if think == IDLE:
        return
    if think:
        seen.lines[line].due = _now(seen) + think // 2 + _random(seen, think)
    else:
        _send_reply(line, seen)


@compiled
def _send_due(seen: Seen) -> None:
    now = _now(seen)
    for line in range(seen.lines.size):
        if 0 < seen.lines[line].due <= now:
            seen.lines[line].due = 0
            _send_reply(line, seen)


@compiled
def _send_reply(line: int, seen: Seen) -> None:
    it = seen.lines[line]
    it.sent = _now(seen)
    _say(line, seen, TEXT, seen.ready[line], it.reply)
    it.reply = 0


@compiled
def _answer(line: int, seen: Seen, kind: int, text: Bytes) -> None:
    """Say something that is not a reply, for which one may be waiting."""
    _copy(seen.spare, HEAD, text, 0, text.size)
    _say(line, seen, kind, seen.spare, text.size)


@compiled
def _say(line: int, seen: Seen, kind: int, frame: Bytes, size: int) -> None:
    """Send a frame, in which the text is there already. The mask is zero, which is allowed, and saves the work."""
    head = HEAD if size >= TWO_MORE else HEAD - 2
    begin = HEAD - head
    frame[begin] = kind
    if size < TWO_MORE:
        frame[begin + 1] = MASKED | size
    else:
        frame[begin + 1], frame[begin + 2], frame[begin + 3] = MASKED | TWO_MORE, size >> 8, size & 0xFF
    if _send(seen.lines[line].fd, frame.ctypes.data + begin, head + size, 0) != head + size:
        seen.counts[ERRORS] += 1


@compiled
def _copy(to: Bytes, at: int, text: Bytes, begin: int, size: int) -> None:
    _memcpy(to.ctypes.data + at, text.ctypes.data + begin, size)


@compiled
def _starts(text: Bytes, word: Bytes) -> bool:
    return _find(text, 0, word) == 0


@compiled
def _find(text: Bytes, begin: int, word: Bytes) -> int:
    """Where a word stands first, or -1; the empty word stands nowhere."""
    if word.size == 0:
        return -1
    at = _memmem(text.ctypes.data + begin, text.size - begin, word.ctypes.data, word.size)
    place: Any = np.int64(at - text.ctypes.data if at else -1)
    return int(place)


@compiled
def _now(seen: Seen) -> int:
    _clock_gettime(CLOCK, seen.clock.ctypes.data)
    return int(seen.clock[0] * SECOND + seen.clock[1])
