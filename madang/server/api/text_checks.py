"""Names and texts that people write: normalized, without invisible characters, and no name that looks like a bot's."""

from __future__ import annotations

import functools
import re
import unicodedata

from madang.bots.levels import LEVELS
from madang.messages import Message, languages

UNREADABLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories that names may not contain: control, zero-width and direction-changing characters."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164"
    "\ufdd0-\ufdef\ufe00-\ufe0f\uffa0\ufff0-\ufff8\ufffe\uffff\U000e0000-\U000e0fff]"
)
"""Invisible characters of other categories."""
EMOJI_STYLE = "\ufe0f"
"""The variation selector that keyboards add so that a symbol is shown in color. Names are stored without it."""


def checked_name(name: str) -> str:
    """The normalized name. Invisible characters and names of bots are not allowed."""
    name = unicodedata.normalize("NFC", name.replace(EMOJI_STYLE, "")).strip()
    if not name:
        raise ValueError("must not be empty")
    if BLANK.search(name) or any(unicodedata.category(character) in UNREADABLE for character in name):
        raise ValueError("must not contain control characters or invisible characters")
    if _looks_like_a_bot(name):
        raise ValueError("must not be the name of a bot")
    return name


def readable_text(text: str) -> str:
    """A text on one line, without control characters, invisible ones and those that change the direction."""
    text = BLANK.sub("", " ".join(unicodedata.normalize("NFC", text).split()))
    text = "".join(character for character in text if unicodedata.category(character) not in UNREADABLE).strip()
    if not text:
        raise ValueError("must not be empty")
    return text


def _looks_like_a_bot(name: str) -> bool:
    """Whether a name is a level's, or one that the page gives to a bot in some language: "봇 (고급)", "Ann (bot)"."""
    written = unicodedata.normalize("NFKC", name).casefold()
    words, bot, level = {*re.findall(r"\w+", written)}, *_bot_words()
    if words and words <= {"bot", *LEVELS}:
        return True
    named_bot = bool(words & bot) and all(word in bot | level or word.isdigit() for word in words)
    return named_bot or any(re.search(rf"\(\s*{re.escape(word)}\s*\)\W*$", written) for word in bot)


@functools.cache
def _bot_words() -> tuple[set[str], set[str]]:
    """The words for bots, and those for their levels, in all languages."""
    bot, level = {"bot"}, {*LEVELS}
    for language in languages():
        bot |= _words(Message("bot-name", {"level": ""}).text(language))
        for name in LEVELS:
            level |= _words(Message(f"level-{name}").text(language))
    return bot, level


def _words(text: str) -> set[str]:
    return {*re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())}
