"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

import editions
from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 a7ba06167e52",
    "crown-melbourne": "crown-melbourne undated 984925818e76",
    "canberra": "canberra NI2018-687 43b70a3fd1bc",
    "star-sydney": "star-sydney 2023-10-20 26a5321b389a",
    "crown-brochure": "crown-brochure OCT 04 f864539e3da5",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).imprint for book in BOOKS} == EDITIONS


def test_the_digests_that_a_release_brings_are_those_of_its_books() -> None:
    """On a floor no table opens by another one before an administrator approved it."""
    assert editions.SHIPPED.read_text(encoding="ascii") == editions.text(), "run `make editions`, and say why"
