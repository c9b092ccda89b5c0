"""A book that is silent may let another speak: each provision that stands in cites both books."""

from __future__ import annotations

from pathlib import Path

from croupier import Rulebook, open_book
from croupier.clauses import Clause
from croupier.rulebooks.provisions import Rule, Word
from faults import Edit, copy_of, edit

FALLS_BACK = """[falls-back]
to = "crown-sydney"
clauses = ["Approval"]

[instrument]"""


def banker_table(folder: Path) -> Edit:
    text = (folder / "tableau.toml").read_text(encoding="utf-8")
    start, end = text.index("[banker]"), text.index("[one-more-card]")
    return Edit("tableau.toml", text[start:end], "[banker]\nfalls-back = true\n\n")


def fallen_back(place: Path) -> Rulebook:
    folder = copy_of("harbour-palace", place)
    edit(
        folder,
        Edit("source.toml", "[instrument]", FALLS_BACK),
        Edit("settlement.toml", "[order]\nsilent = true", "[order]\nfalls-back = true"),
        Edit("words.toml", "dummy-coup = { silent = true }", "dummy-coup = { falls-back = true }"),
        banker_table(folder),
    )
    return open_book(folder)


def test_a_table_of_play_with_clauses_by_row_stands_in(tmp_path: Path) -> None:
    banker_on_six_to_a_six = fallen_back(tmp_path).tableau.banker_act(6, 6)
    assert banker_on_six_to_a_six.value == "draw"
    assert Clause("harbour-palace:Approval") in banker_on_six_to_a_six.clauses
    assert Clause("crown-sydney:9.6/Table 2:6") in banker_on_six_to_a_six.clauses


def test_rules_and_words_stand_in(tmp_path: Path) -> None:
    book = fallen_back(tmp_path)
    order, dummy = book.settlement.order, book.words.dummy_coup
    assert isinstance(order, Rule)
    assert isinstance(dummy, Word)
    assert [str(clause) for clause in order.clauses] == [
        "harbour-palace:Approval",
        "crown-sydney:10.1",
        "crown-sydney:10.1.1",
        "crown-sydney:10.1.2",
    ]
    assert dummy.word == "Dummy Coup"


def test_the_edition_follows_the_other_book(tmp_path: Path) -> None:
    """A change in the book fallen back to changes this one, so its digest is part of this one's."""
    alone = open_book(copy_of("harbour-palace", tmp_path / "alone"))
    assert fallen_back(tmp_path).digest != alone.digest
