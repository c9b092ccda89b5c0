"""The doors: file handles, who can reach the floor and by which names, whether TLS is before it, and its port.

Start at `examined`.
"""

from __future__ import annotations

import errno
import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.machine import Machine
from croupier.service.settings import Settings
from croupier.store.looking import is_file

CONNECTIONS: Final = 2_000  # pages, displays and sockets that a floor should bear, where no setting says how many
_BESIDES: Final = 200  # the database, pages' files, the log, the witness
_PATIENCE: Final = 5  # seconds
_UNLIMITED: Final = -1


def examined(settings: Settings, on: Machine) -> Iterator[Diagnosis]:
    yield _handles(settings, on)
    if settings.workers > 1 and is_file(settings.database):
        yield found("door-workers", workers=settings.workers)
    yield from _reached(settings)
    yield _port(settings)


def _handles(settings: Settings, on: Machine) -> Diagnosis:
    limit = on.handles()
    needed = int(getattr(settings, "connections", CONNECTIONS)) + _BESIDES
    enough = limit == _UNLIMITED or limit >= needed
    return found("handles-enough" if enough else "handles-few", limit=limit, needed=needed)


# --- who can reach it ----------------------------------------------------------------------------


def is_local(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _reached(settings: Settings) -> Iterator[Diagnosis]:
    secure = [origin for origin in settings.origins if urlsplit(origin).scheme == "https"]
    plain = [one for one in settings.origins if one not in secure and not is_local(urlsplit(one).hostname or "")]
    local, proxies = is_local(settings.host), getattr(settings, "proxies", None)
    safe = settings.secure_cookies or bool(proxies)  # a proxy says itself that TLS is before it
    if settings.demo and (not local or settings.origins or settings.hosts):
        yield found("door-demo-open", host=settings.host)
    if secure and not safe:
        yield found("door-cookies-plain", origin=secure[0])
    elif safe and not secure and not settings.hosts:
        yield found("door-no-names")
    elif safe and plain:
        yield found("door-plain-origin", origin=plain[0])
    elif not safe and (not local or plain):
        yield found("door-in-the-clear", host=settings.host)
    elif safe:
        yield found("door-behind-tls", names=[*secure, *settings.hosts])
    elif settings.demo:
        yield found("door-demo", host=settings.host)
    else:
        yield found("door-local", host=settings.host)
    if secure and proxies == ():
        yield found("door-no-proxies")
    for proxy in proxies or ():
        if _is_anyone(str(proxy)):
            yield found("door-any-proxy", proxy=str(proxy))


def _is_anyone(proxy: str) -> bool:
    """Whether so many addresses count as proxies that a client may be one of them."""
    try:
        return proxy == "*" or ip_network(proxy, strict=False).prefixlen == 0
    except ValueError:
        return False


# --- the port ------------------------------------------------------------------------------------


def _port(settings: Settings) -> Diagnosis:
    if not settings.port:
        return found("port-any")
    where = f"{settings.host}:{settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((settings.host, settings.port))  # and let go of at once: nobody is listened to
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return found("port-not-ours", where=where, why=error.strerror or str(error))
            return _holder(settings, where)
    return found("port-free", where=where)


def _holder(settings: Settings, where: str) -> Diagnosis:
    """Who holds the port: a floor says how it is, anything else is in the way."""
    health = asked_for_health(settings)
    if health is None:
        return found("port-taken", where=where)
    if health.get("status") == "ok":
        return found("port-ours", where=where, tables=int(health.get("tables", 0)))
    troubled = [str(one) for one in [*health.get("troubled", ()), *health.get("books", ())]]
    return found("port-troubled", where=where, troubled=troubled or ["heads"])


def asked_for_health(settings: Settings) -> dict[str, Any] | None:
    """What a floor at this address says of itself; nothing where no floor is there, or it does not answer."""
    everywhere = settings.host in ("0.0.0.0", "::")
    host = "127.0.0.1" if everywhere else settings.host
    with closing(http.client.HTTPConnection(host, settings.port, timeout=_PATIENCE)) as connection:
        try:
            connection.request("GET", "/health")
            said = json.loads(connection.getresponse().read(1 << 20))
        except (OSError, ValueError, http.client.HTTPException):
            return None
    return said if isinstance(said, dict) and {"status", "tables", "heads"} <= said.keys() else None
