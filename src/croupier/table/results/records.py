"""A table that keeps results only: what was recorded of a coup, corrected and taken back: the records.

What a person may ask for, then what happened; each in the order in which it comes. No record has a card or an amount.
"""

from __future__ import annotations

from croupier.coup import Winner
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.results.state import KeptResult

# --- commands ------------------------------------------------------------------------------------


class KeepResultsOnly(Command, frozen=True, tag="keep-results-only"):
    """From now on keep results without cards and take no wagers; or deal with cards again."""

    on: bool = True


class BeginResults(Command, frozen=True, tag="begin-results"):
    """A new shoe, of which results alone are recorded."""


class RecordResult(Command, frozen=True, tag="record-result"):
    """A coup is over: who won, which hands began with a pair, and whether one was a natural."""

    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class CorrectResult(Command, frozen=True, tag="correct-result"):
    """A result of this shoe was recorded wrong: what it was."""

    coup: int
    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class TakeBackResult(Command, frozen=True, tag="take-back-result"):
    """The last result of this shoe was recorded without a coup: it never was."""


class EndResults(Command, frozen=True, tag="end-results"):
    """The shoe of which results alone are recorded has ended."""


# --- events --------------------------------------------------------------------------------------


class ResultsOnlyKept(Event, frozen=True, tag="results-only-kept/1"):
    """The table keeps results without cards from now on, or is dealt with cards again."""

    heard = Hears.EVERYONE

    on: bool


class ResultsBegun(Event, frozen=True, tag="results-begun/1"):
    """A shoe begins of which results alone are recorded."""

    heard = Hears.EVERYONE

    shoe: int


class ResultRecorded(Event, frozen=True, tag="result-recorded/1"):
    """A coup is over, and its result is recorded without its cards."""

    heard = Hears.EVERYONE

    result: KeptResult


class ResultCorrected(Event, frozen=True, tag="result-corrected/1"):
    """A result was recorded wrong, and is another now."""

    heard = Hears.EVERYONE

    was: KeptResult
    result: KeptResult


class ResultTakenBack(Event, frozen=True, tag="result-taken-back/1"):
    """The last result belongs to no coup; the next one has its number."""

    heard = Hears.EVERYONE

    was: KeptResult


class ResultsEnded(Event, frozen=True, tag="results-ended/1"):
    """The shoe has ended of which results alone were recorded."""

    heard = Hears.EVERYONE

    shoe: int
    coups: int
