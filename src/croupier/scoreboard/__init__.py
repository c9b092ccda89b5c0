"""The scoreboard: bead plate, Big Road and derived roads as a fold of results; a record that predicts nothing."""

from croupier.scoreboard.board import Ask, Board, Cell, Counts, LeadingTie
from croupier.scoreboard.document import board_document, short_cell
from croupier.scoreboard.drawing import ROWS, Pen, Spot, Tail
from croupier.scoreboard.picture import svg_board
from croupier.scoreboard.render import Line, Piece, Tone, plain_text, text_board
from croupier.scoreboard.results import Result, read_results
from croupier.scoreboard.roads import Derived, DerivedRoad, Mark, derived_mark

__all__ = [
    "ROWS",
    "Ask",
    "Board",
    "Cell",
    "Counts",
    "Derived",
    "DerivedRoad",
    "LeadingTie",
    "Line",
    "Mark",
    "Pen",
    "Piece",
    "Result",
    "Spot",
    "Tail",
    "Tone",
    "board_document",
    "derived_mark",
    "plain_text",
    "read_results",
    "short_cell",
    "svg_board",
    "text_board",
]
