"""The payout: a wager and a coup, and what is paid besides the stake, with commission and rounding.

Every row of every wager that the table offers is a situation; the engine settles it. What a losing side wager gets is
not asked, for it is nothing every time. Start at `Payouts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from croupier.cards import TwoHands
from croupier.clauses import Clauses, Refusal
from croupier.coup import Facts, PayRow, Resolution, Settled, Stake, Terms, Wager, settle
from croupier.languages import Message
from croupier.money import Cents, ChipSet
from croupier.rulebooks import Rulebook
from croupier.training.chances import DrillChance
from croupier.training.coups import dealt_coup
from croupier.training.deciding import Deciding
from croupier.training.drill import Drill, DrillAsk, DrillChoice, DrillKind, Lesson, first_named

_TRIES: Final = 6000  # coups dealt until the row holds: the rarest comes once in some hundreds
_CHIPS: Final[tuple[Cents, ...]] = (50, 1_00, 2_50, 5_00)  # the smallest chip of a table
_MOST_CHIPS: Final = 60  # staked
_BECOMES: Final = tuple(
    DrillChoice(one.value, Message(f"train-becomes-{one.value}"))
    for one in (Resolution.WINS, Resolution.STANDOFF, Resolution.LOSES)
)


class _Row(NamedTuple):
    wager: str
    place: int


class Payouts:
    """`options` are what the table chose so that a wager is offered, by the wager."""

    def __init__(self, book: Rulebook, terms: Terms, options: Mapping[str, tuple[str, str]]) -> None:
        self.book = book
        self.terms = terms
        self.options = options
        rows = {
            _Row(wager.id, place): row
            for wager in terms.wagers.values()
            if not wager.capped_by_main
            for place, row in enumerate(wager.rows)
        }
        self.deciding = Deciding(row.clauses for row in rows.values())
        self._rows: dict[Lesson, list[_Row]] = {}
        for at, row in rows.items():
            if _asked(terms.wagers[at.wager], row):
                self._rows.setdefault(self._lesson(row.clauses), []).append(at)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(self._rows)

    def _lesson(self, clauses: Clauses) -> Lesson:
        return Lesson(DrillKind.PAYOUT, self.deciding.of(clauses))

    def drill(self, lesson: Lesson, seed: str) -> Drill:
        chance = DrillChance(seed, lesson.id)
        at = chance.pick(self._rows[lesson])
        wager = self.terms.wagers[at.wager]
        for _ in range(_TRIES):
            hands = dealt_coup(self.terms.tableau, chance)
            if wager.place_for(Facts.of(hands)) != at.place:
                continue
            chip = chance.pick(_CHIPS)
            made = self.about(hands, Stake(wager.id, chip * (1 + chance.below(_MOST_CHIPS))), chip, seed)
            if made is not None:
                return made
        raise AssertionError(f"no coup was found for {lesson.id}")

    def about(self, hands: TwoHands, stake: Stake, chip: Cents, seed: str = "") -> Drill | None:
        """The drill of this coup and wager; none where a book that rounds nothing has no chips to pay it."""
        settled = _settled(replace(self.terms, chips=ChipSet((chip,))), hands, stake)
        if settled is None:
            return None
        row = self.terms.wagers[stake.wager].row_for(Facts.of(hands))
        return self._drill(self._lesson(row.clauses), seed, hands, settled, chip)

    def _chosen(self, wager: str) -> Iterator[Message]:
        """What a table had to choose for this wager."""
        if wager in self.options:
            option, value = self.options[wager]
            yield Message("train-told-option", {"about": self.book.options[option].about, "value": value})

    def _drill(self, lesson: Lesson, seed: str, hands: TwoHands, settled: Settled, chip: Cents) -> Drill:
        wager = self.terms.wagers[settled.wager]
        row = wager.row_for(Facts.of(hands))
        why = [Message("row-of-book", {"row": settled.row})]
        if row.pays is not None:
            why.append(Message("odds-pays", {"pays": row.pays.pays, "per": row.pays.per}))
        if settled.commission:
            why.append(Message("train-why-commission", {"share": str(row.commission), "amount": settled.commission}))
        if settled.rounding:
            rounding = self.terms.rounding.value.value
            why.append(Message("train-why-rounding", {"direction": rounding, "chip": chip}))
        why.append(
            Message(f"train-why-{settled.resolution.value}", {"profit": settled.profit, "returned": settled.returned})
        )
        return Drill(
            lesson=lesson,
            seed=seed,
            told=(
                *self._chosen(settled.wager),
                Message("train-told-chip", {"chip": chip}),
                Message("train-told-wager", {"wager": settled.wager, "stake": settled.stake}),
            ),
            asks=(
                DrillAsk("becomes", "choice", settled.resolution.value, _BECOMES),
                DrillAsk("paid", "money", str(settled.profit)),
            ),
            clauses=first_named(lesson.clause, settled.clauses),
            why=tuple(why),
            hands=hands,
            wager=settled.wager,
            stake=settled.stake,
            chip=chip,
            option=self.options.get(settled.wager),
        )


def _asked(wager: Wager, row: PayRow) -> bool:
    return wager.backs is not None or row.resolution is not Resolution.LOSES


def _settled(terms: Terms, hands: TwoHands, stake: Stake) -> Settled | None:
    """None where chips cannot pay it, or it is not offered in such a coup."""
    coup = settle(terms, hands, [stake])
    return None if isinstance(coup, Refusal) else coup.wagers[0]
