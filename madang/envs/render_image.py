"""A table as text and as image: what the terminal shows, drawn with the font that comes with matplotlib."""

from __future__ import annotations

import functools
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from madang.core.state import State
from madang.extras import import_extra
from madang.render_text import render_text

WIDTH = 100
FONT_SIZE = 14
MARGIN = 8
BACKGROUND = (255, 255, 255)
FOREGROUND = (20, 20, 20)
DIM = (120, 120, 120)

MODES = ("ansi", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"the render modes are {', '.join(MODES)}, not {mode!r}")


def render(state: State, seat: int | None, names: Sequence[str], mode: str) -> Any:
    """The table as `seat` sees it (None: a spectator), as text (`ansi`) or as an array of pixels (`rgb_array`)."""
    return as_text(state, seat, names) if mode == "ansi" else as_image(state, seat, names)


def as_text(state: State, seat: int | None, names: Sequence[str]) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    console.print(render_text(state, seat, [*names]))
    buffer = console.file
    assert isinstance(buffer, io.StringIO)
    return buffer.getvalue()


def as_image(state: State, seat: int | None, names: Sequence[str]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    from PIL import Image, ImageDraw

    console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(render_text(state, seat, [*names]))
    plain, bold = _fonts()
    cell = plain.getlength("M")
    height = FONT_SIZE + 4
    size = int(cell * WIDTH) + 2 * MARGIN, height * len(lines) + 2 * MARGIN
    image = Image.new("RGB", size, BACKGROUND)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            font = bold if segment.style and segment.style.bold else plain
            for letter in segment.text:
                corner = (MARGIN + column * cell, MARGIN + row * height)
                draw.text(corner, letter, fill=_color(segment), font=font)
                column += 1
    return np.asarray(image)


def _color(segment: Segment) -> tuple[int, int, int]:
    style = segment.style
    if style and style.color and not style.color.is_default:
        red, green, blue = style.color.get_truecolor(DEFAULT_TERMINAL_THEME)
        return red, green, blue
    return DIM if style and style.dim else FOREGROUND


@functools.cache
def _fonts() -> tuple[Any, Any]:
    matplotlib = import_extra("matplotlib", "lab")
    from PIL import ImageFont  # matplotlib needs it too

    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    names = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")
    plain, bold = (ImageFont.truetype(folder / name, FONT_SIZE) for name in names)
    return plain, bold
