"""What a table owes to others, as staff see it; whether it is late is for whoever has a clock.

Start at `duties_shown`.
"""

from __future__ import annotations

from croupier.duties import owed
from croupier.rulebooks import Rulebook
from croupier.table.owing import open_duties
from croupier.table.state import Table
from croupier.table.views.records import DutyShown


def duties_shown(table: Table, book: Rulebook) -> tuple[DutyShown, ...]:
    """At an open table and at one that has closed."""
    return tuple(
        DutyShown(
            id=one.id,
            matter=one.matter,
            about=one.about,
            to=one.to,
            clauses=one.clauses,
            since=one.since,
            when=one.when,
            due=one.due,
            since_on=one.since_on,
            due_on=one.due_on,
            rank=one.rank,
            channels=one.channels,
            reference=one.reference,
            act=one.act,
            facts=one.facts,
        )
        for one in owed(book, table.id, open_duties(table, book))
    )
