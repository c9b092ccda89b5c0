"""Who may give which command of a promotion, by the documents: every command by every role, whatever else stands in
the way. An inspector and a director of tournaments have no part in one: no clause gives them any.

The routes are in matrix.py; here is what the one route for commands lets through. A command that is not here fails.
"""

from __future__ import annotations

import time
from typing import Final

from croupier.promotions.usually import OTHERS_MAY
from croupier.service.asking import promotion_commands_described
from promotions import HOUR
from service.command_matrix import let_through, names
from service.conftest import Prepare
from service.floors import quick
from service.promotion_floors import promote

# From the documents (Crown Sydney 13, The Star 16), and where they are silent, as the house decided. Both say the
# operator, or Crown Sydney, of nearly everything, and name no rank: which rank that is, is reading A-191.

# 13.9 and 16.10: any person who is not satisfied. No document has anybody else's act in a patron's hands: an entry is
# received (13.5.6, 16.7.6), a prize awarded, by the operator.
_PATRON: Final = names("raise-promotion-dispute")

# What the operator's people do at a desk, under no rank: entries are received and people are seen to be there (13.5.6,
# 13.5.7, 16.7.6, 16.7.8); winners, refused patrons and disputants are told (13.6, 13.8, 13.9, 16.8 to 16.10); a prize
# is handed over as claimed (13.5.7, 16.7.8); results are published (13.5.8, 16.7.10); a request of the NICC is taken
# down (13.7). The house decided: any staff.
_STAFF: Final = names(
    "enter-promotion check-in check-out contact-winner tell-refused advise-disputant award-prize publish-winners"
    " record-terms-request"
)

# The operator answers to a regulator (13.7, 13.10, 16.11, 16.12), refuses a prize (13.8, 16.9) and keeps an excluded
# person out (13.8). The house decided: a supervisor, as for reports of tables (decision 0037).
_SUPERVISOR: Final = names("submit-promotion-terms notify-inspector refuse-prize exclude-entrant")

# The operator offers (13.1, 16.1), documents and publishes the terms (13.4, 16.6), draws (13.5.1, 16.7.1), determines
# that integrity is compromised, and what follows (13.10, 16.11). 13.9 says management of a dispute; 16.10 the operator.
# The house decided: the lowest manager, for both books.
_OPERATOR: Final = names(
    "begin-promotion write-promotion-terms publish-promotion-terms commit-draw start-promotion draw-prizes"
    " postpone-promotion resume-promotion cancel-promotion decide-promotion-dispute close-promotion"
)
_EVERYTHING: Final = _PATRON | _STAFF | _SUPERVISOR | _OPERATOR
MAY: Final = {
    "player": _PATRON,
    "dealer": _PATRON | _STAFF,
    "supervisor": _PATRON | _STAFF | _SUPERVISOR,
    "manager": _EVERYTHING,
    "administrator": _EVERYTHING,
    "director": frozenset[str](),  # of tournaments, and of nothing else
    "inspector": frozenset[str](),  # is notified, and is complained to: 13.9, 13.10, 16.10, 16.11
}


def test_every_command_of_a_promotion_is_for_whom_it_is_for(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    promote(ready, int(time.time() * 1000) - HOUR)
    described = promotion_commands_described()
    assert {one.name for one in described} == _EVERYTHING
    assert let_through(ready, "/api/promotions/harbour", described, OTHERS_MAY) == MAY
