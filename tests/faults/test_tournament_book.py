"""A chapter on tournaments must lead somewhere: fields of the terms, ranks, roles, options and conditions it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.clauses import Silent
from croupier.rulebooks import load
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.shelf import open_book
from faults import Break, Edit, assert_told

FILE = "tournament.toml"
MELBOURNE = "crown-melbourne"


def broken(name: str, old: str, new: str, key: str, says: str, book: str = "harbour-palace") -> Break:
    return Break(name, (Edit(FILE, old, new),), FILE, key, says, book)


BREAKS = [
    broken(
        "a field that the terms do not have",
        'fields = ["details.starts"]',
        'fields = ["details.begins"]',
        "chapter.term[starts].fields",
        "there is no field of the terms 'details.begins'",
    ),
    broken("an item twice", 'id = "most"', 'id = "fewest"', "chapter.term[fewest]", "stands 2 times"),
    broken(
        "a condition nobody knows",
        'asked = "if-several-rounds"',
        'asked = "if-it-rains"',
        "chapter.term[onward].asked",
        "if-it-rains",
    ),
    broken(
        "a clause that is not there",
        'clauses = ["19.14"] }\nlate',
        'clauses = ["19.99"] }\nlate',
        "chapter.seating.start-moved.clauses",
        "there is no clause harbour-palace:19.99",
    ),
    broken(
        "a policy nobody knows",
        'late = { policy = "forfeits"',
        'late = { policy = "forgives"',
        "chapter.seating.late.policy",
        "forgives",
    ),
    broken(
        "a statement without a text for players",
        'text = "Where these terms and the rules of the house differ, the rules go first."\n',
        "",
        "chapter.term[rules-prevail].text",
        "a statement needs a text for players",
    ),
    broken(
        "a text beside fields",
        'fields = ["details.starts"]',
        'fields = ["details.starts"]\ntext = "It starts."',
        "chapter.term[starts].text",
        "only a statement has a text",
    ),
    broken(
        "a director named by nobody",
        'rank = "harbour-master"',
        'rank = "admiral"',
        "chapter.director.rank",
        "there is no rank 'admiral'",
    ),
    broken(
        "a regulator nobody knows",
        'advised = { to = "inspector"',
        'advised = { to = "admiral"',
        "chapter.before.advised.to",
        "there is no role outside the ladder 'admiral'",
        MELBOURNE,
    ),
    broken(
        "staff approved by nobody",
        'rank = "chief-officer"',
        'rank = "admiral"',
        "chapter.entry.staff.rank",
        "there is no rank 'admiral'",
        MELBOURNE,
    ),
    broken(
        "complaints without a clause",
        'advice-clauses = ["12.4.8(j)"]\n',
        "",
        "chapter.conduct.disputes",
        "go together",
        MELBOURNE,
    ),
    broken(
        "a reading that is not there",
        'reading = "A-63"',
        'reading = "A-0"',
        "chapter.term[session-ties].reading",
        "there is no reading 'A-0'",
        MELBOURNE,
    ),
    broken(
        "a variation that is not there",
        'only-here = ["zero-commission"]',
        'only-here = ["zero"]',
        "chapter.only-here",
        "there is no variation 'zero'",
        "crown-sydney",
    ),
    broken(
        "an option that is not there",
        'hedge-option = "tournament-hedge"',
        'hedge-option = "hedges"',
        "chapter.wagers.compulsory.hedge-option",
        "there is no option 'hedges'",
        "canberra",
    ),
    broken(
        "a turn without a marker",
        ', marker-clauses = ["19.12"]',
        "",
        "chapter.wagers.turn",
        "need marker-clauses",
    ),
    broken("chips that play does not move", '["play", "entry"]', '["entry"]', "chapter.chips.moved-by", "'play'"),
    broken(
        "terms above the rules",
        'order = ["rules", "terms"]',
        'order = ["terms", "rules"]',
        "chapter.precedence.order",
        "the rules prevail",
    ),
    broken(
        "a policy left out",
        "in-view = { silent = true }\n",
        "",
        "chapter.chips.in-view",
        "missing key",
    ),
]


@pytest.mark.parametrize("one", BREAKS, ids=str)
def test_the_fault_is_told(one: Break, tmp_path: Path) -> None:
    assert_told(one, tmp_path)


def test_an_edition_from_before_the_chapter_is_still_opened_and_holds_no_tournaments() -> None:
    book = open_book("canberra")
    folder = {name: table for name, table in book.folder.items() if name != FILE}
    old = load.build(folder, lambda _: None, Faults())
    assert isinstance(old.tournament, Silent)
