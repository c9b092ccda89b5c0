"""Something goes wrong at any step of any coup: every remedy leads back to a coup that takes wagers, under every law.

The next step of the table is followed as a dealer's Next button would; at each step every slip of the book is reported
in every way that fits, and every remedy of its row is ordered. The usual run takes a fixed sample of them, and
`CROUPIER_SOAK=1` all. Start at `test_every_remedy_leads_back_to_a_coup_that_takes_wagers`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest

from croupier import Refusal, Rulebook
from croupier.table import PATRON, Actor, Play, Table, decide
from croupier.table.codec import COMMANDS
from croupier.table.irregularities.circumstances import known, row_for
from croupier.table.irregularities.slips import SLIPS
from croupier.table.records import PlaceWager, ReportIrregularity
from croupier.table.rules import rules_of
from croupier.table.views import next_step
from laws.autopilot import card_left, named
from laws.random_play import Played
from laws.test_table_random import SIX, book_of
from live import setup

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
SAMPLE = 40  # injections a book in the usual run
LONGEST = 150  # steps from a remedy to the next coup's wagering: a new shoe and a dummy coup are among them
START = 1_790_000_000_000
WAGERS = (("A", "player"), ("B", "banker"), ("C", "tie"))
Fault = tuple[dict[str, Any], str]  # what is reported, and the remedy ordered for it
WAYS: tuple[dict[str, Any], ...] = ({}, {"unseen": 1}, {"seen": 1}, {"seen": 1, "exposed": True})


class Injected:
    """A played table and the staff who follow its next step."""

    def __init__(self, book: Rulebook) -> None:
        self.book, self.played, self.given = book, Played(book), 0
        self.supervisor = Actor("the other supervisor", book.authority.rank[-1].id)

    def again(self) -> Injected:
        """The same table, to be led somewhere else."""
        other = copy(self)
        other.played = copy(self.played)
        other.played.laws = self.played.laws.copied()
        other.played.events, other.played.script = [], []
        return other

    @property
    def table(self) -> Table:
        return self.played.table

    def give(self, name: str, actor: Actor, **facts: Any) -> bool:
        """Whether it was accepted; the laws are judged either way."""
        self.given += 1
        at = max(self.table.clock, START) + 1000
        command = COMMANDS[name](id=f"i{self.given}", actor=actor, at=at, **facts)
        return not isinstance(self.played.give(command), Refusal)

    def must(self, name: str, actor: Actor, **facts: Any) -> None:
        assert self.give(name, actor, **facts), f"{name} {facts} was refused at {where(self.table)}"

    def open(self, method: str, face: str) -> None:
        things = self.book.table.approved
        for thing in things if isinstance(things, tuple) else ():
            self.must("record-approval", self.supervisor, thing=thing.id, reference="R")
        self.must("open-table", self.supervisor, setup=setup(self.book))
        for seat, (patron, _) in enumerate(WAGERS, start=1):
            self.must("arrive", self.supervisor, patron=patron, chips=10_000_00)
            self.must("sit-down", self.supervisor, patron=patron, seat=seat)
        self.must("choose-dealing", self.supervisor, method=method, face=face)

    def step(self) -> None:
        """What comes next; where it is for people, they wager, or keep what they have."""
        found = next_step(self.table, self.book)
        if found is None:
            self._people()
            return
        facts = dict(found.facts) | {
            need: value for need, value in self._needed(found.facts).items() if need in found.needs
        }
        rank = found.rank
        actor = Actor(found.whose, PATRON) if found.whose else Actor(f"the {rank}", rank)
        self.must(found.command, actor, **facts)

    def _needed(self, facts: Any) -> dict[str, Any]:
        cards = named(self.table, facts["hand"]) if "hand" in facts else ()
        return {"card": card_left(self.table), "cutting_card": False, "cards": cards}

    def _people(self) -> None:
        if self.table.offer is not None:
            self.must("close-offer", self.supervisor)
            return
        placed = [
            self.give("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=100_00)
            for patron, wager in WAGERS
        ]
        assert any(placed), f"nobody can do anything at {where(self.table)}"

    def takes_wagers(self) -> bool:
        if self.table.coup.play is not Play.WAGERING or self.table.coup.wagers:
            return False
        command = PlaceWager(
            id="probe", actor=Actor("A", PATRON), at=self.table.clock, patron="A", wager="player", stake=100_00
        )
        return not isinstance(decide(self.table, command, self.book), Refusal)

    # --- what goes wrong -------------------------------------------------------------------------

    def faults(self) -> Iterator[Fault]:
        """Every slip of the book in every way that the table takes it now, with every remedy of its row."""
        assert self.table.setup is not None
        rules = rules_of(self.book, self.table.setup)
        for slip in known(rules):
            coup = self.table.coup.number - 1 if "coup" in SLIPS[slip].asks else 0
            for way in WAYS if SLIPS[slip].cards != "none" else WAYS[:1]:
                facts: dict[str, Any] = {"slip": slip, "coup": coup, "patron": "A", "says": "seen by all"}
                facts |= {key: value for key, value in way.items() if key != "seen"}
                if "seen" in way:
                    facts["cards"] = (card_left(self.table),)
                command = ReportIrregularity(id="probe", actor=self.dealer, at=self.table.clock, **facts)
                if not isinstance(decide(self.table, command, self.book), Refusal):
                    found = row_for(self.table, command, rules)
                    assert not isinstance(found, Refusal)
                    yield from ((facts, remedy.id) for remedy in found[1].remedy)

    @property
    def dealer(self) -> Actor:
        return Actor("the dealer", self.book.authority.dealer.rank)

    def put_right(self, facts: dict[str, Any], remedy: str) -> int:
        """Report, order, go on: how many steps it took until the next coup takes wagers."""
        self.must("report-irregularity", self.dealer, **facts)
        was = (self.table.shoe.number, self.table.coup.number)
        self.must("order-remedy", self.supervisor, remedy=remedy, agreed=tuple(self.table.patrons))
        for steps in range(LONGEST):
            now = (self.table.shoe.number, self.table.coup.number)
            if now != was and self.takes_wagers():
                return steps
            self.step()
        raise AssertionError(f"no coup takes wagers {LONGEST} steps after {remedy} for {facts['slip']}")


def where(table: Table) -> str:
    return f"shoe {table.shoe.number} {table.shoe.stage}, coup {table.coup.number} {table.coup.play}, {table.matter}"


def ways_to_deal(book: Rulebook) -> list[tuple[str, str]]:
    return [(method.id, face) for method in book.dealing.method for face in method.faces]


def moments(book: Rulebook, method: str, face: str, coups: int) -> Iterator[Injected]:
    """The table before each step of its first coups."""
    injected = Injected(book)
    injected.open(method, face)
    while injected.table.coups < coups:
        yield injected
        injected.step()


@pytest.mark.parametrize("name", SIX)
def test_every_remedy_leads_back_to_a_coup_that_takes_wagers(name: str, record_property: Any) -> None:
    book = book_of(name)
    chance, ways, tried, longest = Random(5), ways_to_deal(book), 0, 0
    slips: set[str] = set()
    for method, face in ways if SOAK else [chance.choice(ways), ways[0]]:
        for injected in moments(book, method, face, coups=3 if SOAK else 2):
            found = list(injected.faults())
            for facts, remedy in found if SOAK else chance.sample(found, min(len(found), 2)):
                longest = max(longest, injected.again().put_right(facts, remedy))
                slips.add(facts["slip"])
                tried += 1
    record_property("measured", f"{name}: {tried} remedies, {len(slips)} slips, at most {longest} steps")
    assert tried >= SAMPLE, "too little went wrong for this to say much"
