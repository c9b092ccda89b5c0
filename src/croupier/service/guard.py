"""Around every request: no body is larger than it may be, and every answer tells the browser what it may do with it.

Start at `Guard`.
"""

from __future__ import annotations

from typing import Final

from fastapi import HTTPException
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 64 * 1024
# nothing from another host, no plug-ins, no frames
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'; connect-src 'self'"
)
_TOO_LARGE: Final = f"a request has at most {LARGEST_BODY} bytes"


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                _tell_browser(scope, MutableHeaders(scope=message))
            await send(message)

        size = Headers(scope=scope).get("content-length", "0")
        if not (size.isascii() and size.isdecimal()) or len(size) > 9 or int(size) > LARGEST_BODY:
            await JSONResponse({"detail": _TOO_LARGE}, 413)(scope, receive, sending)
            return
        await self._app(scope, _counted(receive), sending)


def _counted(receive: Receive) -> Receive:
    """A body that does not say how long it is, is counted as it comes."""
    come = 0

    async def receiving() -> Message:
        nonlocal come
        message = await receive()
        come += len(message.get("body", b""))
        if come > LARGEST_BODY:
            raise HTTPException(413, _TOO_LARGE)
        return message

    return receiving


def _tell_browser(scope: Scope, headers: MutableHeaders) -> None:
    headers.setdefault("Content-Security-Policy", _POLICY)
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("Cache-Control", "no-store" if scope["path"].startswith("/api") else "no-cache")
