"""`croupier odds` and `croupier simulate` as people call them: documents, tables, and bad input."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from croupier.odds import odds_of, session_of
from croupier.odds.render import OddsWords
from terminal import Answer, typed

CROUPIER = str(Path(sys.executable).parent / "croupier")


def croupier(*arguments: str) -> Answer:
    """In this process; a cluster leaves threads behind, and gets one of its own."""
    if "--on" not in arguments:
        return typed(*arguments)
    done = subprocess.run([CROUPIER, *arguments], capture_output=True, text=True, check=False)
    return Answer(done.returncode, done.stdout, done.stderr)


TABLE = ("--book", "crown-sydney", "--variation", "traditional")


def test_the_json_document() -> None:
    document = croupier("odds", *TABLE, "--json").document
    assert document["deals"] == "4998398275503360"
    assert document["cards"] == 416
    banker = next(one for one in document["wagers"] if one["wager"] == "banker")
    assert banker["edge_decimal"] == "0.010579057842"
    assert banker["rows"][0] == {
        "event": "Banker wins",
        "pays": "19/20",
        "combinations": "2292252566437888",
        "probability": str(Fraction(2292252566437888, 4998398275503360)),
    }
    assert Fraction(banker["expected"]) == -Fraction(banker["edge"])
    assert "offered" not in banker


def test_insurance_has_the_probability_that_it_is_offered() -> None:
    answer = croupier("odds", "--book", "crown-melbourne", "--variation", "crown", "--wager", "insurance", "--json")
    (insurance,) = answer.document["wagers"]
    assert 0 < Fraction(insurance["offered"]) < 1
    assert insurance["edge_decimal"].startswith("-0.0436")
    assert [one["player"] for one in insurance["holdings"]] == [0, 1, 2, 3, 4, 5]


def test_runs_show_the_assumption_and_a_simulated_figure() -> None:
    answer = croupier(
        "odds", "--book", "crown-melbourne", "--variation", "crown", "--wager", "banker-dragon-tail-early", "--json"
    )
    (tail,) = answer.document["wagers"]
    assert tail["assumes"] == "independent coups"
    assert tail["simulated"]["edge"] > float(tail["edge_decimal"])
    text = croupier("odds", "--book", "crown-melbourne", "--variation", "crown", "--wager", "player-run-2").out
    assert "exact for independent coups" in text
    assert "real shoes, simulated" in text


def test_csv_and_html(tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(croupier("odds", *TABLE, "--csv").out)))
    assert rows[0]["wager"] == "player"
    assert (rows[0]["options"], rows[0]["offered"], rows[0]["pays"]) == ("", "", "1/1")
    assert {row["wager"] for row in rows} >= {"banker", "tie", "tiger-pair", "one-one-two"}
    page = tmp_path / "odds.html"
    answer = croupier("odds", *TABLE, "--html", str(page))
    assert (answer.code, answer.out) == (0, "")
    assert "14.3596%" in page.read_text(encoding="utf-8")
    assert "http" not in page.read_text(encoding="utf-8")


def test_cards_removed_and_a_composition_file_say_the_same(tmp_path: Path) -> None:
    left = tmp_path / "left.txt"
    kinds = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    counts = dict.fromkeys(kinds, 8) | {"AS": 6, "KD": 7}
    left.write_text("\n".join(f"{kind} {count}" for kind, count in counts.items()), encoding="utf-8")
    removed = croupier("odds", *TABLE, "--remove", "AS AS KD", "--json").document
    composed = croupier("odds", *TABLE, "--composition", str(left), "--json").document
    assert removed == composed
    assert removed["cards"] == 413


@pytest.mark.parametrize("odds", ["9 to 1", "9/1"])
def test_what_if_on_the_command_line(odds: str) -> None:
    answer = croupier("odds", *TABLE, "--pay", f"tie:Tie={odds}", "--wager", "tie", "--json")
    (tie,) = answer.document["wagers"]
    assert tie["rows"][0]["pays"] == "9/1"
    assert tie["edge_decimal"].startswith("0.0484")


def test_compare_sorts_by_edge_and_says_what_it_left_out() -> None:
    answer = croupier("odds", "compare", "--wager", "banker", "--json", "--option", "tie-percent=5")
    edges = [Fraction(one["edge"]) for one in answer.document]
    assert edges == sorted(edges)
    assert {one["book"] for one in answer.document} == {
        "crown-sydney", "crown-melbourne", "canberra", "star-sydney", "crown-brochure",
    }  # fmt: skip
    decks = croupier("odds", "compare", "--wager", "player", "--decks", "6", "--decks", "8", "--csv")
    assert {row["decks"] for row in csv.DictReader(io.StringIO(decks.out))} == {"6", "8"}
    assert "6 decks are not allowed (crown-sydney:3.1)" in decks.err


def test_removal_as_a_document() -> None:
    answer = croupier("odds", "removal", *TABLE, "--wager", "tie", "--json")
    (tie,) = answer.document["wagers"]
    assert len(tie["effects"]) == 13
    assert Fraction(tie["correlation_squared"]) < 1


def test_simulation_as_a_document_is_repeatable() -> None:
    arguments = ("simulate", *TABLE, "--shoes", "10000", "--seed", "9", "--json")
    one, two = (croupier(*arguments, "--threads", threads).document for threads in ("1", "2"))
    for document in (one, two):
        assert document.pop("seconds") >= 0
        assert document.pop("coups_per_second") > 0
    assert one == two
    assert (one["chunks"], one["seed"], len(one["digest"])) == (3, 9, 64)
    assert sum(one["results"].values()) == one["coups"]
    for wager in one["wagers"]:
        assert sum(row["count"] for row in wager["rows"]) == wager["trials"]
        assert wager["interval_99"][0] <= float(wager["edge"]) <= wager["interval_99"][1]


BAD = [
    (("odds",), 2, "--book"),
    (("odds", *TABLE, "--wager", "lucky"), 4, "no wager"),
    (("odds", *TABLE, "--wager", "insurance"), 4, "no wager"),
    (("odds", "--book", "crown-melbourne", "--variation", "traditional", "--wager", "insurance"), 4, "not offered"),
    (("odds", *TABLE, "--decks", "12"), 4, "12 decks are not allowed"),
    (("odds", *TABLE, "--remove", "XX"), 4, "is not a card"),
    (("odds", *TABLE, "--remove", "AS " * 9), 4, "only 8 of it"),
    (("odds", *TABLE, "--pay", "tie=9"), 2, "WAGER:ROW=ODDS"),
    (("odds", *TABLE, "--json", "--csv"), 2, "choose one of"),
    (("odds", "compare", "--option", "tigr=3"), 4, "none of these books has an option 'tigr'"),
    (("odds", "compare", "--variation", "punto"), 4, "none of these books has a variation 'punto'"),
    (("odds", "removal", *TABLE, "--sample", "10", "--seed", "-1"), 2, "--seed"),
    (("simulate", *TABLE, "--shoes", "10", "--on", "garbage"), 2, "--on 'garbage' is not an address"),
    (("odds", "exposure", *TABLE, "--shoes", "1", "--on", "garbage"), 2, "--on 'garbage' is not an address"),
    (("odds", *TABLE, "--pay", "tie:Tie=many"), 4, "not odds"),
    (("odds", *TABLE, "--pay", "tie:Nope=9 to 1"), 4, "no row"),
    (("odds", *TABLE, "--pay", "lucky:Tie=9 to 1"), 4, "no wager"),
    (("odds", "--book", "nowhere", "--variation", "traditional"), 4, "no rulebook"),
    (("odds", *TABLE, "--composition", "no-such-file"), 2, "no-such-file"),
    (("odds", "removal", *TABLE, "--wager", "lucky"), 4, "no wager"),
    (("odds", "compare", "--wager", "lucky"), 4, "no book offers"),
    (("simulate", *TABLE, "--shoes", "0"), 2, "--shoes"),
    (("simulate", *TABLE, "--shoes", "-5"), 2, "--shoes"),
    (("simulate", *TABLE, "--shoes", "many"), 2, "--shoes"),
    (("simulate", *TABLE, "--shoes", "10", "--decks", "12"), 4, "12 decks are not allowed"),
    (("simulate", *TABLE, "--shoes", "10", "--cutting-card", "500"), 4, "500 cards from the back"),
    (("simulate", *TABLE, "--shoes", "10", "--cutting-card", "3"), 4, "3 cards from the back"),
    (("simulate", *TABLE, "--shoes", "10", "--burn", "twice"), 4, "no burn 'twice'"),
    (("simulate", *TABLE, "--shoes", "10", "--seed", "-1"), 2, "--seed"),
    (("simulate", *TABLE, "--shoes", "10", "--resume"), 2, "--save"),
    (("odds", "session", *TABLE), 2, "at least one wager"),
    (("odds", "session", *TABLE, "banker=-1"), 4, "cannot be staked"),
    (("odds", "session", *TABLE, "lucky=1"), 4, "lucky"),
    (("odds", "session", *TABLE, "banker=5:token"), 2, "must be WAGER=DOLLARS"),
    (("odds", "session", *TABLE, "banker=5", "--coups", "0"), 2, "--coups"),
    (("odds", "session", *TABLE, "banker=5", "--off", "nothing"), 4, "not a percentage"),
    (("odds", "session", *TABLE, "banker=5", "--off", "1e99999999"), 4, "not a percentage"),
    (("odds", "session", *TABLE, "banker=5", "--off", "1e-9999"), 4, "not a percentage"),
    (("odds", "session", *TABLE, "banker=5", "--off", "0.0"), 4, "not a percentage"),
    (("odds", "session", *TABLE, "banker=100000000", "tie=1"), 4, "195,000,001 different amounts"),
    (("odds", "ruin", *TABLE, "--bankroll", "50000000", "--goal", "100000000", "player=1"), 4, "100,000,000 different"),
    (("odds", "ruin", *TABLE, "--bankroll", "50000000", "--coups", "9", "banker=5"), 4, "different amounts"),
    (("plot", "session", *TABLE, "banker=100000000", "tie=1", "--out", "nothing.svg"), 4, "different amounts"),
    (("plot", "ruin", *TABLE, "--bankroll", "50000000", "banker=5", "--out", "nothing.svg"), 4, "different amounts"),
    (("odds", "session", *TABLE, "banker=5", "--won", "much"), 4, "--won"),
    (("odds", "session", *TABLE, "banker=5", "--json", "--csv"), 2, "choose one of"),
    (("odds", "session", "--book", "crown-melbourne", "--variation", "crown", "player-run-2=5"), 4, "several coups"),
    (("odds", "ruin", *TABLE, "banker=5"), 2, "--bankroll"),
    (("odds", "ruin", *TABLE, "tie=5", "--bankroll", "10", "--pay", "tie:Tie=12 to 1"), 4, "needs an end"),
    (("odds", "ruin", *TABLE, "player=5", "--bankroll", "10", "--csv"), 4, "give --coups"),
    (("simulate", *TABLE, "--shoes", "10", "--on", "tcp://127.0.0.1:1"), 1, "nothing answers"),
]


@pytest.mark.parametrize(("arguments", "code", "says"), BAD)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[str, ...], code: int, says: str) -> None:
    answer = croupier(*arguments)
    assert answer.code == code, answer.err
    told = answer.document["error"]["sentence"] if "--json" in arguments else answer.err
    assert bool(answer.out) == ("--json" in arguments)
    assert says in told
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("content", ["AS -1\nKD 9", "AS 2\nKD 3", "nonsense", "\x00\x01", '{"AS": true}'])
def test_bad_composition_files(content: str, tmp_path: Path) -> None:
    path = tmp_path / "left.txt"
    path.write_text(content, encoding="utf-8")
    answer = croupier("odds", *TABLE, "--composition", str(path))
    assert (answer.code, answer.out) == (4, "")
    assert "left.txt" in answer.err
    assert "Traceback" not in answer.err


def test_a_save_of_another_request_is_refused_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert croupier("simulate", *TABLE, "--shoes", "1000", "--save", str(kept)).code == 0
    before = kept.read_bytes()
    for more, says in (
        (("--shoes", "2000", "--seed", "1"), "another request"),
        (("--shoes", "999"), "another request"),
        (("--shoes", "2000000000"), "can be taken up for"),
    ):
        answer = croupier("simulate", *TABLE, *more, "--save", str(kept), "--resume")
        assert answer.code == 4
        assert says in answer.err
        assert kept.read_bytes() == before


def test_a_save_is_taken_up_for_more_shoes(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert croupier("simulate", *TABLE, "--shoes", "1500", "--save", str(kept)).code == 0
    more = croupier("simulate", *TABLE, "--shoes", "2500", "--save", str(kept), "--resume", "--json").document
    whole = croupier("simulate", *TABLE, "--shoes", "2500", "--json").document
    assert {**more, "seconds": 0, "coups_per_second": 0} == {**whole, "seconds": 0, "coups_per_second": 0}


@pytest.mark.parametrize(
    "note",
    [
        ("odds", "--book", "crown-sydney", "--variation", "zero-commission"),
        ("odds", "compare", "--book", "crown-sydney"),
    ],
)
def test_a_variation_for_tournaments_alone_says_so(note: tuple[str, ...]) -> None:
    assert "For tournament play only (5.1.3" in croupier(*note, "--wager", "player").out
    document = croupier(*note, "--wager", "player", "--json").document
    rows = document if isinstance(document, list) else [document]
    only = {row["variation"]: row.get("tournament_only") for row in rows}
    assert only["zero-commission"] == ["crown-sydney:5.1.3", "crown-sydney:1.1:Zero Commission Baccarat"]
    assert not any(clauses for variation, clauses in only.items() if variation != "zero-commission")


def test_more_cards_of_a_kind_than_the_decks_have(tmp_path: Path) -> None:
    left = tmp_path / "left.json"
    left.write_text('{"AS": 7, "KD": 8, "2C": 8}', encoding="utf-8")
    assert croupier("odds", *TABLE, "--composition", str(left)).code == 0
    star = ("--book", "star-sydney", "--variation", "premium", "--composition", str(left))
    for verb in (("odds",), ("odds", "removal")):
        answer = croupier(*verb, *star, "--decks", "6")
        assert answer.code == 4
        assert "there are 7 of AS, and 6 decks have only 6 of it" in answer.err or "there are 8 of" in answer.err


SESSION = ("odds", "session", *TABLE)
RUIN = ("odds", "ruin", *TABLE)


def test_a_session_as_text_document_and_sheet() -> None:
    asked = (*SESSION, "--coups", "20", "banker=100", "tie=10")
    document = croupier(*asked, "--json", "--won", "-500").document
    session = session_of("crown-sydney", "traditional", {"banker": 100_00, "tie": 10_00}, coups=20)
    assert Fraction(document["house"]["theoretical_win"]) == -session.mean
    assert document["percentiles"]["5"] == session.percentile(5)
    assert document["unplaced"] == "0/1"
    assert document["won"]["house"] == -500_00
    assert float(document["won"]["at_most"]) == pytest.approx(float(session.law.at_least(500_00)))
    rows = list(csv.DictReader(io.StringIO(croupier(*asked, "--csv").out)))
    assert sum(int(row["weight"]) for row in rows) == int(rows[0]["total"])
    text = croupier(*asked).out
    assert "Exact for independent coups" in text
    assert "Weights are rounded" not in text


def test_ruin_as_text_document_and_sheet() -> None:
    asked = (*RUIN, "--bankroll", "1000", "player=100")
    assert "Ruined 56.7832%, goal reached 43.2168%." in croupier(*asked, "--goal", "2000").out
    document = croupier(*asked, "--coups", "30", "--json").document
    assert document["exact"]
    assert float(document["ruined"]) + float(document["playing"]) == pytest.approx(1)
    rows = list(csv.DictReader(io.StringIO(croupier(*asked, "--coups", "30", "--csv").out)))
    assert len(rows) == 30
    assert float(rows[-1]["ruined"]) == pytest.approx(float(document["ruined"]))


def test_what_a_book_calls_things_is_text_in_a_page() -> None:
    table = odds_of("canberra", "commission")
    page = OddsWords(own=lambda text: f'<b>{text}</b> & "co"').page(table, {"tie": "<i>more</i>"})
    assert "<b>" not in page
    assert "<i>" not in page
    assert "&lt;b&gt;" in page
    assert "&lt;i&gt;more&lt;/i&gt;" in page
    assert page.count("<table>") == len(table.wagers) + len(table.streaks)
