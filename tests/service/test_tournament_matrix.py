"""Who may give which command of a tournament: every command by every role, typed here, whatever else stands in the way.

The routes are in matrix.py; here is what the one route for commands lets through. A command that is not here fails.
"""

from __future__ import annotations

from typing import Final

from croupier.service.asking import tournament_commands_described
from croupier.tournament.usually import OF_THE_PERSON
from service.command_matrix import let_through, names
from service.conftest import Prepare
from service.floors import quick
from service.tournament_floors import hold

_ENTRANT: Final = names(
    "sign-terms permit-likeness withdraw take-seat retire raise-complaint"
)  # for themselves, and staff for them
_STAFF: Final = names(
    "mark-present mark-absent enter record-elimination record-count correct-count count-play-off re-buy add-on buy-back"
    " advise-complainant undo"
)
_SUPERVISOR: Final = names(
    "advise-regulator designate-table release-table refuse-entry add-reserve close-entries pay-prize cash-chips refund"
    " close-tournament"
)
_OPERATOR: Final = names(
    "begin-tournament write-terms publish-terms appoint-director approve-staff pay-held-prize cancel-tournament"
)
_DIRECTOR: Final = names(
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


def test_every_command_of_a_tournament_is_for_whom_it_is_for(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    hold(ready, closed=False)
    described = tournament_commands_described()
    assert {one.name for one in described} == _ENTRANT | _STAFF | _SUPERVISOR | _OPERATOR | _DIRECTOR
    assert let_through(ready, "/api/tournaments/cup", described, OF_THE_PERSON, (None, "table-tells")) == MAY
