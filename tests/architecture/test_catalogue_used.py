"""No message lies idle, and none is missing: each is said by code, is part of another, or is of a family's names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from architecture.message_families import FAMILIES, literals, members, prefixes
from architecture.messages import messages, references
from croupier import BOOKS
from croupier.languages.catalogue import ENGLISH
from croupier.languages.speaker import NAMES
from croupier.service.asking import book_described, commands_described

# read by the catalogue itself, or by what lies outside the package
OF_THE_LANGUAGE = frozenset(("language-tag", "language-name", "language-beside"))

NAMES_OF_BOOKS = frozenset(("wager", "variation", "book"))  # these names are a book's own words, and no message


@cache
def ids() -> frozenset[str]:
    """Every message; asked when a test runs, since reading them takes longer than to collect the tests."""
    return frozenset(messages(ENGLISH))


def by_family(prefix: str) -> set[str]:
    """The messages of a family; an id belongs to the longest prefix that fits."""
    return {id for id in ids() if family_of(id) == prefix}


def family_of(id: str) -> str:
    return max((one for one in FAMILIES if id.startswith(f"{one}-")), key=len, default="")


def test_every_message_is_used() -> None:
    said = literals() | references(ENGLISH) | OF_THE_LANGUAGE
    of_families = {id for prefix in FAMILIES for id in members(prefix)}
    assert sorted(ids() - said - of_families) == []


@pytest.mark.parametrize("prefix", sorted(FAMILIES))
def test_a_family_has_no_message_that_no_name_asks_for(prefix: str) -> None:
    found = by_family(prefix)
    assert found, "a family without messages"
    assert sorted(found - members(prefix) - literals() - references(ENGLISH)) == []


@pytest.mark.parametrize("prefix", sorted(name for name, one in FAMILIES.items() if one.whole))
def test_a_whole_family_has_a_message_for_every_name(prefix: str) -> None:
    assert sorted(members(prefix) - ids()) == []


def test_every_prefix_that_code_makes_ids_with_is_a_family() -> None:
    """Unless every message that begins so is said by its whole id somewhere."""
    put_together = [id for id in ids() - literals() - references(ENGLISH) if not family_of(id)]
    made = {prefix for prefix in prefixes() if any(id.startswith(f"{prefix}-") for id in put_together)}
    of_kinds = {kind for kind in NAMES.values() if any(id.startswith(f"{kind}-") for id in ids())}
    assert sorted((made | of_kinds) - set(FAMILIES) - NAMES_OF_BOOKS) == []


# of what a form offers, the names that are not plain terms (web/logic/fields.js)
KIND_OF_CHOICE = {"kind": "breach", "shoe": "shoe", "channel": "channel"}


def test_everything_that_a_form_offers_has_words() -> None:
    """Else a page shows the name as the wire has it, in English."""
    missing = {
        (field, name)
        for field, name in chosen()
        if not {f"{KIND_OF_CHOICE.get(field, 'term')}-{name}", f"hand-{name}"} & ids()
    }
    assert sorted(missing) == []


def chosen() -> Iterator[tuple[str, str]]:
    """What a field can be chosen from: the command's own choices, and a book's where it has no name for them."""
    waiting = [field for command in commands_described() for field in command.fields]
    while waiting:
        field = waiting.pop()
        yield from ((field.name, one) for one in field.choices if one)
        waiting += [*field.fields, *([field.each] if field.each else [])]
    for book in BOOKS:
        for name, choices in book_described(book).choices.items():
            yield from ((name.partition(".")[2], one.value) for one in choices if one.name == one.value)
