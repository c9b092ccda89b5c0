"""A table that keeps results only: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from croupier.table.applying import applies
from croupier.table.results.records import (
    ResultCorrected,
    ResultRecorded,
    ResultsBegun,
    ResultsEnded,
    ResultsOnlyKept,
    ResultTakenBack,
)
from croupier.table.results.state import KeptResult, ResultsOnly
from croupier.table.state import Coup, Shoe, Stage, Table


def _results(table: Table) -> tuple[KeptResult, ...]:
    return () if table.results_kept is None else table.results_kept.results


@applies(ResultsOnlyKept)
def results_only_kept(table: Table, event: ResultsOnlyKept) -> Table:
    """Shoes are counted on either way, and none lies there."""
    return replace(table, results_only=ResultsOnly() if event.on else UNSET, shoe=Shoe(table.shoe.number))


@applies(ResultsBegun)
def results_begun(table: Table, event: ResultsBegun) -> Table:
    return replace(table, results_only=ResultsOnly(), shoe=Shoe(event.shoe, Stage.IN_PLAY))


@applies(ResultRecorded)
def result_recorded(table: Table, event: ResultRecorded) -> Table:
    return _counted(table, (*_results(table), event.result), 1)


@applies(ResultCorrected)
def result_corrected(table: Table, event: ResultCorrected) -> Table:
    coup = event.result.coup
    return replace(
        table,
        results_only=ResultsOnly(tuple(event.result if one.coup == coup else one for one in _results(table))),
    )


@applies(ResultTakenBack)
def result_taken_back(table: Table, event: ResultTakenBack) -> Table:
    return _counted(table, _results(table)[:-1], -1)


def _counted(table: Table, results: tuple[KeptResult, ...], more: int) -> Table:
    return replace(
        table,
        results_only=ResultsOnly(results),
        coup=Coup(number=table.coup.number + more),
        coups=table.coups + more,
        shoe=replace(table.shoe, coups=table.shoe.coups + more),
    )


@applies(ResultsEnded)
def results_ended(table: Table, event: ResultsEnded) -> Table:
    return replace(table, shoe=replace(table.shoe, stage=Stage.ENDED))
