"""Whether virtual shoes were dealt as they were committed to, from the events of a table alone.

Event by event it notes which card was seen at which place of the shoe; once the tape is revealed it makes the order
again and compares. It needs no rulebook and trusts nothing but the log. Start at `check_shoes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import UnsetType

from croupier.cards import CARDS_IN_A_DECK, Card
from croupier.chance.commitment import commitment, committed_order, cut_place
from croupier.chance.entropy import SALT_BYTES
from croupier.chance.shoe import TAPE_BYTES, TapeTooShort, card_at, cutting_card_comes
from croupier.coup import Side
from croupier.languages import Fact, Message, Speaker
from croupier.table import Event, Shoe, Stage, Table, apply, name_of
from croupier.table import records as r
from croupier.table.machine import is_machine
from croupier.table.shoe.apply import pages_of
from croupier.table.state import NOBODY

_VIRTUAL = "virtual-shoe"
_NAMED = 8  # people who are named of those who dealt a shoe
_BEGIN_A_SHOE = frozenset(
    (r.TableOpened, r.CardsBrought, r.CardsShuffled)
)  # the last where the one before it has ended
_OUT_OF_THE_SHOE = frozenset((r.CardDrawn, r.CardsBurned, r.CoupBurned))
# what says which cards a virtual shoe has, and in what order: with or without a rule for it, it is told who said so
_OF_THE_MACHINE = frozenset(
    (
        r.ShoeCommitted,
        r.CuttingCardPlaced,
        r.BurnCardShown,
        r.BurnedCardsExposed,
        r.CardDrawn,
        r.ShoeRevealed,
    )
)
_NOTED = frozenset((r.CardsCut, r.ShoeCommitted))


class ShoeCheck(msgspec.Struct, frozen=True):
    """What came of one shoe; it has no `faults` where every card was as the commitment has it."""

    shoe: int
    commitment: str
    revealed: bool
    checked: int = 0  # cards that were seen, and compared
    unseen: int = 0  # cards that left the shoe face down and were never seen
    left: int = 0  # cards that never left the shoe
    people: tuple[str, ...] = ()  # who committed, drew or revealed and was not the machine
    waited: int | None = None  # milliseconds for which patrons could cut or add to the order, where that was said
    pages: int = 0  # of patrons, that added chance of their own
    words: int = 0  # of patrons, added to the order
    cut_by: str = ""  # the machine, a patron or staff, by their id
    seeded: bool = False  # its order came from a seed
    alone: bool = False  # the house alone fixed the order: no patron added to it, and none cut
    faults: tuple[Message, ...] = ()

    @property
    def fair(self) -> bool:
        return self.revealed and not self.faults

    def document(self) -> dict[str, Any]:
        """For programs, whose words do not change with the language."""
        return msgspec.structs.asdict(self) | {"faults": [Speaker().said(fault) for fault in self.faults]}


def check_shoes(table: str, events: Iterable[Event]) -> Iterator[ShoeCheck]:
    """Every virtual shoe of a table, as soon as it is revealed; at last the one that is not revealed yet, if any."""
    check = FairCheck(table)
    for event in events:
        yield from check.hear(event)
    yield from check.pending()


class FairCheck:
    """The check as a listener: give it every event of a table, from the first on."""

    def __init__(self, table: str) -> None:
        self.table = Table(id=table)
        self._broken = False
        self._alone = False  # its table is no longer what the events alone make
        self._forget()

    def _forget(self) -> None:
        """A new shoe: nothing was seen of it."""
        self._shoe = Shoe()  # as it was last, while it was there
        self._told: list[tuple[int, Card]] = []  # after how many cards which one was seen
        self._hands: dict[Side, list[int]] = {side: [] for side in Side}
        self._dealt = False  # anything to these hands
        self._faults: list[Message] = []
        self._people: list[str] = []
        self._cut: r.CardsCut | None = None
        self._waited: int | None = None

    # --- events ----------------------------------------------------------------------------------

    def hear(self, event: Event, after: Table | None = None) -> Iterator[ShoeCheck]:
        """The shoe that this event ends or reveals, if it does; `after` is what whoever applied it already has."""
        if self._broken:
            return
        before = self.table
        try:
            self.table = apply(before, event) if after is None or self._alone else after
        except Exception as error:  # whatever it is, the log is not what a table wrote
            self._broken = True
            self._fault("unfair-event", event=before.version + 1, error=type(error).__name__)
            yield self._record(revealed=False)
            return
        kind = type(event)
        if kind in _BEGIN_A_SHOE and _begins_a_shoe(before, event):
            yield from self._left_behind(before)
        if kind in _OF_THE_MACHINE:
            self._who(event)
        if kind in _NOTED:
            self._note(event)
        if before.setup is not None and before.setup.shoe == _VIRTUAL:
            self._order_of_things(before, event)
            self._cards(before, event)
        if self.table.shoe.commitment or not self._shoe.commitment:  # not once its cards are off the table
            self._shoe = self.table.shoe
        if self._dealt and not self.table.coup.drawn:
            self._dealt = False
            self._hands = {side: [] for side in Side}
        if isinstance(event, r.ShoeRevealed):
            yield self._revealed(event)
        elif kind in _OUT_OF_THE_SHOE and before.shoe.commitment and not before.unrevealed:
            self._fault("unfair-card-after-reveal")
            yield self._record(revealed=False)

    def pending(self) -> Iterator[ShoeCheck]:
        """The shoe that is not revealed yet, or never can be.

        One whose cards are dealt no more is owed, which is a fault; one still in play is not.
        """
        if self._broken:
            return
        if self.table.to_reveal and self.table.machine_deals is True:
            self._fault("unfair-owed")
        if self.table.unrevealed or self._faults:
            yield self._record(revealed=False)

    def _left_behind(self, before: Table) -> Iterator[ShoeCheck]:
        if before.unrevealed:
            self._fault("unfair-never-revealed")
            self.table, self._alone = msgspec.structs.replace(self.table, unrevealed=""), True
        if self._faults:
            yield self._record(revealed=False)
        self._forget()

    def _who(self, event: Event) -> None:
        """Who said what comes out of the shoe; a fault where the table opened by the rule that only the machine does.

        A table from before that rule was dealt by whoever dealt it, and is told of without a fault.
        """
        table, actor = self.table, event.made.actor
        if is_machine(actor):
            return
        if not table.unrevealed and not isinstance(event, r.ShoeRevealed):
            return
        if actor.id not in self._people and len(self._people) < _NAMED:
            self._people.append(actor.id)
        if table.machine_deals is True:
            self._fault("unfair-not-the-machine", actor=actor.id, what=name_of(type(event)))

    def _note(self, event: Event) -> None:
        match event:
            case r.CardsCut():
                self._cut = event
            case r.ShoeCommitted(until=int(until)):
                self._waited = until - event.made.at
            case _:
                pass

    def _order_of_things(self, before: Table, event: Event) -> None:
        """First the commitment, then contributions, then the cut, then wagers."""
        shoe = before.shoe
        match event:
            case r.ShoeCommitted() if shoe.commitment or before.unrevealed:
                self._fault("unfair-committed-twice")
            case r.ShoeCommitted() if shoe.stage is not Stage.UNCUT:
                self._fault("unfair-committed-late")
            case r.CardsShuffled() | r.CardsRiffled() if shoe.commitment and shoe.stage is not Stage.ENDED:
                self._fault("unfair-shuffled-late")
            case r.ShoeContribution() if not shoe.commitment or shoe.stage is not Stage.UNCUT:
                self._fault("unfair-contribution")
            case r.CardsCut() if not shoe.commitment:
                self._fault("unfair-cut-first")
            case r.ShoeContribution(patron=patron) | r.CardsCut(patron=patron) if (
                before.machine_deals is True and patron not in (NOBODY, event.made.actor.id)
            ):
                self._fault("unfair-in-their-name", patron=patron, actor=event.made.actor.id, what=name_of(type(event)))
            case r.WagerPlaced() if not shoe.commitment:
                self._fault("unfair-wager-first")
            case _:
                pass

    def _cards(self, before: Table, event: Event) -> None:
        shoe, out = before.shoe, before.shoe.out
        match event:
            case r.CardsBurned(first=card) if card is not None:
                self._told.append((out, card))
            case r.BurnCardShown(card=card):
                self._told.append((out - shoe.burned, card))
            case r.BurnedCardsExposed(cards=cards):
                self._told += [(out - shoe.burned + place, card) for place, card in enumerate(cards, start=1)]
            case r.CardDrawn(to=to, card=card):
                self._hands[to].append(out)
                self._dealt = True
                self._told += [(out, card)] if card is not None else []
                if event.cutting_card != cutting_card_comes(shoe):
                    self._fault("unfair-cutting-card", came=event.cutting_card, card=out + 1)
            case r.IrregularityReported(matter=matter) if matter.cards:
                self._fault("unfair-out-of-turn")
            case r.BurnOmitted() | r.CoupRebuilt():
                self._fault("unfair-went-back")
            case r.CardsExposed(hand=hand, cards=cards):
                dealt = zip(before.coup.hand(hand), self._hands[hand], strict=False)
                down = [place for one, place in dealt if not one.exposed]
                self._told += list(zip(down, cards, strict=False))
                if len(down) < len(cards):
                    self._fault("unfair-too-many-turned")
            case _:
                pass

    # --- the reveal ------------------------------------------------------------------------------

    def _revealed(self, event: r.ShoeRevealed) -> ShoeCheck:
        shoe = self._shoe
        tape, salt = _bytes(event.tape, TAPE_BYTES), _bytes(event.salt, SALT_BYTES)
        if event.commitment != shoe.commitment or not shoe.commitment:
            self._fault("unfair-other-commitment")
        if tape is None or salt is None:
            self._fault("unfair-no-tape")
        elif commitment(tape, salt, f"{self.table.id}/{shoe.number}") != shoe.commitment:
            self._fault("unfair-digest")
        if tape is not None:
            self._compare(tape)
            self._cut_where_it_should(tape)
        return self._record(revealed=True)

    def _cut_where_it_should(self, tape: bytes) -> None:
        """What the machine cut, it cut where the tape has it, of the places that it named."""
        cut = self._cut
        if cut is None or not is_machine(cut.made.actor) or self.table.machine_deals is not True:
            return
        among = cut.among
        if isinstance(among, UnsetType) or not 0 < among[0] <= among[1]:
            self._fault("unfair-cut-anywhere", after=cut.after)
        elif cut.after != (right := cut_place(tape, f"{self.table.id}/{self._shoe.number}", among)):
            self._fault("unfair-cut-elsewhere", after=cut.after, right=right)

    def _compare(self, tape: bytes) -> None:
        shoe = self._shoe
        if shoe.cards < 1 or shoe.cards % CARDS_IN_A_DECK or not 0 <= shoe.cut_at < shoe.cards:
            self._fault("unfair-no-shoe", cards=shoe.cards, cut=shoe.cut_at)
            return
        try:
            order = committed_order(shoe.cards, tape, shoe.contributions)
        except TapeTooShort:
            self._fault("unfair-tape-short")
            return
        wrong = [(out, card, right) for out, card in self._told if (right := card_at(order, shoe, out)) != card]
        if wrong:
            out, card, right = wrong[0]
            self._fault("unfair-order", many=len(wrong), place=out + 1, was=card.code, right=right.code)

    def _fault(self, what: str, /, **facts: Fact) -> None:
        fault = Message(what, facts)
        if fault not in self._faults:
            self._faults.append(fault)

    def _record(self, *, revealed: bool) -> ShoeCheck:
        """What is so of this shoe; its faults are told once."""
        shoe, faults = self._shoe, tuple(self._faults)
        self._faults.clear()
        seen = len({out for out, _ in self._told})
        return ShoeCheck(
            shoe=shoe.number,
            commitment=shoe.commitment,
            revealed=revealed,
            checked=seen if revealed else 0,
            unseen=shoe.out - seen,
            left=shoe.left,
            people=tuple(self._people),
            waited=self._waited,
            pages=(pages := len(pages_of(shoe))),
            words=len(shoe.contributions) - pages,
            cut_by="" if self._cut is None else self._cut.patron or self._cut.made.actor.id,
            seeded=shoe.seeded is True,
            alone=self._cut is not None and self._cut.patron == NOBODY and not shoe.contributions,
            faults=faults,
        )


def _begins_a_shoe(before: Table, event: Event) -> bool:
    return not isinstance(event, r.CardsShuffled) or before.shoe.stage is Stage.ENDED


def _bytes(digits: str, count: int) -> bytes | None:
    """Hexadecimal digits as they were written: nothing where one of them is anything else."""
    try:
        found = bytes.fromhex(digits)
    except ValueError:
        return None
    return found if len(found) == count and found.hex() == digits else None
