"""A virtual shoe dealt by the automatic dealer, with patrons who wager, and all events of its table.

Start at `Automatic`; `a_shoe` is one that was dealt to its end and revealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from books import HARBOUR_PALACE
from croupier import BOOKS, Refusal, Rulebook, open_book
from croupier.automatic import AutomaticDealer, DeskInMemory
from croupier.chance import Tapes, TapesInMemory
from croupier.table import PATRON, Actor, Event, Table
from croupier.table.records import ShoeRevealed
from croupier.table.rules import rules_of
from croupier.table.shoe.cutting import ANY_PATRON, STAFF, whose_turn
from live import START, setup

SIX = (*BOOKS, "harbour-palace")
WORDS = {"A": "seven is my number", "B": "Ü 幸運"}


def book_of(name: str) -> Rulebook:
    return open_book(name if name in BOOKS else HARBOUR_PALACE)


class Automatic:
    """A table with patrons A and B that deals itself."""

    def __init__(self, name: str = "crown-sydney", tapes: Tapes | None = None, **facts: Any) -> None:
        self.book = book_of(name)
        self.events: list[Event] = []
        self.now = START
        self.tapes = tapes or TapesInMemory(5)
        self.desk = DeskInMemory(Table(id="t/9"), self.book, heard=self.events.append)
        self.dealer = self.another_dealer()
        methods = {one.kind: one.id for one in self.book.dealing.method}
        facts.setdefault("method", methods["dealer-opens"])
        self.setup = setup(self.book, **facts)
        assert self.dealer.open(self.setup) is None

    def another_dealer(self) -> AutomaticDealer:
        """A process that knows nothing but the table and the tapes."""
        return AutomaticDealer(self.desk, tapes=self.tapes, clock=self.clock)

    def clock(self) -> int:
        self.now += 1000
        return self.now

    @property
    def table(self) -> Table:
        return self.desk.table

    def sit(self, *patrons: str) -> None:
        dealer = self.dealer
        for seat, name in enumerate(patrons or ("A", "B"), start=1):
            staff = dealer.staff(self.book.authority.rank[0].id)
            assert not isinstance(dealer.say("arrive", staff, patron=name, chips=100_000_00), Refusal)
            assert not isinstance(dealer.say("sit-down", Actor(name, PATRON), patron=name, seat=seat), Refusal)

    def prepare(self, words: dict[str, str] | None = None, *, cut: int | None = None) -> None:
        """To the first wager, with the patrons' words between the commitment and the cut, and the cut after so many.

        Without one the machine cuts.
        """
        self.dealer.advance(until=lambda: bool(self.table.shoe.commitment))
        for patron, contribution in (words or {}).items():
            self.say(patron, "contribute-to-shoe", contribution=contribution)
        if cut is not None:
            self._cut(cut)
        self.dealer.advance()

    def _cut(self, after: int) -> None:
        """By whoever's turn it is."""
        assert self.table.setup is not None
        turn = whose_turn(self.table, rules_of(self.book, self.table.setup))
        if turn == STAFF:
            answer = self.dealer.say("cut-cards", Actor("a person", self.book.authority.rank[-1].id), after=after)
            assert not isinstance(answer, Refusal), answer
        else:
            self.say("A" if turn == ANY_PATRON else turn, "cut-cards", after=after)

    def say(self, patron: str, name: str, **facts: Any) -> None:
        answer = self.dealer.say(name, Actor(patron, PATRON), patron=patron, **facts)
        assert not isinstance(answer, Refusal), answer

    def coup(self) -> None:
        self.say("A", "place-wager", wager="player", stake=10_00)
        self.say("B", "place-wager", wager="banker", stake=20_00)
        self.dealer.advance(deal=True)

    def until_revealed(self) -> None:
        while not isinstance(self.events[-1], ShoeRevealed):
            self.say("A", "place-wager", wager="player", stake=10_00)
            self.dealer.advance(deal=True, until=lambda: isinstance(self.events[-1], ShoeRevealed))


@cache
def a_shoe(name: str = "crown-sydney", words: bool = True) -> tuple[Event, ...]:
    """The events of a table from its opening to the reveal of its first shoe."""
    day = Automatic(name)
    day.sit()
    day.prepare(WORDS if words else None)
    day.until_revealed()
    return tuple(day.events)
