"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 d095181d08e0",
    "crown-melbourne": "crown-melbourne undated 1ece7ab4e0e9",
    "canberra": "canberra NI2018-687 2a47dadbac48",
    "star-sydney": "star-sydney 2023-10-20 0d1a40c1c5ad",
    "crown-brochure": "crown-brochure OCT 04 0f7fbecde8f9",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).edition for book in BOOKS} == EDITIONS
