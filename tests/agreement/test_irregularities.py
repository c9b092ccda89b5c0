"""Every book's rows for when something goes wrong against what was typed, and small wrongs that this must notice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from croupier import BOOKS, Rulebook, open_book
from croupier.clauses import Clauses
from croupier.rulebooks.irregularities import Irregularities, Irregularity, Remedy
from expected.irregularities import MATTERS, differing_irregularities, typed_for


@pytest.mark.parametrize("book", BOOKS)
def test_the_rows_are_those_that_were_typed(book: str) -> None:
    assert list(differing_irregularities(open_book(book))) == []


# --- small wrongs --------------------------------------------------------------------------------


def wrongs(book: Rulebook) -> Iterator[tuple[str, tuple[Irregularity, ...]]]:
    """Every row, remedy, circumstance, effect, rank, condition and cited clause otherwise, one at a time."""
    rows = book.irregularities.irregularity
    for place, row in enumerate(rows):
        told = f"{place} {row.slip}"

        def otherwise(*news: Irregularity, at: int = place) -> tuple[Irregularity, ...]:
            return (*rows[:at], *news, *rows[at + 1 :])

        yield f"{told} left out", otherwise()
        for when in row.when:
            yield f"{told} without {when}", otherwise(replace(row, when=tuple(one for one in row.when if one != when)))
        yield f"{told} only between coups", otherwise(replace(row, when=(*row.when, "between-coups")))
        if row.where_option:
            yield f"{told} by every option", otherwise(replace(row, where_option=""))
        later = [other for other in rows[place + 1 :] if other.slip == row.slip]
        if later and later[0].when != row.when:
            yield f"{told} after the next", _swapped(rows, place, rows.index(later[0]))
        for what, remedy in enumerate(row.remedy):
            for how, changed in _remedies(book, row, remedy):
                news = (*row.remedy[:what], *changed, *row.remedy[what + 1 :])
                yield f"{told}: {remedy.id} {how}", otherwise(replace(row, remedy=news))


def _swapped(rows: tuple[Irregularity, ...], one: int, other: int) -> tuple[Irregularity, ...]:
    new = list(rows)
    new[one], new[other] = new[other], new[one]
    return tuple(new)


def _remedies(book: Rulebook, row: Irregularity, remedy: Remedy) -> Iterator[tuple[str, tuple[Remedy, ...]]]:
    ladder = [rank.id for rank in book.authority.rank]
    place = ladder.index(remedy.rank)
    yield "left out", ()
    for rank in (ladder[beside] for beside in (place - 1, place + 1) if 0 <= beside < len(ladder)):
        yield f"by {rank}", (replace(remedy, rank=rank),)
    yield "two people", (replace(remedy, two_people=not remedy.two_people),)
    yield "all agree", (replace(remedy, all_agree=not remedy.all_agree),)
    yield "tells", (replace(remedy, tells=remedy.tells[1:] if remedy.tells else ("someone",)),)
    for effect in remedy.does:
        yield f"without {effect}", (replace(remedy, does=tuple(one for one in remedy.does if one != effect)),)
    for matter in MATTERS:
        cited: Clauses = getattr(remedy, f"{matter}_clauses")
        for clause in cited or row.clauses[:1]:
            others = tuple(one for one in cited if one != clause) if cited else (clause,)
            what = f"{matter} without {clause}" if cited else f"{matter} by {clause}"
            yield what, (replace(remedy, **{f"{matter}_clauses": others}),)
    yield "ends the shoe too", (replace(remedy, does=(*remedy.does, "end-shoe", "end-shoe")),)


def changed(book: Rulebook, rows: tuple[Irregularity, ...]) -> Rulebook:
    chapter: Irregularities = replace(book.irregularities, irregularity=rows)
    return replace(book, irregularities=chapter)


@pytest.mark.parametrize("book", BOOKS)
def test_no_small_wrong_in_a_row_goes_unnoticed(book: str) -> None:
    right = open_book(book)
    found = list(wrongs(right))
    assert len(found) > 150
    unnoticed = [told for told, rows in found if not any(differing_irregularities(changed(right, rows)))]
    assert unnoticed == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_clause_that_is_cited_no_more_is_noticed(book: str) -> None:
    right = open_book(book)
    clauses = {clause for row in right.irregularities.irregularity for clause in row.clauses}
    typed = {number for row in typed_for(right).values() for number in row.clauses}
    for clause in clauses:
        if clause.number not in typed and str(clause) not in typed:
            continue
        rows = tuple(_uncited(row, clause) for row in right.irregularities.irregularity)
        assert any(differing_irregularities(changed(right, rows))), clause


def _uncited(row: Irregularity, clause: str) -> Irregularity:
    remedies = tuple(replace(one, clauses=tuple(c for c in one.clauses if c != clause)) for one in row.remedy)
    return replace(row, clauses=tuple(one for one in row.clauses if one != clause), remedy=remedies)
