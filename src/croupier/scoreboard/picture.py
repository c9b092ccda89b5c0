"""A scoreboard as one SVG picture: bead plate, Big Road, the derived roads, what to ask, and the counts.

It needs no font, script or file from elsewhere, and says in shapes and letters what it says in colours.
Start at `svg_board`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape

from croupier.coup import Winner
from croupier.languages import Speaker
from croupier.scoreboard import names
from croupier.scoreboard.board import Board, Cell
from croupier.scoreboard.drawing import ROWS, Spot
from croupier.scoreboard.names import BoardNames
from croupier.scoreboard.render import BEAD_COLUMNS
from croupier.scoreboard.results import Result
from croupier.scoreboard.roads import Derived, Mark

ROAD_COLUMNS: Final = 36
_CELL: Final = 41  # a little more than two small ones: that is the gap between two derived roads
_SMALL: Final = 20  # a cell of a derived road
_MARGIN: Final = 28
_GAP: Final = 24
_HEAD: Final = 84
_TITLE: Final = 34  # the line above a road
_LEAST: Final = 1400  # narrower, the legend would not fit beside a road
_LEGEND: Final = 700

_RED, _BLUE, _GREEN, _GOLD, _INK = "#c8102e", "#1550b8", "#0b7a3b", "#e3c06a", "#23201a"
_OF_WINNER: Final = {Winner.BANKER: _RED, Winner.PLAYER: _BLUE, Winner.TIE: _GREEN}
_OF_MARK: Final = {Mark.RED: _RED, Mark.BLUE: _BLUE}
_FONTS: Final = (
    "'Helvetica Neue','Segoe UI',Roboto,Arial,"
    "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif"
)
_STYLE: Final = (
    f"text{{font-family:{_FONTS};fill:{_INK}}}"
    f".road{{font-size:19px;font-weight:600;fill:{_GOLD}}}.zh{{font-weight:400;fill:#f6ecd0}}"
    ".bead{font-size:19px;font-weight:700;fill:#fff;text-anchor:middle}"
    f".ties{{font-size:15px;font-weight:700;fill:{_GREEN};text-anchor:middle;"
    "paint-order:stroke;stroke:#fffdf6;stroke-width:4px;stroke-linejoin:round}"
    ".word{font-size:17px}.figure{font-size:24px;font-weight:700;text-anchor:end;font-variant-numeric:tabular-nums}"
    ".none{font-size:20px;text-anchor:middle;fill:#8a8170}"
)


def svg_board(board: Board, columns: int | None = None, *, speaker: Speaker | None = None, chinese: bool = True) -> str:
    """The picture, with so many columns a road (36, and 14 on the bead plate, where none are asked for)."""
    called = BoardNames(speaker, chinese=chinese)
    wide = columns or ROAD_COLUMNS
    needed = max(BEAD_COLUMNS, -(-len(board.results) // ROWS))
    beads = BEAD_COLUMNS if columns is None else min(columns, needed)
    width = max(_LEAST, wide * _CELL, beads * _CELL + 520)
    top = _HEAD
    road, derived = top + _TITLE + ROWS * _CELL + _GAP, top + 2 * (_TITLE + ROWS * _CELL + _GAP)
    lower = derived + _TITLE + ROWS * _SMALL + _GAP
    right = (width + wide) // 2
    places = {
        Derived.BIG_EYE_BOY: (0, derived),
        Derived.SMALL_ROAD: (right, derived),
        Derived.COCKROACH_PIG: (0, lower),
    }
    bottom = lower + _TITLE + ROWS * _SMALL
    body = [
        *_head(board, called, width),
        *_bead_plate(board, called, beads, top),
        *_counts(board, called, beads * _CELL + _GAP, top, width),
        *_big_road(board, called, wide, road),
    ]
    for one, (left, above) in places.items():
        body += _derived(board, called, one, wide, left, above)
    body += _legend(called, min(right, width - _LEGEND), lower, max(width - right, _LEGEND))
    body.append(_text(0, bottom + 36, called.predicts.said, "word", "fill:#f6ecd0"))
    if beside := called.predicts.beside:
        body.append(_text(width, bottom + 36, beside, "word", "fill:#f6ecd0;text-anchor:end"))
    return _page(board, called, body, width + 2 * _MARGIN, bottom + 36 + _MARGIN)


def _page(board: Board, called: BoardNames, body: Iterable[str], width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{escape(called.say("board-title"))}</title>\n'
        f'<desc id="desc">{escape(_told(board, called))}</desc>\n'
        f"<style>{_STYLE}</style>\n"
        f'<rect width="{width}" height="{height}" rx="18" fill="#12382e"/>\n'
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="13" fill="none" stroke="{_GOLD}" '
        'stroke-width="2"/>\n'
        f'<g transform="translate({_MARGIN})">\n' + "\n".join(body) + "\n</g>\n</svg>\n"
    )


def _told(board: Board, called: BoardNames) -> str:
    """The board in words, for whoever does not see it."""
    counts = board.counts
    won = {"banker": counts.banker, "player": counts.player, "tie": counts.tie}
    parts = [called.say("board-told", coups=counts.coups, **won)]
    for id, number in (
        ("board-told-banker-pairs", counts.banker_pairs),
        ("board-told-player-pairs", counts.player_pairs),
        ("board-told-naturals", counts.naturals),
    ):
        if number is not None:
            parts.append(called.say(id, number=number))
    if board.results:
        newest = [called.say(names.RESULTS[one.winner]) for one in board.results[-6:]]
        parts.append(called.say("board-told-newest", results=newest))
    return called.say("list-sentence").join([*parts, called.predicts.said])


def _head(board: Board, called: BoardNames, width: int) -> Iterator[str]:
    yield _text(0, 52, called.say("board-title"), "word", f"font-size:30px;font-weight:700;fill:{_GOLD}")
    if not board.results:
        return
    newest = board.results[-1]
    result = str(called.name(names.RESULTS[newest.winner]))
    said = called.say("board-newest", coup=board.counts.coups, result=result)
    yield _text(width - 46, 52, said, "word", "font-size:24px;fill:#fff;text-anchor:end")
    yield from _bead(called, newest, width - 17, 43)


def _bead_plate(board: Board, called: BoardNames, columns: int, top: int) -> Iterator[str]:
    plate = board.bead_plate(columns)
    newest = (len(plate) - 1, len(plate[-1]) - 1) if plate else None
    yield from _panel(called.name(names.BEAD_PLATE), 0, top, columns=columns, cell=_CELL, newest=newest)
    for column, down in enumerate(plate):
        for row, result in enumerate(down):
            yield from _bead(called, result, column * _CELL + 20, top + _TITLE + row * _CELL + 20)


def _bead(called: BoardNames, result: Result, x: int, y: int) -> Iterator[str]:
    colour, letter = _OF_WINNER[result.winner], called.say(f"result-letter-{result.winner}")
    yield f'<circle cx="{x}" cy="{y}" r="16" fill="{colour}"/>'
    if result.natural:
        yield f'<circle cx="{x}" cy="{y}" r="13" fill="none" stroke="#fff" stroke-width="1"/>'
    yield f'<text x="{x}" y="{y + 7}" class="bead">{letter}</text>'
    yield from _pair_dots(x, y, 12, 5, banker=bool(result.banker_pair), player=bool(result.player_pair))


def _pair_dots(x: int, y: int, away: int, radius: int, banker: bool, player: bool) -> Iterator[str]:
    for there, colour, side in ((banker, _RED, -1), (player, _BLUE, 1)):
        if there:
            yield (
                f'<circle cx="{x + side * away}" cy="{y + side * away}" r="{radius}" fill="{colour}" '
                'stroke="#fffdf6" stroke-width="2"/>'
            )


def _big_road(board: Board, called: BoardNames, columns: int, top: int) -> Iterator[str]:
    cells, name = board.big_road(columns), called.name(names.BIG_ROAD)
    yield from _panel(name, 0, top, columns=columns, cell=_CELL, newest=cells[-1].place if cells else None)
    for cell in cells:
        yield from _cell(cell, cell.place.column * _CELL + 20, top + _TITLE + cell.place.row * _CELL + 20)


def _cell(cell: Cell, x: int, y: int) -> Iterator[str]:
    """A hollow circle; a tie is a slash across it, several a figure as well."""
    if cell.winner:
        colour = _OF_WINNER[cell.winner]
        yield f'<circle cx="{x}" cy="{y}" r="14" fill="none" stroke="{colour}" stroke-width="5"/>'
    if cell.ties:
        yield (
            f'<path d="M{x - 13} {y + 13}L{x + 13} {y - 13}" stroke="#fffdf6" stroke-width="8"/>'
            f'<path d="M{x - 14} {y + 14}L{x + 14} {y - 14}" stroke="{_GREEN}" stroke-width="4" '
            'stroke-linecap="round"/>'
        )
    if cell.ties > 1 or (cell.ties and not cell.winner):
        yield f'<text x="{x}" y="{y + 6}" class="ties">{cell.ties}</text>'
    yield from _pair_dots(x, y, 12, 5, banker=cell.banker_pair, player=cell.player_pair)


def _derived(board: Board, called: BoardNames, road: Derived, columns: int, left: int, top: int) -> Iterator[str]:
    seen = board.derived[road].seen(columns)
    newest = seen[-1][0] if seen else None
    yield from _panel(called.name(names.DERIVED[road]), left, top, columns=columns, cell=_SMALL, newest=newest)
    for place, mark in seen:
        yield _mark(road, mark, left + place.column * _SMALL + 10, top + _TITLE + place.row * _SMALL + 10)


def _mark(road: Derived, mark: Mark, x: int, y: int, size: int = 1) -> str:
    colour = _OF_MARK[mark]
    match road:
        case Derived.BIG_EYE_BOY:
            ring = f'fill="none" stroke="{colour}" stroke-width="{3 * size}"'
            return f'<circle cx="{x}" cy="{y}" r="{6 * size}" {ring}/>'
        case Derived.SMALL_ROAD:
            return f'<circle cx="{x}" cy="{y}" r="{7 * size}" fill="{colour}"/>'
        case Derived.COCKROACH_PIG:
            half = 6 * size
            line = f"M{x - half} {y + half}L{x + half} {y - half}"
            return f'<path d="{line}" stroke="{colour}" stroke-width="{4 * size}" stroke-linecap="round"/>'


def _counts(board: Board, called: BoardNames, left: int, top: int, width: int) -> Iterator[str]:
    """Two cards beside the bead plate: how many of each, and what a next Banker or Player would add."""
    half = (width - left - _GAP) // 2
    yield from _card(called.say("board-counts"), left, top, half)
    counts = board.counts
    rows = [
        (names.RESULTS[Winner.BANKER], counts.banker, Winner.BANKER),
        (names.RESULTS[Winner.PLAYER], counts.player, Winner.PLAYER),
        (names.RESULTS[Winner.TIE], counts.tie, Winner.TIE),
        (names.BANKER_PAIR, counts.banker_pairs, "banker-pair"),
        (names.PLAYER_PAIR, counts.player_pairs, "player-pair"),
        (names.NATURAL, counts.naturals, "natural"),
    ]
    told = [(name, number, what) for name, number, what in rows if number is not None]
    step = ROWS * _CELL // len(told)
    for row, (name, number, what) in enumerate(told):
        y = top + _TITLE + row * step + step // 2
        if isinstance(what, Winner):
            yield from _bead(called, Result(what), left + 32, y)
        elif what == "natural":
            yield from _natural(left + 32, y)
        else:
            colour = _RED if what == "banker-pair" else _BLUE
            yield f'<circle cx="{left + 32}" cy="{y}" r="6" fill="{colour}"/>'
        yield _text(left + 62, y + 6, str(called.name(name)), "word")
        yield _text(left + half - 22, y + 8, str(number), "figure")
    yield from _ask(board, called, left + half + _GAP, top, half)


def _natural(x: int, y: int) -> Iterator[str]:
    yield f'<circle cx="{x}" cy="{y}" r="11" fill="#6d675b"/>'
    yield f'<circle cx="{x}" cy="{y}" r="8" fill="none" stroke="#fff" stroke-width="1"/>'


def _ask(board: Board, called: BoardNames, left: int, top: int, width: int) -> Iterator[str]:
    yield from _card(str(called.name("board-ask")), left, top, width)
    sides = {Winner.BANKER: left + width - 104, Winner.PLAYER: left + width - 42}
    for side, x in sides.items():
        yield from _bead(called, Result(side), x, top + _TITLE + 36)
        for row, (road, mark) in enumerate(board.ask(side).items()):
            y = top + _TITLE + 90 + row * 54
            if mark:
                yield _mark(road, mark, x, y, 2)
            else:
                yield _text(x, y + 7, "-", "none")
    yield _text(left + 20, top + _TITLE + 42, called.say("board-if-next"), "word")
    for row, name in enumerate(map(called.name, names.DERIVED.values())):
        y = top + _TITLE + 90 + row * 54
        yield f'<path d="M{left + 16} {y - 27}H{left + width - 16}" stroke="#e6dec8"/>'
        yield _text(left + 20, y - 2 if name.beside else y + 6, name.said, "word")
        if name.beside:
            yield _text(left + 20, y + 18, name.beside, "word", "font-size:15px;fill:#6d675b")


def _legend(called: BoardNames, left: int, top: int, width: int) -> Iterator[str]:
    yield from _card(called.say("board-legend"), left, top, width, height=ROWS * _SMALL)
    above = top + _TITLE
    step = width // 4
    first = [(Winner.BANKER, 0), (Winner.PLAYER, 1), (Winner.TIE, 2)]
    for winner, number in first:
        yield from _bead(called, Result(winner), left + 32 + number * step, above + 32)
        yield _text(left + 58 + number * step, above + 38, str(called.name(names.RESULTS[winner])), "word")
    x = left + 32 + 3 * step
    yield from _cell(Cell(Spot(0, 0), Winner.BANKER, 1), x, above + 32)
    yield _text(x + 26, above + 38, called.say("board-tie-on-it"), "word")
    for number, (name, pairs) in enumerate(((names.BANKER_PAIR, (True, False)), (names.PLAYER_PAIR, (False, True)))):
        x = left + 32 + number * step
        yield f'<circle cx="{x}" cy="{above + 86}" r="14" fill="none" stroke="#b8ae98" stroke-width="3"/>'
        yield from _pair_dots(x, above + 86, 11, 5, *pairs)
        yield _text(x + 26, above + 92, str(called.name(name)), "word")
    for number, (mark, said) in enumerate(((Mark.RED, "board-regular"), (Mark.BLUE, "board-irregular")), 2):
        x = left + 26 + number * step
        for offset, road in enumerate(Derived):
            yield _mark(road, mark, x + offset * 18, above + 86)
        yield _text(x + 54, above + 92, called.say(said), "word")


def _card(title: str, left: int, top: int, width: int, *, height: int = ROWS * _CELL) -> Iterator[str]:
    yield _text(left, top + 22, title, "road")
    yield f'<rect x="{left}" y="{top + _TITLE}" width="{width}" height="{height}" rx="6" fill="#fffdf6"/>'


def _panel(
    name: names.Name, left: int, top: int, columns: int, cell: int, newest: tuple[int, int] | None
) -> Iterator[str]:
    """An empty grid with its name above; the newest cell is lit."""
    above, width, height = top + _TITLE, columns * cell, ROWS * cell
    beside = f' <tspan class="zh">{escape(name.beside)}</tspan>' if name.beside else ""
    said = f"{escape(name.said)}{beside}"
    yield f'<text x="{left}" y="{top + 22}" class="road">{said}</text>'
    yield f'<rect x="{left}" y="{above}" width="{width}" height="{height}" fill="#fffdf6"/>'
    if newest:
        x, y = left + newest[0] * cell, above + newest[1] * cell
        yield f'<rect x="{x}" y="{y}" width="{cell}" height="{cell}" fill="#fbe7a6"/>'
    down = "".join(f"M{left + column * cell} {above}v{height}" for column in range(1, columns))
    across = "".join(f"M{left} {above + row * cell}h{width}" for row in range(1, ROWS))
    yield f'<path d="{down}{across}" stroke="#d9d0ba" fill="none"/>'
    yield f'<rect x="{left}" y="{above}" width="{width}" height="{height}" fill="none" stroke="#a99b78"/>'


def _text(x: int, y: int, said: str, kind: str, style: str = "") -> str:
    own = f' style="{style}"' if style else ""
    return f'<text x="{x}" y="{y}" class="{kind}"{own}>{escape(said)}</text>'
