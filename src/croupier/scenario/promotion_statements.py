"""What the lines of a promotion mean, as records: what is done, and what is expected of it.

They are made by promotion_lines.py; promotion_run.py acts on them. Steps, clocks, actors and the claims about any
answer are those of tables (statements.py). Start at `PromotionScript`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.money import Cents
from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks import Rulebook
from croupier.scenario.lines import Line
from croupier.scenario.statements import (
    ActAs,
    CitesClauses,
    Figure,
    FigureHolds,
    Happened,
    IsRefused,
    SetClock,
    StateIs,
    StepLine,
)
from croupier.table import Instant

# --- what is done --------------------------------------------------------------------------------


class PromotionTermsLine(msgspec.Struct, frozen=True):
    """The terms of a file are written: the first edition, or a further one."""

    terms: PromotionTerms


class EntriesLine(msgspec.Struct, frozen=True):
    """So many entries are received, one after the other, with the same facts."""

    entrants: tuple[str, ...]
    facts: dict[str, Any]


class TapeLine(msgspec.Struct, frozen=True):
    """The tape of the draw, of this number among those that can be made again, is committed to."""

    seed: int


class PrizesLine(msgspec.Struct, frozen=True):
    """The prizes are drawn, with the tape whose turn it is and a word that someone gives."""

    word: str
    by: str


PromotionOrder: TypeAlias = (
    PromotionTermsLine | EntriesLine | TapeLine | PrizesLine | StepLine | ActAs | SetClock | Figure
)

# --- what is expected ----------------------------------------------------------------------------


class PersonWins(msgspec.Struct, frozen=True):
    """Prizes of this worth together, those that were refused left out; or none."""

    person: str
    value: Cents


class EntriesAre(msgspec.Struct, frozen=True):
    count: int


class PromotionOwes(msgspec.Struct, frozen=True):
    """A duty is open, and due then where that is said; without an id, nothing is open."""

    id: str = ""
    due: Instant | None = None


PromotionClaim: TypeAlias = (
    IsRefused | Happened | CitesClauses | StateIs | FigureHolds | PersonWins | EntriesAre | PromotionOwes
)


class PromotionCheck(msgspec.Struct, frozen=True):
    """One expectation, where it stands and as it was written."""

    line: Line
    text: str
    claim: PromotionClaim


# --- the whole -----------------------------------------------------------------------------------


class PromotionLine(msgspec.Struct, frozen=True):
    """A line that does something, and the checks that belong to it."""

    line: Line
    order: PromotionOrder
    checks: tuple[PromotionCheck, ...] = ()

    @property
    def may_be_refused(self) -> bool:
        return any(isinstance(check.claim, IsRefused) for check in self.checks)


class PromotionScript(msgspec.Struct, frozen=True):
    """A part of a file that is about one promotion; a later part of the same name goes on with it."""

    name: str
    line: int
    book: Rulebook
    acts: tuple[PromotionLine, ...]
