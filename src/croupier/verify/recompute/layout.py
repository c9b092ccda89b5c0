"""What lies on one layout, and what each event of a coup does to it: the middle of the second path.

It holds the wagers of the coup at hand, those over several coups, and who may let commission wait; it hears an event,
reckons what it should have said, and goes on from what it did say. Start at `Layout.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from croupier.clauses import Clauses, Silent, together
from croupier.rulebooks import irregularities
from croupier.table import records as r
from croupier.table.state import Down, Granted, Payment, StreakDown, Tails
from croupier.verify.recompute import chips, payments, placing, streaks
from croupier.verify.recompute.deal import Deal
from croupier.verify.recompute.difference import Found
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.irregular import Irregular, Record
from croupier.verify.recompute.pays import NotPayable, cut_short, given_back, one_coup, undone
from croupier.verify.recompute.placing import facts_of
from croupier.verify.recompute.streaks import Heard, Lying
from croupier.verify.recompute.sums import Sums

_DEFER = "defer-commission"


class Layout:
    def __init__(self, game: Game, deal: Deal, sums: Sums, record: Record, *, partial: bool) -> None:
        self.game = game
        self.deal = deal
        self.sums = sums
        self.partial = partial
        self.wagers: dict[int, Down] = {}
        self.lying = Lying()
        self.early: tuple[Payment, ...] = ()  # settled before the coup was complete
        self.dummy = False
        self.dummy_after_result = False  # it was announced as a coup that counts
        self.void = False
        self.cutting_card_out = False
        self.seated: set[str] = set()
        self.agreed: set[str] = set()  # who may wager above the differential
        self.approved: set[Granted] = set()  # whose commission may wait, and how long
        self.number = 1  # of the coup at hand, within its shoe
        self.paid: tuple[Payment, ...] = ()  # by the settlement of the coup
        self.before: tuple[dict[int, Down], Lying] | None = None  # what lay there before it
        self.irregular = Irregular(self, record)

    def hear(self, event: r.Event) -> list[Found]:
        wrong = self.irregular.out_of_place(event)
        for chapter in (self._people, self._staking, self._cards, self._settling, self.irregular.hear):
            found = chapter(event)
            if found is not None:
                return wrong + found
        return wrong

    def believe(self, event: r.Event) -> list[Found]:
        """Context of a log that begins in the middle: what it states is so."""
        match event:
            case r.CoupSettled():
                self.lying = Lying(event.streaks, event.tails, event.late_open)
            case r.ShoeEnded():
                opened = tuple(side for side in self.lying.late_open if event.tails.of(side))
                self.lying = Lying(event.streaks, event.tails, opened)
            case r.DummyCoupOrdered() | r.CoupVoided():
                self.lying = replace(self.lying, streaks=event.streaks)
                self.dummy = isinstance(event, r.DummyCoupOrdered)
            case r.CoupCleared():
                self.dummy = self.irregular.next_coup()
            case _:
                self.irregular.believe(event)
                self._people(event)
        return []

    # --- people ----------------------------------------------------------------------------------

    def _people(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.PatronSat():
                self.seated.add(event.patron)
            case r.PatronStood():
                self.seated.discard(event.patron)
            case r.PatronLeft():
                self.seated.discard(event.patron)
                self.agreed.discard(event.patron)
                self.approved = {one for one in self.approved if one.patron != event.patron}
            case r.AboveDifferentialArranged():
                self.agreed.add(event.patron)
            case r.Approved() if event.granted.act == _DEFER:
                self.approved.add(event.granted)
            case r.CommissionCollected():
                return self._collected(event)
            case _:
                return None
        return []

    def _collected(self, event: r.CommissionCollected) -> list[Found]:
        """All that waits at once, rounded to chips as the table has chosen (reading A-28)."""
        deferral = self.game.book.settlement.deferral
        facts: dict[str, str | int] = {"patron": event.patron}
        found: list[Found] = []
        if isinstance(deferral, Silent):
            clauses = self.game.book.wagering.medium.clauses
            found.append(Found("nothing-to-collect", str(event.collected), "0", clauses, facts))
        elif not self.partial:
            owes = self.sums.owes.get(event.patron, Fraction(0))
            rounded = chips.up if self.game.options.get(deferral.rounding_option) == "up" else chips.down
            due = rounded(self.game.chips, owes)
            if due != event.collected or not owes:
                found.append(Found("wrong-collection", str(event.collected), str(due), deferral.clauses, facts))
        self.sums.collected(event.patron, event.collected)
        return found

    def may_wait(self, patron: str, said: Payment | None) -> bool:
        """Approved beforehand, and seated where the book says so; in the middle of a log, as it is said."""
        deferral = self.game.book.settlement.deferral
        if isinstance(deferral, Silent):
            return False
        if self.partial:
            return said is not None and said.settled.waits[0] != 0
        if deferral.seated_only and patron not in self.seated:
            return False
        return any(one.patron == patron for one in self.approved)

    # --- wagers placed, changed and taken off ----------------------------------------------------

    def _staking(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.WagerPlaced(down=down):
                found = placing.placed(self.game, down, self._all(), self.deal)
                if not self.partial:
                    found += placing.arranged(self.game, down, down.patron in self.agreed)
                self.wagers[down.number] = down
                self.sums.staked(down, down.stake)
                return found
            case r.WagerChanged():
                return self._changed(event)
            case r.WagerWithdrawn() | r.WagerGaveWay() | r.WagerTurnedAway():
                taken = self.wagers.pop(event.number, None)
                if taken is None:
                    return [self.unknown(event.number)]
                self.sums.staked(taken, -taken.stake)
                return []
            case r.WagersReduced():
                return self._reduced(event)
            case _:
                return None

    def _all(self) -> dict[int, Down]:
        return self.wagers | {one.down.number: one.down for one in self.lying.streaks}

    def unknown(self, number: int) -> Found:
        clauses = self.game.book.wagering.medium.clauses
        return Found("no-such-wager", str(number), "no wager", clauses, {"number": number})

    def _changed(self, event: r.WagerChanged) -> list[Found]:
        old = self.wagers.get(event.number)
        if old is None:
            return [self.unknown(event.number)]
        new = replace(old, stake=event.stake, counts=event.counts, because=event.because, arranged=event.arranged)
        found = placing.possible(self.game, new)
        if not self.partial:
            found += placing.arranged(self.game, new, new.patron in self.agreed)
        self.wagers[event.number] = new
        self.sums.staked(old, new.stake - old.stake)
        return found

    def _reduced(self, event: r.WagersReduced) -> list[Found]:
        found = placing.reduced(self.game, event, self.wagers)
        for number, stake in event.stakes:
            down = self.wagers.get(number)
            if down is None:
                continue
            self.sums.staked(down, stake - down.stake)
            self.wagers[number] = replace(down, stake=stake, counts=min(down.counts, stake))
            if stake == 0:
                del self.wagers[number]
        return found

    # --- cards -----------------------------------------------------------------------------------

    def _cards(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.CardsBrought() | r.CardsShuffled():
                self.cutting_card_out = False
            case r.CuttingCardPlaced():
                self.deal.seen.clear()
                self.dummy = self.cutting_card_out = False
                self.irregular.new_shoe()
            case r.CardsBurned():
                self.irregular.burned = [event.first]
                return self.deal.see([event.first] if event.first else [])
            case r.BurnCardShown():
                self.irregular.burned.append(event.card)
                return self.deal.see([event.card])
            case r.BurnedCardsExposed():
                return self.deal.see(event.cards)
            case r.CardDrawn():
                self.cutting_card_out = self.cutting_card_out or event.cutting_card
                return self.irregular.nothing_waits() + self.pairs_first() + self.deal.drawn(event)
            case r.CardsExposed():
                return self.deal.exposed(event)
            case r.ResultAnnounced():
                return self.pairs_first() + self.deal.result(event, self.wagers.values())
            case _:
                return None
        return []

    def pairs_first(self) -> list[Found]:
        """Wagers decided by four cards are settled before any further card, and before the result."""
        decided = self.deal.out >= 4
        left = [down for down in self.wagers.values() if decided and self.game.is_early(down.wager)]
        return [
            Found("pairs-not-settled", "nothing", "settled", self.game.clauses(down.wager), facts_of(down))
            for down in left
        ]

    # --- payments --------------------------------------------------------------------------------

    def _settling(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.PairsSettled():
                return self._pairs(event)
            case r.CoupSettled():
                return self._settled(event)
            case r.DummyCoupOrdered():
                return self._dummy(event)
            case r.CoupVoided():
                return self._voided(event)
            case r.ShoeEnded():
                return self._shoe_ended(event)
            case r.TableClosed():
                return self._closed(event)
            case r.CoupCleared():
                return self._cleared()
            case _:
                return None

    def _pairs(self, event: r.PairsSettled) -> list[Found]:
        due = [down for down in self.wagers.values() if self.game.is_early(down.wager)]
        if self.deal.out != 4 or not self.deal.is_known():
            found = [Found("no-result", f"{self.deal.out} cards", "four cards, face up", self.game.order_clauses)]
        else:
            found = self._one_coup(due, event.payments, {}) + payments.in_order(self.game, event.payments)
        self._pay(event.payments)
        self.early += event.payments
        return found

    def _settled(self, event: r.CoupSettled) -> list[Found]:
        clauses = together(self.game.book.dealing.result_called.clauses, self.game.order_clauses)
        if self.dummy and self.dummy_after_result and not event.payments:  # its wagers went back: nothing moves
            found = self.lies_on(event.streaks, event.tails, event.late_open, self.lying)
        elif self.dummy:
            found = [Found("dummy-coup-settled", "settled", "nothing", self.game.book.dealing.dummy.clauses)]
        elif not self.deal.announced or not self.deal.is_known():
            found = [Found("no-result", "settled", "a result first", clauses)]
        else:
            winner = self.deal.play.winner(*(self.deal.known(side) for side in self.deal.hands))
            heard = streaks.after_coup(self.game, self.lying, self.wagers.values(), winner)
            single = [down for down in self.wagers.values() if not self.game.is_streak(down.wager)]
            found = self._one_coup(single, event.payments, {one.number: one for one in heard.payments}, heard)
            found += payments.in_order(self.game, event.payments)
            found += self.lies_on(event.streaks, event.tails, event.late_open, heard.lying)
        self.before, self.paid = (dict(self.wagers), self.lying), event.payments
        self._pay(event.payments)
        self.wagers = {}
        self.lying = Lying(event.streaks, event.tails, event.late_open)
        return found

    def _one_coup(
        self, downs: Iterable[Down], said: tuple[Payment, ...], others: dict[int, Payment], heard: Heard | None = None
    ) -> list[Found]:
        """The wagers of this coup alone, each by its row, beside those over several coups that were decided."""
        told, expected, found = self.deal.answers(), dict(others), []
        by_number = {payment.number: payment for payment in said}
        unjudged: set[int] = set()
        for down in downs:
            if not self.game.is_known(down.wager):
                unjudged.add(down.number)  # told when it was placed
                continue
            waits = self.may_wait(down.patron, by_number.get(down.number))
            try:
                expected[down.number] = one_coup(self.game, down, told, approved=waits)
            except NotPayable as owed:
                unjudged.add(down.number)
                clauses = self.game.book.settlement.rounding.clauses
                found.append(Found("not-payable", "settled", str(owed), clauses, facts_of(down)))
        judged = tuple(payment for payment in said if payment.number not in unjudged)
        kept = {one.down.number: one for one in heard.lying.streaks} if heard else {}
        undecided: dict[int, object] = {number: one for number, one in self._all().items() if number not in expected}
        return found + payments.compared(self.game, judged, expected, undecided | kept)

    def _pay(self, said: tuple[Payment, ...]) -> None:
        self.sums.settle(said, keeps_tokens=self.game.keeps_tokens)
        self.sums.owing(said)
        for payment in said:
            self.wagers.pop(payment.number, None)

    def forget(self, gone: set[int]) -> None:
        """These wagers were never there."""
        self.wagers = {number: down for number, down in self.wagers.items() if number not in gone}
        self.early = tuple(one for one in self.early if one.number not in gone)
        self.paid = tuple(one for one in self.paid if one.number not in gone)
        left = tuple(one for one in self.lying.streaks if one.down.number not in gone)
        self.lying = replace(self.lying, streaks=left)
        if self.before is not None:
            wagers, lying = self.before
            self.before = {number: down for number, down in wagers.items() if number not in gone}, lying

    def lies_on(
        self, said: tuple[StreakDown, ...], tails: Tails, late_open: tuple[str, ...], right: Lying
    ) -> list[Found]:
        """Wagers over several coups, indicators and Late areas as said against as they should be."""
        found = self._lives_on(said, right.streaks) + self._indicators(tails, right.tails)
        if sorted(late_open) != sorted(right.late_open):
            told, opened = " ".join(late_open), " ".join(right.late_open)
            found.append(Found("wrong-late-area", told, opened, self._tail_clauses()))
        return found

    def _lives_on(self, said: tuple[StreakDown, ...], right: tuple[StreakDown, ...]) -> list[Found]:
        told, expected = {one.down.number: one for one in said}, {one.down.number: one for one in right}
        found = []
        for number in sorted({*told, *expected}):
            if told.get(number) != expected.get(number) or len(told) != len(said):
                down = (expected.get(number) or told[number]).down
                clauses = self.game.clauses(down.wager)
                told_count, right_count = _count(told.get(number)), _count(expected.get(number))
                found.append(Found("wrong-streak", told_count, right_count, clauses, facts_of(down)))
        return found

    def _indicators(self, said: Tails, right: Tails) -> list[Found]:
        if said == right:
            return []
        told = f"Player {said.player}, Banker {said.banker}"
        return [Found("wrong-tails", told, f"Player {right.player}, Banker {right.banker}", self._tail_clauses())]

    def _tail_clauses(self) -> Clauses:
        policy = self.game.book.streaks.dragon_tails
        return self.game.book.settlement.void.clauses if isinstance(policy, Silent) else policy.clauses

    # --- coups without a result, and the end of a shoe -------------------------------------------

    def _back(self, wagers: Mapping[int, Down], clauses: Clauses) -> dict[int, Payment]:
        """Every wager of this coup alone goes back."""
        single = [down for down in wagers.values() if not self.game.is_streak(down.wager)]
        return {down.number: given_back(down, clauses) for down in single}

    def _dummy(self, event: r.DummyCoupOrdered) -> list[Found]:
        clauses = together(self.game.book.dealing.dummy.stray_clauses, self.game.book.settlement.void.clauses)
        stay = streaks.waiting(self.game, self.lying, self.wagers.values())
        found = payments.compared(self.game, event.payments, self._back(self.wagers, clauses), self._all())
        found += self._lives_on(event.streaks, stay)
        self._pay(event.payments)
        self.wagers, self.dummy, self.dummy_after_result = {}, True, self.deal.announced
        self.lying = replace(self.lying, streaks=event.streaks)
        return found

    def _voided(self, event: r.CoupVoided) -> list[Found]:
        """Every stake of the coup goes back, or is forfeited; once it was settled, everything is as before."""
        clauses = self.game.book.settlement.void.clauses
        wagers, lying = self.before or (self.wagers, self.lying)
        stay = streaks.waiting(self.game, lying, wagers.values())
        expected = self._back(wagers, clauses) | {one.number: undone(one, clauses) for one in self.early}
        expected = {number: self.irregular.forfeited(one) for number, one in expected.items()}
        found = payments.compared(self.game, event.payments, expected, self._all())
        found += payments.reversed_again((*self.early, *self.paid), event.reversed, clauses)
        found += self._lives_on(event.streaks, stay)
        self.sums.take_back(event.reversed, event.payments, keeps_tokens=self.game.keeps_tokens)
        self.lying = replace(lying, streaks=event.streaks)
        self.irregular.to_restore = self.lying if self.before is not None else None
        self.wagers, self.early, self.paid, self.before, self.void = {}, (), (), None, True
        return found

    def _shoe_ended(self, event: r.ShoeEnded) -> list[Found]:
        found = self._ended_early(event)
        heard = streaks.at_shoe_end(self.game, self.lying, early=event.early)
        expected = {one.number: one for one in heard.payments}
        found += payments.compared(self.game, event.payments, expected, self._all())
        found += self._lives_on(event.streaks, heard.lying.streaks)
        found += self._indicators(event.tails, heard.lying.tails)
        self._pay(event.payments)
        opened = tuple(side for side in self.lying.late_open if event.tails.of(side))
        self.lying = Lying(event.streaks, event.tails, opened)
        self.approved = {one for one in self.approved if one.lasts != "shoe"}
        self.irregular.shoe_ended(early=event.early)
        return found

    def _ended_early(self, event: r.ShoeEnded) -> list[Found]:
        """In due course only with its last coup, or when it ran out or was given up after the cutting card."""
        given_up = event.why == "cards-insufficient" or event.why in irregularities.SLIPS
        if given_up and self.partial:
            return []
        early = not self.cutting_card_out if given_up else event.why != "last-coup"
        if early is event.early:
            return []
        clauses = self.game.book.cards.shoe_end.clauses
        told = {True: "early", False: "in due course"}
        return [Found("wrong-shoe-end", told[event.early], told[early], clauses, {"why": event.why})]

    def _closed(self, event: r.TableClosed) -> list[Found]:
        """What lies over several coups goes back; nothing else may lie there."""
        lying = [*(one.down for one in self.lying.streaks), *self.wagers.values()]
        over_several = [down for down in lying if self.game.is_streak(down.wager)]
        expected = {down.number: cut_short(down, self.game.clauses(down.wager)) for down in over_several}
        found = payments.compared(self.game, event.payments, expected, {})
        self._pay(event.payments)
        found += [self._left(down) for down in self.wagers.values() if not self.game.is_streak(down.wager)]
        self.wagers, self.lying, self.dummy = {}, Lying(), False
        self.early, self.paid, self.before = (), (), None
        self.seated, self.agreed, self.approved = set(), set(), set()
        self.deal.new_coup()
        return found

    def _left(self, down: Down) -> Found:
        return Found("never-settled", "nothing", "settled", self.game.clauses(down.wager), facts_of(down))

    def _cleared(self) -> list[Found]:
        """The coup is over: nothing of it lies there, and what does is what was staked."""
        found = [self._left(down) for down in self.wagers.values()]
        if not self.deal.announced and not self.void:
            found.append(Found("no-result", "cleared", "a result first", self.game.book.dealing.result_called.clauses))
        found += self.irregular.cleared((*self.early, *self.paid))
        if not self.partial:
            found += self._lies_as_staked()
        self.wagers, self.early, self.paid, self.before, self.void = {}, (), (), None, False
        self.dummy = self.irregular.next_coup()
        self.number += 1
        self.approved = {one for one in self.approved if one.lasts != "coup"}
        self.deal.new_coup()
        return found

    def _lies_as_staked(self) -> list[Found]:
        staked: dict[tuple[str, str], int] = {}
        for down in self._all().values():
            pocket = ("tokens-on-layout" if down.token else "layout", down.patron)
            staked[pocket] = staked.get(pocket, 0) + down.stake
        lies = {pocket: held for pocket, held in self.sums.pockets.items() if pocket[0].endswith("layout")}
        clauses = self.game.book.wagering.medium.clauses
        return [
            Found(
                "layout-differs", str(lies.get(pocket, 0)), str(staked.get(pocket, 0)), clauses, {"patron": pocket[1]}
            )
            for pocket in sorted({*staked, *lies})
            if staked.get(pocket, 0) != lies.get(pocket, 0)
        ]


def _count(streak: StreakDown | None) -> str:
    return "no longer" if streak is None else f"{streak.count}, {streak.down.counts} of {streak.down.stake} at stake"
