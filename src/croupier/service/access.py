"""Who is asking: the session behind a request, and whether a page of another site sent it.

Start at `session_of` and `same_origin`.
"""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, HTTPException, Request
from starlette.requests import HTTPConnection

from croupier.service.house import House
from croupier.service.people import Session
from croupier.service.roles import Role

COOKIE: Final = "croupier_session"


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says which page sent a request; one of another site has no business here."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    asked = urlsplit(origin)
    return asked.netloc == connection.headers.get("host", "") or origin in house_of(connection).settings.origins


def find_session(connection: HTTPConnection, *, used: bool = True) -> Session | None:
    token = connection.cookies.get(COOKIE)
    return None if not token else house_of(connection).people.session(token, used=used)


def session_of(request: Request) -> Session:
    """Whoever is logged in, and not locked."""
    session = find_session(request)
    if session is None:
        raise HTTPException(401, "log in first")
    if session.locked:
        raise HTTPException(423, "you were away: unlock with your password")
    return session


def from_here(request: Request) -> None:
    if not same_origin(request):
        raise HTTPException(403, "this request came from another site")


LoggedIn = Annotated[Session, Depends(session_of)]


def needs(session: Session, *roles: Role) -> None:
    if session.account.role not in roles:
        wanted = ", ".join(roles)
        raise HTTPException(403, f"a {session.account.role} may not do this: it is for {wanted}")
