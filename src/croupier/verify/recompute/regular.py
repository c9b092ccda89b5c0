"""The regular course: wagers placed, cards dealt, coups and shoes settled, and who may let commission wait.

It hears an event, reckons from what lies on the layout what it should have said, and goes on from what it did say. It
knows no remedy. Start at `Regular.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from croupier.clauses import Clauses, Silent, together
from croupier.rulebooks import irregularities
from croupier.table import records as r
from croupier.table.state import Down, Granted, Payment
from croupier.verify.recompute import again, chips, living_on, payments, placing, rows, streaks
from croupier.verify.recompute.difference import Found, phrase
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.pays import NotPayable, Verdicts, all_back, cut_short, one_coup
from croupier.verify.recompute.placing import facts_of
from croupier.verify.recompute.streaks import Heard, Lying

_DEFER = "defer-commission"


class Regular:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seated: set[str] = set()
        self.agreed: set[str] = set()  # who may wager above the differential
        self.approved: set[Granted] = set()  # whose commission may wait, and how long
        chapters = (self._people, self._staking, self._cards, self._settling)
        self._chapters = tuple(zip(_CHAPTERS, chapters, strict=True))

    def hear(self, event: r.Event) -> list[Found]:
        kind = type(event)
        for kinds, chapter in self._chapters:
            if kind in kinds:
                found = chapter(event)
                if found is not None:
                    return found
        return []

    def believe(self, event: r.Event) -> None:
        """Context of a log that begins in the middle."""
        self._people(event)

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
        """All that waits at once, rounded to chips as the table has chosen (reading A-28), or a part of it."""
        game, sums = self.layout.game, self.layout.sums
        deferral = game.book.settlement.deferral
        facts: dict[str, str | int] = {"patron": event.patron}
        left = None if isinstance(event.left, UnsetType) else Fraction(*event.left)
        found: list[Found] = []
        if isinstance(deferral, Silent):
            clauses = game.book.wagering.medium.clauses
            found.append(Found("nothing-to-collect", str(event.collected), "0", clauses, facts))
        elif not self.layout.partial:
            owes = sums.owes.get(event.patron, Fraction(0))
            rounded = chips.up if game.options.get(deferral.rounding_option) == "up" else chips.down
            due = rounded(game.chips, owes)
            right = due == event.collected if left is None else 0 < event.collected < due
            if not right or not owes or left not in (None, owes - event.collected):
                found.append(Found("wrong-collection", str(event.collected), str(due), deferral.clauses, facts))
        sums.collected(event.patron, event.collected, left or Fraction(0))
        return found

    def may_wait(self, patron: str, said: Payment | None) -> bool:
        """Approved beforehand, and seated where the book says so; in the middle of a log, as it is said."""
        deferral = self.layout.game.book.settlement.deferral
        if isinstance(deferral, Silent):
            return False
        if self.layout.partial:
            return said is not None and said.settled.waits[0] != 0
        if deferral.seated_only and patron not in self.seated:
            return False
        return any(one.patron == patron for one in self.approved)

    # --- wagers placed, changed and taken off ----------------------------------------------------

    def _staking(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.WagerPlaced(down=down):
                return self._placed(down)
            case r.WagerChanged():
                return self._changed(event)
            case r.WagerWithdrawn() | r.WagerGaveWay() | r.WagerTurnedAway():
                there = self.layout.take_off(event.number)
                return [] if there else [placing.unknown(self.layout.game, event.number)]
            case r.WagersReduced():
                return self._reduced(event)
            case _:
                return None

    def _placed(self, down: Down) -> list[Found]:
        layout = self.layout
        found = placing.placed(layout.game, down, layout.all(), layout.deal)
        if not layout.partial:
            found += placing.arranged(layout.game, down, down.patron in self.agreed, layout.wagers)
        layout.place(down)
        return found

    def _changed(self, event: r.WagerChanged) -> list[Found]:
        layout = self.layout
        old = layout.wagers.get(event.number)
        if old is None:
            return [placing.unknown(layout.game, event.number)]
        new = replace(
            old,
            stake=event.stake,
            counts=event.counts,
            because=event.because,
            arranged=event.arranged,
            parts=event.parts,
        )
        found = placing.possible(layout.game, new)
        if not layout.partial:
            found += placing.arranged(layout.game, new, new.patron in self.agreed, layout.wagers)
        layout.change(new)
        return found

    def _reduced(self, event: r.WagersReduced) -> list[Found]:
        layout = self.layout
        found = placing.reduced(layout.game, event, layout.wagers)
        for number, stake in event.stakes:
            down = layout.wagers.get(number)
            if down is None:
                continue
            layout.change(replace(down, stake=stake, counts=min(down.counts, stake)))
            if stake == 0:
                layout.take_off(number)
        return found

    # --- cards -----------------------------------------------------------------------------------

    def _cards(self, event: r.Event) -> list[Found] | None:
        layout, deal = self.layout, self.layout.deal
        match event:
            case r.CardsBrought() | r.CardsShuffled():
                layout.cutting_card(out=False)
            case r.CuttingCardPlaced():
                layout.new_shoe()
            case r.CardsBurned():
                return deal.see([event.first] if event.first else [])
            case r.BurnCardShown():
                return deal.see([event.card])
            case r.BurnedCardsExposed():
                return deal.see(event.cards)
            case r.CardDrawn():
                layout.cutting_card(out=layout.cutting_card_out or event.cutting_card)
                return payments.pairs_first(layout.game, layout.wagers, deal) + deal.drawn(event)
            case r.CardsExposed():
                return deal.exposed(event)
            case r.ResultAnnounced():
                found = payments.pairs_first(layout.game, layout.wagers, deal)
                return found + deal.result(event, layout.before_settlement()[0].values())
            case _:
                return None
        return []

    # --- payments --------------------------------------------------------------------------------

    def _settling(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.PairsSettled():
                return self._pairs(event)
            case r.CoupSettled():
                return self._settled(event)
            case r.DummyCoupOrdered():
                return self._dummy(event)
            case r.ShoeEnded():
                return self._shoe_ended(event)
            case r.TableClosed():
                return self._closed(event)
            case _:
                return None

    def _pairs(self, event: r.PairsSettled) -> list[Found]:
        layout, game, deal = self.layout, self.layout.game, self.layout.deal
        due = [down for down in layout.wagers.values() if game.is_early(down.wager)]
        if (deal.out != 4 and not layout.again) or not deal.is_known():
            found = [Found("no-result", phrase("cards", cards=deal.out), phrase("four-cards-up"), game.order_clauses)]
        else:
            found = self._one_coup(due, event.payments, {}) + payments.in_order(game, event.payments)
        if not isinstance(event.downs, UnsetType) and not layout.partial:
            found += again.as_they_lay(event.downs, due, game.order_clauses)
        layout.pay_early(event.payments)
        return found

    def _settled(self, event: r.CoupSettled) -> list[Found]:
        layout, game, deal = self.layout, self.layout.game, self.layout.deal
        clauses = together(game.book.dealing.result_called.clauses, game.order_clauses)
        said = Lying(event.streaks, event.tails, event.late_open)
        if layout.dummy and layout.dummy_after_result and not event.payments:  # its wagers went back: nothing moves
            found = living_on.lies_on(game, said, layout.lying)
        elif layout.dummy:
            found = [Found("dummy-coup-settled", phrase("settled"), "", game.book.dealing.dummy.clauses)]
        elif not deal.announced or not deal.is_known():
            found = [Found("no-result", phrase("settled"), phrase("result-first"), clauses)]
        else:
            winner = deal.play.winner(*(deal.known(side) for side in deal.hands))
            heard = streaks.after_coup(game, layout.lying, layout.wagers.values(), winner, layout.coups)
            single = [down for down in layout.wagers.values() if not game.is_streak(down.wager)]
            found = self._one_coup(single, event.payments, {one.number: one for one in heard.payments}, heard)
            found += payments.in_order(game, event.payments)
            found += living_on.lies_on(game, said, heard.lying)
        layout.settle(event.payments, said)
        return found

    def _one_coup(
        self, downs: Iterable[Down], said: tuple[Payment, ...], others: dict[int, Payment], heard: Heard | None = None
    ) -> list[Found]:
        """The wagers of this coup alone, each by its row, beside those over several coups that were decided."""
        layout, game = self.layout, self.layout.game
        told, expected, found = layout.deal.answers(), dict(others), []
        by_number = {payment.number: payment for payment in said}
        unjudged: set[int] = set()
        verdicts: Verdicts = {}
        for mine in _wagers_of_one(game, downs):
            known = [down for down in mine if game.is_known(down.wager)]
            unjudged |= {down.number for down in mine if down not in known}  # told when they were placed
            waits = any(self.may_wait(down.patron, by_number.get(down.number)) for down in known)
            try:
                expected |= one_coup(game, known, told, approved=waits, known=verdicts)
            except NotPayable as owed:
                unjudged |= {down.number for down in known}
                clauses = game.book.settlement.rounding.clauses
                found += [
                    Found("not-payable", phrase("settled"), phrase("cents", cents=str(owed)), clauses, facts_of(down))
                    for down in known
                ]
        judged = tuple(payment for payment in said if payment.number not in unjudged)
        kept = {one.down.number: one for one in heard.lying.streaks} if heard else {}
        undecided: dict[int, object] = {number: one for number, one in layout.all().items() if number not in expected}
        return found + payments.compared(game, judged, expected, undecided | kept)

    # --- dummy coups, the end of a coup, of a shoe and of the day --------------------------------

    def _dummy(self, event: r.DummyCoupOrdered) -> list[Found]:
        layout, game = self.layout, self.layout.game
        dummy = game.book.dealing.dummy
        lay_there = tuple(one for one in dummy.stray_clauses if one not in _own(dummy.placed_clauses))
        clauses = together(lay_there, game.book.settlement.void.clauses)
        stay = streaks.waiting(game, layout.lying, layout.wagers.values(), layout.coups)
        expected = all_back(game, layout.wagers.values(), rows.DUMMY_COUP, clauses)
        found = payments.compared(game, event.payments, expected, layout.all())
        found += living_on.lives_on(game, event.streaks, stay)
        layout.becomes_dummy(event.payments, event.streaks)
        return found

    def _shoe_ended(self, event: r.ShoeEnded) -> list[Found]:
        layout, game = self.layout, self.layout.game
        found = self._ended_early(event)
        heard = streaks.at_shoe_end(game, layout.lying, early=event.early)
        expected = {one.number: one for one in heard.payments}
        found += payments.compared(game, event.payments, expected, layout.all())
        found += living_on.lives_on(game, event.streaks, heard.lying.streaks)
        found += living_on.indicators(game, event.tails, heard.lying.tails)
        layout.pay(event.payments)
        layout.end_shoe(event.streaks, event.tails)
        self.approved = {one for one in self.approved if one.lasts != "shoe"}
        return found

    def _ended_early(self, event: r.ShoeEnded) -> list[Found]:
        """In due course only with its last coup, or when it ran out or was given up after the cutting card."""
        given_up = event.why == "cards-insufficient" or event.why in irregularities.SLIPS
        if given_up and self.layout.partial:
            return []
        early = not self.layout.cutting_card_out if given_up else event.why != "last-coup"
        if early is event.early:
            return []
        clauses = self.layout.game.book.cards.shoe_end.clauses
        told = {True: phrase("early"), False: phrase("in-due-course")}
        return [Found("wrong-shoe-end", told[event.early], told[early], clauses, {"why": event.why})]

    def _closed(self, event: r.TableClosed) -> list[Found]:
        """What lies over several coups goes back; nothing else may lie there."""
        layout, game = self.layout, self.layout.game
        lying = [*(one.down for one in layout.lying.streaks), *layout.wagers.values()]
        over_several = [down for down in lying if game.is_streak(down.wager)]
        expected = {down.number: cut_short(down, game.clauses(down.wager)) for down in over_several}
        found = payments.compared(game, event.payments, expected, {})
        layout.pay(event.payments)
        found += [self._left(down) for down in layout.wagers.values() if not game.is_streak(down.wager)]
        layout.close()
        self.seated, self.agreed, self.approved = set(), set(), set()
        return found

    def _left(self, down: Down) -> Found:
        return Found("never-settled", "", phrase("settled"), self.layout.game.clauses(down.wager), facts_of(down))

    def unfinished(self) -> list[Found]:
        """What a coup that is cleared should not have left: wagers, or no result."""
        layout = self.layout
        found = [self._left(down) for down in layout.wagers.values()]
        if not layout.deal.announced and not layout.void:
            clauses = layout.game.book.dealing.result_called.clauses
            found.append(Found("no-result", phrase("cleared"), phrase("result-first"), clauses))
        return found

    def cleared(self) -> list[Found]:
        """The coup is over: what lies there is what was staked."""
        self.approved = {one for one in self.approved if one.lasts != "coup"}
        return [] if self.layout.partial else self._lies_as_staked()

    def _lies_as_staked(self) -> list[Found]:
        staked: dict[tuple[str, str], int] = {}
        for down in self.layout.all().values():
            pocket = ("tokens-on-layout" if down.token else "layout", down.patron)
            staked[pocket] = staked.get(pocket, 0) + down.stake
        lies = {pocket: held for pocket, held in self.layout.sums.pockets.items() if pocket[0].endswith("layout")}
        clauses = self.layout.game.book.wagering.medium.clauses
        return [
            Found(
                "layout-differs", str(lies.get(pocket, 0)), str(staked.get(pocket, 0)), clauses, {"patron": pocket[1]}
            )
            for pocket in sorted({*staked, *lies})
            if staked.get(pocket, 0) != lies.get(pocket, 0)
        ]


_CHAPTERS: Final = tuple(
    named_kinds(chapter) for chapter in (Regular._people, Regular._staking, Regular._cards, Regular._settling)
)


def _wagers_of_one(game: Game, downs: Iterable[Down]) -> list[list[Down]]:
    """Patron by patron, where stacks of one are one wager; else each wager by itself."""
    if game.book.wagering.per_option.stacks.value == "apart":
        return [[down] for down in downs]
    mine: dict[str, list[Down]] = {}
    for down in downs:
        mine.setdefault(down.patron, []).append(down)
    return list(mine.values())


def _own(clauses: Clauses) -> Clauses:
    """Without a book's word, said first, that it stands in for another."""
    return tuple(one for one in clauses if one.book == clauses[-1].book)
