"""No tape without entropy: what the operating system gives is looked at, and a table without chance closes."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from chance.dealt import SIX, Automatic, book_of
from croupier import Reason
from croupier.automatic import DealingStopped
from croupier.chance import SALT_BYTES, TAPE_BYTES, EntropyFailed, TapesInMemory, fresh_salt, fresh_tape
from croupier.chance.entropy import unhealthy
from croupier.table import Stage
from croupier.table.records import CardDrawn, CardsCut, NoticeDisplayed, ShoeCommitted, TableClosed

REAL = os.urandom


def broken(count: int) -> bytes:
    raise OSError("no entropy")


def missing(count: int) -> bytes:
    raise NotImplementedError("no such source")


BAD: dict[str, Callable[[int], bytes]] = {
    "an error": broken,
    "no source": missing,
    "nothing": lambda count: b"",
    "one byte less": lambda count: REAL(count)[1:],
    "one byte more": lambda count: REAL(count + 1),
    "zeros": bytes,
    "all alike": lambda count: b"\xa5" * count,
    "counting": lambda count: bytes(place % 16 for place in range(count)),
    "stuck half way": lambda count: REAL(count // 2) + bytes(count - count // 2),
    "a short piece again and again": lambda count: (REAL(count // 2 - 3) * 3)[:count],
    "the first half twice": lambda count: REAL(count // 2) * 2,
}


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("fresh", [fresh_tape, fresh_salt])
def test_bytes_that_are_not_random_are_not_taken(
    bad: str, fresh: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "urandom", BAD[bad])
    with pytest.raises(EntropyFailed):
        fresh()


@pytest.mark.parametrize(("fresh", "count"), [(fresh_tape, TAPE_BYTES), (fresh_salt, SALT_BYTES)])
def test_the_same_bytes_again_are_not_taken(
    fresh: Callable[[], bytes], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = REAL(count)
    monkeypatch.setattr(os, "urandom", lambda asked: same)
    assert fresh() == same
    with pytest.raises(EntropyFailed, match="given before"):
        fresh()


def test_good_bytes_are_healthy() -> None:
    assert not [one for one in (REAL(TAPE_BYTES) for _ in range(2_000)) if unhealthy(one)]
    assert not [one for one in (REAL(SALT_BYTES) for _ in range(20_000)) if unhealthy(one)]


@pytest.mark.parametrize("name", SIX)
def test_without_entropy_an_empty_table_closes_and_nothing_is_dealt(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Automatic(name, TapesInMemory())
    monkeypatch.setattr(os, "urandom", broken)
    with pytest.raises(DealingStopped) as stopped:
        day.dealer.advance()
    assert stopped.value.closed
    assert not day.table.is_open
    assert isinstance(day.events[-1], TableClosed)
    assert not any(isinstance(event, ShoeCommitted | CardsCut | CardDrawn) for event in day.events)


@pytest.mark.parametrize("name", SIX)
def test_with_patrons_there_the_notice_goes_up_and_the_table_closes_once_it_has_stood(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = Automatic(name, TapesInMemory())
    day.sit()
    monkeypatch.setattr(os, "urandom", broken)
    with pytest.raises(DealingStopped, match="no random bytes") as stopped:
        day.dealer.advance()
    row = book_of(name).notices.closing
    if not stopped.value.closed:
        assert any(isinstance(event, NoticeDisplayed) for event in day.events)
        assert stopped.value.refusal is not None
        assert stopped.value.refusal.reason is Reason.NOTICE_TOO_SHORT
    day.now += 3 * 60 * 60_000
    if row.coups is not None:  # no coup can be dealt any more: the table closes when everyone has left
        for patron in ("A", "B"):
            day.say(patron, "leave-table")
    before = len(day.events)
    with pytest.raises(DealingStopped) as again:
        day.dealer.advance(deal=True)
    assert again.value.closed
    assert isinstance(day.events[-1], TableClosed)
    assert len(day.events) <= before + 1
    assert day.table.shoe.stage is Stage.UNCUT
    assert not any(isinstance(event, ShoeCommitted | CardsCut | CardDrawn) for event in day.events)


def test_entropy_that_fails_later_does_not_touch_the_shoe_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    day = Automatic(tapes=TapesInMemory())
    day.sit()
    day.prepare()
    monkeypatch.setattr(os, "urandom", broken)
    day.coup()
    day.until_revealed()
    with pytest.raises(DealingStopped):
        day.dealer.advance()
