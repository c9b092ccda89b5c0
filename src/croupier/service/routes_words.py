"""The words of the pages over HTTP: which languages there are, and each as a page has it.

A language is made ready and compressed once; a browser that has it asks whether it still holds, and is told so without
being sent it again. Start at `words`.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final, NamedTuple

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel

from croupier.floor import shelved
from croupier.languages.catalogue import languages
from croupier.languages.pages import Bundle, PageWords, for_pages, in_bundle
from croupier.rulebooks import Rulebook, shelf
from croupier.service.access import answers, from_here, house_of
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.schemas import answered
from croupier.service.wire import encode
from croupier.words.book import BookWords, words_for_pages

words_api = APIRouter(
    prefix="/api", tags=["words"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_HEADERS: Final = {"cache-control": "no-cache", "vary": "Accept-Encoding"}  # kept, and asked about every time


class LanguageListed(BaseModel):
    """A language that pages speak; `name` is what it calls itself."""

    language: str
    tag: str
    name: str
    beside: str
    digest: str


class _Ready(NamedTuple):
    etag: str
    plain: bytes
    packed: bytes


@lru_cache
def _ready(language: str, bundle: Bundle | None = None) -> _Ready:
    found = for_pages(language) if bundle is None else in_bundle(language, bundle)
    plain = encode(found)
    return _Ready(f'"{found.digest}"', plain, gzip.compress(plain, mtime=0))


@words_api.get("/words")
async def listed() -> list[LanguageListed]:
    """The languages that pages speak, English first."""
    found = (for_pages(language) for language in languages())
    return [
        LanguageListed(language=one.language, tag=one.tag, name=one.name, beside=one.beside, digest=one.digest)
        for one in found
    ]


@words_api.get("/words/{language}", responses=answers(404) | answered(PageWords) | {304: {"description": "as kept"}})
async def words(language: str, request: Request) -> Response:
    """Everything that a page may say in a language, by message."""
    known_language(language)
    return _sent(_ready(language), request)


@words_api.get(
    "/words/{language}/{bundle}", responses=answers(404, 422) | answered(PageWords) | {304: {"description": "as kept"}}
)
async def bundled(language: str, bundle: Bundle, request: Request) -> Response:
    """The part of it that pages of the floor say, or what pages of tournaments say besides."""
    known_language(language)
    return _sent(_ready(language, bundle), request)


@words_api.get("/books/{book}/words/{language}", responses=answers(404, 409) | answered(BookWords))
async def book_words(book: str, language: str, request: Request) -> Response:
    """A book's own words in a language, by id (`wager-tie`) and by English text; what has no translation is English."""
    known_language(language)
    played = {one.id: one for one in house_of(request).books()}
    if book not in played and book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    return _sent(_ready_for(played.get(book) or shelved(book), language), request)


_of_books: dict[tuple[str, str], _Ready] = {}  # by edition and language


def _ready_for(book: Rulebook, language: str) -> _Ready:
    key = (book.digest, language)
    if key not in _of_books:
        _of_books[key] = _made(book, language)
    return _of_books[key]


def _made(book: Rulebook, language: str) -> _Ready:
    plain = encode(words_for_pages(book, language))
    return _Ready(f'"{hashlib.sha256(plain).hexdigest()}"', plain, gzip.compress(plain, mtime=0))


def known_language(language: str) -> None:
    if language not in languages():
        says = f"there is no language {language}: choose one of {', '.join(languages())}"
        raise HttpError(404, ErrorCode.NO_SUCH_LANGUAGE, says, language=language)


def _sent(ready: _Ready, request: Request) -> Response:
    etag, plain, packed = ready
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=_HEADERS | {"etag": etag})
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = _HEADERS | {"etag": etag} | ({"content-encoding": "gzip"} if zipped else {})
    return Response(packed if zipped else plain, headers=headers, media_type="application/json")
