"""Days on which everything is wagered: every wager a set-up has, in chips and tokens, found late, cut, deferred.

Cards come from a few kinds at a time, so that pairs, ties and runs are frequent, and the cutting card comes early. What
is refused is refused: nothing here knows a rule. Start at `FullDay.coup`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from croupier import Refusal, Rulebook
from croupier.cards import PACK, Card
from croupier.clauses import Silent
from croupier.coup import Winner
from croupier.table import Actor, Command, CuttingCard, Event, Limit, Play, Setup, Stage, Table, apply, decide
from croupier.table.codec import COMMANDS
from croupier.table.rules import expand
from croupier.verify.recompute import Difference, Recomputer
from laws.autopilot import close, next_tries, prepare
from laws.random_commands import START, Drawing
from verify.hearing import book_of

PATRONS = ("A", "B", "C", "D")
HOURS = 60_000_000  # milliseconds: gaming goes on for as long as a test plays
STAKES = (1_00, 5_00, 25_00, 37_50, 40_00, 100_00, 120_00, 333_00, 900_00, 2_000_00)


class FullDay:
    def __init__(self, book: Rulebook, seed: int, *, variation: str = "", dry: bool = False) -> None:
        """`dry`: the cutting card never comes, and the shoe runs out."""
        self.book = book
        self.dry = dry
        self.chance = Random(seed)
        self.table = Table(id=f"{book.id} {seed}")
        self.recomputer = Recomputer(self.table.id, book_of)
        self.events: list[Event] = []
        self.differences: list[Difference] = []
        self.settled: Counter[str] = Counter()
        self.given = 0
        self.boss = Actor("the boss", book.authority.rank[-1].id)
        self.pool: list[Card] = list(PACK)
        self._open(seed, variation)

    # --- commands --------------------------------------------------------------------------------

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        self.given += 1
        answer = decide(self.table, replace(command, id=f"d{self.given}"), self.book)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.table = apply(self.table, event)
            self.events.append(event)
            self.differences += self.recomputer.hear(event)
            for payment in getattr(event, "payments", ()):
                self.settled[f"{payment.settled.wager} {payment.settled.resolution.value}"] += 1
        return answer

    def say(self, name: str, **facts: Any) -> bool:
        """Give a command by the highest rank; whether it was accepted."""
        at = max(self.table.clock, START) + 1000
        command = COMMANDS[name](id="", actor=self.boss, at=at, **facts)
        return not isinstance(self.give(command), Refusal)

    def _open(self, seed: int, variation: str) -> None:
        things = () if isinstance(self.book.table.approved, Silent) else self.book.table.approved
        for thing in things:
            self.say("record-approval", thing=thing.id, reference="R")
        drawing = Drawing(self.book, seed)
        for _ in range(400):
            setup = drawing.setup()
            if variation in ("", setup.variation) and self.say("open-table", setup=self._roomy(setup)):
                break
        assert self.table.setup is not None, "no set-up was accepted"
        for seat, patron in enumerate(PATRONS, start=1):
            self.say("arrive", patron=patron, chips=50_000_00)
            if seat < 4:
                self.say("sit-down", patron=patron, seat=seat)
            self.say("exchange-voucher", patron=patron, amount=5_000_00, voucher="table-play")
        self._approve()

    def _roomy(self, setup: Setup) -> Setup:
        """Room for many wagers; what the book makes of limits stays in play."""
        limits = self.chance.choice((Limit(1_00, 5_000_00), Limit(25_00, 500_00)))
        ends = START + HOURS * 1000
        return replace(
            setup, area_capacity=None, wager_limits=(), unit=None, limits=limits, gaming_ends=ends, shoe="dealing-shoe"
        )

    def _approve(self) -> None:
        for patron in PATRONS:
            for act in ("both-sides", "stand-and-wager", "defer-commission"):
                if act in self.book.authority.approval and (act != "defer-commission" or self.chance.random() < 0.5):
                    self.say("approve", act=act, patron=patron)
            if self.chance.random() < 0.5:
                self.say("arrange-above-differential", patron=patron, maximum=3_000_00)

    # --- a coup ----------------------------------------------------------------------------------

    def coup(self) -> None:
        """One coup with a new shoe where one is due, open to wagers or a dummy."""
        self._collect()
        self.table = prepare(self.table, self.book, self.give)
        self.pool = self.chance.sample(PACK, self.chance.choice((3, 5, 8, 13, 52)))
        self._aside()
        self.say("call-for-bets")
        self._wager()
        if self.chance.random() < 0.05:
            here = tuple(self.table.patrons)
            grounds = self.chance.choice(self.book.dealing.dummy.grounds).id
            self.say("order-dummy-coup", grounds=grounds, agreed=here, requested_by=here[0] if here else "")
        self.say("call-no-more-bets")
        before = (self.table.coups, self.table.shoe.number)
        for _ in range(60):
            self._step()
            if (self.table.coups, self.table.shoe.number) != before or self.table.coup.play is Play.WAGERING:
                return
        raise AssertionError("a coup does not come to its end")

    def _aside(self) -> None:
        chance = self.chance.random()
        if chance < 0.04 and not self.dry:
            self.say("order-shuffle", grounds=self.book.shuffle.ordered[0].grounds)
            self._collect()
            self.table = prepare(self.table, self.book, self.give)
        elif chance < 0.08:
            self.say("stand-up", patron=self.chance.choice(PATRONS))
        elif chance < 0.12:
            standing = [one.id for one in self.table.patrons.values() if one.seat is None]
            free = [seat for seat in range(1, 6) if seat not in self.table.seated()]
            if standing and free:
                self.say("sit-down", patron=standing[0], seat=free[0])
        elif chance < 0.2:
            self._approve()
        for patron in PATRONS:
            if self.recomputer.balances.get(patron, 0) < 5_000_00:
                self.say("buy-in", patron=patron, amount=50_000_00, tender="cash")
                self.say("buy-in", patron=patron, amount=50_000_00, tender="cashless")

    def _collect(self) -> None:
        for patron in list(self.table.patrons.values()):
            if patron.owes[0] and (self.table.shoe.stage is not Stage.IN_PLAY or self.chance.random() < 0.1):
                self.say("call-in-commission", patron=patron.id)

    def _wager(self) -> None:
        setup = self.table.setup
        assert setup is not None
        wagers = ("player", "banker", "tie", *expand(self.book, setup.side_wagers))
        for patron in PATRONS:
            for wager in wagers:
                if self.chance.random() < 0.4:
                    token = self.chance.random() < 0.2
                    nominations: tuple[Winner, ...] = ()
                    if wager.startswith("combination-run-"):
                        length = int(wager.rpartition("-")[2])
                        nominations = tuple(self.chance.choices((Winner.PLAYER, Winner.BANKER), k=length))
                    self.say(
                        "place-wager", patron=patron, wager=wager, stake=self._stake(), token=token,
                        nominations=nominations,
                    )  # fmt: skip
        for number in list(self.table.coup.wagers):
            if self.chance.random() < 0.05:
                self.say("change-wager", number=number, stake=self._stake())
            elif self.chance.random() < 0.03:
                self.say("withdraw-wager", number=number)
        if self.chance.random() < 0.3:
            self.say("reduce-wagers", to=self.chance.choice(("differential", "area-maximum")))

    def _stake(self) -> int:
        setup = self.table.setup
        assert setup is not None
        if self.chance.random() < 0.7:
            return self.chance.choice(STAKES)
        return self.chance.randrange(1, 40) * setup.chips[0]

    def _step(self) -> None:
        """The next thing of a coup that is accepted; with four cards out, whatever may still be wagered."""
        table = self.table
        if table.coup.drawn == 4 and self.chance.random() < 0.7:
            for patron in PATRONS:
                self.say("place-wager", patron=patron, wager="insurance", stake=self._stake())
        if table.coup.drawn >= 4 and self.chance.random() < 0.1:
            wagers = ("player", "banker", "tie", "one-one-two")
            patron, wager = self.chance.choice(PATRONS), self.chance.choice(wagers)
            if self.recomputer.balances.get(patron, 0) > 5_000_00:
                self.say("find-wager", patron=patron, wager=wager, stake=self._stake())
        if table.coup.play is Play.WAGERING or table.coup.drawn < 6:
            for facts in self._draws():
                if self.say("draw-card", **facts):
                    return
        if self.table.coup.play is Play.WAGERING and not self.table.coup.burned_before:
            self.say("declare-cards-insufficient")
            return  # nothing was wagered: the next coup calls for bets again
        for name, facts in next_tries(self.table, self.book, self.table.clock):
            if name != "draw-card" and self.say(name, **facts):
                return
        raise AssertionError("nothing is accepted")

    def _draws(self) -> Iterator[dict[str, Any]]:
        shoe = self.table.shoe
        decks = shoe.cards // len(PACK)
        left = [card for card, seen in zip(PACK, shoe.seen, strict=True) if seen < decks]
        card = self.chance.choice([card for card in self.pool if card in left] or left or PACK)
        cut = not self.dry and shoe.cutting_card is CuttingCard.IN and self.chance.random() < 0.02
        yield {"card": card, "cutting_card": cut}
        if self.table.holder is not None:
            yield {"card": card, "cutting_card": cut, "drawn_by": self.table.holder.patron}

    def end(self) -> None:
        """Everything goes back, and the table closes."""
        self.table = close(self.table, self.book, self.give)


def played(book: Rulebook, seed: int, coups: int, *, variation: str = "", dry: bool = False) -> FullDay:
    day = FullDay(book, seed, variation=variation, dry=dry)
    for _ in range(coups):
        day.coup()
    day.differences += day.recomputer.differences_with(day.table)
    day.end()
    day.differences += day.recomputer.differences_with(day.table)
    return day
