"""The terms a coup is settled under: one book's provisions with the variation, decks and options chosen.

The engine sees these and never the book; a rulebook makes them (rulebooks/terms.py) and refuses what it forbids.
Start at `Terms`.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum

import msgspec

from croupier.clauses import Cited, Clauses, Refusal
from croupier.coup.counting import Counting, Ranking
from croupier.coup.shoe import ShoeEndRule
from croupier.coup.streaks import DragonTail, Run
from croupier.coup.tableau import Tableau
from croupier.coup.wager import CombinedWager, Wager
from croupier.money import ChipSet, Rounding, Share


class MainCap(StrEnum):
    """What caps a wager that may not exceed its patron's own main wager, where there are two of those."""

    LARGER = "larger"
    SUM = "sum"


class Stacks(StrEnum):
    """What several stacks of one patron on one bet of a coup are."""

    APART = "apart"  # a wager each
    ONE_WAGER = "one-wager"
    ONE_A_BOX = "one-a-box"  # those in one box are one wager, and every box has its own

    def same(self, wager: Hashable, box: int, own: Hashable) -> Hashable:
        """What the stacks of one wager have in common; `own` is a stack's alone."""
        match self:
            case Stacks.APART:
                return own
            case Stacks.ONE_WAGER:
                return wager
            case Stacks.ONE_A_BOX:
                return wager, box


class Tokens(msgspec.Struct, frozen=True):
    """Promotional tokens: whether they may be staked, and whether the dealer keeps them when they win."""

    accepted: bool
    kept: bool
    clauses: Clauses


class Surcharge(msgspec.Struct, frozen=True):
    """Additional commission on the part of an arranged wager above the table differential."""

    rate: Share
    clauses: dict[str, Clauses]  # by the wager it is charged on


class OptionChoice(msgspec.Struct, frozen=True):
    """An option, and those of its values under any of which a wager is offered."""

    option: str
    values: tuple[str, ...]


class NotOffered(msgspec.Struct, frozen=True):
    """Why a wager is not offered, and the choice that would offer it, where that is all it wants."""

    refusal: Refusal
    choice: OptionChoice | None = None


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a coup is settled under, made by `Rulebook.terms`: variation, decks, options and chips are fixed.

    >>> from croupier import granted, open_book
    >>> terms = granted(open_book("crown-sydney").terms("crown", options={"tiger": "3"}))
    >>> terms, terms.options["tiger"], "tiger" in terms.wagers
    (<Terms of crown-sydney: crown, 8 decks>, '3', True)
    """

    book: str
    edition: str
    variation: str
    decks: int
    options: dict[str, str]
    chips: ChipSet
    tableau: Tableau
    shoe_end: ShoeEndRule
    wagers: dict[str, Wager]
    combined: dict[str, CombinedWager]
    runs: dict[str, Run]
    tails: dict[str, DragonTail]
    layouts: tuple[Cited[frozenset[str]], ...]  # what each layout has areas for; none where the document does not tell
    unavailable: dict[str, NotOffered]  # every other wager the book knows
    deal_order: Clauses
    pack: Clauses
    rounding: Cited[Rounding]
    rounded_by: Clauses  # cited for a payment that was rounded
    main_cap: Cited[MainCap] | None  # only a book that caps a wager by the main wager has this
    tokens: Tokens
    voided: Clauses
    commission: Clauses  # how commission is taken, cited wherever there is some
    surcharge: Surcharge | Refusal  # or why nothing is charged above the differential
    counting: Counting
    ranking: Ranking
    stacks: Stacks = Stacks.APART
    stacks_clauses: Clauses = ()

    def __repr__(self) -> str:
        return f"<Terms of {self.book}: {self.variation}, {self.decks} decks>"
