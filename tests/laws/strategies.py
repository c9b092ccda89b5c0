"""Generated coups, chips and tables: any cards in any order, dealt as a book's tableau orders.

It generates and judges nothing. Start at `dealt_coups` and `tables`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from hypothesis import strategies as st

from croupier import BOOKS, Refusal, Terms, TwoHands, open_book
from croupier.cards import PACK
from croupier.money import ChipSet

# one way to open each variation of each book with everything chosen that must be chosen
CHOSEN = {
    "crown-sydney": {"one-one-two": "pairs", "tiger": "3", "super-6": "2"},
    "crown-melbourne": {"tie-percent": "7", "insurance": "on", "side-wagers-on-other-versions": "yes"},
    "canberra": {"pairs": "perfect", "rounding": "up"},  # by default it pays exactly, and not every amount can be paid
    "star-sydney": {"tie-percent": "3"},
    "crown-brochure": {},
}

# what is drawn beside it: laws hold whichever way a house chooses
VARIED = {"star-sydney": {"token-retained": ("no", "yes")}}

CHIPS = [(1,), (50,), (100,), (250,), (500,), (2000, 5000), (250, 2000), (700, 1100, 3000)]

chip_sets = st.sampled_from(CHIPS).map(ChipSet.of)
amounts = st.integers(min_value=1, max_value=2_000_000_00)


@st.composite
def tables(draw: st.DrawFn, /, books: Sequence[str] = BOOKS, **otherwise: str) -> Terms:
    """`otherwise`: options chosen in another way than here."""
    book = draw(st.sampled_from(books))
    rulebook = open_book(book)
    variation = draw(st.sampled_from([one.id for one in rulebook.variations]))
    varied = {option: draw(st.sampled_from(values)) for option, values in VARIED.get(book, {}).items()}
    terms = rulebook.terms(variation, options=CHOSEN[book] | varied | otherwise, chips=draw(chip_sets))
    assert not isinstance(terms, Refusal), terms
    # as though one layout had areas for every wager: which may lie together is another question
    return msgspec.structs.replace(terms, layouts=())


@st.composite
def dealt_coups(draw: st.DrawFn, terms: Terms) -> TwoHands:
    """Six cards of the pack, any card up to six times as eight decks allow, dealt by the tableau."""
    return terms.tableau.deal(iter(draw(st.lists(st.sampled_from(PACK), min_size=6, max_size=6))))
