"""One book and variation to train at: the lessons there are, and a drill of any of them.

Start at `TrainingGround`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from croupier.clauses import Refusal
from croupier.coup import Terms
from croupier.money import ChipSet
from croupier.rulebooks import Rulebook
from croupier.rulebooks.terms import make_terms
from croupier.training.drill import DRILL_KINDS, Drill, DrillKind, Lesson
from croupier.training.irregularity import SlipDrills
from croupier.training.payout import Payouts
from croupier.training.third_card import ThirdCards
from croupier.training.winner import WinnerDrills

_USUAL_CHIP: Final = ChipSet((1_00,))  # a drill of payouts names its own


class NoSuchLesson(Exception):
    """The book has no such lesson, in this variation and edition."""


class _Drills(Protocol):
    @property
    def lessons(self) -> tuple[Lesson, ...]: ...

    def drill(self, lesson: Lesson, seed: str) -> Drill: ...


class TrainingGround:
    def __init__(self, book: Rulebook, variation: str) -> None:
        self.book = book
        self.variation = variation
        terms, options = _terms(book, variation)
        self.terms = terms
        self.third_cards = ThirdCards(terms)
        self.winners = WinnerDrills(terms)
        self.payouts = Payouts(book, terms, options)
        self.slips = SlipDrills(book, variation, terms.options)
        self._kinds: dict[DrillKind, _Drills] = {
            DrillKind.THIRD_CARD: self.third_cards,
            DrillKind.WINNER: self.winners,
            DrillKind.PAYOUT: self.payouts,
            DrillKind.IRREGULARITY: self.slips,
        }

    def lessons(self, kinds: Iterable[DrillKind] = DRILL_KINDS) -> tuple[Lesson, ...]:
        return tuple(lesson for kind in kinds for lesson in self._kinds[kind].lessons)

    def lesson(self, id: str) -> Lesson:
        found = next((one for one in self.lessons() if one.id == id), None)
        if found is None:
            raise NoSuchLesson(id)
        return found

    def drill(self, lesson: Lesson, seed: str) -> Drill:
        return self._kinds[lesson.kind].drill(lesson, seed)


def _terms(book: Rulebook, variation: str) -> tuple[Terms, dict[str, tuple[str, str]]]:
    """A table that offers what the book lets it: each choice that a wager waits for is made, its first value first."""
    terms = make_terms(book, variation, None, {}, _USUAL_CHIP)
    if isinstance(terms, Refusal):
        raise NoSuchLesson(variation)
    chosen = {
        wager: (missing.choice.option, missing.choice.values[0])
        for wager, missing in terms.unavailable.items()
        if missing.choice is not None
    }
    offered = make_terms(book, variation, None, dict(chosen.values()), _USUAL_CHIP)
    return (terms, {}) if isinstance(offered, Refusal) else (offered, chosen)
