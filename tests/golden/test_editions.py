"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 b289a7d15d7b",
    "crown-melbourne": "crown-melbourne undated f70b3a68c882",
    "canberra": "canberra NI2018-687 8dde55df24a8",
    "star-sydney": "star-sydney 2023-10-20 bfc6e1e21266",
    "crown-brochure": "crown-brochure OCT 04 f234a3722608",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).edition for book in BOOKS} == EDITIONS
