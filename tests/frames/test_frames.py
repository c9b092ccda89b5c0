"""Frames give back the same whole numbers through every form, and a sheet runs nothing of what they say."""

from __future__ import annotations

import csv
import doctest
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pandas
import polars
import pyarrow
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow import feather, parquet

import croupier.frames
from croupier import open_book
from croupier.frames import Column, Frame, FrameError, harmless
from croupier.odds import odds_of, ruin_of, session_of
from croupier.odds.compare import compare_odds
from croupier.odds.frames import compared_frame

COLUMNS = (
    Column("name", "text"),
    Column("count", "whole"),
    Column("big", "big"),
    Column("edge", "ratio"),
    Column("weight", "giant"),
    Column("share", "real"),
    Column("at", "instant"),
    Column("won", "flag"),
)
ROWS: list[tuple[Any, ...]] = [
    ("banker", 2**62, 10**37, Fraction(-(10**37), 3), 7**500, 0.1, 1_772_281_515_123, True),
    ("庄", -1, -5, Fraction(1, 3), -(7**80), -2.5, 0, False),
    (None,) * 8,
]


def test_every_form_gives_the_same_numbers_back(tmp_path: Path) -> None:
    frame = Frame(COLUMNS, ROWS)
    for name in ("one.parquet", "one.arrow", "one.csv"):
        assert frame.write(tmp_path / name) == 3
    first, second = parquet.read_table(tmp_path / "one.parquet"), feather.read_table(tmp_path / "one.arrow")
    assert first.equals(frame.arrow())
    assert second.equals(frame.arrow())
    rows = first.to_pylist()
    for row, given_row in zip(rows[:2], ROWS, strict=False):
        assert (row["name"], row["count"], row["big"]) == given_row[:3]
        assert Fraction(int(row["edge_numerator"]), int(row["edge_denominator"])) == given_row[3]
        assert row["edge"] == given_row[3].numerator / given_row[3].denominator
        assert int(row["weight_text"]) == given_row[4]
        assert round(row["at"].timestamp() * 1000) == given_row[6]
        assert row["won"] is given_row[7]
    assert set(rows[2].values()) == {None}
    assert list(tmp_path.glob("*.part")) == []
    sheet = list(csv.DictReader((tmp_path / "one.csv").open(encoding="utf-8", newline="")))
    assert [int(row["weight_text"]) for row in sheet[:2]] == [7**500, -(7**80)]
    assert sheet[0]["at"] == "2026-02-28T12:25:15.123+00:00"
    assert set(sheet[2].values()) == {""}


def test_the_libraries_take_a_frame_as_it_is() -> None:
    frame = odds_of("canberra", "commission").frame()
    one, other = frame.pandas(), frame.polars()
    assert isinstance(one, pandas.DataFrame)
    assert polars.DataFrame(frame).equals(other)
    assert pyarrow.table(frame).equals(frame.arrow())
    assert list(one["combinations"]) == list(other["combinations"])
    assert other["edge_numerator"].dtype == polars.Decimal(38, 0)
    assert one["edge_numerator"].iloc[0] == other["edge_numerator"][0]


def test_odds_are_the_same_figures_as_the_table() -> None:
    table = odds_of("crown-melbourne", "crown", options={"insurance": "on"})
    rows = table.frame().polars().to_dicts()
    wagers = {one.wager: one for one in table.wagers if not one.options}
    for row in rows:
        if row["assumes"] is None and not row["options"]:
            one = wagers[row["wager"]]
            assert Fraction(int(row["edge_numerator"]), int(row["edge_denominator"])) == one.edge
            assert Fraction(row["variance_exact"]) == one.variance
            assert Fraction(row["combinations"], row["deals"]) == Fraction(
                int(row["probability_numerator"]), int(row["probability_denominator"])
            )
    runs = [row for row in rows if row["assumes"]]
    assert any(row["probability_numerator"] is None for row in runs)  # a power of a power has more than 38 digits
    assert {row["wager"] for row in runs} == {one.wager for one in table.streaks}
    compared, _ = compare_odds([(open_book("crown-sydney"), None, {})], (), ["player"])
    told = compared_frame(compared).polars()
    assert set(told.filter(polars.col("tournament_only"))["variation"]) == {"zero-commission"}


def test_a_session_and_a_ruin_keep_their_weights() -> None:
    asked = ("crown-sydney", "traditional", {"banker": 100_00})
    session, ruin = session_of(*asked, coups=12), ruin_of(*asked, bankroll=500_00, coups=12)
    rows = session.frame().arrow().to_pylist()
    assert [(row["result_cents"], int(row["weight_text"])) for row in rows] == list(session.law.items())
    assert sum(int(row["weight_text"]) for row in rows) == int(rows[0]["total_text"])
    assert ruin.frame().polars()["ruined"][-1] == pytest.approx(float(ruin.ruined))


def test_what_does_not_fit_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    for value in (10**38, -(10**38)):
        with pytest.raises(FrameError, match="more than 38 digits"):
            Frame((Column("big", "big"),), [(value,)]).write(tmp_path / "big.parquet")
    with pytest.raises(FrameError, match=r"\.csv, \.parquet, \.arrow"):
        Frame((Column("big", "big"),), [(1,)]).write(tmp_path / "big.xls")
    assert list(tmp_path.iterdir()) == []
    assert list(Frame((Column("big", "big"),), [(10**38 - 1,)]).rows()) == [(Decimal(10**38 - 1),)]


@given(st.text(max_size=12))
def test_a_sheet_runs_nothing(text: str) -> None:
    """Only a minus and digits, a number, may begin as a formula does."""
    sheet = Frame((Column("text", "text"),), [(text or "x",)]).csv()
    (_, [cell]) = csv.reader(StringIO(sheet, newline=""))
    begins = cell.lstrip(" ")[:1]
    assert begins not in {"=", "+", "@", "\t", "\r", "\n"}
    assert begins != "-" or cell.removeprefix("-").isdigit()


def test_formulas_become_text() -> None:
    for text in ("=1+1", "+1", "-a", "@SUM(A1)", "\t=1", " =1", "\uff1d1"):
        assert harmless(text) == f"'{text}"
    assert harmless("banker wins -1") == "banker wins -1"


def test_rows_that_come_from_elsewhere_are_not_held() -> None:
    """So many batches as there must be, each made when the one before was taken."""
    made = 0

    def rows() -> Any:
        nonlocal made
        for number in range(25_000):
            made += 1
            yield (number,)

    batches = Frame((Column("number", "whole"),), rows).batches()
    assert next(batches).num_rows == 10_000
    assert made == 10_000
    assert sum(batch.num_rows for batch in batches) == 15_000


def test_the_examples_run() -> None:
    for module in (croupier.frames, croupier.frames.column, croupier.frames.frame):
        assert doctest.testmod(module).failed == 0
