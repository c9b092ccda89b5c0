"""What became of the latest coup, gathered from its events: hands, result, payments.

A coup's cards are gone from the table once they are cleared, and a file asks about them afterwards. Start at `after`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.cards import Card
from croupier.clauses import Clauses, together
from croupier.coup import Side, Winner
from croupier.table.events import Event
from croupier.table.records import CoupRebuilt, CoupVoided, ResultAnnounced
from croupier.table.state import Payment, Table


class CoupStory(msgspec.Struct, frozen=True):
    number: int = 0
    player: tuple[Card | None, ...] = ()
    banker: tuple[Card | None, ...] = ()
    winner: Winner | None = None
    void: bool = False
    payments: tuple[Payment, ...] = ()

    def hand(self, side: Side) -> tuple[Card | None, ...]:
        return self.player if side is Side.PLAYER else self.banker

    def after(self, event: Event, table: Table) -> CoupStory:
        """The story once an event has made the table what it is."""
        coup = table.coup
        begun = coup.drawn or coup.wagers or coup.bets_called or coup.dummy
        story = CoupStory(coup.number) if coup.number != self.number and begun else self
        if coup.number == story.number and coup.drawn:
            hands = ((dealt.card for dealt in hand) for hand in (coup.player, coup.banker))
            player, banker = (tuple(hand) for hand in hands)
            story = msgspec.structs.replace(story, player=player, banker=banker)
        if isinstance(event, CoupRebuilt):
            story = msgspec.structs.replace(story, player=(), banker=())
        if isinstance(event, ResultAnnounced):
            story = msgspec.structs.replace(story, winner=event.winner)
        if isinstance(event, CoupVoided):
            undone = {payment.number for payment in event.reversed}
            kept = tuple(payment for payment in story.payments if payment.number not in undone)
            story = msgspec.structs.replace(story, winner=None, void=True, payments=kept)
        paid: tuple[Payment, ...] = getattr(event, "payments", ())
        return msgspec.structs.replace(story, payments=(*story.payments, *paid)) if paid else story


def cited(events: Iterable[Event]) -> Clauses:
    """Every clause that events rest on, those of single payments included."""
    groups = []
    for event in events:
        groups.append(event.under)
        groups += [payment.settled.clauses for payment in getattr(event, "payments", ())]
    return together(*groups)
