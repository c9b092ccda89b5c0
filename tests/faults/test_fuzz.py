"""Books broken at random, several hundred times: the only error that ever comes out is a RulebookError.

A book that survives its breaking is used: terms are fixed for every variation and its sheet is written.
"""

from __future__ import annotations

import datetime
from copy import deepcopy
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from books import HARBOUR_PALACE
from croupier import RulebookError, Terms, open_book
from croupier.clauses import Refusal
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.folder import REGISTER, TOML_FILES, read_folder
from croupier.rulebooks.load import build
from croupier.rulebooks.shelf import parent
from croupier.words.sheet import sheet
from faults import copy_of
from soak import SOAK, share

Step = str | int
REPEATABLE = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
PART = 1 if SOAK else 6  # of the examples, in `make test`
# everything TOML can say, and more than a book should
VALUES: list[Any] = [
    "", "x", "all", "none", "8 to 1", "0 to 1", "5%", "up", "yes", "7.1", "live-table", "A\x00\x1b[31m\u202e",
    0, 1, -1, 2, 9, 10, 52, 10**30, 1.5, float("nan"), float("-inf"), True, False,
    datetime.date(2026, 2, 2), datetime.time(12, 0),
    [], ["x"], [0], [[]], [{}], ["tie", "tie"], {}, {"x": 1}, {"": ""}, {"silent": True},
    {"silent": True, "reading": 5},
    {"silent": "x"}, {"falls-back": True}, {"falls-back": False}, {"clauses": ["x"]}, {"option": "x", "clauses": []},
]  # fmt: skip
TEXTS = ["", "x", "encoded", "procedure", "live-table", "1", "7.1", "a,b", "\x00", "harbour-palace:7.1"]


@cache
def tables(book: str) -> dict[str, Any]:
    faults = Faults()
    place = HARBOUR_PALACE if book == "harbour-palace" else resources.files("croupier.rulebooks") / book
    return dict(read_folder(place, faults))


@cache
def places(book: str) -> list[tuple[Step, ...]]:
    """The path of every value in the book's files, whole tables included."""
    found: list[tuple[Step, ...]] = []

    def walk(node: Any, path: tuple[Step, ...]) -> None:
        if len(path) > 1:  # a file itself is always there: read_folder notes one that is not
            found.append(path)
        steps = node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
        for step in steps:
            walk(node[step], (*path, step))

    for file in TOML_FILES:
        walk(tables(book)[file], (file,))
    return found


def broken(book: str, breaks: list[tuple[int, bool, Any]]) -> dict[str, Any]:
    """The book's tables with values deleted or replaced; a break whose place an earlier one took away does nothing."""
    made = deepcopy(tables(book))
    for number, deletes, value in breaks:
        *way, last = places(book)[number % len(places(book))]
        node: Any = made
        try:
            for step in way:
                node = node[step]
            if deletes:
                del node[last]
            else:
                node[last] = deepcopy(value)
        except (KeyError, IndexError, TypeError):
            continue
    return made


def use(folder: dict[str, Any]) -> bool:
    """Load, and if it loads, use; says whether it loaded."""
    faults = Faults()
    try:
        book = build(folder, parent, faults)
    except RulebookError as error:
        nameless = [fault for fault in error.faults if not (fault.file and fault.what)]
        if nameless or not error.faults:
            raise AssertionError("a fault without a file or a word") from error
        return False
    assert sheet(book)
    for variation in book.variations:
        terms = book.terms(variation.id)
        assert isinstance(terms, (Terms, Refusal))
    return True


@pytest.fixture
def sixth(tmp_path: Path) -> Path:
    return copy_of("harbour-palace", tmp_path)


BREAKS = st.lists(st.tuples(st.integers(0, 100_000), st.booleans(), st.sampled_from(VALUES)), min_size=1, max_size=3)


@settings(REPEATABLE, max_examples=600 // PART)
@given(breaks=BREAKS)
def test_the_sixth_book_broken_at_random(breaks: list[tuple[int, bool, Any]]) -> None:
    use(broken("harbour-palace", breaks))


@settings(REPEATABLE, max_examples=150 // PART)
@given(breaks=BREAKS)
def test_a_book_with_wagers_over_several_coups_broken_at_random(breaks: list[tuple[int, bool, Any]]) -> None:
    use(broken("crown-melbourne", breaks))


@settings(REPEATABLE, max_examples=300 // PART)
@given(breaks=BREAKS)
def test_a_book_that_falls_back_broken_at_random(breaks: list[tuple[int, bool, Any]]) -> None:
    use(broken("crown-brochure", breaks))


@settings(REPEATABLE, max_examples=200 // PART)
@given(
    row=st.integers(0, 70),
    column=st.integers(0, 5),
    text=st.sampled_from(TEXTS),
    does=st.sampled_from(["replace", "cut", "twice"]),
)
def test_the_register_broken_at_random(row: int, column: int, text: str, does: str) -> None:
    folder = deepcopy(tables("harbour-palace"))
    rows: list[list[str]] = folder[REGISTER]
    if does == "replace":
        rows[row][column] = text
    elif does == "cut":
        del rows[row][column]
    else:
        rows.insert(row, rows[row])
    use(folder)


def test_every_value_taken_away_or_replaced_by_a_number() -> None:
    """Not at random: each single place of the sixth book once deleted, once made a number (a share in `make test`)."""
    survived = 0
    numbers = share(range(len(places("harbour-palace"))), PART)
    for number in numbers:
        for deletes, value in ((True, None), (False, 7)):
            survived += use(broken("harbour-palace", [(number, deletes, value)]))
    # a few values may go: optional keys, a clause of several, an entry of a list
    assert 0 < survived < len(numbers)


@settings(REPEATABLE, max_examples=120 // PART)
@given(file=st.sampled_from([*TOML_FILES, REGISTER]), line=st.integers(0, 400), cut=st.integers(0, 120))
def test_a_line_of_text_cut_short(sixth: Path, file: str, line: int, cut: int) -> None:
    whole = (HARBOUR_PALACE / file).read_text(encoding="utf-8")
    lines = whole.splitlines()
    where = line % len(lines)
    lines[where] = lines[where][:cut]
    path = sixth / file
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        open_book(sixth)
    except RulebookError:
        pass  # as it should; anything else fails the test
    finally:
        path.write_text(whole, encoding="utf-8")
