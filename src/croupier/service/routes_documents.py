"""The approved document of a book over HTTP: whether there is one, the file itself, and attaching it.

A file goes out as a download and as nothing else, whatever is in it. Start at `documents_api`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel

from croupier.floor import shelved
from croupier.rulebooks import Rulebook, shelf
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.documents import AttachedDocument, DocumentError
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.roles import Role
from croupier.service.web_floor import WebFloor

router = APIRouter()
documents_api = APIRouter(
    prefix="/api", tags=["documents"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_MEDIA: Final = {"pdf": "application/pdf", "text": "text/plain; charset=utf-8"}
_ENDINGS: Final = {"pdf": "pdf", "text": "txt"}
_BODY: Final = {"requestBody": {"content": {"application/pdf": {}, "text/plain": {}}, "required": True}}


class DocumentShown(BaseModel):
    """The approved document of a book, by whose clauses whoever asks is given it. `digest` is nothing without one."""

    book: str
    clauses: list[str]
    digest: str = ""
    bytes: int = 0
    type: str = ""
    at: int = 0
    sound: bool = False  # what lies here is what was attached, and is handed out


def known_book(book: str) -> Rulebook:
    if book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    return shelved(book)


@documents_api.get("/books/{book}/document", responses=answers(404, 409))
async def document(book: str, request: Request) -> DocumentShown:
    """Whether the house has attached the approved document of a book, and which it is."""
    house, opened = house_of(request), await asyncio.to_thread(known_book, book)
    return await house.ask(_shown, house, opened)


def _shown(house: WebFloor, book: Rulebook) -> DocumentShown:
    attached = house.documents.of(book)
    clauses = [str(clause) for clause in book.notices.rules_copy.clauses]
    if attached is None:
        return DocumentShown(book=book.id, clauses=clauses)
    try:
        house.documents.content(attached)
        sound = True
    except DocumentError:
        sound = False
    return DocumentShown(
        book=attached.book,
        clauses=clauses,
        digest=attached.digest,
        bytes=attached.bytes,
        type=attached.type,
        at=attached.at,
        sound=sound,
    )


@documents_api.post("/books/{book}/document", responses=answers(401, 404, 409, 422, 423), openapi_extra=_BODY)
async def attach(book: str, request: Request, session: LoggedIn) -> DocumentShown:
    """Attach the approved document: a PDF or plain text, as the whole body. The house log has its digest."""
    needs(session, Role.ADMINISTRATOR)  # before the body is read, however large it says it is
    house, opened = house_of(request), await asyncio.to_thread(known_book, book)
    content = await request.body()
    try:
        await house.ask(house.documents.attach, opened, content, session.account.id)
    except DocumentError as error:
        raise HttpError(422, error.code, str(error)) from None
    return await house.ask(_shown, house, opened)


@router.get("/rules/{book}/document", include_in_schema=False, response_class=Response)
async def hand_out(book: str, request: Request) -> Response:
    """The document itself, to whoever asks."""
    house, opened = house_of(request), await asyncio.to_thread(known_book, book)
    attached = await house.ask(house.documents.of, opened)
    if attached is None:
        says = f"no document is attached for {book}"
        raise HttpError(404, ErrorCode.NO_DOCUMENT, says, book=book)
    try:
        content = await asyncio.to_thread(house.documents.content, attached)
    except DocumentError as error:
        raise HttpError(409, error.code, str(error), book=book) from None
    return Response(content, headers=_headers(attached), media_type=_MEDIA[attached.type])


def _headers(attached: AttachedDocument) -> dict[str, str]:
    """A download by a name of ours, that no browser takes for a page, and that may do nothing if one did."""
    return {
        "Content-Disposition": f'attachment; filename="{attached.book}-rules.{_ENDINGS[attached.type]}"',
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
        "ETag": f'"{attached.digest}"',
    }


router.include_router(documents_api)
