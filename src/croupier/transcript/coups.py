"""One coup's acts in short: its cards and marks, and what became of every wager at last.

It reads what happened and adds nothing, from a log or from a table in memory alike. Start at `line_of` and
`payments_of`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import UNSET

from croupier.table import Event, Payment, Table
from croupier.table import records as r
from croupier.transcript.record import CoupLine
from croupier.transcript.scores import kept_as_result


class CoupAct(Protocol):
    """One act: the table before it, and what it did."""

    @property
    def before(self) -> Table: ...

    @property
    def events(self) -> tuple[Event, ...]: ...


def completes(act: CoupAct) -> bool:
    return any(isinstance(event, r.CoupCleared | r.ResultRecorded) for event in act.events)


def line_of(table: Table, acts: Sequence[CoupAct]) -> CoupLine:
    """The coup as a transcript has it: `table` is as it lay before the cards were cleared, or lies now."""
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


def payments_of(acts: Iterable[CoupAct]) -> tuple[Payment, ...]:
    """What became of each wager at last: a void coup undoes what was paid before; another coup's are not counted."""
    last: dict[int, Payment] = {}
    for moment in acts:
        for event in moment.events:
            for one in () if _of_another(event) else getattr(event, "payments", ()):
                last[one.number] = one
    return tuple(last.values())


def _of_another(event: r.Event) -> bool:
    return isinstance(event, r.PastCoupVoided) or (isinstance(event, r.WagersVoided) and event.coup is not UNSET)
