"""Around every request: the floor is called by a name of its own, nobody has too many at once through a proxy, no body
is larger than it may be, and every answer tells the browser what it may do with it.

Start at `Guard`; whose name is the floor's own: `is_ours`.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.service.clients import forwarded_for, is_proxy
from croupier.service.door import Door
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.settings import Settings

LARGEST_BODY: Final = 64 * 1024
LARGEST_DOCUMENT: Final = 8 * 1024 * 1024  # of the approved rules, which an administrator attaches
_DOCUMENTS: Final = re.compile(r"/api/books/[a-z0-9-]+/document")  # read for nobody else: see routes_documents.py
# nothing from another host, no plug-ins, no frames
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'; connect-src 'self'"
)


_NOT_OURS: Final = "this floor is not known by that name: CROUPIER_HOSTS says by which names it is reached"
_POLICY_VIOLATED, _AGAIN_LATER = 1008, 1013
# a proxy that believes the one and we who believe the other would not agree where the next request begins
_TWO_ENDS: Final = "a request says in one way where it ends, and this one in two: content-length and transfer-encoding"
_CROWDED: Final = "too many connections at once: wait a moment"


def is_ours(host: str, settings: Settings) -> bool:
    """Whether a request that names this host was meant for this floor.

    A page of another site can have its own name lead here, and be of the same origin as we then are to its browser. An
    address in digits belongs to nobody's name, so it cannot be had that way.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if not name or "@" in host or "/" in host:
        return False
    allowed = {"localhost", settings.host.lower(), *(one.lower() for one in settings.hosts)}
    allowed |= {urlsplit(origin).hostname or "" for origin in settings.origins}
    return name in allowed or _in_digits(name)


def _in_digits(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, door: Door) -> None:
        self._app, self._settings, self._door = app, settings, door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        proxies, peer = self._settings.proxies, (scope.get("client") or ("",))[0]
        if not is_proxy(peer, proxies):  # the door has counted it already
            await self._guarded(scope, receive, send)
            return
        client = forwarded_for(peer, Headers(scope=scope).getlist("x-forwarded-for"), proxies)
        with self._door.brought(client) as room:
            if room:
                await self._guarded(scope, receive, send)
            elif scope["type"] == "http":
                await _told(429, ErrorCode.CROWDED, _CROWDED)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": _AGAIN_LATER, "reason": ErrorCode.CROWDED})

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                _tell_browser(scope, MutableHeaders(scope=message))
            await send(message)

        headers = Headers(scope=scope)
        named = headers.getlist("host")
        ours = len(named) == 1 and is_ours(named[0], self._settings)
        if scope["type"] == "websocket":
            if ours:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": _POLICY_VIOLATED, "reason": ErrorCode.ANOTHER_NAME})
            return
        if not ours:
            await _told(421, ErrorCode.ANOTHER_NAME, _NOT_OURS)(scope, receive, sending)
            return
        if "content-length" in headers and "transfer-encoding" in headers:
            await _told(400, ErrorCode.NOT_UNDERSTOOD, _TWO_ENDS, connection="close")(scope, receive, sending)
            return
        size, largest = headers.get("content-length", "0"), _largest(scope)
        if not (size.isascii() and size.isdecimal()) or len(size) > 9 or int(size) > largest:
            await _told(413, ErrorCode.TOO_LARGE, _too_large(largest))(scope, receive, sending)
            return
        await self._app(scope, _counted(receive, largest), sending)


def _largest(scope: Scope) -> int:
    attaches = scope["method"] == "POST" and _DOCUMENTS.fullmatch(scope["path"])
    return LARGEST_DOCUMENT if attaches else LARGEST_BODY


def _too_large(largest: int) -> str:
    return f"a request has at most {largest} bytes"


def _told(status: int, code: ErrorCode, says: str, **headers: str) -> JSONResponse:
    return JSONResponse({"detail": says, "code": code, "facts": {}}, status, headers)


def _counted(receive: Receive, largest: int) -> Receive:
    """A body that does not say how long it is, is counted as it comes."""
    come = 0

    async def receiving() -> Message:
        nonlocal come
        message = await receive()
        come += len(message.get("body", b""))
        if come > largest:
            raise HttpError(413, ErrorCode.TOO_LARGE, _too_large(largest))
        return message

    return receiving


def _tell_browser(scope: Scope, headers: MutableHeaders) -> None:
    headers.setdefault("Content-Security-Policy", _POLICY)
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("Cache-Control", "no-store" if scope["path"].startswith("/api") else "no-cache")
