"""Applying: a promotion and one event give the promotion after it. A promotion is the fold of its events.

It judges nothing and reads no rulebook. Start at `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from msgspec.structs import replace

from croupier.promotions.applying import PROMOTION_APPLIERS
from croupier.promotions.conduct import apply as conduct
from croupier.promotions.drawing import apply as drawing
from croupier.promotions.entries import apply as entries
from croupier.promotions.preparing import apply as preparing
from croupier.promotions.prizes import apply as prizes
from croupier.promotions.state import Promotion
from croupier.table import Event
from croupier.table.apply import remembering

# importing them enters their events
CHAPTERS = (preparing, entries, drawing, prizes, conduct)


def apply(promotion: Promotion, event: Event) -> Promotion:
    changed = PROMOTION_APPLIERS[type(event)](promotion, event)
    made = event.made
    recent = remembering(promotion.recent, made.command)
    return replace(changed, version=promotion.version + 1, clock=made.at, recent=recent)


def replay_promotion(id: str, events: Iterable[Event]) -> Promotion:
    """The promotion that these events made, from the first on."""
    return reduce(apply, events, Promotion(id=id))
