"""How patrons of the day wager: habits that people have, each a function of what a patron sees and of the day's chance.

Nothing here knows a rule of any book: what may not be wagered, the table refuses. Start at `Habit` and `wagers_of`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from croupier.day.chances import DayChance
from croupier.money import Cents

NAMES: Final = ("mei", "oscar", "priya", "liam", "sofia", "kenji", "amara", "noah", "yara", "tom", "lin", "ines")


class Habit(StrEnum):
    STEADY = "steady"  # the same on Banker, coup after coup
    FOLLOWS = "follows"  # the hand that won last
    DOUBLES = "doubles"  # twice as much after a loss
    HOPES = "hopes"  # little on a hand, and on whatever pays much
    LARGE = "large"  # large stakes on either hand, and coups without any
    LOOKS_IN = "looks-in"  # a few coups, and goes


BROUGHT: Final = {
    Habit.STEADY: 1_500_00,
    Habit.FOLLOWS: 2_000_00,
    Habit.DOUBLES: 4_000_00,
    Habit.HOPES: 1_000_00,
    Habit.LARGE: 40_000_00,
    Habit.LOOKS_IN: 300_00,
}
_STAYS: Final = {Habit.LOOKS_IN: 12, Habit.LARGE: 90}  # coups, about; the others
_USUALLY: Final = 60


@dataclass
class DayPatron:
    """Someone at a table, and what they have in mind."""

    id: str
    habit: Habit
    stays: int  # coups yet
    stake: Cents = 0
    had: Cents = 0  # before the last coup


def newcomer(number: int, chance: DayChance) -> DayPatron:
    habit = chance.pick(tuple(Habit))
    usually = _STAYS.get(habit, _USUALLY)
    return DayPatron(f"{chance.pick(NAMES)}-{number}", habit, usually // 2 + chance.below(usually))


@dataclass(frozen=True)
class Sight:
    """What a patron sees before a coup: least and most on a hand, the hand that won last, what else there is."""

    least: Cents
    most: Cents
    last: str
    sides: Sequence[str]


def wagers_of(one: DayPatron, chips: Cents, sight: Sight, chance: DayChance) -> list[tuple[str, Cents]]:
    """On what, and how much; nothing where they sit the coup out."""
    lost = one.had > chips
    one.had = chips
    unit = max(sight.least, 10_00)
    hand = chance.pick(("player", "banker"))
    wagers: list[tuple[str, Cents]] = []
    match one.habit:
        case Habit.STEADY:
            wagers = [("banker", 2 * unit)]
        case Habit.FOLLOWS:
            wagers = [(sight.last or hand, (1 + chance.below(4)) * unit)]
        case Habit.DOUBLES:
            one.stake = 2 * one.stake if lost and one.stake else unit
            wagers = [("player", one.stake)]
        case Habit.HOPES:
            wagers = [(hand, unit), *((side, unit) for side in sight.sides if chance.happens(300))]
        case Habit.LARGE if chance.happens(700):
            wagers = [(hand, (10 + chance.below(40)) * 50_00)]
        case Habit.LOOKS_IN:
            wagers = [(hand, unit)]
        case _:
            pass
    return [(wager, min(stake, sight.most)) for wager, stake in wagers if min(stake, sight.most) <= chips]
