"""The whole day: every table from its opening to its closing, a tournament's session and a promotion with its draw.

Streams do not touch one another but by facts that are carried over, so that they are played one after the other and
each has chance of its own: a further table changes nothing at the others. Start at `play_day`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

import msgspec

from croupier.clauses import Clauses
from croupier.day.at_table import TableDay
from croupier.day.chances import DayChance
from croupier.day.clock import HOUR, MINUTE, DayClock
from croupier.day.contest import CONTEST, TournamentOfTheDay, contest_book
from croupier.day.draft import drafted
from croupier.day.mistakes import Rates
from croupier.day.promotion import PROMOTION, PromotionOfTheDay, WagerMade, promotion_book
from croupier.day.staff import TableStaff
from croupier.day.tables import DemoTable, demo_setup, tables_of_a_day
from croupier.day.tournament_terms import CONTEST_TABLE
from croupier.duties.owed import time_of
from croupier.floor import Floor, SealedTapes, shelved
from croupier.rulebooks import Rulebook
from croupier.store.keys import Keys
from croupier.store.log import Log
from croupier.table import Event, Instant

MOST_TABLES: Final = 60
A_DAY: Final = 24  # hours
_CLEARING: Final = 10 * MINUTE  # before the end of the gaming day no further coup begins


class DayPlan(msgspec.Struct, frozen=True):
    """Everything that decides what is written, to the last byte; `coups` is how many a table deals at most."""

    seed: int
    date: date
    tables: int = 5
    hours: int = 8
    rates: Rates = Rates()
    coups: int | None = None

    def times(self, book: Rulebook) -> tuple[Instant, Instant]:
        """From when to when tables are open, by the casino's clocks: the last hours of its gaming day."""
        local = time_of(book)
        ends = local.gaming_day_starts(self.date + timedelta(days=1))
        return max(local.gaming_day_starts(self.date), ends - self.hours * HOUR), ends - _CLEARING


class TableTold(msgspec.Struct, frozen=True):
    """What a table's day came to, as whoever played it knows: the rest is in the log."""

    id: str
    book: str
    planted: dict[str, int]  # mistakes that came about, by their kind
    turned_away: tuple[tuple[str, Clauses], ...]  # late wagers that were refused


Told = Callable[[str], None]  # the stream that is played next


def streams_of(plan: DayPlan) -> tuple[str, ...]:
    return (*(one.id for one in tables_of_a_day(plan.tables)), CONTEST, CONTEST_TABLE, PROMOTION)


def play_day(plan: DayPlan, log: Log, keys: Keys, told: Told = lambda stream: None) -> tuple[TableTold, ...]:
    """Write the day into a log that has none of its streams yet, and sign the head of each of them."""
    tables: list[TableTold] = []
    wagers: list[WagerMade] = []
    promoted_at = promotion_book().id
    for place, one in enumerate(tables_of_a_day(plan.tables)):
        told(one.id)
        with drafted(log) as floor:
            played = _table(plan, floor, keys.tape_key, place, one)
        tables.append(TableTold(one.id, one.book, dict(played.planted), tuple(played.turned_away)))
        if one.book == promoted_at:
            wagers += played.wagers
    told(CONTEST)
    with drafted(log) as floor:
        _contest(plan, floor, keys.tape_key)
    told(PROMOTION)
    with drafted(log) as floor:
        opens, closes = plan.times(promotion_book())
        seed = DayChance(plan.seed, PROMOTION).seed()
        PromotionOfTheDay(floor, opens, closes, seed, tape_key=keys.tape_key).hold(wagers)
    _sign(plan, log, keys)
    return tuple(tables)


def _sign(plan: DayPlan, log: Log, keys: Keys) -> None:
    floor = Floor(log, keys)
    for stream in streams_of(plan):
        floor.sign(stream, floor.standing(stream).clock, "closing")
    floor.close()


def _contest(plan: DayPlan, floor: Floor, tape_key: bytes) -> None:
    opens, closes = plan.times(contest_book())
    seed = DayChance(plan.seed, CONTEST).seed()
    tapes = SealedTapes(floor.log, tape_key, seed)
    TournamentOfTheDay(floor, (opens + closes) // 2, seed, tapes=tapes, tape_key=tape_key).play()


def _table(plan: DayPlan, floor: Floor, tape_key: bytes, place: int, one: DemoTable) -> TableDay:
    book = shelved(one.book)
    opens, closes = plan.times(book)
    clock, chance = DayClock(opens), DayChance(plan.seed, one.id)
    seed = chance.seed()

    def heard(event: Event) -> None:
        day.heard(event)

    desk = floor.desk(one.id, book, heard)
    tapes = SealedTapes(floor.log, tape_key, seed)
    staff = TableStaff(desk, place, clock, seed=seed, by_hand=one.dealt_by_hand, tapes=tapes)
    day = TableDay(staff, chance, plan.rates, place)
    day.play(demo_setup(one, book, closes + _CLEARING), closes, most_coups=plan.coups)
    return day
