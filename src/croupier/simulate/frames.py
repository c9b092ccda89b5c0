"""A simulation as rows with numbers. Start at `simulation_frame`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from croupier.frames import Column, Frame
from croupier.odds.frames import options_text

if TYPE_CHECKING:
    from croupier.simulate.report import SimulationReport

_COLUMNS = (
    Column("book", "text"),
    Column("digest", "text"),
    Column("variation", "text"),
    Column("decks", "whole"),
    Column("seed", "giant"),
    Column("shoes", "whole"),
    Column("coups", "whole"),
    Column("wager", "text"),
    Column("options", "text"),
    Column("event", "text"),
    Column("net", "ratio"),
    Column("count", "whole"),
    Column("trials", "whole"),
    Column("edge", "ratio"),
    Column("half_width_99", "real"),
    Column("exact_edge", "ratio"),
    Column("assumes", "text"),
)


def simulation_frame(report: SimulationReport) -> Frame:
    """A row for each row of each wager."""
    return Frame(_COLUMNS, lambda: _rows(report))


def _rows(report: SimulationReport) -> Iterator[tuple[Any, ...]]:
    request = report.progress.request
    where = (request.book, request.digest, request.variation, request.decks, request.seed, report.shoes, report.coups)
    for one in report.wagers:
        about = (one.trials, one.edge, one.half_width, one.exact, one.assumes)
        for row in one.rows:
            yield (*where, one.wager, options_text(one.options), row.event, row.net, row.count, *about)
