"""What must hold after every command at every table: cards and chips conserved, the moment, the deadline, the ranks.

Each law is written from the books' common sense and from the events, never from the code that decides. A breach is an
AssertionError that says which law. Start at `Laws.accepted` and `Laws.refused`.
"""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy

from msgspec import UNSET

from croupier import Refusal, Rulebook
from croupier.cards import CARDS_IN_A_DECK, PACK
from croupier.clauses import Clause, Reason
from croupier.coup import Resolution, Side
from croupier.ledger import Place
from croupier.table import (
    ACTS,
    PATRON,
    By,
    Command,
    Coup,
    CuttingCard,
    Down,
    Event,
    Made,
    Payment,
    Play,
    Stage,
    Table,
    audit,
    name_of,
    power_of,
)
from croupier.table import records as r
from croupier.table.rules import rules_of
from laws.cards_out import CardsOut

OWN = (Place.RACK, Place.LAYOUT, Place.TOKENS, Place.TOKENS_ON_LAYOUT)
PLACING = (r.PlaceWager, r.DeclareWager, r.FindWager)
# what may still take wagers off or cut them between the call and the first card
AFTER_THE_CALL = (r.ReduceWagers, r.RefuseWager, r.OrderDummyCoup, r.WithdrawWager)
ENDING = (r.SettlePairs, r.SettleCoup, r.DeclareCardsInsufficient)
# what may change wagers after the deadline because something went wrong
PUT_RIGHT = (r.OrderRemedy, r.AnswerOffer, r.CloseOffer, r.CloseChanges, r.ActOnBreach)
# what stands still while a matter waits for its remedy, or patrons choose
WRITING_OFF = (r.WriteOffCommission, r.WriteOffDebt)
# what is judged by the book alone, at a table that is closed too
MAY_BE_CLOSED = (r.OpenTable, r.RecordApproval, r.CheckCards, r.RevealShoe, r.CountFloat)
PLAY = (
    r.DrawCard,
    r.ExposeCards,
    r.AnnounceResult,
    r.SettlePairs,
    r.SettleCoup,
    r.ClearCards,
    r.DeclareCardsInsufficient,
)


class Laws:
    """The laws of one table, with an account of its cards kept from the events alone."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.ladder = {rank.id: place for place, rank in enumerate(book.authority.rank)}
        self.known = {*book.register.rows, *(book.parent.register.rows if book.parent else ())}
        self.cards = CardsOut()
        self.debts: Counter[str] = Counter()  # what someone could not give back when a coup was void
        self.kept: Counter[str] = Counter()  # what goes back to those who have left, and lies there for them
        self.done: dict[int, str] = {}  # by a wager's number, what became of it
        self.small: set[int] = set()  # wagers that were below a minimum when they were placed
        self.windowed = {entry.id for entry in book.wagers if entry.window}

    def copied(self) -> Laws:
        """The same account, to be kept on for the same table led somewhere else."""
        other = copy(self)
        other.cards, other.done = deepcopy(self.cards), dict(self.done)
        other.debts, other.kept = Counter(self.debts), Counter(self.kept)
        other.small = set(self.small)
        return other

    # --- the answer ------------------------------------------------------------------------------

    def refused(self, before: Table, command: Command, refusal: Refusal, after: Table) -> None:
        assert after is before, "a refused command changed the table"
        assert isinstance(refusal.reason, Reason)
        self._clauses(refusal.clauses)
        for name, value in refusal.facts.items():
            several = value if isinstance(value, tuple) else (value,)
            assert all(isinstance(one, str | int) for one in several), f"the fact {name} is neither names nor numbers"
        if refusal.reason is Reason.RANK_TOO_LOW:
            by_the_house = self._controlled_by_the_house(before, command)
            assert refusal.clauses or by_the_house, "refused for rank without the clause that says so"
            assert not (refusal.clauses and by_the_house), "a control of the house is no clause of the book"

    def accepted(self, before: Table, command: Command, events: tuple[Event, ...], after: Table) -> None:
        assert events, "a command was accepted and nothing happened"
        for event in events:
            assert event.made == Made(command.id, command.actor, command.at)
            self._clauses(event.under)
        assert after.version == before.version + len(events)
        assert after.clock == command.at >= before.clock
        assert command.id in after.recent
        self._rank(before, command)
        self._moment(before, command, events)
        self._commitment(before, events)
        self._machine(before, events)
        self._deadline(before, command, after)
        self._cards(after, events)
        self._taken_back(before, events)
        self._chips(after)
        self._paid(before, after, events)
        self._advised(before, events)
        self._once(events)
        self._stands_still(before, command)

    def _clauses(self, clauses: tuple[Clause, ...]) -> None:
        for clause in clauses:
            assert isinstance(clause, Clause)
            assert clause in self.known, f"{clause} stands in no register of this book"
        assert len(set(clauses)) == len(clauses), "a clause is cited twice"

    # --- people ----------------------------------------------------------------------------------

    def _rank(self, before: Table, command: Command) -> None:
        """Whoever did it is the patron concerned, or reaches the rank that the book's row names."""
        act, rank = ACTS[type(command)], command.actor.rank
        if rank == PATRON:
            assert act.by is By.PATRON, f"a patron gave {act.name}"
            assert act.whose(before, command) == command.actor.id, f"a patron gave {act.name} for another"
            # someone whom a patron lets open the cards may be anyone, in books that say so
            assert command.actor.id in before.patrons or isinstance(command, (r.Arrive, r.ExposeCards))
            return
        row = power_of(self.book, type(command))
        needed, also = row.rank, row.also
        if isinstance(command, r.OrderRemedy):
            assert before.matter is not None, "a remedy for nothing"
            rows = self.book.irregularities.irregularity[before.matter.row].remedy
            needed = next(one.rank for one in rows if one.id == command.remedy)
        if isinstance(command, r.Approve):
            needed, also = self.book.authority.approval[command.act].rank, ()
        if isinstance(command, WRITING_OFF):
            assert rank in self.ladder, f"{rank} gave {act.name}"
            needed, also = self._writes_off(before), ()
        assert self._reaches(rank, needed) or rank in also, f"{rank} gave {act.name}, which takes {needed}"

    def _controlled_by_the_house(self, before: Table, command: Command) -> bool:
        """What the house alone asks for: to find wagers once the result is known (A-115), to write off (A-122)."""
        if isinstance(command, WRITING_OFF):
            return command.actor.rank != PATRON
        if not isinstance(command, r.FindWager) or before.coup.winner is None:
            return False
        return self._reaches(command.actor.rank, power_of(self.book, r.FindWager).rank)

    def _writes_off(self, table: Table) -> str:
        """Typed anew: the table's option, else the book's usual choice, else the highest of the ladder."""
        assert table.setup is not None
        option = self.book.options.get("write-off-rank")
        usual = option.default if option and option.default else max(self.ladder, key=lambda rank: self.ladder[rank])
        return dict(table.setup.options).get("write-off-rank", usual)

    def _reaches(self, rank: str, needed: str) -> bool:
        on_it = rank in self.ladder and needed in self.ladder
        return rank == needed or (on_it and self.ladder[rank] >= self.ladder[needed])

    # --- the moment ------------------------------------------------------------------------------

    def _moment(self, before: Table, command: Command, events: tuple[Event, ...]) -> None:
        coup, shoe = before.coup, before.shoe
        assert before.is_open or isinstance(command, MAY_BE_CLOSED)
        for event in events:
            match event:
                case r.CardDrawn():
                    assert coup.play in (Play.WAGERING, Play.DEALING), "a card drawn after the result"
                    assert coup.drawn < 4 or coup.all_exposed, "a third card drawn beside cards face down"
                    assert shoe.stage in (Stage.IN_PLAY, Stage.LOADED) or coup.dummy, "a card from no shoe"
                    assert coup.drawn < 6
                    assert shoe.left > 0
                    assert coup.drawn or coup.dummy or coup.wagers or before.streaks, "dealt without a wager"
                    assert not event.cutting_card or shoe.cutting_card is CuttingCard.IN
                case r.CardsExposed():
                    assert coup.play is Play.DEALING
                    assert coup.drawn >= 4
                case r.ResultAnnounced():  # a card put right has it announced again
                    assert coup.play is Play.DEALING or isinstance(command, r.CorrectCard)
                    assert coup.drawn >= 4
                    assert not before.loose, "a result beside stray cards"
                    assert coup.all_exposed, "a result announced with cards face down"
                    assert not self._early(coup), "a result announced before the early wagers are settled"
                case r.CoupSettled():
                    assert coup.play is Play.ANNOUNCED, "settled before the announcement"
                case r.PairsSettled():
                    assert coup.play is Play.DEALING or isinstance(command, r.CorrectCard)
                    assert coup.drawn >= 4
                    assert coup.all_exposed
                case r.CoupCleared():
                    assert coup.play is Play.SETTLED
                case r.CoupVoided():
                    assert shoe.left == 0 or isinstance(command, r.OrderRemedy)
                    assert not coup.void, "void twice"
                case r.PastCoupVoided() | r.StreaksRestored() if isinstance(event.streaks, tuple):
                    placed = [one.since for one in event.streaks if isinstance(one.since, int)]
                    # a Run that was placed for a coup which then became a dummy coup lies on, and has heard nothing yet
                    now = before.coups + 1 if coup.drawn or coup.dummy else before.coups
                    assert all(since < now for since in placed), "a Run of an earlier coup counted as one of this"
                case r.CarriedCardLaid():
                    assert coup.play in (Play.WAGERING, Play.DEALING), "a card laid after the result"
                    assert coup.drawn or coup.dummy or coup.wagers or before.streaks, "laid without a wager"
                case r.OfferMade():
                    assert event.offer.wagers, "an offer to nobody"
                case r.LimitsChanged() if before.limits_to_come is not None and coup.drawn:
                    # altered during the coup (7.5, 7.7, 6.6): they hold with the next one
                    assert isinstance(command, r.ClearCards), "limits of the next coup within this one"
                    assert isinstance(events[0], r.CoupCleared)
                case r.TableClosed() | r.LimitsChanged() | r.VariationChanged() | r.DealingChosen():
                    assert coup.drawn == 0, "changed within a coup"
                    assert before.matter is None, "changed while something is put right"
                case r.CardsShuffled() | r.CardsBrought() | r.CardsTakenOff() | r.CardsBurned():
                    assert coup.drawn == 0, "cards changed within a coup"
                case r.WagerPlaced():
                    assert shoe.stage in (Stage.IN_PLAY, Stage.LOADED)
                    assert not coup.dummy, "a wager on a dummy coup"
                case _:
                    pass

    def _machine(self, before: Table, events: tuple[Event, ...]) -> None:
        """With a virtual shoe the machine says what comes out of it, and patrons what they do for its order."""
        if before.machine_deals is not True:
            return
        for event in events:
            actor = event.made.actor
            match event:
                case r.ShoeCommitted() | r.CardDrawn() | r.ShoeRevealed() | r.CuttingCardPlaced() | r.BurnCardShown():
                    assert actor.id == f"automatic {actor.rank}", "a person said what comes out of a virtual shoe"
                case (
                    r.ShoeContribution(patron=patron) | r.CutDeclined(patron=patron) | r.CutterNominated(patron=patron)
                ):
                    assert actor.id == patron, "someone else acted in a patron's name"
                case r.CardsCut(patron=patron, among=among, alone=alone):
                    assert patron in ("", actor.id), "someone else cut in a patron's name"
                    machine = actor.id == f"automatic {actor.rank}"
                    assert (among is not UNSET) == machine, "the machine cut and did not say of which places"
                    nobody = not patron and not before.shoe.contributions
                    assert (alone is True) == nobody, "it is not said that the house alone fixed the order"
                case _:
                    pass

    def _commitment(self, before: Table, events: tuple[Event, ...]) -> None:
        """A virtual shoe: committed to before anything is cut or wagered, revealed before other cards come."""
        virtual = before.setup is not None and before.setup.shoe == "virtual-shoe"
        shoe = before.shoe
        for event in events:
            match event:
                case r.CardsCut() | r.WagerPlaced() | r.CardDrawn() | r.ShoeContribution() if virtual:
                    assert shoe.commitment, "a virtual shoe in use before it was committed to"
                    assert before.unrevealed, "a virtual shoe in use after it was revealed"
                case r.ShoeCommitted():
                    assert virtual, "committed to cards"
                    assert not shoe.commitment, "committed to twice"
                    assert not before.unrevealed, "committed to before the last was revealed"
                case r.CardsBrought() | r.TableOpened():
                    assert not before.unrevealed, "other cards before the shoe was revealed"
                case r.CardsShuffled() | r.CardsRiffled():
                    assert not before.unrevealed, "shuffled after it was committed to"
                case r.ShoeRevealed():
                    assert before.unrevealed, "revealed without a commitment"
                    in_use = before.is_open and shoe.commitment and shoe.stage is not Stage.ENDED
                    assert not in_use, "revealed while it is dealt from"
                case _:
                    pass

    def _early(self, coup: Coup) -> bool:
        early = {entry.id for entry in self.book.wagers if entry.settled.value != "end-of-coup"}
        return any(down.wager in early for down in coup.wagers.values())

    # --- the deadline ----------------------------------------------------------------------------

    def _over(self, coup: Coup) -> bool:
        """The cards have closed wagering, whatever was called; a permission to change wagers opens it again."""
        if coup.changes:
            return False
        if self.book.wagering.deadline.closes == "first-exposure":
            return coup.any_exposed or coup.handled or coup.play in (Play.ANNOUNCED, Play.SETTLED)
        return coup.play is not Play.WAGERING or coup.burned_before

    def _deadline(self, before: Table, command: Command, after: Table) -> None:
        """Between deadline and settlement no wager changes; only a wager found late, or one with a window, is added."""
        if before.coup.number != after.coup.number or before.setup is None or after.setup is None:
            return
        old, new = before.coup.wagers, after.coup.wagers
        added = [down for number, down in new.items() if number not in old]
        if before.coup.play in (Play.ANNOUNCED, Play.SETTLED) and after.coup.play is Play.DEALING:
            settled = before.coup.before.wagers if before.coup.before else {}
            lay = {*old.values(), *settled.values(), *(before.coup.early or ())}
            assert isinstance(command, r.OrderRemedy | r.CorrectCard), (
                "a coup that goes on after its result, and nobody ordered it"
            )
            assert set(new.values()) <= lay, "a wager that was never on this coup"
            return
        assert not added or isinstance(command, PLACING)
        assert len(added) <= 1
        if self._over(before.coup):
            for down in added:
                assert isinstance(command, r.FindWager) or down.wager in self.windowed, "placed after the deadline"
            # what counts of a stack changes with a stack that joins it; its stake never does
            joined = {down.wager for down in added}
            found = isinstance(command, r.FindWager)
            kept = {
                number: down
                for number, down in old.items()
                if new.get(number) == down
                or ((found or down.wager in joined) and number in new and new[number].stake == down.stake)
            }
            allowed = (*ENDING, *PUT_RIGHT, r.RuleWagerVoid, r.OrderDummyCoup)
            assert kept == old or isinstance(command, allowed), "a wager changed after the deadline"
        elif before.coup.bets_closed and self.book.wagering.deadline.closes != "first-card":
            taken_up = self.book.wagering.deadline.after_call == "correctable"
            assert not added or (taken_up and isinstance(command, r.FindWager)), "placed after the call"
            put_right = (r.ChangeWager, r.FindWager) if taken_up else ()
            left = (*AFTER_THE_CALL, *PUT_RIGHT, r.DeclareCardsInsufficient, *put_right)
            assert new == old or isinstance(command, left), "changed after the call that closed wagering"
            if isinstance(command, r.ChangeWager):
                number = command.number
                topped_up = bool(old[number].because)
                assert new[number].stake < old[number].stake or topped_up, "raised after the call"
        if isinstance(command, r.FindWager):
            called = before.coup.bets_closed and self.book.wagering.deadline.after_call == "correctable"
            assert self._over(before.coup) or called, "a wager found late before it was late"

    def _stands_still(self, before: Table, command: Command) -> None:
        """While a matter waits or patrons choose, no card moves and nothing is paid; patrons only ever take back."""
        if before.matter is not None or before.offer is not None or before.coup.changes:
            assert not isinstance(command, PLAY), "the coup went on before it was put right"
        if before.offer is not None:
            assert not isinstance(command, (*PLACING, r.ChangeWager)), "a wager placed or changed beside an offer"

    # --- cards -----------------------------------------------------------------------------------

    def _cards(self, after: Table, events: tuple[Event, ...]) -> None:
        for event in events:
            self.cards.count(event)
        self.cards.agree(after)
        shoe, decks = after.shoe, after.setup.decks if after.setup else None
        if decks is not None and shoe.stage is not Stage.NO_CARDS:
            assert shoe.cards == decks * CARDS_IN_A_DECK
        assert shoe.out + shoe.left == shoe.cards
        assert 0 <= shoe.out <= shoe.cards, "more cards are out than there were"
        assert list(shoe.seen) == [self.cards.seen[card] for card in PACK], "cards seen are not those named"
        assert decks is None or max(shoe.seen) <= decks, "a card was seen more often than there are decks"
        assert sum(shoe.seen) <= shoe.out
        coup = after.coup
        assert coup.drawn <= shoe.out or shoe.stage is Stage.NO_CARDS
        for side in Side:
            hand = coup.hand(side)
            assert len(hand) <= 3
            assert all(dealt.card is not None for dealt in hand if dealt.exposed), "a card lies open that nobody knows"

    # --- chips -----------------------------------------------------------------------------------

    def _chips(self, after: Table) -> None:
        audit(after)
        balances = after.ledger.balances
        assert sum(balances.values()) == 0, "chips came from nowhere"
        lying: Counter[tuple[Place, str]] = Counter()
        for down in _lying(after):
            assert down.stake > 0
            assert 0 <= down.counts <= down.stake
            lying[Place.TOKENS_ON_LAYOUT if down.token else Place.LAYOUT, down.patron] += down.stake
        for account, balance in balances.items():
            assert balance > 0 or account.place not in OWN, "someone holds less than nothing"
            if account.place in (Place.LAYOUT, Place.TOKENS_ON_LAYOUT):
                assert lying[account.place, account.patron] == balance, "the layout is not the wagers"
            here = not account.patron or account.patron in after.patrons
            waits = account.place is Place.RACK and balance == self.kept[account.patron]
            waits |= (
                account.place is Place.TOKENS and self.book.settlement.write_off is None
            )  # which says nothing of them
            assert here or waits or account.place in (Place.OWED, Place.HELD), "chips of someone who is not there"
        for here_now in after.patrons:
            del self.kept[here_now]  # it is among their chips now
        assert sum(lying.values()) == sum(b for a, b in balances.items() if a.place in OWN[1::2])
        for patron in after.patrons.values():
            part, whole = patron.owes
            assert part >= 0
            assert whole > 0
            owes = part // whole + self.debts[patron.id]
            assert after.ledger.balance(Place.OWED, patron.id) == -owes, f"{patron.id} owes something else"
        for absent, debt in self.debts.items():
            if absent not in after.patrons:
                assert after.ledger.balance(Place.OWED, absent) == -debt, f"{absent} left and owes something else"
        kept: Counter[str] = Counter()
        for one in after.debts_kept:
            assert one.amount > 0, "a debt of nothing"
            kept[one.patron] += one.amount
        on_record = self.book.settlement.write_off is not None
        assert kept == +self.debts or not on_record, "the debts on record are not those of the ledger"
        seats = [patron.seat for patron in after.patrons.values() if patron.seat is not None]
        assert len(set(seats)) == len(seats), "two people in one seat"

    def _paid(self, before: Table, after: Table, events: tuple[Event, ...]) -> None:
        """Payments move exactly what they say: stakes off the layout, what comes back into the patron's rack."""
        for event in events:
            if isinstance(event, (r.CoupSettled, r.PairsSettled)):
                self._follows_payment(event, events[1:])
                self._paid_out(before, after, event.payments)
                lay = {down.number for down in _lying(before)}
                assert {one.number for one in event.payments} <= lay, "paid what did not lie there"
                stays = {one.number for one in _lying(after)}
                assert stays == lay - {one.number for one in event.payments}, "a wager vanished unpaid"

    def _follows_payment(self, paid: Event, others: tuple[Event, ...]) -> None:
        """Beside a payment nothing happens but what is told after the result, to those it concerns, and the shoe."""
        below = self.book.limits.below_minimum
        for event in others:
            match event:
                case r.MinimumAdvised():  # 7.3.1 and 3.4: told when the first wager below the minimum was paid
                    assert below.advice == "after-result"
                    assert isinstance(paid, r.CoupSettled)
                case r.ShoeGivenBack():
                    assert event is others[-1]
                case _:
                    raise AssertionError(f"{name_of(type(event))} beside a payment")

    def _advised(self, before: Table, events: tuple[Event, ...]) -> None:
        """Nobody hears twice of the minimum, and only who had a wager below it when it was placed."""
        told = [event.patron for event in events if isinstance(event, r.MinimumAdvised)]
        assert len(set(told)) == len(told)
        assert not set(told) & set(before.advised), "advised again"
        for patron in told:
            lay = {one.number for one in _lying(before) if one.patron == patron}
            lay |= {one.number for one in before.coup.settled_early if one.patron == patron}
            assert lay & self.small, f"{patron} was told of the minimum, and had no wager below it"
        for event in events:
            match event:
                case r.TableOpened():
                    self.small = set()
                case r.WagerPlaced():
                    self._measured(before, event.down, event.down.stake)
                case r.WagerChanged() if event.number in before.coup.wagers:
                    self._measured(before, before.coup.wagers[event.number], event.stake)
                case _:
                    pass

    def _measured(self, before: Table, down: Down, stake: int) -> None:
        """Against the limits that hold now: they may be others when it is settled."""
        assert before.setup is not None
        sign, own = rules_of(self.book, before.setup).limit(down.wager), before.patrons[down.patron].minimum
        if stake < max(sign.minimum, own or 0):
            self.small.add(down.number)

    def _once(self, events: tuple[Event, ...]) -> None:
        """No wager is settled and given back, or either of them twice, unless the first was reversed."""
        for event in events:
            match event:
                case r.TableOpened():
                    self.done = {}
                case r.OfferAnswered() if event.stake == 0:
                    self._becomes(event.number, "taken back")
                case r.WagerWithdrawn() | r.WagerGaveWay() | r.WagerTurnedAway():
                    self._becomes(event.number, "taken back")
                case _:
                    for payment in getattr(event, "reversed", ()):
                        assert self.done.pop(payment.number, None), "reversed what was not paid"
                    for payment in getattr(event, "payments", ()):
                        if payment.settled.resolution is not Resolution.OPEN:
                            self._becomes(payment.number, payment.settled.resolution.value)

    def _becomes(self, number: int, what: str) -> None:
        assert number not in self.done, f"a wager that was {self.done.get(number)} is {what} as well"
        self.done[number] = what

    def _taken_back(self, before: Table, events: tuple[Event, ...]) -> None:
        """Whoever cannot give back what a void coup paid owes exactly what is missing."""
        for event in events:
            self._owed_on_record(event)
            undone: tuple[Payment, ...] = getattr(event, "reversed", ())
            if undone:
                change: Counter[str] = Counter()
                for payment in getattr(event, "payments", ()):
                    change[payment.patron] += _into_the_rack(payment)
                for payment in undone:
                    change[payment.patron] -= _into_the_rack(payment)
                short = {one: -(before.ledger.balance(Place.RACK, one) + more) for one, more in change.items()}
                missing = {one: cents for one, cents in short.items() if cents > 0}
                owed = getattr(event, "owed", UNSET)
                assert ({} if owed is UNSET else dict(owed)) == missing, "another debt was told"
                if self.book.settlement.write_off is None:  # debts are on record where the book says who lets them go
                    self.debts.update(missing)
                    continue
                said = [one.debt for one in events if isinstance(one, r.DebtRecorded) and one.debt.of == "payment"]
                assert {one.patron: one.amount for one in said} == missing, "another debt was recorded"
                self._kept_for_them(before, change, events)

    def _kept_for_them(self, before: Table, change: Counter[str], events: tuple[Event, ...]) -> None:
        """What goes back to whoever has left lies there for them, exactly so much, and what they owe is taken of it."""
        gone = {one: more for one, more in change.items() if one not in before.patrons}
        said = {one.patron: one.amount for one in events if isinstance(one, r.RefundKept)}
        assert said == {one: more for one, more in gone.items() if more > 0}, "another refund was kept"
        for one, more in gone.items():
            self.kept[one] = max(0, self.kept[one] + more)

    def _owed_on_record(self, event: Event) -> None:
        """Debts come of what is missing and of commission that someone goes without; they end paid or written off."""
        match event:
            case r.DebtRecorded(debt=debt):
                self.debts[debt.patron] += debt.amount
            case r.DebtCollected() | r.DebtWrittenOff() | r.CommissionFallsAway():
                assert 0 < event.amount <= self.debts[event.patron], "more than was owed"
                self.debts[event.patron] -= event.amount
            case _:
                pass

    def _paid_out(self, before: Table, after: Table, payments: tuple[Payment, ...]) -> None:
        back: Counter[str] = Counter()
        for payment in payments:
            settled = payment.settled
            assert settled.profit >= 0
            assert settled.stake + payment.excess > 0
            back[payment.patron] += _into_the_rack(payment)
        for patron in before.patrons:
            rise = after.ledger.balance(Place.RACK, patron) - before.ledger.balance(Place.RACK, patron)
            assert rise == back[patron], f"{patron} got {rise} cents instead of {back[patron]}"


def _into_the_rack(payment: Payment) -> int:
    settled = payment.settled
    return settled.profit if settled.token else settled.returned + payment.excess


def _lying(table: Table) -> list[Down]:
    return [*table.coup.wagers.values(), *(streak.down for streak in table.streaks)]
