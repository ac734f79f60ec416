"""The language of a request."""

from __future__ import annotations

import re

from madang.messages import DEFAULT_LANGUAGE, languages


def preferred_language(accepted: str) -> str:
    """The language for an `Accept-Language` header: the first of the best quality that has catalogs.

    >>> preferred_language("ja, fr-CH;q=0.9, de;q=0.8")
    'fr'
    """
    best, best_quality = DEFAULT_LANGUAGE, 0.0
    for entry in accepted.split(","):
        tag, _, parameter = entry.partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(parameter)
        if language in languages() and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(parameter: str) -> float:
    """The number in `q=0.8`; 1 if there is none, 0 if it cannot be read."""
    name, _, value = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    return float(value) if re.fullmatch(r"\s*[01](\.\d{0,3})?\s*", value) else 0.0
