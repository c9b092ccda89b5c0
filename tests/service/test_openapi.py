"""The service's own description is true: schemathesis asks every route as it says, and hears what it promises.

The stream of a display never ends for a table that is there, so it is asked here for tables that are not;
test_lasting.py reads one. Logging out ends a session, so everyone who does gets one of their own for it.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis.strategies import booleans
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from croupier import BOOKS
from croupier.service.access import COOKIE
from croupier.service.errors import ErrorCode
from croupier.table.codec import COMMANDS
from service.conftest import Prepare
from service.floors import EVERYONE, Ready, quick
from service.matrix import NOBODY
from soak import SOAK

EXAMPLES = 300 if SOAK else 2
MORE = 8  # times as many of commands and set-ups: they have more ways to be wrong
PEOPLE = (NOBODY, "kim", "administrator")
THERE = {
    "table": "felt",
    "tournament": "cup",
    "promotion": "harbour",
    "book": "canberra",
    "variation": "commission",
    "left": "canberra",
    "right": "crown-brochure",
    "id": "lee",
    "clause": "canberra:5.3",
    "language": "zh",
    "bundle": "floor",
    "report": "disputes",
}  # in every other case
STREAM = "/api/tables/{table}/stream"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
def described(prepare: Prepare) -> tuple[Ready, Any, Any]:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card)
    app = ready.app()
    return ready, app, schemathesis.openapi.from_asgi("/openapi.json", app)  # which starts the floor


@pytest.mark.parametrize("person", PEOPLE)
def test_every_route_answers_as_the_description_says(described: tuple[Ready, Any, Any], person: str) -> None:
    ready, app, schema = described
    house = app.state.house
    asked: set[tuple[str, int]] = set()

    def token(path: str) -> str:
        if path != "/api/logout":
            return ready.tokens[person]
        made: str = house.people.open(house.people.account(person))[0]
        return made

    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=EXAMPLES * (MORE if operation.path.endswith(("/commands", "/tables")) else 1),
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any, there: bool) -> None:
            if there and case.operation.path != STREAM:
                case.path_parameters = {name: THERE[name] for name in case.path_parameters or ()}
            assume(case.operation.path != STREAM or case.path_parameters["table"] != THERE["table"])
            headers = {"Cookie": f"{COOKIE}={token(case.operation.path)}"} if person else {}
            response = case.call_and_validate(headers=headers, checks=CHECKS)
            asked.add((case.operation.label, response.status_code))

        given(case=operation.as_strategy(), there=booleans())(ask)()
    assert {label for label, _ in asked} == {one.ok().label for one in schema.get_all_operations()}
    heard = {status for label, status in asked if label == "POST /api/tables/{table}/commands"}
    of_commands = {422, 400} if person else {401}  # not understood, or refused by the table
    assert heard >= of_commands if SOAK else heard & of_commands, "chance may leave one of them out of a few examples"
    assert EVERYONE.keys() <= {account.id for account in house.people.all()}


def test_the_description_says_what_every_command_and_every_set_up_takes(described: tuple[Ready, Any, Any]) -> None:
    _, app, _ = described
    shapes = app.openapi()["components"]["schemas"]
    commands = {one["properties"]["command"]["const"]: one for one in shapes["CommandAsked"]["oneOf"]}
    assert commands.keys() == COMMANDS.keys()
    wager = commands["place-wager"]["properties"]["facts"]
    assert wager["properties"]["stake"] == {"type": "integer", "description": "cents"}
    assert {"patron", "wager", "stake"} <= set(wager["required"])
    assert "Kd" in commands["draw-card"]["properties"]["facts"]["properties"]["card"]["enum"]
    table = shapes["NewTable"]["properties"]
    assert table["book"] == {"enum": list(BOOKS)}
    assert {"variation", "decks", "limits"} <= set(table["setup"]["required"])
    assert shapes["Reply"]["properties"]["refused"]["anyOf"][0] == {"$ref": "#/components/schemas/RefusedReply"}
    assert set(shapes["ErrorCode"]["enum"]) == set(ErrorCode)
    assert "code" in shapes["Detail"]["required"]


def test_every_body_and_every_answer_in_the_description_has_a_shape(described: tuple[Ready, Any, Any]) -> None:
    _, app, _ = described
    bare = [
        f"{method} {path} {what}"
        for path, methods in app.openapi()["paths"].items()
        for method, route in methods.items()
        for what, part in [("body", route.get("requestBody")), *route["responses"].items()]
        if part and not part.get("content", {}).get("application/json", {"schema": True}).get("schema")
    ]
    assert bare == []
