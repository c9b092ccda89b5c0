"""Promotions over HTTP: the list, a view, commands, refused claims, the live socket, and the terms to print.

Start at `promotions_api`.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, PlainTextResponse
from pydantic import ConfigDict, StringConstraints

from croupier.clauses import Silent
from croupier.floor import BookTrouble, shelved
from croupier.languages.catalogue import ENGLISH
from croupier.promotions import records as r
from croupier.promotions.terms.document import promotion_document
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.terms.template import promotion_template
from croupier.promotions.views import promotion_view
from croupier.rulebooks import BOOKS, Rulebook
from croupier.rulebooks.promotions import KeptDetail, PromotionChapter
from croupier.service.access import (
    Body,
    LoggedIn,
    Unhurried,
    answers,
    find_session,
    from_here,
    house_of,
    needs,
    same_origin,
)
from croupier.service.asking import CommandDescribed, promotion_commands_described
from croupier.service.errors import ErrorCode, HttpError, code_of_log
from croupier.service.ids import as_owner
from croupier.service.people import Session
from croupier.service.promotion_frames import PromotionCard, PromotionShown
from croupier.service.promotion_room import PREFIX, PromotionRoom, PromotionWatcher, works_on
from croupier.service.roles import STAFF, SUPERVISING
from croupier.service.routes_floor import CommandBody
from croupier.service.routes_tournaments import Id, finding_told
from croupier.service.routes_words import known_language
from croupier.service.schemas import answered, describe_promotion_command
from croupier.service.socket import AGAIN_LATER, POLICY, answer, give, serve
from croupier.service.troubles import english
from croupier.service.wire import Reply, Said, encode
from croupier.store.claims import KeptClaimant, drop_claimant, keep_claimant
from croupier.store.log import LogError
from croupier.terms.changes import changed
from croupier.terms.document import EditionTold
from croupier.terms.document_page import document_page
from croupier.words.book import speaker_of

router = APIRouter()
promotions_api = APIRouter(
    prefix="/api", tags=["promotions"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_OVER: Final = ("over", "cancelled")
Line = Annotated[str, StringConstraints(max_length=500)]


class NewPromotion(Body):
    """A promotion to begin: its id, its book, and the file of its terms."""

    id: Id
    book: str
    terms: Annotated[str, StringConstraints(max_length=60_000)]


class PromotionCommandAsked(CommandBody):
    """A command of a promotion, or a question why one would be refused: the same as over the socket."""

    model_config = ConfigDict(json_schema_extra=describe_promotion_command)


class ClaimToRefuse(Body):
    """Somebody who is refused a prize; name and address are kept apart from the log."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{1,64}$")]
    claimant: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    prize: Annotated[int, Query(ge=1, le=1_000_000)]
    reason: Line
    award: Annotated[int, Query(ge=0, le=1_000_000)] = 0
    called: Line = ""
    address: Line = ""


def _room(request: Request | WebSocket, promotion: str) -> PromotionRoom:
    room = house_of(request).promotions.get(PREFIX + promotion)
    if room is None:
        says = english(ErrorCode.NO_SUCH_PROMOTION, promotion=promotion)
        raise HttpError(404, ErrorCode.NO_SUCH_PROMOTION, says, promotion=promotion)
    return room


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


# --- the list ------------------------------------------------------------------------------------


@promotions_api.get("/promotions", responses=answered(tuple[PromotionCard, ...]))
async def promotions(request: Request) -> Response:
    """Every promotion whose terms are published, those that are not over first; for staff the others too."""
    session = await find_session(request)
    works = session is not None and not session.locked and works_on(session.account.role)
    found = [card_of(room) for room in house_of(request).promotions.values()]
    shown = [one for one in found if works or one.edition]
    return _json(encode(sorted(shown, key=lambda one: (one.stage in _OVER, -one.starts, one.id))))


def card_of(room: PromotionRoom) -> PromotionCard:
    promotion, trouble = room.promotion, room.standstill
    try:
        view = promotion_view(promotion, room.book, (), lambda person, ticket: "", room.clock())
        casino, currency, stage = view.casino, view.symbol, view.stage
        prizes = sum(one.number * one.value for one in view.prizes)
        times = (view.starts, view.closes, view.draws_at)
    except BookTrouble:
        casino, currency, stage, prizes, times = "", "", "prepared", 0, (0, 0, 0)
    starts, closes, draws_at = times
    return PromotionCard(
        id=room.name,
        name=promotion.name,
        book=promotion.edition.partition(" ")[0],
        casino=casino,
        stage=stage,
        edition=promotion.holds.number if promotion.holds else 0,
        entries=len(promotion.tickets),
        starts=starts,
        closes=closes,
        draws_at=draws_at,
        symbol=currency,
        prizes=prizes,
        trouble=trouble.english if trouble else "",
        trouble_says=trouble.says if trouble else None,
    )


@promotions_api.post("/promotions", responses=answers(401, 409, 423) | answered(PromotionCard, 422))
async def begin(asked: NewPromotion, request: Request, session: LoggedIn) -> Response:
    """Begin a promotion under a book and write its terms; publishing them is a command of its own."""
    needs(session, *SUPERVISING)
    house = house_of(request)
    await asyncio.to_thread(_chapter, asked.book, 422)
    if PREFIX + asked.id in house.promotions:
        raise HttpError(409, ErrorCode.EXISTS, f"there is a promotion {asked.id} already", id=asked.id)
    read = read_promotion(asked.terms)
    if read.faults:
        says = english(ErrorCode.TERMS_NOT_READ)
        raise HttpError(422, ErrorCode.TERMS_NOT_READ, says, findings=[finding_told(one) for one in read.faults])
    room = house.new_promotion(PREFIX + asked.id, asked.book)
    actor = room.actor(session.account.id, session.account.role)
    first = r.BeginPromotion(f"{as_owner(actor.id)}:begin", actor, room.time, read.terms.name or asked.id)
    given = await give(room, first, 0)
    if given.done:
        house.add_promotion(room)
        second = r.WritePromotionTerms(f"{as_owner(actor.id)}:terms", actor, room.time, read.terms)
        given = await give(room, second, None)
    if not given.done:
        return _json(encode(given), 409 if given.conflict else 503 if given.error else 422)
    return _json(encode(card_of(room)))


def _chapter(book: str, status: int = 404) -> tuple[Rulebook, PromotionChapter]:
    if book not in BOOKS:
        raise HttpError(status, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    opened = shelved(book)
    if isinstance(opened.promotions, Silent):
        raise HttpError(status, ErrorCode.NO_SUCH_BOOK, f"{book} has no promotions", book=book)
    return opened, opened.promotions


@promotions_api.get(
    "/books/{book}/promotion-terms",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **answers(404, 409)},
)
async def template(book: str, language: str = ENGLISH) -> Response:
    """A file of terms to begin with: valid as it is, each key with what the book wants there and its clause."""
    known_language(language)
    opened, chapter = await asyncio.to_thread(_chapter, book)
    return PlainTextResponse(promotion_template(opened, chapter, speaker_of(opened, language)))


@promotions_api.get("/promotion-commands", responses=answers(404) | answered(tuple[CommandDescribed, ...]))
async def commands(language: str = ENGLISH) -> Response:
    """Every command of a promotion with its fields, and what it is about: what a page needs to make a form of it."""
    known_language(language)
    return _json(encode(promotion_commands_described(language)))


# --- one promotion -------------------------------------------------------------------------------


@promotions_api.get("/promotions/{promotion}", responses=answers(404, 409) | answered(PromotionShown))
async def view(promotion: str, request: Request, last: Annotated[int | None, Query(ge=0)] = None) -> Response:
    """The view of whoever asks, as the socket sends it, with so many of the last events where that is said."""
    room = _room(request, promotion)
    after = room.version if last is None else max(0, room.version - last)
    return _json(_watcher(room, await find_session(request), after).view())


def _watcher(room: PromotionRoom, session: Session | None, after: int | None) -> PromotionWatcher:
    role = session.account.role if session and not session.locked else None
    return PromotionWatcher(room, session.account.id if session and role else "", role, after)


@promotions_api.post(
    "/promotions/{promotion}/commands", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422)
)
async def command(promotion: str, asked: PromotionCommandAsked, request: Request, session: Unhurried) -> Response:
    """Give a command without a socket; the answer is the same."""
    room = _room(request, promotion)
    said = Said("why" if asked.why else "command", asked.id, asked.version, asked.command, asked.facts)
    try:
        message = encode(said)
    except (UnicodeEncodeError, RecursionError):
        says = english(ErrorCode.NOT_UNDERSTOOD)
        raise HttpError(400, ErrorCode.NOT_UNDERSTOOD, says) from None
    given = await answer(house_of(request), room, session, message)
    return _json(encode(given), 200 if asked.why and given.refused else given.status)


@promotions_api.post(
    "/promotions/{promotion}/refusals", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422)
)
async def refuse(promotion: str, asked: ClaimToRefuse, request: Request, session: Unhurried) -> Response:
    """Refuse a prize: what the book orders kept of whoever claims it is put down first, and goes if that is refused."""
    needs(session, *STAFF)
    house, room = house_of(request), _room(request, promotion)
    number, version = len(room.promotion.claims) + 1, room.promotion.version
    told: dict[KeptDetail, str] = {"name": asked.called, "address": asked.address}
    details = [kind for kind, text in told.items() if text.strip()]
    actor = room.actor(session.account.id, session.account.role)
    made = r.RefusePrize(
        f"{as_owner(actor.id)}:{asked.id}",
        actor,
        room.time,
        asked.claimant,
        asked.prize,
        asked.reason,
        asked.award,
        tuple(details),
    )
    if room.why_not(made) is None and details:
        try:
            kept = KeptClaimant(asked.called, asked.address)
            await house.ask(keep_claimant, house.log, room.id, number, kept)
        except ValueError:
            raise HttpError(400, ErrorCode.NOT_UNDERSTOOD, "a name and an address are plain text") from None
    given = await give(room, made, version)
    if not given.done and details and len(room.promotion.claims) < number:
        await house.ask(drop_claimant, house.log, room.id, number)
    return _json(encode(given), given.status)


@promotions_api.websocket("/promotions/{promotion}/live")
async def live(socket: WebSocket, promotion: str, after: Annotated[int | None, Query(ge=0)] = None) -> None:
    house = house_of(socket)
    room = house.promotions.get(PREFIX + promotion)
    if room is None or not same_origin(socket):
        await socket.close(POLICY, ErrorCode.NO_SUCH_PROMOTION if room is None else ErrorCode.ANOTHER_SITE)
        return
    try:
        session = await find_session(socket)
        if session is not None and session.locked:
            await socket.close(POLICY, ErrorCode.CHANGE_PASSWORD if session.must_choose else ErrorCode.LOCKED)
            return
        watcher = _watcher(room, session, after)
    except LogError as error:
        await socket.close(AGAIN_LATER, code_of_log(error))
        return
    await serve(socket, house, watcher, session)


# --- to print ------------------------------------------------------------------------------------


@router.get("/promotions/{promotion}/terms", include_in_schema=False, response_class=HTMLResponse)
async def print_terms(promotion: str, request: Request, language: str = ENGLISH) -> Response:
    """The terms and conditions as people read them: the edition that holds; for staff the latest before any does."""
    known_language(language)
    room = _room(request, promotion)
    session = await find_session(request)
    works = session is not None and not session.locked and works_on(session.account.role)
    found, book = room.promotion, room.book
    edition = found.holds or (found.editions[-1] if works and found.editions else None)
    if edition is None or isinstance(book.promotions, Silent):
        raise HttpError(404, ErrorCode.NO_SUCH_PAGE, f"the promotion {promotion} has no terms yet")
    speaker = speaker_of(book, language)
    before = next((one.terms for one in reversed(found.editions[: edition.number - 1])), None)
    told = EditionTold(edition.number, edition.written, changed(before, edition.terms) if before else ())
    document = promotion_document(edition.terms, book, book.promotions, speaker, told)
    return HTMLResponse(
        document_page(
            document,
            speaker.say("conditions-promotion-title", name=document.name),
            speaker.say("conditions-promotion-subtitle"),
            speaker.say("conditions-changes"),
        )
    )


router.include_router(promotions_api)
