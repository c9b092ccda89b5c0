"""The coups of one table, heard by both halves in their order: what goes wrong, and the regular course.

The halves share the layout and know nothing of each other; what needs both of them is here. Start at `Coups.hear`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.table import records as r
from croupier.verify.recompute.corrections import Corrections
from croupier.verify.recompute.difference import Found
from croupier.verify.recompute.irregular import Irregular
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.put_back import PutBack
from croupier.verify.recompute.record import Record
from croupier.verify.recompute.regular import Regular
from croupier.verify.recompute.streaks import Lying


class Coups:
    def __init__(self, layout: Layout, record: Record) -> None:
        self.layout = layout
        self.regular = Regular(layout)
        self.irregular = Irregular(layout, record)
        self.put_back = PutBack(layout)
        self.corrections = Corrections(layout, self.regular.may_wait)

    def hear(self, event: r.Event) -> list[Found]:
        found = self.irregular.out_of_place(event)
        found += self.corrections.hear(event)
        if type(event) is r.CoupCleared:
            return found + self._cleared()
        # a card left lying comes before whatever is wrong with the next one drawn
        found += self.put_back.hear(event)
        found += self.irregular.hear(event)
        found += self.regular.hear(event)
        return found

    def _cleared(self) -> list[Found]:
        """The coup is over: nothing of it lies there, and what does is what was staked."""
        found = self.regular.unfinished() + self.irregular.cleared() + self.regular.cleared()
        self.layout.next_coup(dummy=self.irregular.next_coup())
        return found

    def believe(self, event: r.Event) -> list[Found]:
        """Context of a log that begins in the middle: what it states is so."""
        layout = self.layout
        match event:
            case r.CoupSettled() | r.StreaksRestored():
                layout.live_on(Lying(event.streaks, event.tails, event.late_open))
            case r.ShoeEnded():
                layout.end_shoe(event.streaks, event.tails)
            case r.DummyCoupOrdered() | r.CoupVoided():
                layout.live_on(replace(layout.lying, streaks=event.streaks))
                layout.deal_as(dummy=isinstance(event, r.DummyCoupOrdered))
            case r.CoupCleared():
                layout.deal_as(dummy=self.irregular.next_coup())
            case r.StrayCardsKept():
                self.irregular.believe(event)
            case _:
                self.regular.believe(event)
        return []
