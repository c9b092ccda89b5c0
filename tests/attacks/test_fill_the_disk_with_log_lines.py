"""The attacker wants the disk full: whatever makes the floor write a line is sent by the thousand."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from attacks.crowds import Crowd
from croupier.service.logs import Bounded, JsonLines
from service.conftest import Prepare
from service.floors import Running, quick, until

NO_REQUEST = b"\x00\x01 nothing that is understood\r\n\r\n"
A_SOCKET = (
    b"GET /api/tables/felt/live?after=%s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
) % (b"1" * 7_000)  # which is repeated in a line of the log
LINES = 50


@pytest.mark.parametrize("says", [NO_REQUEST, A_SOCKET], ids=["no-request", "long-names"])
def test_fill_the_disk_with_log_lines(prepare: Prepare, tmp_path: Path, says: bytes) -> None:
    card = quick("felt", automatic=())
    few = {"log_lines_a_second": 1, "log_lines_at_once": LINES}
    with Running(prepare(card, **few), tmp_path) as floor, Crowd.before(floor) as crowd:
        for _ in range(10):
            crowd.come(200, says, addresses=5)
            until(lambda: not crowd.look() and not crowd.there, "they are not answered")
        with floor.client() as client:
            assert client.get("/health").status_code == 200
        written = floor.errors()
        assert len(written.splitlines()) < 10 * LINES
        assert len(written) < 200 * 10 * LINES


def test_what_is_left_out_is_counted_and_others_are_heard() -> None:
    bounded = Bounded(rate=0.001, most=3, formatter=JsonLines())

    def said(name: str, message: str) -> str | None:
        record = logging.LogRecord(name, logging.WARNING, "", 0, message, (), None)
        return record.getMessage() if bounded.filter(record) else None

    assert [said("loud", "again") for _ in range(5)] == ["again"] * 3 + [None] * 2
    assert said("quiet", "once") == "once"
    bounded._buckets["loud", logging.WARNING]._left = 1  # time goes by
    assert said("loud", "later") == "later (2 lines before this one were left out)"


def test_a_line_that_never_ends_is_cut_and_counts_as_many() -> None:
    bounded = Bounded(rate=0.001, most=60, formatter=JsonLines())
    record = logging.LogRecord("loud", logging.WARNING, "", 0, "x" * 1_000_000, (), None)
    assert bounded.filter(record)
    assert len(JsonLines().format(record)) < 10_000
    assert not bounded.filter(record)
