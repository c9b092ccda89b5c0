"""A book's chapter on promotional prizes as one promotion meets it. It looks up, and judges nothing.

Start at `promotion_rules`.
"""

from __future__ import annotations

from croupier.clauses import Silent
from croupier.rulebooks import Rulebook
from croupier.rulebooks.promotions import PromotionChapter
from croupier.table.rules import House, house_of


class PromotionRules:
    """One book that has such a chapter."""

    def __init__(self, book: Rulebook, chapter: PromotionChapter) -> None:
        self.book = book
        self.house: House = house_of(book)
        self.chapter = chapter

    def named(self, role: str) -> str:
        return self.house.names.get(role, role)


def promotion_rules(book: Rulebook) -> PromotionRules | None:
    """Nothing where the book has no chapter on promotional prizes."""
    chapter = book.promotions
    return None if isinstance(chapter, Silent) else PromotionRules(book, chapter)
