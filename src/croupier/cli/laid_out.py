"""Tables on a terminal that may be too narrow for them: across, one row beside another, or each row for itself.

No figure is cut and no word broken, and every cell keeps the name of its column. It knows widths and nothing of what is
told. Start at `tell_table`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Column, Table
from rich.text import Text

from croupier.cli.show import styled, table

_GAP: Final = 3  # between two columns of the terminal
_LONGEST_NAME: Final = 32


def tell_table(out: Console, grid: Table) -> None:
    """The table as it is where there is room; else its rows another way."""
    for part in fitted(grid, out.width):
        out.print(part)


def laid_out(
    names: Sequence[str],
    rows: Sequence[Sequence[str]],
    figures: Sequence[bool],
    width: int,
    *,
    title: str | None = None,
) -> Iterator[RenderableType]:
    """The same for rows of plain text, of whose columns some hold figures."""
    right = tuple(escape(name) for name, one in zip(names, figures, strict=True) if one)
    across = table(*map(escape, names), right=right, title=title and escape(title))
    for row in rows:
        across.add_row(*map(styled, row))
    yield from fitted(across, width)


def fitted(grid: Table, width: int) -> Iterator[RenderableType]:
    """Across as long as no word is broken for it; figures then stand below their names, a column for each row."""
    heads = [_text(column.header) if grid.show_header else Text() for column in grid.columns]
    cells = [[_text(cell) for cell in column.cells] for column in grid.columns]
    widest = [max(map(_wide, (head, *below)), default=0) for head, below in zip(heads, cells, strict=True)]
    room = width - _GAP * len(widest)
    least = [_least(*one) for one in zip(grid.columns, heads, cells, strict=True)]
    if sum(widest) <= room:
        yield grid
        return
    if sum(least) <= room:
        for column, wide in zip(grid.columns, _shared_out(widest, least, room), strict=True):
            column.width = wide
        yield grid
        return
    if grid.title:
        yield Text.assemble((_text(grid.title).plain, "bold"))
    rows = list(zip(*cells, strict=True))
    figures = sum(column.justify == "right" for column in grid.columns)
    ahead = max(map(_wide, heads)) + _GAP
    if figures >= len(heads) // 2 and all(ahead + _GAP + max(map(_wide, row)) <= width for row in rows):
        yield from _beside(heads, rows, width - ahead)
    else:
        yield from (_upright(heads, row) for row in rows)


def _text(cell: RenderableType) -> Text:
    return cell if isinstance(cell, Text) else Text.from_markup(str(cell), emoji=False)


def _wide(text: Text) -> int:
    return max(map(cell_len, text.plain.split("\n")), default=0)


def _least(column: Column, head: Text, cells: Sequence[Text]) -> int:
    """What a column needs: its longest word, or all of its longest line where none is broken."""
    every = (head, *cells)
    if column.no_wrap:
        return max(map(_wide, every))
    return max((_unbroken(word) for text in every for word in text.plain.split()), default=0)


def _unbroken(word: str) -> int:
    """How much of a word stays together: all of it where it has a figure, but not a list of names without spaces."""
    length = cell_len(word)
    return length if any(letter.isdigit() for letter in word) else min(length, _LONGEST_NAME)


def _shared_out(widest: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """The widest columns give way first, down to their longest word."""
    given = list(widest)
    while sum(given) > room:
        yielding = max(
            (place for place in range(len(given)) if given[place] > least[place]), key=lambda place: given[place]
        )
        given[yielding] -= 1
    return given


def _beside(heads: Sequence[Text], rows: Sequence[Sequence[Text]], width: int) -> Iterator[Table]:
    """Rows side by side, as many as there is room for, each under the other's."""
    while rows:
        taken = _fitting(rows, width)
        places = [f"{place}" for place in range(taken + 1)]
        below = table(*places, right=tuple(places[1:]), whole=(places[0],))
        below.show_header = False
        for place, head in enumerate(heads):
            below.add_row(head, *(row[place] for row in rows[:taken]))
        yield below
        rows = rows[taken:]


def _upright(heads: Sequence[Text], row: Sequence[Text]) -> Table:
    """One row, its cells one under the other, each after the name of its column; what is empty is left out."""
    grid = Table.grid(padding=(0, 2))
    named = any(one.plain for one in heads)
    for _ in range(1 + named):
        grid.add_column(overflow="fold")
    for head, cell in zip(heads, row, strict=True):
        if not cell.plain:
            continue
        if named:
            grid.add_row(styled(f"  {head.plain}", "dim"), cell)
        else:
            grid.add_row(cell)
    grid.add_row()
    return grid


def _fitting(rows: Sequence[Sequence[Text]], width: int) -> int:
    """How many of the first rows stand side by side; at least one."""
    used = 0
    for count, row in enumerate(rows):
        used += max(map(_wide, row)) + _GAP
        if used > width and count:
            return count
    return len(rows)
