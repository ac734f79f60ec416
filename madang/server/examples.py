"""One example of every request and every answer, for the OpenAPI description: a table of Ann's and Bob's.

They are put where a schema is used, not into the schemas: the types of the page are made of those.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

SEATS = [
    {"kind": "human", "name": "Ann", "level": None, "you": True, "connected": True},
    {"kind": "human", "name": "Bob", "level": None, "you": False, "connected": True},
]
TABLE: Json = {
    "id": "q3mVd0Zb2xw9KfTa",
    "game": "koryo",
    "rules": 1,
    "status": "playing",
    "listed": False,
    "clock": None,
    "stand_in": "greedy",
    "creator": True,
    "seats": SEATS,
    "spectators": 0,
    "commitment": "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55",
    "rematch": None,
    "created": 1767225600.0,
}
VIEW: Json = {
    "game": "koryo",
    "players": 2,
    "round": 1,
    "first": 0,
    "phase": "order",
    "actor": 1,
    "bank": 8,
    "tokens": [0, 0],
    "tableaus": ["", ""],
    "hands": ["1677899B", 10],
    "placed": ["44", 0],
    "used": [],
    "you": 0,
    "actions": [],
}
ENTRY: Json = {
    "number": 4,
    "ply": 1,
    "seat": 0,
    "kind": "action",
    "id": "koryo-did-play",
    "args": {"who": "Ann", "cards": "44"},
}
STANDING: Json = {"scores": [0, 0], "leaders": {}, "limits": [3, 3], "prices": {}}
PLAY: Json = {
    "seat": 0,
    "ply": 1,
    "view": VIEW,
    "log": [ENTRY],
    "can_undo": True,
    "can_hint": False,
    "clock": None,
    "result": None,
    "standing": STANDING,
}
PROBLEM: Json = {"id": "koryo-not-in-hand", "args": {"kind": "spy", "count": 2}, "text": "you do not hold 2 Spies"}
STALE: Json = {"id": "stale", "args": {"ply": 1}, "text": "the table has moved on to ply 1"}
GAME: Json = {
    "name": "koryo",
    "title": "Koryŏ",
    "rules": 1,
    "players": [2, 3, 4],
    "levels": ["random", "greedy", "adept", "expert", "master"],
}
FIRST: Json = {"action": None, "seat": None, "kind": None, "words": None, "view": VIEW, "standing": STANDING}
STEP: Json = FIRST | {
    "action": "play 44",
    "seat": 0,
    "kind": "action",
    "words": {"id": "koryo-did-play", "args": {"who": "Ann", "cards": "44"}},
}

EXAMPLES: dict[str, Any] = {
    "Rename": {"name": "Ann"},
    "NewTable": {"game": "koryo", "seats": ["me", "open"], "contribution": "ann's lucky 7"},
    "Sit": {"seat": 1, "contribution": "bob was here"},
    "Start": {"fill": "greedy"},
    "Rematch": {"contribution": "better luck this time"},
    "Act": {"ply": 0, "seat": 0, "action": "play 44"},
    "Undo": {"ply": 1},
    "AskHint": {"seat": 0},
    "Me": {"name": "Ann"},
    "Games": {"games": [GAME], "version": "0.1.0"},
    "Tables": {
        "tables": [{"table": TABLE, "actor": 1, "your_turn": False, "ply": 1, "changed": 1767225660.0}],
    },
    "Snapshot": {"type": "snapshot", "table": TABLE} | PLAY,
    "Update": {"type": "update", "re": None} | PLAY,
    "Ack": {"type": "ack", "re": None, "ply": 1, "duplicate": True},
    "Hint": {
        "type": "hint",
        "re": None,
        "ply": 0,
        "seat": 0,
        "level": "expert",
        "action": "play 44",
        "thoughts": [
            {"action": "play 44", "visits": 912, "chance": 0.57},
            {"action": "pass", "visits": 88, "chance": 0.41},
        ],
    },
    "Reason": {"reason": PROBLEM},
    "Log": {"ply": 1, "log": [ENTRY]},
    "Replay": {"seat": 0, "open": False, "steps": [FIRST, STEP]},
    "Chances": {
        "level": "expert",
        "complete": True,
        "chances": [{"step": 0, "seat": 0, "chance": 0.57, "best": "play 44", "played": "play 44"}],
    },
    "Health": {"status": "ok", "version": "0.1.0"},
    "View": VIEW,
    "Record": {
        "format": "madang record 1",
        "game": "koryo",
        "rules": 1,
        "players": 2,
        "seed": {
            "commitment": TABLE["commitment"],
            "secret": "00" * 32,
            "contributions": ["ann's lucky 7", "bob was here"],
        },
        "actions": ["play 44", "pass"],
        "result": {"scores": [12, 9], "winners": [0]},
        "checksum": "00" * 32,
    },
    "Failure": {"type": "error", "re": None, "error": PROBLEM, "now": None},
    "Stale": {"type": "error", "re": None, "error": STALE, "now": PLAY},
}
UNNAMED = {"/api/tables/{id}/view": "View", "/api/tables/{id}/record": "Record"}
"""Answers whose schema has no name."""


def add_examples(description: Json) -> Json:
    """Put examples beside every body and answer of an OpenAPI description."""
    description["components"]["examples"] = {name: {"value": example} for name, example in EXAMPLES.items()}
    for path, operations in description["paths"].items():
        for operation in operations.values():
            _example(operation.get("requestBody", {}), path)
            for status, answer in operation["responses"].items():
                _example(answer, path, "Stale" if status == "409" else None)
    return description


def _example(place: Json, path: str, name: str | None = None) -> None:
    for content in place.get("content", {}).values():
        schema = content.get("schema", {})
        options = schema.get("anyOf", [schema])
        names = [option["$ref"].rpartition("/")[2] for option in options if "$ref" in option]
        chosen = name or (names[0] if names else UNNAMED.get(path))
        if chosen in EXAMPLES:
            content["examples"] = {chosen: {"$ref": f"#/components/examples/{chosen}"}}
