"""A day at a table of each book and each way of dealing, driven by `next_step`, with people who act in between.

Every command that is accepted must have been listed by `possible` for whoever gave it, and every table on the way is
kept for others to look at. Start at `a_day`; `BLIND` is every way of dealing that a book has.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from croupier import BOOKS, Refusal, Rulebook, open_book
from croupier.cards import PACK, Card
from croupier.clauses import Silent
from croupier.coup import Side
from croupier.table import PATRON, Actor, Command, Event, Play, Stage, Step, Table, next_step, possible
from live import Live

PEOPLE = "ABCD"
BOUGHT = {"A": 1_013_00, "B": 2_039_00, "C": 3_067_00, "D": 4_091_00}  # so that no two racks are alike
SET_UP: dict[str, dict[str, Any]] = {
    "crown-sydney": {"side_wagers": ("player-pair", "banker-pair"), "layout": "G"},
    "crown-melbourne": {"side_wagers": ("player-run", "combination-run", "player-pair", "banker-pair"), "layout": "A"},
    "canberra": {
        "side_wagers": ("player-pair", "banker-pair"),
        "options": (("pairs", "canberra"), ("rounding", "up")),  # stakes of any dollar
    },
    "star-sydney": {"side_wagers": ("player-pair", "banker-pair"), "layout": "A", "closed_places": (9,)},
}
BLIND = [
    (book, method.id, face) for book in BOOKS for method in open_book(book).dealing.method for face in method.faces
]  # fmt: skip
DISPLAY = Actor("", "display")
STRANGER = Actor("Z", PATRON)


def written(thing: msgspec.Struct) -> str:
    """As it goes over a wire; a clause is text of its own kind."""
    return msgspec.json.encode(thing, enc_hook=str).decode()


def everyone(book: Rulebook) -> list[Actor]:
    """Someone in every role: patrons at the table and not, every rank, those outside the ladder, the display."""
    ranks = (*book.authority.rank, *book.authority.outside)
    return [
        *(Actor(id, PATRON) for id in PEOPLE),
        STRANGER,
        *(Actor(f"the {one.id}", one.id) for one in ranks),
        DISPLAY,
    ]


def shuffled(decks: int, seed: int) -> Iterator[Card]:
    cards = [*PACK] * decks
    Random(seed).shuffle(cards)
    return iter(cards)


class Day(Live):
    """A live table whose every accepted command was possible, and every table of which is kept."""

    def __init__(
        self, book: str, variation: str | None = None, *, cutting_card: int = 40, seen: bool = True, **facts: Any
    ) -> None:
        """Before which card the cutting card comes out, and whether the table knows cards that lie face down."""
        self.visited: list[Table] = []
        self.given_by = DISPLAY
        self.cutting_card, self.seen = cutting_card, seen
        if "rounding" in open_book(book).options:  # stakes here are any number of dollars
            facts.setdefault("options", (("rounding", "up"),))
        super().__init__(book, variation, ready=False, **facts)
        self.cards = shuffled(self.setup.decks, seed=7)
        self.drawn = 0

    def command(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> Command:
        made = super().command(name, by, at, **facts)
        self.given_by = made.actor
        return made

    def answer(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> Any:
        answer = super().answer(name, by, at, **facts)
        if not isinstance(answer, Refusal):
            listed = possible(self.table, self.book, self.given_by)
            assert name in listed, f"{self.given_by} gave {name} {facts}, of which only {listed} were possible"
        return answer

    def do(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> tuple[Event, ...]:
        done = super().do(name, by, at, **facts)
        self.visited.append(self.table)
        return done

    def tries(self, name: str, by: str | Actor | None = None, **facts: Any) -> bool:
        """Give a command that the book at hand may not have."""
        if isinstance(self.answer(name, by, **facts), Refusal):
            return False
        self.do(name, by, **facts)
        return True

    # --- following the next step -----------------------------------------------------------------

    def step(self) -> Step:
        step = next_step(self.table, self.book)
        assert step is not None, f"nothing comes next at {self.table.shoe.stage}, {self.table.coup}"
        return step

    def follow(self, step: Step) -> None:
        """Do what comes next, blindly: only cards, and the backs of new ones, are brought along."""
        facts: dict[str, Any] = dict(step.facts)
        if step.command == "draw-card":
            facts |= self._next_card()
        if "cards" in step.needs:
            facts["cards"] = tuple(next(self.cards) for _ in range(int(str(step.tells["face-down"]))))
        if "back" in step.needs:
            facts["back"] = f"colour {self.table.shoe.number}"
            self.cards, self.drawn = shuffled(self.setup.decks, seed=8), 0
        self.do(step.command, by=step.whose or step.rank, **facts)

    def _next_card(self) -> dict[str, Any]:
        """A card face down that nobody saw is named when it is turned over."""
        self.drawn += 1
        out = {"cutting_card": True} if self.drawn == self.cutting_card else {}
        return out | ({"card": next(self.cards)} if self.seen or self.table.face == "up" else {})

    def until(self, command: str) -> Step:
        """Follow the steps to the one that comes before this command."""
        while (step := self.step()).command != command:
            self.follow(step)
        return step

    def deal_out(self) -> None:
        """Whatever is left of this coup."""
        number = self.table.coup.number
        while self.table.coup.number == number:
            self.follow(self.step())


def a_day(book: str, method: str, face: str) -> Day:
    """From the opening over the end of a shoe to the closing, with whatever people do in between."""
    day = Day(book, method=method, face=face, patrons=PEOPLE, chips=50_000, **SET_UP.get(book, {}))
    _people(day)
    day.until("call-for-bets")
    for coup in range(4):
        _coup(day, coup)
    _dummy_coup(day)
    while day.table.shoe.stage is not Stage.ENDED:
        day.until("call-for-bets")
        _coup(day, 9)
    _end(day)
    return day


def _people(day: Day) -> None:
    for patron, amount in BOUGHT.items():
        day.do("buy-in", patron=patron, amount=amount)
    day.tries("approve", act="defer-commission", patron="B")
    day.tries("exchange-voucher", patron="A", amount=25_00, voucher="table-play")
    day.tries("agree-personal-limits", patron="C", maximum=6_000_00)
    day.tries("order-check")
    day.do("stand-up", patron="D")
    day.do("fill-float", amount=900_000_00)


def _coup(day: Day, coup: int) -> None:
    day.do("call-for-bets")
    number = day.bet("A", "player", 113)
    day.bet("B", "banker", 127 + coup)
    day.bet("C", "banker", 139)
    day.tries("approve", act="stand-and-wager", patron="D")
    day.bet("D", "tie", 11)
    day.tries("place-wager", patron="A", wager="player-pair", stake=7_00)
    if coup == 0:
        day.do("change-wager", number=number, stake=151_00)
        day.do("withdraw-wager", number=day.bet("B", "tie", 5))
        day.tries("place-wager", patron="C", wager="combination-run-2", stake=9_00)
        day.tries("place-wager", patron="A", wager="banker", stake=3_00)
    if coup == 1:
        day.tries("refuse-wager", number=number, grounds="chips that are not the casino's")
        day.tries("order-shuffle", grounds="nosuch")
    if coup == 2:
        day.do("display-notice", about="higher-minimum", minimum=200_00, takes_effect=day.now + 30 * 60_000)
    day.until("draw-card")
    if coup == 1 and day.table.holder is not None:
        day.tries("name-shoe-dealer", patron=day.table.holder.patron, dealer="C")
    _first_four(day, coup)
    day.deal_out()


def _first_four(day: Day, coup: int) -> None:
    while day.table.coup.drawn < 4:
        day.follow(day.step())
    if coup == 1:
        for patron in "ABC":
            day.tries("refuse-hand", patron=patron, hand=Side.BANKER)
    if coup == 2 and day.step().command == "deliver-hand":
        day.follow(day.step())
        keeper = day.table.coup.player_held.keeper or day.table.coup.banker_held.keeper
        for hand in Side:
            day.tries("ask-to-open-both", patron=keeper)
            day.tries("name-opener", patron=keeper, hand=hand, opener="B")
            day.tries("ask-dealer-to-open", patron=keeper, hand=hand)
            day.tries("take-back-hand", hand=hand)


def _dummy_coup(day: Day) -> None:
    for grounds in day.book.dealing.dummy.grounds:
        if day.tries("order-dummy-coup", grounds=grounds.id, requested_by="A", agreed=tuple(PEOPLE)):
            break
    assert day.table.coup.dummy
    day.deal_out()


def _end(day: Day) -> None:
    """Commission is collected, another shoe prepared, and the table closed after notice."""
    assert day.table.coup.play is Play.WAGERING
    day.until("call-for-bets")
    day.do("remove-notice", about="higher-minimum")
    day.do("display-notice", about="closing", takes_effect=day.now + 40 * 60_000)
    for patron in "BA":
        day.do("leave-table", patron=patron)
    day.wait(60)
    row = day.book.notices.closing
    for _ in range(row.coups or 0):
        day.until("call-for-bets")
        day.do("call-for-bets")
        day.bet("C", "banker", 139)
        day.deal_out()
    while not isinstance(day.book.settlement.deferral, Silent) and day.step().command == "collect-commission":
        day.follow(day.step())
    day.do("close-table")
    if day.table.cards_to_check:
        day.follow(day.step())
