"""What a book wants answered in the terms of a promotion, and which of it is not.

An item of one kind of prize is asked of every prize of that kind, and of no other. Start at `missing_items`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks.promotions import PrizeKind, PromotionChapter, PromotionItem
from croupier.terms import items
from croupier.terms.findings import TermFinding

_OF_KIND: Final[dict[str, PrizeKind]] = {
    "if-appliance": "appliance",
    "if-vehicle": "vehicle",
    "if-travel": "travel",
    "if-real-estate": "real-estate",
}
_CONDITIONS: Final[dict[str, Callable[[PromotionTerms], bool]]] = {
    "always": lambda terms: True,
    "if-wager": lambda terms: "wager" in terms.entry.by,
}
_ENTRY: Final = re.compile(r"prize\[(\d+)\]")

# without these no promotion can be run, whatever a book asks for
_NEEDED: Final = (
    "name",
    "details.starts",
    "entry.by",
    "entry.closes",
    "draw.at",
    "draw.present",
    "prize",
    "prize.value",
)


def asked_of(item: PromotionItem, terms: PromotionTerms) -> bool:
    """Whether it is asked of these terms at all."""
    kind = _OF_KIND.get(item.asked)
    return _CONDITIONS[item.asked](terms) if kind is None else any(one.kind == kind for one in terms.prize)


def missing_items(terms: PromotionTerms, chapter: PromotionChapter) -> Iterator[TermFinding]:
    kinds = {item.id: _OF_KIND.get(item.asked) for item in chapter.term}

    def wanted(item: PromotionItem) -> bool:
        return asked_of(item, terms)

    for finding in items.missing(terms, chapter.term, wanted, needed=_NEEDED):
        kind, place = kinds.get(finding.item), _ENTRY.match(finding.key)
        if kind is None or place is None or terms.prize[int(place[1]) - 1].kind == kind:
            yield finding
