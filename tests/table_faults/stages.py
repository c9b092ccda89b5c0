"""One table of a book at every stage of its day, from before it opens to after it closes.

It deals one coup with a third card for each hand, cards face down. Start at `stages`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from books import HARBOUR_PALACE
from croupier import BOOKS, Refusal, Rulebook, open_book, read_coup
from croupier.coup import Side
from croupier.table import Actor, Command, Event, Limit, Setup, Table, apply, audit, decide
from croupier.table.codec import COMMANDS
from laws.autopilot import Try
from laws.random_commands import START

SIX = (*BOOKS, "harbour-palace")
PATRONS = ("A", "B", "C")
MINUTE = 60_000
COUP = "2s3dKh/3cTd3s"


def book_of(name: str) -> Rulebook:
    return open_book(name if name in BOOKS else HARBOUR_PALACE)


class Dealer:
    """The highest rank of the house, who does everything that must be accepted."""

    def __init__(self, book: Rulebook) -> None:
        self.book, self.table, self.given = book, Table(id="stages"), 0
        self.actor = Actor("the boss", book.authority.rank[-1].id)
        self.at = START

    def try_(self, name: str, **facts: Any) -> tuple[Event, ...] | Refusal:
        self.given += 1
        self.at += 1000
        command: Command = COMMANDS[name](id=f"s{self.given}", actor=self.actor, at=self.at, **facts)
        answer = decide(self.table, command, self.book)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.table = apply(self.table, event)
            audit(self.table)
        return answer

    def do(self, name: str, **facts: Any) -> None:
        answer = self.try_(name, **facts)
        assert not isinstance(answer, Refusal), f"{name} {facts}: {answer}"

    def first_of(self, *tries: Try) -> None:
        assert any(not isinstance(self.try_(name, **facts), Refusal) for name, facts in tries), tries


def setup(book: Rulebook, kind: str) -> Setup:
    """A set-up with a method of this kind, cards face down where it has that, and no side wager."""
    method = next(one for one in book.dealing.method if one.kind == kind)
    layout = next((one for one in book.layouts if not one.side_wagers_stated), book.layouts[0])
    venues = book.table.venue
    return Setup(
        variation=book.variations[0].id,
        decks=book.cards.decks.default,
        options=(("one-one-two", "pairs"),) if "one-one-two" in book.options else (),
        chips=(100, 500),
        layout=layout.id,
        places=layout.places or 7,
        venue=venues[0].id if isinstance(venues, tuple) else "",
        limits=Limit(10_00, 1_000_00),
        gaming_ends=START + 10_000 * MINUTE,
        method=method.id,
        face="down" if "down" in method.faces else None,
    )


def kinds(name: str) -> list[str]:
    """The kinds of dealing that this coup can be dealt by: the shoe stays with the dealer."""
    found = dict.fromkeys(method.kind for method in book_of(name).dealing.method)
    return [kind for kind in found if kind != "shoe-passed"]


@cache
def stages(name: str, kind: str) -> dict[str, Table]:
    """The table at each stage, by the stage's name, in the order of the day."""
    book = book_of(name)
    dealer, found = Dealer(book), {}
    do = dealer.do
    things = book.table.approved
    for thing in things if isinstance(things, tuple) else ():
        do("record-approval", thing=thing.id, reference="R/1")

    def note(stage: str) -> None:
        found[stage] = dealer.table

    note("closed")
    do("open-table", setup=setup(book, kind))
    for seat, patron in enumerate(PATRONS, start=1):
        do("arrive", patron=patron, chips=5_000_00)
        do("sit-down", patron=patron, seat=seat)
    note("open")
    for sign in book.table.sign:
        do("display-sign", sign=sign.id)
    do("bring-cards", back="red")
    note("unshuffled")
    do("check-cards")
    do("shuffle-cards")
    note("uncut")
    half = dealer.table.shoe.cards // 2
    dealer.first_of(*(("cut-cards", {"after": half, "patron": patron}) for patron in ("", *PATRONS)))
    note("cut")
    do("place-cutting-card", from_back=book.cards.cutting_card_place[0].cards_from_back)
    note("loaded")
    do("burn-cards", form=book.cards.burn[0].id)
    note("burned")
    do("call-for-bets")
    do("place-wager", patron="A", wager="player", stake=20_00)
    do("place-wager", patron="B", wager="banker", stake=20_00)
    note("wagers")
    do("call-no-more-bets")
    note("bets-closed")
    _deal(dealer, note)
    do("clear-cards")
    note("between")
    between = dealer.table
    agreed: dict[str, Any] = {"agreed": PATRONS, "requested_by": "A"}
    dealer.first_of(*(("order-dummy-coup", {"grounds": one.id, **agreed}) for one in book.dealing.dummy.grounds))
    note("dummy")
    dealer.table = between
    do("order-shuffle", grounds=book.shuffle.ordered[0].grounds)
    note("ended")
    for patron in PATRONS:
        do("leave-table", patron=patron)
    do("close-table")
    note("closed-again")
    return found


def _deal(dealer: Dealer, note: Any) -> None:
    hands = read_coup(COUP)
    dealer.do("draw-card", card=hands.player[0])
    note("first-card")
    for card in (hands.banker[0], hands.player[1], hands.banker[1]):
        dealer.do("draw-card", card=card)
    note("four-down")
    _open(dealer, Side.PLAYER, note)
    _open(dealer, Side.BANKER)
    note("four-open")
    dealer.do("draw-card", card=hands.player[2])
    _open(dealer, Side.PLAYER)
    dealer.do("draw-card", card=hands.banker[2])
    _open(dealer, Side.BANKER)
    note("complete")
    dealer.do("announce-result")
    note("announced")
    dealer.do("settle-coup")
    note("settled")


def _open(dealer: Dealer, side: Side, note: Any = None) -> None:
    """Opened by the dealer, or by the patron to whom it is delivered."""
    patron = "A" if side is Side.PLAYER else "B"
    if not isinstance(dealer.try_("deliver-hand", hand=side, to=patron), Refusal):
        if note is not None:
            note("delivered")
        dealer.do("expose-cards", hand=side, opener=patron)
    elif any(not dealt.exposed for dealt in dealer.table.coup.hand(side)):
        dealer.do("expose-cards", hand=side)
