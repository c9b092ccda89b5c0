"""A coup told on its own, with nothing but its context: it is judged as in the whole log, without anyone's chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.table import Event
from croupier.table import records as r
from croupier.table.state import StreakDown
from croupier.verify.recompute import CONTEXT, Recomputer
from verify.hearing import book_of, hear, told
from verify.recorded import logs


def coups(log: tuple[Event, ...]) -> Iterator[tuple[list[Event], list[Event]]]:
    """Each coup's own events, and the latest of each kind of context before them, in their order."""
    latest: dict[type[Event], tuple[int, Event]] = {}
    own: list[Event] = []
    before: list[Event] = []
    for place, event in enumerate(log):
        if isinstance(event, r.TableOpened):
            latest = {}
        own.append(event)
        if isinstance(event, CONTEXT):
            latest[type(event)] = (place, event)
        if isinstance(event, r.CoupCleared):
            yield before, own
            before, own = [event for _, event in sorted(latest.values(), key=lambda one: one[0])], []


@pytest.mark.parametrize("log", [pytest.param(number, id=f"day-{number}") for number in range(0, 40, 2)])
def test_every_coup_of_a_day_holds_on_its_own(log: int) -> None:
    for before, own in coups(logs()[log % len(logs())]):
        assert told(hear([*before, *own], partial=True)) == []


def changed(own: list[Event], change: Any) -> list[Event]:
    return [change(event) if isinstance(event, r.CoupSettled) else event for event in own]


def one_cent_more(event: r.CoupSettled) -> r.CoupSettled:
    first = event.payments[-1]
    more = replace(first.settled, profit=first.settled.profit + 1, returned=first.settled.returned + 1)
    return replace(event, payments=(*event.payments[:-1], replace(first, settled=more)))


def one_longer(event: r.CoupSettled) -> r.CoupSettled:
    first = event.streaks[0]
    return replace(event, streaks=(StreakDown(first.down, first.count + 1), *event.streaks[1:]))


@pytest.mark.parametrize(
    ("change", "what", "least"), [(one_cent_more, "wrong-profit", 50), (one_longer, "wrong-streak", 20)]
)
def test_an_error_in_a_coup_on_its_own_is_told(change: Any, what: str, least: int) -> None:
    tried = 0
    for log in logs():
        for before, own in coups(log):
            settled = [event for event in own if isinstance(event, r.CoupSettled)]
            if settled and settled[0].payments and (settled[0].streaks or change is one_cent_more):
                found = hear([*before, *changed(own, change)], partial=True)
                assert what in {one.what for one in found}
                assert all(one.event == "coup-settled" and one.clauses for one in found)
                tried += 1
    assert tried >= least


def test_nobodys_chips_are_judged() -> None:
    short = 0
    for before, own in coups(logs()[0]):
        recomputer = Recomputer("alone", book_of, partial=True)
        assert [one for event in (*before, *own) for one in recomputer.hear(event)] == []
        short += any(held < 0 for held in recomputer.balances.values())
    assert short
