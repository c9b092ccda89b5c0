"""A message without grammar is said without the library that knows grammar: exactly as the library says it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from croupier.languages import Message, Speaker, catalogue, languages, speaker
from croupier.languages.catalogue import ENGLISH
from croupier.languages.library import Library
from croupier.languages.message import Fact
from croupier.languages.plainly import FactPlace, PlainChoice, fill, read
from croupier.languages.speaker import speaking
from croupier.languages.tongue import Tongue, _functions
from soak import shared

FILES = sorted({entry.file for entry in catalogue(ENGLISH).entries.values()})
NOON = 1_800_000_000_000
BY_KIND: dict[str, tuple[Fact, ...]] = {
    "MONEY": (0, 5, 1250, 123_456_789, (100, 250)),
    "COUNT": (0, 1, 999, 12_345),
    **dict.fromkeys(("TIME", "DATE", "DAY", "SPAN", "LASTING", "COUNTDOWN"), (NOON, 61_001, 3_661_000)),
    "CARDS": (("2s", "Th"), "2s"),
    "CARDNAME": (("2s", "Th"), "Kd", ""),
    "WHEN": (("winner banker", "total 6/7"),),
    "SAID": ((Message("hand-player", {}), Message("hand-banker", {})),),
    "RANGE": ("0-5", "7", ("0-5", "8")),
}
ANY: tuple[Fact, ...] = (
    "word", "", "player", 7, 0, 1, 123_456, -3, True, ("a",), ("a", "b", "c"), None, 10**18, "long " * 600,
)  # fmt: skip


def _placed(pattern: Any) -> Iterator[FactPlace]:
    several = (*pattern.patterns.values(), pattern.otherwise) if isinstance(pattern, PlainChoice) else (pattern,)
    yield from (part for one in several for part in one if isinstance(part, FactPlace))


def _told(pattern: Any, salt: int) -> Iterator[dict[str, Fact]]:
    """Facts for each place, others every time."""
    for time in range(3):
        facts: dict[str, Fact] = {}
        for number, place in enumerate(_placed(pattern)):
            values = BY_KIND.get(place.kind, ANY)
            facts[place.fact] = next(islice(cycle(values), (salt + time * 5 + number) % len(values), None))
        if isinstance(pattern, PlainChoice):
            words: tuple[Fact, ...] = (*pattern.patterns, "another word", True)
            facts[pattern.by] = words[(salt + time) % len(words)]
        yield facts


@shared(4)
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_it_says_what_the_library_says(language: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "strict", False)
    words, kinds = catalogue(language), _functions()
    library = Library([words, catalogue(ENGLISH)], kinds)
    before = speaking.set(Speaker(language, terminal=True))
    compared = 0
    try:
        for salt, (id, entry) in enumerate(words.entries.items()):
            pattern = read(entry.source) if entry.file == file else None
            for facts in () if pattern is None else _told(pattern, salt):
                said = fill(pattern, facts, kinds) if pattern is not None else None
                if said is not None:
                    assert said == library.format(id, "", facts), (id, facts)
                    compared += 1
    finally:
        speaking.reset(before)
    assert compared


def test_most_messages_are_plain() -> None:
    words = catalogue(ENGLISH)
    plain = [id for id, entry in words.entries.items() if read(entry.source) is not None]
    assert 2 * len(plain) > len(words.entries)


@pytest.mark.parametrize(
    "grammar",
    [
        "a = { $count -> [one] one card *[other] { $count } cards }",
        "a = { $count ->\n    [1] one card\n   *[other] { $count } cards\n}",
        "a = { NUMBER($count, useGrouping: 1) }",
        "a = { other }",
        "a = { other.form }",
        "a = two\n    lines",
        "a = one\n    .form = another",
        'a = { "\\u2063" }',
        "a = { $who",
        "a = { GIVEN($who) ->\n    [yes] somebody\n   *[no] nobody\n}",
    ],
)
def test_what_has_grammar_is_left_to_the_library(grammar: str) -> None:
    assert read(grammar) is None


@pytest.mark.parametrize("facts", [{}, {"who": -3}, {"who": "x" * 3000}])
def test_facts_that_are_missing_or_have_grammar_are_left_to_it_too(facts: dict[str, Fact]) -> None:
    pattern = read("a = { $who } and more")
    assert pattern is not None
    assert fill(pattern, facts, {}) is None
    assert fill(pattern, {"who": "she"}, {}) == "she and more"


def test_a_choice_by_a_number_is_the_grammars() -> None:
    pattern = read("a = { $much ->\n    [one] a card\n   *[other] cards\n}")
    assert pattern is not None
    assert fill(pattern, {"much": 1}, {}) is None
    assert fill(pattern, {"much": "one"}, {}) == "a card"
    assert Tongue(ENGLISH).has("hand-player")


@pytest.mark.parametrize("language", languages())
def test_a_message_is_found_as_the_whole_catalogue_has_it(language: str) -> None:
    words = catalogue(language)
    assert {id: words.entry(id) for id in words.entries} == words.entries
    assert not [one for one in ("nobody-says-this", "term", "wager-", "-tie") if words.entry(one)]
