"""Draw the sheet and the market of Corinth from the tables that the engine plays by.

    python docs/rules/draw_corinth.py

writes `corinth-sheet.svg` and `corinth-market.svg` next to this file. A test checks that they are up to date.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from madang.games.corinth.data import (
    BONUSES,
    BUILDINGS,
    CARPETS,
    COSTS,
    DIRECTIONS,
    DISTRICTS,
    FIELDS,
    MARKET,
    OIL,
    PURSE_AT_START,
    PURSE_SIZE,
    PURSES,
    SHOP_POINTS,
    SHOP_SIZES,
    SHOPS,
    SIDE,
    SPICES,
    STABLE_STEPS,
    START,
    STORE_EXTRA,
    TEMPLE_POINTS,
    TRACK,
    WAREHOUSE_EXTRA,
    WINE,
)

PAPER, INK, FAINT, SHADE = "#fdf8ee", "#3a2f26", "#8d7f70", "#efe4cf"
COLORS = {
    "goats": "#a2907c", "oil": "#6f9a3e", "wine": "#8a5a9e", "carpets": "#3f7fb5", "spices": "#d9822b",
    "gold": "#c9a227", "yellow": "#f0c93a", "+1": "#b5533c", "score": "#5a6b7b",
}  # fmt: skip

EFFECTS = {
    "temple": [f"{TEMPLE_POINTS} points for each", "building, at the end"],
    "warehouse": [f"{WAREHOUSE_EXTRA} symbol more each time", "goods are delivered"],
    "stable": [f"{STABLE_STEPS} steps more or less", "for free, each move"],
    "store": [f"{STORE_EXTRA} gold more each time", "gold is received"],
}


# --- shapes ----------------------------------------------------------------------------------------------------------


def text(x: float, y: float, words: object, size: int = 13, anchor: str = "middle", style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" {style}>{escape(str(words))}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = INK, round_by: int = 6) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by}" fill="{fill}" '
        f'stroke="{edge}"/>'
    )


def dot(x: float, y: float, radius: float, fill: str, edge: str = INK, width: float = 1) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}"/>'


def line(x: float, y: float, to_x: float, to_y: float, edge: str = INK, width: float = 1) -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{edge}" stroke-width="{width:g}"/>'


def picture(width: int, height: int, title: str, shapes: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Georgia, serif" fill="{INK}" role="img">'
    )
    paper = box(0.5, 0.5, width - 1, height - 1, PAPER, FAINT, 12)
    return "\n".join([head, f"<title>{escape(title)}</title>", paper, *shapes, "</svg>", ""])


# --- the sheet -------------------------------------------------------------------------------------------------------

WIDTH = 780


def district_row(district: int, y: float) -> list[str]:
    """Its shops: the number, a circle for each symbol, and the points below."""
    name, color = DISTRICTS[district], COLORS[DISTRICTS[district]]
    shapes = [box(16, y, WIDTH - 32, 74, SHADE, color), text(30, y + 42, name, 17, "start", f'fill="{color}"')]
    x = 118.0
    for shop in range(SHOPS[district]):
        size, points = int(SHOP_SIZES[district, shop]), int(SHOP_POINTS[district, shop])
        width = 24 * size + 30
        shapes.append(box(x, y + 9, width, 56, PAPER, color))
        shapes.append(text(x + 11, y + 31, shop + 1, 12, "middle", f'fill="{FAINT}"'))
        shapes += [dot(x + 31 + 24 * symbol, y + 27, 9, "#fff", color, 1.5) for symbol in range(size)]
        shapes.append(text(x + width / 2, y + 58, f"{points} point{'s' if points > 1 else ''}", 13))
        x += width + 10
    if BONUSES[district]:
        shapes.append(box(WIDTH - 104, y + 15, 76, 44, color, color))
        shapes.append(text(WIDTH - 66, y + 34, f"+{BONUSES[district]}", 16, style='fill="#fff" font-weight="bold"'))
        shapes.append(text(WIDTH - 66, y + 51, "if first", 12, style='fill="#fff"'))
    return shapes


def purse_row(name: str, y: float) -> list[str]:
    """Its symbols, those circled at the start filled."""
    color = COLORS[name]
    shapes = [text(30, y + 5, name, 17, "start", f'fill="{color}"')]
    for symbol in range(PURSE_SIZE):
        shapes.append(dot(118 + 27 * symbol, y, 9, color if symbol < PURSE_AT_START else "#fff", color, 1.5))
    return shapes


def building_card(number: int, y: float) -> list[str]:
    name = BUILDINGS[number]
    x = 16 + 189 * number
    cost = " and ".join(f"{amount} {purse}" for amount, purse in zip(COSTS[number], PURSES, strict=True) if amount)
    cost = cost.replace("1 goats", "1 goat")
    lines = [text(x + 90, y + 66 + 16 * i, words, 12) for i, words in enumerate(EFFECTS[name])]
    return [box(x, y, 181, 94, SHADE, FAINT), text(x + 90, y + 22, name, 16), text(x + 90, y + 42, cost, 13), *lines]


def track_row(y: float) -> list[str]:
    """The boxes of the turn track; those that are crossed out with four players."""
    boxes, fewer = int(TRACK[2]), int(TRACK[4])
    shapes = [text(30, y + 18, "turns", 17, "start")]
    for number in range(boxes):
        x = 118 + 38 * number
        shapes.append(box(x, y, 28, 26, "#fff"))
        if number < boxes - fewer:
            shapes += [line(x, y, x + 28, y + 26, FAINT), line(x, y + 26, x + 28, y, FAINT)]
    note = f"the first {boxes - fewer} are crossed out with four players"
    return [*shapes, text(118 + 38 * boxes + 4, y + 18, note, 13, "start", f'fill="{FAINT}"')]


def sheet() -> str:
    shapes: list[str] = []
    y = 16.0
    for district in (SPICES, CARPETS, WINE, OIL):
        shapes += district_row(district, y)
        y += 84
    for name in PURSES:
        y += 18
        shapes += purse_row(name, y)
        y += 14
    y += 14
    for number in range(len(BUILDINGS)):
        shapes += building_card(number, y)
    y += 108
    shapes += track_row(y)
    return picture(WIDTH, int(y) + 42, "A sheet of Corinth, without its market", shapes)


# --- the market ------------------------------------------------------------------------------------------------------

CELL, EDGE = 104, 50
WORDS = {"yellow": "yellow die", "score": "score", "start": "start", "1 goats": "1 goat"}


def market_field(field: int) -> list[str]:
    x, y = EDGE + CELL * (field % SIDE) + CELL / 2, EDGE + CELL * (field // SIDE) + CELL / 2
    gives = MARKET[field // SIDE][field % SIDE]
    words = WORDS.get(gives, gives)
    if field == START:
        return [dot(x, y, 30, INK), text(x, y + 5, words, 14, style=f'fill="{PAPER}"')]
    color = COLORS[gives.split()[-1]]
    label = text(x + 40, y + 40, FIELDS[field], 11, style=f'fill="{FAINT}"')
    if gives == "score":
        shape = box(x - 30, y - 30, 60, 60, "#fff", color, 4)
    elif gives == "yellow":
        shape = box(x - 27, y - 27, 54, 54, color, INK, 10)
    else:
        shape = dot(x, y, 33, "#fff", color, 3)
    size = 20 if gives == "+1" else 13
    split = words.split(" ", 1)
    lines = [words] if len(split) == 1 else split
    first = y + 5 if len(lines) == 1 else y - 2
    return [shape, *(text(x, first + 15 * i, part, size) for i, part in enumerate(lines)), label]


def market() -> str:
    shapes: list[str] = []
    low, high = EDGE + CELL / 2, EDGE + CELL * (SIDE - 0.5)
    for number in range(SIDE):
        at = EDGE + CELL * (number + 0.5)
        shapes += [line(low, at, high, at, FAINT, 2), line(at, low, at, high, FAINT, 2)]
    for number in range(SIDE):
        at = EDGE + CELL * (number + 0.5)
        shapes += [text(at, 44, FIELDS[number][0], 18), text(38, at + 6, FIELDS[number * SIDE][1], 18)]
    for field in range(len(FIELDS)):
        shapes += market_field(field)
    whole = 2 * EDGE + CELL * SIDE
    sides = {"north": (whole / 2, 16), "south": (whole / 2, whole - 14)}
    turned = {"west": (16, -90), "east": (whole - 14, 90)}
    style = f'fill="{FAINT}" font-style="italic"'
    for name in DIRECTIONS:
        if name in sides:
            shapes.append(text(*sides[name], name, 12, style=style))
        else:
            x, angle = turned[name]
            turn = f'transform="rotate({angle} {x} {whole / 2:g})"'
            shapes.append(text(x, whole / 2, name, 12, style=f"{style} {turn}"))
    return picture(whole, whole, "The market of Corinth", shapes)


DRAWINGS = {"corinth-sheet.svg": sheet, "corinth-market.svg": market}


def main() -> None:
    for name, draw in DRAWINGS.items():
        (Path(__file__).parent / name).write_text(draw(), "utf-8")


if __name__ == "__main__":
    main()
