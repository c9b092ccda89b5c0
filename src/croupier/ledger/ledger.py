"""The balances of one table: the sum of all its entries, always zero together.

Posting an entry gives a new ledger and refuses one that would leave a patron below zero. Start at `Ledger.post`.
"""

from __future__ import annotations

import msgspec

from croupier.ledger.entry import NEVER_BELOW_ZERO, Account, Breach, Entry, Place, account_of
from croupier.money import Cents


class Ledger(msgspec.Struct, frozen=True):
    balances: dict[Account, Cents] = msgspec.field(default_factory=dict)

    def balance(self, place: Place, patron: str = "") -> Cents:
        return self.balances.get(account_of(place, patron), 0)

    def post(self, entry: Entry) -> Ledger:
        """The ledger after an entry. Accounts that are empty again are forgotten, so that a long day stays small."""
        balances = dict(self.balances)
        for account, amount in entry.amounts:
            balance = balances.get(account, 0) + amount
            if balance < 0 and account.place in NEVER_BELOW_ZERO:
                raise Breach(f"{account.place} of {account.patron or 'the table'} would hold {balance} cents")
            if balance:
                balances[account] = balance
            else:
                balances.pop(account, None)
        return Ledger(balances)

    def audit(self) -> None:
        """The balance equation: everything together is nothing, and what patrons owe is what the table may claim."""
        total = sum(self.balances.values())
        if total:
            raise Breach(f"the accounts sum to {total} cents instead of zero")
        owed = sum(balance for account, balance in self.balances.items() if account.place is Place.OWED)
        if owed + self.balance(Place.RECEIVABLE):
            raise Breach(f"patrons owe {-owed} cents and the table claims {self.balance(Place.RECEIVABLE)}")
        for account, balance in self.balances.items():
            if balance < 0 and account.place in NEVER_BELOW_ZERO:
                raise Breach(f"{account.place} of {account.patron or 'the table'} holds {balance} cents")
