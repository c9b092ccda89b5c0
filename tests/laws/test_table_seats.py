"""Who sits where, and who lays down first, changes nobody's money: the same wagers on the same cards pay the same.

At tables whose dealer opens both hands; where hands are delivered the seats decide who is asked, which pays nothing
either, but who cuts and who opens is then another story.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from books import HARBOUR_PALACE
from croupier import BOOKS, Refusal, Rulebook, TwoHands, open_book
from croupier.ledger import Place
from croupier.table import Actor, Command, Event, Setup, Table, apply, audit, decide
from croupier.table.codec import COMMANDS
from croupier.table.machine import carries, machine
from croupier.table.rules import rules_of
from laws.autopilot import prepare
from laws.random_commands import START, Drawing
from laws.strategies import dealt_coups
from soak import SOAK

PATRONS = ("A", "B", "C", "D")
CHIPS = 20_000_00

Laid = tuple[str, str, int]  # patron, wager, stake


def a_setup(book: Rulebook, seed: int) -> Setup:
    """Any set-up of the book at which the dealer opens the cards and areas hold any number of wagers."""
    method = next(one for one in book.dealing.method if one.kind == "dealer-opens")
    return msgspec.structs.replace(
        Drawing(book, seed).setup(),
        decks=book.cards.decks.default,  # enough that any six cards can come
        method=method.id,
        face="up",
        area_capacity=None,
        gaming_ends=START + 10**9,
        closed_places=(),
        venue=_venue(book),
    )


def _venue(book: Rulebook) -> str:
    venues = book.table.venue
    return venues[0].id if isinstance(venues, tuple) else ""


class Dealer:
    """The highest rank of the house, who does everything."""

    def __init__(self, book: Rulebook) -> None:
        self.book, self.table, self.given = book, Table(id="seats"), 0
        self.actor = Actor("boss", book.authority.rank[-1].id)

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        answer = decide(self.table, command, self.book)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.table = apply(self.table, event)
            audit(self.table)
        return answer

    def do(self, name: str, **facts: object) -> tuple[Event, ...] | Refusal:
        self.given += 1
        command = COMMANDS[name](id=f"d{self.given}", actor=self.actor, at=max(self.table.clock, START), **facts)
        if self.table.machine_deals is True and carries(command):  # a virtual shoe is the machine's to deal
            command = msgspec.structs.replace(command, actor=machine(self.actor.rank))
        return self.give(command)

    def open(self, setup: Setup, seats: Sequence[int]) -> bool:
        things = self.book.table.approved
        for thing in things if isinstance(things, tuple) else ():
            self.do("record-approval", thing=thing.id, reference="R")
        if isinstance(self.do("open-table", setup=setup), Refusal):
            return False
        for patron, seat in zip(PATRONS, seats, strict=True):
            self.do("arrive", patron=patron, chips=CHIPS)
            if isinstance(self.do("sit-down", patron=patron, seat=seat), Refusal):
                return False
        prepare(self.table, self.book, self.give)
        self.do("call-for-bets")
        return True

    def coup(self, laid: Sequence[Laid], hands: TwoHands) -> tuple[dict[Laid, bool], dict[str, int]]:
        """Which wagers were taken, and what each patron has after the coup."""
        taken = {
            one: not isinstance(self.do("place-wager", patron=one[0], wager=one[1], stake=one[2]), Refusal)
            for one in laid
        }
        self.do("reduce-wagers", to="differential")
        self.do("reduce-wagers", to="area-maximum")
        self.do("call-no-more-bets")
        first = (hands.player[0], hands.banker[0], hands.player[1], hands.banker[1])
        for card in first:
            self.do("draw-card", card=card)
        self.do("settle-pairs")
        for card in (*hands.player[2:], *hands.banker[2:]):
            self.do("draw-card", card=card)
        self.do("announce-result")
        self.do("settle-coup")
        assert not self.table.coup.wagers
        return taken, {patron: self.table.ledger.balance(Place.RACK, patron) for patron in PATRONS}


@pytest.mark.parametrize("name", [*BOOKS, "harbour-palace"])
@given(data=st.data())
@settings(max_examples=200 if SOAK else 25, deadline=None, derandomize=True)
def test_seats_and_turns_change_nobodys_money(name: str, data: st.DataObject) -> None:
    book = open_book(name if name in BOOKS else HARBOUR_PALACE)
    setup = a_setup(book, data.draw(st.integers(0, 200), label="set-up"))
    if any(one == ("differential-enforce", "refuse") for one in setup.options):
        setup = msgspec.structs.replace(setup, differential=None)  # there it matters who comes first
    seats = data.draw(st.permutations(range(1, 5)), label="seats")
    here, there = Dealer(book), Dealer(book)
    assume(here.open(setup, (1, 2, 3, 4)))
    assert there.open(setup, seats)
    rules = rules_of(book, setup)
    wagers = sorted(one for one in rules.offered if (found := rules.wager(one)) is None or found.window is None)
    amount = st.sampled_from([setup.chips[-1] * times for times in (1, 2, 4, 10, 20)] + [setup.limits.minimum])
    # one wager of each kind for each patron: who may have two is settled elsewhere, by order
    laid = data.draw(
        st.lists(st.tuples(st.sampled_from(PATRONS), st.sampled_from(wagers), amount), min_size=1, max_size=8,
                 unique_by=lambda one: one[:2]),
        label="wagers",
    )  # fmt: skip
    hands = data.draw(dealt_coups(rules.terms_now), label="cards")
    taken, has = here.coup(laid, hands)
    assert there.coup(laid, hands) == (taken, has), "another seat, another payment"
    other = Dealer(book)
    assert other.open(setup, (1, 2, 3, 4))
    mine = sorted(laid, key=lambda one: PATRONS.index(one[0]))  # patrons in turn, each in their own order
    assert other.coup(mine, hands) == (taken, has), "another turn, another payment"
