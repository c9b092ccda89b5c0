"""How `croupier deal` looks: the table, each card and call as it happens, payments with their clauses, results.

It hears events and tells them; it decides nothing. Start at `Teller.hear`.
"""

from __future__ import annotations

from textwrap import indent
from typing import Any, Final, TypeAlias

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from croupier.cards import Card, point_count
from croupier.chance import FairCheck, ShoeCheck
from croupier.clauses import Clauses, Refusal, together
from croupier.cli.calls import result_call
from croupier.cli.laid_out import tell_table
from croupier.cli.show import (
    RESULT_STYLES,
    SIDE_STYLES,
    cards_text,
    padded,
    payments_table,
    resolution_text,
    spoken,
    styled,
)
from croupier.cli.speaking import speaker_of
from croupier.coup import Resolution, Settled, Side
from croupier.languages import Fact
from croupier.languages.own import own
from croupier.ledger import Place
from croupier.money import Share
from croupier.rulebooks import Rulebook
from croupier.table import Payment, Setup, Table, apply, name_of
from croupier.table import records as r
from croupier.transcript import Scores
from croupier.words.events import plain, words_of
from croupier.words.narrate import paraphrase, telling
from croupier.words.refusals import clause_numbers
from croupier.words.rows import row_message, settled_by

_LETTER: Final = {"player": "P", "banker": "B", "tie": "T"}
_WIDEST: Final = 110
_TABLE: Final = 84  # narrower than this a table of payments breaks its words
_LAST_RESULTS: Final = 40
_SIDE: Final = 6  # letters for the name of a hand
_LABEL: Final = 8  # letters before what the table tells
_TOLD: Final = (
    r.CardDrawn, r.CardsExposed, r.HandDelivered, r.ResultAnnounced, r.LastCoupCalled, r.ShoeEnded,
    r.DummyCoupOrdered, r.CardsBurned, r.ShoeCommitted, r.ShoeRevealed, r.CoupVoided, r.PastCoupVoided, r.WagersVoided,
    r.CoupReopened, r.CardCorrected, r.CoupResettled,
    r.CarriedCardLaid, r.StrayCardDealt, r.IrregularityReported, r.RemedyOrdered, r.OfferMade, r.OfferAnswered,
)  # fmt: skip
_Undoing: TypeAlias = (
    r.CoupVoided | r.PastCoupVoided | r.WagersVoided | r.CoupReopened | r.CardCorrected | r.CoupResettled
)


class Teller:
    def __init__(
        self, out: Console, book: Rulebook, setup: Setup, seed: int | None, table_id: str, *, quiet: bool
    ) -> None:
        self.out = out
        self.out.width = min(out.width, _WIDEST)
        self.out.quiet = quiet
        self.book = book
        self.speaker = speaker_of(book)
        self.own = own(book, self.speaker)
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

    def words(self, id: str, form: str = "", /, **facts: Fact) -> str:
        return self.speaker.say(id, form, **facts)

    def _row(self, settled: Settled) -> str:
        return self.speaker.said(row_message(settled.row, settled.row_told))

    def tell(self, id: str, style: str = "", /, **facts: Fact) -> None:
        """A line about the table, set in."""
        self.say(f"  {self.words(id, **facts)}", style)

    def choice(self, choice: str) -> str:
        """What a patron may choose, as it is typed, and what it means where that is not the same."""
        return self.words("terminal-deal-choice", choice=choice)

    def help(self, id: str) -> None:
        self.say(indent(self.words(id), "  "))

    def _cited(self, clauses: Clauses, id: str, style: str = "", /, **facts: Fact) -> None:
        self.out.print(Text.assemble((f"  {self.words(id, **facts)}", style), self._clauses(clauses)))

    def _clauses(self, clauses: Clauses) -> tuple[str, str]:
        return f"  {clause_numbers(clauses[:3], book=self.book.id)}", "dim"

    # --- the table -------------------------------------------------------------------------------

    def greet(self) -> None:
        style = self.book.variation(self.setup.variation)
        called = self.own(style.name) if style else self.setup.variation
        self.say(self.words("terminal-deal-title", casino=self.book.source.casino, variation=called), "bold")
        if style:
            self.say(self.own(style.about))
        if shares := self._tie_shares():
            self.say(self.words("terminal-deal-tie-sign", shares=shares))
        shoe = {"decks": self.setup.decks, "seeded": self.seed is not None, "seed": self.seed}
        self.say(self.words("terminal-deal-terms", **shoe, **self._limits(), wagers=self._offered()))
        self.say(self.book.imprint, "dim")
        self.out.print()

    def _tie_shares(self) -> tuple[str, ...]:
        """What this table chose to pay a wager on a hand when there is a tie, where the book leaves that open."""
        setup = self.setup
        terms = self.book.terms(setup.variation, decks=setup.decks, options=dict(setup.options))
        wagers = () if isinstance(terms, Refusal) else terms.wagers.values()
        return tuple(
            self.words("terminal-deal-tie-share", wager=wager.id, share=str(Share(row.pays.pays, row.pays.per)))
            for wager in wagers
            for row in wager.rows
            if row.resolution is Resolution.STANDOFF and row.pays
        )

    def _offered(self) -> tuple[str, ...]:
        return ("player", "banker", "tie", *self.setup.side_wagers)

    def _limits(self) -> dict[str, Fact]:
        return {"minimum": self.setup.limits.minimum, "maximum": self.setup.limits.maximum}

    def prompt(self, now: Table) -> None:
        lying = sum(down.stake for down in now.coup.wagers.values())
        waits = "remedy" if now.matter is not None else "choice" if now.offer else ""
        coup = {"coup": now.coup.number, "last": now.shoe.last_called, "lies": bool(lying), "stakes": lying}
        self.out.print(styled(f"{self.words('terminal-deal-prompt', **coup, waits=waits)} > ", "bold"), end="")

    def table(self, now: Table, patrons: tuple[str, ...]) -> None:
        self.setup = now.setup or self.setup  # limits and what is offered may have changed
        shoe = {"shoe": now.shoe.number, "coup": now.coup.number, "last": now.shoe.last_called}
        self._labelled(self.words("terminal-deal-label-limits"), self.words("terminal-deal-limits", **self._limits()))
        offered = self.words("terminal-deal-offered", wagers=self._offered())
        self._labelled(self.words("terminal-deal-label-offered"), offered)
        self._labelled(self.words("terminal-deal-label-shoe"), self.words("terminal-deal-shoe", **shoe))
        if now.shoe.commitment:
            self._labelled("", self.words("terminal-deal-committed", commitment=now.shoe.commitment), "dim")
        for patron in patrons:
            has = now.ledger.balance(Place.RACK, patron)
            owed = -now.ledger.balance(Place.OWED, patron)
            self._labelled(patron, self.words("terminal-deal-has", chips=has, owes=bool(owed), owed=owed))
        self._board()

    def _labelled(self, label: str, text: str, style: str = "") -> None:
        self.say(f"  {padded(label, _LABEL)} {text}", style)

    def _board(self) -> None:
        if results := self.scores.results[-_LAST_RESULTS:]:
            line = Text(f"  {padded(self.words('terminal-deal-label-results'), _LABEL)} ")
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
                self._cited(event.under, "terminal-deal-hand-to", hand=self.words(f"result-{hand}"), patron=patron)
            case r.ResultAnnounced():
                self._result(event)
            case r.PairsSettled(payments=payments) | r.CoupSettled(payments=payments):
                self._payments(payments)
            case r.LastCoupCalled():
                self._cited(event.under, "terminal-deal-last-coup", "yellow")
            case r.ShoeEnded(payments=payments):
                self._cited(event.under, "terminal-deal-shoe-ended", "yellow")
                self._payments(payments)
            case r.DummyCoupOrdered(payments=payments):
                self._cited(event.under, "terminal-deal-without-wagers", "yellow")
                self._payments(payments)
            case (
                r.CoupVoided()
                | r.PastCoupVoided()
                | r.WagersVoided()
                | r.CoupReopened()
                | r.CardCorrected()
                | r.CoupResettled()
            ):
                self._told(event, before)
                self._undone(event)
                self._payments(event.payments)
            case r.CarriedCardLaid() | r.StrayCardDealt():
                self._stray(event, before)
            case r.IrregularityReported() | r.RemedyOrdered() | r.OfferMade() | r.OfferAnswered():
                self._told(event, before)
            case r.CardsBurned(first=first, count=count):
                seen: dict[str, Fact] = {"seen": first is not None, "first": str(first) if first else ""}
                self._cited(event.under, "terminal-deal-burned", count=count, **seen)
            case r.CoupCleared():
                self._cleared()
            case _:
                pass

    def _told(self, event: r.Event, before: Table) -> None:
        """In the words that every screen has for it."""
        words = Text("  ")
        for part in words_of(event, before, lambda name: name, self.speaker):
            words.append(part) if isinstance(part, str) else words.append_text(cards_text(self.out, part))
        words.stylize("yellow")
        self.out.print(Text.assemble(words, self._clauses(event.under)))

    def _undone(self, event: _Undoing) -> None:
        """What was paid in this coup and is undone is no payment of it any more; a card put right lies as it is."""
        if isinstance(event, r.CardCorrected):
            coup = self.fair.table.coup
            self.hands = {side: [one.card for one in coup.hand(side) if one.exposed and one.card] for side in Side}
            if self.coups and event.found != "dealing":
                self.coups.pop()
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
        shoe = self.fair.table.shoe.number
        whole = f"  {self.words('terminal-deal-shoe-committed', shoe=shoe, commitment=commitment)}"
        if cell_len(whole) <= self.out.width:
            self.say(whole, "dim")
        else:
            self.tell("terminal-deal-shoe-committed", "dim", shoe=shoe, commitment=f"{commitment[:16]}...")

    def _revealed(self, event: r.ShoeRevealed, checks: tuple[ShoeCheck, ...]) -> None:
        """The shoe is checked on the spot, as anyone may do from the log."""
        for check in checks:
            if check.fair:
                self.tell("terminal-deal-revealed", "dim", shoe=check.shoe, checked=check.checked)
            else:
                self.tell("terminal-deal-revealed-otherwise", "red", shoe=check.shoe, faults=check.faults)
            opened = {"tape": event.tape, "salt": event.salt}
            self.shoes.append({**check.document(), **opened})

    def unrevealed(self, now: Table) -> None:
        if now.unrevealed:
            self.say(self.words("terminal-deal-not-revealed", shoe=now.shoe.number), "dim")

    def _card(self, side: Side, cards: tuple[Card, ...], under: Clauses) -> None:
        """Cards as they are seen, the hand's count, and why it drew where this is its third card."""
        hand, draws = self.hands[side], self.draws.get(side, ())
        count = point_count(tuple(hand))
        before = f"{self.words('terminal-deal-draws-on', count=count)} " if len(hand) == 2 else ""
        hand.extend(cards)
        # the clauses of a draw lead from the other hand to this one: the last in detail is its own
        why = (telling(draws[::-1]),) if before and draws else under
        self.out.print(
            Text.assemble(
                "  ",
                (f"{padded(self.words(f'result-{side}'), _SIDE)} ", SIDE_STYLES[side.value]),
                before,
                cards_text(self.out, cards),
                f" {point_count(tuple(hand))}" if len(hand) > 1 else "",
                self._clauses(why),
            )
        )

    def _result(self, event: r.ResultAnnounced) -> None:
        call = self.speaker.said(result_call(event.winner, event.player, event.banker))
        style = f"bold {SIDE_STYLES[event.winner.value]}"
        self.out.print(Text.assemble(("  " + call, style), self._clauses(event.under)))
        if event.standoff_called:
            self.tell("terminal-deal-standoff", "yellow")
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
        told = spoken(
            self.speaker,
            "terminal-deal-paid",
            {"resolution": RESULT_STYLES[settled.resolution.value]},
            patron=one.patron,
            wager=settled.wager,
            stake=settled.stake + one.excess,
            resolution=self.speaker.named("terminal-resolution", settled.resolution.value),
            comes_back=bool(back),
            back=back,
            row=self._row(settled),
        )
        self.out.print(Text.assemble("  ", told, self._clauses(settled.clauses[:1])))

    def _grid(self, payments: tuple[Payment, ...]) -> None:
        grid = payments_table(self.speaker)
        for one in payments:
            settled, back = one.settled, one.settled.returned + one.excess
            grid.add_row(
                one.patron,
                self.speaker.named("wager", settled.wager),
                self.speaker.money(settled.stake + one.excess),
                resolution_text(self.speaker, settled.resolution.value),
                self.speaker.money(settled.profit) if settled.profit else "-",
                self.speaker.money(back) if back else "-",
                self._row(settled),
                styled(clause_numbers(settled.clauses[:2], book=self.book.id), "dim"),
            )
        tell_table(self.out, grid)

    def _cleared(self) -> None:
        if self.coups:
            self.coups[-1]["payments"] = [_plain(one, self.book) for one in self.paid]
        self.last_paid, self.paid = self.paid or self.last_paid, []
        self.hands = {Side.PLAYER: [], Side.BANKER: []}
        self._board()
        self.out.print()

    def placed(self, event: r.WagerPlaced) -> None:
        down = event.down
        facts: dict[str, Fact] = {"patron": down.patron, "stake": down.stake, "wager": down.wager}
        advised: dict[str, Fact] = {"advised": event.advised or "", "counts": down.counts}
        self._cited(event.under, "terminal-deal-placed", **facts, **advised)

    def happened(self, before: Table, events: tuple[r.Event, ...]) -> None:
        """What came of a command by its name, but for what was told as it was heard."""
        for event in events:
            if not isinstance(event, _TOLD):
                name = name_of(type(event)).replace("-", " ")
                sentence = plain(words_of(event, before, str, self.speaker))
                self._cited(event.under, "terminal-deal-happened", name=name, sentence=sentence)
            before = apply(before, event)

    def why(self) -> None:
        """The clauses behind the last payments, in our words."""
        if not self.last_paid:
            self.tell("terminal-deal-nothing-paid")
        for clause in together(*(one.settled.clauses for one in self.last_paid)):
            number = clause_numbers((clause,), book=self.book.id)
            self.out.print(Text.assemble(f"  {number:24} ", (self.own(paraphrase(self.book, clause)), "dim")))

    # --- the end ---------------------------------------------------------------------------------

    def part(self, now: Table, patrons: tuple[str, ...]) -> None:
        self.out.print()
        for patron in patrons:
            has = self.chips[patron] = now.ledger.balance(Place.RACK, patron)
            self.say(self.words("terminal-deal-parts-with", patron=patron, chips=has, coups=len(self.coups)))

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


def _plain(one: Payment, book: Rulebook) -> dict[str, Any]:
    settled = one.settled
    return {
        "patron": one.patron,
        "wager": settled.wager,
        "stake": settled.stake + one.excess,
        "resolution": settled.resolution.value,
        "profit": settled.profit,
        "back": settled.returned + one.excess,
        "row": settled_by(settled, book),
        "clauses": list(settled.clauses),
    }
