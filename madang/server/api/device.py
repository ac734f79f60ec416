"""A short name for the device of a request, from its `User-Agent` header."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""Part of a header, and the browser's name. The first that fits counts: most browsers also claim to be others."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """The browser and the system; empty if the header names neither.

    >>> device_name("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'Firefox, Android'
    """
    browser = _first(BROWSERS, user_agent)
    return ", ".join(name for name in (browser, _first(SYSTEMS, user_agent)) if name)


def _first(names: dict[str, str], text: str) -> str:
    return next((name for part, name in names.items() if part in text), "")
