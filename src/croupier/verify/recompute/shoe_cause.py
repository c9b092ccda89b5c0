"""Which clauses ended a shoe before its last coup, found from the book by the word that the log has for it.

It knows the book's rows and the remedy that was ordered last, never what the engine cited. Start at `wrong_cause`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, together
from croupier.rulebooks import Rulebook
from croupier.table import records as r
from croupier.verify.recompute.difference import FigureOrPhrase, Found, phrase
from croupier.verify.recompute.record import Ordered

LAST_COUP = "last-coup"
RAN_OUT = "cards-insufficient"
UNFIT = "unfit"


def wrong_cause(book: Rulebook, event: r.ShoeEnded, ordered: Ordered | None) -> list[Found]:
    """Where the book keeps what ended a shoe, the log names those clauses; after its last coup it names none."""
    clauses = _cause(book, event, ordered)
    in_due_course = set(book.cards.shoe_end.clauses) <= set(clauses)
    right = () if in_due_course or not book.cards.shoe_end.keeps_cause else clauses
    said = () if event.by is UNSET else event.by
    if said == right:
        return []
    cited = together(right, book.cards.shoe_end.clauses)
    return [Found("wrong-shoe-cause", _named(said), _named(right), cited, {"why": event.why})]


def _named(clauses: Clauses) -> FigureOrPhrase:
    return ", ".join(clauses) if clauses else phrase("nothing")


def _cause(book: Rulebook, event: r.ShoeEnded, ordered: Ordered | None) -> Clauses:
    if event.why == LAST_COUP:
        return book.cards.shoe_end.clauses
    if event.why == RAN_OUT:
        return book.dealing.insufficient_cards.clauses
    if event.why == UNFIT:
        row = book.authority.power.get("replace-cards:unfit")
        return together(book.shuffle.replace_unfit.clauses, row.clauses if row else ())
    if ordered is not None and ordered.command == event.made.command:
        return ordered.clauses
    ways = [one.clauses for one in book.shuffle.ordered if one.grounds == event.why]
    slips = [row.clauses for row in book.irregularities.irregularity if row.slip == event.why]
    return together(*(ways or slips))
