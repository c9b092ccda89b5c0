"""The roads once more, slowly and from the definition: grids that are filled and looked at, never lengths compared.

It shares no code with the scoreboard; results are plain letters. Start at `derived` and `drawn`.
"""

from __future__ import annotations

from itertools import groupby

Cells = list[tuple[int, int]]


def streaks(letters: str, *, leading_column: bool = False) -> list[str]:
    """Runs of one side; ties before the first of them are left out, or are one more column, of a single cell."""
    decided = ["".join(same) for _, same in groupby(letter for letter in letters if letter != "T")]
    return ["T", *decided] if leading_column and letters.startswith("T") else decided


def derived(letters: str, steps: int, *, leading_column: bool = False) -> str:
    """Each decision by looking at an endless grid in which streak n is column n, as a dealer's finger would.

    Below the top: a cell beside it is red; none there, but one a row higher is blue; none in either is red again.
    At the top: as though the streak before had gone on instead, and then the opposite.
    """
    marks = ""
    grid: set[tuple[int, int]] = set()
    for column, streak in enumerate(streaks(letters, leading_column=leading_column)):
        for row in range(len(streak)):
            if streak == "T":
                mark = ""
            elif row:
                mark = _beside(grid, column - steps, row)
            else:
                longer = _beside(grid, column - 1 - steps, sum(cell[0] == column - 1 for cell in grid))
                mark = {"R": "B", "B": "R", "": ""}[longer]
            marks += mark
            grid.add((column, row))
    return marks


def _beside(grid: set[tuple[int, int]], column: int, row: int) -> str:
    if (column, 0) not in grid:
        return ""
    here, above = (column, row) in grid, (column, row - 1) in grid
    return "R" if here == above else "B"


def drawn(letters: str, *, stick: bool = False, leading_column: bool = False) -> Cells:
    """Where the cells of a road lie, on a page of rows that are filled from the start each time."""
    page: dict[tuple[int, int], str] = {}
    cells: Cells = []
    start = -1
    if leading_column and letters.startswith("T"):
        page[0, 0], start = "T", 0
        cells.append((0, 0))
    for streak in streaks(letters):
        start = next(column for column in range(start + 1, 10_000) if (column, 0) not in page)
        column, row, turned = start, 0, False
        for number, letter in enumerate(streak):
            if number:
                can_fall = row + 1 <= 5 and (column, row + 1) not in page
                if can_fall and not (stick and turned):
                    row += 1
                else:
                    column, turned = column + 1, True
            assert (column, row) not in page, "two marks in one cell"
            page[column, row] = letter
            cells.append((column, row))
    return cells
