"""From what happened to chips moved: the ledger entries behind a table's payments.

One entry for all payments of an event. Why anything is paid was decided before. Start at `post_payments`.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.ledger import Account, Entry, Ledger, acts
from croupier.money import Cents
from croupier.table.state import Down, Patron, Payment, Ratio


def post_payments(ledger: Ledger, payments: Iterable[Payment]) -> Ledger:
    """Stakes taken or given back, winnings paid; stakes and tokens leave the layout."""
    return ledger.post(_entry(payments))


def take_back_payments(
    ledger: Ledger,
    patrons: dict[str, Patron],
    undone: Iterable[Payment],
    payments: Iterable[Payment],
) -> tuple[Ledger, dict[str, Patron], tuple[tuple[str, Cents], ...]]:
    """Undo payments already made and give stakes back, as one entry: what was won may lie on the layout by now.

    What someone no longer has is owed from now on; what whoever has left gets back goes out of the house, unless the
    event after it keeps it for them. Commission that waited for these payments waits no more.
    """
    undone = tuple(undone)
    entry = acts.together(_entry(undone).reversed(), _entry(payments))
    amounts, owed = dict(entry.amounts), []
    for patron in dict.fromkeys(payment.patron for payment in undone):
        rack, tokens = acts.rack(patron), acts.tokens(patron)
        change = amounts.get(rack, 0)
        lost = -(ledger.balances.get(tokens, 0) + amounts.get(tokens, 0))
        if lost > 0:  # a token that is played away was worth nothing to whoever had it: nobody owes it
            amounts[tokens] += lost
            amounts[acts.TOKEN_FLOAT] = amounts.get(acts.TOKEN_FLOAT, 0) - lost
        if patron not in patrons and change > 0:
            amounts[acts.OUTSIDE] = amounts.get(acts.OUTSIDE, 0) + change
            del amounts[rack]
            continue
        short = -(ledger.balances.get(rack, 0) + change)
        if short > 0:  # chips that are not there cannot come back to the float
            amounts[rack] = change + short
            amounts[acts.FLOAT] = amounts.get(acts.FLOAT, 0) - short
            amounts[acts.owed(patron)] = amounts.get(acts.owed(patron), 0) - short
            amounts[acts.RECEIVABLE] = amounts.get(acts.RECEIVABLE, 0) + short
            owed.append((patron, short))
    ledger = ledger.post(Entry(tuple((account, amount) for account, amount in amounts.items() if amount)))
    for payment in undone:
        if payment.settled.waits[0] and payment.patron in patrons:
            ledger, owes, let_go = _owes_less(ledger, patrons[payment.patron], payment.settled.waits)
            patron_after = replace(patrons[payment.patron], owes=owes, written_off=let_go)
            patrons = {**patrons, payment.patron: patron_after}
    return ledger, patrons, tuple(owed)


def change_of_rack(patron: str, undone: Iterable[Payment], payments: Iterable[Payment]) -> Cents:
    """What undoing these payments and making others brings someone in chips, or takes from them."""
    entry = acts.together(_entry(undone).reversed(), _entry(payments))
    return dict(entry.amounts).get(acts.rack(patron), 0)


def _owes_less(ledger: Ledger, patron: Patron, waited: Ratio) -> tuple[Ledger, Ratio, Ratio | UnsetType]:
    """Commission that waited for a payment that is void now; where it was collected already, it goes back.

    What the house had let go of it was never paid, and does not.
    """
    (part, whole), (less, per), let_go = patron.owes, waited, patron.written_off
    top, bottom = part * per - less * whole, whole * per
    if top < 0 and not isinstance(let_go, UnsetType):
        (gone, of) = let_go
        never_paid = min(-top * of, gone * bottom)  # in parts of bottom * of
        let_go = _simplest(gone * bottom - never_paid, bottom * of) if never_paid < gone * bottom else UNSET
        top, bottom = top * of + never_paid, bottom * of
    if top < 0:
        ledger = ledger.post(acts.pay(patron.id, -top // bottom))
        top = 0
    owes = _simplest(top, bottom)
    cents = part // whole - owes[0] // owes[1]
    return (ledger.post(acts.owe_commission(patron.id, cents).reversed()) if cents else ledger), owes, let_go


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
    (part, whole), owes = patron.owes, ratios_together(patron.owes, waits)
    cents = owes[0] // owes[1] - part // whole
    return (ledger.post(acts.owe_commission(patron.id, cents)) if cents else ledger), owes


def ratios_together(one: Ratio, other: Ratio) -> Ratio:
    return _simplest(one[0] * other[1] + other[0] * one[1], one[1] * other[1])


def _simplest(top: int, bottom: int) -> Ratio:
    common = gcd(top, bottom)
    return top // common, bottom // common
