"""Lines of a report on a terminal that may be too narrow for them: across, one below the other, or each for itself.

It knows widths and nothing of what is reported. Start at `laid_out`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

from croupier.cli.show import styled, table

_GAP: Final = 3  # between two columns of the terminal


def breaks_words(names: Sequence[str], rows: Sequence[Sequence[str]], figures: Sequence[bool], width: int) -> bool:
    """Whether lines across would have to break a word, or a figure, which is never broken."""
    needed = 0
    for place, (name, figure) in enumerate(zip(names, figures, strict=True)):
        cells = (name, *(row[place] for row in rows))
        parts = cells if figure else tuple(word for cell in cells for word in cell.split())
        needed += max(map(cell_len, parts), default=0) + _GAP
    return needed > width


def laid_out(names: list[str], rows: list[list[str]], figures: list[bool], width: int) -> Iterator[Table]:
    """A line across; or where figures have no room side by side, one below the other, a column for each line.

    Where words would have to be broken, each line stands for itself, its cells one under the other.
    """
    wide = [max(map(cell_len, (name, *(row[place] for row in rows)))) + _GAP for place, name in enumerate(names)]
    mostly_text = sum(figures) < len(figures) // 2
    if mostly_text and breaks_words(names, rows, [False] * len(names), width):
        yield from (_upright(names, row) for row in rows)
        return
    if mostly_text or sum(wide) <= width:
        across = table(*names, right=tuple(name for name, one in zip(names, figures, strict=True) if one))
        for row in rows:
            across.add_row(*map(escape, row))
        yield across
        return
    ahead = max(map(cell_len, names)) + _GAP
    while rows:
        lines = _fitting(rows, width - ahead)
        heads = [f"{place}" for place in range(len(lines) + 1)]
        below = table(*heads, right=tuple(heads[1:]), whole=(heads[0],))
        below.show_header = False
        for place, name in enumerate(names):
            below.add_row(escape(name), *(escape(row[place]) for row in lines))
        yield below
        rows = rows[len(lines) :]


def _upright(names: list[str], row: list[str]) -> Table:
    """One line of a report under another, where they do not fit beside each other; what is empty is left out."""
    grid = Table.grid(padding=(0, 2))
    for name, text in zip(names, row, strict=True):
        if text:
            grid.add_row(styled(f"  {name}", "dim"), escape(text))
    grid.add_row()
    return grid


def _fitting(rows: list[list[str]], width: int) -> list[list[str]]:
    """As many of the first lines as stand side by side; at least one."""
    taken = 0
    for count, row in enumerate(rows):
        taken += max(map(cell_len, row)) + _GAP
        if taken > width and count:
            return rows[:count]
    return rows
