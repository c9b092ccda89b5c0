"""A scoreboard as text for a terminal: letters that say everything without colour, in pieces that may be coloured.

It knows widths and words, and no terminal: whoever prints it chooses the colours. Start at `text_board`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from textwrap import wrap
from typing import Final, NamedTuple
from unicodedata import east_asian_width

from croupier.coup import Winner
from croupier.languages import Speaker
from croupier.scoreboard import names
from croupier.scoreboard.board import Board, Cell
from croupier.scoreboard.drawing import Spot
from croupier.scoreboard.names import BoardNames
from croupier.scoreboard.results import LETTERS, Result
from croupier.scoreboard.roads import Derived, Mark

BEAD_COLUMNS: Final = 14  # 84 coups: a shoe of eight decks seldom has more
_WIDE, _NARROW = 120, 72
_GAP: Final = 4


class Tone(StrEnum):
    """What a piece of text is, so that it can be coloured."""

    PLAIN = "plain"
    TITLE = "title"
    QUIET = "quiet"
    BANKER = "banker"
    PLAYER = "player"
    TIE = "tie"
    RED = "red"
    BLUE = "blue"


class Piece(NamedTuple):
    """A little text of one tone: the pieces of a line stand side by side."""

    text: str
    tone: Tone = Tone.PLAIN


Line = list[Piece]
"""One line of a drawn road."""
_OF_WINNER: Final = {Winner.BANKER: Tone.BANKER, Winner.PLAYER: Tone.PLAYER, Winner.TIE: Tone.TIE}
_OF_MARK: Final = {Mark.RED: Piece("R", Tone.RED), Mark.BLUE: Piece("b", Tone.BLUE)}
_PAIRS: Final = {(False, False): " ", (True, False): "'", (False, True): ".", (True, True): ":"}


def text_board(
    board: Board, width: int, columns: int | None = None, *, speaker: Speaker | None = None, chinese: bool = True
) -> list[Line]:
    """The whole board in lines no wider than this, each road with its last columns; `chinese` adds names beside."""
    called = BoardNames(speaker, chinese=chinese)
    counts, ask = _counts(board, called), _ask(board, called)
    sides = _beside(counts, ask, max(map(_width, counts)) + _GAP)
    if width >= _WIDE:
        half = (width - _GAP) // 2
        bead = _bead_plate(board, called, width, columns)
        beside = max(map(_width, bead)) + _GAP
        roads = [_derived(board, called, road, half, columns) for road in Derived]
        blocks = [
            _beside(bead, _big_road(board, called, width - beside, columns), beside),
            _beside(roads[0], roads[1], half + _GAP),
            _beside(roads[2], sides, half + _GAP),
        ]
    elif width < _NARROW:
        blocks = [
            _bead_plate(board, called, width, columns),
            *(counts, ask),
            _big_road(board, called, width, columns),
            *(_derived(board, called, road, width, columns) for road in Derived),
        ]
    else:
        room = width - max(map(_width, sides)) - _GAP
        bead = _bead_plate(board, called, room, columns)
        blocks = [
            _beside(bead, sides, max(map(_width, bead)) + _GAP),
            _big_road(board, called, width, columns),
            *(_derived(board, called, road, width, columns) for road in Derived),
        ]
    lines = [line for block in blocks for line in (*block, [])]
    said = [line for text in (*_legend(board, called), called.predicts.said) for line in _wrapped(text, width)]
    return lines + [[Piece(text, Tone.QUIET)] for text in said]


def plain_text(lines: Iterable[Line]) -> str:
    """The lines without their tones, for a file or a plain terminal."""
    return "".join("".join(piece.text for piece in line).rstrip() + "\n" for line in lines)


def _bead_plate(board: Board, called: BoardNames, width: int, columns: int | None) -> list[Line]:
    results = board.results
    cell = 3 if any(one.banker_pair or one.player_pair for one in results) else 2
    room = max(1, min(columns or BEAD_COLUMNS, width // cell))
    plate = board.bead_plate(room)
    beads = {
        Spot(column, row): _bead(result, cell) for column, down in enumerate(plate) for row, result in enumerate(down)
    }
    return _road(called, names.BEAD_PLATE, beads, cell)


def _bead(result: Result, cell: int) -> Line:
    letter = Piece(LETTERS[result.winner] + " ", _OF_WINNER[result.winner])
    return _with_pairs(letter, bool(result.banker_pair), bool(result.player_pair), cell)


def _big_road(board: Board, called: BoardNames, width: int, columns: int | None) -> list[Line]:
    pairs = any(one.banker_pair or one.player_pair for one in board.cells)
    used = max((one.place.column for one in board.cells), default=0) + 1
    cell = 3 if pairs or (board.counts.tie and min(columns or used, used) * 3 <= width) else 2
    room = max(1, min(columns or width, width // cell))
    cells = {one.place: _cell(one, cell, pairs=pairs) for one in board.big_road(room)}
    return _road(called, names.BIG_ROAD, cells, cell)


def _cell(one: Cell, cell: int, *, pairs: bool) -> Line:
    """The pairs, where the road has any; the winner; its ties, next to it."""
    ties = " " if one.ties == 0 else "/" if one.ties == 1 else str(one.ties) if one.ties < 10 else "+"
    letter = Piece(LETTERS[one.winner or Winner.TIE], _OF_WINNER[one.winner or Winner.TIE])
    before = _with_pairs(letter, one.banker_pair, one.player_pair, cell if pairs else 2)
    return [*before, Piece(ties if pairs else ties.ljust(cell - 1), Tone.TIE)]


def _with_pairs(letter: Piece, banker_pair: bool, player_pair: bool, cell: int) -> Line:
    return [letter] if cell == 2 else [Piece(_PAIRS[banker_pair, player_pair]), letter]


def _derived(board: Board, called: BoardNames, road: Derived, width: int, columns: int | None) -> list[Line]:
    room = max(1, min(columns or width, width // 2))
    marks = {place: [_OF_MARK[mark], Piece(" ")] for place, mark in board.derived[road].seen(room)}
    return _road(called, names.DERIVED[road], marks, 2)


def _road(called: BoardNames, id: str, cells: Mapping[Spot, Line], cell: int) -> list[Line]:
    """Its name, and as many rows and columns as have anything in them."""
    title = [Piece(str(called.name(id)), Tone.TITLE)]
    if not cells:
        return [title, [Piece(called.say("road-nothing-yet"), Tone.QUIET)]]
    blank = [Piece(" " * cell)]
    columns, rows = max(place.column for place in cells) + 1, max(place.row for place in cells) + 1
    return [
        title,
        *([piece for column in range(columns) for piece in cells.get(Spot(column, row), blank)] for row in range(rows)),
    ]


def _counts(board: Board, called: BoardNames) -> list[Line]:
    counts = board.counts
    rows = [
        (names.RESULTS[Winner.BANKER], counts.banker, Tone.BANKER),
        (names.RESULTS[Winner.PLAYER], counts.player, Tone.PLAYER),
        (names.RESULTS[Winner.TIE], counts.tie, Tone.TIE),
        (names.BANKER_PAIR, counts.banker_pairs, Tone.PLAIN),
        (names.PLAYER_PAIR, counts.player_pairs, Tone.PLAIN),
        (names.NATURAL, counts.naturals, Tone.PLAIN),
    ]
    told: list[Line] = [[Piece(called.coups(counts.coups), Tone.TITLE)]]
    for id, number, tone in rows:
        if number is not None:
            said = Piece(str(called.name(id)), tone)
            told.append([said, Piece(" " * (17 - _width([said]))), Piece(f"{number:>3}")])
    return told


def _ask(board: Board, called: BoardNames) -> list[Line]:
    """What a next Banker or a next Player would add."""
    asked: list[Line] = [[Piece(_padded(called.say("board-if-next"), 14) + "B P", Tone.TITLE)]]
    both = board.ask(Winner.BANKER), board.ask(Winner.PLAYER)
    for road in Derived:
        marks = [_OF_MARK[mark] if mark else Piece("-", Tone.QUIET) for ask in both for mark in (ask[road],)]
        name = Piece(_padded(called.say(names.DERIVED[road]), 14))
        asked.append([name, marks[0], Piece(" "), marks[1]])
    return asked


def _legend(board: Board, called: BoardNames) -> list[str]:
    lines = [called.say("board-letters")]
    if board.counts.tie:
        lines.append(called.say("board-letters-ties"))
    if any(one.banker_pair or one.player_pair for one in board.results):
        lines.append(called.say("board-letters-pairs"))
    return lines


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width([Piece(text)]))


def _wrapped(text: str, width: int) -> list[str]:
    """Broken between words; a text that has none, as Chinese, between letters."""
    if _width([Piece(text)]) == len(text):
        return wrap(text, width)
    lines = [""]
    for letter in text:
        full = _width([Piece(lines[-1] + letter)]) > width
        lines[len(lines) - (not full) :] = [letter.lstrip() if full else lines[-1] + letter]
    return lines


def _beside(left: Sequence[Line], right: Sequence[Line], at: int) -> list[Line]:
    """Two blocks side by side, the right one beginning at this column."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = list(left[number]) if number < len(left) else []
        other = right[number] if number < len(right) else []
        lines.append([*line, Piece(" " * (at - _width(line))), *other] if other else line)
    return lines


def _width(line: Iterable[Piece]) -> int:
    """Cells of a terminal: a Chinese character takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for piece in line for letter in piece.text)
