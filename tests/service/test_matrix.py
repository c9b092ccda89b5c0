"""Every route and every command is asked by every role, and answers as the matrix says; none is missing from it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from croupier import BOOKS
from croupier.service.access import COOKIE
from croupier.service.table_cards import TableCard
from croupier.table.codec import COMMANDS
from promotions import HOUR
from service.conftest import Prepare
from service.floors import Ready, quick
from service.matrix import (
    FILES,
    NOBODY,
    PART,
    ROLES,
    ROUTES,
    SOCKETS,
    THE_HOUSES_TOO,
    WHOSE,
    Route,
    ladder,
    routes_there,
)
from service.promotion_floors import promote
from service.tournament_floors import hold
from shares import Case, kept
from soak import SOAK

_PLAYERS = ("player", "kim")


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    card = _card()
    made = prepare(card)
    made.play(card)
    hold(made)
    promote(made, int(time.time() * 1000) - HOUR)
    return made


def _card() -> TableCard:
    return quick("felt", "crown-sydney", "crown", automatic=())


@pytest.fixture
def floor(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app()) as client:
        yield client


def _as(ready: Ready, role: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[role]}"} if role else {}


def test_every_route_has_a_row_and_every_row_a_route(floor: TestClient) -> None:
    there = set(routes_there(floor.app.routes))  # type: ignore[attr-defined]
    rows = {(route.method, route.path) for route in ROUTES}
    rows |= {("SOCKET", path) for path in SOCKETS} | {("FILES", path) for path in FILES}
    assert there == rows


@pytest.mark.parametrize("role", ROLES)
def test_every_route_answers_every_role_as_the_matrix_says(ready: Ready, floor: TestClient, role: str) -> None:
    def ask(route: Route) -> int:
        answer = floor.request(route.method, route.at or route.path, json=route.body, headers=_as(ready, role))
        floor.cookies.clear()
        return int(answer.status_code)

    found = {f"{route.method} {route.path}": ask(route) for route in ROUTES}
    assert found == {f"{route.method} {route.path}": route.expected(role) for route in ROUTES}


# --- commands, under every book -------------------------------------------------------------------

# which role is asked about which command under which book: all in a soak, otherwise a third, with every one of each
_ASKED = kept(
    (
        Case(f"{role} {book} {command}", {"role": role, "book": book, "command": command})
        for role in ROLES
        for book in BOOKS
        for command in COMMANDS
    ),
    1 if SOAK else 3,
    ("role", "book", "command"),
)
_FOR_NOT_BEING_ALLOWED = ("no-rank", "rank-too-low", "not-for-another", "unknown-rank")


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Ready, TestClient]]:
    """A floor with a table of every book, at which wagers are taken; it is only asked, so all tests share it."""
    folder = tmp_path_factory.mktemp("books")
    cards = [quick(book, book, automatic=()) for book in BOOKS]
    made = Ready(folder / "floor.db", folder / "keys", cards)
    for card in cards:
        made.play(card)
    with TestClient(made.app()) as client:
        yield made, client


def _why(books: tuple[Ready, TestClient], role: str, book: str, command: str, facts: dict[str, Any]) -> str:
    """The reason for which a command would be refused, or nothing."""
    ready, client = books
    said = {"id": "why", "command": command, "facts": facts, "why": True}
    answer = client.post(f"/api/tables/{book}/commands", json=said, headers=_as(ready, role))
    assert answer.status_code == (200 if role else 401), (command, answer.text)
    return str((answer.json().get("refused") or {}).get("reason", ""))


def test_every_command_has_a_row_and_every_row_a_command() -> None:
    assert PART.keys() == COMMANDS.keys()
    for book in BOOKS:
        known = {name.partition(":")[0] for name in ladder(book).powers}
        assert known <= PART.keys()


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("role", ROLES)
def test_every_command_is_for_the_roles_that_the_document_names(
    books: tuple[Ready, TestClient], role: str, book: str
) -> None:
    head = books[0].head(book)
    found, expected = {}, {}
    for name, kind in COMMANDS.items():
        if f"{role} {book} {name}" not in _ASKED:
            continue
        reason = _why(books, role, book, name, _facts(kind, role))
        if role != NOBODY and name != "approve":
            found[name], expected[name] = reason not in _FOR_NOT_BEING_ALLOWED, ladder(book).may(role, name)
    if role != NOBODY:
        for act in ladder(book).approvals:
            reason = _why(books, role, book, "approve", {"act": act})
            found[act], expected[act] = reason not in _FOR_NOT_BEING_ALLOWED, ladder(book).may_approve(role, act)
    assert found == expected
    assert books[0].head(book) == head


@pytest.mark.parametrize("role", [role for role in ROLES if role])
def test_nobody_approves_what_no_book_wants_approved(books: tuple[Ready, TestClient], role: str) -> None:
    wanted = "rank-too-low" if role == "player" else "nothing-to-approve"
    stranger = [role == "director" and book == "star-sydney" for book in BOOKS]  # the leaflet has Melbourne's ranks
    found = [_why(books, role, book, "approve", {"act": "a-nap"}) for book in BOOKS]
    assert found == ["unknown-rank" if one else wanted for one in stranger]


def test_some_rank_stands_between_the_roles_and_some_command_is_for_each() -> None:
    """What the matrix expects differs from role to role and from book to book: it cannot be right by saying yes."""
    for book in BOOKS:
        allowed = [sum(ladder(book).may(role, name) for name in PART) for role in ("player", "dealer", "supervisor")]
        assert allowed == sorted(set(allowed))
    assert {ladder(book).may("supervisor", "close-table") for book in BOOKS} == {True, False}
    assert {ladder(book).may("dealer", "refuse-wager") for book in BOOKS} == {True, False}
    assert {ladder(book).may("inspector", "order-check") for book in BOOKS} == {True, False}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", sorted(THE_HOUSES_TOO))
def test_what_the_house_or_a_patron_does_is_each_ones_own_to_do(
    books: tuple[Ready, TestClient], name: str, book: str
) -> None:
    """A cut, a draw, an opened hand: a player's in their own name, the house's in nobody's, and never another's."""
    kind = COMMANDS[name]
    field = next(one for one in WHOSE if one in kind.__struct_fields__)
    plain = _facts(kind, "") | {field: ""}
    assert _why(books, "player", book, name, plain) == "rank-too-low"
    assert _why(books, "player", book, name, plain | {field: "kim"}) == "not-for-another"
    assert _why(books, "player", book, name, plain | {field: "player"}) not in _FOR_NOT_BEING_ALLOWED
    for role in ("dealer", "supervisor", "manager"):
        assert (_why(books, role, book, name, plain) != "rank-too-low") is ladder(book).may(role, name)
        why = _why(books, role, book, name, plain | {field: "kim"})
        # nobody cuts a virtual shoe in a patron's name
        assert (why in _FOR_NOT_BEING_ALLOWED) is (name == "cut-cards"), why


@pytest.mark.parametrize("book", BOOKS)
def test_a_player_speaks_for_nobody_else(books: tuple[Ready, TestClient], book: str) -> None:
    """Whatever a player may do, they may do it with their own chips only, whatever the command says."""
    ready, client = books
    head = ready.head(book)
    became: Counter[str] = Counter()
    for name, kind in COMMANDS.items():
        if PART[name] == "player" and any(field in kind.__struct_fields__ for field in WHOSE):
            said = {"id": name, "command": name, "facts": _facts(kind, "kim")}
            answer = client.post(f"/api/tables/{book}/commands", json=said, headers=_as(ready, "player"))
            assert answer.status_code == 422, (name, answer.text)
            became[answer.json()["refused"]["reason"]] += 1
    assert set(became) == {"not-for-another"}
    assert became.total() > 15
    assert ready.head(book) == head


@pytest.mark.parametrize("field", ["actor", "at", "id", "command"])
def test_who_asks_and_when_is_not_the_pages_to_say(ready: Ready, floor: TestClient, field: str) -> None:
    facts = {"patron": "kim", "wager": "banker", "stake": 25_00, field: {"id": "kim", "rank": "casino-manager"}}
    said = {"id": "1", "command": "place-wager", "facts": facts}
    answer = floor.post("/api/tables/felt/commands", json=said, headers=_as(ready, "player"))
    assert answer.status_code == 400
    assert "not yours to say" in answer.json()["error"]


def _facts(kind: type[msgspec.Struct], person: str) -> dict[str, Any]:
    """Something for every field that a command must have; for a player, or in one's name, whose it is."""
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in ("id", "actor", "at")]
    facts = {field.name: _some(field.name, field.type) for field in fields if field.required}
    whose = next((field for field in fields if field.name in WHOSE), None)
    if whose is not None and (whose.required or person in _PLAYERS):
        facts[whose.name] = person
    return facts


def _some(name: str, kind: Any) -> Any:
    made = {
        "setup": msgspec.to_builtins(_card().setup) | {"shoe": "dealing-shoe"},
        "limits": {"minimum": 5_00, "maximum": 500_00},
        "cards": [],
        "piles": [],
        "card": "Kd",
        "terms": {"bank": 1_000_00},
    }
    if name in made:
        return made[name]
    if kind is bool:
        return False
    literals = getattr(kind, "__args__", None)
    if literals and all(isinstance(one, str) for one in literals):
        return literals[0]
    if isinstance(kind, type) and hasattr(kind, "__members__"):
        return next(iter(kind)).value  # type: ignore[call-overload]
    return 1 if kind is int or "int" in str(kind) else "x"
