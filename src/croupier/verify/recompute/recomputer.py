"""One table's log heard event by event: the results and payments recomputed, and the money summed up again.

It keeps the coup at hand, the wagers over several coups and the sums, and nothing else, however long the log. After a
difference it goes on from what the event said, so that one fault is told once. Start at `Recomputer.hear`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final

from croupier.clauses import Clauses
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import records as r
from croupier.table.state import Setup, Table
from croupier.verify.recompute import handed
from croupier.verify.recompute.contest import CONTEST, SecondContest
from croupier.verify.recompute.coups import Coups
from croupier.verify.recompute.deal import Deal
from croupier.verify.recompute.debts import Debts
from croupier.verify.recompute.difference import Difference, Facts, Found, phrase
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.owing import DUTIES, Owing
from croupier.verify.recompute.record import Record
from croupier.verify.recompute.results import RESULTS, SecondResults
from croupier.verify.recompute.sums import Sums

# what must come before a coup that is told on its own: since the table's opening, the latest of each, in their order
CONTEXT: Final = (
    r.TableOpened,
    r.LimitsChanged,
    r.VariationChanged,
    r.CoupSettled,
    r.ShoeEnded,
    r.DummyCoupOrdered,
    r.CoupVoided,
    r.CoupCleared,
    r.StreaksRestored,
    r.StrayCardsKept,
)
# a coup told on its own begins with one of these; what comes before them is believed
_BEGINS: Final = (r.BetsCalled, r.WagerPlaced, r.NoMoreBetsCalled, r.CoupBurned, r.CardDrawn, r.CarriedCardLaid)


class Recomputer:
    """A second opinion on one table.

    `book_of` finds the book of an edition, as the table's opening names it. A log that begins in the middle is
    `partial`: what patrons have is unknown and not judged, whether commission may wait is taken as said, and the
    context before the first coup (`CONTEXT`) is believed.
    """

    def __init__(self, table: str, book_of: Callable[[str], Rulebook | None], *, partial: bool = False) -> None:
        self.table = table
        self.partial = partial
        self.heard = 0
        self.sums = Sums()
        self.debts = Debts(self.sums)
        self.contest = SecondContest(self.sums)
        self.duties = Owing()
        self.results = SecondResults()
        self._book_of = book_of
        self._book: Rulebook | None = None
        self._layout: Layout | None = None
        self._coups: Coups | None = None
        self._joined = not partial
        self._record = Record()

    # --- what it says ----------------------------------------------------------------------------

    @property
    def balances(self) -> Mapping[str, Cents]:
        """The chips in front of each patron."""
        return {patron: amount for (where, patron), amount in self.sums.pockets.items() if where == "rack"}

    @property
    def owed(self) -> Mapping[str, Fraction]:
        """Commission that waits, exactly."""
        return dict(self.sums.owes)

    def hear(self, event: r.Event) -> tuple[Difference, ...]:
        """Take in the next event of the log; what is wrong with it."""
        self.heard += 1
        if not self._joined and isinstance(event, _BEGINS):
            self._joined = True
        before, kind = self.sums.total, type(event)
        found: list[Found] = [*self._opening(event)] if kind in _OPENING else []
        found += self.debts.hear(event, self._layout.game if self._layout else None, partial=self.partial)
        if kind in _MONEY:
            found += self._money(event)
        if kind in CONTEST:
            found += self.contest.hear(event, self._layout, partial=self.partial)
        if kind in DUTIES:
            found += self.duties.hear(event, partial=self.partial)
        if kind in RESULTS or self.results.on:
            found += self.results.hear(event, partial=self.partial)
        if self._coups is not None:
            found += self._coups.hear(event) if self._joined else self._coups.believe(event)
            if kind in _GONE:
                found += self._gone(event)
        if not self.partial and (self.sums.taken or self.sums.total != before):
            found += self._sound(event, before)
        return tuple([self._told(event, one) for one in found]) if found else ()

    def _told(self, event: r.Event, found: Found) -> Difference:
        name = str(type(event).__struct_config__.tag).partition("/")[0]
        return Difference(
            found.what, self.table, name, self.heard, found.said, found.recomputed, found.clauses, found.facts
        )

    # --- the game --------------------------------------------------------------------------------

    def _opening(self, event: r.Event) -> Iterable[Found]:
        match event:
            case r.TableOpened():
                self._book = self._book_of(event.edition)
                self._layout = self._coups = None
                if self._book is None:
                    self.partial = True  # from here on nobody's chips can be followed
                    yield Found("unknown-edition", event.edition, "")
                else:
                    deal = Deal(self._book, event.setup.decks)
                    game = Game(self._book, event.setup)
                    self._layout = Layout(game, deal, self.sums, partial=self.partial)
                    self._coups = Coups(self._layout, self._record)
            case r.LimitsChanged() | r.VariationChanged():
                self._changed(event.setup)
            case _:
                pass

    def _changed(self, setup: Setup) -> None:
        if self._layout is not None:
            self._layout.set_up(setup)

    def _counted(self, event: r.FloatCounted) -> Iterable[Found]:
        """What was to be in the float, and what its chips come to."""
        found, due = sum(worth * number for worth, number in event.piles), self.sums.pockets["float", ""]
        if (event.found, event.due) != (found, due):
            yield Found("wrong-float", f"{event.found} {event.due}", f"{found} {due}")

    # --- money that comes and goes ---------------------------------------------------------------

    def _money(self, event: r.Event) -> Iterable[Found]:
        sums = self.sums
        match event:
            case r.PatronArrived():
                sums.brought(event.patron, event.chips)
            case r.BoughtIn():
                sums.bought(event.patron, event.amount, cash=event.cash)
            case r.VoucherExchanged() if event.tokens:
                sums.given_tokens(event.patron, event.amount)
            case r.VoucherExchanged():
                sums.bought(event.patron, event.amount, cash=False)
            case r.FloatFilled():
                sums.filled(event.amount)
            case r.FloatCredited():
                sums.filled(-event.amount)
            case r.FloatCounted() if not self.partial:
                return self._counted(event)
            case _:
                handed.hear(sums, event)
        return ()

    def _gone(self, event: r.Event) -> Iterable[Found]:
        """A patron who leaves, and everyone there when the table closes, takes their chips, unless they owe or wager.

        What is kept for someone who had gone before lies there for them until they come again, however often it closes.
        """
        match event:
            case r.PatronLeft():
                patrons = [event.patron]
            case r.TableClosed():
                patrons = sorted({whose for _, whose in self.sums.pockets if whose} | set(self.sums.owes))
            case _:
                return
        for patron in patrons:
            facts: Facts = {"patron": patron}
            if self.sums.owes.get(patron) and not self.partial:
                yield Found("left-owing", str(self.sums.owes[patron]), "0", self._deferral(), facts)
            lies = self.sums.pockets["layout", patron] + self.sums.pockets["tokens-on-layout", patron]
            if lies and not self.partial:
                yield Found("left-with-wagers", str(lies), "0", self._medium(), facts)
            if patron in self.sums.here or isinstance(event, r.PatronLeft) or self.partial:
                self.sums.left(patron)
            else:
                self.sums.owes.pop(patron, None)

    def _sound(self, event: r.Event, before: Cents) -> Iterable[Found]:
        """No pocket holds less than nothing, and all of them together hold nothing."""
        staking = isinstance(event, (r.WagerPlaced, r.WagerChanged))
        for (where, patron), held in self.sums.below_zero():
            facts: Facts = {"patron": patron, "in": where}
            yield Found(
                "stake-beyond-chips" if staking else "below-zero",
                str(held),
                phrase("nought-or-more"),
                self._medium(),
                facts,
            )
        if self.sums.total != before:
            clauses = event.under or self._medium()
            yield Found("not-conserved", str(self.sums.total - before), "0", clauses)

    def _medium(self) -> Clauses:
        return self._book.wagering.medium.clauses if self._book else ()

    def _deferral(self) -> Clauses:
        """On leaving, what waited is settled."""
        deferral = self._book.settlement.deferral if self._book else None
        return getattr(deferral, "on_stopping_clauses", ())

    # --- against the table's own account ---------------------------------------------------------

    def differences_with(self, table: Table) -> tuple[Difference, ...]:
        """Its own sums against the ledger of the table that the same events make, and the debts of its patrons."""
        if self.partial:
            return ()
        mine = self.sums.balances()
        theirs = {(account.place.value, account.patron): held for account, held in table.ledger.balances.items()}
        found = self.duties.against(table.duties)
        for where, patron in sorted({*mine, *theirs}) if mine != theirs else ():
            said, right = theirs.get((where, patron), 0), mine.get((where, patron), 0)
            if said != right:
                facts: Facts = {"in": where, "patron": patron} if patron else {"in": where}
                found.append(Found("wrong-balance", str(said), str(right), self._medium(), facts))
        for id in sorted({*table.patrons, *self.sums.owes}):
            owes = Fraction(*table.patrons[id].owes) if id in table.patrons else Fraction(0)
            if owes != self.sums.owes.get(id, 0):
                right_debt = str(self.sums.owes.get(id, 0))
                found.append(Found("wrong-debt", str(owes), right_debt, self._deferral(), {"patron": id}))
        return tuple(
            Difference(one.what, self.table, "", self.heard, one.said, one.recomputed, one.clauses, one.facts)
            for one in found
        )


# of which kinds of events the others say nothing
_OPENING: Final = named_kinds(Recomputer._opening)
_MONEY: Final = named_kinds(Recomputer._money, handed.hear)
_GONE: Final = named_kinds(Recomputer._gone)
