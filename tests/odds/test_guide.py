"""The guide's examples run, and the pictures it shows exist and can be made."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from matplotlib.figure import Figure

import croupier.odds
from croupier import Refusal, open_book
from croupier.odds import odds_of, plots
from croupier.odds.removal import removal_effects
from croupier.odds.session import unit_law

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "odds.md"


def test_the_guide_and_the_package_say_what_python_says() -> None:
    results = doctest.testfile(str(GUIDE), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0
    assert doctest.testmod(croupier.odds).attempted >= 2


def test_every_picture_of_the_guide_exists() -> None:
    shown = re.findall(r"\]\((\.\./pictures/[^)]+)\)", GUIDE.read_text(encoding="utf-8"))
    assert len(shown) == 4
    for name in shown:
        assert (GUIDE.parent / name).read_bytes().startswith(b"\x89PNG")


def test_a_notebook_shows_tables_and_escapes_what_it_shows() -> None:
    table = odds_of("crown-melbourne", "crown")
    html = table._repr_html_()
    assert html.count("<table>") == len(table.wagers) + len(table.streaks)
    assert "1.2351%" in html
    assert "<script" not in html


def test_records_are_flat_and_complete() -> None:
    table = odds_of("crown-sydney", "crown")
    records = table.records()
    assert len(records) == sum(len(one.rows) for one in table.wagers)
    assert all(set(record) == set(records[0]) for record in records)
    assert not any(isinstance(value, float) for record in records for value in record.values())


def lines(figure: Figure) -> list[int]:
    return [len(line.get_xdata()) for line in figure.axes[0].get_lines()]  # type: ignore[arg-type]


def test_plots_draw_what_was_asked_for() -> None:
    assert lines(plots.edge_by_decks("star-sydney", "premium", ["player", "banker"])) == [4, 4]
    through = lines(plots.edge_through_a_shoe("crown-sydney", "crown", ["player", "tie", "tiger-pair"], seed=2))
    assert through[0] == through[1] == through[2] > 60
    table = odds_of("crown-sydney", "traditional")
    assert len(lines(plots.session_results(table, ["player", "banker"], coups=20))) == 3  # and the line at zero
    removal = removal_effects(open_book("crown-sydney"), "traditional", wagers=["tie"])
    assert not isinstance(removal, Refusal)
    assert len(plots.removal_bars(removal.wagers[0]).axes[0].patches) == 13


def test_a_session_of_one_unit_is_a_whole_law_with_the_exact_moments() -> None:
    table = odds_of("crown-sydney", "traditional")
    for wager in ("player", "banker", "tie"):
        one, parts = unit_law(table[wager])
        law = one.repeated(10)
        assert sum(law.weights) == law.total
        assert law.exact
        assert law.mean / parts == 10 * table[wager].expected
        assert law.variance / parts**2 == 10 * table[wager].variance
