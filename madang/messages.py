"""Translated texts. A message is an id with arguments; the catalogs in `locales/` turn it into words.

The catalogs are Fluent files, one folder per language, so that the terminal and the page can share them.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from madang.josa import josa

LOCALES = Path(__file__).parent / "locales"
DEFAULT_LANGUAGE = "en"
FUNCTIONS: dict[str, Any] = {"JOSA": josa}
"""The functions that catalogs may call besides NUMBER and DATETIME. The page has the same."""


@dataclass(frozen=True)
class Message:
    """A text that is not translated yet: its id in the catalogs, and its arguments.

    >>> str(Message("malformed", {"action": "dance"}))
    '“dance” is not an action of this game'
    """

    id: str
    args: dict[str, str | int] = field(default_factory=dict)

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The message in a language; in English if the language does not have it."""
        bundle = load_bundle(language)
        if not bundle.has_message(self.id):
            bundle = load_bundle(DEFAULT_LANGUAGE)
        pattern = bundle.get_message(self.id).value
        words, errors = bundle.format_pattern(pattern, self.args)
        if errors:
            raise errors[0]
        return str(words)

    def __str__(self) -> str:
        return self.text()


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs."""
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


@functools.cache
def load_bundle(language: str) -> Any:
    """The messages of a language: a `FluentBundle`."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and seldom needed

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
