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
from croupier.rulebooks import Rulebook, shelf
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
)
from croupier.service.asking import CommandDescribed, promotion_commands_described
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.ids import as_owner
from croupier.service.page_language import PageLanguage
from croupier.service.people import Session
from croupier.service.promotion_frames import PromotionCard, PromotionShown
from croupier.service.promotion_room import PREFIX, PromotionRoom, PromotionWatcher, works_on
from croupier.service.roles import STAFF, SUPERVISING, Role
from croupier.service.route_frames import (
    BegunByTerms,
    CommandBody,
    as_json,
    begun,
    fit_to_begin,
    given_command,
    not_begun,
    served_live,
    who_looks,
)
from croupier.service.routes_words import known_language
from croupier.service.schemas import answered, describe_promotion_command
from croupier.service.socket import give
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, encode
from croupier.store.claims import KeptClaimant, drop_claimant, keep_claimant
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


class NewPromotion(BegunByTerms):
    """A promotion to begin: its id, its book, and the file of its terms."""


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


def _room(request: Request, promotion: str) -> PromotionRoom:
    room = house_of(request).promotions.get(PREFIX + promotion)
    if room is None:
        raise _none_such(promotion)
    return room


def _none_such(promotion: str) -> HttpError:
    says = english(ErrorCode.NO_SUCH_PROMOTION, promotion=promotion)
    return HttpError(404, ErrorCode.NO_SUCH_PROMOTION, says, promotion=promotion)


def _known_to(role: Role | None, room: PromotionRoom) -> bool:
    """Until its terms are published, a promotion is known to those who work on it, and to nobody else."""
    return room.promotion.holds is not None or works_on(role)


# --- the list ------------------------------------------------------------------------------------


@promotions_api.get("/promotions", responses=answered(tuple[PromotionCard, ...]))
async def promotions(request: Request) -> Response:
    """Every promotion whose terms are published, those that are not over first; for staff the others too."""
    works = works_on(who_looks(await find_session(request))[1])
    found = [card_of(room) for room in house_of(request).promotions.values()]
    shown = [one for one in found if works or one.edition]
    return as_json(encode(sorted(shown, key=lambda one: (one.stage in _OVER, -one.starts, one.id))))


def card_of(room: PromotionRoom) -> PromotionCard:
    promotion, trouble = room.promotion, room.standstill
    try:
        view = promotion_view(promotion, room.book, (), lambda person, ticket: "", room.clock())
        casino, currency, zone, stage = view.casino, view.symbol, view.zone, view.stage
        prizes = sum(one.number * one.value for one in view.prizes)
        times = (view.starts, view.closes, view.draws_at)
    except BookTrouble:
        casino, currency, zone, stage, prizes, times = "", "", "", "prepared", 0, (0, 0, 0)
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
        zone=zone,
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
    fit_to_begin(read)
    room = house.new_promotion(PREFIX + asked.id, asked.book)
    actor = room.actor(session.account.id, session.account.role)
    own = as_owner(actor.id)
    first = r.BeginPromotion(f"{own}:begin", actor, room.time, read.terms.name or asked.id)
    given = await begun(
        room,
        first,
        lambda: house.add_promotion(room),
        lambda: r.WritePromotionTerms(f"{own}:terms", actor, room.time, read.terms),
    )
    return as_json(encode(card_of(room))) if given.done else not_begun(given)


def _chapter(book: str, status: int = 404) -> tuple[Rulebook, PromotionChapter]:
    if book not in shelf():
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
    return as_json(encode(promotion_commands_described(language)))


# --- one promotion -------------------------------------------------------------------------------


@promotions_api.get("/promotions/{promotion}", responses=answers(404, 409) | answered(PromotionShown))
async def view(promotion: str, request: Request, last: Annotated[int | None, Query(ge=0)] = None) -> Response:
    """The view of whoever asks, as the socket sends it, with so many of the last events where that is said."""
    session, room = await find_session(request), _room(request, promotion)
    who, role = who_looks(session)
    if not _known_to(role, room):
        raise _none_such(promotion)
    after = room.version if last is None else max(0, room.version - last)
    return as_json(PromotionWatcher(room, who, role, after).view())


@promotions_api.post(
    "/promotions/{promotion}/commands", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422)
)
async def command(promotion: str, asked: PromotionCommandAsked, request: Request, session: Unhurried) -> Response:
    """Give a command without a socket; the answer is the same."""
    room = _room(request, promotion)
    if not _known_to(session.account.role, room):
        raise _none_such(promotion)
    return await given_command(request, room, session, asked)


@promotions_api.post(
    "/promotions/{promotion}/refusals", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422)
)
async def refuse(promotion: str, asked: ClaimToRefuse, request: Request, session: Unhurried) -> Response:
    """Refuse a prize: what the book orders kept of whoever claims it is put down first, and goes if that is refused."""
    needs(session, *STAFF)
    house, room = house_of(request), _room(request, promotion)
    async with room.refusing:  # one after another: a name is kept under the number that its claim will have
        return await _refused(house, room, session, asked)


async def _refused(house: WebFloor, room: PromotionRoom, session: Session, asked: ClaimToRefuse) -> Response:
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
    # of what is in doubt the names stay: they are there for whoever finds that it was written after all
    if not (given.done or given.error) and details and len(room.promotion.claims) < number:
        await house.ask(drop_claimant, house.log, room.id, number)
    return as_json(encode(given), given.status)


@promotions_api.websocket("/promotions/{promotion}/live")
async def live(socket: WebSocket, promotion: str, after: Annotated[int | None, Query(ge=0)] = None) -> None:
    room = house_of(socket).promotions.get(PREFIX + promotion)

    def watching(room: PromotionRoom, who: str, role: Role | None) -> PromotionWatcher | None:
        return PromotionWatcher(room, who, role, after) if _known_to(role, room) else None

    await served_live(socket, room, ErrorCode.NO_SUCH_PROMOTION, watching)


# --- to print ------------------------------------------------------------------------------------


@router.get("/promotions/{promotion}/terms", include_in_schema=False, response_class=HTMLResponse)
async def print_terms(promotion: str, request: Request, language: PageLanguage) -> Response:
    """The terms and conditions as people read them: the edition that holds; for staff the latest before any does."""
    room = _room(request, promotion)
    works = works_on(who_looks(await find_session(request))[1])
    found, book = room.promotion, room.book
    edition = found.holds or (found.editions[-1] if works and found.editions else None)
    if edition is None or isinstance(book.promotions, Silent):
        raise HttpError(404, ErrorCode.NO_SUCH_PAGE, f"the promotion {promotion} has no terms yet")
    speaker = speaker_of(book, language)
    # what was written and never published is nobody's but the house's
    known = [one for one in found.editions if one.number < edition.number and (works or one.published is not None)]
    before = known[-1].terms if known else None
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
