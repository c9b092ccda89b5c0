"""Who works at a table of the day, and how they give commands there: dealers change by the hour, supervisors do not.

A dealer who deals by hand draws from a shoe of cards whose order the day's seed has made; a table with a virtual shoe
has the automatic dealer, and people beside it. Start at `TableStaff.say`.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.automatic import AutomaticDealer, Desk
from croupier.cards import Card
from croupier.chance import Tapes, TapesInMemory
from croupier.chance.shoe import card_at, cutting_card_comes, order_of, tape_of
from croupier.clauses import Refusal
from croupier.day.clock import HOUR, DayClock
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Event, Table, power_of
from croupier.table.codec import COMMANDS

_DEALERS: Final = 24  # of a casino, who go from table to table
_TABLES_EACH: Final = 4  # that a supervisor looks after


class Roster:
    """Who is on duty at the table of this number, counted through the floor."""

    def __init__(self, place: int, book: Rulebook, clock: DayClock) -> None:
        self._place, self._clock = place, clock
        self._dealer = book.authority.dealer.rank
        self._outside = {one.id for one in book.authority.outside}

    def on(self, rank: str) -> Actor:
        if rank in self._outside:
            return Actor(rank, rank)
        number = self._place // _TABLES_EACH
        if rank == self._dealer:
            number = (5 * self._place + self._clock.at // HOUR) % _DEALERS
        return Actor(f"{rank}-{number + 1}", rank)


class HandDealer(AutomaticDealer):
    """Takes the same next steps with a shoe of real cards: their order is the seed's, and nobody commits to it."""

    def __init__(self, desk: Desk, *, seed: int, clock: DayClock, roster: Roster) -> None:
        super().__init__(desk, tapes=TapesInMemory(seed), clock=clock.now)
        self._seed, self._roster = seed, roster
        self._lies: tuple[int, int] = (0, 0)
        self._order: tuple[Card, ...] = ()

    def staff(self, rank: str) -> Actor:
        return self._roster.on(rank)

    def _in_order(self) -> tuple[Card, ...]:
        shoe = self.table.shoe
        if self._lies != (shoe.number, shoe.cards):
            self._lies = shoe.number, shoe.cards
            self._order = order_of(shoe.cards // 52, tape_of(self._seed, shoe.number))
        return self._order

    def to_come(self, number: int) -> tuple[tuple[Card, ...], bool]:
        """The cards that leave the shoe next, and whether the cutting card comes before the first of them."""
        shoe, order = self.table.shoe, self._in_order()
        return tuple(card_at(order, shoe, shoe.out + one) for one in range(number)), cutting_card_comes(shoe)


class TableStaff:
    """A table, whoever deals there, and whoever else is on duty."""

    def __init__(self, desk: Desk, place: int, clock: DayClock, *, seed: int, by_hand: bool, tapes: Tapes) -> None:
        self.clock = clock
        self.roster = Roster(place, desk.book, clock)
        self.by_hand = HandDealer(desk, seed=seed, clock=clock, roster=self.roster) if by_hand else None
        self.dealer = self.by_hand or AutomaticDealer(desk, tapes=tapes, clock=clock.now)

    @property
    def table(self) -> Table:
        return self.dealer.table

    @property
    def book(self) -> Rulebook:
        return self.dealer.book

    def say(
        self, name: str, *, rank: str = "", actor: Actor | None = None, **facts: Any
    ) -> tuple[Event, ...] | Refusal:
        """Give a command as whoever is on duty of the rank that it takes, or of the one that is named."""
        who = actor or self.roster.on(rank or power_of(self.book, COMMANDS[name]).rank)
        return self.dealer.say(name, who, **facts)

    def done(self, name: str, *, rank: str = "", actor: Actor | None = None, **facts: Any) -> bool:
        return not isinstance(self.say(name, rank=rank, actor=actor, **facts), Refusal)
