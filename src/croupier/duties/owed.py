"""An open duty beside its row of the book: what people are shown of it, and whether someone may discharge it.

It reads the book and the duty, and no clock: how late something is, is worked out for an instant that is handed in.
Start at `owed` and `may_discharge`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts
from croupier.duties.due import due, late_by
from croupier.duties.duty import Duty, DutyFacts
from croupier.local_time import LocalTime, local_time
from croupier.rulebooks import Rulebook
from croupier.rulebooks.duties import Channel, DueWhen, DutyRow

TELLING: Final = "record-notification"  # the act that discharges what is only to be told
LONGEST: Final = 500  # letters of a reference


class Owed(msgspec.Struct, frozen=True, kw_only=True):
    """A duty with all that the book says of it. `about` and `to` are the book's own words."""

    stream: str
    number: int
    id: str
    matter: int
    about: str
    to: str
    clauses: Clauses
    since: int
    when: DueWhen
    due: int | None  # the last moment that is in time
    since_on: str  # as the clocks of the casino have it
    due_on: str
    rank: str
    channels: tuple[Channel, ...]
    reference: bool
    act: str  # that discharges it
    facts: DutyFacts

    def late_by(self, now: int) -> int:
        """Milliseconds since the last moment that was in time."""
        return late_by(self.due, now)


def time_of(book: Rulebook) -> LocalTime:
    return local_time(book.source.zone, book.source.gaming_day_begins)


def owed(book: Rulebook, stream: str, duties: Iterable[Duty]) -> Iterator[Owed]:
    """These duties as the book has them. One that this edition does not know is owed all the same."""
    local = time_of(book)
    for duty in duties:
        row = book.duty(duty.id)
        due_at = due(row.due, duty, local) if row is not None else None
        yield Owed(
            stream=stream,
            number=duty.number,
            id=duty.id,
            matter=duty.matter,
            about=row.about if row is not None else duty.id,
            to=row.to if row is not None else "",
            clauses=row.clauses if row is not None else (),
            since=duty.since,
            when=row.due.when if row is not None else "as-soon-as-practicable",
            due=due_at,
            since_on=local.written(duty.since),
            due_on=local.written(due_at),
            rank=needed_rank(book, row),
            channels=row.channels if row is not None else (),
            reference=row is not None and row.reference,
            act=(row.discharged_by if row is not None else "") or TELLING,
            facts=duty.facts,
        )


def needed_rank(book: Rulebook, row: DutyRow | None) -> str:
    """The lowest rank that may discharge it."""
    return (row.rank if row is not None else "") or book.authority.dealer.rank


def may_discharge(row: DutyRow | None, channel: str, reference: str) -> Refusal | None:
    """Whether what is said of the telling will do: a way that the book allows, and a reference where it wants one.

    Rank is judged by whoever knows the ladder, before.
    """
    clauses = row.clauses if row is not None else ()
    if len(reference) > LONGEST:
        length: RefusalFacts = {"what": "reference", "least": 0, "most": LONGEST, "of": "letters"}
        return Refusal(Reason.TEXT_NOT_POSSIBLE, (), length)
    if row is None:
        return None
    if row.discharged_by:
        facts: RefusalFacts = {"duty": row.id, "act": row.discharged_by}
        return Refusal(Reason.DUTY_NEEDS_ITS_ACT, clauses, facts)
    if channel and row.channels and channel not in row.channels:
        facts = {"channel": channel, "known": row.channels}
        return Refusal(Reason.CHANNEL_NOT_ALLOWED, clauses, facts)
    if row.reference and not reference.strip():
        return Refusal(
            Reason.TEXT_NOT_POSSIBLE, clauses, {"what": "reference", "least": 1, "most": LONGEST, "of": "letters"}
        )
    return None


def channel_used(row: DutyRow | None, channel: str) -> str:
    """The way by which it went: as said, or the only one that the book has."""
    return channel or (row.channels[0] if row is not None and len(row.channels) == 1 else "")
