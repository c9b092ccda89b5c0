"""Wagers that live over several coups: Runs and Dragon Tails, as small state machines.

Each hears one outcome at a time, keeps only a count, and ends with a resolution, its odds and its clauses.
Start at `Run.after` and `DragonTail.after`; stakes and payment are settlement's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from croupier.clauses import Cited, Clauses, together
from croupier.coup.facts import Winner
from croupier.coup.rows import SHOE_END, Figures, OwnRow
from croupier.coup.wager import Resolution
from croupier.money import Odds

LONGEST_STREAK = 6  # what any book pays for, and what simulation counts up to


class Outcome(StrEnum):
    """What a wager over several coups hears, one at a time.

    >>> from croupier import Outcome, Winner
    >>> Outcome(Winner.BANKER) is Outcome.BANKER, Outcome.DUMMY.value
    (True, 'dummy')
    """

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"
    DUMMY = "dummy"  # a dummy coup was dealt
    VOID = "void"  # the coup was declared void
    SHOE_END = "end"  # the shoe ended after its last coup
    EARLY_SHUFFLE = "shuffle"  # the shoe ended early: an ordered shuffle or a change of cards
    CLOSED = "close"  # the table closed


class AtShoeEnd(StrEnum):
    """What becomes of a Run that is open when the shoe ends."""

    CARRY = "carry"
    SETTLE = "settle"
    RETURN = "return"


class MissingMain(StrEnum):
    """What a combination Run gets when its patron made no main wager in a coup of the run."""

    RETURN = "return"
    LOSE = "lose"


class Ending(msgspec.Struct, frozen=True):
    """How such a wager ended: the row that applied, and what it pays if it won."""

    resolution: Resolution
    row: OwnRow
    pays: Odds | None
    clauses: Clauses
    figures: Figures = ()


class StreakRules(msgspec.Struct, frozen=True):
    """What the book says of all Runs, or of all Dragon Tails."""

    clauses: Clauses
    broken_by: Clauses
    dummy_coup: Clauses
    void_coup: Clauses
    shoe_end: Cited[AtShoeEnd]
    early_shuffle: Cited[AtShoeEnd]
    missing_main: Cited[MissingMain]
    placed_too_soon: Clauses
    before_first_card: Clauses = ()  # by which none is placed once a card is out
    early_again: Clauses = ()  # by which Early is open again after the longest run, whatever Late wagers remain


class Run(msgspec.Struct, frozen=True):
    """So many successive results: Player's, Banker's, ties, or (`of` none) as nominated coup by coup."""

    id: str
    name: str
    of: Winner | None
    length: int
    pays: Odds
    clauses: Clauses
    rules: StreakRules

    def after(self, count: int, outcome: Outcome, nominated: Winner | None) -> int | Ending:
        """The count after one more outcome, or how the Run ended; `nominated` matters to a combination only."""
        match outcome:
            case Outcome.DUMMY | Outcome.VOID:
                return count
            case Outcome.SHOE_END | Outcome.EARLY_SHUFFLE:
                rule, row = _shoe_end(self.rules, outcome)
                return count if rule.value is AtShoeEnd.CARRY else self._returned(row, rule.clauses)
            case Outcome.CLOSED:
                return self._returned(OwnRow.TABLE_CLOSED, self.rules.clauses)
            case Outcome.PLAYER | Outcome.BANKER | Outcome.TIE:
                pass
        wanted = self.of or nominated
        if wanted is None:
            if self.rules.missing_main.value is MissingMain.RETURN:
                return self._returned(OwnRow.NO_MAIN_WAGER, self.rules.missing_main.clauses)
            return self._lost(OwnRow.NO_MAIN_WAGER, self.rules.missing_main.clauses)
        if outcome.value != wanted.value:
            under = self.rules.broken_by if outcome is Outcome.TIE else ()
            return self._lost(OwnRow.RUN_BROKEN, under, by=outcome.value)
        if count + 1 < self.length:
            return count + 1
        clauses = together(self.clauses, self.rules.clauses)
        return Ending(Resolution.WINS, OwnRow.IN_A_ROW, self.pays, clauses, _figures(count=self.length))

    def _lost(self, row: OwnRow, under: Clauses, **figures: str | int) -> Ending:
        clauses = together(self.clauses, under, self.rules.clauses)
        return Ending(Resolution.LOSES, row, None, clauses, _figures(**figures))

    def _returned(self, row: OwnRow, under: Clauses) -> Ending:
        return Ending(Resolution.VOID, row, None, together(under, self.clauses))

    def play(self, outcomes: Iterable[Outcome], nominations: Iterable[Winner | None] = ()) -> Ending:
        """The whole story from the first coup of the Run; a nomination is used by each betting coup in turn."""
        count = 0
        waiting = iter(nominations)
        cited: Clauses = ()
        for outcome in outcomes:
            betting = outcome in (Outcome.PLAYER, Outcome.BANKER, Outcome.TIE)
            step = self.after(count, outcome, next(waiting, None) if betting else None)
            cited = together(cited, _unaffected(self.rules, outcome))
            if isinstance(step, Ending):
                return msgspec.structs.replace(step, clauses=together(step.clauses, cited))
            count = step
        figures = _figures(count=count, length=self.length)
        return Ending(Resolution.OPEN, OwnRow.IN_A_ROW_SO_FAR, None, together(self.clauses, cited), figures)


class DragonTail(msgspec.Struct, frozen=True):
    """Two to six results of one side. Early waits for the run to begin; Late joins then, and counts one fewer."""

    id: str
    name: str
    side: Winner
    late: bool
    pays: tuple[tuple[int, Odds], ...]  # by the wager's own number of results, shortest first
    clauses: Clauses
    rules: StreakRules

    @property
    def longest(self) -> int:
        return self.pays[-1][0]

    def begins_anew(self, indicator: int) -> bool:
        """Whether an Early wager placed now is for a new run: the one that the indicator still shows has finished."""
        return bool(self.rules.early_again) and not self.late and indicator >= self.longest

    def after(self, indicator: int, outcome: Outcome) -> int | Ending:
        """The indicator after one more outcome, or how the Tail was settled.

        The indicator shows the run as the table counts it. A Late wager's own count is one fewer, so at the longest run
        it stays for one more coup: another result of its side gives it the full length, a break leaves it one short.
        """
        match outcome:
            case Outcome.DUMMY | Outcome.VOID:
                return indicator
            case Outcome.SHOE_END | Outcome.EARLY_SHUFFLE:
                rule, row = _shoe_end(self.rules, outcome)
                match rule.value:
                    case AtShoeEnd.CARRY:
                        return indicator
                    case AtShoeEnd.RETURN:
                        return self._returned(row, rule.clauses)
                    case AtShoeEnd.SETTLE:
                        return self._ended(indicator, SHOE_END, rule.clauses)
            case Outcome.CLOSED:
                return self._returned(OwnRow.TABLE_CLOSED, self.rules.clauses)
            case Outcome.PLAYER | Outcome.BANKER | Outcome.TIE:
                pass
        if outcome.value != self.side.value:
            return self._ended(indicator, outcome.value, self.rules.broken_by, dealt=True)
        own = indicator if self.late else indicator + 1
        return self._paid(OwnRow.IN_A_ROW, own, ()) if own == self.longest else indicator + 1

    def _ended(self, indicator: int, by: str, under: Clauses, *, dealt: bool = False) -> Ending:
        if indicator == 0 and self.late:
            return self._returned(OwnRow.PLACED_TOO_SOON, self.rules.placed_too_soon)
        own = indicator - self.late
        if own == 0 and not dealt:
            return self._returned(OwnRow.NO_COUP_DEALT, under)
        if own >= self.pays[0][0]:
            return self._paid(OwnRow.IN_A_ROW_ENDED, own, under, by=by)
        clauses = together(self.clauses, under, self.rules.clauses)
        if own == 0:
            return Ending(Resolution.LOSES, OwnRow.ENDED_BEFORE_IT_BEGAN, None, clauses, _figures(by=by))
        return Ending(Resolution.LOSES, OwnRow.ENDED_AFTER, None, clauses, _figures(count=own, by=by))

    def _paid(self, row: OwnRow, own: int, under: Clauses, **figures: str) -> Ending:
        clauses = together(self.clauses, under, self.rules.clauses)
        return Ending(Resolution.WINS, row, dict(self.pays)[own], clauses, _figures(count=own, **figures))

    def _returned(self, row: OwnRow, under: Clauses) -> Ending:
        return Ending(Resolution.VOID, row, None, together(under, self.clauses))

    def play(self, outcomes: Iterable[Outcome]) -> Ending:
        """The whole story from the coup that an Early wager was placed on, whichever kind this wager is."""
        indicator = 0
        cited: Clauses = ()
        for outcome in outcomes:
            step = self.after(indicator, outcome)
            cited = together(cited, _unaffected(self.rules, outcome))
            if isinstance(step, Ending):
                return msgspec.structs.replace(step, clauses=together(step.clauses, cited))
            indicator = step
        clauses = together(self.clauses, cited)
        return Ending(Resolution.OPEN, OwnRow.INDICATOR_AT, None, clauses, _figures(count=indicator))


def _figures(**told: str | int) -> Figures:
    return tuple(told.items())


def _shoe_end(rules: StreakRules, outcome: Outcome) -> tuple[Cited[AtShoeEnd], OwnRow]:
    """The rule for the end of a shoe, whether it came in due course or early."""
    if outcome is Outcome.SHOE_END:
        return rules.shoe_end, OwnRow.SHOE_ENDED
    return rules.early_shuffle, OwnRow.SHOE_ENDED_EARLY


def _unaffected(rules: StreakRules, outcome: Outcome) -> Clauses:
    """The clauses by which a dummy or void coup left the wager as it was."""
    if outcome is Outcome.DUMMY:
        return rules.dummy_coup
    return rules.void_coup if outcome is Outcome.VOID else ()
