"""When a promotion closes its entries and draws: as the terms that hold say, or as it was moved when it went on.

It looks up, and judges nothing. Start at `closing`.
"""

from __future__ import annotations

from typing import Final

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
