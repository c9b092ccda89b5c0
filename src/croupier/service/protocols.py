"""The connections of the web server, which tell the door what they wait for; the web server itself has no such limits.

One is a `FloorHttp` when it comes, and a `FloorSocket` once a page has made it one. Start at `FloorHttp`.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast
from weakref import ref

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from croupier.service.door import Door, Visit, Waits

SOCKET: Final = "floor-socket"  # in the state of a connection's scope, where the web server's socket is ours


class FloorHttp(H11Protocol):
    visit: Visit | None = None

    @property
    def door(self) -> Door:
        door: Door = self.app_state["door"]  # of the application's life: see app.py
        return door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit = self.door.enter(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.visit is None:  # turned away
            return
        self.visit.began = True
        if self.visit.waits is Waits.NEXT:
            self.visit.wait_for(Waits.HEADERS)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()  # the door lets go of whoever is silent, and of a crowd not all at once
        if self.visit is None:
            return
        self.visit.began = False
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self.visit.wait_for(Waits.NEXT)
        else:
            self._look()

    def _look(self) -> None:
        if self.visit is None or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        match self.conn.their_state:
            case h11.IDLE:
                if self.visit.waits is not Waits.NEXT:
                    self.visit.wait_for(Waits.HEADERS)
            case h11.SEND_BODY:
                self.visit.wait_for(Waits.BODY)
            case _:
                self.visit.wait_for(Waits.NOTHING)

    def resume_writing(self) -> None:
        if self.visit is not None:
            self.visit.takes()
        super().resume_writing()


class FloorSocket(WebSocketsSansIOProtocol):
    """Its messages have their own limits (socket.py), and whoever answers no ping is let go by the web server."""

    visit: Visit | None = None

    @property
    def takes_more(self) -> bool:
        """Whether something can be sent, and is not sent to somebody who does not read."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        return self.handshake_complete and self.writable.is_set()

    def send_now(self, message: bytes) -> bool:
        """Send a text to whoever reads as fast as is sent; false where that is not so, or the connection ends.

        A view goes to everyone at a table at once: the usual way, with a task's limit of time and four layers that
        look at its message, takes longer than the sending.
        """
        if not self.takes_more:
            return False
        conn = self.conn
        if conn.state is not State.OPEN:  # the usual way says so to whoever sends
            return False
        if conn.extensions or conn.expect_continuation_frame or conn.writes:
            conn.send_text(message)
            self.transport.write(b"".join(conn.data_to_send()))
        else:
            self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))  # nothing stands between
        return True

    @property
    def door(self) -> Door:
        door: Door = self.app_state["door"]
        return door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.app_state = {**self.app_state, SOCKET: ref(self)}
        self.visit = self.door.found(cast(asyncio.Transport, transport))
        if self.visit is not None:
            self.visit.wait_for(Waits.NOTHING)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        if self.visit is not None:
            self.visit.takes()
        super().resume_writing()
