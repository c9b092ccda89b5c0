"""When something went wrong: reports, remedies, stray cards, choices, and coups that never happened, heard again.

What a remedy may do is read off the book's row for the matter; what it did to cards and stakes is reckoned from what
lies on the layout. It knows nothing of how a coup is dealt and settled in its regular course. Further events of this
kind get their own case in `Irregular.hear`. Start there.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import Card
from croupier.clauses import Clauses, Silent, together
from croupier.coup import Side
from croupier.languages import Message
from croupier.rulebooks.irregularities import Irregularity, Remedy
from croupier.table import records as r
from croupier.table.state import Dealt, Down, Matter, Offer
from croupier.verify.recompute import again, effects, living_on, payments, placing, rows
from croupier.verify.recompute.difference import Facts, Found, phrase
from croupier.verify.recompute.found_late import LATE, FoundLate, Kept, Lay, forfeited, owing
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.pays import all_back, given_back, undone
from croupier.verify.recompute.placing import counts_of, facts_of, on_hands
from croupier.verify.recompute.record import Ordered, Record
from croupier.verify.recompute.shoe_cause import wrong_cause
from croupier.verify.recompute.streaks import Lying, waiting


class Irregular:
    def __init__(self, layout: Layout, record: Record) -> None:
        self.layout = layout
        self.record = record
        self.matter: Matter | None = None
        self.ordered: Ordered | None = None
        self.loose: list[Dealt] = []
        self.carried: list[Dealt] = []
        self.next_dummy = ""
        self.burned: list[Card | None] = []
        self.coups = 0  # of this shoe, complete
        self.offer: Offer | None = None
        self.late = FoundLate(layout, record)
        self.missing: list[set[type[r.Event]]] = []  # what the remedy must still cause
        self.acted: r.BreachActedOn | None = None  # the power on a breach that was last used
        self.chose: tuple[str, str] | None = None  # the command of the last answer to an offer, and whose it was

    # --- shoes and coups as they come and go -----------------------------------------------------

    def _new_shoe(self) -> None:
        self.coups, self.burned, self.carried, self.next_dummy = 0, [], [], ""

    def _shoe_ended(self, event: r.ShoeEnded) -> list[Found]:
        """A card kept for the next coup goes with the others, unless that coup is a dummy coup still to be dealt.

        It is said so; in logs from before it was, nothing is.
        """
        gone: list[Dealt] = []
        if event.early or not (self.next_dummy or self.layout.dummy):
            gone, self.carried, self.next_dummy = self.carried, [], ""
        book = self.layout.game.book
        found = [] if self.layout.partial else wrong_cause(book, event, self.ordered)
        said = list(event.leftover or ())
        if event.leftover is UNSET or self.layout.partial or said == gone:
            return found
        told, right = (again.codes(one.card for one in cards) for cards in (said, gone))
        return [*found, Found("card-not-as-drawn", told, right, book.cards.deal_order.clauses)]

    def next_coup(self) -> bool:
        """Whether the coup that begins is a dummy coup."""
        dummy, self.next_dummy = self.next_dummy, ""
        return bool(dummy)

    def cleared(self) -> list[Found]:
        """The coup is over, and what it paid is kept."""
        found, made = self._nothing_loose(), self.layout.made()
        if self.late.to_restore is not None:
            clauses = self.layout.game.book.settlement.void.clauses
            found.append(Found("not-restored", phrase("nothing"), phrase("streaks-as-before"), clauses))
            self.late.to_restore = None
        self.late.cleared(made, self._lay())
        self.coups += 1
        return found

    def _nothing_waits(self) -> list[Found]:
        """Before a card is drawn: nothing is left lying, and what was kept is laid first."""
        found = self._nothing_loose()
        if self.carried and not self.layout.partial:
            clauses = self.layout.game.book.cards.deal_order.clauses
            found.append(
                Found("carried-card-first", phrase("drawn"), phrase("to-lay", cards=len(self.carried)), clauses)
            )
        return found

    def _nothing_loose(self) -> list[Found]:
        if not self.loose:
            return []
        count, self.loose = len(self.loose), []
        clauses = self.layout.game.book.cards.deal_order.clauses
        return [Found("stray-card-left", str(count), phrase("none"), clauses)]

    # --- what a remedy may do --------------------------------------------------------------------

    def out_of_place(self, event: r.Event) -> list[Found]:
        """An event that the remedy of the same command does not cause, or that no command but a remedy does."""
        if self.layout.partial:
            return []
        ordered = self.ordered
        ours = ordered is not None and ordered.command == event.made.command
        if not ours and not self.missing and not effects.needs_a_remedy(type(event)):
            return []
        found = [] if ours else self._left_undone()
        self.missing = [kinds for kinds in self.missing if type(event) not in kinds]
        if isinstance(event, r.WagersVoided) and (self._by_a_power(event) or self._by_a_choice(event)):
            return found
        remedy = ordered.remedy if ordered is not None and ours else None
        astray = len(ordered.matter.cards) if ordered is not None else 0
        if effects.allowed(type(event), remedy, astray=astray):
            return found
        clauses = ordered.clauses if ordered is not None else self.layout.game.book.settlement.void.clauses
        does = ", ".join(sorted(set(remedy.does))) if remedy is not None else ""
        return [*found, Found("wrong-effect", effects.name_of(type(event)), does or phrase("no-remedy"), clauses)]

    def _left_undone(self) -> list[Found]:
        """Once another command is heard, the remedy has done all it does."""
        missing, self.missing = self.missing, []
        clauses = self.ordered.clauses if self.ordered is not None else ()
        return [
            Found("effect-missing", "", phrase("one-of", names=sorted(map(effects.name_of, kinds))), clauses)
            for kinds in missing
        ]

    def _must_follow(self, matter: Matter, remedy: Remedy) -> list[set[type[r.Event]]]:
        """The events that a remedy's effects cannot go without, as the coup stands."""
        layout = self.layout
        in_hand = bool(layout.wagers or layout.deal.out or layout.made()) and not layout.void
        past = self.late.of(matter.coup, matter.shoe)
        if matter.coup != layout.number or matter.shoe is not UNSET:  # its cards are in the rack already
            in_hand = past is not None
        paid = {one.number for one in past.made} if past is not None else set()
        only_if = {
            "void-coup": in_hand,
            effects.FORFEITS: in_hand,
            "dummy-coup": not layout.dummy,
            "offer-removal": bool(layout.wagers),
            "offer-retract-or-reduce": bool(layout.wagers),
            "void-past-coup": past is not None,
            **dict.fromkeys(effects.REVERSES, past is not None),
            "reverse-past-wager": matter.wager in paid,
            "void-wager": self._concerned(matter.wager) is not None,
        }
        follow = (effects.caused(effect) for effect in remedy.does if only_if.get(effect, True))
        return [kinds for kinds in follow if kinds is not None]

    # --- events ----------------------------------------------------------------------------------

    def hear(self, event: r.Event) -> list[Found]:
        kind = type(event)
        if kind in LATE:
            self.late.hear(event)
        found = self._amiss(event) if kind in _AMISS else None
        if found is None and kind in _IN_PASSING:
            found = self._in_passing(event)
        return found or []

    def _in_passing(self, event: r.Event) -> list[Found] | None:
        """What is remembered of the regular course, should something be wrong with it later."""
        match event:
            case r.CuttingCardPlaced():
                self._new_shoe()
            case r.CardsBurned():
                self.burned = [event.first]
            case r.BurnCardShown():
                self.burned.append(event.card)
            case r.CardDrawn():
                return self._nothing_waits()
            case r.ShoeEnded():
                return self._shoe_ended(event)
            case _:
                return None
        return []

    def _amiss(self, event: r.Event) -> list[Found] | None:
        match event:
            case r.IrregularityReported():
                return self._reported(event)
            case r.ReportWithdrawn():
                return self._withdrawn(event)
            case r.RemedyOrdered():
                return self._ordered(event)
            case r.StrayCardDealt() | r.StrayCardsKept() | r.StrayCardsDiscarded() | r.CarriedCardLaid():
                return self._stray(event)
            case r.BurnOmitted():
                self._unburned()
            case r.CoupRebuilt():
                return self._rebuilt(event)
            case r.CoupReopened():
                return self._reopened(event)
            case r.OfferMade() | r.OfferAnswered() | r.OfferClosed():
                return self._choosing(event)
            case r.StreaksRestored():
                return self._restored(event)
            case r.CoupVoided():
                return self._coup_voided(event)
            case r.PastCoupVoided():
                return self.late.voided(event, self.ordered)
            case r.WagersVoided():
                return self._voided(event)
            case r.CardsCondemned():
                self.carried, self.next_dummy = [], ""
            case r.BreachRecorded(breach=opened) | r.DisputeRaised(dispute=opened):
                return self._opened(opened.number, event.under)
            case r.PaymentErrorRecorded(error=opened):
                return self._opened(opened.number, event.under)
            case r.BreachActedOn():
                self.acted = event
            case _:
                return None
        return []

    def believe(self, event: r.StrayCardsKept) -> None:
        """Context of a log that begins in the middle."""
        self.next_dummy = event.dummy

    # --- reports and remedies --------------------------------------------------------------------

    def _row(self, matter: Matter) -> Irregularity | None:
        rows = self.layout.game.book.irregularities.irregularity
        row = rows[matter.row] if 0 <= matter.row < len(rows) else None
        return row if row is not None and row.slip == matter.slip else None

    def _reported(self, event: r.IrregularityReported) -> list[Found]:
        matter, row = event.matter, self._row(event.matter)
        clauses = row.clauses if row else self.layout.game.book.settlement.void.clauses
        facts: Facts = {"slip": matter.slip}
        found: list[Found] = []
        if row is None:
            found.append(
                Found("wrong-matter", phrase("row", row=matter.row), phrase("row-of-the-book"), clauses, facts)
            )
        if matter.number != self.record.matters + 1 and not self.layout.partial:
            right = str(self.record.matters + 1)
            found.append(Found("wrong-matter", str(matter.number), right, clauses, facts))
        found += self.layout.deal.see(dealt.card for dealt in matter.cards if dealt.card is not None)
        self.layout.cutting_card(out=self.layout.cutting_card_out or event.cutting_card)
        self.matter, self.loose, self.record.matters = matter, [*self.loose, *matter.cards], matter.number
        return found

    def _opened(self, number: int, clauses: Clauses) -> list[Found]:
        """Breaches, disputes and wrong payments are counted with the matters."""
        right, self.record.matters = self.record.matters + 1, number
        return (
            [] if number == right or self.layout.partial else [Found("wrong-matter", str(number), str(right), clauses)]
        )

    def _withdrawn(self, event: r.ReportWithdrawn) -> list[Found]:
        found = self._is_open(event.matter)
        self.layout.deal.unsee(dealt.card for dealt in self.loose)
        if self.matter is not None and self.matter.cutting_card:
            self.layout.cutting_card(out=False)
        self.matter, self.loose = None, []
        return found

    def _is_open(self, number: int) -> list[Found]:
        if self.layout.partial or (self.matter is not None and self.matter.number == number):
            return []
        right = phrase("no-matter") if self.matter is None else str(self.matter.number)
        return [Found("wrong-matter", str(number), right, self.layout.game.book.settlement.void.clauses)]

    def _ordered(self, event: r.RemedyOrdered) -> list[Found]:
        found, matter = self._is_open(event.matter), self.matter
        row = self._row(matter) if matter is not None else None
        remedy = next((one for one in row.remedy if one.id == event.remedy), None) if row else None
        facts: Facts = {"slip": event.slip}
        if matter is not None and row is not None and (remedy is None or event.slip != matter.slip):
            known = ", ".join(one.id for one in row.remedy)
            found.append(Found("wrong-remedy", event.remedy, known, row.clauses, facts))
        elif remedy is not None and remedy.tells != event.tells:
            told, right = ", ".join(event.tells), ", ".join(remedy.tells)
            found.append(Found("wrong-remedy", told, right, remedy.clauses, facts))
        self.matter, self.ordered = None, None
        if matter is not None and row is not None and remedy is not None:
            clauses = together(row.clauses, remedy.clauses)
            self.ordered = Ordered(matter, remedy, clauses, event.made.command)
            self.missing = self._must_follow(matter, remedy)
        return found

    # --- cards -----------------------------------------------------------------------------------

    def _stray(
        self, event: r.StrayCardDealt | r.StrayCardsKept | r.StrayCardsDiscarded | r.CarriedCardLaid
    ) -> list[Found]:
        layout, deal = self.layout, self.layout.deal
        clauses = deal.book.cards.deal_order.clauses
        if isinstance(event, r.CarriedCardLaid):
            return self._laid(event)
        missing = (
            [] if self.loose or layout.partial else [Found("no-stray-card", phrase("one"), phrase("none"), clauses)]
        )
        match event:
            case r.StrayCardDealt():
                first = self.loose.pop(0) if self.loose else Dealt(None, False)
                missing += payments.pairs_first(layout.game, layout.wagers, deal)
                return missing + deal.lay(event.to, first.card, exposed=first.exposed)
            case r.StrayCardsKept():
                self.carried += self.loose
                self.next_dummy = event.dummy or self.next_dummy
        self.loose = []
        return missing

    def _laid(self, event: r.CarriedCardLaid) -> list[Found]:
        deal = self.layout.deal
        clauses = deal.book.cards.deal_order.clauses
        facts: Facts = {"hand": event.to.value}
        found = self._nothing_loose()
        first = self.carried.pop(0) if self.carried else None
        if first is None and not self.layout.partial:
            found.append(Found("no-carried-card", phrase("laid"), phrase("none-kept"), clauses, facts))
        if first is not None and first.exposed and not event.exposed:
            found.append(Found("wrong-face", phrase("face-down"), phrase("face-up"), clauses, facts))
        if first is not None and first.card is not None:
            if event.card != first.card:
                said = event.card.code if event.card else ""
                found.append(Found("card-not-as-drawn", said, first.card.code, clauses, facts))
        elif event.card is not None:
            found += deal.see([event.card])
        return found + deal.lay(event.to, event.card, exposed=event.exposed)

    def _unburned(self) -> None:
        """It was no burn: what was taken for one is in the shoe, and may come yet."""
        self.layout.deal.unsee(self.burned)
        self.burned = []

    def _rebuilt(self, event: r.CoupRebuilt) -> list[Found]:
        deal, found = self.layout.deal, list[Found]()
        if self.coups and not self.layout.partial:
            clauses = event.under or deal.book.cards.deal_order.clauses
            found.append(
                Found("not-the-first-coup", phrase("after-coups", coups=self.coups), phrase("first-coup"), clauses)
            )
        self._unburned()
        for hand in deal.hands.values():
            deal.unsee(hand)
        deal.unsee(dealt.card for dealt in self.carried)
        self.carried = []
        self.layout.cutting_card(out=False)
        deal.new_coup()
        return found

    # --- a coup that goes on after its result ----------------------------------------------------

    def _lay(self) -> Lay:
        """The coup at hand, with every wager where it lay before any of it was settled."""
        layout = self.layout
        wagers, lying = layout.before_settlement()
        return Lay(layout.deal.hands, {**wagers, **layout.early_lay}, lying, layout.dummy)

    def _reopened(self, event: r.CoupReopened) -> list[Found]:
        """Everything it was settled for is undone, each card lies where the order puts it, and each wager again."""
        layout, found = self.layout, list[Found]()
        clauses = together(event.under, layout.game.book.settlement.void.clauses)
        facts: Facts = {"coup": event.coup}
        lay: Lay | None = self._lay()
        made, next_wagers = layout.made(), dict[int, Down]()
        if event.coup != layout.number:
            past = self.late.kept.pop(self.late.key(event.coup, UNSET), Kept(()))
            made, lay, next_wagers = past.made, past.lay, dict(layout.wagers)
            self.next_dummy = self.next_dummy or ("again" if layout.dummy else "")
            self.coups -= 1
            layout.back_to(event.coup, dummy=lay is not None and lay.dummy)
        said = Lying(event.streaks, event.tails, event.late_open)
        if not layout.partial and lay is None:
            known = ", ".join(str(coup) for shoe, coup in self.late.kept if shoe == self.record.shoe)
            found.append(Found("no-such-coup", str(event.coup), known, clauses, facts))
        elif not layout.partial and lay is not None:
            found += payments.reversed_again(made, event.reversed, clauses)
            found += self._as_it_should_lie(event, lay, next_wagers, said, clauses)
        lacked = layout.take_back(event.reversed, event.payments)
        if dict(event.owed) != lacked and not layout.partial:
            found.append(Found("wrong-owed", str(dict(event.owed)), str(lacked), clauses, facts))
        hands = {Side.PLAYER: event.player, Side.BANKER: event.banker}
        layout.deal.lie_again({side: [one.card for one in hand] for side, hand in hands.items()})
        layout.reopen({down.number: down for down in event.wagers}, said)
        if event.left:
            self.loose, self.carried = [*self.loose, *event.left], []
        return found

    def _as_it_should_lie(
        self, event: r.CoupReopened, lay: Lay, next_wagers: dict[int, Down], said: Lying, clauses: Clauses
    ) -> list[Found]:
        layout = self.layout
        order = self.ordered.matter.order if self.ordered is not None else UNSET
        hands, left = (lay.hands, list[Card]()) if not order else again.rebuilt(layout.deal.play, order)
        left_over = [*left, *(one.card for one in self.carried)] if left else []
        told = ([one.card for one in cards] for cards in (event.player, event.banker, event.left))
        right = (hands[Side.PLAYER], hands[Side.BANKER], left_over)
        found = [
            Found("card-not-as-drawn", again.codes(one), again.codes(due), clauses)
            for one, due in zip(told, right, strict=True)
            if one != due
        ]
        changed = hands != lay.hands
        lie = {number: down for number, down in lay.wagers.items() if self._lies_again(down, changed=changed)}
        stay = tuple(one for one in lay.lying.streaks if one.down.patron in layout.sums.here)
        gone = [one.down for one in lay.lying.streaks if one not in stay]
        off = [*(down for number, down in lay.wagers.items() if number not in lie), *gone, *next_wagers.values()]
        expected = {down.number: given_back(down, rows.VOID_WAGER, clauses) for down in off}
        found += payments.compared(layout.game, event.payments, expected, lie)
        found += again.wagers(event.wagers, lie, clauses)
        return found + living_on.lies_on(layout.game, said, replace(lay.lying, streaks=stay))

    def _lies_again(self, down: Down, *, changed: bool) -> bool:
        """Not of someone who has left, nor where other first cards had opened it."""
        entry = self.layout.game.wagers.get(down.wager)
        opened = entry is not None and entry.window is not None
        return down.patron in self.layout.sums.here and not (changed and opened)

    # --- choices ---------------------------------------------------------------------------------

    def _choosing(self, event: r.OfferMade | r.OfferAnswered | r.OfferClosed) -> list[Found]:
        match event:
            case r.OfferMade(offer=offer):
                self.offer = offer
                return self._offered(offer)
            case r.OfferAnswered():
                return self._answered(event)
            case _:
                left = self.offer.wagers if self.offer is not None else ()
                self.offer = None
                if event.kept == left or self.layout.partial:
                    return []
                return [Found("wrong-offer", _numbers("kept", event.kept), _numbers("kept", left), event.under)]

    def _offered(self, offer: Offer) -> list[Found]:
        """Every wager of the coup, with the choices of the remedy."""
        found: list[Found] = []
        wagers, ordered = tuple(self.layout.wagers), self.ordered
        if sorted(offer.wagers) != sorted(wagers):
            found.append(
                Found("wrong-offer", _numbers("wagers", offer.wagers), _numbers("wagers", wagers), offer.under)
            )
        right = effects.choices(ordered.remedy) if ordered is not None else []
        if right and offer.choices not in right:
            found.append(Found("wrong-offer", ", ".join(offer.choices), ", ".join(right[0]), offer.under))
        return found

    def _answered(self, event: r.OfferAnswered) -> list[Found]:
        layout, offer, down = self.layout, self.offer, self.layout.wagers.get(event.number)
        if down is None:
            return [placing.unknown(layout.game, event.number)]
        found: list[Found] = []
        facts, clauses = facts_of(down), event.under or layout.game.clauses(down.wager)
        if offer is not None:
            if event.choice not in offer.choices or event.number not in offer.wagers:
                found.append(Found("wrong-offer", event.choice, ", ".join(offer.choices), clauses, facts))
            self.offer = replace(offer, wagers=tuple(one for one in offer.wagers if one != event.number))
        elif not layout.partial:
            found.append(Found("wrong-offer", event.choice, phrase("no-choice"), clauses, facts))
        stake = {"keep": down.stake, "reduce": min(max(event.stake, 1), down.stake - 1)}.get(event.choice, 0)
        counts = min(down.counts, stake)
        if (event.stake, event.counts) != (stake, counts):
            said, right = (event.counts, event.stake), (counts, stake)
            found.append(Found("wrong-answer", counts_of(*said), counts_of(*right), clauses, facts))
        self.chose = (event.made.command, down.patron)
        layout.change(replace(down, stake=event.stake, counts=event.counts))
        if not event.stake:
            layout.take_off(event.number)
        return found

    # --- what never happened ---------------------------------------------------------------------

    def _restored(self, event: r.StreaksRestored) -> list[Found]:
        right = self.late.to_restore if self.late.to_restore is not None else self.layout.lying
        said = Lying(event.streaks, event.tails, event.late_open)
        found = living_on.lies_on(self.layout.game, said, right)
        self.late.to_restore = None
        self.layout.live_on(said)
        return found

    def _coup_voided(self, event: r.CoupVoided) -> list[Found]:
        """Every stake of the coup goes back, or is forfeited; once it was settled, everything is as before."""
        layout, game = self.layout, self.layout.game
        clauses = game.book.settlement.void.clauses
        wagers, lying = layout.before_settlement()
        stay = waiting(game, lying, wagers.values(), layout.coups)
        expected = all_back(game, wagers.values(), rows.VOID_COUP, clauses)
        expected |= {one.number: undone(one, clauses) for one in layout.early}
        if not layout.partial and game.book.settlement.write_off is not None:
            left = [one.down for one in stay if one.down.patron not in layout.sums.here]
            expected |= {down.number: given_back(down, rows.VOID_COUP, clauses) for down in left}
            stay = tuple(one for one in stay if one.down not in left)
        expected = {number: forfeited(self.ordered, one) for number, one in expected.items()}
        found = payments.compared(game, event.payments, expected, layout.all())
        found += payments.reversed_again(layout.made(), event.reversed, clauses)
        found += living_on.lives_on(game, event.streaks, stay)
        found += owing(layout, event, layout.take_back(event.reversed, event.payments), clauses)
        again = replace(lying, streaks=event.streaks)
        self.late.to_restore = again if layout.before is not None else None
        layout.becomes_void(again)
        return found

    def _concerned(self, number: int) -> Down | None:
        """A wager of this coup, be it settled or not."""
        layout = self.layout
        lay = layout.before[0] if layout.before is not None else {}
        return layout.wagers.get(number) or lay.get(number)

    def _by_a_power(self, event: r.WagersVoided) -> bool:
        acted = self.acted
        return acted is not None and acted.power == "void-wagers" and acted.made.command == event.made.command

    def _by_a_choice(self, event: r.WagersVoided) -> bool:
        """It follows from what a patron took back of another wager."""
        return self.chose is not None and self.chose[0] == event.made.command

    def _within_the_coup(self) -> list[Down]:
        """The wagers that certain first four cards had opened."""
        kinds = self.layout.game.wagers
        entries = ((down, kinds.get(down.wager)) for down in self.layout.wagers.values())
        return [down for down, entry in entries if entry is not None and entry.window is not None]

    def _uncovered(self, patron: str) -> list[Down]:
        """Those of a patron that pass the main wager they may not exceed."""
        game, wagers = self.layout.game, self.layout.wagers
        rule = game.book.settlement.main_cap
        mine = {number: one for number, one in wagers.items() if one.patron == patron}
        sums = [sum(one.counts for one in backed) for backed in on_hands(game, mine).values()]
        summed = not isinstance(rule, Silent) and game.options.get(rule.option) == "sum"
        most = sum(sums) if summed else max(sums)
        capped = [
            one for one in self._within_the_coup() if one.patron == patron and game.wagers[one.wager].capped_by_main
        ]
        staked = {one.wager: sum(other.stake for other in capped if other.wager == one.wager) for one in capped}
        return [one for one in capped if staked[one.wager] > most or not any(sums)]

    def _all_of(self, patron: str) -> list[Down]:
        """Everything that a patron has on the layout."""
        lying = (*self.layout.wagers.values(), *(one.down for one in self.layout.lying.streaks))
        return [down for down in lying if down.patron == patron]

    def _voided(self, event: r.WagersVoided) -> list[Found]:
        """The wager that the matter is about goes back; what it was paid or lost is undone."""
        layout, ordered = self.layout, self.ordered
        clauses = together(event.under, layout.game.book.settlement.void.clauses)
        if event.coup is not UNSET:
            return self.late.wager_voided(event, event.coup, clauses, ordered)
        down = self._concerned(ordered.matter.wager) if ordered is not None else None
        concerned = [] if down is None else [down]
        if ordered is not None and "rebuild-first-coup" in ordered.remedy.does:
            concerned = self._within_the_coup()
        if self.chose is not None and self._by_a_choice(event):
            concerned = self._uncovered(self.chose[1])
        if self._by_a_power(event):
            concerned = self._all_of(self.acted.patron if self.acted else "")
        found: list[Found] = []
        if not layout.partial:
            expected = {down.number: given_back(down, rows.VOID_WAGER, clauses) for down in concerned}
            if self._by_a_power(event) and self._power_reaches_settled():
                mine = [one for one in layout.made() if self.acted and one.patron == self.acted.patron]
                expected |= {one.number: undone(one, clauses, rows.VOID_WAGER) for one in mine}
            made = [one for one in layout.made() if one.number in expected]
            found += payments.compared(layout.game, event.payments, expected, layout.wagers)
            found += payments.reversed_again(made, event.reversed, clauses)
        found += owing(layout, event, layout.take_back(event.reversed, event.payments), clauses)
        gone = {payment.number for payment in event.payments}
        layout.forget(gone)
        if self.offer is not None:
            self.offer = replace(self.offer, wagers=tuple(one for one in self.offer.wagers if one not in gone))
        return found

    def _power_reaches_settled(self) -> bool:
        power = self.layout.game.book.conduct.power_to("void-wagers")
        return power is not None and power.settled_too


_AMISS: Final = named_kinds(Irregular._amiss)
_IN_PASSING: Final = named_kinds(Irregular._in_passing)


def _numbers(which: str, numbers: tuple[int, ...]) -> Message:
    return phrase(which, numbers=[str(number) for number in numbers])
