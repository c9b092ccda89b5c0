"""A table that plays by itself: patrons who wager the same every coup, a dealer who keeps to the book, virtual shoes.

It drives the live table for the benchmark and for the agreement with exact odds. Start at `Day.coup`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier import Refusal, Rulebook, open_book
from croupier.cards import Card
from croupier.chance import next_card, order_of, tape_of
from croupier.money import LARGEST_AMOUNT, Cents
from croupier.table import PATRON, Actor, Command, Event, Limit, Setup, Stage, Table, apply, decide
from croupier.table import records as r
from croupier.table.rules import rules_of
from croupier.table.shoe.cutting import next_cutter

AT = 1_790_000_000_000


class Day:
    """A table with patrons that plays by itself from shuffled cards."""

    def __init__(
        self,
        name: str | Rulebook,
        wagers: list[list[str]],
        *,
        seed: int = 1,
        stake: Cents = 100_00,
        variation: str = "",
        layout: str = "",
        side_wagers: tuple[str, ...] = (),
        options: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """`wagers`: for each patron what they put a stake on in every coup."""
        self.book = open_book(name) if isinstance(name, str) else name
        self.seed = seed
        self.stake = stake
        self.wagers = wagers
        self.table = Table(id="day")
        self.events: tuple[Event, ...] = ()  # of the latest command
        self.dealer = Actor("dealer", self.book.authority.rank[0].id)
        self.boss = Actor("boss", self.book.authority.rank[-1].id)
        self.people = [Actor(f"p{number}", PATRON) for number in range(1, len(wagers) + 1)]
        self.given = 0
        self.order: tuple[Card, ...] = ()
        self._open(variation, layout, side_wagers, options)

    def head(self, actor: Actor) -> tuple[str, Actor, int]:
        self.given += 1
        return f"c{self.given}", actor, AT + self.given

    def do(self, command: Command) -> None:
        answer = decide(self.table, command, self.book)
        if isinstance(answer, Refusal):
            raise SystemExit(f"{command} was refused: {answer}")
        self.events = answer
        for event in answer:
            self.table = apply(self.table, event)

    def _open(
        self, variation: str, layout: str, side_wagers: tuple[str, ...], options: tuple[tuple[str, str], ...]
    ) -> None:
        book, patrons = self.book, len(self.people)
        things = book.table.approved
        for thing in things if isinstance(things, tuple) else ():
            self.do(r.RecordApproval(*self.head(self.boss), thing.id, "bench"))
        felt = next(
            (one for one in book.layouts if (one.id == layout if layout else one.places in (None, patrons, 9, 14))),
            book.layouts[0],
        )
        venues = book.table.venue
        setup = Setup(
            variation=variation or book.variations[0].id,
            options=options,
            side_wagers=side_wagers,
            decks=book.cards.decks.default,
            chips=(100,),
            layout=felt.id,
            places=felt.places or 14,
            limits=Limit(100, 5_000_00),
            venue=venues[0].id if isinstance(venues, tuple) else "",
            method=next(one.id for one in book.dealing.method if one.kind == "dealer-opens"),
            face="up",
            gaming_ends=AT * 2,
        )
        self.do(r.OpenTable(*self.head(self.boss), setup))
        for seat, person in enumerate(self.people, start=1):
            self.do(r.Arrive(*self.head(self.dealer), person.id, LARGEST_AMOUNT))
            if seat <= setup.places:
                self.do(r.SitDown(*self.head(person), person.id, seat))
            elif "stand-and-wager" in book.authority.approval:
                self.do(r.Approve(*self.head(self.boss), "stand-and-wager", person.id))
        for sign in book.table.sign:
            self.do(r.DisplaySign(*self.head(self.dealer), sign.id))

    def prepare(self) -> None:
        """A new shoe, cut by staff or by whoever's turn it is."""
        if self.table.shoe.stage is Stage.ENDED:
            self.do(r.ReplaceCards(*self.head(self.boss), "after-last"))
        self.do(r.BringCards(*self.head(self.dealer), f"back {self.table.shoe.number % 2}"))
        self.do(r.CheckCards(*self.head(self.dealer)))
        if not self.table.shoe.checked:  # where two people check the cards that replace others
            self.do(r.CheckCards(*self.head(self.boss)))
        self.do(r.ShuffleCards(*self.head(self.dealer)))
        assert self.table.setup is not None
        self.order = order_of(self.table.setup.decks, tape_of(self.seed, self.table.shoe.number))
        turn = next_cutter(self.table, rules_of(self.book, self.table.setup)) or ""
        if not turn and self.book.shuffle.who_cuts.policy == "any-patron":
            turn = self.people[0].id
        self.do(r.CutCards(*self.head(Actor(turn, PATRON) if turn else self.boss), 100, turn))
        self.do(r.PlaceCuttingCard(*self.head(self.dealer), 20))
        self.do(r.BurnCards(*self.head(self.dealer), self.book.cards.burn[0].id))

    def coup(self) -> tuple[Event, ...]:
        """One coup, with a new shoe where one is due; the events of its settlement, those settled early first."""
        if self.table.shoe.stage is not Stage.IN_PLAY:
            self.prepare()
        self.do(r.CallForBets(*self.head(self.dealer)))
        for person, wagers in zip(self.people, self.wagers, strict=True):
            asks = person if len(wagers) == 1 else self.boss  # who needs no approval for wagers on both hands
            for wager in wagers:
                self.do(r.PlaceWager(*self.head(asks), person.id, wager, self.stake))
        self.do(r.CallNoMoreBets(*self.head(self.dealer)))
        early: tuple[Event, ...] = ()
        for card, cutting in self._draws():
            self.do(r.DrawCard(*self.head(self.dealer), card, cutting))
            if self.table.coup.drawn == 4 and self._pairs_down():
                self.do(r.SettlePairs(*self.head(self.dealer)))
                early = self.events
        self.do(r.AnnounceResult(*self.head(self.dealer)))
        self.do(r.SettleCoup(*self.head(self.dealer)))
        paid = (*early, *self.events)
        self.do(r.ClearCards(*self.head(self.dealer)))
        return paid

    def _pairs_down(self) -> bool:
        assert self.table.setup is not None
        early = rules_of(self.book, self.table.setup).early
        return any(down.wager in early for down in self.table.coup.wagers.values())

    def _draws(self) -> Iterator[tuple[Card, bool]]:
        """Cards until the tableau wants no more, with the news of the cutting card."""
        assert self.table.setup is not None
        tableau = rules_of(self.book, self.table.setup).terms_now.tableau
        while self.table.coup.drawn < 4 or tableau.next_draw(self.table.coup.hands()).to is not None:
            yield next_card(self.order, self.table.shoe)
