"""An example of every request and every response for the OpenAPI description: a table where Ann and Bob play.

Examples are added where a schema is used, not to the schemas: the page's types are generated from the schemas.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Json = dict[str, Any]
EXAMPLES: Json = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
UNNAMED_SCHEMAS = {"/api/tables/{id}/view": "View", "/api/tables/{id}/record": "Record"}
"""Routes whose response has a schema without a name, and the example for it."""


def add_examples(description: Json) -> Json:
    """Add an example to every request body and every response of an OpenAPI description."""
    description["components"]["examples"] = {name: {"value": example} for name, example in EXAMPLES.items()}
    for path, operations in description["paths"].items():
        for operation in operations.values():
            _add_example(operation.get("requestBody", {}), path)
            for status, response in operation["responses"].items():
                _add_example(response, path, "Stale" if status == "409" else None)
    return description


def _add_example(body: Json, path: str, name: str | None = None) -> None:
    for content in body.get("content", {}).values():
        schema = content.get("schema", {})
        options = schema.get("anyOf", [schema])
        names = [option["$ref"].rpartition("/")[2] for option in options if "$ref" in option]
        chosen = name or (names[0] if names else UNNAMED_SCHEMAS.get(path))
        if chosen in EXAMPLES:
            content["examples"] = {chosen: {"$ref": f"#/components/examples/{chosen}"}}
