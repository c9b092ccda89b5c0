"""A scoreboard as one JSON document: cells as `[column, row, side, ties]` and marks as letters, all counted from zero.

It knows the shape and nothing of looks. Start at `board_document`.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.coup import Winner
from croupier.scoreboard.board import Board, Cell
from croupier.scoreboard.results import LETTERS


def board_document(board: Board, columns: int | None = None) -> dict[str, Any]:
    """All of it, or what a window of so many columns shows, its columns counted from the window's left edge."""
    document: dict[str, Any] = {
        "bead_plate": [[result.text for result in column] for column in board.bead_plate(columns)],
        "big_road": [
            [*cell.place, LETTERS[cell.winner] if cell.winner else "", cell.ties] for cell in board.big_road(columns)
        ],
    }
    for road, drawn in board.derived.items():
        seen = drawn.seen(columns)
        document[road.value] = {
            "marks": "".join(mark.value for _, mark in seen),
            "positions": [[*place] for place, _ in seen],
        }
    document["ask"] = {
        LETTERS[side]: {road.value: mark and mark.value for road, mark in board.ask(side).items()}
        for side in (Winner.BANKER, Winner.PLAYER)
    }
    return document


_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def short_cell(cell: Cell) -> str:
    """A cell of the Big Road in four characters: column and row, winner or -, and its ties up to nine."""
    column, row = cell.place
    winner = LETTERS[cell.winner] if cell.winner else "-"
    return f"{_DIGITS[column]}{row}{winner}{min(9, cell.ties)}"
