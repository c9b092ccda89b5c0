"""Who may give which command of a tournament: every command by every role, typed here, whatever else stands in the way.

The routes are in matrix.py; here is what the one route for commands lets through. A command that is not here fails.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.service.asking import Asks, tournament_commands_described
from croupier.service.roles import Role
from croupier.tournament.usually import OF_THE_PERSON
from service.conftest import Prepare
from service.floors import quick
from service.tournament_floors import hold


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_ENTRANT: Final = _names(
    "sign-terms permit-likeness withdraw take-seat retire raise-complaint"
)  # for themselves, and staff for them
_STAFF: Final = _names(
    "mark-present mark-absent enter record-elimination record-count correct-count count-play-off re-buy add-on buy-back"
    " advise-complainant undo"
)
_SUPERVISOR: Final = _names(
    "advise-regulator designate-table release-table refuse-entry add-reserve close-entries pay-prize cash-chips refund"
    " close-tournament"
)
_OPERATOR: Final = _names(
    "begin-tournament write-terms publish-terms appoint-director approve-staff pay-held-prize cancel-tournament"
)
_DIRECTOR: Final = _names(
    "appoint-deputy dismiss-deputy brief-players begin-practice end-practice commit-ballot draw-ballot record-absence"
    " offer-seat substitute schedule-session move-start start-session pause-session resume-session call-break"
    " direct-players end-table-early record-points end-session record-play-off order-play-off order-repechage"
    " rank-final award-prizes penalise record-phone disqualify decide-complaint"
)
_OF_A_RANK: Final = frozenset({"appoint-director", "approve-staff", "cancel-tournament"})
MAY: Final = {
    "player": _ENTRANT,
    "dealer": _ENTRANT | _STAFF,
    "supervisor": _ENTRANT | _STAFF | _SUPERVISOR,
    "manager": _ENTRANT | _STAFF | _SUPERVISOR | _OPERATOR,
    "administrator": _ENTRANT | _STAFF | _SUPERVISOR | _OPERATOR,
    # whom the book gives a rank by name, the director is not: who appoints, lets staff play, cancels
    "director": (_ENTRANT | _STAFF | _SUPERVISOR | _DIRECTOR | _OPERATOR) - _OF_A_RANK,
    "inspector": frozenset[str](),
}


def _fact(field: Asks, who: str) -> Any:
    match field.type:
        case "text" if field.name in ("entrant", "person"):
            return who
        case "text":
            return "" if field.name == "terms" else "x"
        case "choice":
            return field.choices[0]
        case "yes-no":
            return True
        case "list":
            return []
        case "record":
            return {}
        case "pair":
            return [_fact(one, who) for one in field.fields]
        case _:
            return 1


def test_every_command_of_a_tournament_is_for_whom_it_is_for(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    hold(ready, closed=False)
    described = tournament_commands_described()
    assert {one.name for one in described} == _ENTRANT | _STAFF | _SUPERVISOR | _OPERATOR | _DIRECTOR
    wrong = {}
    with TestClient(ready.app()) as client:
        for role in (one.value for one in Role):
            client.cookies.clear()
            let: set[str] = set()
            for one in described:
                facts = {field.name: _fact(field, "player") for field in one.fields if field.required}
                said = {"id": one.name, "command": one.name, "facts": facts, "why": True}
                headers = {"Cookie": f"{COOKIE}={ready.tokens[role]}"}
                answer = client.post("/api/tournaments/cup/commands", json=said, headers=headers).json()
                assert answer.get("code") in (None, "table-tells"), answer
                reason = (answer.get("refused") or {}).get("reason", "")
                if reason not in OF_THE_PERSON:
                    let.add(one.name)
            if let != MAY[role]:
                wrong[role] = (sorted(let - MAY[role]), sorted(MAY[role] - let))
    assert not wrong
