"""What a table owes to others, heard again: which duties events open, and whether what discharges one was owed.

Duties are counted here a second time, from the events alone. Start at `Owing.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.duties import Duties
from croupier.languages import Message
from croupier.table import records as r
from croupier.verify.recompute.difference import Found, phrase
from croupier.verify.recompute.named import named_kinds


class Owing:
    def __init__(self) -> None:
        self.duties: dict[int, tuple[str, int]] = {}  # that are open, by their numbers: of which row, about what
        self.opened = 0

    def hear(self, event: r.Event, *, partial: bool) -> list[Found]:
        """`partial` where the log begins in the middle: nobody knows what was owed before."""
        found = self._heard(event)
        return [] if partial else found

    def _heard(self, event: r.Event) -> list[Found]:
        match event:
            case r.RemedyOrdered():
                self._owes(event.tells, event.matter)
            case r.BreachActedOn():
                known = self.duties.values()
                self._owes([id for id in event.tells if (id, event.breach) not in known], event.breach)
            case r.DisputeRaised():
                self._owes(event.tells or (), event.dispute.number)
            case r.NotificationRecorded():
                return self._told(event)
            case r.DisputeDecided() | r.SeizureEnded():
                return self._discharged(event)
            case _:
                pass
        return []

    def _owes(self, ids: Iterable[str], matter: int) -> None:
        for id in ids:
            self.opened += 1
            self.duties[self.opened] = (id, matter)

    def _told(self, event: r.NotificationRecorded) -> list[Found]:
        one, duties = (event.who, event.matter), self.duties
        if one in duties.values():
            self.duties = {number: duty for number, duty in duties.items() if duty != one}
            return []
        waiting = [_to_tell(id, matter) for id, matter in duties.values()]
        told = phrase("several", each=waiting) if waiting else phrase("nobody")
        return [Found("nobody-to-tell", _to_tell(event.who, event.matter), told, event.under)]

    def _discharged(self, event: r.DisputeDecided | r.SeizureEnded) -> list[Found]:
        """What an act says that it discharges was owed; of a dispute that is decided, nothing is owed any more."""
        said, duties = tuple(event.discharges or ()), self.duties
        right = tuple(number for number in said if number in duties)
        if isinstance(event, r.DisputeDecided):
            right = tuple(number for number, (_, matter) in duties.items() if matter == event.dispute)
        for number in said:
            duties.pop(number, None)
        if said == right:
            return []
        told, known = (", ".join(map(str, numbers)) for numbers in (said, right))
        return [Found("wrong-duties", told or phrase("none"), known or phrase("none"), event.under)]

    def against(self, duties: Duties) -> list[Found]:
        """What is owed after the last event, against what the table itself says."""
        mine, theirs = (
            [f"{id} {matter}" for id, matter in owed]
            for owed in (self.duties.values(), ((one.id, one.matter) for one in duties.open))
        )
        if mine == theirs:
            return []
        return [Found("wrong-duties", ", ".join(theirs) or phrase("none"), ", ".join(mine) or phrase("none"))]


DUTIES: Final = named_kinds(Owing._heard)


def _to_tell(who: str, matter: int) -> Message:
    return phrase("told-of", who=who, matter=matter)
