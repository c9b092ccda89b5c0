"""Who may give which command of a promotion: every command by every role, typed here, whatever else stands in the way.

The routes are in matrix.py; here is what the one route for commands lets through. A command that is not here fails.
"""

from __future__ import annotations

import time
from typing import Any, Final

from starlette.testclient import TestClient

from croupier.promotions.usually import OTHERS_MAY
from croupier.service.access import COOKIE
from croupier.service.asking import Asks, promotion_commands_described
from croupier.service.roles import Role
from promotions import HOUR
from service.conftest import Prepare
from service.floors import quick
from service.promotion_floors import promote


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_PATRON: Final = _names("raise-promotion-dispute")
_STAFF: Final = _names(
    "advise-disputant record-terms-request enter-promotion check-in check-out contact-winner award-prize"
    " tell-refused publish-winners"
)
_SUPERVISOR: Final = _names("notify-inspector submit-promotion-terms exclude-entrant refuse-prize")
_OPERATOR: Final = _names(
    "postpone-promotion resume-promotion cancel-promotion decide-promotion-dispute close-promotion"
    " begin-promotion write-promotion-terms publish-promotion-terms commit-draw start-promotion draw-prizes"
)
_EVERYTHING: Final = _PATRON | _STAFF | _SUPERVISOR | _OPERATOR
MAY: Final = {
    "player": _PATRON,
    "dealer": _PATRON | _STAFF,
    "supervisor": _PATRON | _STAFF | _SUPERVISOR,
    "manager": _EVERYTHING,
    "administrator": _EVERYTHING,
    "director": frozenset[str](),  # of tournaments, and of nothing else
    "inspector": frozenset[str](),
}


def _fact(field: Asks, who: str) -> Any:
    match field.type:
        case "text" if field.name == "entrant":
            return who
        case "text":
            return "" if field.name == "terms" else "x"
        case "choice":
            return field.choices[0]
        case "yes-no":
            return True
        case "list":
            return []
        case _:
            return 1


def test_every_command_of_a_promotion_is_for_whom_it_is_for(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    promote(ready, int(time.time() * 1000) - HOUR)
    described = promotion_commands_described()
    assert {one.name for one in described} == _EVERYTHING
    wrong = {}
    with TestClient(ready.app()) as client:
        for role in (one.value for one in Role):
            client.cookies.clear()
            let: set[str] = set()
            for one in described:
                facts = {field.name: _fact(field, "player") for field in one.fields if field.required}
                said = {"id": one.name, "command": one.name, "facts": facts, "why": True}
                headers = {"Cookie": f"{COOKIE}={ready.tokens[role]}"}
                answer = client.post("/api/promotions/harbour/commands", json=said, headers=headers).json()
                assert not answer.get("code"), answer
                reason = (answer.get("refused") or {}).get("reason", "")
                if reason not in OTHERS_MAY:
                    let.add(one.name)
            if let != MAY[role]:
                wrong[role] = (sorted(let - MAY[role]), sorted(MAY[role] - let))
    assert not wrong
