"""Addresses and ranges of addresses."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable


def checked_network(text: str) -> str:
    """An address or a range in its usual form, such as 203.0.113.7/32.

    >>> checked_network("203.0.113.7"), checked_network("2001:db8::1/32")
    ('203.0.113.7/32', '2001:db8::/32')
    """
    return str(ipaddress.ip_network(text.strip(), strict=False))


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these addresses, or in one of these ranges.

    >>> is_within("10.1.2.3", ["127.0.0.1", "10.0.0.0/8"]), is_within("::ffff:10.1.2.3", ["10.0.0.0/8"])
    (True, True)
    >>> is_within("2001:db8::1", ["10.0.0.0/8"]), is_within("?", ["10.0.0.0/8"])
    (False, False)
    """
    try:
        own = ipaddress.ip_address(address)
    except ValueError:  # a connection without an address, such as a Unix socket
        return False
    own = getattr(own, "ipv4_mapped", None) or own
    return any(own in ipaddress.ip_network(network, strict=False) for network in networks)
