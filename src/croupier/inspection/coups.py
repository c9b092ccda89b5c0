"""One coup of a log in short: its place, its cards, what was staked and what went back.

It is made of the acts that the log has and adds nothing to them. Start at `sum_up` and `each_coup`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby

import msgspec
from msgspec import UNSET

from croupier.cards import result_text
from croupier.floor.recall import RecalledAct
from croupier.money import Cents
from croupier.table import Instant, Payment, Table
from croupier.table import records as r
from croupier.transcript import CoupLine, hands_text
from croupier.transcript.scores import kept_as_result


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
    complete = any(isinstance(event, r.CoupCleared | r.ResultRecorded) for event in last.events)
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
        line=_line(table, acts),
        first=acts[0].act.entries[0].sequence,
        last=last.act.last.sequence,
        begins=acts[0].command.at,
        ends=last.command.at,
        hash=last.act.last.hash.hex(),
        payments=_payments(acts),
        seeded=table.shoe.seeded is True,
    )


def _line(table: Table, acts: Sequence[RecalledAct]) -> CoupLine:
    coup = table.coup
    void, result, out, carried = "", "", 0, 0
    for moment in acts:
        drawn = moment.before.coup.drawn
        for event in moment.events:
            match event:
                case r.ResultRecorded(result=kept):
                    result = kept_as_result(kept).text
                case r.CoupVoided(cause=cause):
                    void = cause
                case r.CardDrawn(cutting_card=True) | r.IrregularityReported(cutting_card=True):
                    out = drawn + 1
                case r.CarriedCardLaid():
                    carried += 1
                case r.CoupRebuilt():
                    out = carried = 0
                case _:
                    pass
    return CoupLine(
        number=table.shoe.coups + 1,
        player=tuple(dealt.card for dealt in coup.player),
        banker=tuple(dealt.card for dealt in coup.banker),
        last=table.shoe.last_called,
        dummy=coup.dummy,
        void=void,
        burned=coup.burned_before,
        cutting_card=out,
        carried=carried,
        result=result,
    )


def _payments(acts: Iterable[RecalledAct]) -> tuple[Payment, ...]:
    """What became of each wager at last: a void coup undoes what was paid before; another coup's are not counted."""
    last: dict[int, Payment] = {}
    for moment in acts:
        for event in moment.events:
            for one in () if _of_another(event) else getattr(event, "payments", ()):
                last[one.number] = one
    return tuple(last.values())


def _of_another(event: r.Event) -> bool:
    return isinstance(event, r.PastCoupVoided) or (isinstance(event, r.WagersVoided) and event.coup is not UNSET)


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
