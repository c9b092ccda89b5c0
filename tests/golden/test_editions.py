"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 c2c9f6b4d20e",
    "crown-melbourne": "crown-melbourne undated a5d62b799031",
    "canberra": "canberra NI2018-687 273ab704120f",
    "star-sydney": "star-sydney 2023-10-20 f29ca9bea04f",
    "crown-brochure": "crown-brochure OCT 04 030995994c59",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).edition for book in BOOKS} == EDITIONS
