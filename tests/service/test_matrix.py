"""Every route and every command is asked by every role, and answers as the matrix says; none is missing from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from fastapi.routing import APIWebSocketRoute
from starlette.routing import Mount
from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.service.cards import TableCard
from croupier.table.names import COMMANDS
from service.conftest import Prepare
from service.floors import Ready, quick
from service.matrix import FILES, LEAST, NOBODY, ROLES, ROUTES, SOCKETS, TURNS, Route, may


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    card = _card()
    made = prepare(card)
    made.play(card)
    return made


def _card() -> TableCard:
    return quick("felt", "crown-sydney", "crown", automatic=())


@pytest.fixture
def floor(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app()) as client:
        yield client


def _as(ready: Ready, role: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[role]}"} if role else {}


def _routes(routes: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from _routes(inner.routes)
        elif isinstance(route, APIWebSocketRoute):
            yield "SOCKET", route.path
        elif isinstance(route, Mount):
            yield "FILES", route.path
        else:
            yield from ((method, route.path) for method in route.methods - {"HEAD"})


def test_every_route_has_a_row_and_every_row_a_route(floor: TestClient) -> None:
    there = set(_routes(floor.app.routes))  # type: ignore[attr-defined]
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


def test_every_command_has_a_row_and_every_row_a_command() -> None:
    assert LEAST.keys() == COMMANDS.keys()


@pytest.mark.parametrize("role", ROLES)
def test_every_command_is_for_the_roles_that_the_matrix_names(ready: Ready, floor: TestClient, role: str) -> None:
    head = ready.head("felt")
    found, expected = {}, {}
    for name, kind in COMMANDS.items():
        if name in TURNS and role in ("player", "dealer"):
            continue
        said = {"id": "why", "command": name, "facts": _facts(kind, role), "why": True}
        answer = floor.post("/api/tables/felt/commands", json=said, headers=_as(ready, role))
        if role == NOBODY:
            assert answer.status_code == 401
            continue
        assert answer.status_code == 200, (name, answer.text)
        reason = (answer.json().get("refused") or {}).get("reason", "")
        found[name], expected[name] = reason not in ("rank-too-low", "not-yours"), may(role, name)
    assert found == expected
    assert ready.head("felt") == head


def test_a_player_speaks_for_nobody_else(ready: Ready, floor: TestClient) -> None:
    """Whatever a player may do, they may do it with their own chips only, whatever the command says."""
    head = ready.head("felt")
    became: Counter[str] = Counter()
    for name, kind in COMMANDS.items():
        if LEAST[name] == "player" and "patron" in kind.__struct_fields__:
            said = {"id": name, "command": name, "facts": _facts(kind, "kim")}
            answer = floor.post("/api/tables/felt/commands", json=said, headers=_as(ready, "player"))
            assert answer.status_code == 422, (name, answer.text)
            became[answer.json()["refused"]["reason"]] += 1
    assert became.total() > 10
    assert ready.head("felt") == head


@pytest.mark.parametrize("field", ["actor", "at", "id", "command"])
def test_who_asks_and_when_is_not_the_pages_to_say(ready: Ready, floor: TestClient, field: str) -> None:
    facts = {"patron": "kim", "wager": "banker", "stake": 25_00, field: {"id": "kim", "rank": "casino-manager"}}
    said = {"id": "1", "command": "place-wager", "facts": facts}
    answer = floor.post("/api/tables/felt/commands", json=said, headers=_as(ready, "player"))
    assert answer.status_code == 400
    assert "not yours to say" in answer.json()["error"]


def _facts(kind: type[msgspec.Struct], person: str) -> dict[str, Any]:
    """Something for every field that a command must have."""
    fields = msgspec.structs.fields(kind)
    wanted = (field for field in fields if field.required and field.name not in ("id", "actor", "at"))
    return {field.name: person if field.name == "patron" else _some(field.name, field.type) for field in wanted}


def _some(name: str, kind: Any) -> Any:
    made = {
        "setup": msgspec.to_builtins(_card().setup),
        "limits": {"minimum": 5_00, "maximum": 500_00},
        "cards": [],
        "card": "Kd",
    }
    if name in made:
        return made[name]
    literals = getattr(kind, "__args__", None)
    if literals and all(isinstance(one, str) for one in literals):
        return literals[0]
    if isinstance(kind, type) and hasattr(kind, "__members__"):
        return next(iter(kind)).value  # type: ignore[call-overload]
    return 1 if kind is int or "int" in str(kind) else "x"
