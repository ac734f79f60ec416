"""The files of the page: HEAD answers like GET, and index.html has the tags of link previews."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from madang.server.api.page import page_router

INDEX = Path(__file__).parents[2] / "web" / "index.html"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Madang</title>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>"))
    (tmp_path / "icon-512.png").write_bytes(b"picture")
    (tmp_path / "assets" / "page-1234.js").write_text("export {}")
    return tmp_path


def ask(folder: Path, method: str, path: str, encoding: str) -> httpx.Response:
    """The answer to a request for a file of the page."""
    app = FastAPI()
    app.include_router(page_router(folder))

    async def send() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://madang") as client:
            return await client.request(method, path, headers={"Accept-Encoding": encoding})

    return asyncio.run(send())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc?step=3", "/icon-512.png", "/assets/page-1234.js"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_head_has_the_headers_of_get_and_no_body(folder: Path, path: str, encoding: str) -> None:
    got, head = (ask(folder, method, path, encoding) for method in ("GET", "HEAD"))
    assert (head.status_code, dict(head.headers)) == (200, dict(got.headers))
    assert int(head.headers["content-length"]) > 0
    assert got.content
    assert head.content == b""


def test_head_without_a_built_page(tmp_path: Path) -> None:
    assert ask(tmp_path, "HEAD", "/", "identity").status_code == 200


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc"])
def test_the_picture_of_the_link_preview_has_an_absolute_address(folder: Path, path: str) -> None:
    (folder / "index.html").write_text(INDEX.read_text("utf-8"), "utf-8")
    assert 'property="og:image" content="http://madang/icon-512.png"' in ask(folder, "GET", path, "gzip").text


def test_the_page_has_a_link_preview() -> None:
    text = INDEX.read_text("utf-8")
    for name in ("og:title", "og:description", "og:image", "og:type"):
        assert f'property="{name}"' in text
    assert (INDEX.parent / "public" / "icon-512.png").is_file()
