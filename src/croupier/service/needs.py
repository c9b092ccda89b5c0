"""What a table needs of whoever supervises it, how urgent that is, and its figures: for a floor of many tables.

A need has a reason that people read and a weight by which tables are put in order; one that begins later says when, so
that a page only looks at its clock. Start at `pit_of`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.service.calls import StaffCall
from croupier.table import Actor, Event, Instant, Table
from croupier.table.dealing.records import ResultAnnounced
from croupier.table.rules import house_of
from croupier.table.state import Play
from croupier.table.views.private import role_of
from croupier.table.views.records import LooksAs, Private, Staff

_HOUR: Final = 3_600_000
_SLOW: Final = 180_000  # milliseconds without an event, while a coup is under way
_COUPS: Final = 13  # results between which the pace is measured
_UNDER_WAY: Final = frozenset({Play.DEALING, Play.ANNOUNCED, Play.SETTLED})

# from what stops gaming, over what somebody waits for, to what should be looked at
WEIGHTS: Final = {
    "trouble": 1000,
    "call": 900,
    "matter": 800,
    "duty-late": 750,
    "offer": 700,
    "changes": 680,
    "change-due": 650,
    "rank-wanted": 600,
    "dispute": 550,
    "payment-error": 500,
    "float-below-zero": 480,
    "breach": 450,
    "signs-missing": 420,
    "slow": 400,
    "shoe-owed": 380,
    "above-differential": 350,
    "above-area-maximum": 350,
    "duty": 300,
    "abstaining": 250,
    "cards-to-check": 220,
    "debt": 200,
    "no-main-wager": 150,
    "counts-for-nothing": 120,
    "refund-kept": 110,
    "seeded": 100,
}


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why somebody should look at a table: `wants-<kind>` says it of the facts. It holds from `since` on."""

    kind: str
    weight: int
    facts: dict[str, Any] = {}
    since: Instant = 0


class PitShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table among many: what it needs, the most urgent first, how many coups an hour, and what is owed there."""

    needs: tuple[Need, ...] = ()
    pace: int | None = None
    commission: Cents = 0  # owed by those at the table
    debts: Cents = 0  # of everyone, who went too


class CoupPace:
    """How many coups an hour, by the last results."""

    def __init__(self) -> None:
        self._results: deque[Instant] = deque(maxlen=_COUPS)
        self.last: Instant = 0  # when something happened

    def hear(self, event: Event) -> None:
        self.last = event.made.at
        if isinstance(event, ResultAnnounced):
            self._results.append(event.made.at)

    @property
    def an_hour(self) -> int | None:
        if len(self._results) < 2 or self._results[-1] == self._results[0]:
            return None
        return round((len(self._results) - 1) * _HOUR / (self._results[-1] - self._results[0]))


def supervises(book: Rulebook, actor: Actor) -> bool:
    return role_of(house_of(book), actor) in (LooksAs.SUPERVISOR, LooksAs.OUTSIDE)


def pit_of(
    table: Table, private: Private, book: Rulebook, *, call: StaffCall | None, pace: CoupPace, halted: bool
) -> PitShown:
    staff = private.staff
    needs = [
        *_of_the_floor(call, halted=halted),
        *_of_the_table(table, pace),
        *_of_duties(private),
        *(_of_staff(staff, book) if staff is not None else ()),
    ]
    return PitShown(
        needs=tuple(sorted(needs, key=lambda one: -one.weight)),
        pace=pace.an_hour,
        commission=sum(part // whole for part, whole in (patron.owes for patron in table.patrons.values())),
        debts=sum(debt.amount for debt in staff.debts) if staff is not None else 0,
    )


def _need(kind: str, *, since: Instant = 0, **facts: Any) -> Need:
    return Need(kind, WEIGHTS[kind], facts, since)


def _of_the_floor(call: StaffCall | None, *, halted: bool) -> Iterator[Need]:
    if halted:
        yield _need("trouble")
    if call is not None and not call.answered_by:
        yield _need("call", by=call.by, at=call.at)


def _of_the_table(table: Table, pace: CoupPace) -> Iterator[Need]:
    if table.matter is not None:
        yield _need("matter", slip=table.matter.slip)
    if table.offer is not None:
        yield _need("offer", wagers=len(table.offer.wagers))
    if table.coup.changes:
        yield _need("changes")
    if table.setup is not None and (table.coup.play in _UNDER_WAY or table.coup.bets_closed) and pace.last:
        yield _need("slow", since=pace.last + _SLOW, at=pace.last)
    if table.cards_to_check:
        yield _need("cards-to-check")
    if table.to_reveal:
        yield _need("shoe-owed", shoe=table.shoe.number)
    if table.shoe.seeded is True:
        yield _need("seeded")


def _of_duties(private: Private) -> Iterator[Need]:
    for one in private.duties:
        if one.due is not None:
            yield _need("duty-late", since=one.due, to=one.to or one.about or one.id)
        yield _need("duty", to=one.to or one.about or one.id)


def _of_staff(staff: Staff, book: Rulebook) -> Iterator[Need]:
    for change in staff.announced:
        if not change.coups:
            yield _need("change-due", since=change.ready or change.since, about=change.about)
    step, house = staff.next, house_of(book)
    if step is not None and not house.reaches(book.authority.dealer.rank, step.rank):
        yield _need("rank-wanted", act=step.command, rank=house.names.get(step.rank, step.rank))
    for dispute in staff.disputes:
        if not dispute.decided_by:
            yield _need("dispute", patron=dispute.patron)
    for breach in staff.breaches:
        yield _need("breach", patron=breach.patron or breach.who, breach=breach.kind)
    for warning in staff.warnings:
        if warning.about in WEIGHTS:
            yield Need(warning.about, WEIGHTS[warning.about], dict(warning.facts))
