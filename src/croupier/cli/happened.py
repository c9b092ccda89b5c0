"""Events of a table in a few words, where a person wants more than the event's name: results, payments, last coups.

Start at `happened`; an event that its command already tells has no words.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.coup import Resolution
from croupier.languages import Speaker
from croupier.table.events import Event
from croupier.table.records import CommissionCollected, LastCoupCalled, ResultAnnounced, ShoeEnded
from croupier.table.state import Payment


def happened(event: Event, speaker: Speaker) -> Iterator[str]:
    match event:
        case ResultAnnounced():
            yield speaker.say(
                "terminal-happened-result",
                player=event.player,
                banker=event.banker,
                winner=event.winner.value,
                standoff=event.standoff_called,
            )
        case LastCoupCalled():
            yield speaker.say("terminal-happened-last-coup")
        case ShoeEnded():
            yield speaker.say("terminal-happened-shoe-ends")
        case CommissionCollected():
            yield speaker.say("terminal-happened-commission", patron=event.patron, collected=event.collected)
        case _:
            pass
    yield from (_paid(payment, speaker) for payment in getattr(event, "payments", ()))


def _paid(payment: Payment, speaker: Speaker) -> str:
    settled = payment.settled
    return speaker.say(
        "terminal-happened-paid",
        patron=payment.patron,
        wager=settled.wager,
        resolution=speaker.named("terminal-resolution", settled.resolution.value),
        gains=bool(settled.profit) or settled.resolution is Resolution.WINS,
        profit=settled.profit,
        exceeds=bool(payment.excess),
        excess=payment.excess,
    )
