"""Texts for people: a message is an id with arguments, and becomes words through the catalogues in `locales/`.

The catalogues are Fluent files (one folder a language), so that the terminal and the page can use the same ones.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LOCALES = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Message:
    """Something to say, before it is said in a language.

    >>> str(Message("malformed", {"action": "dance"}))
    '“dance” is not an action of this game'
    """

    id: str
    args: dict[str, str | int] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """The message in words."""
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
