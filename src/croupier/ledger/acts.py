"""The acts of a table as entries: buying in, wagering, paying, taking, commission, tokens, colouring up.

Each is one function with the act's own name, so that an auditor reads what happened. Start at `buy_in`.
"""

from __future__ import annotations

from functools import lru_cache

from croupier.ledger.entry import Account, Breach, Entry, Place
from croupier.money import Cents

FLOAT, DROP, OUTSIDE = Account(Place.FLOAT), Account(Place.DROP), Account(Place.OUTSIDE)
TOURNAMENT_BANK = Account(Place.TOURNAMENT_BANK)
TOKEN_FLOAT, RECEIVABLE = Account(Place.TOKEN_FLOAT), Account(Place.RECEIVABLE)
_PATRONS = 4096  # whose accounts are kept at hand: every command of a coup names them again


@lru_cache(maxsize=_PATRONS)
def rack(patron: str) -> Account:
    return Account(Place.RACK, patron)


@lru_cache(maxsize=_PATRONS)
def layout(patron: str) -> Account:
    return Account(Place.LAYOUT, patron)


@lru_cache(maxsize=_PATRONS)
def tokens(patron: str) -> Account:
    return Account(Place.TOKENS, patron)


@lru_cache(maxsize=_PATRONS)
def tokens_on_layout(patron: str) -> Account:
    return Account(Place.TOKENS_ON_LAYOUT, patron)


@lru_cache(maxsize=_PATRONS)
def held(patron: str) -> Account:
    return Account(Place.HELD, patron)


@lru_cache(maxsize=_PATRONS)
def owed(patron: str) -> Account:
    return Account(Place.OWED, patron)


def fill(amount: Cents) -> Entry:
    """Chips brought to the table's float."""
    return Entry.of((OUTSIDE, FLOAT, amount))


def credit(amount: Cents) -> Entry:
    """Chips taken from the float back to the cage."""
    return Entry.of((FLOAT, OUTSIDE, amount))


def buy_in(patron: str, amount: Cents, *, cash: bool) -> Entry:
    """Chips for cash, which goes into the drop box, or for value that arrives otherwise."""
    if cash:
        return Entry.of((OUTSIDE, DROP, amount), (FLOAT, rack(patron), amount))
    return Entry.of((OUTSIDE, FLOAT, amount), (FLOAT, rack(patron), amount))


def bring_chips(patron: str, amount: Cents) -> Entry:
    """A patron sits down with chips from elsewhere."""
    return Entry.of((OUTSIDE, rack(patron), amount))


def take_chips(patron: str, amount: Cents) -> Entry:
    """A patron leaves with chips."""
    return Entry.of((rack(patron), OUTSIDE, amount))


def bank_chips(patron: str, amount: Cents) -> Entry:
    """Tournament chips for an entrant; fewer than none are taken from them."""
    bank, own = TOURNAMENT_BANK, rack(patron)
    return Entry.of((bank, own, amount)) if amount >= 0 else Entry.of((own, bank, -amount))


def issue_tokens(patron: str, amount: Cents) -> Entry:
    """Promotional tokens for a voucher."""
    return Entry.of((OUTSIDE, TOKEN_FLOAT, amount), (TOKEN_FLOAT, tokens(patron), amount))


def place(patron: str, stake: Cents, *, token: bool = False) -> Entry:
    """A stake from the patron's rack to the layout."""
    # two accounts and one amount: written out, since nothing is done more often
    source, target = (tokens(patron), tokens_on_layout(patron)) if token else (rack(patron), layout(patron))
    if stake < 0:
        raise Breach(f"{stake} cents cannot be placed")
    return Entry(((source, -stake), (target, stake))) if stake else Entry(())


def give_back(patron: str, stake: Cents, *, token: bool = False) -> Entry:
    """A stake from the layout back to the patron: withdrawn, standing off or void."""
    return place(patron, stake, token=token).reversed()


def collect(patron: str, stake: Cents, *, token: bool = False) -> Entry:
    """A losing stake, or a token that stays with the dealer."""
    if token:
        return Entry.of((tokens_on_layout(patron), TOKEN_FLOAT, stake))
    return Entry.of((layout(patron), FLOAT, stake))


def pay(patron: str, profit: Cents) -> Entry:
    """Winnings from the float."""
    return Entry.of((FLOAT, rack(patron), profit))


def owe_commission(patron: str, amount: Cents) -> Entry:
    """Commission that is deferred: the patron owes it, the table may claim it."""
    return Entry.of((owed(patron), RECEIVABLE, amount))


def settle_commission(patron: str, collected: Cents, forgiven: Cents = 0) -> Entry:
    """Deferred commission collected in chips, and the residue that rounding leaves to the patron."""
    return Entry.of((rack(patron), FLOAT, collected), (RECEIVABLE, owed(patron), collected + forgiven))


def collect_debt(patron: str, amount: Cents, *, here: bool) -> Entry:
    """Of what a patron owes this much is paid, in chips at the table or at the cage."""
    return Entry.of((rack(patron) if here else OUTSIDE, FLOAT, amount), (RECEIVABLE, owed(patron), amount))


def write_off(patron: str, amount: Cents) -> Entry:
    """What a patron owes and the house claims no more."""
    return Entry.of((RECEIVABLE, owed(patron), amount))


def seize(patron: str, amount: Cents) -> Entry:
    """Money won, taken from a patron and held while it is investigated."""
    return Entry.of((rack(patron), held(patron), amount))


def end_seizure(patron: str, returned: Cents, kept: Cents, *, here: bool) -> Entry:
    """What was held goes back to the patron, at the table or elsewhere, and the rest to the authorities."""
    return Entry.of((held(patron), rack(patron) if here else OUTSIDE, returned), (held(patron), OUTSIDE, kept))


def correct(patron: str, amount: Cents, *, here: bool) -> Entry:
    """Chips from the float to a patron beyond what a wager paid, at the table or at the cage."""
    return Entry.of((FLOAT, rack(patron) if here else OUTSIDE, amount))


def take_back(patron: str, amount: Cents, *, here: bool) -> Entry:
    """Chips from a patron back to the float."""
    return correct(patron, amount, here=here).reversed()


def together(*entries: Entry) -> Entry:
    """Several acts as one entry."""
    amounts: dict[Account, Cents] = {}
    for entry in entries:
        for account, amount in entry.amounts:
            amounts[account] = amounts.get(account, 0) + amount
    return Entry(tuple((account, amount) for account, amount in amounts.items() if amount))
