"""Exposure as rows with numbers. Start at `exposure_frame`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from croupier.frames import Column, Frame
from croupier.odds.frames import options_text

if TYPE_CHECKING:
    from croupier.exposure.report import ExposureReport

_FIGURES = ("bet_frequency", "edge_when_betting", "units_per_100_coups", "units_per_shoe", "desirability")
_COLUMNS = (
    Column("burn", "text"),
    Column("burn_card_seen", "flag"),
    Column("cutting_card", "whole"),
    Column("shoes", "whole"),
    Column("coups", "whole"),
    Column("wager", "text"),
    Column("options", "text"),
    Column("bets", "text"),
    Column("tags", "text"),
    Column("trigger", "ratio"),
    Column("units_staked", "ratio"),
    Column("units_won", "ratio"),
    *(Column(name, "real") for figure in _FIGURES for name in (figure, f"{figure}_error")),
)


def exposure_frame(report: ExposureReport) -> Frame:
    """A row for each wager, burn, place of the cutting card and way to bet."""
    return Frame(_COLUMNS, lambda: _rows(report))


def _rows(report: ExposureReport) -> Iterator[tuple[Any, ...]]:
    for shoe in report.shoes:
        where = (shoe.burn.burn, shoe.burn.seen, shoe.cutting_card, shoe.shoes, shoe.coups)
        for one in shoe.wagers:
            for how, came in (("perfect", one.perfect), ("count", one.counted)):
                if came is None:
                    continue
                tags, trigger = (" ".join(map(str, one.count.tags)), one.trigger) if how == "count" else ("", None)
                figures = (came.bets, came.edge, came.per_100_coups, came.per_shoe, came.desirability)
                told = (value for figure in figures for value in (figure.value, figure.error))
                about = (one.wager, options_text(one.options), how, tags, trigger)
                yield (*where, *about, came.staked, came.won, *told)
