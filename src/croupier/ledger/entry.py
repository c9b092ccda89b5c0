"""Double entry of chips: accounts, and entries whose amounts sum to zero.

It knows where value lies and nothing of baccarat: why an entry is made is the table's business. An entry is never
edited; what was wrong is undone by its reverse. Start at `Entry.of`.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

import msgspec

from croupier.money import Cents


class Breach(Exception):
    """Value came from nowhere or went nowhere: the table halts and the evidence is kept."""


class Place(StrEnum):
    """Where value can lie."""

    RACK = "rack"  # a patron's chips, in front of them
    LAYOUT = "layout"  # a patron's chips on the betting areas
    TOKENS = "tokens"  # a patron's promotional tokens, in front of them
    TOKENS_ON_LAYOUT = "tokens-on-layout"  # a patron's tokens on the betting areas
    HELD = "held"  # a patron's money, seized and held while it is investigated
    OWED = "owed"  # commission and debts of a patron; below zero while owed
    FLOAT = "float"  # the chips in the table's float tray
    TOKEN_FLOAT = "token-float"  # the tokens in the table's hands
    DROP = "drop"  # cash in the drop box
    RECEIVABLE = "receivable"  # commission and debts owed to the table
    TOURNAMENT_BANK = "tournament-bank"  # where tournament chips come from and go to: no money
    OUTSIDE = "outside"  # everywhere else: purses, the cage, other tables
    # a tournament's money
    ENTRANT_MONEY = "entrant-money"  # an entrant's purse: below zero by what they paid and did not get back
    PRIZE_DUE = "prize-due"  # awarded to an entrant and not handed over yet
    REFUND_DUE = "refund-due"  # to be given back to an entrant
    POOL = "pool"  # what will be prizes
    TOURNAMENT_COMMISSION = "tournament-commission"  # what the operator keeps
    CHIP_MONEY = "chip-money"  # paid for chips that become cash again; below zero where more was cashed
    HOUSE_ADDED = "house-added"  # what the operator puts into the pool; below zero by that


PATRONS_OWN = frozenset(
    {
        Place.RACK,
        Place.LAYOUT,
        Place.TOKENS,
        Place.TOKENS_ON_LAYOUT,
        Place.HELD,
        Place.OWED,
        Place.ENTRANT_MONEY,
        Place.PRIZE_DUE,
        Place.REFUND_DUE,
    }
)
NEVER_BELOW_ZERO = frozenset(
    {
        Place.RACK,
        Place.LAYOUT,
        Place.TOKENS,
        Place.TOKENS_ON_LAYOUT,
        Place.HELD,
        Place.RECEIVABLE,
        Place.PRIZE_DUE,
        Place.REFUND_DUE,
        Place.POOL,
        Place.TOURNAMENT_COMMISSION,
    }
)


class Account(msgspec.Struct, frozen=True, order=True):
    """A place, and whose it is; the table's own places are nobody's."""

    place: Place
    patron: str = ""

    def __post_init__(self) -> None:
        if (self.place in PATRONS_OWN) != bool(self.patron):
            raise Breach(f"{self.place} {'needs' if self.place in PATRONS_OWN else 'cannot have'} a patron")


# whoever asks for a balance asks again and again
account_of = lru_cache(maxsize=4096)(Account)


class Entry(msgspec.Struct, frozen=True):
    """Amounts added to accounts, which together are nothing."""

    amounts: tuple[tuple[Account, Cents], ...]

    def __post_init__(self) -> None:
        total = sum(amount for _, amount in self.amounts)
        if total:
            raise Breach(f"an entry must sum to zero, and this one sums to {total} cents")

    @classmethod
    def of(cls, *moves: tuple[Account, Account, Cents]) -> Entry:
        """Value moved from one account to another, once or several times; moves of nothing leave no trace."""
        amounts: dict[Account, Cents] = {}
        for source, target, amount in moves:
            if amount < 0:
                raise Breach(f"{amount} cents cannot move from {source.place} to {target.place}: turn the move around")
            amounts[source] = amounts.get(source, 0) - amount
            amounts[target] = amounts.get(target, 0) + amount
        return cls(tuple((account, amount) for account, amount in amounts.items() if amount))

    def reversed(self) -> Entry:
        """The entry that undoes this one."""
        return Entry(tuple((account, -amount) for account, amount in self.amounts))
