"""The books over HTTP, for whoever reads and compares: clauses found by their words, two books side by side.

What is found and compared is our own telling of the documents (the register's paraphrases, the sheets of
words/sheet.py), in the language that is asked for. Each text is prepared once for an edition and kept. Start at
`rules_api`.
"""

from __future__ import annotations

import asyncio
import threading
import unicodedata
from itertools import groupby
from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel

from croupier.clauses import Clause
from croupier.floor import opened_books
from croupier.handbook.differences import NO_RULE_OF_PLAY
from croupier.languages.catalogue import ENGLISH
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.service.access import answers, from_here
from croupier.service.routes_documents import known_book
from croupier.service.routes_words import known_language
from croupier.words.book import speaker_of
from croupier.words.compare import differences
from croupier.words.sheet import Statement

rules_api = APIRouter(
    prefix="/api", tags=["rules"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_AT_ONCE: Final = 60  # clauses in one answer


class ClauseFound(BaseModel):
    clause: str
    book: str
    casino: str
    topic: str
    says: str


class ClausesFound(BaseModel):
    """Clauses that have every word, in the order of the books; `count` is of all, of which the first are here."""

    words: str
    count: int
    clauses: list[ClauseFound]


class SaidInBook(BaseModel):
    says: str
    clauses: list[str]


class ThingCompared(BaseModel):
    """One thing of which two books say something else; nothing on a side whose book does not speak of it."""

    thing: str
    left: SaidInBook | None
    right: SaidInBook | None


class TopicCompared(BaseModel):
    topic: str
    things: list[ThingCompared]


class BookOfTwo(BaseModel):
    id: str
    casino: str
    title: str
    edition: str


class BooksCompared(BaseModel):
    left: BookOfTwo
    right: BookOfTwo
    topics: list[TopicCompared]


# --- clauses by their words ----------------------------------------------------------------------


class _Searched(NamedTuple):
    text: str  # folded: number, topic and what it says
    found: ClauseFound


_texts: Final[dict[tuple[str, str], tuple[_Searched, ...]]] = {}  # by edition and language
_compared: Final[dict[tuple[str, str, str], BooksCompared]] = {}  # by editions and language
_making: Final = threading.Lock()


@rules_api.get("/rules/search", responses=answers(404, 409, 422))
async def search(
    words: Annotated[str, Query(min_length=1, max_length=100)],
    book: Annotated[str, Query(max_length=40)] = "",
    language: str = ENGLISH,
) -> ClausesFound:
    """Clauses of every book, or of one, in which all these words stand; a number is a word too."""
    known_language(language)
    return await asyncio.to_thread(_search, words, book, language)


def _search(words: str, book: str, language: str) -> ClausesFound:
    wanted = _folded(words).split()
    fits = [
        one.found
        for among in ([known_book(book)] if book else opened_books())
        for one in _clauses(among, language)
        if wanted and all(word in one.text for word in wanted)
    ]
    return ClausesFound(words=words, count=len(fits), clauses=fits[:_AT_ONCE])


def _clauses(book: Rulebook, language: str) -> tuple[_Searched, ...]:
    key = (book.digest, language)
    if key not in _texts:
        say = own(book, speaker_of(book, language))
        told = (
            ClauseFound(
                clause=str(row.clause),
                book=book.id,
                casino=book.source.casino,
                topic=say(row.topic),
                says=say(row.paraphrase),
            )
            for row in book.register
        )
        _texts[key] = tuple(
            _Searched(_folded(f"{Clause(one.clause).number} {one.topic} {one.says}"), one) for one in told
        )
    return _texts[key]


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


# --- two books -----------------------------------------------------------------------------------


@rules_api.get("/rules/compare/{left}/{right}", responses=answers(404, 409))
async def compare(left: str, right: str, language: str = ENGLISH) -> BooksCompared:
    """What two books say differently, by topic, each with its clauses."""
    known_language(language)
    return await asyncio.to_thread(_compare, left, right, language)


def _compare(left: str, right: str, language: str) -> BooksCompared:
    ours, theirs = known_book(left), known_book(right)
    key = (ours.digest, theirs.digest, language)
    with _making:  # it takes a moment: nobody makes the same twice at once
        if key not in _compared:
            _compared[key] = _told(ours, theirs, language)
        return _compared[key]


def _told(left: Rulebook, right: Rulebook, language: str) -> BooksCompared:
    speakers = speaker_of(left, language), speaker_of(right, language)
    left_out = {speaker.say(f"terminal-topic-{topic}") for topic in NO_RULE_OF_PLAY for speaker in speakers}
    found = [one for one in differences(left, right, speakers, typed=False) if one.topic not in left_out]
    return BooksCompared(
        left=_book(left, language),
        right=_book(right, language),
        topics=[
            TopicCompared(
                topic=topic,
                things=[ThingCompared(thing=one.thing, left=_said(one.left), right=_said(one.right)) for one in things],
            )
            for topic, things in groupby(found, lambda one: one.topic)
        ],
    )


def _book(book: Rulebook, language: str) -> BookOfTwo:
    title = own(book, speaker_of(book, language))(book.source.title)
    return BookOfTwo(id=book.id, casino=book.source.casino, title=title, edition=book.imprint)


def _said(statement: Statement | None) -> SaidInBook | None:
    if statement is None:
        return None
    return SaidInBook(says=statement.says, clauses=[str(clause) for clause in statement.clauses])
