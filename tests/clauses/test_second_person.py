"""The second person for voids, in every book: a control of the house, and a table may do without it (reading A-104).

No document asks for it, so that its refusal cites no clause; what is ordered cites the clause as ever. Start at the
first test.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from clauses.irregular import racks
from croupier import Rulebook, open_book
from croupier.clauses import Reason, Silent
from croupier.table import Actor
from croupier.table.views import offered
from live import Live

BOOKS = [
    pytest.param(
        "crown-sydney",
        "area-manager",
        "crown-sydney:14.12",
        id="crown-sydney",
        marks=pytest.mark.clause("crown-sydney:14.12"),
    ),
    pytest.param(
        "crown-melbourne",
        "game-supervisor",
        "crown-melbourne:11.11",
        id="crown-melbourne",
        marks=pytest.mark.clause("crown-melbourne:11.11"),
    ),
    pytest.param(
        "canberra", "casino-supervisor", "canberra:13.4", id="canberra", marks=pytest.mark.clause("canberra:13.4")
    ),
    pytest.param(
        "star-sydney",
        "gaming-supervisor",
        "star-sydney:14.1.2",
        id="star-sydney",
        marks=pytest.mark.clause("star-sydney:14.1.2"),
    ),
    pytest.param("crown-brochure", "game-supervisor", "crown-melbourne:11.11", id="crown-brochure"),
]


def reported(book: str | Rulebook, rank: str, **facts: Any) -> Live:
    """A on Player and B on Banker for 100; nobody can tell the order of the cards, says Kim."""
    live = Live(book, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("8sKd/2d5c")
    live.do("report-irregularity", Actor("Kim", rank), slip="order-unknown")
    return live


@pytest.mark.parametrize(("book", "rank", "clause"), BOOKS)
def test_by_default_someone_else_orders_the_void_and_the_refusal_cites_no_clause(
    book: str, rank: str, clause: str
) -> None:
    live = reported(book, rank)
    refusal = live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, Actor("Kim", rank), remedy="void")
    assert refusal.clauses == ()
    assert refusal.facts["actor"] == "Kim"
    events = live.do("order-remedy", Actor("Lee", rank), remedy="void")
    assert any(clause in event.under for event in events)
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.parametrize(("book", "rank", "clause"), BOOKS)
def test_a_house_without_the_control_lets_the_rank_alone_decide(book: str, rank: str, clause: str) -> None:
    live = reported(book, rank, options=(("second-person-for-voids", "no"),))
    shown = offered(live.table, live.book, Actor("Kim", rank))
    assert not any(remedy.two_people or remedy.refusal for remedy in shown.remedies if remedy.id == "void")
    events = live.do("order-remedy", Actor("Kim", rank), remedy="void")
    assert any(clause in event.under for event in events)
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:11.11")
def test_an_edition_from_before_the_option_judges_as_it_did() -> None:
    """A book without `second-person` wants another person always, and cites the remedy's clauses."""
    book = open_book("crown-melbourne")
    before = replace(book, irregularities=replace(book.irregularities, second_person=Silent("second-person")))
    live = reported(before, "game-supervisor", options=(("second-person-for-voids", "no"),))
    kim = Actor("Kim", "game-supervisor")
    refusal = live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, kim, remedy="void")
    assert "crown-melbourne:11.11" in refusal.clauses
