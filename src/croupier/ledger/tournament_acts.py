"""The money of a tournament as entries: paid in, given back, added, awarded, handed over, cashed.

Each is one function with the act's own name, so that an auditor reads what happened. Start at `pay_in`.
"""

from __future__ import annotations

from collections.abc import Iterable

from croupier.ledger.entry import Account, Entry, Place
from croupier.money import Cents

POOL, COMMISSION = Account(Place.POOL), Account(Place.TOURNAMENT_COMMISSION)
CHIP_MONEY, HOUSE_ADDED = Account(Place.CHIP_MONEY), Account(Place.HOUSE_ADDED)


def purse(entrant: str) -> Account:
    return Account(Place.ENTRANT_MONEY, entrant)


def prize_due(entrant: str) -> Account:
    return Account(Place.PRIZE_DUE, entrant)


def refund_due(entrant: str) -> Account:
    return Account(Place.REFUND_DUE, entrant)


def pay_in(entrant: str, *, pool: Cents, commission: Cents, chips: Cents) -> Entry:
    """What an entrant pays: into the pool, to the operator, and for chips that become cash again."""
    own = purse(entrant)
    return Entry.of((own, POOL, pool), (own, COMMISSION, commission), (own, CHIP_MONEY, chips))


def owe_back(entrant: str, *, pool: Cents, commission: Cents, chips: Cents) -> Entry:
    """Of what an entrant paid, this much is theirs again."""
    due = refund_due(entrant)
    return Entry.of((POOL, due, pool), (COMMISSION, due, commission), (CHIP_MONEY, due, chips))


def refund(entrant: str, amount: Cents) -> Entry:
    return Entry.of((refund_due(entrant), purse(entrant), amount))


def award(prizes: Iterable[tuple[str, Cents]], *, added: Cents, kept: Cents) -> Entry:
    """The pool, with what the operator adds and less what it keeps, becomes prizes."""
    moves = ((POOL, prize_due(entrant), amount) for entrant, amount in prizes)
    return Entry.of((HOUSE_ADDED, POOL, added), (POOL, COMMISSION, kept), *moves)


def pay_prize(entrant: str, amount: Cents) -> Entry:
    return Entry.of((prize_due(entrant), purse(entrant), amount))


def cash(entrant: str, amount: Cents) -> Entry:
    """Tournament chips become money; where the table lost more than was paid for chips, the operator bears it."""
    return Entry.of((CHIP_MONEY, purse(entrant), amount))
