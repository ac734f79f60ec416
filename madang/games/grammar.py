"""Reading the notation of an action, legal or not."""

from __future__ import annotations

import re


def parse(grammar: re.Pattern[str], text: str) -> tuple[str, list[str]] | None:
    """The verb and the arguments of a notation; None for a text that is not one.

    In a grammar every verb is a named group, and its arguments are unnamed groups inside it.

    >>> grammar = re.compile(r"(?P<stay>stay)|(?P<go>go ([0-9]) ([0-9]))")
    >>> parse(grammar, "go 1 2"), parse(grammar, "stay"), parse(grammar, "go")
    (('go', ['1', '2']), ('stay', []), None)
    """
    match = grammar.fullmatch(text)
    if match is None:
        return None
    return str(match.lastgroup), [group for group in match.groups() if group is not None][1:]
