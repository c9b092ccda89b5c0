"""Every language says the same: the same messages in the same forms, of the same facts, by the same choices.

Messages that nothing says: test_catalogue_used.py. What is really said: test_catalogue_said.py.
"""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from architecture.messages import FLAG, PLURALS, Told, entries, files, forms, messages, told
from croupier.languages import catalogue, languages
from croupier.languages.catalogue import ENGLISH
from croupier.languages.pages import for_pages
from croupier.languages.tongue import _functions

# what stands between two sentences: nothing, in a language that puts no space there
MAY_SAY_NOTHING = frozenset(("list-sentence",))
# a plural or an article of one language's grammar; another may do without
GRAMMAR = frozenset(("named", "several"))
# an English terminal shows names as people type them; another language says what they mean
AS_TYPED_IN_ENGLISH = frozenset(("terminal-deal-happened", "terminal-deal-choice", "terminal-replay-rank"))

OTHERS = tuple(language for language in languages() if language != ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert not [entry for entry in entries(language) if isinstance(entry, ast.Term)], "a name is a message here"
    for_pages(language)


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_reads_what_the_library_reads(language: str) -> None:
    """It cuts files into messages by itself, without parsing them."""
    words = catalogue(language)
    assert list(words) == list(messages(language))
    different = [id for id in words if not words.message(id).equals(messages(language)[id], ignored_fields=["comment"])]
    assert different == []


@pytest.mark.parametrize("language", languages())
def test_every_message_says_something(language: str) -> None:
    silent = [
        f"{id}.{form}"
        for id, message in messages(language).items()
        for form, pattern in {"": message.value, **forms(message)}.items()
        if id not in MAY_SAY_NOTHING and (pattern is None or not any(map(_says, pattern.elements)))
    ]
    assert silent == []


def _says(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(element.value.strip())
    return not isinstance(element.expression, ast.StringLiteral) or bool(element.expression.value)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_fact_is_one_that_speakers_know(language: str) -> None:
    known = {"", *_functions()}
    kinds = {(id, kind) for id in messages(language) for one in _told(language, id).values() for _, kind in one.facts}
    assert [(id, kind) for id, kind in kinds if kind not in known] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_english_is_there_and_no_other(language: str) -> None:
    english, other = set(messages(ENGLISH)), set(messages(language))
    assert english - other == set(), "not translated"
    assert other - english == set(), "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_in_the_same_file(language: str) -> None:
    def places(language: str) -> set[tuple[str, str]]:
        return {
            (name, one.id.name)
            for name, read in files(language).items()
            for one in read.body
            if isinstance(one, ast.Message)
        }

    assert places(ENGLISH) ^ places(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_forms(language: str) -> None:
    different = {
        id: set(forms(message)) ^ set(forms(messages(language)[id]))
        for id, message in messages(ENGLISH).items()
        if set(forms(message)) != set(forms(messages(language)[id]))
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_tells_the_same_facts_as_the_same_kinds(language: str) -> None:
    different = {
        f"{id}.{form}": sorted(english.facts ^ other.facts)
        for id, form, english, other in _pairs(language)
        if english.facts != other.facts
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_is_made_in_every_language(language: str) -> None:
    """By a flag, an id, or whether a fact is given. How many forms a number has is each language's own affair."""
    different = {
        f"{id}.{form}": (_choices(english), _choices(other))
        for id, form, english, other in _pairs(language)
        if _choices(english) != _choices(other)
    }
    assert different == {}


def _choices(one: Told) -> dict[str, frozenset[str]]:
    """Without plurals, by category or by figure. Of none at all (`[0]`) every language must know."""
    keys = {fact: keys - (PLURALS - {"other"}) for fact, keys in one.choices.items() if fact not in GRAMMAR}
    return {fact: some for fact, some in keys.items() if some != {"other"} and not _figures(some - {"other"})}


def _figures(keys: frozenset[str]) -> bool:
    return keys != {"0"} and all(map(str.isdigit, keys))


@pytest.mark.parametrize("language", languages())
def test_whether_a_fact_is_given_is_answered_by_yes_or_no(language: str) -> None:
    wrong = {
        id: one.choices
        for id in messages(language)
        for one in _told(language, id).values()
        for fact, keys in one.choices.items()
        if fact.startswith(FLAG) and keys != {"yes", "no"}
    }
    assert wrong == {}


def _told(language: str, id: str) -> dict[str, Told]:
    return {form: told(language, id, form) for form in forms(messages(language)[id])}


def _pairs(language: str) -> list[tuple[str, str, Told, Told]]:
    return [
        (id, form, one, told(language, id, form))
        for id in messages(ENGLISH)
        if id not in AS_TYPED_IN_ENGLISH
        for form, one in _told(ENGLISH, id).items()
    ]
