"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 4e73687b0244",
    "crown-melbourne": "crown-melbourne undated 454bcc1b7f03",
    "canberra": "canberra NI2018-687 935421343247",
    "star-sydney": "star-sydney 2023-10-20 539284cb0e63",
    "crown-brochure": "crown-brochure OCT 04 cd894981a073",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).edition for book in BOOKS} == EDITIONS
