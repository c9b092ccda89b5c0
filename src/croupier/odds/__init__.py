"""Exact odds of every wager of any book, from any composition of the cards: a second opinion beside settlement.

>>> from croupier import odds
>>> table = odds.odds_of("crown-sydney", "traditional")
>>> table.deals, table["banker"].edge
(4998398275503360, Fraction(114753351728, 10847218479825))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from croupier.cards import Card, read_cards
from croupier.clauses import Refusal, Refused
from croupier.money import Odds
from croupier.odds.asked import mix_of, ruin_of, session_of
from croupier.odds.composition import Composition, CompositionError, read_composition
from croupier.odds.law import Law
from croupier.odds.mix import MixOdds, mix_odds
from croupier.odds.ruin import Ruin, ruin_odds
from croupier.odds.session import SessionOdds, coups_until_significant, session_odds
from croupier.odds.streaks import StreakOdds
from croupier.odds.table import RowOdds, TableOdds, WagerOdds, table_odds
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook, open_book

__all__ = [
    "ChangedPay",
    "Composition",
    "CompositionError",
    "Law",
    "MixOdds",
    "Refused",
    "RowOdds",
    "Ruin",
    "SessionOdds",
    "StreakOdds",
    "TableOdds",
    "WagerOdds",
    "coups_until_significant",
    "mix_odds",
    "mix_of",
    "odds_of",
    "read_composition",
    "ruin_odds",
    "ruin_of",
    "session_odds",
    "session_of",
    "table_odds",
]


def odds_of(
    book: str | Path | Rulebook,
    variation: str,
    *,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    remove: str | Iterable[Card] = (),
    composition: Composition | None = None,
    pays: Mapping[tuple[str, str], str] | None = None,
) -> TableOdds:
    """The odds of a book, for a script or a notebook: names and text in, a table that prints itself out.

    `remove`: cards taken out first, such as "AS AS KD". `pays`: `{("tie", "Tie"): "9 to 1"}` asks what if.

    >>> from croupier import odds_of
    >>> table = odds_of("crown-sydney", "traditional", pays={("tie", "Tie"): "9 to 1"})
    >>> f"{float(table['tie'].edge):.4%}"
    '4.8440%'
    """
    rulebook = book if isinstance(book, Rulebook) else open_book(book)
    cards = read_cards(remove) if isinstance(remove, str) else tuple(remove)
    if cards:
        start = composition or Composition.fresh(decks or rulebook.cards.decks.default)
        composition = start.without(cards)
    changes = [ChangedPay(wager, row, Odds.read(text)) for (wager, row), text in (pays or {}).items()]
    table = table_odds(rulebook, variation, decks=decks, options=options, composition=composition, pays=changes)
    if isinstance(table, Refusal):
        raise Refused(table)
    return table
