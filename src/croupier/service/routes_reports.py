"""Reports over HTTP: those of every book in use, one of them for a page, and the same to print, as a sheet or as JSON.

A report is made from the floor's own log, by one thread apart from everything that waits for an answer at a table.
Managers, administrators and inspectors read all of them; supervisors those of what happens at the tables they
supervise: what a book asks to be reported, floats, pace, what went wrong. What the house takes and wins is not among
these. Start at `reports_api`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Annotated, Final, Literal, NamedTuple, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from croupier.duties.owed import time_of
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.reports import (
    OfferedReport,
    PeriodRefused,
    Report,
    books_kept,
    make_offered,
    period,
    reports_of,
    writing,
)
from croupier.reports.curve import curve_picture
from croupier.reports.figures import Grouping
from croupier.reports.report import ReportFamily, kind_of
from croupier.rulebooks.reports import ReportPeriod
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.people import Session
from croupier.service.roles import Role
from croupier.service.routes_words import known_language
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.service.wire import encode
from croupier.words.book import speaker_of

router = APIRouter()
reports_api = APIRouter(
    prefix="/api", tags=["reports"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)
READERS: Final = (Role.MANAGER, Role.ADMINISTRATOR, Role.INSPECTOR)  # of every report
_NOT_OF_SUPERVISING: Final = frozenset({"takings", "wagers"})  # what the house took, won and could expect
_WHY: Final = {
    "inverted": ErrorCode.REPORT_INVERTED,
    "to-come": ErrorCode.REPORT_TO_COME,
    "out-of-calendar": ErrorCode.REPORT_OUT_OF_CALENDAR,
}
_maker: Final = ThreadPoolExecutor(1, "croupier-reports")  # one at a time: the tables have the rest of the machine

T = TypeVar("T")
First = Annotated[date | None, Query(alias="from")]
Last = Annotated[date | None, Query(alias="to")]
By = Annotated[tuple[Grouping, ...], Query(max_length=5)]


class ReportListed(BaseModel):
    """A report that there is: `first` to `last` are the latest days that are over, `today` the last to ask for.

    `by` are the groupings by which its figures can be added up, if any.
    """

    report: str
    book: str
    casino: str
    family: ReportFamily
    title: str
    clauses: list[str]
    period: ReportPeriod
    by: list[str]
    first: date
    last: date
    today: date


class ColumnShown(BaseModel):
    id: str
    name: str
    kind: str
    figure: bool  # and stands at the right


class ReportShown(BaseModel):
    """A report as people read it, in the language that was asked for; `over`: nothing can be added to it any more."""

    report: str
    book: str
    casino: str
    title: str
    first: date
    last: date
    over: bool
    heading: list[str]
    columns: list[ColumnShown]
    rows: list[list[str]]
    total: bool  # the last row is what the others come to
    closing: str
    notes: list[str]
    curve: str  # a picture, as SVG; mostly nothing


async def _apart(work: Callable[..., T], *facts: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_maker, lambda: work(*facts))


def _offered(house: WebFloor) -> tuple[OfferedReport, ...]:
    """By the editions that are kept: what was judged is not read for it while tables wait."""
    return tuple(one for book in books_kept(house.log) for one in reports_of(book))


def _readers(report: str) -> tuple[Role, ...]:
    return READERS if report in _NOT_OF_SUPERVISING else (*READERS, Role.SUPERVISOR)


@reports_api.get("/reports", responses=answers(401, 404, 409, 423))
async def reports(request: Request, session: LoggedIn, language: str = ENGLISH) -> list[ReportListed]:
    """The reports of every book that anything was judged by on this floor, as far as they are for whoever asks.

    Managers, administrators and inspectors have all of them, supervisors those of the tables they supervise.
    """
    needs(session, *READERS, Role.SUPERVISOR)
    known_language(language)
    house, role = house_of(request), session.account.role
    now = house.clock.now()
    found = await _apart(_offered, house)
    return [_listed(one, now, language) for one in found if role in _readers(one.id)]


def _listed(one: OfferedReport, now: int, language: str) -> ReportListed:
    local = time_of(one.rulebook)
    usual = period(one.period, local, now, None, None)
    return ReportListed(
        report=one.id,
        book=one.book,
        casino=one.rulebook.source.casino,
        family=one.family,
        title=one.title(speaker_of(one.rulebook, language)),
        clauses=[str(clause) for clause in one.clauses],
        period=one.period,
        by=list(one.groupings),
        first=usual.first,
        last=usual.last,
        today=local.gaming_day_of(now) if one.period == "gaming-day" else local.day_of(now),
    )


@reports_api.get("/reports/{book}/{report}", responses=answers(401, 404, 409, 422, 423))
async def shown(
    book: str,
    report: str,
    request: Request,
    session: LoggedIn,
    first: First = None,
    last: Last = None,
    by: By = (),
    language: str = ENGLISH,
) -> ReportShown:
    """A report of these days, by the casino's calendar; without them the latest that are over."""
    wanted = _Wanted(book, report, first, last, by, language)
    made, speaker = await _made(request, session, wanted)
    days = made.period
    names = writing.column_names(made, speaker)
    return ReportShown(
        report=made.id,
        book=made.book,
        casino=made.casino,
        title=writing.title(made, speaker),
        first=days.first,
        last=days.last,
        over=days.over,
        heading=writing.heading(made, speaker),
        columns=[
            ColumnShown(id=one, name=name, kind=kind_of(made.family, one), figure=figure)
            for one, name, figure in zip(made.columns, names, writing.figure_columns(made), strict=True)
        ],
        rows=writing.shown_rows(made, speaker),
        total=made.total is not None,
        closing=writing.closing(made, speaker),
        notes=writing.notes(made, speaker),
        curve="" if made.curve is None else curve_picture(made.curve, made.zone, speaker),
    )


class _Wanted(NamedTuple):
    book: str
    report: str
    first: date | None
    last: date | None
    by: tuple[Grouping, ...]
    language: str


async def _made(request: Request, session: Session, wanted: _Wanted) -> tuple[Report, Speaker]:
    needs(session, *_readers(wanted.report))
    known_language(wanted.language)
    return await _apart(_make, house_of(request), wanted)


def _make(house: WebFloor, wanted: _Wanted) -> tuple[Report, Speaker]:
    name = (wanted.book, wanted.report)
    found = next((one for one in _offered(house) if (one.book, one.id) == name), None)
    if found is None:
        says = english(ErrorCode.NO_SUCH_REPORT, report=wanted.report)
        raise HttpError(404, ErrorCode.NO_SUCH_REPORT, says, report=wanted.report)
    book = found.rulebook
    try:
        days = period(found.period, time_of(book), house.clock.now(), wanted.first, wanted.last)
    except PeriodRefused as error:
        facts, code = {"casino": book.source.casino, **error.days}, _WHY[error.why]
        raise HttpError(422, code, english(code, **facts), **facts) from None
    groupings = tuple(one for one in found.groupings if one in wanted.by)
    return make_offered(house.log, found, days, groupings), speaker_of(book, wanted.language)


# --- to print and to keep ------------------------------------------------------------------------

ReportForm = Literal["print", "csv", "json"]
_MEDIA: Final = {"print": "text/html", "csv": "text/csv", "json": "application/json"}


@router.get("/reports/{book}/{report}/{form}", include_in_schema=False, response_class=Response)
async def written(
    book: str,
    report: str,
    form: ReportForm,
    request: Request,
    session: LoggedIn,
    first: First = None,
    last: Last = None,
    by: By = (),
    language: str = ENGLISH,
) -> Response:
    """The same as a page that prints, or to keep as a sheet or as JSON."""
    wanted = _Wanted(book, report, first, last, by, language)
    made, speaker = await _made(request, session, wanted)
    headers = {"Cache-Control": "no-store"}
    if form == "print":
        headers["Content-Security-Policy"] = f"{writing.POLICY}; frame-ancestors 'none'"
        return Response(writing.page(made, speaker), headers=headers, media_type=_MEDIA[form])
    days = f"{made.period.first}-{made.period.last}"
    headers["Content-Disposition"] = f'attachment; filename="{made.book}-{made.id}-{days}.{form}"'
    body = writing.csv_text(made, speaker).encode() if form == "csv" else encode(writing.document(made))
    return Response(body, headers=headers, media_type=_MEDIA[form])


router.include_router(reports_api)
