"""A crowd at the door of a floor: plain connections by the thousand, from as many addresses of this machine as wanted.

They say what they are told to, and then nothing more. Start at `Crowd.come`.
"""

from __future__ import annotations

import resource
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from service.floors import Running

HALF_A_REQUEST = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)
A_REQUEST = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
NOTHING = b""


def a_display(table: str) -> bytes:
    return b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % table.encode()


class Crowd:
    def __init__(self, port: int) -> None:
        self._port = port
        self.there: list[socket.socket] = []
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < min(hard, 8_192):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))

    @classmethod
    def before(cls, floor: Running) -> Crowd:
        return cls(int(floor.address.rpartition(":")[2]))

    def come(self, many: int, says: bytes = NOTHING, *, addresses: int = 1, reads: int = 0) -> None:
        """So many more, from where everyone is if from no `addresses` of their own.

        `reads` is how little each can take before someone reads it.
        """
        for number in range(many):
            one = socket.socket()
            one.settimeout(10)
            if reads:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
            try:
                if addresses:
                    one.bind((_address(number % addresses), 0))
                one.connect(("127.0.0.1", self._port))
                if says:
                    one.sendall(says)
            except OSError:  # turned away
                one.close()
                continue
            one.setblocking(False)
            self.there.append(one)

    def look(self) -> bytes:
        """Let go of whoever was closed; what they heard before."""
        heard: list[bytes] = []
        polling = select.poll()
        by_file = {one.fileno(): one for one in self.there}
        for file in by_file:
            polling.register(file, select.POLLIN | select.POLLHUP | select.POLLERR)
        for file, _ in polling.poll(0):
            if (said := _heard(by_file[file])) is not None:
                heard.append(said)
                by_file[file].close()
        self.there = [one for one in self.there if one.fileno() >= 0]
        return b"".join(heard)

    def sip(self, many: int) -> None:
        """Each reads a little of what it was sent."""
        for one in self.there:
            with suppress(OSError):
                one.recv(many)

    def go(self) -> None:
        for one in self.there:
            one.close()
        self.there = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.go()


def _heard(one: socket.socket) -> bytes | None:
    """Everything until the end, or nothing where it has not ended."""
    said = b""
    with suppress(BlockingIOError, InterruptedError):
        try:
            while more := one.recv(65_536):
                said += more
        except ConnectionError:
            pass
        return said
    return None


def _address(number: int) -> str:
    """One of this machine's own; the first is not 127.0.0.1, where everyone else comes from."""
    return f"127.{1 + number // 60_000}.{number // 250 % 240}.{2 + number % 250}"


@contextmanager
def handles(floor: Running, most: int) -> Iterator[None]:
    """The floor has no more file handles than this, for a while."""
    pid = floor.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


def open_handles(floor: Running) -> int:
    return len(list(Path(f"/proc/{floor.process.pid}/fd").iterdir()))
