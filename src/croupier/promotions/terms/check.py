"""Everything that is missing from the terms of a promotion or contradicts the book or itself, each with its clause.

It asks the book's own data what is wanted and what is ordered; nothing here knows which book it is. Start at
`check_promotion`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.clauses import Silent
from croupier.promotions.terms.contradictions import promotion_contradictions
from croupier.promotions.terms.items import missing_items
from croupier.promotions.terms.prohibited import prohibited_prizes
from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks import Rulebook
from croupier.terms.checking import of_file
from croupier.terms.findings import TermFinding
from croupier.terms.reading import TermsRead


def check_promotion(terms: PromotionTerms, book: Rulebook, prescribed: Sequence[str] = ()) -> tuple[TermFinding, ...]:
    """All of it; nothing where the terms may be published. `prescribed` is the list that the operator keeps."""
    chapter = book.promotions
    if isinstance(chapter, Silent):
        return (TermFinding("contradiction", "no-promotions", "book", facts={"book": book.id}),)
    return (
        *_of_this_book(terms, book),
        *missing_items(terms, chapter),
        *promotion_contradictions(terms, chapter),
        *prohibited_prizes(terms, chapter, prescribed),
    )


def check_promotion_file(
    read: TermsRead[PromotionTerms], book: Rulebook, prescribed: Sequence[str] = ()
) -> tuple[TermFinding, ...]:
    """The same of a file, with its lines; what could not be read comes first, and nothing is concluded from it."""
    items = () if isinstance(book.promotions, Silent) else book.promotions.term
    return of_file(read, items, check_promotion(read.terms, book, prescribed))


def _of_this_book(terms: PromotionTerms, book: Rulebook) -> Iterator[TermFinding]:
    if terms.book != book.id:
        facts = {"found": terms.book or None, "book": book.id}
        yield TermFinding("contradiction", "other-book", "book", facts=facts)
