"""What was typed from the chapters has teeth: an item lost, moved or asked at a wrong time is seen; so is each duty.

Each duty binds where its document puts it, and nowhere else: the list below was typed from the three chapters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from typing import NamedTuple

import msgspec
import pytest

from croupier import Rulebook, open_book
from croupier.clauses import Clause, Silent
from croupier.rulebooks.tournament import TournamentChapter, TournamentItem
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import TournamentTerms
from expected.tournament_terms import WANTED, terms_of

SYDNEY, MELBOURNE, CANBERRA = "crown-sydney", "crown-melbourne", "canberra"
BOOKS = (SYDNEY, MELBOURNE, CANBERRA)


def chapter_of(book: str) -> TournamentChapter:
    chapter = open_book(book).tournament
    assert not isinstance(chapter, Silent)
    return chapter


# --- items ---------------------------------------------------------------------------------------


@cache
def tried_of(book: str) -> tuple[tuple[str, str, TournamentTerms, TournamentTerms], ...]:
    """Of each item read: its clause, what is taken out, the terms before and after."""
    return tuple(
        (one.clause, one.take, terms_of(book, one.given), terms_of(book, one.given, without=one.take))
        for one in WANTED[book]
    )


def agrees(book: Rulebook) -> bool:
    """Whether the book asks what was read in its document, item by item."""
    if check(terms_of(book.id), book):
        return False
    for clause, taken, complete, wanting in tried_of(book.id):
        missed = [one.key for one in check(wanting, book) if clause in {each.number for each in one.clauses}]
        if missed != [taken] or check(complete, book):
            return False
    return True


def wrongs(chapter: TournamentChapter) -> Iterator[tuple[str, tuple[TournamentItem, ...]]]:
    """One small wrong each: an item is lost, cites its neighbour's clause, or is asked always or only sometimes."""
    items = chapter.term
    for place, item in enumerate(items):
        before, after = items[:place], items[place + 1 :]
        yield f"{item.id} lost", (*before, *after)
        other = next(one.clauses for one in reversed(items) if one.clauses != item.clauses)
        yield f"{item.id} moved", (*before, msgspec.structs.replace(item, clauses=other), *after)
        asked = "if-secret" if item.asked != "if-secret" else "if-pass-cards"
        yield f"{item.id} asked at another time", (*before, msgspec.structs.replace(item, asked=asked), *after)


def with_items(book: Rulebook, items: tuple[TournamentItem, ...]) -> Rulebook:
    assert not isinstance(book.tournament, Silent)
    return msgspec.structs.replace(book, tournament=msgspec.structs.replace(book.tournament, term=items))


@pytest.mark.parametrize("name", BOOKS)
def test_every_small_wrong_in_the_items_is_seen(name: str) -> None:
    book = open_book(name)
    assert agrees(book)
    tried = list(wrongs(chapter_of(name)))
    assert len(tried) >= 90
    assert [told for told, items in tried if agrees(with_items(book, items))] == []


# --- duties --------------------------------------------------------------------------------------


class Duty(NamedTuple):
    """Where in the chapter, by which clauses in each book; a book that is not named is silent."""

    where: str
    sydney: tuple[str, ...] = ()
    melbourne: tuple[str, ...] = ()
    canberra: tuple[str, ...] = ()


DUTIES = (
    Duty("before.documented", ("12.2.1",), ("12.2.1",), ("16.2(a)",)),
    Duty("before.available", ("12.2.2",), ("12.2.2(a)",), ("16.2(b)",)),
    Duty("before.advised", (), ("12.2.2(b)",), ("16.2(c)",)),
    Duty("before.changed", (), ("12.4.1(c)",), ()),
    Duty("director.present", ("12.2.3",), ("12.2.3",), ()),
    Duty("director.deputies", ("12.2.3(a)",), ("12.4.8(g)",), ()),
    Duty("tables.designated", ("12.2.4",), ("12.2.4",), ()),
    Duty("tables.exclusive", ("12.2.5",), ("12.2.5",), ()),
    Duty("tables.briefing", ("12.3.1",), ("12.3.1",), ()),
    Duty("tables.practice", ("12.3.2",), ("12.3.2",), ()),
    Duty("entry.one_each", (), (), ("16.6",)),
    Duty("entry.entitled", ("12.4.2(a)(ii)",), ("12.4.2(a)(ii)",), ()),
    Duty("entry.signature", (), ("12.4.2(b)(iii)",), ("16.5",)),
    Duty("entry.likeness", ("12.4.8(f)",), ("12.4.8(f)",), ()),
    Duty("entry.staff", (), ("12.4.2(a)(v)",), ()),
    Duty("seating.ballot", (), (), ("16.7",)),
    Duty("seating.seat_fixed", (), (), ("16.7",)),
    Duty("seating.per_table", (), (), ("16.8",)),
    Duty("seating.start_moved", ("12.4.1(b)",), ("12.4.1(b)",), ("16.7",)),
    Duty("seating.reserves", (), (), ("16.10",)),
    Duty("chips.in_view", (), (), ("16.12",)),
    Duty("wagers.secret", ("12.4.4(c)",), ("12.4.4(c)",), ()),
    Duty("wagers.pass_cards", ("12.4.4(d)",), (), ()),
    Duty("wagers.advice", (), (), ("16.17",)),
    Duty("progression.breaks", (), (), ("16.18",)),
    Duty("progression.pace", (), (), ("16.19",)),
    Duty("progression.early_end", ("12.4.8(d)",), ("12.4.8(d)",), ()),
    Duty("money.whole_pool", (), (), ("16.21",)),
    Duty("money.balance", (), (), ("16.22",)),
    Duty("conduct.disputes.final", ("12.4.8(g)",), ("12.4.8(h)",), ()),
)

# words for which the tournament has a function: what each document has decided itself, and what it leaves to the terms
POLICIES = {
    "seating.late.policy": ("as-terms", "as-terms", "forfeits"),
    "seating.substitutes.policy": ("as-terms", "as-terms", "director"),
    "chips.kinds": (("tournament", "promotional", "cash"), ("tournament", "promotional"), ("tournament",)),
    "chips.cashed": (True, True, False),
    "wagers.compulsory.policy": ("as-terms", "as-terms", "table-minimum"),
    "wagers.turn.policy": ("as-terms", "as-terms", "in-turn"),
    "progression.elimination.policy": ("as-terms", "as-terms", "cannot-wager"),
    "money.commission.policy": ("as-terms", "as-terms", "approved"),
    "money.refunds.policy": ("as-terms", "as-terms", "none-but-cancelled"),
    "precedence.order": (("rules", "terms"), ("rules", "terms"), ("chapter", "rules", "terms")),
    "conduct.disputes.to": (("inspector",), ("vcgr",), ()),
    "only_here": (("zero-commission",), (), ()),
}


def at(chapter: TournamentChapter, where: str) -> object:
    return reduce(getattr, where.split("."), chapter)


@pytest.mark.parametrize("duty", DUTIES, ids=lambda one: one.where)
def test_a_duty_binds_where_its_document_puts_it(duty: Duty) -> None:
    for book, numbers in zip(BOOKS, duty[1:], strict=True):
        found = at(chapter_of(book), duty.where)
        clauses = () if isinstance(found, Silent) else found.clauses  # type: ignore[attr-defined]
        assert clauses == tuple(Clause.of(book, number) for number in numbers), book


@pytest.mark.parametrize("where", POLICIES)
def test_a_policy_is_what_the_document_says(where: str) -> None:
    assert tuple(at(chapter_of(book), where) for book in BOOKS) == POLICIES[where]


def test_a_deputy_is_present_instead_of_the_director_at_crown_sydney_alone() -> None:
    """12.2.3(a) there; Melbourne names deputies only in a statement (reading A-63)."""
    sydney, melbourne = chapter_of(SYDNEY).director.deputies, chapter_of(MELBOURNE).director.deputies
    assert not isinstance(sydney, Silent)
    assert not isinstance(melbourne, Silent)
    assert (sydney.stand_in, melbourne.stand_in) == (True, False)


def test_the_gaming_shift_manager_names_the_director_at_canberra() -> None:
    assert chapter_of(CANBERRA).director.rank == "gaming-shift-manager"


def test_only_canberra_gives_the_regulator_a_copy() -> None:
    melbourne, canberra = chapter_of(MELBOURNE).before.advised, chapter_of(CANBERRA).before.advised
    assert not isinstance(melbourne, Silent)
    assert not isinstance(canberra, Silent)
    assert (melbourne.copy, canberra.copy) == (False, True)
