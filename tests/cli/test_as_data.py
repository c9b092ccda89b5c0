"""`to_dict`: every answer of the library as data that `json.dumps` takes, and the same that `--json` prints."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from croupier import (
    Card,
    Clause,
    Refusal,
    Stake,
    granted,
    open_book,
    read_cards,
    read_coup,
    settle,
    settle_streaks,
    to_dict,
)
from croupier.coup import Outcome
from croupier.money import Odds
from croupier.odds import odds_of, table_odds
from croupier.odds.removal import removal_effects
from croupier.scoreboard import Board, board_document, read_results
from terminal import typed

BOOK = open_book("crown-sydney")
TERMS = granted(BOOK.terms("crown", options={"tiger": "3"}))
COUP = granted(settle(TERMS, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00), Stake("tiger", 10_00)]))
CROWN = ("--book", "crown-sydney", "--variation", "crown")


def whole(answer: object) -> Any:
    """As data, which survives a file of JSON unchanged: nothing in it is of a kind of the library's own."""
    told = to_dict(answer)
    assert json.loads(json.dumps(told)) == told
    return told


def test_a_settled_coup_is_what_the_verb_prints() -> None:
    told = whole(COUP)
    printed = typed(
        "settle", *CROWN, "--option", "tiger=3", "2s3dKh/3cTd3s", "banker=100", "tiger=10", "--json"
    ).document
    assert {key: told[key] for key in ("result", "player", "banker", "clauses")} == {
        key: printed[key] for key in ("result", "player", "banker", "clauses")
    }
    assert told["wagers"] == [{key: one[key] for key in one if key != "row"} for one in printed["wagers"]]
    assert told["wagers"][0]["profit"] == 50_00
    assert told["facts"]["banker_total"] == 6


def test_a_refusal_is_what_the_verb_prints() -> None:
    refusal = BOOK.terms("crown", decks=9)
    assert isinstance(refusal, Refusal)
    printed = typed("settle", *CROWN, "--decks", 9, "2s3dKh/3cTd3s", "banker=100", "--json").document["error"]
    assert whole(refusal) == {key: printed[key] for key in ("reason", "clauses", "facts")}


def test_a_book_its_terms_and_its_clauses() -> None:
    assert whole(BOOK) == typed("rules", "list", "--json").document[0]
    assert whole(TERMS)["options"]["tiger"] == "3"
    assert "tiger" in whole(TERMS)["wagers"]
    rows = whole(BOOK.register)["rows"]
    assert len(rows) == len(BOOK.register)
    assert rows["crown-sydney:9.6"]["status"] == "encoded"
    assert whole(BOOK.clause("9.6")) == rows["crown-sydney:9.6"]


def test_odds_and_removal_are_what_the_verbs_print() -> None:
    table = table_odds(BOOK, "traditional")
    assert not isinstance(table, Refusal)
    asked = ("--book", "crown-sydney", "--variation", "traditional")
    assert whole(table) == typed("odds", *asked, "--simulated", 0, "--json").document
    assert whole(odds_of("canberra", "commission")["tie"])["wager"] == "tie"
    removed = removal_effects(BOOK, "traditional", wagers=("tie",))
    assert whole(removed) == typed("odds", "removal", *asked, "--wager", "tie", "--json").document


def test_roads_and_streaks() -> None:
    board = Board.of(read_results("BBPPPTB"))
    assert whole(board) == board_document(board) == typed("roads", "BBPPPTB", "--json").document
    terms = granted(open_book("crown-melbourne").terms("traditional"))
    outcomes = [Outcome.PLAYER, Outcome.PLAYER, Outcome.TIE]
    streak = granted(settle_streaks(terms, outcomes, [Stake("player-dragon-tail-early", 100_00)]))
    assert whole(streak)[0]["stake"] == 100_00


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Fraction(1, 3), "1/3"),
        (Odds(19, 20), "19/20"),
        (read_cards("KhTd"), ["KH", "TD"]),
        (
            read_coup("2s3d/3cTd"),
            {"player": {"cards": ["2S", "3D"], "count": 5}, "banker": {"cards": ["3C", "TD"], "count": 3}},
        ),
        (Clause("crown-sydney:9.6"), "crown-sydney:9.6"),
        (Outcome.DUMMY, "dummy"),
        (None, None),
    ],
    ids=str,
)
def test_small_things(answer: object, told: object) -> None:
    assert whole(answer) == told
    assert type(to_dict(answer)) is type(told)


def test_what_is_no_answer_is_an_error() -> None:
    with pytest.raises(TypeError, match="object is no answer of the library"):
        to_dict(object())
    assert whole({Card(*_ace()): 1}) == {"AS": 1}


def _ace() -> tuple[Any, Any]:
    (ace,) = read_cards("As")
    return ace.rank, ace.suit


def test_it_loads_no_part_whose_answers_it_tells() -> None:
    loaded = "[name for name in sys.modules if name.startswith(('croupier.odds', 'croupier.table', 'numba'))]"
    asked = f"import sys, croupier; croupier.to_dict; print({loaded})"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_guide_s_example_runs() -> None:
    guide = Path(__file__).parents[2] / "docs" / "guides" / "programs.md"
    found = doctest.testfile(str(guide), module_relative=False, encoding="utf-8")
    assert found.attempted >= 5
    assert found.failed == 0
