"""Tournaments over HTTP: the list, a view, commands, the live socket, entries from a file, and pages to print.

Start at `tournaments_api`; what is printed is made in tournament_prints.py.
"""

from __future__ import annotations

import asyncio
import csv
from functools import partial
from hashlib import sha256
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, PlainTextResponse
from pydantic import ConfigDict

from croupier.clauses import Silent
from croupier.floor import BookTrouble, shelved
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.languages.money import HOME, symbol
from croupier.rulebooks import Rulebook, shelf
from croupier.scenario.entry_rows import EntryRow, read_entries
from croupier.service.access import (
    LoggedIn,
    Unhurried,
    answers,
    find_session,
    from_here,
    house_of,
    needs,
)
from croupier.service.asking import CommandDescribed, tournament_commands_described
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.ids import as_owner
from croupier.service.page_language import PageLanguage
from croupier.service.people import PeopleError, Session
from croupier.service.roles import CONDUCTING, STAFF, Role, sees_names
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
from croupier.service.schemas import answered, describe_tournament_command
from croupier.service.socket import give
from croupier.service.tournament_frames import EntryAnswer, TournamentCard, TournamentShown
from croupier.service.tournament_prints import results_page, seat_cards_page, terms_page
from croupier.service.tournament_room import PREFIX, TournamentRoom, TournamentWatcher
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, encode
from croupier.table import Command
from croupier.tournament import records as r
from croupier.tournament.state import Tournament
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.terms.template import make_template
from croupier.tournament.views import stage_of

router = APIRouter()
tournaments_api = APIRouter(
    prefix="/api", tags=["tournaments"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
_MOST_LINES: Final = 2_000


class NewTournament(BegunByTerms):
    """A tournament to begin: its id, its book, and the file of its terms."""


class TournamentCommandAsked(CommandBody):
    """A command of a tournament, or a question why one would be refused: the same as over the socket."""

    model_config = ConfigDict(json_schema_extra=describe_tournament_command)


def _room(request: Request | WebSocket, tournament: str) -> TournamentRoom:
    room = house_of(request).tournaments.get(PREFIX + tournament)
    if room is None:
        says = f"there is no tournament {tournament}"
        raise HttpError(404, ErrorCode.NO_SUCH_TOURNAMENT, says, tournament=tournament)
    return room


# --- the list ------------------------------------------------------------------------------------


@tournaments_api.get("/tournaments", responses=answered(tuple[TournamentCard, ...]))
async def tournaments(request: Request) -> Response:
    """Every tournament of the floor, those that are not over first."""
    rooms = house_of(request).tournaments.values()
    found = sorted((card_of(room) for room in rooms), key=lambda one: (one.stage in _OVER, -one.starts, one.id))
    return as_json(encode(found))


_OVER: Final = ("closed", "cancelled")


def card_of(room: TournamentRoom) -> TournamentCard:
    tournament, trouble = room.tournament, room.standstill
    terms = tournament.terms or (tournament.editions[-1].terms if tournament.editions else None)
    try:
        source = room.book.source
        casino, currency = source.casino, symbol(source.currency, HOME)
    except BookTrouble:
        casino, currency = "", ""
    return TournamentCard(
        id=room.name,
        name=tournament.name,
        book=tournament.edition.partition(" ")[0],
        casino=casino,
        stage=stage_of(tournament),
        entrants=len(tournament.accepted),
        most=terms.details.most if terms else 0,
        may_enter=room.takes_guests(),
        starts=_starts(tournament),
        fee=terms.details.fee + terms.details.buy_in if terms else 0,
        symbol=currency,
        tables=tuple(tournament.tables),
        demo=room.demo,
        trouble=trouble.english if trouble else "",
        trouble_says=trouble.says if trouble else None,
    )


def _starts(tournament: Tournament) -> int:
    """Of the next session, or as the terms say."""
    ahead = [one.starts for one in tournament.sessions.values() if one.stage.value in ("scheduled", "drawn")]
    terms = tournament.terms
    return min(ahead) if ahead else terms.details.starts if terms else 0


@tournaments_api.post("/tournaments", responses=answers(401, 409, 423) | answered(TournamentCard, 422))
async def begin(asked: NewTournament, request: Request, session: LoggedIn) -> Response:
    """Begin a tournament under a book and write its terms; publishing them is a command of its own."""
    needs(session, *CONDUCTING)
    house = house_of(request)
    _known_book(asked.book)
    if PREFIX + asked.id in house.tournaments:
        raise HttpError(409, ErrorCode.EXISTS, f"there is a tournament {asked.id} already", id=asked.id)
    read = read_terms(asked.terms)
    fit_to_begin(read)
    room = house.new_tournament(PREFIX + asked.id, asked.book)
    actor = room.actor(session.account.id, session.account.role, "begin-tournament")
    own = as_owner(actor.id)
    first = r.BeginTournament(f"{own}:begin", actor, room.time, read.terms.name or asked.id)
    given = await begun(
        room,
        first,
        lambda: house.add_tournament(room),
        lambda: r.WriteTerms(f"{own}:terms", actor, room.time, read.terms),
    )
    return as_json(encode(card_of(room))) if given.done else not_begun(given)


def _known_book(book: str) -> None:
    if book not in shelf():
        says = f"there is no book {book}: choose one of {', '.join(shelf())}"
        raise HttpError(422, ErrorCode.NO_SUCH_BOOK, says, book=book)
    shelved(book)


@tournaments_api.get(
    "/books/{book}/terms",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **answers(404, 409)},
)
async def template(book: str, language: str = ENGLISH) -> Response:
    """A file of terms to begin with: valid as it is, each key with what the book wants there and its clause."""
    known_language(language)
    if book not in shelf():
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"there is no book {book}", book=book)
    opened: Rulebook = await asyncio.to_thread(shelved, book)
    chapter = opened.tournament
    if isinstance(chapter, Silent):
        raise HttpError(404, ErrorCode.NO_SUCH_BOOK, f"{book} has no tournaments", book=book)
    return PlainTextResponse(make_template(opened, chapter, "rounds", Speaker(language)))


@tournaments_api.get("/tournament-commands", responses=answers(404) | answered(tuple[CommandDescribed, ...]))
async def commands(language: str = ENGLISH) -> Response:
    """Every command of a tournament with its fields, and what it is about: what a page needs to make a form of it."""
    known_language(language)
    return as_json(encode(tournament_commands_described(language)))


# --- one tournament ------------------------------------------------------------------------------


@tournaments_api.get("/tournaments/{tournament}", responses=answers(404, 409) | answered(TournamentShown))
async def view(tournament: str, request: Request, last: Annotated[int | None, Query(ge=0)] = None) -> Response:
    """The view of whoever asks, as the socket sends it, with so many of the last events where that is said."""
    room = _room(request, tournament)
    after = room.version if last is None else max(0, room.version - last)
    return as_json(_watcher(room, *who_looks(await find_session(request)), after).view())


def _watcher(room: TournamentRoom, person: str, role: Role | None, after: int | None = None) -> TournamentWatcher:
    return TournamentWatcher(room, person, role, staff=sees_names(role), after=after)


@tournaments_api.post(
    "/tournaments/{tournament}/commands", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 409, 422)
)
async def command(tournament: str, asked: TournamentCommandAsked, request: Request, session: Unhurried) -> Response:
    """Give a command without a socket; the answer is the same."""
    return await given_command(request, _room(request, tournament), session, asked)


@tournaments_api.post(
    "/tournaments/{tournament}/welcome", responses=answers(401, 404, 423, 429) | answered(Reply, 400, 422)
)
async def welcome(tournament: str, request: Request, session: Unhurried) -> Response:
    """A player of the demonstration enters: the automatic desk takes their entry, and the fee of the demonstration."""
    needs(session, Role.PLAYER)
    room = _room(request, tournament)
    if not house_of(request).settings.demo or not room.demo:
        says = "this tournament is no demonstration: entries are taken at the desk"
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, says, table=tournament)
    given = await give(room, room.entry_of(session.account.id), None)
    return as_json(encode(given), given.status)


@tournaments_api.websocket("/tournaments/{tournament}/live")
async def live(socket: WebSocket, tournament: str, after: Annotated[int | None, Query(ge=0)] = None) -> None:
    room = house_of(socket).tournaments.get(PREFIX + tournament)
    await served_live(socket, room, ErrorCode.NO_SUCH_TOURNAMENT, partial(_watcher, after=after))


# --- entries from a file -------------------------------------------------------------------------


@tournaments_api.post(
    "/tournaments/{tournament}/entries",
    responses=answers(400, 401, 404, 413, 423, 429) | answered(tuple[EntryAnswer, ...]),
    openapi_extra={"requestBody": {"content": {"text/csv": {"schema": {"type": "string"}}}, "required": True}},
)
async def entries(tournament: str, request: Request, session: Unhurried) -> Response:
    """Entries from a table of text, a column a fact; every line is judged by itself, and a file sent again is the same.

    The answer has what became of each line: done, refused with its clause, or not to be read.
    """
    needs(session, *STAFF, Role.DIRECTOR)
    house, room = house_of(request), _room(request, tournament)
    body = await request.body()
    terms = room.tournament.terms
    price = terms.details.fee + terms.details.buy_in if terms else 0
    try:
        rows = list(read_entries(body.decode("utf-8-sig"), price))
    except (UnicodeDecodeError, csv.Error) as error:
        raise HttpError(400, ErrorCode.NOT_UNDERSTOOD, f"this is no table of text: {error}") from None
    if len(rows) > _MOST_LINES:
        says = f"a file has at most {_MOST_LINES} lines"
        raise HttpError(413, ErrorCode.TOO_LARGE, says)
    digest = sha256(body).hexdigest()[:12]
    return as_json(encode([await _entered(house, room, session, row, digest) for row in rows]))


async def _entered(house: WebFloor, room: TournamentRoom, session: Session, row: EntryRow, digest: str) -> EntryAnswer:
    entrant = str(row.facts.get("entrant", ""))
    if row.problem is not None:
        return EntryAnswer(row.line, entrant, problem=(row.problem.id, {"file": "CSV", **row.problem.facts}))
    actor = room.actor(session.account.id, session.account.role, "enter")
    id = f"{as_owner(actor.id)}:csv-{digest}-{row.line}"
    command: Command = r.Enter(id, actor, room.time, **row.facts)
    try:
        if entrant not in room.tournament.entrants:
            await house.ask(house.people.may_be_called, entrant, tuple(room.tournament.entrants))
    except PeopleError as error:
        return EntryAnswer(row.line, entrant, error=str(error), code=error.code)
    given = await give(room, command, None)
    return EntryAnswer(
        line=row.line,
        entrant=entrant,
        done=given.done,
        again=given.again,
        refused=given.refused,
        error=given.error,
        code=given.code,
    )


# --- to print ------------------------------------------------------------------------------------


@router.get("/tournaments/{tournament}/terms", include_in_schema=False, response_class=HTMLResponse)
async def print_terms(tournament: str, request: Request, language: PageLanguage) -> Response:
    """The terms and conditions as players read them: the edition that holds."""
    return _printed(terms_page(_room(request, tournament), language))


@router.get("/tournaments/{tournament}/seat-cards", include_in_schema=False, response_class=HTMLResponse)
async def print_seat_cards(tournament: str, request: Request, language: PageLanguage) -> Response:
    """A card for everyone whose seat was drawn, to be handed out; by name for staff alone."""
    person, role = who_looks(await find_session(request))
    return _printed(seat_cards_page(_room(request, tournament), language, person, staff=sees_names(role)))


@router.get("/tournaments/{tournament}/results", include_in_schema=False, response_class=HTMLResponse)
async def print_results(tournament: str, request: Request, language: PageLanguage) -> Response:
    """Places and prizes."""
    person, role = who_looks(await find_session(request))
    return _printed(results_page(_room(request, tournament), language, person, staff=sees_names(role)))


def _printed(page: str) -> Response:
    return HTMLResponse(page)


router.include_router(tournaments_api)
