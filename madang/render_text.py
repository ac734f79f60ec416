"""Render a state as English text for the terminal. Symbols carry all information; colors only repeat it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madang.games import load
from madang.games.corinth.data import DISTRICTS as HARBOR
from madang.games.corinth.data import MARKET, SHOP_POINTS, SHOP_SIZES
from madang.jit import plain
from madang.messages import Message

if TYPE_CHECKING:
    from madang.core.state import State

NOTEBOOK_HTML = '<pre style="line-height: 1.2; overflow-x: auto">{code}</pre>'
GOODS = ("oil", "wine", "carpets", "spices")


def render_text(state: State, seat: int | None, names: list[str]) -> RenderableType:
    """The table as `seat` sees it."""
    view = state.view(seat)
    body = _corinth(view, names) if view["game"] == "corinth" else _cards(state, view, names)
    return Panel(body, title=_title(state, view, names), title_align="left", border_style="dim")


def render_html(state: State, seat: int | None) -> str:
    """The table as `seat` sees it, as HTML for a notebook."""
    console = Console(file=io.StringIO(), width=100, record=True, color_system="truecolor", force_terminal=True)
    console.print(render_text(state, seat, [f"seat {number}" for number in range(state.players)]))
    return console.export_html(inline_styles=True, code_format=NOTEBOOK_HTML)


def _title(state: State, view: dict[str, Any], names: list[str]) -> str:
    when = f"round {view['round']} of 8" if "round" in view else f"turns left in the round: {view['turns_left']}"
    who = "the game is over" if view["actor"] is None else f"{names[view['actor']]} to act ({view['phase']})"
    return f"{state.game.title}: {when}, first player {names[view['first']]}, {who}"


# --- Koryŏ and Chosŏn ------------------------------------------------------------------------------------------------


def _cards(state: State, view: dict[str, Any], names: list[str]) -> RenderableType:
    rulebook = load(view["game"])
    majority = plain(rulebook.rules.majority)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(("▸ " if seat == view["actor"] else "") + name, justify="center")
    for kind, (card, word) in enumerate(zip(rulebook.data.KINDS, rulebook.data.NAMES, strict=True)):
        label = f"{card} {Message(view['game'] + '-kind', {'kind': word})}"
        holder = majority(state.record, kind) if kind < 9 else -1
        cells = [_stack(view["tableaus"][seat].count(card), seat == holder) for seat in range(view["players"])]
        table.add_row(label, *cells)
    table.add_row("tokens", *(str(number) for number in view["tokens"]), style="dim")
    table.add_row("face down", *(_size(cards) for cards in view["placed"]), style="dim")
    lines: list[RenderableType] = [table, Text(f"bank {view['bank']}   ★ has the majority", style="dim")]
    if "legacy" in view:
        lines.append(Text(_choson_tokens(view, names), style="dim"))
    if view["you"] is not None:
        hand, placed = view["hands"][view["you"]], view["placed"][view["you"]]
        lines.append(Text(f"your hand: {hand or '-'}   you placed: {placed or '-'}", style="bold"))
    return Group(*lines)


def _stack(count: int, majority: bool) -> Text:
    if count == 0:
        return Text("·", style="dim")
    return Text(f"{count} ★" if majority else str(count), style="bold green" if majority else "")


def _size(cards: str | int) -> str:
    return str(cards if isinstance(cards, int) else len(cards))


def _choson_tokens(view: dict[str, Any], names: list[str]) -> str:
    legacy = "nobody" if view["legacy"] is None else names[view["legacy"]]
    shield = view["shield"]
    on = "not on the table" if shield is None else f"on the {shield['family']} of {names[shield['seat']]}"
    return f"Yi's Legacy: {legacy}   Yi's Shield: {on}"


# --- Corinth ---------------------------------------------------------------------------------------------------------


def _corinth(view: dict[str, Any], names: list[str]) -> RenderableType:
    harbor = Table(box=None, pad_edge=False, title="harbor", title_justify="left")
    for column in ("district", "value", "dice"):
        harbor.add_column(column)
    for name in reversed(HARBOR):
        group = view["harbor"].get(name)
        dice = "○" * group["white"] + "●" * group["yellow"] if group else "·"
        harbor.add_row(name, str(group["value"]) if group else "", dice)
    sheets = [_sheet(sheet, names[seat], seat == view["actor"]) for seat, sheet in enumerate(view["sheets"])]
    move = f"under way: {view['move']}" if view["move"] else ""
    return Group(harbor, Text("○ white  ● yellow   " + move, style="dim"), Columns(sheets))


def _sheet(sheet: dict[str, Any], name: str, acts: bool) -> RenderableType:
    lines = [f"gold {_purse(sheet['gold'])}  goats {_purse(sheet['goats'])}  turns {sheet['turns']}"]
    for goods in GOODS:
        district = HARBOR.index(goods)
        shops = zip(sheet[goods], SHOP_POINTS[district], SHOP_SIZES[district], strict=False)
        lines.append(f"{goods:8}" + " ".join(f"{points}{'■' * n}{'□' * (size - n)}" for n, points, size in shops))
    lines.append("built: " + (", ".join(sheet["buildings"]) or "-"))
    market = sheet["market"]
    lines += _market(market)
    lines.append(f"boxes {market['boxes'] or '-'}  yellow dice {market['yellow']}")
    return Panel("\n".join(lines), title=("▸ " if acts else "") + name, expand=False)


def _purse(purse: dict[str, int]) -> int:
    return purse["circled"] - purse["spent"]


def _market(market: dict[str, Any]) -> list[str]:
    """The market with the steward (@), circled fields (o) and walked ones (x)."""
    steward = market["circled"][-1] if market["circled"] else "c3"
    symbols = {"score": "S", "yellow": "Y", "start": "*", "+1": "+"}
    rows = ["  a b c d e"]
    for row, fields in enumerate(MARKET, start=1):
        cells = []
        for column, text in zip("abcde", fields, strict=True):
            field = f"{column}{row}"
            fresh = symbols.get(text, text.split()[-1][0])
            mark = "o" if field in market["circled"] else "x" if field in market["crossed"] else fresh
            cells.append("@" if field == steward else mark)
        rows.append(f"{row} " + " ".join(cells))
    return rows
