"""The service's own description is true: schemathesis asks every route as it says, and hears what it promises.

The stream of a display never ends, and is asked elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from service.conftest import Prepare
from service.floors import quick
from service.matrix import NOBODY

EXAMPLES = 300 if os.environ.get("CROUPIER_SOAK") else 12
PEOPLE = (NOBODY, "kim", "manager")


@pytest.fixture
def described(prepare: Prepare) -> Iterator[Any]:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card)
    app = ready.app()
    with TestClient(app):  # starts the floor
        schema = schemathesis.openapi.from_asgi("/openapi.json", app)
        yield ready, schema


@pytest.mark.parametrize("person", PEOPLE)
def test_every_route_answers_as_the_description_says(described: Any, person: str) -> None:
    ready, schema = described
    headers = {"Cookie": f"{COOKIE}={ready.tokens[person]}"} if person else {}
    asked = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path.endswith(("/stream", "/logout")):
            continue
        asked += 1

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            response = case.call(headers=headers)
            assert response.status_code < 500, response.text
            documented = {int(code) for code in case.operation.definition.raw["responses"] if code.isdigit()}
            assert response.status_code in documented | {404, 405}, (case.operation.label, response.status_code)

        given(case=operation.as_strategy())(ask)()
    assert asked > 15
