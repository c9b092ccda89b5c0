"""What became of each coup, gathered from its events: hands, result, payments.

A coup's cards are gone from the table once they are cleared, and a file asks about them afterwards; about those of an
earlier coup too, once another has begun. Start at `Stories`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UNSET

from croupier.cards import Card
from croupier.clauses import Clauses, together
from croupier.coup import Side, Winner
from croupier.table.events import Event
from croupier.table.records import (
    CardCorrected,
    CoupRebuilt,
    CoupReopened,
    CoupResettled,
    CoupVoided,
    PastCoupVoided,
    ResultAnnounced,
)
from croupier.table.state import Payment, Table


class CoupStory(msgspec.Struct, frozen=True):
    number: int = 0
    player: tuple[Card | None, ...] = ()
    banker: tuple[Card | None, ...] = ()
    winner: Winner | None = None
    void: bool = False
    payments: tuple[Payment, ...] = ()
    shoe: int = 0

    def hand(self, side: Side) -> tuple[Card | None, ...]:
        return self.player if side is Side.PLAYER else self.banker

    def after(self, event: Event, table: Table) -> CoupStory:
        """The story once an event has made the table what it is."""
        coup = table.coup
        begun = coup.drawn or coup.wagers or coup.bets_called  # one that opened itself has not
        here = (table.shoe.number, coup.number)
        story = CoupStory(coup.number, shoe=here[0]) if here != (self.shoe, self.number) and begun else self
        if here == (story.shoe, story.number) and coup.drawn:
            hands = ((dealt.card for dealt in hand) for hand in (coup.player, coup.banker))
            player, banker = (tuple(hand) for hand in hands)
            story = msgspec.structs.replace(story, player=player, banker=banker)
        if isinstance(event, CoupRebuilt):
            story = msgspec.structs.replace(story, player=(), banker=())
        if isinstance(event, CoupReopened | CardCorrected | CoupResettled):
            undone = {payment.number for payment in event.reversed}
            paid_yet = tuple(payment for payment in story.payments if payment.number not in undone)
            goes_on = isinstance(event, CoupReopened) or (isinstance(event, CardCorrected) and event.withdrawn)
            story = msgspec.structs.replace(story, winner=None if goes_on else story.winner, payments=paid_yet)
        if isinstance(event, ResultAnnounced):
            story = msgspec.structs.replace(story, winner=event.winner)
        if isinstance(event, CoupVoided):
            undone = {payment.number for payment in event.reversed}
            kept = tuple(payment for payment in story.payments if payment.number not in undone)
            story = msgspec.structs.replace(story, winner=None, void=True, payments=kept)
        paid: tuple[Payment, ...] = getattr(event, "payments", ())
        return msgspec.structs.replace(story, payments=(*story.payments, *paid)) if paid else story


class Stories:
    """The coups of a table by their numbers, and the latest of them: the one in hand, or the last that was dealt.

    Where an earlier coup is found void, the latest has its returned stakes beside its own: a line that says so asks
    for them there.
    """

    def __init__(self) -> None:
        self.latest = CoupStory()
        self.by_number: dict[int, CoupStory] = {}
        self._in_hand = CoupStory()

    def hear(self, event: Event, table: Table) -> None:
        """An event that has made the table what it is."""
        self.latest = self.latest.after(event, table)
        if not isinstance(event, PastCoupVoided):
            self._in_hand = self._in_hand.after(event, table)
            if self._in_hand.number:
                self.by_number[self._in_hand.number] = self._in_hand
            return
        shoe = table.shoe.number if event.shoe is UNSET else event.shoe
        past = self.by_number.get(event.coup, CoupStory(event.coup, shoe=shoe))
        if past.shoe != shoe:  # a coup of this number was dealt from the next shoe since
            return
        undone = {payment.number for payment in event.reversed}
        kept = (payment for payment in past.payments if payment.number not in undone)
        void = msgspec.structs.replace(past, winner=None, void=True, payments=(*kept, *event.payments))
        self.by_number[void.number] = void
        if self._in_hand.number == void.number:
            self._in_hand = void


def cited(events: Iterable[Event]) -> Clauses:
    """Every clause that events rest on, those of single payments included."""
    groups = []
    for event in events:
        groups.append(event.under)
        groups += [payment.settled.clauses for payment in getattr(event, "payments", ())]
    return together(*groups)
