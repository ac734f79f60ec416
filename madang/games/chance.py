"""Where randomness comes from.

**A game's own stream** is a 256-bit seed in its record. A chance event (a deal, a roll) calls `begin_chance` and then
`below`. The seed is the key of ChaCha8; each block of 16 words gives 8 words of the next seed and 8 to draw from. So
the seed alone determines how the game continues, every integer below 2**256 is a good one, and nobody can work back
from known cards to hidden ones.

**An rng** is the state of a small fast generator (xoshiro128++) for random players, playouts and sampled worlds. It
never touches the game's own stream.

All arithmetic is on 32-bit words inside 64-bit integers, so that compiled and plain Python agree without overflow.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from madang.jit import jit

SEEDS = 2**256
"""Seeds are the integers from 0 up to this."""

CHANCE: list[tuple[Any, ...]] = [
    ("seed", np.uint32, (8,)),  # what the stream continues from
    ("words", np.uint32, (16,)),  # the block that is being drawn from
    ("unread", np.int64),  # how many words of the block are left
]
"""The fields that every game's record begins with."""

MASK = 0xFFFFFFFF
BLOCK = 16
KEY = 8


def seed_words(seed: int) -> np.ndarray[Any, np.dtype[np.uint32]]:
    """The eight words of a 256-bit seed, lowest first."""
    return np.frombuffer(seed.to_bytes(32, "little"), dtype="<u4").astype(np.uint32)


def seed_number(words: np.ndarray[Any, np.dtype[np.uint32]]) -> int:
    """The seed whose words these are.

    >>> seed_number(seed_words(2**255 + 77)) == 2**255 + 77
    True
    """
    return int.from_bytes(words.astype("<u4").tobytes(), "little")


def hashed_seed(text: str) -> int:
    """A seed from any text.

    >>> 0 <= hashed_seed("a table in the courtyard") < SEEDS
    True
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def new_rng(text: str) -> np.ndarray[Any, np.dtype[np.int64]]:
    """An rng seeded with the hash of `text`."""
    return seed_words(hashed_seed(text))[:4].astype(np.int64)


# --- the game's own stream -------------------------------------------------------------------------------------------


@jit
def begin_chance(s: Any) -> None:
    """Begin a chance event: discard the words that the last one left unread."""
    s.unread = 0


@jit
def below(s: Any, n: int) -> int:
    """A uniform random number from 0 to n-1 (Lemire's method with rejection)."""
    while True:
        if s.unread == 0:
            _next_block(s.seed, s.words)
            s.unread = BLOCK - KEY
        product: Any = np.int64(s.words[BLOCK - s.unread]) * n
        s.unread -= 1
        if (product & MASK) >= (MASK + 1) % n:
            return product >> 32


@jit
def _next_block(seed: Any, words: Any) -> None:
    words[0], words[1], words[2], words[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(KEY):
        words[4 + i] = seed[i]
    for i in range(12, BLOCK):
        words[i] = 0
    for _ in range(4):
        _quarter_round(words, 0, 4, 8, 12)
        _quarter_round(words, 1, 5, 9, 13)
        _quarter_round(words, 2, 6, 10, 14)
        _quarter_round(words, 3, 7, 11, 15)
        _quarter_round(words, 0, 5, 10, 15)
        _quarter_round(words, 1, 6, 11, 12)
        _quarter_round(words, 2, 7, 8, 13)
        _quarter_round(words, 3, 4, 9, 14)
    words[0] = (np.int64(words[0]) + 0x61707865) & MASK
    words[1] = (np.int64(words[1]) + 0x3320646E) & MASK
    words[2] = (np.int64(words[2]) + 0x79622D32) & MASK
    words[3] = (np.int64(words[3]) + 0x6B206574) & MASK
    for i in range(KEY):
        words[4 + i] = (np.int64(words[4 + i]) + np.int64(seed[i])) & MASK
    for i in range(KEY):
        seed[i] = words[i]


@jit
def _quarter_round(words: Any, i: int, j: int, k: int, m: int) -> None:
    a: Any
    a, b, c, d = np.int64(words[i]), np.int64(words[j]), np.int64(words[k]), np.int64(words[m])
    a = (a + b) & MASK
    d = _rotated(d ^ a, 16)
    c = (c + d) & MASK
    b = _rotated(b ^ c, 12)
    a = (a + b) & MASK
    d = _rotated(d ^ a, 8)
    c = (c + d) & MASK
    b = _rotated(b ^ c, 7)
    words[i], words[j], words[k], words[m] = a, b, c, d


@jit
def _rotated(word: Any, bits: int) -> Any:
    return ((word << bits) | (word >> (32 - bits))) & MASK


# --- the small generator ---------------------------------------------------------------------------------------------


@jit
def rng_below(rng: Any, n: int) -> int:
    """A random number from 0 to n-1."""
    return (_rng_word(rng) * n) >> 32


@jit
def rng_uniform(rng: Any) -> float:
    """A random number from 0 up to, but not including, 1."""
    return _rng_word(rng) / (MASK + 1)


@jit
def reseed(s: Any, rng: Any) -> None:
    """Give a sampled world its own stream, so that it does not reveal what will really be dealt."""
    for i in range(KEY):
        s.seed[i] = _rng_word(rng)
    s.unread = 0


@jit
def _rng_word(rng: Any) -> int:
    word = (_rotated((rng[0] + rng[3]) & MASK, 7) + rng[0]) & MASK
    shifted = (rng[1] << 9) & MASK
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = _rotated(rng[3], 11)
    return word
