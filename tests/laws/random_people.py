"""The facts of breaches, disputes and wrong payments, drawn so that they are plausible at the table as it is.

Nothing here knows what a book forbids or allows. Start at `DrawnPeople._record_breach`.
"""

from __future__ import annotations

from croupier.ledger import Place
from croupier.rulebooks.conduct import ACTS_ON_BREACH, BREACHES
from croupier.table import NOBODY, Payment, Table
from croupier.table.records import ActOnBreach
from laws.random_irregular import DrawnIrregular
from laws.random_values import PEOPLE, Facts


class DrawnPeople(DrawnIrregular):
    """What people do that they may not, what they dispute, and what they were paid wrong."""

    def power_rank(self, command: ActOnBreach) -> str:
        """Who may use a power on a breach, or anyone where the book has no such power."""
        row = self.book.conduct.power_to(command.power)
        return row.rank if row is not None else self.ranks[0]

    def _record_breach(self, table: Table) -> Facts:
        known: list[str] = [row.id for row in self.book.conduct.breach] or list(BREACHES)
        kind = self.chance.choice(known) if self.chance.random() < 0.9 else self.chance.choice(BREACHES)
        patron = self._patron(table) if self.chance.random() < 0.8 else NOBODY
        excuse = self.chance.choice(("", "", "", "asked", "on-duty", "compliance"))
        return {"kind": kind, "patron": patron, "who": "" if patron else "an onlooker", "excuse": excuse}

    def _act_on_breach(self, table: Table) -> Facts:
        known: list[str] = [row.id for row in self.book.conduct.power] or list(ACTS_ON_BREACH)
        power = self.chance.choice(known) if self.chance.random() < 0.9 else self.chance.choice(ACTS_ON_BREACH)
        breach = self.chance.choice(list(table.breaches) or [1])
        return {"breach": breach, "power": power, "amount": self.chance.choice((0, 5_00, 100_00))}

    def _end_seizure(self, table: Table) -> Facts:
        held = {one.patron: amount for one, amount in table.ledger.balances.items() if one.place is Place.HELD}
        patron = self.chance.choice(list(held) or [self._patron(table)])
        return {"patron": patron, "returned": self.chance.choice((0, held.get(patron, 100)))}

    def _lift_exclusion(self, table: Table) -> Facts:
        return {"patron": self.chance.choice(list(table.excluded) or [self._patron(table)])}

    def _direct_to_vacate(self, table: Table) -> Facts:
        return {"patron": self.chance.choice(list(table.sat_out) or [self._patron(table)])}

    def _raise_dispute(self, table: Table) -> Facts:
        return {"patron": self._patron(table), "about": "the payment", "coup": table.coup.number}

    def _decision(self) -> Facts:
        pays, takes = self.chance.choice(((0, 0), (0, 0), (25_00, 0), (0, 25_00)))
        return {"decision": "as settled", "pays": pays, "takes": takes, "accepted": self.chance.random() < 0.3}

    def _decide_dispute(self, table: Table) -> Facts:
        waiting = [one.number for one in table.disputes.values() if not one.decided_by]
        return {"dispute": self.chance.choice(waiting or list(table.disputes) or [1]), **self._decision()}

    def _review_dispute(self, table: Table) -> Facts:
        decided = [one for one in table.disputes.values() if one.decided_by]
        one = self.chance.choice(decided) if decided else None
        number, patron = (one.number, one.patron) if one else (1, self._patron(table))
        return {"dispute": number, "requested_by": patron, **self._decision()}

    def _record_payment_error(self, table: Table) -> Facts:
        paid = (*table.coup.settled_early, *table.coup.paid)
        one: Payment | None = self.chance.choice(paid) if paid else None
        wrong = self.chance.choice((-5_00, 5_00, 50_00, 1_000_50))
        if one is None:
            coup, patron = max(1, table.coup.number - 1), self.chance.choice(PEOPLE)
            return {"patron": patron, "coup": coup, "wager": 1, "due": 200_00, "paid": 200_00 + wrong}
        due = one.settled.returned + one.excess
        facts: Facts = {"patron": one.patron, "coup": table.coup.number, "wager": one.number}
        return facts | {"due": due, "paid": max(0, due + wrong)}

    def _error(self, table: Table) -> int:
        return self.chance.choice(list(table.payment_errors) or [1])

    def _enquire_payment_error(self, table: Table) -> Facts:
        intended = self.chance.random() < 0.3
        return {
            "error": self._error(table),
            "intentional": intended,
            "identified": "seen on camera" if intended else "",
        }

    def _rectify_payment_error(self, table: Table) -> Facts:
        error = table.payment_errors.get(number := self._error(table))
        left = error.value - error.rectified if error else 100
        return {"error": number, "amount": self.chance.choice((0, left, left, 1_00))}

    def _report_payment_error(self, table: Table) -> Facts:
        found: Facts = {"error": self._error(table), "reference": "R/2"}
        return found | {"month_end": True} if self.chance.random() < 0.4 else found
