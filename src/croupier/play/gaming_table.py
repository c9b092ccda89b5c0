"""A gaming table to play at from a script: patrons sit and wager, the dealer deals by the book, acts have their names.

The dealer's acts are done by the automatic dealer, but for those that are kept for the caller; with cards of a real
shoe, which the caller tells. The table is the fold of its events as everywhere; nothing is written anywhere. Start at
`open_table`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from html import escape
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from croupier.automatic import AutomaticDealer, Desk, DeskInMemory, usual_setup
from croupier.cards import Card, TwoHands, read_coup
from croupier.cards.picture import svg_hands
from croupier.chance import TapesInMemory
from croupier.clauses import Refusal, Refused
from croupier.languages import Speaker
from croupier.ledger import Place
from croupier.money import Cents, whole_cents
from croupier.play.acts import command_of, kind_of, sound
from croupier.play.coup import PlayedCoup, played_coup
from croupier.play.log import on_a_log
from croupier.rulebooks import Rulebook, open_book
from croupier.scoreboard import Board
from croupier.table import (
    ACTS,
    NOBODY,
    PATRON,
    Actor,
    By,
    Command,
    Event,
    Instant,
    Limit,
    Setup,
    Shoe,
    Step,
    Table,
    View,
    apply,
    next_step,
    possible,
    power_of,
    view,
)
from croupier.table.codec import COMMANDS, decode_command, encode
from croupier.table.machine import machine
from croupier.table.records import WagerPlaced
from croupier.transcript import Scores
from croupier.transcript.coups import completes
from croupier.words.book import speaker_of
from croupier.words.refusals import sentence

CLOSES: Final = "call-no-more-bets"
_DAY: Final = 24 * 3_600_000
_FIRST_MORNING: Final = 1_767_225_600_000  # of 2026, for tables that come from a seed: each act a second later
_A_SECOND: Final = 1_000
_LIMITS: Final = (5_00, 5_000_00)


class NotDealt(RuntimeError):
    """The coup cannot go on by itself: the text says what the table waits for, and `step` is that act, if any.

    >>> from croupier import NotDealt, open_table
    >>> try:
    ...     open_table("canberra", seed=3).deal()
    ... except NotDealt as error:
    ...     print(error)
    nothing is wagered: a coup is dealt once someone has
    """

    def __init__(self, says: str, step: Step | None) -> None:
        self.step = step
        super().__init__(says)


class ActDone(msgspec.Struct, frozen=True):
    """One act at the table: what it did, and the table before it."""

    command: Command
    before: Table
    events: tuple[Event, ...]


def open_table(
    book: str | Path | Rulebook,
    variation: str | None = None,
    *,
    seed: int | None = None,
    by_hand: bool | Collection[str] = False,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    side_wagers: Sequence[str] = (),
    layout: str | None = None,
    limits: tuple[Cents, Cents] = _LIMITS,
    chips: Sequence[Cents] = (1_00,),
    places: int | None = None,
    method: str | None = None,
    setup: Setup | None = None,
    name: str = "table",
    log: str | Path | None = None,
    clock: Callable[[], Instant] | None = None,
) -> GamingTable:
    """A table of a book, open, with a virtual shoe that the automatic dealer deals from; what is not said is usual.

    `seed` makes its day repeatable; without one it is left to chance. `by_hand=True` has a real shoe, every act is
    yours and you tell the cards; a list of names keeps those acts for you. `log` keeps everything in an SQLite file (or
    `postgresql://...`), which `read_log` reads and `croupier verify` checks: close such a table when you are done.
    `setup` is the whole of what was fixed, for whoever wants to say it all. A refusal, such as of limits that the book
    does not allow, is raised with its sentence.

    >>> from croupier import open_table
    >>> table = open_table("canberra", seed=3, options={"pairs": "canberra"}, side_wagers=["player-pair"])
    >>> table.sit("ann", 500_00)
    >>> table.wager("ann", "player", 20_00), table.wager("ann", "player-pair", 5_00)
    (1, 2)
    >>> coup = table.deal()
    >>> coup.winner.value, coup.net("ann"), table.chips("ann")
    ('banker', -2500, 47500)
    """
    rulebook = book if isinstance(book, Rulebook) else open_book(book)
    if clock is None:
        clock = _wall if seed is None else _ticking()
    real = by_hand is True
    if setup is None:
        for amount in (*limits, *chips):
            whole_cents(amount, "an amount of the table")
        setup = usual_setup(
            rulebook,
            variation,
            gaming_ends=clock() + _DAY,
            limits=Limit(*limits),
            chips=chips,
            decks=decks,
            options=options,
            layout=layout,
            side_wagers=side_wagers,
            places=places,
            method=method,
        )
    desk, closing = (DeskInMemory(Table(id=name), rulebook), _nothing) if log is None else on_a_log(log, name, rulebook)
    dealer = AutomaticDealer(desk, tapes=TapesInMemory(seed), clock=clock)
    kept = COMMANDS if by_hand is True else by_hand or ()
    table = GamingTable(desk, dealer, clock, by_hand=frozenset(kept), closing=closing)
    for mine in table.by_hand:
        kind_of(COMMANDS, mine)
    for command in dealer.opening(setup, virtual=not real):
        table.granted(table.give(command))
    return table


def _nothing() -> None:
    """A table in memory leaves nothing to close."""


def _wall() -> Instant:
    return time.time_ns() // 1_000_000


def _ticking() -> Callable[[], Instant]:
    ticks = count(_FIRST_MORNING, _A_SECOND)
    return lambda: next(ticks)


class GamingTable:
    """One gaming table; `open_table` makes it. Amounts are whole cents everywhere.

    >>> from croupier import GamingTable, Refused, open_table
    >>> table: GamingTable = open_table("crown-sydney", "crown", seed=7)
    >>> table.sit("ann", 1_000_00)
    >>> try:
    ...     table.wager("ann", "banker", 2_50)
    ... except Refused as error:
    ...     print(error)
    $2.50 on Banker is below the minimum of $5 (crown-sydney:7.2.1, 7.1, 7.2). Top it up, or take it back.
    >>> table.attempt("place-wager", patron="ann", wager="banker", stake=2_50).reason.value
    'below-minimum'
    """

    def __init__(
        self,
        desk: Desk,
        dealer: AutomaticDealer,
        clock: Callable[[], Instant],
        *,
        by_hand: frozenset[str],
        closing: Callable[[], None],
    ) -> None:
        self._closing = closing
        self.by_hand = by_hand
        self.acts: list[ActDone] = []
        self.coups: list[PlayedCoup] = []
        self._desk, self._dealer, self._clock = desk, dealer, clock
        self._since: list[ActDone] = []  # of the coup in play
        self._scores = Scores()
        self._boards: dict[int, Board] = {}
        dealer.desk = self  # what it does is heard here like everything else

    # --- what is so ------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as the engine has it: the fold of all events."""
        return self._desk.table

    @property
    def book(self) -> Rulebook:
        return self._desk.book

    @property
    def shoe(self) -> Shoe:
        """The shoe as everyone may see it: how many cards are out and left, never which come."""
        return self.table.shoe

    @property
    def roads(self) -> Board:
        """The scoreboard of the shoe in play."""
        return self._scores.board

    def roads_of(self, shoe: int) -> Board:
        """The scoreboard of a shoe by its number: the one in play, or one before it."""
        return self._boards[shoe]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened since the table was made."""
        return tuple(event for act in self.acts for event in act.events)

    @property
    def patrons(self) -> tuple[str, ...]:
        return tuple(self.table.patrons)

    def chips(self, patron: str) -> Cents:
        """What lies before a patron, in cents; what is wagered lies on the layout."""
        return self.table.ledger.balance(Place.RACK, patron)

    def view(self, who: str = "", rank: str = "") -> View:
        """What someone may see: a patron by their name, staff by their rank, everyone where nobody is named."""
        return view(self.table, self.book, self._who(who, rank) if who or rank else Actor(NOBODY, "display"))

    @property
    def next_step(self) -> Step | None:
        """The one act that comes next and who does it; nothing where patrons are to wager or to choose."""
        return next_step(self.table, self.book)

    def possible(self, who: str = "", rank: str = "") -> tuple[str, ...]:
        """The names of the acts that someone may do now: a patron by their name, staff by their rank."""
        dealer = self.book.authority.dealer.rank
        return possible(self.table, self.book, self._who(who, rank if who or rank else dealer))

    # --- acts ------------------------------------------------------------------------------------

    def sit(self, patron: str, chips: Cents, seat: int | None = None) -> None:
        """Someone arrives with chips and takes a seat, the next free one where none is named."""
        whole_cents(chips, "chips")
        taken = self.table.seated()
        places = self.table.setup.places if self.table.setup else 0
        free = next((one for one in range(1, places + 1) if one not in taken), places)
        self.act("arrive", patron=patron, chips=chips)
        self.act("sit-down", patron=patron, seat=free if seat is None else seat)
        self.go_on()

    def wager(self, patron: str, wager: str, stake: Cents, **facts: Any) -> int:
        """Place a wager; its number, by which it can be changed or withdrawn while the book allows it."""
        self.go_on()
        events = self.act("place-wager", patron=patron, wager=wager, stake=stake, **facts)
        return next(event.down.number for event in events if isinstance(event, WagerPlaced))

    def act(self, name: str, /, *, actor: str | Actor | None = None, **facts: Any) -> tuple[Event, ...]:
        """Do an act by its name; what happened, or the refusal raised with its sentence.

        Whoever is just high enough does it, or the patron whom it is about; `actor` names a rank, a patron
        or an `Actor`.
        A card is written as it is read: `card="7h"`.
        """
        return self.granted(self.attempt(name, actor=actor, **facts))

    def attempt(self, name: str, /, *, actor: str | Actor | None = None, **facts: Any) -> tuple[Event, ...] | Refusal:
        """The same, with the refusal returned."""
        return self.give(self.command(name, actor=actor, **facts))

    def command(self, name: str, /, *, actor: str | Actor | None = None, **facts: Any) -> Command:
        """An act as the command that it gives, given to nobody."""
        kind = kind_of(COMMANDS, name)
        who = self._actor(kind, actor, str(facts.get("patron", NOBODY)))
        at = max(self._clock(), self.table.clock)
        command = command_of(COMMANDS, name, facts, id=f"p{len(self.acts) + 1}-{self.table.version}", actor=who, at=at)
        sound(command, name, encode, decode_command)
        return command

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        """Give a command of the engine's own kind."""
        before = self.table
        answer = self._desk.give(command)
        if isinstance(answer, Refusal):
            return answer
        done = ActDone(command, before, answer)
        self.acts.append(done)
        for event, lay in _each(done):
            self._scores.hear(event, lay)
        self._boards[self.shoe.number] = self._scores.board
        self._since.append(done)
        if completes(done):
            number = len(self.coups) + 1
            self.coups.append(played_coup(self._since, self.table, table=self.table.id, number=number, book=self.book))
            self._since = []
        return answer

    def granted(self, answer: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
        """The events of an answer; a refusal is raised with its sentence, in the book's own money and names."""
        if isinstance(answer, Refusal):
            raise Refused(answer, sentence(answer, speaker_of(self.book), at_table=True))
        return answer

    # --- dealing ---------------------------------------------------------------------------------

    def go_on(self) -> Step | None:
        """Have done what comes next, until patrons are to wager or an act is yours; that act, if there is one."""
        if self.by_hand >= frozenset(COMMANDS):
            return self.next_step
        self._dealer.advance(until=self._is_mine)
        return self.next_step

    def take_step(self, **facts: Any) -> tuple[Event, ...]:
        """Do the one act that comes next, with what is usual for it unless `facts` say otherwise."""
        step = self.next_step
        if step is None:
            raise NotDealt(self._waits(), None)
        return self.act(step.command, actor=machine(step.rank), **{**step.facts, **facts})

    def prepare(self) -> None:
        """Take every step with what is usual for it until patrons are to wager: cards, cut, burn, signs."""
        while (step := self.next_step) is not None and step.command != CLOSES:
            self.take_step()

    def deal(self, cards: str | TwoHands | None = None) -> PlayedCoup:
        """Close wagering and deal the coup to its end.

        At a table with a real shoe the cards are told: `table.deal("2s3dKh/3cTd3s")`, and what the dealer does besides
        is done. NotDealt says what the coup waits for, where it cannot come to its end by itself.
        """
        before = len(self.coups)
        if cards is not None:
            self._deal_told(read_coup(cards) if isinstance(cards, str) else cards)
        else:
            self._dealer.advance(deal=True, until=self._is_mine)
        if len(self.coups) == before:
            raise NotDealt(self._waits(), self.next_step)
        return self.coups[-1]

    def _deal_told(self, hands: TwoHands) -> None:
        """Every step until the coup is cleared; the cards in the order in which they leave the shoe."""
        told, before = list(_in_order(hands)), len(self.coups)
        while len(self.coups) == before:
            step = self.next_step
            if step is None:
                return
            if "card" not in step.needs:
                self.take_step()
            elif told:
                self.take_step(card=told.pop(0))
            else:
                raise NotDealt(f"the coup takes another card, and {hands} has none", step)
        if told:
            raise NotDealt(f"the coup was over before {told[0]}: the tableau takes fewer cards", None)

    def _is_mine(self) -> bool:
        step = self.next_step
        return step is not None and step.command in self.by_hand

    def _waits(self) -> str:
        step = self.next_step
        if step is None:
            nobody = not self.table.coup.wagers and not self.table.streaks
            return (
                "nothing is wagered: a coup is dealt once someone has" if nobody else "the table waits for its patrons"
            )
        asks = f" with {', '.join(step.needs)}" if step.needs else ""
        return f"the table waits for {step.command}{asks}, by {step.rank}"

    def close(self) -> None:
        """Everyone leaves and the table closes, its last shoe revealed; what lies in a log is complete then.

        A coup that is not complete, or chips that cannot leave yet, keep it open: it stays in its log as it is.
        """
        if self.table.is_open and not self.by_hand:
            self._dealer.retire()
        self._closing()

    def __enter__(self) -> GamingTable:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # --- who -------------------------------------------------------------------------------------

    def _actor(self, kind: type[Command], named: str | Actor | None, patron: str) -> Actor:
        if isinstance(named, Actor):
            return named
        if named is not None:
            return self._who(named, "")
        if ACTS[kind].by is By.PATRON and patron in self.table.patrons:
            return Actor(patron, PATRON)
        return machine(power_of(self.book, kind).rank)

    def _who(self, who: str, rank: str) -> Actor:
        if rank:
            return Actor(who or rank, rank)
        known = {one.id for one in (*self.book.authority.rank, *self.book.authority.outside)}
        return Actor(who, who if who in known and who not in self.table.patrons else PATRON)

    # --- to be seen ------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON: what everyone may see."""
        return {
            "table": self.table.id,
            "book": self.book.id,
            "edition": self.book.imprint,
            "variation": self.table.setup.variation if self.table.setup else None,
            "shoe": self.shoe.number,
            "cards left": self.shoe.left,
            "chips": {patron: self.chips(patron) for patron in self.patrons},
            "coups": [one.to_dict() for one in self.coups],
        }

    def __repr__(self) -> str:
        setup = self.table.setup
        game = f"{self.book.id}, {setup.variation}" if setup else f"{self.book.id}, closed"
        return f"<GamingTable {self.table.id}: {game}, {len(self.coups)} coups, {len(self.patrons)} patrons>"

    def _repr_html_(self) -> str:
        speaker = speaker_of(self.book)
        setup = self.table.setup
        game = speaker.named("variation", setup.variation) if setup else "closed"
        head = f"<p><b>{escape(self.table.id)}</b>: {escape(self.book.source.title)}, {escape(game)}</p>"
        last = self.coups[-1] if self.coups else None
        hands = svg_hands(last.hands.player, last.hands.banker) if last and last.hands else ""
        return f"<div>{head}{hands}{self._patrons_html(speaker)}</div>"

    def _patrons_html(self, speaker: Speaker) -> str:
        rows = "".join(
            f"<tr><td>{escape(one)}</td><td style='text-align:right'>{escape(speaker.money(self.chips(one)))}</td></tr>"
            for one in self.patrons
        )
        return (
            f"<table><thead><tr><th>patron</th><th>chips</th></tr></thead><tbody>{rows}</tbody></table>" if rows else ""
        )


def _each(act: ActDone) -> Iterator[tuple[Event, Table]]:
    table = act.before
    for event in act.events:
        yield event, table
        table = apply(table, event)


def _in_order(hands: TwoHands) -> tuple[Card, ...]:
    """As the cards leave the shoe: in turn to Player and Banker, then Player's third card and Banker's."""
    first = [card for pair in zip(hands.player[:2], hands.banker[:2], strict=True) for card in pair]
    return (*first, *hands.player[2:], *hands.banker[2:])
