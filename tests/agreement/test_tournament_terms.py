"""What was typed from the chapters on tournaments against the books: every item is asked, and nothing else is."""

from __future__ import annotations

import pytest

from croupier import open_book
from croupier.clauses import Silent
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import TournamentTerms
from expected.tournament_terms import LEAD_INS, WANTED, terms_of

CHAPTERS = {"crown-sydney": "12.4", "crown-melbourne": "12.4", "canberra": "16.3"}


@pytest.mark.parametrize("book", sorted(WANTED))
def test_every_item_of_the_chapter_was_read(book: str) -> None:
    """By the register, which lists every clause of the document."""
    numbers = {row.clause.number for row in open_book(book).register}
    items = {one for one in numbers if one.startswith(CHAPTERS[book])} - LEAD_INS
    read = {one.clause for one in WANTED[book]}
    assert items <= read
    assert read - items <= {"16.22"}, "an approved amount, asked for where a commission is kept"


@pytest.mark.parametrize("book", sorted(WANTED))
def test_the_book_asks_for_nothing_that_was_not_read(book: str) -> None:
    chapter = open_book(book).tournament
    assert not isinstance(chapter, Silent)
    asked = {clause.number for item in chapter.term for clause in item.clauses}
    assert asked == {one.clause for one in WANTED[book]}


@pytest.mark.parametrize("book", sorted(WANTED))
def test_empty_terms_miss_everything_that_is_always_asked(book: str) -> None:
    missed = {clause.number for one in check(TournamentTerms(book=book), open_book(book)) for clause in one.clauses}
    several = {"12.4.3(a)(ii)", "12.4.3(a)(iii)", "16.3(a)(ii)(b)", "16.3(a)(ii)(c)"}  # of a round, and there is none
    progression = {"16.3(a)(viii)(A)", "16.3(a)(viii)(B)"}  # players go on from one session to the next
    always = {one.clause for one in WANTED[book] if not one.given} - several - progression
    assert missed == always


@pytest.mark.parametrize("book", sorted(WANTED))
def test_every_conditional_item_may_be_left_out_together(book: str) -> None:
    assert check(terms_of(book), open_book(book)) == ()


def test_two_books_hold_no_tournaments_and_say_so() -> None:
    for book in ("star-sydney", "crown-brochure"):
        assert isinstance(open_book(book).tournament, Silent)
        found = check(terms_of("canberra"), open_book(book))
        assert [(one.kind, one.id) for one in found] == [("contradiction", "no-chapter")]
