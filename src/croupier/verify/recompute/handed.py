"""Money that changes hands beside the game: wrong payments and their mending, decisions on disputes, money held.

Plain sums of what the events say, as in sums.py; whoever is not at the table pays and is paid outside. Start at `hear`.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table import records as r
from croupier.verify.recompute.sums import Sums


def hear(sums: Sums, event: r.Event) -> None:
    match event:
        case r.WinningsSeized():
            sums.add("rack", event.patron, -event.amount)
            sums.add("held", event.patron, event.amount)
        case r.SeizureEnded():
            sums.add("held", event.patron, -event.returned - event.kept)
            sums.add(*_pocket(sums, event.patron), event.returned)
            sums.add("outside", "", event.kept)
        case r.TokensTakenIn():
            sums.add("tokens", event.patron, -event.amount)
            sums.add("outside", "", event.amount)
        case r.RefundKept():
            sums.add("rack", event.patron, event.amount)
            sums.add("outside", "", -event.amount)
        case r.DisputeDecided():
            _to_patron(sums, event.patron, event.paid - event.taken)
        case r.PaymentErrorRecorded(error=error):
            _to_patron(sums, error.patron, error.paid - error.due)
        case r.PaymentErrorRectified():
            _to_patron(sums, event.patron, -event.amount if event.overpaid else event.amount)
        case _:
            pass


def _pocket(sums: Sums, patron: str) -> tuple[str, str]:
    return ("rack", patron) if patron in sums.here else ("outside", "")


def _to_patron(sums: Sums, patron: str, amount: Cents) -> None:
    sums.add("float", "", -amount)
    sums.add(*_pocket(sums, patron), amount)
