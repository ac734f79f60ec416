"""The texts of push messages and webhooks, in the receiver's language. Everybody at the table knows what they say."""

from __future__ import annotations

import re
from typing import Any

from madang.messages import Message
from madang.server.tables.table import Table

Json = dict[str, Any]
DISCORD_MARKUP = re.compile(r"([\\*_~`|>\[\]()#@:<\-])")


def push_message(row: Any, table: Table | None) -> Json:
    """What the service worker shows: a title, a text, and the path of the page to open."""
    title, body = _texts(row, table)
    path = "/you" if table is None else f"/table/{table.id}"
    return {"title": title, "body": body, "path": path, "tag": f"{row.kind} {path}", "language": row.language}


def json_message(row: Any, table: Table | None) -> Json:
    """The generic form of a webhook."""
    title, body = _texts(row, table)
    message: Json = {"id": row.id, "event": row.kind, "at": row.created, "text": f"{title}. {body}".strip()}
    if table is not None:
        result = _winners(table) if row.kind == "over" else None
        message["table"] = {"id": table.id, "game": table.config.game, "url": f"{row.origin}/table/{table.id}"}
        message |= {"seat": row.seat, "player": row.who, "winners": result}
    return message


def discord_message(row: Any, table: Table | None) -> Json:
    """Discord's form. Names cannot mention anybody, and their markup has no effect."""
    title, body = (DISCORD_MARKUP.sub(r"\\\1", text) for text in _texts(row, table))
    link = "" if table is None else f" <{row.origin}/table/{table.id}>"
    return {"content": f"**{title}** {body}{link}"[:2000], "allowed_mentions": {"parse": []}}


def _texts(row: Any, table: Table | None) -> tuple[str, str]:
    language = row.language

    def text(message: str, **args: str | int) -> str:
        return Message(message, args).text(language)

    if table is None:
        return text("alert-test"), text("alert-test-line")
    named = row.guest is None or row.form == "discord"  # others read a channel, too
    game, others = text(f"game-{table.config.game}"), ", ".join(table.names)
    line = text("alert-line", game=game, players=others)
    match row.kind:
        case "turn" if named:
            return text("alert-turn-of", who=row.who or ""), line
        case "turn":
            return text("alert-turn"), line
        case "reminded":
            return text("alert-reminded", who=row.who or ""), line
        case "replaced" if named:
            return text("alert-replaced-of", who=row.who or ""), line
        case "replaced":
            return text("alert-replaced"), line
        case "rematch":
            return text("alert-rematch", who=row.who or ""), game
        case "sat":
            started = table.status != "open"
            return text("alert-sat", who=row.who or ""), text("alert-started", game=game) if started else line
        case _:
            names = _winners(table)
            return text("alert-over", game=game), text("alert-winners", names=", ".join(names), count=len(names))


def _winners(table: Table) -> list[str]:
    return [table.names[seat] for seat in table.game.state.winners()]
