"""A font with the widths of Hangul, for machines that have none: there, missing glyphs are too narrow to test with."""

from __future__ import annotations

import base64
import functools
import io

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from playwright.sync_api import Page

EM = 1000
WIDTH = 950
"""The width of a syllable. The fonts that the theme names have 870 to 950."""
SYLLABLES = range(0xAC00, 0xD7A4)
FAMILY = "Noto Sans KR"
"""One of the fonts that the theme names."""


@functools.cache
def hangul_font() -> bytes:
    """A TrueType font in which every syllable is a box."""
    pen = TTGlyphPen(None)
    corners = [(60, -60), (60, 800), (WIDTH - 60, 800), (WIDTH - 60, -60)]
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder([".notdef", "syllable"])
    font.setupCharacterMap(dict.fromkeys(SYLLABLES, "syllable"))
    font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "syllable": pen.glyph()})
    font.setupHorizontalMetrics({".notdef": (WIDTH, 0), "syllable": (WIDTH, 60)})
    font.setupHorizontalHeader(ascent=900, descent=-250)
    font.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    font.setupPost()
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def use_hangul_font(page: Page) -> None:
    """Make the page show Hangul as boxes of its width, from the next navigation on."""
    data = base64.b64encode(hangul_font()).decode()
    page.add_init_script(
        f"const bytes = Uint8Array.from(atob('{data}'), (letter) => letter.charCodeAt(0));"
        f"document.fonts.add(new FontFace('{FAMILY}', bytes));"
    )
