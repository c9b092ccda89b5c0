"""Croupier: casino baccarat by the book.

>>> from croupier import granted, open_book, read_coup, settle, Stake
>>> terms = granted(open_book("crown-sydney").terms("crown"))
>>> coup = granted(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)]))
>>> coup.winner.value, coup.wagers[0].profit, coup.wagers[0].clauses[0]
('banker', 5000, 'crown-sydney:10.2/Table 4:Banker')
"""

from croupier.as_data import to_dict
from croupier.cards import Card, CardError, NotationError, Rank, Suit, TwoHands, read_cards, read_coup
from croupier.clauses import Clause, Reason, Refusal, Refused, granted
from croupier.coup import (
    Facts,
    Outcome,
    Resolution,
    Settled,
    SettledCoup,
    Stake,
    Terms,
    Winner,
    settle,
    settle_streaks,
    settle_void,
)
from croupier.money import ChipSet, NotWholeCents, Odds
from croupier.rulebooks import BOOKS, Rulebook, RulebookError, UnknownBook, open_book

__version__ = "0.6.0"

__all__ = [
    "BOOKS",
    "Card",
    "CardError",
    "ChipSet",
    "Clause",
    "Facts",
    "NotWholeCents",
    "NotationError",
    "Odds",
    "Outcome",
    "Rank",
    "Reason",
    "Refusal",
    "Refused",
    "Resolution",
    "Rulebook",
    "RulebookError",
    "Settled",
    "SettledCoup",
    "Stake",
    "Suit",
    "Terms",
    "TwoHands",
    "UnknownBook",
    "Winner",
    "__version__",
    "granted",
    "open_book",
    "read_cards",
    "read_coup",
    "settle",
    "settle_streaks",
    "settle_void",
    "to_dict",
]
