"""The page can be installed as an app, and has a content security policy."""

from __future__ import annotations

from tests.page.conftest import NewGuest
from tests.page.server import ServerProcess


def test_the_page_has_a_content_security_policy(server: ServerProcess, new_guest: NewGuest) -> None:
    response = new_guest().goto(server.address)
    assert response is not None
    assert "script-src 'self'" in response.headers["content-security-policy"]


def test_the_page_can_be_installed(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    manifest = page.request.get(f"{server.address}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(server.address + icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # browser contexts of the tests are incognito
