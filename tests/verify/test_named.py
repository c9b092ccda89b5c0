"""A listener of the second path that is told of the events it names alone says what it says when told of all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from croupier import BOOKS, open_book
from croupier.money import Cents
from croupier.table import Event
from croupier.table import records as r
from croupier.table.codec import EVENTS
from croupier.verify import links
from croupier.verify.recompute import (
    contest,
    corrections,
    debts,
    irregular,
    owing,
    put_back,
    recomputer,
    regular,
)
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.recomputer import Recomputer
from verify.full_days import played
from verify.hearing import book_of, told

ALL = frozenset(EVENTS.values())
GATES = (
    (recomputer, "_OPENING"), (recomputer, "_MONEY"), (recomputer, "_GONE"), (recomputer, "CONTEST"),
    (recomputer, "DUTIES"), (recomputer, "RESULTS"), (debts, "_KINDS"), (corrections, "_KINDS"), (put_back, "_KINDS"),
    (irregular, "_AMISS"), (irregular, "_IN_PASSING"), (irregular, "LATE"),
)  # fmt: skip


def with_faults(events: list[Event]) -> Iterator[list[Event]]:
    """As they are; with every 40th lost; with every 40th heard twice; with what was paid a dollar more."""
    yield events
    yield [event for number, event in enumerate(events) if number % 40 != 39]
    yield [event for number, event in enumerate(events) for _ in range(1 + (number % 40 == 39))]
    yield [dearer(event, 1_00) for event in events]


def dearer(event: Event, more: Cents) -> Event:
    if not isinstance(event, r.CoupSettled) or not event.payments:
        return event
    first, *others = event.payments
    settled = replace(first.settled, profit=first.settled.profit + more, returned=first.settled.returned + more)
    return replace(event, payments=(replace(first, settled=settled), *others))


def heard(events: list[Event]) -> list[str]:
    """What is said of them, up to an event that no table could write."""
    recomputer, found = Recomputer("heard", book_of), list[str]()
    for event in events:
        try:
            found += told(recomputer.hear(event))
        except Exception as error:
            return [*found, repr(error)]
    return [*found, str(recomputer.balances), str(recomputer.owed), str(recomputer.duties.duties)]


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_is_said_of_an_event_that_is_not_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = open_book(name)
    logs = list(with_faults(list(played(book, 1, 10).events)))
    alone = [heard(one) for one in logs]
    for module, gate in GATES:
        assert frozenset(getattr(module, gate)) < ALL
        monkeypatch.setattr(module, gate, ALL)
    monkeypatch.setattr(regular, "_CHAPTERS", (ALL,) * 4)
    assert [heard(one) for one in logs] == alone
    assert len(alone[0]) == 3
    assert sum(len(one) > 3 for one in alone) > 1


_ELSEWHERE = (r.CoupCleared,)


def test_kinds_are_read_off_the_code_within_and_beside_it() -> None:
    def within(event: Event) -> bool:
        named = [one for one in (event,) if isinstance(one, r.CardDrawn)]
        return bool(named) or isinstance(event, _ELSEWHERE)

    def matched(event: Event) -> int:
        match event:
            case r.PatronLeft(patron="A") | r.TableClosed():
                return 1
            case _:
                return 0

    assert named_kinds(within) == {r.CardDrawn, r.CoupCleared}
    assert named_kinds(within, matched) == {r.CardDrawn, r.CoupCleared, r.PatronLeft, r.TableClosed}
    assert named_kinds(contest.SecondContest._seated) == named_kinds(owing.Owing.against) == frozenset()


def test_no_kind_is_a_kind_of_another() -> None:
    """So that the kind of an event alone says who hears it."""
    assert not [kind for kind in ALL if any(kind is not other and issubclass(kind, other) for other in ALL)]
    assert {kind for kind in links.LINKING if kind in ALL} < ALL
