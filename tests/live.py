"""A live table for tests: opens, prepares a shoe, takes wagers and deals coups through `decide` and `apply`.

Every answer is noted (witness.py), so that a claimed clause must have been cited. A refusal must change nothing, every
table is audited after every event, and a replay of the events must give the same table. Start at `Live`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import witness
from croupier import Refusal, Rulebook, open_book, read_cards, read_coup
from croupier.cards import Card
from croupier.clauses import Reason
from croupier.coup import BurnForm, Side
from croupier.duties.owed import needed_rank
from croupier.ledger import Place
from croupier.table import (
    ACTS,
    PATRON,
    Actor,
    Command,
    Event,
    Limit,
    Payment,
    Play,
    Setup,
    Stage,
    Table,
    apply,
    audit,
    decide,
    name_of,
    power_of,
    replay,
)
from croupier.table.codec import COMMANDS
from croupier.table.machine import carries, machine
from croupier.table.opening.judge import concerns
from croupier.table.records import CoupSettled

START = 1_790_000_000_000  # an afternoon in September 2026; only differences matter
MINUTE = 60_000


def setup(book: Rulebook, variation: str | None = None, **facts: Any) -> Setup:
    """A set-up that the book allows, with whatever a test wants otherwise. Amounts are in cents."""
    layout = facts.pop("layout", None)
    areas = [one for one in book.layouts if layout in (None, one.id)]
    chosen = layout or next((one.id for one in areas if not one.side_wagers_stated), areas[0].id if areas else "")
    found = next((one for one in book.layouts if one.id == chosen), None)
    venues = book.table.venue
    if isinstance(venues, tuple):
        facts.setdefault("venue", venues[0].id)
    facts.setdefault("places", found.places if found and found.places else 7)
    facts.setdefault("limits", Limit(100, 5_000_00))
    facts.setdefault("chips", (100,))
    facts.setdefault("decks", book.cards.decks.default)
    facts.setdefault("gaming_ends", START + 24 * 60 * MINUTE)
    facts.setdefault("further_areas", book.laid_beside(chosen, facts.get("side_wagers", ())))
    return Setup(variation=variation or book.variations[0].id, layout=chosen, **facts)


class Live:
    def __init__(
        self,
        book: str | Rulebook = "crown-sydney",
        variation: str | None = None,
        *,
        patrons: Iterable[str] = "ABC",
        chips: int = 10_000,
        opened: bool = True,
        ready: bool = True,
        id: str = "test",
        begins: int = START,
        **facts: Any,
    ) -> None:
        """A table of this book, open and ready for wagers, with patrons A, B, C in seats 1, 2, 3 and their chips."""
        self.book = open_book(book) if isinstance(book, str) else book
        self.table = Table(id=id)
        self.events: list[Event] = []
        self.now = begins
        self.given = 0
        self.setup = setup(self.book, variation, **facts)
        if not opened:
            return
        self.approve_things()
        self.do("open-table", setup=self.setup)
        for seat, patron in enumerate(patrons, start=1):
            self.do("arrive", patron=patron, chips=chips * 100)
            self.do("sit-down", patron=patron, seat=seat)
        self.signs()
        if ready:
            self.ready()

    # --- commands --------------------------------------------------------------------------------

    def command(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> Command:
        """A command by its name; `by` is a rank, a patron's id, or whoever is just high enough."""
        kind = COMMANDS[name]
        self.given += 1
        actor = by if isinstance(by, Actor) else self._actor(kind, by, facts)
        if by is None and self.table.machine_deals is True and carries(kind("", actor, 0, **facts)):
            actor = machine(power_of(self.book, kind).rank)  # a virtual shoe is the machine's to deal
        return kind(id=f"c{self.given}", actor=actor, at=self.now if at is None else at, **facts)

    def _actor(self, kind: type[Command], by: str | None, facts: dict[str, Any]) -> Actor:
        act = ACTS[kind]
        if by is not None:
            known = {rank.id for rank in (*self.book.authority.rank, *self.book.authority.outside)}
            return Actor(f"the {by}", by) if by in known else Actor(by, PATRON)
        probe = kind(id="", actor=Actor("", PATRON), at=0, **facts)
        whose = act.whose(self.table, probe) if act.by.value == PATRON else ""
        if facts.get("chips"):  # staff see what someone brings
            whose = ""
        if whose:
            return Actor(whose, PATRON)
        if name_of(kind) == "approve" and facts["act"] in self.book.authority.approval:
            rank = self.book.authority.approval[facts["act"]].rank
        elif name_of(kind) == "record-notification":
            rank = needed_rank(self.book, self.book.duty(facts["who"]))
        else:
            rank = power_of(self.book, kind).rank
        return Actor(f"the {rank}", rank)

    def answer(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> Any:
        return witness.note(decide(self.table, self.command(name, by, at, **facts), self.book))

    def do(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> tuple[Event, ...]:
        """Give a command that must be accepted."""
        answer = self.answer(name, by, at, **facts)
        assert not isinstance(answer, Refusal), f"{name} {facts} was refused: {answer}"
        for event in answer:
            self.table = apply(self.table, event)
            self.events.append(event)
            audit(self.table)
        return tuple(answer)

    def refused(
        self,
        name: str,
        reason: Reason | None = None,
        by: str | Actor | None = None,
        at: int | None = None,
        **facts: Any,
    ) -> Refusal:
        """Give a command that must be refused, for this reason; the table stays as it was."""
        before = self.table
        answer = self.answer(name, by, at, **facts)
        assert isinstance(answer, Refusal), f"{name} {facts} was accepted: {answer}"
        assert reason is None or answer.reason is reason, f"{name} {facts} was refused otherwise: {answer}"
        assert self.table is before
        return answer

    def wait(self, minutes: float) -> None:
        self.now += round(minutes * MINUTE)

    def replayed(self) -> Table:
        """The same table from its events alone."""
        return replay(self.table.id, self.events)

    # --- when something goes wrong ---------------------------------------------------------------

    def amiss(
        self, slip: str, remedy: str, by: str | None = None, *, agreed: tuple[str, ...] = (), **facts: Any
    ) -> Any:
        """Report a slip and have a remedy ordered, by whoever is just high enough; the remedy's events."""
        cards = read_cards(facts.pop("cards", ""))
        self.do("report-irregularity", by=self.book.authority.dealer.rank, slip=slip, cards=tuple(cards), **facts)
        return self.remedy(remedy, by, agreed=agreed)

    def remedy(self, remedy: str, by: str | None = None, *, agreed: tuple[str, ...] = ()) -> Any:
        matter = self.table.matter
        assert matter is not None
        rows = self.book.irregularities.irregularity[matter.row].remedy
        rank = by or next(one.rank for one in rows if one.id == remedy)
        return self.do("order-remedy", by=Actor("the supervisor", rank), remedy=remedy, agreed=agreed)

    # --- a table's life --------------------------------------------------------------------------

    def approve_things(self) -> None:
        things = self.book.table.approved
        for thing in things if isinstance(things, tuple) else ():
            if thing.unless_chosen is None or concerns(thing, self.setup, self.book):
                self.do("record-approval", thing=thing.id, reference="test")

    def signs(self) -> None:
        for sign in self.book.table.sign:
            if sign.id not in self.table.signs:
                self.do("display-sign", sign=sign.id)

    def ready(self, back: str = "", burn: str | None = None) -> None:
        """Bring cards where there are none, and prepare them to the first coup."""
        shoe = self.table.shoe
        if shoe.stage is Stage.ENDED:
            self.do("replace-cards", grounds="after-last")
        if self.table.shoe.stage is Stage.NO_CARDS:
            self.do("bring-cards", back=back or f"colour {shoe.number}")
            self.do("check-cards")
            if self.table.shoe.first_check is not None:  # replacement cards that a supervisor checks as well
                self.do("check-cards", by=self.book.authority.supervisor.rank)
        if self.table.shoe.stage is Stage.UNSHUFFLED:
            self.do("shuffle-cards")
        if self.setup.shoe == "virtual-shoe" and not self.table.shoe.commitment:
            self.do("commit-shoe", commitment="c0" * 32)
        if self.table.shoe.stage is Stage.UNCUT:
            self.cut()
        if self.table.shoe.stage is Stage.CUT:
            self.do("place-cutting-card", from_back=20)
        if self.table.shoe.stage is Stage.LOADED:
            form = next(one for one in self.book.cards.burn if one.form is BurnForm.FIRST_CARD)
            self.do("burn-cards", form=burn or form.id)

    def cut(self) -> None:
        """Cut by staff, where the book lets them, or by whoever's turn it is."""
        from croupier.table.rules import rules_of
        from croupier.table.shoe.cutting import next_cutter

        assert self.table.setup is not None
        turn = next_cutter(self.table, rules_of(self.book, self.table.setup)) or ""
        if turn:
            self.do("cut-cards", patron=turn, after=200)
        elif self.book.shuffle.who_cuts.policy == "any-patron" and self.table.patrons:
            self.do("cut-cards", patron=next(iter(self.table.patrons)), after=200)
        else:
            self.do("cut-cards", by=self.book.authority.rank[-1].id, after=200)

    def bet(self, patron: str, wager: str, dollars: float, **facts: Any) -> int:
        """Place a wager; its number."""
        self.do("place-wager", patron=patron, wager=wager, stake=round(dollars * 100), **facts)
        return self.table.wagers

    def call(self) -> None:
        self.do("call-for-bets")
        self.do("call-no-more-bets")

    def draw(self, *cards: str, **facts: Any) -> None:
        for text in cards:
            self.do("draw-card", card=read_cards(text)[0], **facts)

    def first_four(self, text: str) -> None:
        """Call, and deal the first two cards of each hand: `5s4h/Kd7c`."""
        hands = read_coup(text)
        if not self.table.coup.bets_closed and not self.table.coup.dummy:
            self.call()
        for card in (hands.player[0], hands.banker[0], hands.player[1], hands.banker[1]):
            self.do("draw-card", card=card)
        self.open_hands()

    def open_hands(self) -> None:
        """Whoever is entitled opens what lies face down."""
        for side in Side:
            if any(not dealt.exposed for dealt in self.table.coup.hand(side)):
                self.open_hand(side)

    def open_hand(self, side: Side, cards: tuple[Card, ...] = ()) -> None:
        """The dealer opens a hand, or the patron whose cards they are."""
        answer = self.answer("expose-cards", hand=side, cards=cards)
        if isinstance(answer, Refusal) and answer.reason is Reason.HAND_TO_OFFER:
            self.do("deliver-hand", hand=side, to=answer.facts["next"])
        held = self.table.coup.held(side)
        self.do("expose-cards", hand=side, cards=cards, opener=held.keeper if held.out else "")

    def finish(self) -> tuple[Payment, ...]:
        """Settle what is settled early, announce, settle, clear; the payments."""
        if self._early():
            self.do("settle-pairs")
        self.do("announce-result")
        paid: tuple[Payment, ...] = self.table.coup.settled_early
        if self.table.coup.play is Play.ANNOUNCED:
            settled = self.do("settle-coup")[0]
            assert isinstance(settled, CoupSettled)
            paid = (*paid, *settled.payments)
        self.do("clear-cards")
        return paid

    def _early(self) -> list[int]:
        early = {one.id for one in self.book.wagers if one.settled.value != "end-of-coup"}
        return [down.number for down in self.table.coup.wagers.values() if down.wager in early]

    def coup(self, text: str) -> tuple[Payment, ...]:
        """Deal a whole coup, `5s4h/Kd7c` or with third cards, and settle it."""
        hands = read_coup(text)
        self.first_four(text)
        if self._early():
            self.do("settle-pairs")
        if len(hands.player) > 2:
            self.do("draw-card", card=hands.player[2])
            self.open_hands()
        if len(hands.banker) > 2:
            self.do("draw-card", card=hands.banker[2])
            self.open_hands()
        return self.finish()

    # --- what is so ------------------------------------------------------------------------------

    def has(self, patron: str) -> int:
        """A patron's chips in front of them, in cents."""
        return self.table.ledger.balance(Place.RACK, patron)

    def paid(self, payments: tuple[Payment, ...], patron: str, wager: str) -> Payment:
        return next(one for one in payments if one.patron == patron and one.settled.wager == wager)


def encoded(thing: msgspec.Struct) -> bytes:
    return msgspec.json.encode(thing)
