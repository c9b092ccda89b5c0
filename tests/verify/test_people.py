"""Breaches, disputes and wrong payments heard by the second path: nothing to tell of them, every planted error told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from clauses.people import act, breach, dispute, paid_wrong
from croupier.table import Event
from croupier.table import records as r
from croupier.verify.recompute import Difference, Recomputer
from live import Live


def differences(live: Live, events: list[Event]) -> list[Difference]:
    """What the second path says of these events, and of the table that the true ones made."""
    second = Recomputer("test", lambda _: live.book)
    found = [one for event in events for one in second.hear(event)]
    return [*found, *second.differences_with(live.table)]


def seized() -> Live:
    live = Live("crown-melbourne", side_wagers=("player-run",), layout="A", further_areas=("D",))
    live.bet("A", "player", 100)
    live.bet("A", "player-run-3", 10)
    live.coup("5s4h/Kd7c")
    live.bet("A", "tie", 20)
    number = breach(live, "device")
    act(live, number, "void-wagers")
    act(live, number, "seize-winnings", amount=100_00)
    act(live, number, "detain")
    live.do("record-notification", who="authorised-person", matter=number)
    live.do("end-seizure", patron="A", returned=30_00)
    return live


def decided() -> Live:
    live = Live("star-sydney")
    live.do("decide-dispute", dispute=dispute(live), decision="take it back", takes=25_00)
    live.do("review-dispute", by="gaming-manager", dispute=1, decision="give it", requested_by="A", pays=40_00)
    return live


def put_right() -> Live:
    live = Live("star-sydney")
    number = paid_wrong(live, 1_200)
    live.do("leave-table", patron="A")
    live.do("rectify-payment-error", error=number, amount=700_00, says="brought to the cage")
    live.do("rectify-payment-error", error=paid_wrong(live, -40, "B"), amount=40_00)
    return live


TABLES: list[Callable[[], Live]] = [seized, decided, put_right]


@pytest.mark.parametrize("play", TABLES)
def test_there_is_nothing_to_tell(play: Callable[[], Live]) -> None:
    live = play()
    assert differences(live, live.events) == []


def more(event: Event) -> Event | None:
    """The same event with a cent more, a wager less, or another number."""
    match event:
        case r.WinningsSeized():
            return replace(event, amount=event.amount + 1)
        case r.SeizureEnded():
            return replace(event, returned=event.returned + 1)
        case r.DisputeDecided():
            return replace(event, paid=event.paid + 1)
        case r.PaymentErrorRecorded():
            return replace(event, error=replace(event.error, paid=event.error.paid + 1))
        case r.PaymentErrorRectified():
            return replace(event, amount=event.amount + 1)
        case r.BreachRecorded():
            return replace(event, breach=replace(event.breach, number=event.breach.number + 1))
        case r.DisputeRaised():
            return replace(event, dispute=replace(event.dispute, number=event.dispute.number + 1))
        case r.BreachActedOn() if event.tells:
            return replace(event, tells=())
        case r.WagersVoided():
            return replace(event, payments=event.payments[1:])
        case _:
            return None


def planted() -> list[object]:
    found: list[object] = []
    for play in TABLES:
        for place, event in enumerate(play().events):
            if more(event) is not None:
                found.append(pytest.param(play, place, id=f"{play.__name__} {type(event).__name__} {place}"))
    return found


@pytest.mark.parametrize(("play", "place"), planted())
def test_an_error_planted_in_an_event_is_told(play: Callable[[], Live], place: int) -> None:
    live = play()
    events = list(live.events)
    wrong = more(events[place])
    assert wrong is not None
    events[place] = wrong
    assert differences(live, events)
