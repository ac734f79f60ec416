"""Translated texts. A message is an id with arguments; the catalogs in `locales/` turn it into words.

The catalogs are Fluent files, one folder per language, so that the terminal and the page can share them.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LOCALES = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Message:
    """A text that is not translated yet: its id in the catalogs, and its arguments.

    >>> str(Message("malformed", {"action": "dance"}))
    '“dance” is not an action of this game'
    """

    id: str
    args: dict[str, str | int] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """The message in a language."""
        bundle = _bundle(language)
        pattern = bundle.get_message(self.id).value
        words, errors = bundle.format_pattern(pattern, self.args)
        if errors:
            raise errors[0]
        return str(words)

    def __str__(self) -> str:
        return self.text()


@functools.cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and seldom needed

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
