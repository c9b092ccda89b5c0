"""Tables over HTTP: the lobby, a view, commands, the stream of a display, the live socket, clauses, health and figures.

Start at `router`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from croupier.clauses import Clause
from croupier.floor import opened_books, shelved
from croupier.languages.catalogue import ENGLISH
from croupier.languages.money import HOME, symbol
from croupier.rulebooks import shelf
from croupier.rulebooks.translations import translation
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
from croupier.service.asking import BookDescribed, CommandDescribed, book_described, commands_described
from croupier.service.demo import FLOAT, WELCOME, deal_now, hand_over, welcome_player
from croupier.service.errors import ErrorCode, HttpError, code_of_log, not_understood
from croupier.service.frames import Pulse, ViewShown
from croupier.service.irregular import IrregularitiesShown, irregularities_of
from croupier.service.lobby import TableListed, listed
from croupier.service.roles import STAFF, SUPERVISING, Role, sees_names
from croupier.service.room import Room, Watcher
from croupier.service.route_frames import CommandBody, as_json, given_command, served_live
from croupier.service.routes_words import known_language
from croupier.service.runner import STEPS
from croupier.service.schemas import CardShown, answered, describe_command, describe_table
from croupier.service.table_cards import Automatic, TableCard, needs_acts, no_source_of_cards
from croupier.service.troubles import english
from croupier.service.wire import Reply, encode
from croupier.store.log import Unavailable
from croupier.table import Actor, Setup

router = APIRouter()
api = APIRouter(
    prefix="/api", tags=["tables"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)


class CommandAsked(CommandBody):
    """A command, or a question why one would be refused: the same as over the socket."""

    model_config = ConfigDict(json_schema_extra=describe_command)


class NewTable(Body):
    """A table for the floor, with a set-up as `open-table` takes it."""

    model_config = ConfigDict(json_schema_extra=describe_table)

    id: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9-]+$")]
    name: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    book: str
    setup: dict[str, Any]
    automatic: list[Annotated[Automatic, Field(strict=False)]] = Field(default_factory=list)
    betting_seconds: float = Field(default=20, gt=0, le=600)
    cut_seconds: float = Field(default=12, ge=0, le=600)
    pause_seconds: float = Field(default=5, ge=0, le=600)
    step_milliseconds: int = Field(default=900, ge=0, le=60_000)


class BookListed(BaseModel):
    id: str
    casino: str
    edition: str
    approved: bool = True  # of this release, or taken by an administrator: tables open by it


class EditionApproved(Body):
    """The whole name of an edition, as `/api/books` has it."""

    edition: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class ClauseShown(BaseModel):
    """What a clause says, in our words."""

    clause: str
    topic: str
    says: str
    casino: str


def room_of(request: Request | WebSocket, table: str) -> Room:
    room = house_of(request).rooms.get(table)
    if room is None:
        raise HttpError(404, ErrorCode.NO_SUCH_TABLE, f"there is no table {table}", table=table)
    return room


@api.get("/tables")
async def tables(request: Request) -> list[TableListed]:
    return [listed(room) for room in house_of(request).rooms.values()]


@api.post("/tables", responses=answers(401, 409, 422, 423))
async def add_table(asked: NewTable, request: Request, session: LoggedIn) -> TableListed:
    """Put a table on the floor; opening it is a command of its own."""
    needs(session, *SUPERVISING)
    house = house_of(request)
    if asked.id in house.rooms:
        raise HttpError(409, ErrorCode.EXISTS, f"there is a table {asked.id} already", id=asked.id)
    if asked.book not in shelf():
        says = f"there is no book {asked.book}: choose one of {', '.join(shelf())}"
        raise HttpError(422, ErrorCode.NO_SUCH_BOOK, says, book=asked.book)
    shelved(asked.book)
    try:
        setup = msgspec.convert(asked.setup, Setup)
        card = TableCard(
            id=asked.id,
            name=asked.name,
            book=asked.book,
            setup=setup,
            automatic=tuple(asked.automatic),
            betting_seconds=asked.betting_seconds,
            cut_seconds=asked.cut_seconds,
            pause_seconds=asked.pause_seconds,
            step_milliseconds=asked.step_milliseconds,
            float_chips=FLOAT if house.settings.demo and Automatic.OPEN in asked.automatic else 0,
            welcome_chips=WELCOME if house.settings.demo else 0,
        )
        encode(card)
    except (msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        says = f"the set-up is not one: {error}"
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, says, **not_understood(error)) from None
    if acts := no_source_of_cards(setup, card.automatic):
        raise HttpError(422, ErrorCode.NO_SOURCE_OF_CARDS, needs_acts(acts), acts=acts)
    return listed(house.add_table(card, by=session.account.id))


@api.get("/tables/{table}", responses=answers(404, 409) | answered(ViewShown))
async def view(table: str, request: Request, last: Annotated[int | None, Query(ge=0)] = None) -> Response:
    """The view of whoever asks, as the socket sends it, with so many of the last events where that is said."""
    room = room_of(request, table)
    after = 0 if last is None else max(0, room.version - last)
    session = await find_session(request)
    role = session.account.role if session and not session.locked else None
    actor = room.actor(session.account.id, role) if session and role else Actor("", "")
    return as_json(Watcher(room, actor, staff=sees_names(role), after=after).view())


@api.get("/tables/{table}/card", responses=answers(401, 404, 409, 423) | answered(CardShown))
async def card(table: str, request: Request, session: LoggedIn) -> Response:
    """How a table is set up when it opens, and which of its steps it takes by itself; for staff."""
    needs(session, *STAFF, Role.INSPECTOR)
    room = room_of(request, table)
    known, currency = room.card, room.book.source.currency
    shown = CardShown(
        id=known.id,
        name=known.name,
        book=known.book,
        currency=currency,
        symbol=symbol(currency, HOME),
        setup=known.setup,
        automatic=known.automatic,
        betting_seconds=known.betting_seconds,
        cut_seconds=known.cut_seconds,
        acts=STEPS,
        otherwise=Automatic.SHUFFLE,
    )
    return as_json(encode(shown))


@api.get("/tables/{table}/irregularities", responses=answers(401, 404, 409, 423) | answered(IrregularitiesShown))
async def irregularities(table: str, request: Request, session: LoggedIn) -> Response:
    """What whoever asks could report now, or which remedies a matter that waits has and what each would do; for staff.

    No view has it: every remedy is tried out on the table as it is, which takes a while.
    """
    needs(session, *STAFF, Role.INSPECTOR)
    room = room_of(request, table)
    actor = room.actor(session.account.id, session.account.role)
    return as_json(encode(await asyncio.to_thread(irregularities_of, room.table, room.book, actor)))


@api.post("/tables/{table}/commands", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422))
async def command(table: str, asked: CommandAsked, request: Request, session: Unhurried) -> Response:
    """Give a command without a socket; the answer is the same."""
    return await given_command(request, room_of(request, table), session, asked)


@api.post("/tables/{table}/welcome", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 422))
async def welcome(table: str, request: Request, session: Unhurried) -> Response:
    """Chips of the demonstration, for a player who comes to the table or has none left."""
    needs(session, Role.PLAYER)
    room = room_of(request, table)
    if not house_of(request).settings.demo or not room.card.welcome_chips:
        says = "this table is no demonstration: the dealer exchanges money for chips"
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, says, table=table)
    given = await welcome_player(room, session.account.id)
    return as_json(encode(given), 200 if given.done else 400 if given.error else 422)


@api.post("/tables/{table}/deal-now", responses=answers(401, 404, 423, 429) | answered(Reply, 400))
async def end_the_time(table: str, request: Request, session: Unhurried) -> Response:
    """At a demonstration, for whoever plays alone: the time for wagers ends, and the dealer goes on by the book."""
    needs(session, Role.PLAYER)
    room, house = room_of(request, table), house_of(request)
    if not house.settings.demo:
        says = "this table is no demonstration: its time for wagers runs for everyone"
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, says, deals=True)
    given = await deal_now(house, room, session.account.id)
    return as_json(encode(given), 200 if given.done else 400)


@api.post("/tables/{table}/hand-over", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 422))
async def hand_over_step(table: str, request: Request, session: Unhurried) -> Response:
    """At a demonstration: its supervisor takes the step that is not for whoever deals there."""
    needs(session, *STAFF)
    room = room_of(request, table)
    if not house_of(request).settings.demo:
        says = "this floor is no demonstration: ask somebody of the rank that it takes"
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, says)
    given = await hand_over(room)
    return as_json(encode(given), 200 if given.done else 400 if given.error else 422)


@api.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}, **answers(404, 409)},
)
async def stream(table: str, request: Request) -> Response:
    """The public display's stream of views (server-sent events)."""
    house, room = house_of(request), room_of(request, table)
    Watcher(room, Actor("", ""), staff=False).view()  # what cannot be shown is said before the stream begins

    async def events() -> AsyncIterator[bytes]:
        async with Watcher(room, Actor("", ""), staff=False) as watcher:
            ends = time.monotonic() + house.settings.stream_longest  # whoever reads comes back by themselves
            while not house.ending and time.monotonic() < ends and not await request.is_disconnected():
                message = await watcher.next(2.0)
                yield b"data: " + (message or encode(Pulse("pulse", room.clock()))) + b"\n\n"

    return StreamingResponse(events(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


@api.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, after: Annotated[int | None, Query(ge=0)] = None) -> None:
    def watcher(room: Room, person: str, role: Role | None) -> Watcher:
        room.book  # noqa: B018  # a table without one is not shown
        actor = room.actor(person, role) if role else Actor("", "")
        return Watcher(room, actor, staff=sees_names(role), after=after)

    await served_live(socket, house_of(socket).rooms.get(table), ErrorCode.NO_SUCH_TABLE, watcher)


@api.get("/commands", responses=answers(404) | answered(tuple[CommandDescribed, ...]))
async def commands(language: str = ENGLISH) -> Response:
    """Every command with its fields, and what it is about: what a page needs to make a form of it."""
    known_language(language)
    return as_json(encode(commands_described(language)))


@api.get("/books")
async def books(request: Request) -> list[BookListed]:
    opened = await asyncio.to_thread(opened_books)  # the first time takes a second
    house = house_of(request)
    taken = await house.ask(lambda: {one.id for one in opened if house.approved.is_approved(one)})
    return [
        BookListed(id=one.id, casino=one.source.casino, edition=one.edition, approved=one.id in taken) for one in opened
    ]


@api.get("/books/{book}", responses=answers(404, 409) | answered(BookDescribed))
async def book(book: str) -> Response:
    """What a book lets a table choose, and who may do what."""
    if book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    await asyncio.to_thread(shelved, book)
    return as_json(encode(await asyncio.to_thread(book_described, book)))


@api.post("/books/{book}/approval", responses=answers(401, 404, 409, 422, 423))
async def approve_book(book: str, asked: EditionApproved, request: Request, session: LoggedIn) -> BookListed:
    """Let tables open by what lies on the shelf, by its whole name: what was looked at is what is approved."""
    needs(session, Role.ADMINISTRATOR)
    if book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    house, found = house_of(request), await asyncio.to_thread(shelved, book)
    if asked.edition != found.edition:
        says = f"what lies here is {found.edition}, and not the edition that was approved"
        raise HttpError(409, ErrorCode.ANOTHER_EDITION, says, book=book)
    await house.ask(house.approve, found, session.account.id)
    return BookListed(id=found.id, casino=found.source.casino, edition=found.edition, approved=True)


@api.get("/clauses/{clause:path}", responses=answers(404, 409))
async def clause(clause: str, language: str = ENGLISH) -> ClauseShown:
    """What a clause says, in our words; in English where the book has no translation."""
    book = clause.partition(":")[0]
    if book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    opened = shelved(book)
    row = opened.clause(Clause(clause))
    if row is None:
        number = clause.partition(":")[2]
        raise HttpError(404, ErrorCode.NO_SUCH_CLAUSE, f"{book} has no clause {number}", book=book, number=number)
    told = translation(opened, language)
    says, topic = (told.get(text, text) for text in (row.paraphrase, row.topic))
    return ClauseShown(clause=clause, topic=topic, says=says, casino=opened.source.casino)


class HeadsHealth(BaseModel):
    head: int
    at: int
    witness: str
    waiting: int
    sound: bool


class FloorHealth(BaseModel):
    """`status` is ok or troubled, `database` ok or silent; where it is silent `detail` and `code` say so too."""

    status: str
    database: str
    tables: int
    troubled: list[str]
    heads: HeadsHealth
    books: dict[str, str] = Field(default_factory=dict)
    detail: str = ""
    code: ErrorCode | None = None
    facts: dict[str, Any] = Field(default_factory=dict)


_HEALTH: dict[int | str, dict[str, Any]] = {
    200: {"model": FloorHealth},
    503: {"model": FloorHealth, "description": "The database does not answer"},
}


@router.get("/health", tags=["watch"], responses=_HEALTH)
async def health(request: Request) -> Response:
    """How the floor is, without what the machine says of itself; 503 while the database does not answer."""
    house = house_of(request)
    told: dict[str, Any] = {"status": "troubled", "database": "ok", "tables": len(house.rooms)}
    told["troubled"] = sorted(room.id for room in house.rooms.values() if room.standstill)
    told["heads"] = heads = house.minutes.shown().health()
    shelf = await asyncio.to_thread(house.approved.shelf)  # files: a slow machine is no silent database
    try:
        await house.ask(house.log.editions)  # the database answers
        states = await house.ask(lambda: list(house.approved.states(shelf)))
    except Unavailable as error:
        code = code_of_log(error)
        told |= {"database": "silent", "detail": english(code), "code": code, "facts": {}}
        return as_json(encode(told), 503)
    told["books"] = {one.id: one.says for one in states if one.says}
    if heads["sound"] and not told["troubled"] and not told["books"]:
        told["status"] = "ok"
    return as_json(encode(told))


@router.get("/metrics", tags=["watch"], response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


router.include_router(api)
