"""What a part of a scenario is made of, whatever it is about: lines that do something, and the checks below them.

A part is about a table (statements.py), a tournament (tournament_statements.py) or a promotion
(promotion_statements.py). Here is what may stand in any of them. Start at `ScriptOf`.
"""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Clauses, Reason
from croupier.rulebooks import Rulebook
from croupier.scenario.citing import Citing
from croupier.scenario.facts import SeenWords, StepWords
from croupier.scenario.lines import Line
from croupier.scenario.paths import ExpectedFact
from croupier.table.state import Instant

Order = TypeVar("Order")
Claim = TypeVar("Claim")

# --- what is done --------------------------------------------------------------------------------


class StepLine(msgspec.Struct, frozen=True):
    words: StepWords


class ActAs(msgspec.Struct, frozen=True):
    """Who gives the commands from here on; nothing for whoever usually does."""

    actor: str


class SetClock(msgspec.Struct, frozen=True):
    at: Instant


class Figure(msgspec.Struct, frozen=True):
    """A figure by hand; it needs no table."""

    text: str


AnyOrder: TypeAlias = StepLine | ActAs | SetClock | Figure

# --- what is expected ----------------------------------------------------------------------------


class IsRefused(msgspec.Struct, frozen=True):
    """The line was refused, for one of these reasons; whatever the reason where none is named."""

    reasons: tuple[Reason, ...] = ()
    citing: Citing = Citing()

    @property
    def clauses(self) -> Clauses:
        return self.citing.clauses


class Happened(msgspec.Struct, frozen=True):
    """An event of the line above, resting on these clauses; or its absence."""

    seen: SeenWords
    absent: bool = False
    citing: Citing = Citing()


class CitesClauses(msgspec.Struct, frozen=True):
    """What the line above did rests on these clauses, and not on those."""

    citing: Citing

    @property
    def clauses(self) -> Clauses:
        return self.citing.clauses


class StateIs(msgspec.Struct, frozen=True):
    """Facts of what the part is about, by the paths that lead to them."""

    facts: tuple[ExpectedFact, ...]


class FigureHolds(msgspec.Struct, frozen=True):
    text: str


OfAnAnswer: TypeAlias = IsRefused | Happened | CitesClauses | FigureHolds
AnyClaim: TypeAlias = OfAnAnswer | StateIs


class CheckOf(msgspec.Struct, Generic[Claim], frozen=True):
    """One expectation, where it stands and as it was written."""

    line: Line
    text: str
    claim: Claim | AnyClaim


# --- the whole -----------------------------------------------------------------------------------


class ActLineOf(msgspec.Struct, Generic[Order, Claim], frozen=True):
    """A line that does something, and the checks that belong to it."""

    line: Line
    order: Order | AnyOrder
    checks: tuple[CheckOf[Claim], ...] = ()

    @property
    def may_be_refused(self) -> bool:
        return any(isinstance(check.claim, IsRefused) for check in self.checks)


class ScriptOf(msgspec.Struct, Generic[Order, Claim], frozen=True):
    """A part about something that goes on: a later part of the same name goes on with it."""

    name: str
    line: int
    book: Rulebook
    acts: tuple[ActLineOf[Order, Claim], ...]
