"""The results of a shoe as a scoreboard shows them: what was announced, and is not void by now.

A dummy coup has no place on it, nor a coup that was void, be it after its result or when it was long complete. Start at
`Scores.hear`.
"""

from __future__ import annotations

from croupier.scoreboard import Board, Result
from croupier.table import Event, Table
from croupier.table import events as e
from croupier.table import events_irregular as i


class Scores:
    """Give it every event with the table before it."""

    def __init__(self) -> None:
        self._results: dict[int, Result] = {}  # by the number of the coup

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(self._results.values())

    @property
    def board(self) -> Board:
        return Board.of(self._results.values())

    def hear(self, event: Event, before: Table) -> bool:
        """Whether the scoreboard is another now."""
        match event:
            case e.CardsBrought() | e.CardsShuffled() | e.TableOpened():
                known, self._results = self._results, {}
                return bool(known)
            case e.ResultAnnounced() if not before.coup.dummy:
                self._results[before.coup.number] = result_of(event, before)
                return True
            case e.CoupVoided():
                return self._results.pop(before.coup.number, None) is not None
            case i.PastCoupVoided():
                return self._results.pop(event.coup, None) is not None
            case _:
                return False


def result_of(event: e.ResultAnnounced, before: Table) -> Result:
    """A result with the pairs and the natural of its hands."""
    hands = before.coup.hands()
    player, banker = (hand[0].rank == hand[1].rank for hand in (hands.player, hands.banker))
    natural = before.coup.drawn == 4 and max(event.player, event.banker) >= 8
    count = event.player if event.winner == "player" else event.banker
    return Result(event.winner, player_pair=player, banker_pair=banker, natural=natural, count=count)
