"""Reports over HTTP: those of every book in use, one of them for a page, and the same to print, as a sheet or as JSON.

A report is made from the floor's own log, by one thread apart from everything that waits for an answer at a table.
Start at `reports_api`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Annotated, Final, Literal, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.reports import PeriodRefused, Report, writing
from croupier.reports.asking import OfferedReport, UnknownReport, books_kept, report_named, reports_offered
from croupier.reports.report import KINDS
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
READERS: Final = (Role.MANAGER, Role.ADMINISTRATOR, Role.INSPECTOR)
_WHY: Final = {
    "inverted": ErrorCode.REPORT_INVERTED,
    "to-come": ErrorCode.REPORT_TO_COME,
    "out-of-calendar": ErrorCode.REPORT_OUT_OF_CALENDAR,
}
_maker: Final = ThreadPoolExecutor(1, "croupier-reports")  # one at a time: the tables have the rest of the machine

T = TypeVar("T")
First = Annotated[date | None, Query(alias="from")]
Last = Annotated[date | None, Query(alias="to")]


class ReportListed(BaseModel):
    """A report that there is: `first` to `last` are the latest days that are over, `today` the last to ask for."""

    report: str
    book: str
    casino: str
    title: str
    about: str
    clauses: list[str]
    period: ReportPeriod
    first: date
    last: date
    today: date


class ColumnShown(BaseModel):
    id: str
    name: str
    kind: str


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
    closing: str


async def _apart(work: Callable[..., T], *facts: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_maker, lambda: work(*facts))


def _offered(house: WebFloor) -> tuple[OfferedReport, ...]:
    return reports_offered(books_kept(house.log))


@reports_api.get("/reports", responses=answers(401, 409, 423))
async def reports(request: Request, session: LoggedIn) -> list[ReportListed]:
    """The reports of every book that anything was judged by on this floor; for managers and inspectors."""
    needs(session, *READERS)
    house = house_of(request)
    now = house.clock.now()
    return [_listed(one, now) for one in await _apart(_offered, house)]


def _listed(one: OfferedReport, now: int) -> ReportListed:
    usual = one.usual(now)
    return ReportListed(
        report=one.row.id,
        book=one.book.id,
        casino=one.book.source.casino,
        title=one.row.title,
        about=one.row.about,
        clauses=[str(clause) for clause in one.row.clauses],
        period=one.row.period,
        first=usual.first,
        last=usual.last,
        today=one.so_far(now),
    )


@reports_api.get("/reports/{book}/{report}", responses=answers(401, 404, 409, 422, 423))
async def shown(
    book: str,
    report: str,
    request: Request,
    session: LoggedIn,
    first: First = None,
    last: Last = None,
    language: str = ENGLISH,
) -> ReportShown:
    """A report of these days, by the casino's calendar; without them the latest that are over."""
    made, speaker = await _made(request, session, book, report, first, last, language)
    period = made.period
    names = writing.column_names(made, speaker)
    return ReportShown(
        report=made.id,
        book=made.book,
        casino=made.casino,
        title=writing.title(made, speaker),
        first=period.first,
        last=period.last,
        over=period.over,
        heading=writing.heading(made, speaker),
        columns=[
            ColumnShown(id=one, name=name, kind=KINDS[one]) for one, name in zip(made.columns, names, strict=True)
        ],
        rows=writing.shown_rows(made, speaker),
        closing=writing.closing(made, speaker),
    )


async def _made(
    request: Request,
    session: Session,
    book: str,
    report: str,
    first: date | None,
    last: date | None,
    language: str,
) -> tuple[Report, Speaker]:
    needs(session, *READERS)
    known_language(language)
    return await _apart(_make, house_of(request), book, report, first, last, language)


def _make(
    house: WebFloor, book: str, report: str, first: date | None, last: date | None, language: str
) -> tuple[Report, Speaker]:
    offered = _offered(house)
    whose = next((one.book for one in offered if one.book.id == book), None)
    try:
        made = report_named(house.log, offered, book, report, house.clock.now(), first, last)
    except UnknownReport as error:
        raise HttpError(404, ErrorCode.NO_SUCH_REPORT, str(error), report=report) from None
    except PeriodRefused as error:
        facts = {"casino": whose.source.casino if whose else book, **error.days}
        code = _WHY[error.why]
        raise HttpError(422, code, english(code, **facts), **facts) from None
    assert whose is not None, "it has this report"
    return made, speaker_of(whose, language)


# --- to print and to keep ------------------------------------------------------------------------

ReportForm = Literal["print", "csv", "json"]
_MEDIA: Final = {"print": "text/html", "csv": "text/csv; charset=utf-8", "json": "application/json"}


@router.get("/reports/{book}/{report}/{form}", include_in_schema=False, response_class=Response)
async def written(
    book: str,
    report: str,
    form: ReportForm,
    request: Request,
    session: LoggedIn,
    first: First = None,
    last: Last = None,
    language: str = ENGLISH,
) -> Response:
    """The same as a page that prints, or to keep as a sheet or as JSON."""
    made, speaker = await _made(request, session, book, report, first, last, language)
    headers = {"Cache-Control": "no-store"}
    if form == "print":
        headers["Content-Security-Policy"] = f"{writing.POLICY}; frame-ancestors 'none'"
        return Response(writing.page(made, speaker), headers=headers, media_type=_MEDIA[form])
    days = f"{made.period.first}-{made.period.last}"
    headers["Content-Disposition"] = f'attachment; filename="{made.book}-{made.id}-{days}.{form}"'
    body = writing.csv_text(made, speaker).encode() if form == "csv" else encode(writing.document(made))
    return Response(body, headers=headers, media_type=_MEDIA[form])


router.include_router(reports_api)
