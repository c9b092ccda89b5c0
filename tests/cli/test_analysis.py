"""What analysts take away: pictures, rows with numbers, the events of a log; never over a file that is there."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest
from pyarrow import parquet

from cli.conftest import House
from croupier.odds import odds_of
from croupier.store.opening import open_log
from croupier.table.upcast import read_event
from golden.packing import releases
from golden.reading import Log
from tampering.evening import CLOSED
from terminal import typed

TABLE = ("--book", "crown-sydney", "--variation", "traditional")
MAGIC = {".png": b"\x89PNG", ".svg": b"<?xml"}


@pytest.mark.parametrize(
    ("words", "form"),
    [
        (("session", *TABLE, "--coups", "20", "banker=100", "tie=10"), ".svg"),
        (("ruin", *TABLE, "--bankroll", "500", "--coups", "20", "player=100"), ".png"),
        (("removal", *TABLE, "--wager", "tie"), ".svg"),
        (("decks", "--book", "star-sydney", "--variation", "premium", "--wager", "tie"), ".svg"),
    ],
)
def test_a_picture_is_drawn_and_none_is_written_over(words: tuple[str, ...], form: str, tmp_path: Path) -> None:
    out = tmp_path / f"one{form}"
    assert typed("plot", *words, "--out", str(out)).code == 0
    assert out.read_bytes().startswith(MAGIC[form])
    out.write_text("mine")
    again = typed("plot", *words, "--out", str(out))
    assert again.code == 4
    assert "there already" in again.err
    assert out.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [out]


def test_a_saved_simulation_is_drawn_and_written_as_rows(tmp_path: Path) -> None:
    kept, rows, picture = (str(tmp_path / name) for name in ("kept.json", "rows.parquet", "one.svg"))
    done = typed("simulate", *TABLE, "--shoes", "300", "--save", kept, "--frame", rows, "--json").document
    assert typed("plot", "simulation", kept, "--out", picture).code == 0
    table = parquet.read_table(rows).to_pylist()
    counts = [row["count"] for one in done["wagers"] for row in one["rows"]]
    assert [row["count"] for row in table] == counts
    assert {row["coups"] for row in table} == {done["coups"]}
    assert "is not a saved simulation" in typed("plot", "simulation", rows, "--out", picture, "--force").err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("removal", *TABLE, "--wager", "lucky", "--out", "one.png"), "no wager on one coup"),
        (("decks", *TABLE, "--wager", "lucky", "--out", "one.png"), "no wager on one coup"),
        (("session", *TABLE, "banker=1", "--out", "one.gif"), ".png or .svg"),
        (("session", *TABLE, "banker=1", "--out", "nowhere/one.png"), "cannot be written"),
        (("simulation", "pyproject.toml", "--out", "one.png"), "is not a saved simulation"),
    ],
)
def test_what_cannot_be_drawn_gets_a_sentence(words: tuple[str, ...], says: str) -> None:
    answer = typed("plot", *words)
    assert answer.code == 4
    assert says in answer.err
    assert not list(Path().glob("one.*"))


@pytest.mark.parametrize("form", ["csv", "parquet", "arrow"])
def test_odds_are_written_as_rows(form: str, tmp_path: Path) -> None:
    out = tmp_path / f"odds.{form}"
    answer = typed("odds", *TABLE, "--wager", "tie", "--frame", str(out))
    assert answer.code == 0
    assert "wrote 2 rows" in answer.err
    assert typed("odds", *TABLE, "--frame", str(out)).code == 4
    for verb in (
        ("removal", *TABLE, "--wager", "tie"),
        ("compare", "--book", "canberra"),
        ("session", *TABLE, "tie=5"),
    ):
        assert typed("odds", *verb, "--frame", str(out), "--force").code == 0
    assert "arrow" in typed("odds", *TABLE, "--frame", str(tmp_path / "odds.xls")).err
    assert [one.name for one in tmp_path.iterdir()] == [out.name]


def test_the_events_of_a_log_are_all_there_with_their_numbers(house: House, tmp_path: Path) -> None:
    out = tmp_path / "events.parquet"
    asked = ("log", "events", "--log", str(house.log))
    assert typed(*asked, "--frame", str(out)).code == 0
    rows = parquet.read_table(out).to_pylist()
    with closing(open_log(str(house.log), reading=True)) as log:
        written = [entry for table in log.tables() for entry in log.entries(table)]
    assert [(row["stream"], row["entry"], row["hash"]) for row in rows] == [
        (entry.table, entry.sequence, entry.hash.hex()) for entry in written
    ]
    assert all(isinstance(json.loads(row["facts"]), dict) for row in rows)
    assert all(
        row["clauses"] == " ".join(map(str, read_event(one.body).under)) for row, one in zip(rows, written, strict=True)
    )
    kinds = Counter(row["event"] for row in rows)
    wagers = list(csv.DictReader(io.StringIO(typed(*asked, "--event", "wager-placed").out)))
    assert len(wagers) == kinds["wager-placed"] > 0
    for wager in wagers:
        down = json.loads(wager["facts"])["down"]
        assert (int(wager["down_stake_cents"]), wager["down_wager"]) == (down["stake"], down["wager"])
    one = list(csv.DictReader(io.StringIO(typed(*asked, CLOSED).out)))
    assert {row["stream"] for row in one} == {CLOSED}
    for words, says in (((CLOSED, "nowhere"), "no table 'nowhere'"), (("--event", "nothing"), "no event is called")):
        assert says in typed(*asked, *words).err


def test_events_of_an_older_release_are_told_as_they_would_be_written_now() -> None:
    with Log(releases()[0], "canberra") as golden:
        told = typed("log", "events", "--log", str(golden.file)).out
        with closing(open_log(str(golden.file), reading=True)) as log:
            entries = sum(log.head(table).sequence for table in log.tables())
    assert len(list(csv.reader(io.StringIO(told, newline="")))) == entries + 1


def test_a_sheet_of_odds_says_what_the_table_says(tmp_path: Path) -> None:
    out = tmp_path / "odds.csv"
    typed("odds", *TABLE, "--wager", "tie", "--frame", str(out))
    row = next(csv.DictReader(out.open(encoding="utf-8", newline="")))
    tie = odds_of("crown-sydney", "traditional")["tie"]
    assert int(row["edge_numerator"]) * tie.edge.denominator == int(row["edge_denominator"]) * tie.edge.numerator
    assert float(row["edge"]) == float(tie.edge)


def test_exposure_is_written_as_rows(tmp_path: Path) -> None:
    out = tmp_path / "exposure.parquet"
    asked = ("odds", "exposure", *TABLE, "--wager", "tie", "--shoes", "60", "--seed", "1")
    told = typed(*asked, "--frame", str(out), "--json").document["exposure"][0]["wagers"][0]
    row = next(one for one in parquet.read_table(out).to_pylist() if one["bets"] == "perfect")
    staked, won = (Fraction(told["perfect"][name]) for name in ("units_staked", "units_won"))
    assert staked > 0
    assert Fraction(int(row["units_staked_numerator"]), int(row["units_staked_denominator"])) == staked
    assert Fraction(int(row["units_won_numerator"]), int(row["units_won_denominator"])) == won


def test_real_shoes_beside_a_session() -> None:
    asked = ("odds", "session", *TABLE, "banker=100", "--shoes", "200")
    document = typed(*asked, "--json").document
    assert document["real_shoes"]["shoes"] == 200
    assert "200 real shoes, simulated" in typed(*asked).out
