"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 c3cc663fd23c",
    "crown-melbourne": "crown-melbourne undated d5f5f5587b29",
    "canberra": "canberra NI2018-687 3ac9fa2940dd",
    "star-sydney": "star-sydney 2023-10-20 a7ebc1e0f28f",
    "crown-brochure": "crown-brochure OCT 04 159451c558ff",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).edition for book in BOOKS} == EDITIONS
