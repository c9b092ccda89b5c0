"""When a promotion closes its entries and draws: as the terms that hold say, or as it was moved when it went on.

It looks up, and judges nothing. Start at `closing`; `turning` for whoever waits.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import Promotion
from croupier.table import Instant

HOUR: Final = 3_600_000


def closing(promotion: Promotion) -> Instant:
    """The last moment at which an entry is received."""
    terms = promotion.terms
    return promotion.closes or (terms.entry.closes if terms else 0)


def drawing(promotion: Promotion) -> Instant:
    """The earliest moment of the draw."""
    terms = promotion.terms
    return promotion.draw_at or (terms.draw.at if terms else 0)


def turning(promotion: Promotion, rules: PromotionRules) -> tuple[Instant, ...]:
    """Moments at which something else becomes possible, or nothing any more, though nobody does anything."""
    terms, held = promotion.terms, promotion.holds
    if terms is None or held is None:
        return ()
    given = held.submitted + rules.chapter.terms.submitted.hours * HOUR if held.submitted is not None else 0
    until = 0 if terms.claim.until is UNSET else terms.claim.until
    return tuple(one for one in (terms.details.starts, closing(promotion), drawing(promotion), given, until) if one)
