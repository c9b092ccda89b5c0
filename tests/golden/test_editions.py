"""The editions of the five books, by their digests: whoever changes a book types its new edition here, and says why.

An edition is what a log calls the book that judged a command. Code may move as it likes; no edition changes with it.
"""

from __future__ import annotations

import editions
from croupier import BOOKS, open_book

EDITIONS = {
    "crown-sydney": "crown-sydney 3.2 1e243eb6d1ba",
    "crown-melbourne": "crown-melbourne undated f6db8e1ec371",
    "canberra": "canberra NI2018-687 967988908ab3",
    "star-sydney": "star-sydney 2023-10-20 0e4376c41d42",
    "crown-brochure": "crown-brochure OCT 04 36e003220da5",
}


def test_the_books_are_the_editions_they_were() -> None:
    assert {book: open_book(book).imprint for book in BOOKS} == EDITIONS


def test_the_digests_that_a_release_brings_are_those_of_its_books() -> None:
    """On a floor no table opens by another one before an administrator approved it."""
    assert editions.SHIPPED.read_text(encoding="ascii") == editions.text(), "run `make editions`, and say why"
