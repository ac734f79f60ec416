"""Korean particles (josa). Most have two forms: 은 follows a final consonant, 는 a vowel."""

from __future__ import annotations

import unicodedata
from typing import Any

RIEUL = 8
"""The number of the final consonant ㄹ among the finals of a Hangul syllable."""
DIGIT_FINALS = {"0": 21, "1": RIEUL, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": RIEUL, "8": RIEUL, "9": 0}
"""The finals of 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. 십, 백, 천 and 만 end in a consonant too, as 영 does."""


def josa(value: Any, forms: str) -> Any:
    """The catalogs' function JOSA: the value, followed by the particle that fits it.

    `forms` is the form after a consonant, a slash, and the form after a vowel. A value that ends in neither Hangul nor
    a digit gets both forms. A value that is missing is returned as it is.

    >>> josa("상인", "은/는"), josa("첩자", "은/는"), josa("Ann", "은/는")
    ('상인은', '첩자는', 'Ann은(는)')
    """
    if not isinstance(value, (str, int, float)):
        return value
    text = str(value)
    closed, separator, open_ = forms.partition("/")
    if not (closed and separator and open_):
        raise ValueError(f"JOSA needs two forms with a slash, not “{forms}”")
    final = _final(text)
    if final is None:
        both = f"({closed.removesuffix(open_)}){open_}" if closed.endswith(open_) else f"{closed}({open_})"
        return text + both
    after_vowel = final == 0 or (final == RIEUL and closed == "으" + open_ and open_.startswith("로"))
    return text + (open_ if after_vowel else closed)


def _final(text: str) -> int | None:
    """The number of the final consonant of a text, 0 if it ends in a vowel, None if that is unknown."""
    for character in reversed(unicodedata.normalize("NFC", text)):
        if unicodedata.category(character) in ("Pe", "Pf") or character in "\"'":
            continue  # closing brackets and quotes are not spoken
        if "가" <= character <= "힣":
            return (ord(character) - ord("가")) % 28
        return DIGIT_FINALS.get(character)
    return None
