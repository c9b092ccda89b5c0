"""Where connections come in: a few at a time, and where no file handle is left they wait.

The loop's own way then asks as often as its queue is long, and says each time that there is none. Start at
`FloorLoop`, which the web server runs on.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from typing import Any, Final

_AT_ONCE: Final = 16  # connections that are taken before anything else has its turn
_NO_HANDLES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_TELLING: Final = 10.0  # seconds between lines that say so
_NONE_LEFT: Final = "no file handle is left for another connection: they wait until there is"
WAITING_TO_COME_IN: Final = 4_096  # connections; beyond them the machine lets newcomers try again after seconds
WAITING_TO_BE_SENT: Final = 128 * 1024  # bytes that the machine holds for one client who does not read

log = logging.getLogger("croupier")


class Listening(socket.socket):
    """A socket that is listened at: it says that nobody waits once enough came in, or while there are no handles."""

    _row = 0
    _resting = False

    @classmethod
    def instead_of(cls, plain: socket.socket) -> Listening:
        return cls(fileno=plain.detach())

    def accept(self) -> tuple[socket.socket, Any]:
        if self._resting or self._row >= _AT_ONCE:
            self._resting, self._row = False, 0
            raise BlockingIOError
        try:
            found = super().accept()
        except BlockingIOError:
            self._row = 0
            raise
        except OSError as error:  # the loop rests for a second, once it is told that nobody else waits
            self._row, self._resting = 0, error.errno in _NO_HANDLES
            raise
        self._row += 1
        return found


class FloorLoop(asyncio.SelectorEventLoop):
    _told = float("-inf")

    async def create_server(self, *args: Any, **options: Any) -> asyncio.Server:
        plain = options.get("sock")
        if plain is not None:
            options["sock"] = Listening.instead_of(plain)
        return await super().create_server(*args, **options)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in _NO_HANDLES and "socket" in context):
            super().call_exception_handler(context)
        elif time.monotonic() - self._told > _TELLING:
            self._told = time.monotonic()
            log.error(_NONE_LEFT)


def keeps_little(listening: socket.socket) -> None:
    """What waits to be read by a client waits there, and not in the machine's memory."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WAITING_TO_BE_SENT // 2)  # the machine doubles it
