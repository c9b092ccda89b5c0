"""The web application: its routes, its sockets, what it serves and how it starts and stops.

Start at `create_app`. What a route may be asked by whom is in one place each; rules of play are in none.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping
from functools import cache
from http import HTTPStatus
from importlib import resources
from pathlib import Path
from types import FrameType
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from croupier import __version__
from croupier.floor import BookTrouble
from croupier.rulebooks import shelf_troubles
from croupier.service import (
    routes_coups,
    routes_documents,
    routes_duties,
    routes_floor,
    routes_house,
    routes_inspect,
    routes_log,
    routes_me,
    routes_odds,
    routes_people,
    routes_promotions,
    routes_ranks,
    routes_reading,
    routes_reports,
    routes_rules,
    routes_terminals,
    routes_tournaments,
    routes_train,
    routes_words,
)
from croupier.service.demo import open_demo_floor, with_red_line
from croupier.service.demo_tournament import DemoDirector
from croupier.service.door import Door
from croupier.service.errors import ErrorCode, code_of, code_of_log, facts_of, facts_of_log
from croupier.service.guard import Guard
from croupier.service.headcount import FILE, Headcount
from croupier.service.schemas import add_shapes
from croupier.service.settings import Settings
from croupier.service.troubles import english
from croupier.service.web_files import WebFiles
from croupier.service.web_floor import WebFloor
from croupier.store.log import LogError, Unavailable
from croupier.store.owner import Owner

WEB: Final = Path(str(resources.files("croupier") / "web"))
_PAGES: Final = (
    *("table", "deal", "display", "supervise", "people", "house", "tournament", "leaderboard", "direct"),
    *("reports", "promotions", "draw", "inspect", "train", "odds", "me"),
)
_ROUTERS: Final = (
    routes_people.router,
    routes_ranks.router,
    routes_terminals.router,
    routes_floor.router,
    routes_house.router,
    routes_duties.router,
    routes_tournaments.router,
    routes_words.words_api,
    routes_reading.router,
    routes_documents.router,
    routes_reports.router,
    routes_train.train_api,
    routes_odds.odds_api,
    routes_rules.rules_api,
    routes_promotions.router,
    routes_inspect.router,
    routes_coups.router,
    routes_log.router,
    routes_me.router,
)
_WORTH_PACKING: Final = 1000  # bytes of an answer
_PACKED_TIGHT: Final = 6  # of 9: the last ones take twice as long for a hundredth

log = logging.getLogger("croupier")


def create_app(
    settings: Settings | None = None, *, now: Callable[[], float] = time.time, owner: Owner | None = None
) -> FastAPI:
    """`now` is the time that sessions go by, in seconds; `owner` has the database's file already."""
    chosen = settings or Settings()
    door = Door(chosen, Headcount(os.environ.get(FILE)))

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Door]]:
        house = await asyncio.to_thread(lambda: WebFloor(chosen, now=now, owner=owner))
        app.state.house = house
        for says in shelf_troubles().values():
            log.warning("%s", says)
        house.metrics.watch_door(door)
        if chosen.demo:
            await open_demo_floor(house)
            house.also_runs["the demonstration's director"] = DemoDirector(house).run
        await house.start()
        _hear_the_end(house)
        _rarely_swept()
        watching = asyncio.ensure_future(door.watch())
        yield {"door": door}  # for the connections: see protocols.py
        watching.cancel()
        await house.stop()

    app = FastAPI(
        title="Croupier",
        version=__version__,
        summary="Casino baccarat by the book: tables, people, commands.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load from elsewhere; ours is /docs of the web files
        redoc_url=None,
    )
    app.router.routes.extend(_routes())
    app.router.routes.extend(_pages(demo=chosen.demo and chosen.demo_open))
    app.mount("/web", _web_files(), name="web")
    _guards(app, chosen, door)
    _description(app)
    return app


@cache
def _rarely_swept() -> None:
    """Books and code stay for good: a sweep for cycles need not look at them, nor come while tables wait for it.

    Once in a process: a second floor in it has the same books and code.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _description(app: FastAPI) -> None:
    """The service's own description, with the shapes of what its routes write themselves."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            add_shapes(plain())  # keeps what it made
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]


def _hear_the_end(house: WebFloor) -> None:
    """Streams end when the floor is told to; the server would wait for them first and tell the house afterwards."""
    if threading.current_thread() is not threading.main_thread():
        return  # no process of its own, and no signals
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        servers = signal.getsignal(number)

        def heard(number: int, frame: FrameType | None, servers: Any = servers) -> None:
            loop.call_soon_threadsafe(house.end)
            if callable(servers):
                servers(number, frame)

        signal.signal(number, heard)


@cache
def _routes() -> tuple[BaseRoute, ...]:
    """What programs ask, the same at every floor of a process: what each route wants is worked out once."""
    together = APIRouter()
    for router in _ROUTERS:
        together.include_router(router)
    return (*together.routes,)


@cache
def _pages(*, demo: bool) -> tuple[BaseRoute, ...]:
    """What people open; on a demonstration's floor that anyone may enter, with the line that says so."""
    router = APIRouter()

    def shown(page: str) -> Response:
        return HTMLResponse(_page_text(page, demo=True)) if demo else FileResponse(WEB / f"{page}.html")

    @router.get("/", include_in_schema=False)
    async def lobby() -> Response:
        return shown("lobby")

    @router.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return shown("docs")

    @router.get("/rules", include_in_schema=False)
    async def rules() -> Response:
        return shown("rules")  # a book itself is read under /rules/BOOK

    def page(name: str) -> None:
        @router.get(f"/{name}/{{table}}", include_in_schema=False)
        @router.get(f"/{name}", include_in_schema=False)
        async def shell(table: str = "") -> Response:
            return shown(name)

    for name in _PAGES:
        page(name)
    return (*router.routes,)


@cache
def _web_files() -> WebFiles:
    """The same files at every floor of a process, each compressed once."""
    return WebFiles(WEB)


def _page_text(page: str, *, demo: bool) -> str:
    text = (WEB / f"{page}.html").read_text(encoding="utf-8")
    return with_red_line(text) if demo else text


def _wants_page(request: Request) -> bool:
    """Whether a person follows an address with a browser; programs, and the pages' own files, hear it as JSON."""
    above = request.url.path.split("/", 2)[1]
    reads = request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")
    return reads and above not in {"api", "web"}


def _guards(app: FastAPI, settings: Settings, door: Door) -> None:
    app.add_middleware(GZipMiddleware, minimum_size=_WORTH_PACKING, compresslevel=_PACKED_TIGHT)
    app.add_middleware(Guard, settings=settings, door=door)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        """What is wrong and where, without what was sent: that may be a password, or no text at all."""
        found = [{"loc": one["loc"], "msg": one["msg"], "type": one["type"]} for one in error.errors()]
        return _told(found, 422, ErrorCode.NOT_UNDERSTOOD)

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        if error.status_code == HTTPStatus.NOT_FOUND and _wants_page(request):
            text = _page_text("missing", demo=settings.demo and settings.demo_open)
            return HTMLResponse(text, HTTPStatus.NOT_FOUND, {"vary": "Accept"})
        return _told(error.detail, error.status_code, code_of(error), facts_of(error), error.headers)

    @app.exception_handler(LogError)
    async def not_possible(request: Request, error: LogError) -> Response:
        """The sentence of the code, and nothing of the machine: paths and addresses are in the server's own log."""
        if not request.app.state.house.log.silent:  # that it is silent is said once, and not to everyone who asks
            log.warning("%s %s: %s", request.method, request.url.path, error)
        code, facts = code_of_log(error), facts_of_log(error)
        status = 409 if isinstance(error, BookTrouble) else 503 if isinstance(error, Unavailable) else 422
        return _told(english(code, **facts), status, code, facts)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        """A fault of the program: the server logs it, and whoever asked hears nothing of what it was."""
        return _told("Internal Server Error", 500, ErrorCode.FAILED)


def _told(
    detail: Any,
    status: int,
    code: ErrorCode,
    facts: Mapping[str, Any] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """In plain ASCII: what was sent may be repeated in it, and need not be text that UTF-8 can hold."""
    told = {"detail": detail, "code": code, "facts": facts or {}}
    return Response(json.dumps(told), status, headers, media_type="application/json")
