"""What scenarios show of a book: every clause that a table cited in an event or a refusal while they were played.

Only what was played by this very edition counts, and nothing of a scenario in which something differs. Start at
`shown_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from croupier.clauses import Clause
from croupier.rulebooks import Rulebook
from croupier.rulebooks.coverage import Kind, strongest
from croupier.scenario.report import ScenarioReport


def shown_by(book: Rulebook, reports: Mapping[str, ScenarioReport]) -> dict[str, dict[str, Kind]]:
    """By which scenarios each clause was shown, and how; the reports by the names that they are to have."""
    found: dict[str, dict[str, Kind]] = {}
    for name, report in reports.items():
        for clause, kind in _cited(book, report):
            shown = found.setdefault(clause, {})
            shown[name] = strongest(shown.get(name, kind), kind)
    return dict(sorted(found.items()))


def _cited(book: Rulebook, report: ScenarioReport) -> Iterable[tuple[Clause, Kind]]:
    if report.mismatches:
        return
    for part in report.parts:
        if part.edition != book.imprint:
            continue
        for given in (given for line in part.done for given in line.given):
            kind = Kind.ACTED if given.refusal is None else Kind.REFUSED
            yield from ((clause, kind) for clause in given.clauses if clause in book.register)
