"""The balance equation of a tournament: fees and what the house adds are prizes, commission, refunds and what is held.

All accounts together are nothing, and each entrant's record says the same as their accounts. A breach is raised, never
refused. Start at `audit_tournament`.
"""

from __future__ import annotations

import msgspec

from croupier.ledger import Breach, Place
from croupier.money import Cents
from croupier.tournament.state import Entrant, Tournament


class MoneySums(msgspec.Struct, frozen=True):
    """Where a tournament's money came from and where it went."""

    fees: Cents  # everything that entrants paid
    added: Cents  # by the house
    prizes: Cents  # handed over
    commission: Cents
    refunds: Cents  # handed over
    cashed: Cents  # chips that became cash
    held: Cents  # the pool, prizes and refunds not handed over yet, what was paid for chips

    @property
    def difference(self) -> Cents:
        return self.fees + self.added - self.prizes - self.commission - self.refunds - self.cashed - self.held


def money_sums(tournament: Tournament) -> MoneySums:
    ledger, everyone = tournament.ledger, tuple(tournament.entrants.values())
    due = sum(ledger.balance(place, one.id) for place in (Place.PRIZE_DUE, Place.REFUND_DUE) for one in everyone)
    return MoneySums(
        fees=sum(one.paid for one in everyone),
        added=-ledger.balance(Place.HOUSE_ADDED),
        prizes=sum(one.prize_paid for one in everyone),
        commission=ledger.balance(Place.TOURNAMENT_COMMISSION),
        refunds=sum(one.refunded for one in everyone),
        cashed=sum(one.cashed for one in everyone),
        held=ledger.balance(Place.POOL) + ledger.balance(Place.CHIP_MONEY) + due,
    )


def audit_tournament(tournament: Tournament) -> None:
    tournament.ledger.audit()
    for entrant in tournament.entrants.values():
        _of_one(tournament, entrant)
    known = {*tournament.entrants, ""}
    strangers = [account.patron for account in tournament.ledger.balances if account.patron not in known]
    if strangers:
        raise Breach(f"there is money of {strangers[0]}, who never entered")
    sums = money_sums(tournament)
    if sums.difference:
        raise Breach(f"fees and what was added differ from where they went by {sums.difference} cents: {sums}")
    if tournament.closed and sums.held != tournament.ledger.balance(Place.CHIP_MONEY) + tournament.unawarded:
        raise Breach(f"the tournament is closed and {sums.held} cents are still held")


def _of_one(tournament: Tournament, entrant: Entrant) -> None:
    """What an entrant paid and was given back, by their record and by their accounts."""
    ledger = tournament.ledger
    recorded = {
        Place.ENTRANT_MONEY: entrant.refunded + entrant.prize_paid + entrant.cashed - entrant.paid,
        Place.PRIZE_DUE: entrant.prize - entrant.prize_paid,
        Place.REFUND_DUE: entrant.refund_due,
    }
    for place, amount in recorded.items():
        balance = ledger.balance(place, entrant.id)
        if balance != amount:
            raise Breach(f"{entrant.id} has {balance} cents in {place}, and {amount} on record")
