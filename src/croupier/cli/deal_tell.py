"""How `croupier deal` looks: the table, each card and call as it happens, payments with their clauses, results.

It hears events and tells them; it decides nothing. Start at `Teller.hear`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

from croupier.cards import Card, point_count
from croupier.chance import FairCheck, ShoeCheck
from croupier.clauses import Clauses, together
from croupier.cli.show import RESULT_STYLES, SIDE_STYLES, cards_text, styled, table
from croupier.coup import Side
from croupier.ledger import Place
from croupier.money import dollars
from croupier.rulebooks import Rulebook
from croupier.table import Payment, Setup, Table, name_of
from croupier.table import records as r
from croupier.transcript import Scores
from croupier.words.events import words_of
from croupier.words.narrate import paraphrase, result_call, telling
from croupier.words.refusals import clause_numbers

_LETTER: Final = {"player": "P", "banker": "B", "tie": "T"}
_WIDEST: Final = 110
_TABLE: Final = 84  # narrower than this a table of payments breaks its words
_LAST_RESULTS: Final = 40
_TOLD: Final = (
    r.CardDrawn, r.CardsExposed, r.HandDelivered, r.ResultAnnounced, r.LastCoupCalled, r.ShoeEnded,
    r.DummyCoupOrdered, r.CardsBurned, r.ShoeCommitted, r.ShoeRevealed, r.CoupVoided, r.PastCoupVoided, r.WagersVoided,
    r.CarriedCardLaid, r.StrayCardDealt, r.IrregularityReported, r.RemedyOrdered, r.OfferMade, r.OfferAnswered,
)  # fmt: skip


class Teller:
    def __init__(
        self, out: Console, book: Rulebook, setup: Setup, seed: int | None, table_id: str, *, quiet: bool
    ) -> None:
        self.out = out
        self.out.width = min(out.width, _WIDEST)
        self.out.quiet = quiet
        self.book = book
        self.setup = setup
        self.seed = seed
        self.scores = Scores()
        self.hands: dict[Side, list[Card]] = {Side.PLAYER: [], Side.BANKER: []}
        self.draws: dict[Side, Clauses] = {}
        self.paid: list[Payment] = []
        self.last_paid: list[Payment] = []
        self.coups: list[dict[str, Any]] = []
        self.fair = FairCheck(table_id)
        self.shoes: list[dict[str, Any]] = []  # those that were revealed
        self.chips: dict[str, int] = {}

    def recall(self, event: r.Event) -> None:
        """What happened at this table before, so that its shoe can be checked when it is revealed."""
        for _ in self.fair.hear(event):
            pass

    def say(self, text: str, style: str = "") -> None:
        self.out.print(styled(text, style))

    def _clauses(self, clauses: Clauses) -> tuple[str, str]:
        return f"  {clause_numbers(clauses[:3], book=self.book.id)}", "dim"

    # --- the table -------------------------------------------------------------------------------

    def greet(self) -> None:
        style = self.book.variation(self.setup.variation)
        self.say(f"{self.book.source.casino}, {style.name if style else self.setup.variation}", "bold")
        if style:
            self.say(style.about)
        shoe = "shuffled by chance" if self.seed is None else f"shuffled with seed {self.seed}"
        limits = f"{dollars(self.setup.limits.minimum)} to {dollars(self.setup.limits.maximum)}"
        self.say(f"{self.setup.decks} decks, {shoe}; wagers {limits}; {self._offered()}")
        self.say(self.book.edition, "dim")
        self.out.print()

    def _offered(self) -> str:
        return ", ".join(("player", "banker", "tie", *self.setup.side_wagers))

    def prompt(self, now: Table) -> None:
        lying = sum(down.stake for down in now.coup.wagers.values())
        last = " (last coup)" if now.shoe.last_called else ""
        asked = f"Coup {now.coup.number}{last}, {dollars(lying)} wagered" if lying else f"Coup {now.coup.number}{last}"
        waits = "; a remedy is to be ordered" if now.matter is not None else "; patrons choose" if now.offer else ""
        self.out.print(styled(f"{asked}{waits} > ", "bold"), end="")

    def table(self, now: Table, patrons: tuple[str, ...]) -> None:
        self.setup = now.setup or self.setup  # limits and what is offered may have changed
        self.say(f"  limits   {dollars(self.setup.limits.minimum)} to {dollars(self.setup.limits.maximum)}")
        self.say(f"  offered  {self._offered()}")
        self.say(f"  shoe     {now.shoe.number}, coup {now.coup.number}{', the last' if now.shoe.last_called else ''}")
        if now.shoe.commitment:
            self.say(f"           committed {now.shoe.commitment}", "dim")
        for patron in patrons:
            has = now.ledger.balance(Place.RACK, patron)
            owed = -now.ledger.balance(Place.OWED, patron)
            more = f", owes {dollars(owed)} commission" if owed else ""
            self.say(f"  {patron:8} {dollars(has)}{more}")
        self._board()

    def _board(self) -> None:
        if results := self.scores.results[-_LAST_RESULTS:]:
            line = Text("  results  ")
            for result in results:
                line.append(_LETTER[result.winner] + " ", style=SIDE_STYLES[result.winner])
            self.out.print(line)

    # --- what happens ----------------------------------------------------------------------------

    def hear(self, event: r.Event) -> None:
        """Tell what people at the table see of an event."""
        before = self.fair.table
        checks = tuple(self.fair.hear(event))
        self.scores.hear(event, before)
        match event:
            case r.ShoeCommitted(commitment=commitment):
                self._committed(commitment)
            case r.ShoeRevealed():
                self._revealed(event, checks)
            case r.CardDrawn(to=to, card=card):
                self.draws[to] = event.under if len(self.hands[to]) == 2 else ()  # why a third card
                if event.exposed and card is not None:
                    self._card(to, (card,), event.under)
            case r.CardsExposed(hand=hand, cards=cards):
                self._card(hand, cards, event.under)
            case r.HandDelivered(hand=hand, to=patron):
                self.out.print(Text.assemble(f"  {hand.title()} hand to {patron}", self._clauses(event.under)))
            case r.ResultAnnounced():
                self._result(event)
            case r.PairsSettled(payments=payments) | r.CoupSettled(payments=payments):
                self._payments(payments)
            case r.LastCoupCalled():
                self.out.print(Text.assemble(("  Last coup of the shoe", "yellow"), self._clauses(event.under)))
            case r.ShoeEnded(payments=payments):
                self.out.print(Text.assemble(("  The shoe has ended", "yellow"), self._clauses(event.under)))
                self._payments(payments)
            case r.DummyCoupOrdered(payments=payments):
                self.out.print(Text.assemble(("  A coup without wagers", "yellow"), self._clauses(event.under)))
                self._payments(payments)
            case r.CoupVoided() | r.PastCoupVoided() | r.WagersVoided():
                self._told(event, before)
                self._undone(event)
                self._payments(event.payments)
            case r.CarriedCardLaid() | r.StrayCardDealt():
                self._stray(event, before)
            case r.IrregularityReported() | r.RemedyOrdered() | r.OfferMade() | r.OfferAnswered():
                self._told(event, before)
            case r.CardsBurned(first=first, count=count):
                seen = f", the first a {first.name}" if first else ""
                words = f"  New shoe; burned {count} card{'s' if count != 1 else ''}{seen}"
                self.out.print(Text.assemble(words, self._clauses(event.under)))
            case r.CoupCleared():
                self._cleared()
            case _:
                pass

    def _told(self, event: r.Event, before: Table) -> None:
        """In the words that every screen has for it."""
        words = Text("  ")
        for part in words_of(event, before, lambda name: name):
            words.append(part) if isinstance(part, str) else words.append_text(cards_text(self.out, part))
        words.stylize("yellow")
        self.out.print(Text.assemble(words, self._clauses(event.under)))

    def _undone(self, event: r.CoupVoided | r.PastCoupVoided | r.WagersVoided) -> None:
        """What was paid in this coup and is undone is no payment of it any more."""
        gone = {payment.number for payment in event.reversed}
        self.paid = [one for one in self.paid if one.number not in gone]
        if isinstance(event, r.CoupVoided) and self.coups and self.fair.table.coup.winner is not None:
            self.coups[-1]["void"] = event.cause

    def _stray(self, event: r.CarriedCardLaid | r.StrayCardDealt, before: Table) -> None:
        """A card that left the shoe out of turn, as it goes to its hand."""
        laid = self.fair.table.coup.hand(event.to)[-1]
        if laid.exposed and laid.card is not None:
            self._card(event.to, (laid.card,), event.under)
        else:
            self._told(event, before)

    def _committed(self, commitment: str) -> None:
        words = f"  Shoe {self.fair.table.shoe.number} is committed: "
        fits = len(words) + len(commitment) <= self.out.width
        self.say(words + (commitment if fits else f"{commitment[:16]}..."), "dim")

    def _revealed(self, event: r.ShoeRevealed, checks: tuple[ShoeCheck, ...]) -> None:
        """The shoe is checked on the spot, as anyone may do from the log."""
        for check in checks:
            fair = f"{check.checked} cards checked, all as committed"
            told = fair if check.fair else "; ".join(check.faults)
            self.say(f"  Shoe {check.shoe} is revealed: {told}", "dim" if check.fair else "red")
            opened = {"tape": event.tape, "salt": event.salt}
            self.shoes.append({**msgspec.structs.asdict(check), **opened})

    def unrevealed(self, now: Table) -> None:
        if now.unrevealed:
            self.say(f"Shoe {now.shoe.number} is not revealed: the table is still open", "dim")

    def _card(self, side: Side, cards: tuple[Card, ...], under: Clauses) -> None:
        """Cards as they are seen, the hand's count, and why it drew where this is its third card."""
        hand, draws = self.hands[side], self.draws.get(side, ())
        before = f"draws on {point_count(tuple(hand))}: " if len(hand) == 2 else ""
        hand.extend(cards)
        # the clauses of a draw lead from the other hand to this one: the last in detail is its own
        why = (telling(draws[::-1]),) if before and draws else under
        self.out.print(
            Text.assemble(
                "  ",
                (f"{side.title():6} ", SIDE_STYLES[side.value]),
                before,
                cards_text(self.out, cards),
                f" {point_count(tuple(hand))}" if len(hand) > 1 else "",
                self._clauses(why),
            )
        )

    def _result(self, event: r.ResultAnnounced) -> None:
        call = result_call(event.winner, event.player, event.banker)
        style = f"bold {SIDE_STYLES[event.winner.value]}"
        self.out.print(Text.assemble(("  " + call, style), self._clauses(event.under)))
        if event.standoff_called:
            self.say("  Standoff", "yellow")
        hands = {side.value: [str(card) for card in cards] for side, cards in self.hands.items()}
        self.coups.append({**hands, "result": event.winner.value, "counts": [event.player, event.banker]})

    def _payments(self, payments: tuple[Payment, ...]) -> None:
        if not payments:
            return
        self.paid.extend(payments)
        if self.out.width < _TABLE:
            for one in payments:
                self._line(one)
        else:
            self._grid(payments)

    def _line(self, one: Payment) -> None:
        """A payment where there is no room for columns."""
        settled, back = one.settled, one.settled.returned + one.excess
        style = RESULT_STYLES[settled.resolution.value]
        self.out.print(
            Text.assemble(
                f"  {one.patron}: {settled.wager} {dollars(settled.stake + one.excess)} ",
                (settled.resolution.value, style),
                f", {dollars(back)} back ({settled.row})" if back else f" ({settled.row})",
                self._clauses(settled.clauses[:1]),
            )
        )

    def _grid(self, payments: tuple[Payment, ...]) -> None:
        figures = ("stake", "profit", "back")
        grid = table("", "wager", "stake", "", "profit", "back", "because", "clauses", right=figures)
        for one in payments:
            settled, back = one.settled, one.settled.returned + one.excess
            grid.add_row(
                one.patron,
                settled.wager,
                dollars(settled.stake + one.excess),
                styled(settled.resolution.value, RESULT_STYLES[settled.resolution.value]),
                dollars(settled.profit) if settled.profit else "-",
                dollars(back) if back else "-",
                settled.row,
                styled(clause_numbers(settled.clauses[:2], book=self.book.id), "dim"),
            )
        self.out.print(grid)

    def _cleared(self) -> None:
        if self.coups:
            self.coups[-1]["payments"] = [_plain(one) for one in self.paid]
        self.last_paid, self.paid = self.paid or self.last_paid, []
        self.hands = {Side.PLAYER: [], Side.BANKER: []}
        self._board()
        self.out.print()

    def placed(self, event: r.WagerPlaced) -> None:
        down = event.down
        words = f"  {down.patron}: {dollars(down.stake)} on {down.wager}"
        if event.advised:
            words += f" ({event.advised.replace('-', ' ')}; {dollars(down.counts)} of it counts)"
        self.out.print(Text.assemble(words, self._clauses(event.under)))

    def happened(self, events: tuple[r.Event, ...]) -> None:
        for event in events:
            if isinstance(event, _TOLD):  # as it was heard
                continue
            self.out.print(Text.assemble(f"  {name_of(type(event)).replace('-', ' ')}", self._clauses(event.under)))

    def why(self) -> None:
        """The clauses behind the last payments, in our words."""
        if not self.last_paid:
            self.say("  nothing was paid yet")
        for clause in together(*(one.settled.clauses for one in self.last_paid)):
            number = clause_numbers((clause,), book=self.book.id)
            self.out.print(Text.assemble(f"  {number:24} ", (paraphrase(self.book, clause), "dim")))

    # --- the end ---------------------------------------------------------------------------------

    def part(self, now: Table, patrons: tuple[str, ...]) -> None:
        self.out.print()
        for patron in patrons:
            has = self.chips[patron] = now.ledger.balance(Place.RACK, patron)
            self.say(f"{patron}: {dollars(has)} after {len(self.coups)} coup{'s' if len(self.coups) != 1 else ''}")

    def record(self) -> dict[str, Any]:
        """The sitting as one document."""
        return {
            "book": self.book.id,
            "edition": self.book.edition,
            "variation": self.setup.variation,
            "decks": self.setup.decks,
            "seed": self.seed,
            "coups": self.coups,
            "shoes": self.shoes,
            "chips": self.chips,
        }


def _plain(one: Payment) -> dict[str, Any]:
    settled = one.settled
    return {
        "patron": one.patron,
        "wager": settled.wager,
        "stake": settled.stake + one.excess,
        "resolution": settled.resolution.value,
        "profit": settled.profit,
        "back": settled.returned + one.excess,
        "row": settled.row,
        "clauses": list(settled.clauses),
    }
