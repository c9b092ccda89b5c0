"""Events of a table in a few words, where a person wants more than the event's name: results, payments, last coups.

Start at `happened`; an event that its command already tells has no words.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.coup import Resolution
from croupier.money import dollars
from croupier.table.events import Event
from croupier.table.records import CommissionCollected, LastCoupCalled, ResultAnnounced, ShoeEnded
from croupier.table.state import Payment


def happened(event: Event) -> Iterator[str]:
    match event:
        case ResultAnnounced():
            counts = f"Player {event.player}, Banker {event.banker}"
            result = "tie" if event.winner == "tie" else f"{event.winner.value} wins"
            yield f"{counts}: {result}" + (" (standoff called)" if event.standoff_called else "")
        case LastCoupCalled():
            yield "last coup called"
        case ShoeEnded():
            yield "the shoe ends"
        case CommissionCollected():
            yield f"{event.patron} pays {dollars(event.collected)} commission"
        case _:
            pass
    yield from (_paid(payment) for payment in getattr(event, "payments", ()))


def _paid(payment: Payment) -> str:
    settled = payment.settled
    words = f"{payment.patron} {settled.wager} {settled.resolution.value}"
    if settled.profit or settled.resolution is Resolution.WINS:
        words += f" {dollars(settled.profit)}"
    return words + (f" ({dollars(payment.excess)} of it returned)" if payment.excess else "")
