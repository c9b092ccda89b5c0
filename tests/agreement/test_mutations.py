"""No small wrong in a book goes unnoticed: loading refuses it, or it departs from what was typed from the document.

Every mutant of every kind in every book is tried in a soak, every tenth in `make test`. What the register says of
clauses and what is prose (names, abouts, readings, words) is not computed with and is shown by tests/clauses instead;
options that a later release brings are not computed with yet. Wrongs in procedure are tried on their own file alone,
proved and compared without the rest of the book.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest

from agreement.loaded_mutants import LOADED_KINDS
from agreement.mutants import KINDS, Mutant, Shelved
from agreement.procedure_mutants import PROCEDURE_KINDS, loaded, written
from croupier import BOOKS, RulebookError, open_book
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.folder import read_folder
from croupier.rulebooks.load import build
from croupier.rulebooks.shelf import parent
from expected import differences, mismatches
from expected.compare_procedure import differing_procedure
from soak import share

PART = 10


@cache
def shelved(book: str) -> Shelved:
    return Shelved(read_folder(resources.files("croupier.rulebooks") / book, Faults()), open_book(book))


def noticed(book: str, mutant: Mutant) -> bool:
    try:
        changed = build({**shelved(book).folder, mutant.file: mutant.table}, parent, Faults(), book)
    except RulebookError:
        return True
    return next(differences(changed), None) is not None


def kinds_that_apply() -> Iterator[tuple[str, str]]:
    """Books and kinds of wrong; Canberra, The Star and the leaflet have no streaks, and only Crown Sydney combines."""
    for book in BOOKS:
        for kind in KINDS:
            if next(KINDS[kind](shelved(book)), None) is not None:
                yield book, kind


@pytest.mark.parametrize("book", BOOKS)
def test_the_book_agrees_with_its_document(book: str) -> None:
    assert mismatches(open_book(book)) == []


@pytest.mark.parametrize(("book", "kind"), list(kinds_that_apply()))
def test_no_small_wrong_goes_unnoticed(book: str, kind: str) -> None:
    mutants = share(KINDS[kind](shelved(book)), PART)
    assert [mutant.told for mutant in mutants if not noticed(book, mutant)] == []


@pytest.mark.parametrize("kind", LOADED_KINDS)
@pytest.mark.parametrize("book", BOOKS)
def test_no_small_wrong_in_a_table_of_play_or_a_layout_goes_unnoticed(book: str, kind: str) -> None:
    unnoticed = [
        told
        for told, changed in share(LOADED_KINDS[kind](open_book(book)), PART)
        if changed is not None and next(differences(changed), None) is None
    ]
    assert unnoticed == []


def unnoticed_in_procedure(book: str, mutant: Mutant) -> bool:
    changed = loaded(open_book(book), mutant.file, mutant.table)
    return changed is not None and next(differing_procedure(changed, [mutant.file]), None) is None


@pytest.mark.parametrize("file", PROCEDURE_KINDS)
@pytest.mark.parametrize("book", BOOKS)
def test_no_small_wrong_in_procedure_goes_unnoticed(book: str, file: str) -> None:
    mutants = share(PROCEDURE_KINDS[file](book), PART)
    assert [mutant.told for mutant in mutants if unnoticed_in_procedure(book, mutant)] == []


@pytest.mark.parametrize("file", PROCEDURE_KINDS)
@pytest.mark.parametrize("book", BOOKS)
def test_procedure_written_out_in_full_is_the_book_it_was(book: str, file: str) -> None:
    """What a wrong is made on loads and is the same book, so that it is the wrong that is noticed."""
    assert loaded(open_book(book), file, written(book, file)) == open_book(book)


def test_there_are_wrongs_to_notice() -> None:
    """A generator that finds nothing to change would make the tests above empty."""
    counts = {kind: sum(1 for book in BOOKS for _ in KINDS[kind](shelved(book))) for kind in KINDS}
    on_loaded = {kind: sum(1 for book in BOOKS for _ in LOADED_KINDS[kind](open_book(book))) for kind in LOADED_KINDS}
    procedure = {file: sum(1 for book in BOOKS for _ in PROCEDURE_KINDS[file](book)) for file in PROCEDURE_KINDS}
    assert min(counts.values()) >= 10, counts
    assert sum(counts.values()) >= 3000, counts
    assert min(on_loaded.values()) >= 300, on_loaded
    assert min(procedure.values()) >= 100, procedure
    assert sum(procedure.values()) >= 7000, procedure
