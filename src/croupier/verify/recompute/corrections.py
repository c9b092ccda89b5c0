"""A card put right, heard again: what the coup is with its right card, what had been paid by the wrong one, and what
must be said with it.

It reads the table of play and reckons the wagers anew, from what lies on the layout. Start at `Corrections.hear`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import UNSET

from croupier.cards import Card
from croupier.clauses import Clauses, together
from croupier.coup import Side
from croupier.table import records as r
from croupier.table.state import Down, Payment
from croupier.verify.recompute import effects, living_on, payments, rows, streaks
from croupier.verify.recompute.again import codes
from croupier.verify.recompute.conditions import Answers, answers, asks
from croupier.verify.recompute.difference import Facts, Found, phrase
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.pays import NotPayable, given_back, one_coup
from croupier.verify.recompute.streaks import Lying

MayWait = Callable[[str, Payment | None], bool]


class Corrections:
    def __init__(self, layout: Layout, may_wait: MayWait) -> None:
        self.layout = layout
        self.may_wait = may_wait
        self._forget()

    def _forget(self) -> None:
        self.command = ""
        self.must: set[type[r.Event]] = set()  # what the same command must still say
        self.slip: tuple[str, list[Card | None]] = ("", [])
        self.errors: dict[int, tuple[int, int]] = {}  # by wager: what was due, and what was handed over

    def hear(self, event: r.Event) -> list[Found]:
        found = self._left_unsaid(event) if self.command or self.must or self.errors else []
        if type(event) not in _KINDS:
            return found
        match event:
            case r.CardCorrected():
                return found + self._corrected(event)
            case r.CoupResettled():
                return found + self._resettled(event)
            case r.IrregularityReported() if self._ours(event):
                return found + self._as_the_felt_was(event)
            case r.PaymentErrorRecorded() if self._ours(event):
                return found + self._as_handed_over(event)
            case _:
                return found

    def _ours(self, event: r.Event) -> bool:
        return bool(self.command) and event.made.command == self.command

    def _left_unsaid(self, event: r.Event) -> list[Found]:
        """Once another command is heard, everything that a correction brings was said."""
        if self._ours(event):
            self.must.discard(type(event))
            return []
        names = [effects.name_of(kind) for kind in self.must] + ["payment-error-recorded"] * bool(self.errors)
        self._forget()
        clauses = self.layout.game.book.settlement.order.clauses
        return [Found("effect-missing", "", phrase("one-of", names=sorted(names)), clauses)] if names else []

    # --- the card --------------------------------------------------------------------------------

    def _corrected(self, event: r.CardCorrected) -> list[Found]:
        layout, deal = self.layout, self.layout.deal
        clauses = deal.book.cards.deal_order.clauses
        settled = layout.before is not None and not layout.dummy
        was = "settled" if settled else "announced" if deal.announced else "dealing"
        found = deal.put_right(event)
        stray, due = deal.astray()
        self.command, self.slip = event.made.command, ("", [])
        slip = _slip(stray, due, announced=deal.announced)
        undoes = was == "announced" or (was == "settled" and bool(slip))
        if not layout.partial:
            found += [
                Found("wrong-correction", one, right, clauses, {"hand": event.hand.value})
                for one, right in (
                    (event.found, was),
                    (_sides(event.stray), _sides(stray)),
                    (str(event.withdrawn), str(undoes)),
                )
                if one != right
            ]
            self.slip = (slip, [deal.hands[side][2] for side in stray])
            self.must = {r.IrregularityReported} if slip else set(_SAID[was])
        deal.take_off(event.stray)
        if was == "settled" and slip:
            found += self._all_undone(event, clauses)
        elif was != "settled":
            found += self._early_undone(event, clauses)
        if event.withdrawn:
            deal.announced = False
        return found

    def _as_the_felt_was(self, event: r.IrregularityReported) -> list[Found]:
        """The slip that the felt made by the wrong card, with the cards it sent astray."""
        slip, cards = self.slip
        matter = event.matter
        said, right = (matter.slip, codes(one.card for one in matter.cards)), (slip, codes(cards))
        if said == right or self.layout.partial:
            return []
        return [Found("wrong-matter", " ".join(said), " ".join(right), event.under, {"slip": matter.slip})]

    # --- what was paid by it ---------------------------------------------------------------------

    def _early_undone(self, event: r.CardCorrected, clauses: Clauses) -> list[Found]:
        """Wagers settled by the first four cards that the right card settles otherwise, and only those."""
        layout, found = self.layout, list[Found]()
        told = self._first_four()
        lying = dict(layout.wagers)
        if not layout.partial:
            right = (
                self._of_one_coup(layout.early_lay.values(), told, layout.early) if told and layout.early_lay else {}
            )
            wrong = [one for one in layout.early if one.number in right and payments.one(one, right[one.number])]
            found += payments.reversed_again(wrong, event.reversed, clauses)
            again = {one.number: layout.early_lay[one.number] for one in wrong}
            found += self._lies_again(event, again, {**lying, **again}, told, clauses)
        lacked = layout.take_back(event.reversed, event.payments)
        found += self._owing(event, lacked, clauses)
        layout.undo_early(event.reversed, event.wagers, event.payments)
        return found

    def _all_undone(self, event: r.CardCorrected, clauses: Clauses) -> list[Found]:
        """The felt is wrong: nothing that the coup was settled for stands."""
        layout, found = self.layout, list[Found]()
        wagers, lying = layout.before_settlement()
        lay = {**wagers, **layout.early_lay}
        stay = tuple(one for one in lying.streaks if one.down.patron in layout.sums.here)
        left = [one.down for one in lying.streaks if one not in stay]
        said = Lying(event.streaks or (), event.tails or lying.tails, event.late_open or ())
        if not layout.partial:
            found += payments.reversed_again(layout.made(), event.reversed, clauses)
            found += self._lies_again(event, lay, lay, self._first_four(), clauses, left)
            found += living_on.lies_on(layout.game, said, Lying(stay, lying.tails, lying.late_open))
        lacked = layout.take_back(event.reversed, event.payments)
        found += self._owing(event, lacked, clauses)
        layout.reopen({down.number: down for down in event.wagers}, said)
        return found

    def _lies_again(
        self,
        event: r.CardCorrected,
        again: Mapping[int, Down],
        lying: Mapping[int, Down],
        told: Answers | None,
        clauses: Clauses,
        left: Iterable[Down] = (),
    ) -> list[Found]:
        """What lies there again, and what goes back: what these cards never opened, and of whoever is not there."""
        here = self.layout.sums.here
        gone = [
            down
            for number, down in lying.items()
            if self._unopened(down, told) or (number in again and down.patron not in here)
        ]
        off = {down.number: given_back(down, rows.VOID_WAGER, clauses) for down in (*gone, *left)}
        lie = [down for number, down in again.items() if number not in off]
        found = payments.compared(self.layout.game, event.payments, off, {})
        told_again, right = ({down.number: down for down in downs} for downs in (event.wagers, lie))
        if told_again != right:
            said, due = (" ".join(map(str, sorted(one))) for one in (told_again, right))
            found.append(Found("layout-differs", said, due, clauses))
        return found

    def _unopened(self, down: Down, told: Answers | None) -> bool:
        entry = self.layout.game.wagers.get(down.wager)
        if entry is None or entry.window is None:
            return False
        return told is None or not asks(entry.window.asks, told)

    def _first_four(self) -> Answers | None:
        deal = self.layout.deal
        two = [deal.known(side)[:2] for side in (Side.PLAYER, Side.BANKER)]
        open_ = all(place > 1 for places in deal.face_down.values() for place in places)
        return answers(deal.play, *two) if open_ and all(len(hand) == 2 for hand in two) else None

    def _owing(self, event: r.CardCorrected | r.CoupResettled, lacked: dict[str, int], clauses: Clauses) -> list[Found]:
        said = {} if event.owed is UNSET else dict(event.owed)
        if said == lacked or self.layout.partial:
            return []
        return [Found("wrong-owed", str(said), str(lacked), clauses, {"coup": self.layout.number})]

    # --- a coup that was paid --------------------------------------------------------------------

    def _resettled(self, event: r.CoupResettled) -> list[Found]:
        layout, game, found = self.layout, self.layout.game, list[Found]()
        clauses = game.order_clauses
        wagers, lying = layout.before_settlement()
        made = {one.number: one for one in layout.made()}
        undone = {one.number for one in event.reversed}
        now = {number: one for number, one in made.items() if number not in undone}
        now |= {one.number: one for one in event.payments}
        said = Lying(event.streaks, event.tails, event.late_open)
        if not self._ours(event) and not layout.partial:
            found.append(Found("wrong-effect", "coup-resettled", phrase("nothing"), clauses))
        if not layout.partial:
            found += payments.reversed_again([made[one] for one in made if one in undone], event.reversed, clauses)
            found += self._as_it_should_pay(now, wagers, lying, said)
        lacked = layout.take_back(event.reversed, event.payments)
        found += self._owing(event, lacked, clauses)
        if not layout.partial:
            both = [(one, made[one.number]) for one in event.payments if one.number in undone & made.keys()]
            self.errors = {
                one.number: (_amount(one), _amount(was))
                for one, was in both
                if self._handed(one, lacked) and _amount(one) != _amount(was)
            }
        layout.resettle(now.values(), [one for one in event.payments if one.patron in layout.sums.here], said)
        return found

    def _handed(self, payment: Payment, lacked: dict[str, int]) -> bool:
        return payment.patron in self.layout.sums.here and payment.patron not in lacked

    def _as_it_should_pay(
        self, now: Mapping[int, Payment], wagers: Mapping[int, Down], lying: Lying, said: Lying
    ) -> list[Found]:
        """Every wager of the coup by its right cards, paid before the result or after it."""
        layout, game, deal = self.layout, self.layout.game, self.layout.deal
        four, told = self._first_four(), deal.answers()
        winner = deal.play.winner(deal.known(Side.PLAYER), deal.known(Side.BANKER))
        heard = streaks.after_coup(game, lying, wagers.values(), winner, layout.coups)
        here = layout.sums.here
        stay = tuple(one for one in heard.lying.streaks if one.down.patron in here)
        left = [one.down for one in heard.lying.streaks if one not in stay]
        single = [down for down in wagers.values() if not game.is_streak(down.wager)]
        downs = [*layout.early_lay.values(), *single]
        gone = [down for down in downs if self._unopened(down, four)]
        clauses = game.book.settlement.void.clauses
        expected = self._of_one_coup([down for down in downs if down not in gone], told, now.values())
        expected |= {down.number: given_back(down, rows.VOID_WAGER, clauses) for down in (*gone, *left)}
        expected |= {one.number: one for one in heard.payments}
        found = payments.compared(game, now.values(), expected, {one.down.number: one for one in stay})
        return found + living_on.lies_on(game, said, Lying(stay, heard.lying.tails, heard.lying.late_open))

    def _of_one_coup(self, downs: Iterable[Down], told: Answers, made: Iterable[Payment]) -> dict[int, Payment]:
        """Patron by patron, as stacks of one may be one wager."""
        game, expected = self.layout.game, dict[int, Payment]()
        by_number = {one.number: one for one in made}
        mine: dict[object, list[Down]] = {}
        apart = game.book.wagering.per_option.stacks.value == "apart"
        for down in downs:
            mine.setdefault(down.number if apart else down.patron, []).append(down)
        for lying in mine.values():
            known = [down for down in lying if game.is_known(down.wager)]
            waits = any(self.may_wait(down.patron, by_number.get(down.number)) for down in known)
            try:
                expected |= one_coup(game, known, told, approved=waits)
            except NotPayable:  # what cannot be paid was told when it was settled first
                expected |= {down.number: by_number[down.number] for down in known if down.number in by_number}
        return expected

    def _as_handed_over(self, event: r.PaymentErrorRecorded) -> list[Found]:
        """Each wager that was paid by the wrong card, with what was due and what was handed over."""
        error = event.error
        right = self.errors.pop(error.wager, None)
        if right == (error.due, error.paid) or self.layout.partial:
            return []
        facts: Facts = {"number": error.wager, "patron": error.patron}
        told = phrase("nothing") if right is None else f"{right[0]} {right[1]}"
        return [Found("wrong-correction", f"{error.due} {error.paid}", told, together(event.under), facts)]


_KINDS: Final = named_kinds(Corrections.hear)
_SAID: dict[str, set[type[r.Event]]] = {
    "dealing": set(),
    "announced": {r.ResultAnnounced},
    "settled": {r.ResultAnnounced, r.CoupResettled},
}


def _amount(payment: Payment) -> int:
    return payment.settled.returned + payment.excess


def _slip(stray: tuple[Side, ...], due: Side | None, *, announced: bool) -> str:
    """What the dealer did by the wrong card, by the hand on which the first card astray lies."""
    if not stray:
        return "card-omitted" if announced and due is not None else ""
    if stray[0] is Side.PLAYER:
        return "third-card-to-player"
    return "third-card-to-banker" if due is None else "card-to-wrong-hand"


def _sides(sides: Iterable[Side]) -> str:
    return " ".join(side.value for side in sides)
