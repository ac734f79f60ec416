"""One example of every request and every answer, for the OpenAPI document: a table of Ann's and Bob's.

They are put where a schema is used, not into the schemas: the page's types are generated from those.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]
EXAMPLES: Json = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
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
