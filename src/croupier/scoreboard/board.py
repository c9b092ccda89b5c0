"""The scoreboard, or winning results display (WRD): a fold of results into the bead plate and the roads.

It knows no cards, no table and no looks; a road is a record and predicts nothing. Start at `Board.add`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from croupier.coup import Winner
from croupier.scoreboard.drawing import ROWS, Pen, Spot, Tail, window
from croupier.scoreboard.results import Result
from croupier.scoreboard.roads import FARTHEST, STEPS_BACK, Derived, DerivedRoad, Mark, derived_mark


class LeadingTie(StrEnum):
    """Where ties before the first decision go on the Big Road."""

    WAIT = "wait"  # for the first cell
    COLUMN = "column"  # into a column of their own, which the derived roads count as one of height 1


class Cell(msgspec.Struct, frozen=True):
    """One cell of the Big Road; the winner is `None` while only ties are there. A tie's own pairs are not shown."""

    place: Spot
    winner: Winner | None
    ties: int = 0
    banker_pair: bool = False
    player_pair: bool = False


class Counts(msgspec.Struct, frozen=True):
    """How many of each; `None` where no result told."""

    banker: int = 0
    player: int = 0
    tie: int = 0
    banker_pairs: int | None = None
    player_pairs: int | None = None
    naturals: int | None = None

    @property
    def coups(self) -> int:
        return self.banker + self.player + self.tie


Ask = dict[Derived, Mark | None]
"""What each derived road would show next; nothing where a road has not begun."""


class Board:
    """All roads of a shoe. `add` takes one result, in a time that does not grow with the shoe.

    >>> from croupier import Board, read_results
    >>> board = Board.of(read_results("BBPTPB"))
    >>> board, board.streaks, board.counts.tie
    (<Board of 6 coups>, (2, 2, 1), 1)
    """

    def __init__(self, *, tail: Tail = Tail.DROP, leading_tie: LeadingTie = LeadingTie.WAIT) -> None:
        self.results: list[Result] = []
        self.cells: list[Cell] = []
        self.derived = {road: DerivedRoad(tail) for road in Derived}
        self.counts = Counts()
        self._pen = Pen(tail)
        self._leading_tie = leading_tie
        self._streaks: list[int] = []
        self._side: Winner | None = None

    @classmethod
    def of(
        cls, results: Iterable[Result], *, tail: Tail = Tail.DROP, leading_tie: LeadingTie = LeadingTie.WAIT
    ) -> Board:
        board = cls(tail=tail, leading_tie=leading_tie)
        for result in results:
            board.add(result)
        return board

    def __repr__(self) -> str:
        return f"<Board of {len(self.results)} coups>"

    def __str__(self) -> str:
        from croupier.scoreboard.render import plain_text, text_board

        return plain_text(text_board(self, 100))

    def _repr_svg_(self) -> str:
        from croupier.scoreboard.picture import svg_board

        return svg_board(self, chinese=False)

    @property
    def streaks(self) -> tuple[int, ...]:
        """The Big Road's logical columns: how long each streak is; ties only where leading ones have a column."""
        return tuple(self._streaks)

    def add(self, result: Result) -> None:
        self.results.append(result)
        self.counts = _counted(self.counts, result)
        if result.winner is Winner.TIE:
            self._add_tie()
        else:
            self._add_decision(result)

    def ask(self, side: Winner) -> Ask:
        """The marks that a next coup of this side would add."""
        finished, depth = self._finished(), self._streaks[-1] if self._streaks else 0
        if side is self._side:
            depth += 1
        else:
            finished, depth = [*finished, depth] if depth else finished, 1
        return {road: derived_mark(finished, depth, steps) for road, steps in STEPS_BACK.items()}

    def bead_plate(self, columns: int | None = None) -> list[list[Result]]:
        """Every coup down a column and on to the next; when so many columns are full, the oldest are left out."""
        used = -(-len(self.results) // ROWS)
        first = 0 if columns is None else max(0, used - columns)
        return [self.results[start : start + ROWS] for start in range(first * ROWS, len(self.results), ROWS)]

    def big_road(self, columns: int | None = None) -> list[Cell]:
        """What a window of so many columns shows, its columns counted from its left edge."""
        view = window([cell.place for cell in self.cells], columns)
        seen = [cell for cell in self.cells if view.shows(cell.place)]
        return [msgspec.structs.replace(cell, place=view.seen(cell.place)) for cell in seen]

    def _finished(self) -> list[int]:
        """The streaks before the newest one, as many as a derived road looks back on."""
        return self._streaks[-FARTHEST - 2 : -1]

    def _add_tie(self) -> None:
        if not self.cells:
            own_column = self._leading_tie is LeadingTie.COLUMN
            self.cells.append(Cell(self._pen.begin() if own_column else Spot(0, 0), None))
            if own_column:  # however many ties wait in it, it is one cell high
                self._streaks.append(1)
                self._side = Winner.TIE
        self.cells[-1] = msgspec.structs.replace(self.cells[-1], ties=self.cells[-1].ties + 1)

    def _add_decision(self, result: Result) -> None:
        if result.winner is self._side:
            self._streaks[-1] += 1
            place = self._pen.go_on()
        else:
            self._streaks.append(1)
            self._side = result.winner
            place = self._pen.begin()
        waiting = 0
        if len(self.cells) == 1 and self.cells[0].place == place:
            waiting = self.cells.pop().ties
        pairs = bool(result.banker_pair), bool(result.player_pair)
        self.cells.append(Cell(place, result.winner, waiting, *pairs))
        finished, depth = self._finished(), self._streaks[-1]
        for road, steps in STEPS_BACK.items():
            mark = derived_mark(finished, depth, steps)
            if mark:
                self.derived[road].add(mark)


def _counted(counts: Counts, result: Result) -> Counts:
    won = result.winner
    return Counts(
        banker=counts.banker + (won is Winner.BANKER),
        player=counts.player + (won is Winner.PLAYER),
        tie=counts.tie + (won is Winner.TIE),
        banker_pairs=_told(counts.banker_pairs, result.banker_pair),
        player_pairs=_told(counts.player_pairs, result.player_pair),
        naturals=_told(counts.naturals, result.natural),
    )


def _told(so_far: int | None, now: bool | None) -> int | None:
    return so_far if now is None else (so_far or 0) + now
