"""Every English row that a log of first versions can hold is read as an id with its figures, and tells the same again.

What was written is spelled out here as it was written then; the pay rows are those of every book.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, Rulebook, Terms, open_book
from croupier.coup import Figures, Outcome, OwnRow, Resolution, Winner, row_id
from croupier.coup.streaks import Ending
from croupier.table.old_rows import read_row
from croupier.words.rows import row_words

SHELF = [open_book(name) for name in (*BOOKS, HARBOUR_PALACE)]
EVERY_BOOK = [pytest.param(book, id=book.id) for book in SHELF]
WITH_STREAKS = [pytest.param(book, id=book.id) for book in SHELF if book.streaks.run]
SIDES = {"a Player": "player", "a Banker": "banker", "a Tie": "tie"}
OF_STREAKS = {
    OwnRow.IN_A_ROW, OwnRow.IN_A_ROW_ENDED, OwnRow.RUN_BROKEN, OwnRow.ENDED_AFTER, OwnRow.ENDED_BEFORE_IT_BEGAN,
    OwnRow.NO_MAIN_WAGER, OwnRow.PLACED_TOO_SOON, OwnRow.NO_COUP_DEALT, OwnRow.SHOE_ENDED, OwnRow.SHOE_ENDED_EARLY,
    OwnRow.TABLE_CLOSED,
}  # fmt: skip
SINCE = {OwnRow.ABOVE_THE_MAXIMUM}  # rows that no log had in English
NEVER_LOGGED = {OwnRow.IN_A_ROW_SO_FAR, OwnRow.INDICATOR_AT}  # a wager that is not decided is in no payment


def written() -> Iterator[tuple[str, str, Figures]]:
    """The texts that the engine and the table had of their own, with what each is now."""
    for count in range(1, 13):
        yield f"{count} in a row", "in-a-row", (("count", count),)
        for text, by in {**SIDES, "the end of the shoe": "shoe-end"}.items():
            yield f"{count} in a row, ended by {text}", "in-a-row-ended", (("count", count), ("by", by))
            yield f"ended by {text} after {count}", "ended-after", (("count", count), ("by", by))
    for text, by in SIDES.items():
        yield f"ended by {text} before it began", "ended-before-it-began", (("by", by),)
    yield "run broken by a tie", "run-broken", (("by", "tie"),)
    yield "run broken by Player", "run-broken", (("by", "player"),)
    yield "run broken by Banker", "run-broken", (("by", "banker"),)
    yield "no main wager in a coup of the run", "no-main-wager", ()
    yield "placed before a run was established", "placed-too-soon", ()
    yield "no coup was dealt", "no-coup-dealt", ()
    yield "shoe ended", "shoe-ended", ()
    yield "shoe ended early", "shoe-ended-early", ()
    yield "table closed", "table-closed", ()
    yield "void coup", "void-coup", ()
    yield "dummy coup", "dummy-coup", ()
    yield "void wager", "void-wager", ()
    yield "below the minimum", "below-the-minimum", ()
    yield "forfeited", "forfeited", ()


@pytest.mark.parametrize(("text", "row", "figures"), list(written()))
def test_an_ending_of_the_tables_own_is_read_and_told_as_it_was(text: str, row: str, figures: Figures) -> None:
    assert read_row(text) == (row, figures)
    assert row_words(row, figures, None) == text


def test_every_row_that_is_no_books_is_among_them() -> None:
    assert {row for _, row, _ in written()} == set(OwnRow) - NEVER_LOGGED - SINCE - {OwnRow.PARTS}


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_every_pay_row_of_a_book_is_read_and_told_as_it_was(book: Rulebook) -> None:
    events = {row.event for entry in book.wagers for row in entry.row}
    assert len(events) > 3
    for event in events:
        row, figures = read_row(event)
        assert (row, figures) == (row_id(event), ())
        assert row not in list(OwnRow)
        assert row_words(row, (), book) == event


def test_a_row_that_no_book_at_hand_has_is_spelled_out() -> None:
    book = open_book("canberra")
    assert row_words("dealers-choice", (), book) == "Dealers choice"
    assert row_words("banker-wins-with-six", (), None) == "Banker wins with six"
    assert row_words("in-a-row-ended", (), book) == "? in a row, ended by ?"  # a forged log may leave its figures out


@pytest.mark.parametrize(
    ("event", "id"),
    [
        ("Tie, or wins by three or fewer", "tie-or-wins-by-three-or-fewer"),
        ("Two-card Tiger", "two-card-tiger"),
        ("Dealer's choice", "dealers-choice"),
        ("  Banker wins (6) ", "banker-wins-6"),
        ("庄赢", "庄赢"),
        ("!?", ""),
    ],
)
def test_an_id_is_the_words_of_an_event_joined(event: str, id: str) -> None:
    assert row_id(event) == id


# --- wagers over several coups -------------------------------------------------------------------


def endings(terms: Terms) -> Iterator[Ending]:
    """However a Run or a Tail of these terms can end, each after at most seven outcomes."""
    results = (Outcome.PLAYER, Outcome.BANKER, Outcome.TIE)
    last = (*results, Outcome.SHOE_END, Outcome.EARLY_SHUFFLE, Outcome.CLOSED)
    for side, length, end in product(results, range(7), last):
        story = [side] * length + [end]
        for tail in terms.tails.values():
            yield tail.play(story)
        for run in terms.runs.values():
            yield run.play(story)
            yield run.play(story, [Winner.PLAYER] * 7)


def choices(book: Rulebook) -> Iterator[Terms]:
    """The terms of every variation, with each value of every option that wagers over several coups ask for."""
    streaks = book.streaks
    wanted = {rule.option for policy in (streaks.runs, streaks.dragon_tails) for rule in _toggles(policy)}
    keys = sorted(key for key in wanted if key in book.options)
    for variation in book.variations:
        for values in product(*(book.options[key].values for key in keys)):
            terms = book.terms(variation.id, options=dict(zip(keys, values, strict=True)))
            if isinstance(terms, Terms):
                yield terms


def _toggles(policy: Any) -> Iterator[Any]:
    for name in ("shoe_end", "early_shuffle", "missing_main"):
        rule = getattr(policy, name, None)
        if getattr(rule, "option", None):
            yield rule


@pytest.mark.parametrize("book", WITH_STREAKS)
def test_however_a_wager_over_several_coups_ends_its_words_lead_back_to_its_row(book: Rulebook) -> None:
    found = {(one.row.value, one.figures): one for terms in choices(book) for one in endings(terms)}
    assert {row for row, _ in found} == OF_STREAKS | NEVER_LOGGED
    for (row, figures), ending in found.items():
        if ending.resolution is Resolution.OPEN:
            assert row in NEVER_LOGGED
        else:
            assert read_row(row_words(row, figures, book)) == (row, figures)
