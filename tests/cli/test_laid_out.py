"""Sections of an account on a narrow terminal: no word is broken, whatever stands in its columns."""

from __future__ import annotations

import pytest
from rich.console import Console

from croupier.cli.laid_out import tell_table
from croupier.cli.show import table
from croupier.cli.tournament_sections import ReportSection, tell_sections

COLUMNS = ("session", "table", "players", "began with", "won by play", "counted", "coups", "source", "corrected")
ROW = ("1", "lantern-cup", "6", "$6,000", "$3,047.65", "$9,047.65", "12", "entry 294", "0")
FIGURES = (0, 2, 3, 4, 5, 6, 8)


def _told(width: int) -> str:
    out = Console(width=width, record=True, force_terminal=False, color_system=None)
    with out.capture() as heard:
        tell_sections(out, [ReportSection("chips", "Chips", COLUMNS, (ROW, ROW), FIGURES)])
    return heard.get()


@pytest.mark.parametrize("width", [60, 80, 100, 110, 200])
def test_no_word_is_broken(width: int) -> None:
    told = _told(width)
    for text in (*COLUMNS, *ROW):
        assert all(word in told for word in text.split()), (text, told)
    assert max(map(len, told.splitlines())) <= width


def test_lines_across_are_left_as_they_are_where_there_is_room() -> None:
    assert any("session" in line and "corrected" in line for line in _told(200).splitlines())
    assert not any("session" in line and "corrected" in line for line in _told(80).splitlines())


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_a_long_text_gives_way_and_names_and_figures_stay_whole(width: int) -> None:
    said = "whoever reads this reads it in several lines where there is little room"
    grid = table("name", "said", "staked", right=("staked",))
    grid.add_row("sit-and-go-lantern", said, "$1,234,567.50")
    out = Console(width=width, force_terminal=False, color_system=None)
    with out.capture() as heard:
        tell_table(out, grid)
    told = heard.get()
    assert all(
        word in told.split() for word in ("name", "sit-and-go-lantern", "staked", "$1,234,567.50", *said.split())
    )
    assert max(map(len, told.splitlines())) <= width


def test_brackets_in_a_cell_are_letters() -> None:
    out = Console(width=30, force_terminal=False, color_system=None)
    with out.capture() as heard:
        tell_sections(out, [ReportSection("x", "X", ("a [b]", "c"), (("[red]", "long-enough-to-be-stacked"),), ())])
    assert "a [b]" in heard.get()
    assert "[red]" in heard.get()
