"""Which events the kernel plays exactly as the engine does, and what of the terms needs the engine.

Nothing is played nearly right: what is named here is refused. Start at `needs_engine`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.cards import CARDS_IN_A_DECK
from croupier.rehearsal.preparing import EventBegun

_MOST_CARDS = 6  # of one coup
_MOST_BURNED = 11


def needs_engine(begun: EventBegun) -> tuple[str, ...]:
    """Ids of what the kernel does not know, for sentences at the edge; nothing where it is exact."""
    return tuple(dict.fromkeys(_found(begun)))


def _found(begun: EventBegun) -> Iterator[str]:
    terms, cards = begun.terms, begun.book.cards
    if terms.winners.by == "points":
        yield "points"
    if begun.least % begun.unit:
        yield "odd-minimum"
    room = cards.decks.default * CARDS_IN_A_DECK - cards.cutting_card_place[0].cards_from_back - _MOST_BURNED
    for one_round in terms.format.round:
        if one_round.points or one_round.progress.by == "points":
            yield "points"
        coups = begun.coups(one_round)
        if not coups:
            yield "shoes"
        if coups * _MOST_CARDS > room:
            yield "long-session"
