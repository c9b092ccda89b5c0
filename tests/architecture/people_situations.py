"""A situation for each reason to say no about people and payments, as table_situations.py has for the others."""

from __future__ import annotations

from collections.abc import Callable

from croupier import Reason, Refusal
from live import Live

STAR = "star-sydney"


def excluded() -> Live:
    live = Live()
    live.do("record-breach", kind="device", patron="A")
    live.do("act-on-breach", by="assistant-casino-manager", breach=1, power="exclude-from-game")
    return live


def disputed(book: str = STAR) -> Live:
    live = Live(book)
    live.do("raise-dispute", patron="A", about="the payment")
    return live


def decided() -> Live:
    live = disputed()
    live.do("decide-dispute", dispute=1, decision="paid right")
    return live


def settled() -> Live:
    """A's wager of 100 on Player is wager 1, won, and 200 is due for it; the cards are not cleared."""
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.first_four("5s4h/Kd7c")
    live.do("announce-result")
    live.do("settle-coup")
    return live


SITUATIONS: dict[Reason, Callable[[], Refusal]] = {
    Reason.NOT_FORBIDDEN: lambda: Live("canberra").refused("record-breach", kind="device", patron="A"),
    Reason.NOT_A_BREACH: lambda: Live(STAR).refused("record-breach", kind="device", who="Kim", excuse="on-duty"),
    Reason.UNKNOWN_CASE: lambda: Live().refused("act-on-breach", breach=7, power="void-wagers"),
    Reason.NOT_DECIDED: lambda: disputed().refused("review-dispute", dispute=1, decision="no", requested_by="A"),
    Reason.ALREADY_DECIDED: lambda: decided().refused("decide-dispute", dispute=1, decision="no"),
    Reason.PAYMENT_WAS_RIGHT: lambda: settled().refused(
        "record-payment-error", patron="A", coup=1, wager=1, due=200_00, paid=200_00
    ),
    Reason.NOT_AS_SETTLED: lambda: settled().refused(
        "record-payment-error", patron="A", coup=1, wager=1, due=150_00, paid=200_00
    ),
    Reason.NOT_EXCLUDED: lambda: Live().refused("lift-exclusion", patron="A"),
    Reason.NOTHING_HELD: lambda: Live("crown-melbourne").refused("end-seizure", patron="A", returned=0),
    Reason.EXCLUDED_FROM_GAME: lambda: excluded().refused("place-wager", patron="A", wager="player", stake=5_00),
    Reason.NOT_ABSTAINING: lambda: Live().refused("direct-to-vacate", patron="A"),
}
