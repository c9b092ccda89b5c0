"""The web application: its routes, its sockets, what it serves and how it starts and stops.

Start at `create_app`. What a route may be asked by whom is in one place each; rules of play are in none.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles

from croupier import __version__
from croupier.service import routes_floor, routes_people
from croupier.service.demo import open_demo_floor
from croupier.service.house import House
from croupier.service.metrics import Metrics
from croupier.service.settings import Settings
from croupier.store.log import LogError, Unavailable

WEB: Final = Path(str(resources.files("croupier") / "web"))
_PAGES: Final = ("table", "deal", "display", "supervise", "people")
# nothing from another host, no plug-ins, no frames
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'; connect-src 'self'"
)
_LARGEST_BODY: Final = 64 * 1024


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = await asyncio.to_thread(House, chosen)
        app.state.house = house
        app.state.metrics = Metrics(house)
        if chosen.demo:
            await open_demo_floor(house)
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Croupier",
        version=__version__,
        summary="Casino baccarat by the book: tables, people, commands.",
        lifespan=lifespan,
        docs_url=None,  # the usual pages load from elsewhere; ours is /docs of the web files
        redoc_url=None,
    )
    app.include_router(routes_people.router)
    app.include_router(routes_floor.router)
    _pages(app)
    _guards(app)
    return app


def _pages(app: FastAPI) -> None:
    @app.get("/", include_in_schema=False)
    async def lobby() -> Response:
        return FileResponse(WEB / "lobby.html")

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return FileResponse(WEB / "docs.html")

    def page(name: str) -> None:
        @app.get(f"/{name}/{{table}}", include_in_schema=False)
        @app.get(f"/{name}", include_in_schema=False)
        async def shell(table: str = "") -> Response:
            return FileResponse(WEB / f"{name}.html")

    for name in _PAGES:
        page(name)
    app.mount("/web", StaticFiles(directory=WEB), name="web")


def _guards(app: FastAPI) -> None:
    @app.middleware("http")
    async def guard(request: Request, call_next):  # type: ignore[no-untyped-def]
        size = request.headers.get("content-length", "0")
        if not size.isdigit() or int(size) > _LARGEST_BODY:
            return JSONResponse({"detail": f"a request has at most {_LARGEST_BODY} bytes"}, 413)
        response = await call_next(request)
        response.headers.setdefault("Content-Security-Policy", _POLICY)
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "same-origin")
        if request.url.path.startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")
        else:
            response.headers.setdefault("Cache-Control", "no-cache")
        return response

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        return JSONResponse({"detail": str(error)}, 503)

    @app.exception_handler(LogError)
    async def not_possible(request: Request, error: LogError) -> Response:
        return JSONResponse({"detail": str(error)}, 422)
