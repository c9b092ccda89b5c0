"""Who is let go at the door for reading too little, look by look: the transport says what lies ready, the test when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from croupier.service.door import Door, Waits
from croupier.service.settings import Settings

FULL = 60_000  # bytes that lie ready at first
LOOKS = 0.5  # seconds between two looks
SETTINGS = Settings(slowest_reader=10, slowest_bytes=1_000)


class Reader:
    """A transport whose client takes so much."""

    def __init__(self) -> None:
        self.lies, self.closed = FULL, False

    def get_write_buffer_size(self) -> int:
        return self.lies

    def abort(self) -> None:
        self.closed = True

    close = abort


def nothing(reader: Reader, look: int) -> None:
    return


def a_byte_now_and_then(reader: Reader, look: int) -> None:
    reader.lies -= look % 6 == 0


def slowly(reader: Reader, look: int) -> None:
    """As over a bad line; more comes whenever there is room."""
    reader.lies = reader.lies - 600 if reader.lies > FULL // 4 else FULL


def with_a_pause(reader: Reader, look: int) -> None:
    """Nothing for four seconds, then a lot."""
    if look % 9 == 8:
        reader.lies = reader.lies - 15_000 if reader.lies > FULL // 2 else FULL


@pytest.mark.parametrize(
    ("reads", "stays"), [(nothing, False), (a_byte_now_and_then, False), (slowly, True), (with_a_pause, True)]
)
def test_whoever_reads_too_little_is_let_go(reads: Callable[[Reader, int], None], stays: bool) -> None:
    door, reader = Door(SETTINGS), Reader()
    visit = door.enter(cast(Any, reader), "127.0.0.1")
    assert visit is not None
    visit.wait_for(Waits.NOTHING)
    for look in range(200):
        door.close_late(door.sweep(look * LOOKS))
        if reader.closed:
            break
        reads(reader, look)
    assert reader.closed is not stays
    assert door.let_go["unread"] == (not stays)
    assert len(door) == stays
