"""What a book wants answered in the terms of a tournament, and which of it is not.

An item is asked only where its condition holds; conditions are words of the book, each with one small function here.
Start at `missing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import UNSET

from croupier.rulebooks.tournament import TournamentChapter, TournamentItem
from croupier.terms import items
from croupier.terms.findings import TermFinding
from croupier.tournament.paying import extra_price
from croupier.tournament.terms.schema import TournamentTerms

_BUT_THE_LAST: Final = "format.round.progress"  # nobody goes on from the last round


def _kept(terms: TournamentTerms) -> bool:
    """Something that is had after the entry is paid to the operator, and not into the pool or for chips."""
    later = (terms.details.re_buy, terms.details.add_on, terms.format.buy_back)
    return any(one is not UNSET and extra_price(terms, one).commission for one in later)


_CONDITIONS: Final[dict[str, Callable[[TournamentTerms], bool]]] = {
    "always": lambda terms: True,
    "if-several-rounds": lambda terms: len(terms.format.round) > 1,
    "if-sit-and-go": lambda terms: terms.format.kind == "sit-and-go",
    "if-progression": lambda terms: terms.format.kind != "points" and len(terms.format.round) > 1,
    "if-points": lambda terms: terms.format.kind == "points",
    "if-points-eliminate": lambda terms: (
        terms.format.kind == "points" and any(one.progress.by not in ("all", "final") for one in terms.format.round)
    ),
    "if-by-chips": lambda terms: terms.winners.by != "points",
    "if-by-points": lambda terms: terms.winners.by == "points",
    "if-buy-back": lambda terms: terms.format.buy_back is not UNSET,
    "if-repechage": lambda terms: terms.format.repechage is not UNSET and not terms.format.repechage.director_decides,
    "if-director-decides-repechage": lambda terms: (
        terms.format.repechage is not UNSET and terms.format.repechage.director_decides
    ),
    "if-commission": lambda terms: terms.details.commission > 0 or _kept(terms),
    "if-compulsory": lambda terms: terms.wagers.every_coup,
    "if-secret": lambda terms: terms.wagers.secret is not UNSET,
    "if-pass-cards": lambda terms: terms.wagers.pass_card is not UNSET,
    "if-other-wagers": lambda terms: bool(terms.wagers.side_wagers),
    "if-selects": lambda terms: terms.entry.selects,
    "if-may-refuse": lambda terms: terms.entry.may_refuse,
    "if-signature": lambda terms: terms.entry.signature,
    "if-charity-or-media": lambda terms: terms.event in ("charity", "media"),
}

# without these no table can be run, whatever a book asks for
_NEEDED: Final = (
    "name",
    "variation",
    "details.starts",
    "details.most",
    "format.round",
    "format.round.length",
    "format.bank",
    "wagers.least",
    "wagers.most",
    "winners.by",
    "prizes.pool",
    "prizes.share",
    "prizes.ties",
)


def asked(item: TournamentItem, terms: TournamentTerms) -> bool:
    return _CONDITIONS[item.asked](terms)


def statements(terms: TournamentTerms, chapter: TournamentChapter) -> tuple[TournamentItem, ...]:
    """The book's statements that are part of these terms, in the book's order.

    One that has no occasion here says what does not hold: it is left out.
    """
    return tuple(one for one in items.stated(terms, chapter.term) if asked(one, terms))


def missing(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    def wanted(item: TournamentItem) -> bool:
        return asked(item, terms)

    return items.missing(terms, chapter.term, wanted, needed=_NEEDED, but_the_last=_BUT_THE_LAST)
