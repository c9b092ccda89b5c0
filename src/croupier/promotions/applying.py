"""Applying events: where each kind of event enters the function that folds it into a promotion.

Such a function changes and judges nothing, and knows no rulebook. Start at `applies`; the fold is in apply.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from croupier.promotions.state import Promotion
from croupier.table import Event

E = TypeVar("E", bound=Event)

PROMOTION_APPLIERS: Final[dict[type[Event], Callable[[Promotion, Any], Promotion]]] = {}


def applies(kind: type[E]) -> Callable[[Callable[[Promotion, E], Promotion]], Callable[[Promotion, E], Promotion]]:
    """Enter the function that folds an event."""

    def enter(change: Callable[[Promotion, E], Promotion]) -> Callable[[Promotion, E], Promotion]:
        PROMOTION_APPLIERS[kind] = change
        return change

    return enter
