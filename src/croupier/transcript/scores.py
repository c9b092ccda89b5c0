"""The results of a shoe as a scoreboard shows them: what was announced, and is not void by now.

A dummy coup is a coup and has its place on it; a void one has none, be it void after its result or when it was long
complete. Start at `Scores.hear`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.scoreboard import Board, Result
from croupier.table import Event, Table
from croupier.table import records as r
from croupier.table.results.state import KeptResult


class Scores:
    """Give it every event with the table before it."""

    def __init__(self) -> None:
        self._results: dict[int, Result] = {}  # by the number of the coup
        self._board = Board()

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(self._results.values())

    @property
    def board(self) -> Board:
        return self._board

    def has(self, coup: int) -> bool:
        """This coup's result is on the scoreboard."""
        return coup in self._results

    def hear(self, event: Event, before: Table) -> bool:
        """Whether the scoreboard is another now."""
        match event:
            case r.CardsBrought() | r.CardsShuffled() | r.TableOpened() | r.ResultsBegun():
                known, self._results, self._board = self._results, {}, Board()
                return bool(known)
            case r.ResultAnnounced():
                self._results[before.coup.number] = result = result_of(event, before)
                self._board.add(result)
                return True
            case r.ResultRecorded() | r.ResultCorrected():
                return self._kept(event.result)
            case r.ResultTakenBack():
                return self._off(event.was.coup)
            case r.CoupVoided():
                return self._off(before.coup.number)
            case r.PastCoupVoided():
                return event.shoe is UNSET and self._off(event.coup)  # else it stood on another scoreboard
            case r.CardCorrected():  # its result comes again, with it or later
                return self._off(before.coup.number)
            case r.CoupReopened():  # one that goes on again has its result still to come
                return self._off(event.coup)
            case _:
                return False

    def _kept(self, kept: KeptResult) -> bool:
        """One that was recorded without cards, or is another now."""
        known = kept.coup in self._results
        self._results[kept.coup] = result = kept_as_result(kept)
        if known:
            self._board = Board.of(self._results.values())
        else:
            self._board.add(result)
        return True

    def _off(self, coup: int) -> bool:
        if self._results.pop(coup, None) is None:
            return False
        self._board = Board.of(self._results.values())
        return True


def kept_as_result(kept: KeptResult) -> Result:
    """A result that was recorded without cards: its counts nobody told."""
    return Result(kept.winner, player_pair=kept.player_pair, banker_pair=kept.banker_pair, natural=kept.natural)


def result_of(event: r.ResultAnnounced, before: Table) -> Result:
    """A result with the pairs and the natural of its hands."""
    hands = before.coup.hands()
    player, banker = (hand[0].rank == hand[1].rank for hand in (hands.player, hands.banker))
    natural = before.coup.drawn == 4 and max(event.player, event.banker) >= 8
    count = event.player if event.winner == "player" else event.banker
    return Result(event.winner, player_pair=player, banker_pair=banker, natural=natural, count=count)
