"""The list of a book's files fits the book: every field is filled by one file, with what the field's type says."""

from __future__ import annotations

import typing
from collections import Counter

import msgspec

from croupier import open_book
from croupier.rulebooks.convert import Converter
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.files import CONVERTED, FILES
from croupier.rulebooks.rulebook import Rulebook

# what a book has beside what its tables say
MADE = {"register", "tableau", "cited", "folder", "digest", "digits", "parent"}


def test_a_field_that_takes_a_file_as_it_is_has_its_type() -> None:
    hints = typing.get_type_hints(Rulebook)
    whole = {file.fills: file.kind for file in FILES if isinstance(file.fills, str)}
    assert len(whole) > 10
    assert {name: hints[name] for name in whole} == whole


def test_every_field_of_a_book_is_filled_by_one_file_as_loading_fills_it() -> None:
    book = open_book("crown-sydney")
    converter = Converter(book.id, {book.id: book.register})
    filled: Counter[str] = Counter()
    for file in FILES:
        provision = converter.table(file.kind, book.folder[file.name], Faults().at(file.name))
        assert provision is not None
        for name, value in file.fields(provision).items():
            assert getattr(book, name) == value, name
            filled[name] += 1
    assert filled == Counter({field.name for field in msgspec.structs.fields(Rulebook)} - MADE)


def test_every_file_is_converted_once() -> None:
    assert sorted(file.name for file in CONVERTED) == sorted(file.name for file in FILES)
