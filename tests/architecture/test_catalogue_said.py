"""Everything that happens and everything that is refused can be said, in every language and wholly in that language.

Every scenario is played and told. A language that is made of English for the test, with accents and longer, shows that
no sentence comes from anywhere but its catalogue, and that every fact comes through. Start at `happened`.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from architecture.messages import files, forms, messages, told
from architecture.promotions_told import all_happens
from architecture.test_reasons import SITUATIONS, TABLE
from architecture.tournaments_told import everything_happens
from croupier import Reason, Refusal, Rulebook, open_book
from croupier.languages import Message, Speaker, languages, speaker, spelled
from croupier.languages.catalogue import ENGLISH, FURTHER, read_again
from croupier.languages.pages import for_pages
from croupier.promotions.codec import PROMOTION_EVENTS
from croupier.table.codec import EVENTS
from croupier.tournament.apply import apply
from croupier.tournament.codec import TOURNAMENT_EVENTS
from croupier.tournament.state import Tournament
from croupier.words.book import names_of, speaker_of
from croupier.words.events import message_of, payment_message
from croupier.words.promotions import promotion_message
from croupier.words.refusals import sentence
from croupier.words.tournaments import tournament_message
from snapshots.corpus import FILES, Day, days
from soak import SOAK

PLACEHOLDER: Final = re.compile(r"\{ ?\$|\{ ?[A-Z]+\(|\u2063")
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
RESTRICTED: Final = "restriction:tiger"  # a sign whose name is made of two
AS_TYPED: Final = frozenset(("", "TEXT", "CARDS", "BOOKID"))  # kinds of facts that go in as they are
ALIKE: Final = 2  # sentences that differ in their figures, cards and parts alone; all of them in a soak
OF_A_BOOK: Final = frozenset(("WAGER", "VARIATION"))  # and these where no book says what it calls them


@cache
def happened() -> tuple[tuple[Message, Rulebook], ...]:
    """All that is told of every scenario, once: each event, and what became of each wager."""
    told = [(message, day.book) for file in FILES for day in days(file) for message in of_day(day)]
    told += of_tournaments()
    told += of_promotions()
    every = {(book.id, message.id, repr(message.facts)): (message, book) for message, book in told}
    alike: dict[tuple[object, ...], list[tuple[Message, Rulebook]]] = {}
    for message, book in every.values():
        alike.setdefault((book.id, message.id, _choices(message)), []).append((message, book))
    return tuple(one for several in alike.values() for one in (several if SOAK else several[:ALIKE]))


def _choices(message: Message) -> frozenset[tuple[str, object]]:
    """What a sentence may turn on: the words among its facts, whether one is there or is 1; no other figure."""
    return frozenset(
        (name, (fact == 1) if type(fact) is int else fact if isinstance(fact, str | bool) else bool(fact))
        for name, fact in message.facts.items()
    )


def of_day(day: Day) -> Iterator[Message]:
    for given in day.given:
        for event, before in given.happened:
            yield message_of(event, before)
            yield from map(payment_message, getattr(event, "payments", ()))


def of_tournaments() -> Iterator[tuple[Message, Rulebook]]:
    """All that is told of tournaments in which everything happens."""
    for running in everything_happens():
        before = Tournament(id=running.tournament.id)
        for event in running.events:
            yield tournament_message(event, before), running.book
            before = apply(before, event)


def of_promotions() -> Iterator[tuple[Message, Rulebook]]:
    """All that is told of promotions in which everything happens."""
    for seen in all_happens():
        yield from ((promotion_message(event), seen.book) for event in seen.events)


@cache
def refused() -> tuple[tuple[Refusal, Rulebook | None], ...]:
    """One refusal for every reason, and all those of the scenarios."""
    played = [
        (given.answer, day.book)
        for file in FILES
        for day in days(file)
        for given in day.given
        if isinstance(given.answer, Refusal)
    ]
    made = [situation() for situation in (*SITUATIONS.values(), *TABLE.values())]
    return (*((one, _book_of(one)) for one in made if isinstance(one, Refusal)), *played)


def _book_of(refusal: Refusal) -> Rulebook | None:
    """The book that it was refused by; one that rests on no clause tells none."""
    return open_book(refusal.clauses[0].book) if refusal.clauses else None


def speaks(book: Rulebook | None, language: str) -> Speaker:
    return _speaker(book.id if book else "", language)


@cache
def _speaker(book: str, language: str) -> Speaker:
    return (speaker_of(open_book(book), language) if book else Speaker(language)).calling(lambda person: f"<{person}>")


def test_every_kind_of_event_and_every_reason_is_among_them() -> None:
    names = (*EVENTS, *TOURNAMENT_EVENTS, *PROMOTION_EVENTS)
    assert {message.id for message, _ in happened()} >= {f"event-{name}" for name in names}
    assert {refusal.reason for refusal, _ in refused()} == set(Reason)


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_with_the_facts_it_has(language: str) -> None:
    """Strictly: a fact that a sentence wants and that is not there is an error in tests."""
    assert speaker.strict
    for message, book in happened():
        said = speaks(book, language).said(message)
        assert said.strip(), message
        assert not PLACEHOLDER.search(said), said
    for refusal, known in refused():
        said = sentence(refusal, speaks(known, language))
        assert not PLACEHOLDER.search(said), said


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_to_whom_it_is_about(language: str) -> None:
    for message, book in happened():
        for form in forms(messages(language)[message.id]):
            assert speaks(book, language).said(message, form).strip(), (message, form)


# --- wholly in one language ----------------------------------------------------------------------


def test_chinese_has_no_english_in_it() -> None:
    """But for names of people, what people wrote, ids as they are typed, clauses and cards."""
    left = {
        (message.id, " ".join(words))
        for message, book in happened()
        if (words := LATIN.findall(without_facts(speaks(book, "zh").said(message), message, book)))
    }
    assert sorted(left) == []


def test_refusals_in_chinese_have_no_english_in_them() -> None:
    left = set()
    for refusal, book in refused():
        message = Message(f"refusal-{refusal.reason.value}", refusal.facts)
        said = without_clauses(sentence(refusal, speaks(book, "zh")), refusal)
        if words := LATIN.findall(without_facts(said, message, book)):
            left.add((message.id, " ".join(words)))
    assert sorted(left) == []


def without_clauses(said: str, refusal: Refusal) -> str:
    for text in sorted((text for one in refusal.clauses for text in (str(one), one.number)), key=len, reverse=True):
        said = said.replace(text, "")
    return said.replace(f"{refusal.clauses[0].book}:", "") if refusal.clauses else said


def without_facts(said: str, message: Message, book: Rulebook | None) -> str:
    """A sentence without names of people and without the facts that go in as they are."""
    kinds = AS_TYPED | (frozenset() if book else OF_A_BOOK)
    for text in sorted(as_they_are(message, kinds), key=len, reverse=True):
        said = said.replace(text, "")
    return re.sub(r"<[^>]*>", "", said)


def as_they_are(message: Message, kinds: frozenset[str]) -> Iterator[str]:
    found = messages(ENGLISH)[message.id]
    for name, kind in {pair for form in forms(found) for pair in told(ENGLISH, message.id, form).facts}:
        value = message.facts.get(name)
        if kind in kinds:
            yield from _strings(value)
            yield from map(spelled, _strings(value))
        elif kind == "SAID" and isinstance(value, tuple):
            for part in value:
                yield from as_they_are(Message(*part), kinds)


def _strings(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        return [value] if value else []
    return [str(one) for one in value] if isinstance(value, tuple | list) else []


def test_the_sign_of_a_restricted_wager_is_called_by_the_wager() -> None:
    said = {
        language: [speaks(book, language).said(one) for one, book in happened() if one.facts.get("sign") == RESTRICTED]
        for language in languages()
    }
    assert "The sign of the restriction of Tiger stands at the table" in said[ENGLISH]
    assert all("虎" in one for one in said["zh"])


# --- a language made for the test ----------------------------------------------------------------

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTS: Final = str.maketrans(PLAIN, "áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
PSEUDO: Final = "xx"
# it joins lists and names months as English does: those words are no message
OF_ENGLISH: Final = frozenset(("and", "or", *calendar.month_name))


class _Pseudo(Transformer):
    """Accents on every letter, longer by two fifths; what says nothing goes on saying nothing."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # so the library calls it
        return ast.TextElement(node.value.translate(ACCENTS) + "~" * (len(node.value.strip()) * 2 // 5))


def pseudo(message: ast.Message) -> ast.Message:
    if message.id.name in ("language-tag", "language-beside"):
        return message
    made: ast.Message = _Pseudo().visit(message.clone())
    if message.id.name == "language-name":
        return made
    for pattern in forms(made).values():
        pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return made


@pytest.fixture
def pseudo_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its folder is brought as a house brings one."""
    folder = tmp_path / PSEUDO
    folder.mkdir()
    for name, resource in files(ENGLISH).items():
        made = ast.Resource([pseudo(one) for one in resource.body if isinstance(one, ast.Message)])
        (folder / name).write_text(FluentSerializer().serialize(made), encoding="utf-8")
    monkeypatch.setenv(FURTHER, str(tmp_path))
    read_again()
    yield PSEUDO
    read_again()
    marked.cache_clear()
    speaker._tongue.cache_clear()
    for_pages.cache_clear()


def test_a_language_that_a_house_brings_is_one_of_the_languages(pseudo_language: str) -> None:
    assert languages() == (ENGLISH, pseudo_language, "zh")
    assert Speaker(pseudo_language).say("hand-player") == "⟦Þļáýéŕ~~⟧"
    assert set(for_pages(pseudo_language).messages) == set(for_pages(ENGLISH).messages)


def test_every_sentence_of_every_day_is_said_in_a_language_made_for_the_test(pseudo_language: str) -> None:
    for message, book in happened():
        english, other = marked(book.id, ENGLISH), marked(book.id, pseudo_language)
        said = other.said(message)
        assert said.startswith("⟦"), said
        assert said.endswith("⟧"), said
        assert set(LATIN.findall(without_facts(said, message, book))) <= OF_ENGLISH, said
        assert facts_in(other, message) == facts_in(english, message)


@cache
def marked(book: str, language: str) -> Speaker:
    """Whoever calls everyone, and everything of the book's own, by their ids in brackets."""
    opened = open_book(book)
    names = {id: f"<{id}>" for id in names_of(opened)}
    return Speaker(language, currency=opened.source.currency, names=names, name=lambda person: f"<{person}>")


def facts_in(speaker: Speaker, message: Message) -> dict[str, list[object]]:
    """What a sentence tells, however it stands in it: cards, names, amounts and figures."""
    parts = speaker.parts(message)
    text = "".join(part for part in parts if isinstance(part, str))
    return {
        "cards": sorted(part for part in parts if isinstance(part, tuple)),
        "names": sorted(re.findall(r"<[^>]*>", text)),
        "figures": sorted(re.findall(r"\$?\d+(?:[,.]\d+)*", re.sub(r"<[^>]*>", "", text))),
    }
