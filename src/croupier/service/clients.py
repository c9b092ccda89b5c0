"""Whose request it is, by address: the peer of the connection, or whom a proxy of the house says it asks for.

Only proxies that the settings name are believed, and of what they forward only what such a proxy itself wrote: a client
can write any `X-Forwarded-For` it likes, and a proxy adds to it on the right. Start at `client_address`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from starlette.requests import HTTPConnection

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

_OF_ONE_HOUSEHOLD: Final = 64  # bits of an IPv6 address: whoever has one has all that begin like it


def client_address(connection: HTTPConnection) -> str:
    """The address of whoever asks, in digits; of a connection inside this process, whatever it is called."""
    proxies: tuple[str, ...] = connection.app.state.house.settings.proxies
    peer = connection.client.host if connection.client else ""
    return forwarded_for(peer, connection.headers.getlist("x-forwarded-for"), proxies)


def came_by_tls(connection: HTTPConnection) -> bool:
    """Whether the client's own connection is encrypted, here or as a proxy of the house says."""
    proxies: tuple[str, ...] = connection.app.state.house.settings.proxies
    peer = connection.client.host if connection.client else ""
    if is_proxy(peer, proxies):
        said = connection.headers.getlist("x-forwarded-proto")
        if said:
            return said[-1].rpartition(",")[2].strip().lower() in ("https", "wss")
    return connection.url.scheme in ("https", "wss")


def forwarded_for(peer: str, said: Iterable[str], proxies: tuple[str, ...]) -> str:
    """The right-most address that is no proxy of ours: everything to its left is hearsay."""
    found = plain(peer)
    for hop in reversed([one.strip() for line in said for one in line.split(",")]):
        if not is_proxy(found, proxies):
            break
        address = _read(hop)
        if address is None:  # a proxy of ours wrote no address: it is the last that is known
            break
        found = str(address)
    return found


def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    if not proxies:
        return False
    found = _read(address)
    return found is not None and any(found in one for one in networks(proxies))


@lru_cache(maxsize=16)
def networks(named: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses or networks as the settings name them; one that is neither is a `ValueError`."""
    return tuple(ip_network(one) for one in named)


def plain(address: str) -> str:
    """One spelling for each address; what is none stays as it is."""
    found = _read(address)
    return address if found is None else str(found)


def counted_as(address: str) -> str:
    """Whom an address is counted with, where there are limits: a household of IPv6 is one client."""
    found = _read(address)
    if not isinstance(found, IPv6Address):
        return address
    return str(ip_network((found.packed, _OF_ONE_HOUSEHOLD), strict=False))


def _read(text: str) -> Address | None:
    """An address, with a port or brackets as some proxies write them; IPv4 in IPv6's clothes is IPv4."""
    bare = text[1:].partition("]")[0] if text.startswith("[") else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
