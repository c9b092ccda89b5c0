"""What a tournament owes to the regulator before it may go on, as duties. Start at `open_tournament_duties`."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Refusal, Silent
from croupier.duties import Duty
from croupier.rulebooks import Rulebook
from croupier.rulebooks.tournament import RegulatorAdvised
from croupier.tournament.preparing.terms import advised, change_notified
from croupier.tournament.rules import rules_of
from croupier.tournament.state import Tournament


def open_tournament_duties(tournament: Tournament, book: Rulebook) -> tuple[Duty, ...]:
    """Once terms are written and until the regulator knows of them; nothing of a tournament that is over."""
    rules = rules_of(book)
    if rules is None or not tournament.editions or tournament.closed or tournament.cancelled:
        return ()
    before = rules.chapter.before
    return (
        *_owed(before.advised, advised(tournament, rules), tournament),
        *_owed(before.changed, change_notified(tournament, rules), tournament),
    )


def _owed(rule: RegulatorAdvised | Silent, missing: Refusal | None, tournament: Tournament) -> Iterator[Duty]:
    if missing is not None and isinstance(rule, RegulatorAdvised) and rule.duty:
        edition = tournament.editions[-1]
        yield Duty(0, rule.duty, edition.number, edition.written, {"tournament": tournament.name})
