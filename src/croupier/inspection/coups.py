"""One coup of a log in short: its place, its cards, what was staked and what went back.

It is made of the acts that the log has and adds nothing to them. Start at `sum_up` and `each_coup`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby

import msgspec

from croupier.cards import result_text
from croupier.floor.recall import RecalledAct
from croupier.money import Cents
from croupier.table import Instant, Payment
from croupier.transcript import CoupLine, hands_text
from croupier.transcript.coups import completes, line_of, payments_of


class CoupSummary(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    edition: str
    variation: str
    decks: int
    coup: int  # through the whole log
    shoe: int
    complete: bool
    line: CoupLine  # its number within the shoe, cards and marks
    first: int  # entry
    last: int
    begins: Instant
    ends: Instant
    hash: str  # of the last entry
    payments: tuple[Payment, ...]
    seeded: bool = False  # its shoe came from a seed

    @property
    def staked(self) -> Cents:
        return sum(one.settled.stake + one.excess for one in self.payments)

    @property
    def returned(self) -> Cents:
        return sum(one.settled.returned + one.excess for one in self.payments)

    @property
    def commission(self) -> Cents:
        return sum(one.settled.commission for one in self.payments)

    @property
    def result(self) -> str:
        """`P7-6`; nothing where there is none."""
        hands = self.line.seen()
        if self.line.result:
            return self.line.result
        done = self.complete and not self.line.void and hands is not None
        return result_text(hands) if done and hands is not None else ""

    @property
    def hands(self) -> str:
        return hands_text(self.line) if self.line.drawn else "-"

    @property
    def marks(self) -> tuple[str, ...]:
        line = self.line
        told = (
            ("void", line.void),
            ("dummy", line.dummy),
            ("without-cards", line.result),
            ("last", line.last),
            ("incomplete", not self.complete),
        )
        return tuple(mark for mark, holds in told if holds)


def sum_up(acts: Sequence[RecalledAct]) -> CoupSummary:
    """The acts of one coup in short; they are those from the end of the coup before it."""
    last = acts[-1]
    complete = completes(last)
    table = last.before if complete else last.after
    setup = table.setup or next((one.before.setup for one in reversed(acts) if one.before.setup), None)
    edition = table.edition or next((one.before.edition for one in reversed(acts) if one.before.edition), "")
    return CoupSummary(
        table=table.id,
        edition=edition or last.act.edition,
        variation=setup.variation if setup else "",
        decks=setup.decks if setup else 0,
        coup=last.coup,
        shoe=max(1, table.shoe.number),
        complete=complete,
        line=line_of(table, acts),
        first=acts[0].act.entries[0].sequence,
        last=last.act.last.sequence,
        begins=acts[0].command.at,
        ends=last.command.at,
        hash=last.act.last.hash.hex(),
        payments=payments_of(acts),
        seeded=table.shoe.seeded is True,
    )


def each_coup(moments: Iterable[RecalledAct]) -> Iterator[CoupSummary]:
    """Every coup in turn; one that is not complete only where cards or wagers lie there."""
    for _, group in groupby(moments, key=lambda moment: moment.coup):
        summary = _short(group)
        if summary is not None:
            yield summary


def _short(group: Iterable[RecalledAct]) -> CoupSummary | None:
    acts = tuple(group)
    summary = sum_up(acts)
    lies = acts[-1].after.coup
    return summary if summary.complete or lies.drawn or lies.wagers else None


def clock(instant: Instant) -> datetime:
    return datetime.fromtimestamp(instant / 1000, UTC)
