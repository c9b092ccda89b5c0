"""What supervisors of the day do about what went wrong: remedies, wrong payments, breaches, disputes, what is owed.

They choose among what the book allows, by the day's chance, and try the next thing where the table refuses one. Not all
that is owed is told in time: that is what a list of open duties is for. Start at `Supervisor`.
"""

from __future__ import annotations

from typing import Any

from croupier.automatic.dealer import Stuck
from croupier.clauses import Silent
from croupier.day.chances import DayChance
from croupier.day.said import said
from croupier.day.staff import TableStaff
from croupier.duties.owed import needed_rank
from croupier.ledger import Place
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Table
from croupier.table.irregularities.judge import row_of
from croupier.table.moment import rules_here

_TOLD = 40  # in a thousand: how likely something owed is told, each time that someone looks
_TRIES = 50


class Supervisor:
    def __init__(self, staff: TableStaff, chance: DayChance) -> None:
        self.staff, self.chance = staff, chance
        self._references = 0

    @property
    def table(self) -> Table:
        return self.staff.table

    @property
    def book(self) -> Rulebook:
        return self.staff.book

    def _reference(self) -> str:
        self._references += 1
        return f"{self.table.id}/{self._references}"

    # --- irregularities --------------------------------------------------------------------------

    def put_right(self) -> None:
        """Until no report waits for its remedy, and no patron is asked what becomes of a wager."""
        for _ in range(_TRIES):
            if self.table.matter is not None:
                self._remedy()
            elif self.table.offer is not None:
                self._offer()
            else:
                return
        raise Stuck(f"what went wrong at {self.table.id} is not put right")

    def _remedy(self) -> None:
        rules = rules_here(self.table, self.book)
        row = row_of(self.table, rules) if rules is not None else None
        everyone = tuple(self.table.patrons)
        for remedy in self.chance.shuffled(row.remedy) if row is not None else ():
            actor = self._another(remedy.rank)
            if self.staff.done("order-remedy", actor=actor, remedy=remedy.id, agreed=everyone):
                return
        self.staff.done("withdraw-report")

    def _another(self, rank: str) -> Actor:
        """Of this rank, or of the one above the dealer's where that is enough: never whoever reported it."""
        ladder = [one.id for one in self.book.authority.rank]
        dealer = ladder.index(self.book.authority.dealer.rank)
        at = ladder.index(rank)
        return self.staff.roster.on(ladder[max(at, min(dealer + 1, len(ladder) - 1))])

    def _offer(self) -> None:
        """Most keep their wagers; whoever says nothing keeps them too."""
        offer = self.table.offer
        assert offer is not None
        choices = [one for one in offer.choices if one not in ("keep", "reduce")]
        for number in offer.wagers:
            if choices and self.chance.happens(250) and number in self.table.coup.wagers:
                owner = self.table.coup.wagers[number].patron
                self.staff.done("answer-offer", actor=Actor(owner, PATRON), number=number, choice=choices[0])
        if self.table.offer is not None:
            self.staff.done("close-offer")

    # --- wrong payments --------------------------------------------------------------------------

    def wrong_payment(self, facts: dict[str, Any]) -> None:
        """Recorded as it was paid, enquired into where the book wants that, and put right as far as the patron lets."""
        if not self.staff.done("record-payment-error", **facts):
            return
        number = max(self.table.payment_errors)
        rule = self.book.conduct.payment_errors
        if not isinstance(rule, Silent) and not isinstance(rule.enquiry, Silent):
            meant = self.chance.happens(100)
            identified = facts["patron"] if meant else ""
            self.staff.done("enquire-payment-error", error=number, intentional=meant, identified=identified)
        error = self.table.payment_errors.get(number)
        if error is None:
            return
        lies = self.table.ledger.balance(Place.RACK, error.patron)
        there = min(error.open, lies) if error.overpaid else error.open
        amount = there if self.chance.happens(800) else 0
        says = "" if amount == error.open else self.chance.pick(said().refusals)
        self.staff.done("rectify-payment-error", error=number, amount=amount, says=says)
        if number in self.table.payment_errors and self.chance.happens(500):
            self.staff.done("report-payment-error", error=number, reference=self._reference())

    # --- conduct ---------------------------------------------------------------------------------

    def breach(self, patron: str) -> None:
        """Someone did what the book forbids: a patron, or an onlooker; one of the book's powers is used on it."""
        kinds = self.book.conduct.breach
        if not kinds:
            return
        by_staff = [row for row in kinds if row.id.endswith("-by-staff")]
        row = self.chance.pick([one for one in kinds if one not in by_staff] or kinds)
        onlooker = self.chance.happens(200)
        who: dict[str, Any] = {"who": said().stranger} if onlooker else {"patron": patron}
        if not self.staff.done("record-breach", kind=row.id, says=self.chance.pick(said().breaches), **who):
            return
        number = max(self.table.breaches)
        for power in self.chance.shuffled(self.book.conduct.power):
            amount = min(50_00, self.table.ledger.balance(Place.RACK, patron)) if power.id == "seize-winnings" else 0
            told: dict[str, Any] = {"breach": number, "power": power.id, "amount": amount}
            if self.staff.done("act-on-breach", rank=power.rank, **told) and self.chance.happens(600):
                return

    def dispute(self, patron: str) -> None:
        """Raised by a patron, decided by whom the book names, and now and then reviewed."""
        rule = self.book.conduct.disputes
        if isinstance(rule, Silent):
            return
        about = self.chance.pick(said().disputes)
        raised = self.staff.done(
            "raise-dispute", actor=Actor(patron, PATRON), patron=patron, about=about, coup=self.table.coup.number
        )
        if not raised:
            return
        number = max(self.table.disputes)
        if self.chance.happens(150):
            return  # it waits: whoever decides is not there
        pays = self.chance.pick((0, 0, 0, 25_00, 50_00))
        decision, accepted = said().paid if pays else said().as_settled, bool(pays) or self.chance.happens(500)
        told: dict[str, Any] = {"dispute": number, "decision": decision, "pays": pays, "accepted": accepted}
        self.staff.done("decide-dispute", rank=rule.rank, **told)
        if not accepted and not isinstance(rule.review, Silent) and self.chance.happens(600):
            rank = rule.review.outside[0] if rule.review.outside else rule.review.rank
            reviewer = Actor(f"{rank}-review", rank)
            told = {"dispute": number, "decision": said().reviewed, "requested_by": patron}
            self.staff.done("review-dispute", actor=reviewer, **told)

    # --- what is owed ----------------------------------------------------------------------------

    def tell(self) -> None:
        """Something that is owed is told now and then; at the end of the day some of it still waits."""
        for duty in self.table.duties.open:
            if self.chance.happens(_TOLD):
                row = self.book.duty(duty.id)
                channel = {"channel": row.channels[0]} if row is not None and row.channels else {}
                told: dict[str, Any] = {
                    "who": duty.id,
                    "matter": duty.matter,
                    "reference": self._reference(),
                    **channel,
                }
                self.staff.done("record-notification", rank=needed_rank(self.book, row), **told)

    def see_out(self, patron: str) -> bool:
        """Whoever goes takes their chips, and pays or goes on owing what they owe."""
        ways: tuple[tuple[str, dict[str, Any]], ...] = (
            ("leave-table", {}),
            ("call-in-commission", {}),
            ("carry-commission-over", {}),
            ("leave-table", {}),
            ("record-walk-off", {}),
        )
        for name, facts in ways:
            if patron in self.table.patrons:
                self.staff.done(name, patron=patron, **facts)
        return patron not in self.table.patrons
