"""What happened in a tournament, a line for each event on a terminal: its sentence and its clauses.

It knows looks, not rules. Start at `tell_events`.
"""

from __future__ import annotations

from collections.abc import Iterable

from croupier.cli.show import console, styled
from croupier.cli.speaking import speaker_by_clock
from croupier.rulebooks import Rulebook
from croupier.table import Event
from croupier.tournament.apply import apply
from croupier.tournament.state import Tournament
from croupier.words.events import shown
from croupier.words.refusals import clause_numbers
from croupier.words.tournaments import tournament_message


def tell_events(events: Iterable[Event], before: Tournament, book: Rulebook) -> None:
    """Each told from the tournament as it was before it."""
    out, speaker = console(), speaker_by_clock(book)
    for event in events:
        numbers = clause_numbers(event.under, book=book.id)
        said = styled(shown(speaker.said(tournament_message(event, before))))
        out.print(said.append(f"  {numbers}" if numbers else "", "dim"))
        before = apply(before, event)
