"""Croupier: casino baccarat by the book.

>>> from croupier import granted, open_book, read_coup, settle, Stake
>>> terms = granted(open_book("crown-sydney").terms("crown"))
>>> coup = granted(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)]))
>>> coup.winner.value, coup.wagers[0].profit, coup.wagers[0].clauses[0]
('banker', 5000, 'crown-sydney:10.2/Table 4:Banker')

The pure core answers: `settle` and a book's `terms` return a result or a Refusal, and `granted` raises it. Whatever
plays over it, `open_table` first of all, raises a refusal with its sentence and returns it where `attempt` is asked.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from croupier.clauses import Clause, Reason, Refusal, Refused, granted

if TYPE_CHECKING:
    from croupier.as_data import to_dict
    from croupier.cards import Card, CardError, NotationError, Rank, Suit, TwoHands, read_cards, read_coup
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
    from croupier.odds import TableOdds, odds_of
    from croupier.play import (
        DealtShoe,
        GamingTable,
        HeldTournament,
        NotDealt,
        PlayedCoup,
        ReadLog,
        deal_shoe,
        hold_tournament,
        open_table,
        read_log,
    )
    from croupier.rulebooks import BOOKS, Rulebook, RulebookError, UnknownBook, open_book
    from croupier.scoreboard import Board, read_results

__version__ = "0.6.0"
"""The release that is installed, as `croupier --version` says it.

>>> from croupier import __version__
>>> len(__version__.split("."))
3
"""

# what is asked for is loaded when it is asked for: a verb of the command line needs a part of it, and help nothing
_HOMES: Final = {
    "croupier.as_data": ("to_dict",),
    "croupier.cards": ("Card", "CardError", "NotationError", "Rank", "Suit", "TwoHands", "read_cards", "read_coup"),
    "croupier.coup": (
        "Facts",
        "Outcome",
        "Resolution",
        "Settled",
        "SettledCoup",
        "Stake",
        "Terms",
        "Winner",
        "settle",
        "settle_streaks",
        "settle_void",
    ),
    "croupier.money": ("ChipSet", "NotWholeCents", "Odds"),
    "croupier.rulebooks": ("BOOKS", "Rulebook", "RulebookError", "UnknownBook", "open_book"),
    "croupier.scoreboard": ("Board", "read_results"),
    "croupier.play": (
        "DealtShoe",
        "GamingTable",
        "HeldTournament",
        "NotDealt",
        "PlayedCoup",
        "ReadLog",
        "deal_shoe",
        "hold_tournament",
        "open_table",
        "read_log",
    ),
    "croupier.odds": ("TableOdds", "odds_of"),
}
_LATER: Final = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})


def _sentence(refusal: Refusal) -> str:
    """What a refusal that is raised says: the room of refusals has no words of its own."""
    from croupier.languages import Speaker
    from croupier.words.refusals import sentence

    return sentence(refusal, Speaker())


Refused.words = staticmethod(_sentence)

__all__ = [
    "BOOKS",
    "Board",
    "Card",
    "CardError",
    "ChipSet",
    "Clause",
    "DealtShoe",
    "Facts",
    "GamingTable",
    "HeldTournament",
    "NotDealt",
    "NotWholeCents",
    "NotationError",
    "Odds",
    "Outcome",
    "PlayedCoup",
    "Rank",
    "ReadLog",
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
    "TableOdds",
    "Terms",
    "TwoHands",
    "UnknownBook",
    "Winner",
    "__version__",
    "deal_shoe",
    "granted",
    "hold_tournament",
    "odds_of",
    "open_book",
    "open_table",
    "read_cards",
    "read_coup",
    "read_log",
    "read_results",
    "settle",
    "settle_streaks",
    "settle_void",
    "to_dict",
]
