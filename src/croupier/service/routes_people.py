"""Coming in and going out, and the accounts of the floor. Start at `router`."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field, StrictBool, StringConstraints

from croupier.service.access import COOKIE, Body, LoggedIn, answers, find_session, from_here, house_of, needs
from croupier.service.clients import came_by_tls
from croupier.service.demo import DEMO_LOGINS, guest_away
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.people import LoginRefused, PeopleError
from croupier.service.roles import Role
from croupier.service.web_floor import WebFloor

router = APIRouter(
    prefix="/api", tags=["people"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 422, 503)
)

Id = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=64)]
Password = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=200)]


class Login(Body):
    id: Id
    password: Password


class Unlock(Body):
    password: Password


class NewAccount(Body):
    id: Id
    role: Role = Field(strict=False)
    password: Password
    name: Annotated[str, StringConstraints(max_length=100)] = ""


class Change(Body):
    role: Role | None = Field(default=None, strict=False)
    active: StrictBool | None = None
    password: Password | None = None


class FirstPerson(Body):
    id: Id
    password: Password


class DemoLogin(Body):
    role: Role = Field(strict=False)


class Me(BaseModel):
    """Who is logged in, and what the floor offers to whoever is not."""

    id: str = ""
    role: Role | None = None
    locked: bool = False
    demo: bool
    needs_setup: bool
    away: str = ""  # the demonstration's guest who was away too long, and may come back by one click


class AccountShown(BaseModel):
    id: str
    role: Role
    active: bool
    name: str = ""


def _let_in(request: Request, response: Response, token: str) -> None:
    settings = house_of(request).settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_longest,
        httponly=True,
        samesite="strict",
        secure=settings.secure_cookies or came_by_tls(request),
        path="/",
    )


@router.get("/me")
async def me(request: Request) -> Me:
    house = house_of(request)
    session = find_session(request, used=False)
    shown = Me(demo=house.settings.demo, needs_setup=not house.people.any())
    if session is None:
        if not house.settings.demo:  # nobody is a guest, and no thread is needed to know
            return shown
        guest = await asyncio.to_thread(guest_away, house, request.cookies.get(COOKIE, ""))
        return shown.model_copy(update={"away": guest.id}) if guest else shown
    account = session.account
    return shown.model_copy(update={"id": account.id, "role": account.role, "locked": session.locked})


@router.post("/login", responses=answers(401))
async def login(asked: Login, request: Request, response: Response) -> Me:
    house = house_of(request)
    try:
        token, session = await asyncio.to_thread(house.people.log_in, asked.id, asked.password)
    except LoginRefused as error:
        raise HttpError(401, error.code, str(error), **error.facts) from None
    _let_in(request, response, token)
    return Me(id=session.account.id, role=session.account.role, demo=house.settings.demo, needs_setup=False)


@router.post("/demo-login")
async def demo_login(asked: DemoLogin, request: Request, response: Response) -> Me:
    """One click, at a demonstration only: a fresh player, one who was away, or one of the demonstration's staff."""
    house = house_of(request)
    if not house.settings.demo or asked.role not in DEMO_LOGINS:
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, "this floor is no demonstration: log in with a password")
    away = asked.role is Role.PLAYER and find_session(request, used=False) is None
    guest = await asyncio.to_thread(guest_away, house, request.cookies.get(COOKIE, "")) if away else None
    account = guest if guest is not None else await asyncio.to_thread(DEMO_LOGINS[asked.role], house)
    token, session = await asyncio.to_thread(house.people.open, account)
    _let_in(request, response, token)
    return Me(id=session.account.id, role=session.account.role, demo=True, needs_setup=False)


@router.post("/unlock", responses=answers(401))
async def unlock(asked: Unlock, request: Request) -> Me:
    house = house_of(request)
    session = find_session(request, used=False)
    if session is None:
        raise HttpError(401, ErrorCode.LOG_IN, "log in first")
    try:
        session = await asyncio.to_thread(house.people.unlock, session, asked.password)
    except LoginRefused as error:
        raise HttpError(401, error.code, str(error), **error.facts) from None
    return Me(id=session.account.id, role=session.account.role, demo=house.settings.demo, needs_setup=False)


@router.post("/logout")
async def logout(request: Request, response: Response) -> Me:
    house = house_of(request)
    session = find_session(request, used=False)
    if session is not None:
        house.people.log_out(session)
        house.look_again(session.account.id)
    response.delete_cookie(COOKIE, path="/")
    return Me(demo=house.settings.demo, needs_setup=not house.people.any())


@router.post("/setup", responses=answers(401, 409))
async def setup(asked: FirstPerson, request: Request, response: Response) -> Me:
    """The first person of a new floor: an administrator, who adds everyone else."""
    house = house_of(request)
    if house.people.any():
        raise HttpError(409, ErrorCode.ALREADY_SET_UP, "this floor is set up already")
    await asyncio.to_thread(_added, house, asked.id, Role.ADMINISTRATOR, asked.password, first=True)
    return await login(Login(id=asked.id, password=asked.password), request, response)


@router.get("/people", responses=answers(401, 423))
async def people(request: Request, session: LoggedIn) -> list[AccountShown]:
    needs(session, Role.ADMINISTRATOR)
    house = house_of(request)
    names = house.log.people()
    return [
        AccountShown(id=one.id, role=one.role, active=one.active, name=names.get(one.id, ""))
        for one in house.people.all()
    ]


@router.post("/people", responses=answers(401, 409, 423))
async def add(asked: NewAccount, request: Request, session: LoggedIn) -> AccountShown:
    needs(session, Role.ADMINISTRATOR)
    by = session.account.id
    await asyncio.to_thread(_added, house_of(request), asked.id, asked.role, asked.password, name=asked.name, by=by)
    return AccountShown(id=asked.id, role=asked.role, active=True, name=asked.name)


@router.patch("/people/{id}", responses=answers(401, 409, 423))
async def change(id: str, asked: Change, request: Request, session: LoggedIn) -> AccountShown:
    """Another role or password, or no way in: open connections of that person end."""
    needs(session, Role.ADMINISTRATOR)
    house = house_of(request)
    try:
        await asyncio.to_thread(
            lambda: house.people.change(
                id, role=asked.role, active=asked.active, password=asked.password, by=session.account.id
            )
        )
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None
    house.look_again(id)
    account = house.people.account(id)
    assert account is not None
    return AccountShown(id=account.id, role=account.role, active=account.active)


def _added(
    house: WebFloor, id: str, role: Role, password: str, *, name: str = "", first: bool = False, by: str = ""
) -> None:
    try:
        house.people.add(id, role, password, name, first=first, by=by)
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None
