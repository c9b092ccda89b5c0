"""What is printed and read: the book of each document, in our words, with an anchor for every clause; a table's signs.

A book is made once for an edition and a language, and kept. Start at `rules_to_read`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from croupier.floor import opened_books
from croupier.handbook import make_handbook
from croupier.handbook.page import handbook_page, policy
from croupier.rulebooks import Rulebook
from croupier.service.page_language import PageLanguage
from croupier.service.routes_documents import known_book
from croupier.service.routes_floor import room_of
from croupier.signs import make_signs
from croupier.signs.page import POLICY, signs_page
from croupier.words.book import speaker_of

router = APIRouter()
_pages: Final[dict[tuple[str, str], str]] = {}  # by edition and language
_making: Final = threading.Lock()  # it takes seconds: nobody makes the same page twice at once


@router.get("/rules/{book}", include_in_schema=False, response_class=HTMLResponse)
async def rules_to_read(book: str, language: PageLanguage) -> Response:
    """Every clause of a book in our words; the anchor of one is `#clause-9.6`."""
    page = await asyncio.to_thread(_page, known_book(book), language)
    headers = {
        "Content-Security-Policy": f"{policy()}; frame-ancestors 'none'",
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }
    return HTMLResponse(page, headers=headers)


@router.get("/signs/{table}", include_in_schema=False, response_class=HTMLResponse)
async def signs_of_table(table: str, request: Request, language: PageLanguage) -> Response:
    """The signs and notices of a table as it is now, each with the clause that asks for it."""
    room = room_of(request, table)
    speaker = speaker_of(room.book, language)
    page = signs_page(make_signs(room.table, room.book, speaker), speaker)
    return HTMLResponse(page, headers={"Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'"})


def _page(book: Rulebook, language: str) -> str:
    key = (book.digest, language)
    if key not in _pages:
        with _making:
            if key not in _pages:
                speaker = speaker_of(book, language)
                _pages[key] = handbook_page(make_handbook(book, speaker, _others(book)), speaker)
    return _pages[key]


def _others(book: Rulebook) -> Iterator[Rulebook]:
    return (one for one in opened_books() if one.id != book.id)
