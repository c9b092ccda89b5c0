"""The attacker wants a request of their own to be taken for somebody else's, behind a proxy that reads otherwise than
the floor where one ends.
"""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

from patience import PATIENCE
from service.floors import Ready, Running

SECOND = "GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"


def answered(floor: Running, first: str) -> bytes:
    """All that comes of two requests on one connection, until it is closed."""
    where = urlsplit(floor.address)
    with socket.create_connection((str(where.hostname), where.port or 0), timeout=PATIENCE) as line:
        line.sendall((first + SECOND).format(host=where.netloc).encode())
        found = b""
        while some := line.recv(65_536):
            found += some
    return found


def test_a_request_that_ends_in_two_places_is_the_last_of_its_connection(tmp_path: Path) -> None:
    plain = "POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    both = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with Running(Ready(tmp_path / "floor.db", tmp_path / "keys"), tmp_path) as floor:
        two = answered(floor, plain + both)
        one = answered(floor, plain + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    assert two.startswith(b"HTTP/1.1 400 ")
    assert (two.count(b"HTTP/1.1 "), b"croupier_" in two) == (1, False)
    assert one.startswith(b"HTTP/1.1 422 ")
    assert (one.count(b"HTTP/1.1 "), b"croupier_" in one) == (2, True)
