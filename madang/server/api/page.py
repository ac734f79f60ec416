"""The static files of the page, or a note on how to build them."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from madang.server.errors import Refused

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Madang</title>
<h1>Madang</h1><p>The server is running. The page has not been built: <code>make run</code> builds it.</p>
<p>Its interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""
PREVIEW_PICTURE = 'property="og:image" content="'
CACHE_FOREVER = "public, max-age=31536000, immutable"


def page_router(folder: Path) -> APIRouter:
    """Serve the files of a folder. Any other path gets index.html, because the page does its own routing.

    HEAD gets the same headers as GET: services that make link previews ask with it first.
    """
    router = APIRouter()
    root = folder.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or path == "api":
            raise Refused("not-found")
        file = (root / path).resolve() if "\0" not in path else root
        index = root / "index.html"
        if file.is_relative_to(root) and file.is_file() and file != index:
            hashed = path.startswith("assets/")  # file names that change with the content
            return _file(request, file, CACHE_FOREVER if hashed else "no-cache")
        return _index(request, index) if index.is_file() else HTMLResponse(NOT_BUILT)

    return router


def _index(request: Request, file: Path) -> Response:
    """The page, with an absolute address of the preview picture: services that make link previews want one."""
    origin = html.escape(str(request.base_url).rstrip("/"))
    text = file.read_text("utf-8").replace(f"{PREVIEW_PICTURE}/", f"{PREVIEW_PICTURE}{origin}/")
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


def _file(request: Request, file: Path, cache_control: str) -> Response:
    """A file, or the compressed copy that the build wrote next to it."""
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    kind, _ = mimetypes.guess_type(file.name)
    compressed = file.with_name(f"{file.name}.gz")
    if compressed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(compressed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)
