"""What a drill is: the facts that are shown, what is asked of them, the engine's answer and the clauses behind it.

It is told in messages and knows no language. Start at `Drill`; `judged` holds an answer against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, Literal, TypeAlias

import msgspec

from croupier.cards import TwoHands
from croupier.clauses import Clause, Clauses
from croupier.languages import Message
from croupier.money import AmountError, Cents, read_dollars


class DrillKind(StrEnum):
    THIRD_CARD = "third-card"
    WINNER = "winner"
    PAYOUT = "payout"
    IRREGULARITY = "irregularity"


DRILL_KINDS: Final = tuple(DrillKind)
AskedFor: TypeAlias = Literal["choice", "count", "money"]


class Lesson(msgspec.Struct, frozen=True):
    """What is practised: a clause, by one kind of drill."""

    kind: DrillKind
    clause: Clause

    @property
    def id(self) -> str:
        return f"{self.kind.value} {self.clause}"


class DrillChoice(msgspec.Struct, frozen=True):
    """One answer to choose from: a message, or a text of the book's own."""

    id: str
    says: Message | str


class DrillAsk(msgspec.Struct, frozen=True):
    """One thing that a drill asks. An answer is a choice's id, a count, or an amount in cents, as text."""

    id: str
    by: AskedFor
    answer: str
    choices: tuple[DrillChoice, ...] = ()


class Drill(msgspec.Struct, frozen=True, kw_only=True):
    lesson: Lesson
    seed: str
    told: tuple[Message, ...]  # the facts, a sentence each
    asks: tuple[DrillAsk, ...]
    clauses: Clauses  # by which it is so, the lesson's own first
    why: tuple[Message | str, ...]
    hands: TwoHands | None = None
    wager: str = ""
    stake: Cents = 0
    chip: Cents = 0
    option: tuple[str, str] | None = None  # that the table chose so that this wager is offered
    slip: str = ""
    met: tuple[str, ...] = ()  # circumstances of a slip; those that are not so begin with `not `

    @property
    def kind(self) -> DrillKind:
        return self.lesson.kind


class DrillAnswer(msgspec.Struct, frozen=True):
    """What was answered to one thing that was asked, and whether it is so."""

    asked: DrillAsk
    given: str
    right: bool


def judged(drill: Drill, given: Mapping[str, str]) -> tuple[DrillAnswer, ...]:
    """Each thing asked with what was answered; a drill is right where all of them are."""
    return tuple(
        DrillAnswer(one, given.get(one.id, ""), _as_kept(one, given.get(one.id, "")) == one.answer)
        for one in drill.asks
    )


def _as_kept(asked: DrillAsk, given: str) -> str:
    """Amounts are typed in dollars, and kept in cents; where nothing is typed nothing is paid."""
    if asked.by != "money":
        return given.strip()
    if not given.strip().strip("0."):
        return "0"
    try:
        return str(read_dollars(given.strip()))
    except AmountError:
        return ""


def first_named(clause: Clause, others: Iterable[Clause]) -> Clauses:
    """The clause of the lesson before the others."""
    return (clause, *(one for one in others if one != clause))
