"""A rank matrix by person and book: whoever has a rank may do through the floor what the document says, and no more.

Powers that a document gives by name are from `expected.ranks`, written from the documents; every other act is from the
core's own authority, which says so (`power_of`). Each rank is granted to one person over the web, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.automatic import AutomaticDealer
from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.service.access import COOKIE
from croupier.service.roles import Role, ranks_open_to
from croupier.table.acts import ACTS
from croupier.table.authority import power_of
from croupier.table.codec import COMMANDS
from croupier.table.rules import house_of
from expected.ranks import APPROVALS, BREACHES, LADDERS, POWERS, BreachPowers
from service.floors import Ready, quick
from service.matrix import THE_HOUSES_TOO, THEIR_OWN_ALONE
from service.test_matrix import _facts
from shares import Case, kept
from soak import SOAK

FOR_RANK: Final = ("no-rank", "rank-too-low", "unknown-rank", "not-for-another")
NONE: Final = "none"
# judged by more than the rank of a row: each has its own tests (and `approve` its rows below)
_OTHERWISE: Final = ("approve", "write-off-debt", "write-off-commission", *THEIR_OWN_ALONE, *THE_HOUSES_TOO)


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Ready, TestClient]]:
    """A floor with a table of every book; it is only asked, so all tests share it."""
    folder = tmp_path_factory.mktemp("ranks")
    cards = [quick(book, book, automatic=()) for book in BOOKS]
    made = Ready(folder / "floor.db", folder / "keys", cards)
    for card in cards:
        made.play(card, then=_with_a_device)
    with TestClient(made.app()) as client:
        yield made, client


def _with_a_device(dealer: AutomaticDealer) -> None:
    """A breach that every power of a book on breaches is for, where the book knows it."""
    kinds = {row.id for row in dealer.book.conduct.breach}
    if "device" in kinds:
        assert not isinstance(dealer.say("record-breach", kind="device", patron="kim"), Refusal)


def _as(ready: Ready, person: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[person]}"}


def _grant(books: tuple[Ready, TestClient], person: str, book: str, rank: str) -> None:
    ready, client = books
    answer = client.patch(
        f"/api/people/{person}/rank", json={"book": book, "rank": rank}, headers=_as(ready, "administrator")
    )
    assert answer.status_code == 200, answer.text


def _why(books: tuple[Ready, TestClient], person: str, book: str, command: str, facts: dict[str, Any]) -> Any:
    ready, client = books
    said = {"id": "why", "command": command, "facts": facts, "why": True}
    answer = client.post(f"/api/tables/{book}/commands", json=said, headers=_as(ready, person))
    assert answer.status_code == 200, (command, answer.text)
    return answer.json().get("refused") or {"reason": ""}


def _may(books: tuple[Ready, TestClient], person: str, book: str, command: str) -> bool:
    return _why(books, person, book, command, _facts(COMMANDS[command], person))["reason"] not in FOR_RANK


def _by_name(book: Rulebook) -> dict[str, str]:
    return {rank.name: rank.id for rank in (*book.authority.rank, *book.authority.outside)}


@pytest.mark.parametrize("book", LADDERS)
def test_a_ladder_stands_as_the_document_names_its_ranks(book: str) -> None:
    names = [rank.name for rank in open_book(book).authority.rank]
    assert [name for name in names if name in LADDERS[book]] == list(LADDERS[book])


@pytest.mark.parametrize("book", LADDERS)
def test_what_a_document_gives_to_a_rank_is_for_it_and_above_and_for_nobody_below(
    books: tuple[Ready, TestClient], book: str
) -> None:
    opened = open_book(book)
    ids = _by_name(opened)
    ladder = [rank.id for rank in opened.authority.rank]
    rows = [one for one in POWERS if one.book == book]
    found, expected = {}, {}
    for place, rank in enumerate(ladder):
        _grant(books, "dealer", book, rank)
        for row in rows:
            found[row.act, rank] = _may(books, "dealer", book, row.act)
            expected[row.act, rank] = place >= ladder.index(ids[row.rank])
    for row in rows:  # whoever is outside the ladder, where the document names them
        found[row.act, "Inspector"] = _may(books, "inspector", book, row.act)
        expected[row.act, "Inspector"] = "Inspector" in row.also
    assert found == expected
    assert set(expected.values()) == {True, False}


@pytest.mark.parametrize("book", LADDERS)
def test_what_a_document_wants_approved_is_approved_by_that_rank_and_above(
    books: tuple[Ready, TestClient], book: str
) -> None:
    opened = open_book(book)
    ids, ladder = _by_name(opened), [rank.id for rank in opened.authority.rank]
    found, expected = {}, {}
    for place, rank in enumerate((NONE, *ladder)):
        _grant(books, "dealer", book, rank)
        for row in (one for one in APPROVALS if one.book == book):
            reason = _why(books, "dealer", book, "approve", {"act": row.act})["reason"]
            found[row.act, rank] = reason not in FOR_RANK
            expected[row.act, rank] = place > ladder.index(ids[row.rank])
    assert found == expected


@pytest.mark.parametrize("row", BREACHES, ids=lambda row: row.book)
def test_what_is_done_about_a_breach_is_for_the_rank_of_that_clause_and_above(
    books: tuple[Ready, TestClient], row: BreachPowers
) -> None:
    opened = open_book(row.book)
    ladder = [rank.id for rank in opened.authority.rank]
    assert {power.id for power in opened.conduct.power} == set(row.powers)
    found, expected = {}, {}
    for place, rank in enumerate((NONE, *ladder)):
        _grant(books, "dealer", row.book, rank)
        for power in row.powers:
            facts = {"breach": 1, "power": power, "amount": 0, "says": ""}
            refused = _why(books, "dealer", row.book, "act-on-breach", facts)
            found[power, rank] = refused["reason"] not in FOR_RANK
            expected[power, rank] = place > ladder.index(_by_name(opened)[row.rank])
            if rank == ladder[0]:
                assert refused["facts"]["needed"] == row.rank
                assert f"{row.book}:{row.clause}" in refused["clauses"]
    assert found == expected
    assert set(expected.values()) == {True, False}


@pytest.mark.parametrize("book", BOOKS)
def test_every_other_act_is_for_the_rank_that_the_core_says(books: tuple[Ready, TestClient], book: str) -> None:
    """The service adds nothing to the core's authority and takes nothing from it, whoever the person is."""
    opened = open_book(book)
    rules = house_of(opened)
    acts = [act for act in ACTS.values() if act.name not in _OTHERWISE]
    ranks = (NONE, *(one.id for one in opened.authority.rank))
    asked = kept(  # all in a soak, otherwise a third, with every rank and every act
        (Case(f"{book} {rank} {act.name}", {"rank": rank, "act": act.name}) for rank in ranks for act in acts),
        1 if SOAK else 3,
        ("rank", "act"),
    )
    found, expected = {}, {}
    for rank in ranks:
        _grant(books, "supervisor", book, rank)
        for act in acts:
            if f"{book} {rank} {act.name}" not in asked:
                continue
            found[act.name, rank] = _may(books, "supervisor", book, act.name)
            needed = power_of(opened, COMMANDS[act.name])
            expected[act.name, rank] = rank != NONE and rules.reaches(rank, needed.rank)
    assert found == expected
    assert len(acts) > 90


@pytest.mark.parametrize("book", BOOKS)
def test_an_inspector_gives_no_command_but_those_that_the_book_gives_inspectors(
    books: tuple[Ready, TestClient], book: str
) -> None:
    """Whichever rank outside the ladder they have, and with none."""
    opened = open_book(book)
    for rank in (*(one.id for one in ranks_open_to(opened, Role.INSPECTOR)), NONE):
        _grant(books, "inspector", book, rank)
        may = {act.name for act in ACTS.values() if act.name != "approve" and _may(books, "inspector", book, act.name)}
        given = {
            act.name
            for act in ACTS.values()
            if rank in (row := power_of(opened, COMMANDS[act.name])).also or rank == row.rank
        }
        assert may == given, rank
        approvals = [_why(books, "inspector", book, "approve", {"act": one}) for one in opened.authority.approval]
        assert {one["reason"] for one in approvals} <= {"rank-too-low", "no-rank"}
    _grant(books, "inspector", book, "role")


@pytest.mark.parametrize("book", BOOKS)
def test_who_has_no_rank_is_told_which_it_takes_by_which_clause_and_who_has_it(
    books: tuple[Ready, TestClient], book: str
) -> None:
    opened = open_book(book)
    _grant(books, "dealer", book, NONE)
    needed = power_of(opened, COMMANDS["close-table"])
    refused = _why(books, "dealer", book, "close-table", _facts(COMMANDS["close-table"], "dealer"))
    assert refused["reason"] == "no-rank"
    assert refused["facts"] == {"needed": house_of(opened).names[needed.rank]}
    assert refused["clauses"] == [str(clause) for clause in needed.clauses]
    assert house_of(opened).names[needed.rank] in refused["sentence"]
    assert {"manager", "administrator"} <= set(refused["able"])
    assert "dealer" not in refused["able"]
