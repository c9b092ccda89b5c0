"""The money of a tournament summed up again: what each payment is made of, where it lies, and what is left.

Accounts have the names that a ledger has for them, so that both can be compared. Start at `TournamentMoney`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from croupier.money import Cents
from croupier.table.events import Event
from croupier.tournament import records as r
from croupier.tournament.terms.schema import TournamentTerms
from croupier.verify.recompute.difference import Found
from croupier.verify.recompute_tournament.person import FollowedEntrant

Where = tuple[str, str]  # an account and whose it is

ENTRANT, PRIZE_DUE, REFUND_DUE = "entrant-money", "prize-due", "refund-due"
POOL, COMMISSION, CHIPS, ADDED = "pool", "tournament-commission", "chip-money", "house-added"
_NEVER_BELOW = (PRIZE_DUE, REFUND_DUE, POOL, COMMISSION)

Payment = r.EntrantEntered | r.SeatOffered | r.BoughtBack | r.BoughtAgain | r.AddedOn
Refund = r.EntrantWithdrew | r.DueBack


class TournamentMoney:
    def __init__(self) -> None:
        self.accounts: Counter[Where] = Counter()
        self.moves: dict[str, Counter[Where]] = {}  # by the command that made them

    def move(self, command: str, source: Where, target: Where, amount: Cents) -> None:
        for where, change in ((source, -amount), (target, amount)):
            self.accounts[where] += change
            self.moves.setdefault(command, Counter())[where] += change

    def undo(self, command: str) -> None:
        self.accounts.subtract(self.moves.pop(command, Counter()))

    def balances(self) -> Mapping[Where, Cents]:
        return {where: held for where, held in self.accounts.items() if held}

    # --- what comes in and goes back -------------------------------------------------------------

    def paid(self, event: Payment, who: str, price: tuple[Cents, Cents, Cents] | None) -> Iterator[Found]:
        parts = (event.into_pool, event.commission, event.for_chips)
        if sum(parts) != event.paid:
            yield Found("wrong-split", str(event.paid), str(sum(parts)), event.under, {"patron": who})
        if price is not None and parts != price:
            told, right = ("+".join(map(str, one)) for one in (parts, price))
            yield Found("wrong-price", told, right, event.under, {"patron": who})
        for place, amount in zip((POOL, COMMISSION, CHIPS), parts, strict=True):
            self.move(event.made.command, (ENTRANT, who), (place, ""), amount)

    def owed_back(self, event: Refund, amount: Cents, person: FollowedEntrant) -> Iterator[Found]:
        parts = (event.from_pool, event.from_commission, event.from_chips)
        had = (person.pool, person.commission, person.held)
        about = {"patron": event.entrant}
        if sum(parts) != amount:
            yield Found("wrong-split", str(amount), str(sum(parts)), event.under, dict(about))
        if any(part > most for part, most in zip(parts, had, strict=True)):
            told, most = ("+".join(map(str, one)) for one in (parts, had))
            yield Found("refund-beyond-paid", told, most, event.under, dict(about))
        for place, part in zip((POOL, COMMISSION, CHIPS), parts, strict=True):
            self.move(event.made.command, (place, ""), (REFUND_DUE, event.entrant), part)

    def awarded(self, event: r.PrizesAwarded) -> Iterator[Found]:
        held = self.accounts[POOL, ""]
        awarded = held + event.added - event.kept - event.held
        if event.pool != awarded:
            yield Found("wrong-pool", str(event.pool), str(awarded), event.under)
        given = sum(prize.amount for prize in event.prizes)
        if given != event.pool:
            yield Found("prizes-not-the-pool", str(given), str(event.pool), event.under)
        command = event.made.command
        self.move(command, (ADDED, ""), (POOL, ""), event.added)
        self.move(command, (POOL, ""), (COMMISSION, ""), event.kept)
        for prize in event.prizes:
            self.move(command, (POOL, ""), (PRIZE_DUE, prize.entrant), prize.amount)

    def handed_over(self, event: r.PrizePaid | r.RefundPaid | r.ChipsCashed) -> None:
        source = {r.PrizePaid: (PRIZE_DUE, event.entrant), r.RefundPaid: (REFUND_DUE, event.entrant)}
        where = source.get(type(event), (CHIPS, ""))
        self.move(event.made.command, where, (ENTRANT, event.entrant), event.amount)

    def held_paid(self, event: r.HeldPrizePaid) -> None:
        self.move(event.made.command, (POOL, ""), (ENTRANT, event.entrant), event.amount)

    def sound(self, event: Event) -> Iterator[Found]:
        """Nothing is given that is not there."""
        for (place, who), held in self.accounts.items():
            if held < 0 and place in _NEVER_BELOW:
                about = {"in": place} | ({"patron": who} if who else {})
                yield Found("below-zero", str(held), "0", event.under, dict(about))


def entry_price(terms: TournamentTerms) -> tuple[Cents, Cents, Cents]:
    """Of one entry: what goes to the pool, to the operator, and is held for chips that become cash."""
    details = terms.details
    for_chips = details.buy_in if terms.format.disposition == "cash" else 0
    return details.fee + details.buy_in - details.commission - for_chips, details.commission, for_chips
