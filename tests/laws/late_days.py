"""Days on which errors come to light late: after the result, after payment, and once the cards are cleared.

Everything is wagered as on a full day; now and then something is reported of the coup that was just played, its cards
in an order that nobody knew before, and one of the book's remedies is ordered. People leave in between, so that money
must be found that is no longer there. Every law and the second path look on. Start at `LateDay.coup`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from croupier import Refusal, Rulebook
from croupier.coup import Side
from croupier.table import Command, Event, Play, Stage
from croupier.table.irregularities.judge import row_of
from croupier.table.irregularities.slips import SLIPS, coup_meant
from croupier.table.moment import rules_here
from croupier.table.records import CoupReopened
from laws.table_laws import Laws
from verify.full_days import PATRONS, FullDay


class LateDay(FullDay):
    def __init__(self, book: Rulebook, seed: int, *, variation: str = "") -> None:
        self.laws = Laws(book)
        self.happened: Counter[str] = Counter()
        super().__init__(book, seed, variation=variation)

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        before = self.table
        answer = super().give(command)
        if isinstance(answer, Refusal):
            return answer
        self.laws.accepted(before, replace(command, id=answer[0].made.command), answer, self.table)
        for event in answer:
            if isinstance(event, CoupReopened):
                self.happened["reopened"] += 1
                self.happened["a card too many"] += bool(event.left)
                self.happened["once cleared"] += event.coup != before.coup.number
                self.happened["owed"] += bool(event.owed)
                self.happened["early Pairs"] += isinstance(before.coup.early, tuple)
        return answer

    def coup(self) -> None:
        """A coup, and then what comes to light of it before the next one."""
        for patron in PATRONS:
            if patron not in self.table.patrons:
                self.say("arrive", patron=patron, chips=50_000_00)
        self._dummy_to_come()
        super().coup()
        if self.chance.random() < 0.1:
            self.say("leave-table", patron=self.chance.choice(PATRONS))
        if self.chance.random() < 0.2:
            self._spend()
        if self.chance.random() < 0.4 and self._between() and self.table.coup.number > 1:
            self._found("error-found-late", self.table.coup.number - 1)
            while not self._between():
                self._step()

    def _between(self) -> bool:
        return self.table.coup.play is Play.WAGERING

    def _dummy_to_come(self) -> None:
        """A card left over from the last coup of a shoe begins a dummy coup before the cards go."""
        while self.table.carried and self.table.coup.dummy and self.table.shoe.stage is Stage.ENDED:
            coups = self.table.coups
            while self.table.coups == coups:
                if not self.say("lay-carried-card", card=self._any_card()) and not self.say("lay-carried-card"):
                    self._step()

    def _spend(self) -> None:
        """Someone puts all they have on the next coup."""
        patron = self.chance.choice(PATRONS)
        self.say(
            "place-wager", patron=patron, wager="player", stake=self.recomputer.balances.get(patron, 0) // 100 * 100
        )

    def _step(self) -> None:
        table = self.table
        if table.coup.play in (Play.ANNOUNCED, Play.SETTLED) and self.chance.random() < 0.15:
            slips = [row.slip for row in self.book.irregularities.irregularity if "announced" in row.late]
            if slips:
                self._found(self.chance.choice(slips), table.coup.number)
        if self.table.offer is not None:
            self.say("close-offer")
        super()._step()

    # --- what comes to light ---------------------------------------------------------------------

    def _found(self, slip: str, number: int) -> None:
        """It is said by one person and put right by another; a report that does not fit is refused."""
        facts: dict[str, Any] = {"slip": slip, "coup": number, "says": "seen by all"}
        if SLIPS[slip].cards == "one":
            facts |= {"cards": (self._any_card(),), "exposed": self.chance.random() < 0.5}
        elif (meant := coup_meant(self.table, number)) is not None and self.chance.random() < 0.8:
            order = [dealt.card for dealt in (*meant.player, *meant.banker) if dealt.card is not None]
            self.chance.shuffle(order)
            facts["order"] = tuple(order)
        if slip == "card-to-wrong-hand":
            facts["hands"] = (self.chance.choice(list(Side)),)
        boss, self.boss = self.boss, type(self.boss)("the dealer", self.book.authority.dealer.rank)
        said = self.say("report-irregularity", **facts)
        self.boss = boss
        if not said:
            return
        rules = rules_here(self.table, self.book)
        row = row_of(self.table, rules) if rules is not None else None
        remedies = [one.id for one in row.remedy] if row is not None else []
        self.chance.shuffle(remedies)
        if not any(self.say("order-remedy", remedy=one, agreed=tuple(self.table.patrons)) for one in remedies):
            self.say("withdraw-report")
        for wager in self.table.offer.wagers if self.table.offer is not None else ():
            if self.chance.random() < 0.3 and self.table.offer is not None and wager in self.table.offer.wagers:
                self.say("answer-offer", number=wager, choice=self.table.offer.choices[1])
        if self.table.offer is not None:
            self.say("close-offer")

    def _any_card(self) -> Any:
        return next(iter(self._draws()))["card"]


def played_late(book: Rulebook, seed: int, coups: int, *, variation: str = "") -> LateDay:
    day = LateDay(book, seed, variation=variation)
    for _ in range(coups):
        day.coup()
    day.differences += day.recomputer.differences_with(day.table)
    day._dummy_to_come()
    day.end()
    return day
