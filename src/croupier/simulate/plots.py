"""A picture of a simulation: each wager's edge with its interval, and the exact edge. Extra `croupier[plots]`.

Start at `simulated_edges`.
"""

from __future__ import annotations

from matplotlib.figure import Figure

from croupier.languages import MessageFacts, Speaker
from croupier.odds.plots import COLOURS, titled_figure
from croupier.simulate.report import SimulationReport


def simulated_edges(report: SimulationReport, *, speaker: Speaker | None = None) -> Figure:
    """How far the simulated edge of each wager is from the exact one, in percent, with its 99% interval."""
    request = report.progress.request
    facts: MessageFacts = {"book": request.book, "variation": request.variation, "shoes": report.shoes}
    figure, axes = titled_figure(speaker, "simulated-edges", **facts)
    shown = [one for one in report.wagers if one.exact is not None and one.trials]
    places = range(len(shown))
    off = [float(one.edge - (one.exact or 0)) * 100 for one in shown]
    axes.errorbar(off, places, xerr=[one.half_width * 100 for one in shown], fmt="o", color=COLOURS[0], capsize=3)
    axes.axvline(0, color=COLOURS[1], linestyle="--")
    axes.set_yticks(list(places), [one.wager for one in shown])
    axes.invert_yaxis()
    figure.set_size_inches(8, 1.5 + 0.28 * len(shown))
    return figure
