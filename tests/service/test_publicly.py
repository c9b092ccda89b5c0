"""Over every scenario: what the public is told, shown and answered has no id of a patron in it.

What is shown is looked at after every third command, and after each in a soak.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from croupier.clauses import Refusal
from croupier.languages import languages
from croupier.languages.catalogue import catalogue
from croupier.service.announcing import heard_by, tell
from croupier.service.publicly import (
    BY_NO_PERSON,
    PEOPLE_IN_FACTS,
    Called,
    SharedBytes,
    answered_openly,
    people_in,
    places_of,
    shown_openly,
    shown_to,
    told_openly,
)
from croupier.service.wire import Reply, encode, refused
from croupier.table import Table
from croupier.table.views.shared import shared
from snapshots.corpus import FILES, Day, days
from soak import SOAK

PUBLIC = ""
# what people wrote themselves, and diagrams that have letters as scenarios' patrons do
_NOT_PEOPLE = {"says", "about", "decision", "contribution", "words", "text", "sentence", "layout", "areas"}
_TO = {"event-shoe-passed", "event-hand-delivered"}


def texts(thing: Any, name: str = "") -> Iterator[str]:
    """Every text of a document that a program wrote, the names of its fields left out."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            if key not in _NOT_PEOPLE:
                yield from texts(value, key)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts(value, name)
    elif isinstance(thing, str):
        yield thing


def named(document: bytes, patrons: set[str]) -> set[str]:
    return patrons & set(texts(json.loads(document)))


def of_people(day: Day) -> set[str]:
    """Ids that could be nothing else: scenarios call patrons A and B, which no wager is called."""
    return {patron for given in day.given for patron in given.after.patrons} - {"player", "banker", "tie", "patron"}


def called_by(table: Table) -> Called:
    return Called({}, places_of(table))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_that_the_public_gets_has_an_id_in_it(file: Path) -> None:
    for day in days(file):
        patrons = of_people(day)
        for number, given in enumerate(day.given):
            if isinstance(given.answer, Refusal):
                answer = answered_openly(Reply("answer", "", refused=refused(given.answer)), called_by(given.after))
                assert not named(encode(answer), patrons), (given.name, answer)
            for event, before in given.happened:
                told = tell(event, before, 1, str)
                heard = heard_by(told, PUBLIC, staff=False)
                if heard is None:
                    continue
                places = places_of(before)
                called = Called({}, {person: places.get(person, 0) for person in people_in(told)})
                openly = told_openly(heard, called, PUBLIC)
                assert not named(encode(openly), patrons), openly
                for patron in (one for one in patrons if len(one) > 1):
                    assert not re.search(rf"\b{re.escape(patron)}\b", openly.text), openly
            if given.after.setup is not None and (SOAK or number % 3 == 0):
                whole, places = shared(given.after, day.book), places_of(given.after)
                seen = shown_openly(whole, Called({}, places))
                assert not named(encode(seen), patrons), seen
                sent = SharedBytes(whole, partial(Called, {}, places))
                assert sent.for_person(PUBLIC) == encode(seen)
                for me in given.after.patrons:
                    own = shown_openly(whole, Called({}, places, me))
                    assert shown_to(me, seen, whole, Called({}, places, me)) == own
                    assert sent.for_person(me) == encode(own)


@pytest.mark.parametrize("language", languages())
def test_whatever_a_sentence_calls_a_person_is_known_as_one(language: str) -> None:
    words = catalogue(language)
    for id, entry in words.entries.items():
        if entry.file in ("tournaments.ftl", "promotions.ftl"):  # whoever is an entrant is called otherwise everywhere
            continue
        if not id.startswith(("event-", "refusal-", "wager-", "owes")):
            continue
        found = set(re.findall(r"PERSON\(\$(\w+)", entry.source)) - ({"to"} if id in _TO else set())
        assert found <= PEOPLE_IN_FACTS, (id, found)


def test_who_or_what_did_it_is_told_apart_as_the_catalogue_does() -> None:
    entries = catalogue("en").entries.items()
    kinds = {
        id: set(re.findall(r"(\w+)\(\$by\)", entry.source)) - {"GIVEN"}
        for id, entry in entries
        if entry.file in ("events.ftl", "refusals.ftl")
    }
    assert {id for id, found in kinds.items() if found and found != {"PERSON"}} == BY_NO_PERSON


def test_a_patron_means_whom_they_were_told_of_and_nobody_by_another_s_id() -> None:
    called = Called({"wei": "Lucky Dragon"}, {"wei": 1, "kim": 2, "ann": 0}, "kim")
    assert [called(one) for one in ("wei", "kim", "ann", "staff", "automatic dealer", "")] == [
        *("alias:Lucky Dragon", "kim", "patron:", "staff", "automatic dealer", "")
    ]
    assert [called.meant(one) for one in ("alias:Lucky Dragon", "kim", "wei", "place:9", "someone new")] == [
        *("wei", "kim", "patron:", "patron:", "someone new")
    ]
