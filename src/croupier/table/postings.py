"""From what happened to chips moved: the ledger entries behind a table's payments.

One entry for all payments of an event. Why anything is paid was decided before. Start at `post_payments`.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from croupier.ledger import Account, Entry, Ledger, acts
from croupier.money import Cents
from croupier.table.state import Down, Patron, Payment, Ratio


def post_payments(ledger: Ledger, payments: Iterable[Payment]) -> Ledger:
    """Stakes taken or given back, winnings paid; stakes and tokens leave the layout."""
    return ledger.post(_entry(payments))


def undo_payments(ledger: Ledger, undone: Iterable[Payment], payments: Iterable[Payment]) -> Ledger:
    """Undo payments already made and give stakes back, as one entry: what was won may lie on the layout by now."""
    return ledger.post(acts.together(_entry(undone).reversed(), _entry(payments)))


def _entry(payments: Iterable[Payment]) -> Entry:
    amounts: dict[Account, Cents] = {}

    def move(source: Account, target: Account, amount: Cents) -> None:
        amounts[source] = amounts.get(source, 0) - amount
        amounts[target] = amounts.get(target, 0) + amount

    for payment in payments:
        settled, patron = payment.settled, payment.patron
        stake = settled.stake + payment.excess
        back = settled.returned - settled.profit + payment.excess
        if settled.token:
            lies, home, house = acts.tokens_on_layout(patron), acts.tokens(patron), acts.TOKEN_FLOAT
        else:
            lies, home, house = acts.layout(patron), acts.rack(patron), acts.FLOAT
        move(lies, home, back)
        move(lies, house, stake - back)
        move(acts.FLOAT, acts.rack(patron), settled.profit)
    return Entry(tuple((account, amount) for account, amount in amounts.items() if amount))


def placed(ledger: Ledger, down: Down) -> Ledger:
    return ledger.post(acts.place(down.patron, down.stake, token=down.token))


def given_back(ledger: Ledger, down: Down, amount: Cents) -> Ledger:
    return ledger.post(acts.give_back(down.patron, amount, token=down.token))


def owes_more(ledger: Ledger, patron: Patron, waits: Ratio) -> tuple[Ledger, Ratio]:
    """Deferred commission is kept exactly with the patron; the ledger carries its whole cents."""
    (part, whole), (more, per) = patron.owes, waits
    top, bottom = part * per + more * whole, whole * per
    common = gcd(top, bottom)
    owes = (top // common, bottom // common)
    cents = owes[0] // owes[1] - part // whole
    return (ledger.post(acts.owe_commission(patron.id, cents)) if cents else ledger), owes
