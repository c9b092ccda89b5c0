"""The second path hears of debts: nothing where all is right, and every error planted in what is owed or let go."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.table import Event
from croupier.table import records as r
from live import Live
from verify.hearing import hear, heard_alike

BANKER_WINS, PLAYER_WINS = "2d4s/3h4c", "8sKd/2d5c"
BOSS = "casino-manager"


@cache
def commission() -> tuple[Event, ...]:
    """A's commission is carried over, paid in part, written off; B's is owed by someone who walked off, and is back."""
    live = Live()
    for patron in "AB":
        live.do("approve", by=BOSS, act="defer-commission", patron=patron)
        live.bet(patron, "banker", 100)
    live.coup(BANKER_WINS)
    live.do("carry-commission-over", by=BOSS, patron="A")
    live.do("collect-commission", patron="A", why="request", amount=2_00)
    live.do("record-walk-off", patron="B")
    live.do("carry-commission-over", by=BOSS, patron="B")
    live.do("write-off-commission", by=BOSS, patron="A", says="a regular")
    live.do("arrive", patron="B", chips=100_00)
    live.do("collect-debt", patron="B", amount=3_00)
    live.do("write-off-debt", by=BOSS, patron="B", says="a regular")
    return tuple(live.events)


@cache
def void_round() -> tuple[Event, ...]:
    """A and B were paid in a round of Canberra's that is void later; B has gone, and A has lost it."""
    live = Live("canberra", "commission", chips=100)
    for patron in "AB":
        live.bet(patron, "player", 100)
    live.coup(PLAYER_WINS)
    live.bet("A", "banker", 200)
    live.coup(PLAYER_WINS)
    live.do("leave-table", patron="B")
    live.bet("C", "player", 50)
    live.first_four(PLAYER_WINS)
    live.amiss("error-found-late", "void-round", coup=1)
    live.finish()
    live.do("collect-debt", patron="B", amount=40_00)
    live.do("write-off-debt", by="casino-operator", patron="B", says="cannot be found")
    return tuple(live.events)


@cache
def over_a_closing() -> tuple[Event, ...]:
    """What B lost in a round that is void later lies at the table for B, who has gone, while it closes and opens."""
    live = Live("canberra", "commission", chips=100)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.coup(PLAYER_WINS)
    live.do("leave-table", patron="B")
    live.bet("C", "player", 50)
    live.first_four(PLAYER_WINS)
    live.amiss("error-found-late", "void-round", coup=1)
    live.finish()
    live.do("display-notice", about="closing", takes_effect=live.now + 30 * 60_000)
    live.wait(30)
    live.do("close-table")
    live.do("check-cards")
    live.do("open-table", setup=live.setup)
    live.do("arrive", patron="B", chips=25_00)
    assert live.has("B") == 125_00
    return tuple(live.events)


def cents_more(name: str) -> Callable[[Any], Event]:
    return lambda event: replace(event, **{name: getattr(event, name) + 1_00})


def owes_more(event: r.DebtRecorded) -> Event:
    return replace(event, debt=replace(event.debt, amount=event.debt.amount + 1_00))


def never_left(event: r.CommissionCollected) -> Event:
    assert isinstance(event.left, tuple)
    return replace(event, left=(event.left[0] + 1_00, event.left[1]))


PLANTED: list[tuple[Callable[[], tuple[Event, ...]], type[Event], Callable[[Any], Event | None], str]] = [
    (commission, r.CommissionCarriedOver, cents_more("owed"), "wrong-debt"),
    (commission, r.CommissionCollected, never_left, "wrong-collection"),
    (commission, r.CommissionWrittenOff, cents_more("owed"), "wrong-debt"),
    (commission, r.DebtRecorded, owes_more, "wrong-debt"),
    (commission, r.DebtRecorded, lambda event: replace(event, debt=replace(event.debt, waits=True)), "left-owing"),
    (commission, r.DebtRecorded, lambda _: None, "left-owing"),
    (commission, r.DebtCollected, cents_more("left"), "wrong-owed"),
    (commission, r.DebtCollected, cents_more("amount"), "wrong-owed"),
    (commission, r.DebtWrittenOff, cents_more("amount"), "wrong-owed"),
    (void_round, r.DebtRecorded, owes_more, "wrong-owed"),
    (void_round, r.DebtRecorded, lambda _: None, "debt-not-recorded"),
    (void_round, r.DebtCollected, lambda event: replace(event, here=True), "wrong-collection"),
    (void_round, r.DebtWrittenOff, cents_more("amount"), "wrong-owed"),
]


@pytest.mark.parametrize("day", [commission, void_round, over_a_closing])
def test_a_day_with_debts_is_right(day: Callable[[], tuple[Event, ...]]) -> None:
    assert heard_alike(list(day())) == []


@pytest.mark.parametrize(("day", "kind", "plant", "what"), PLANTED)
def test_an_error_in_a_debt_is_found(
    day: Callable[[], tuple[Event, ...]], kind: type[Event], plant: Callable[[Any], Event | None], what: str
) -> None:
    events = list(day())
    place = next(place for place, event in enumerate(events) if isinstance(event, kind))
    planted = plant(events[place])
    events[place : place + 1] = [] if planted is None else [planted]
    assert what in {one.what for one in hear(tuple(events))}
