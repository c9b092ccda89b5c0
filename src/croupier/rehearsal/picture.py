"""A picture of a rehearsal: who comes first, how chips spread round by round, where ties occur, how long it takes.

Needs the extra `croupier[plots]`. Decimals appear here because eyes need them. Start at `draw`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    from matplotlib.figure import Figure
except ImportError as error:
    raise ImportError("pictures need more than is installed: pip install 'croupier[plots]'") from error

from croupier.languages import Message, Speaker
from croupier.odds.plots import COLOURS, DASHES, GRID, INK, PAPER
from croupier.rehearsal.run import Rehearsed
from croupier.rehearsal.sums import TENTHS

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(found: Rehearsed, speaker: Speaker) -> Figure:
    figure = Figure(figsize=(12, 7.5), facecolor=PAPER, layout="constrained")
    grid = figure.subplots(2, 2)
    _strategies(_panel(grid[0][0], speaker, "strategies"), found, speaker)
    _chips(_panel(grid[0][1], speaker, "chips"), found)
    _ties(_panel(grid[1][0], speaker, "ties"), found, speaker)
    _coups(_panel(grid[1][1], speaker, "coups"), found)
    return figure


def _panel(axes: Axes, speaker: Speaker, name: str) -> Axes:
    said = Message(f"rehearsal-plot-{name}", {})
    axes.set_facecolor(PAPER)
    axes.set_title(speaker.said(said), color=INK, loc="left", fontweight="bold")
    if name in ("chips", "coups"):
        axes.set_xlabel(speaker.said(said, "across"), color=INK)
        axes.set_ylabel(speaker.said(said, "up"), color=INK)
    axes.grid(color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return axes


def _strategies(axes: Axes, found: Rehearsed, speaker: Speaker) -> None:
    """Each beside what it would be if all were alike."""
    fared = sorted(found.sums.strategies.items(), key=lambda item: item[1].wins / item[1].entrants)
    names = [speaker.say(f"rehearsal-strategy-{name}") for name, _ in fared]
    axes.barh(names, [100 * one.wins / one.entrants for _, one in fared], color=COLOURS[0])
    axes.axvline(100 / found.request.entrants, color=INK, linestyle="--", linewidth=1)
    axes.xaxis.set_major_formatter("{x:.1f}%")


def _chips(axes: Axes, found: Rehearsed) -> None:
    for number, counts in sorted(found.sums.chips.items()):
        players, most = sum(counts.values()), max(counts)
        shares = [100 * counts.get(value, 0) / players for value in range(most + 1)]
        style: dict[str, Any] = {
            "color": COLOURS[(number - 1) % len(COLOURS)],
            "linestyle": DASHES[(number - 1) % len(DASHES)],
        }
        name = found.request.terms.format.round[number - 1].name
        axes.step([value / TENTHS for value in range(most + 1)], shares, where="post", label=name, **style)
    axes.yaxis.set_major_formatter("{x:.0f}%")
    axes.legend(frameon=False, labelcolor=INK)


def _ties(axes: Axes, found: Rehearsed, speaker: Speaker) -> None:
    rounds = found.request.terms.format.round
    names = [*(one.name for one in rounds), speaker.say("rehearsal-the-end")]
    numbers = [*range(1, len(rounds) + 1), 0]
    met = [found.sums.ties[one].events if one in found.sums.ties else 0 for one in numbers]
    axes.bar(names, [100 * one / found.sums.events for one in met], color=COLOURS[1])
    axes.yaxis.set_major_formatter("{x:.0f}%")


def _coups(axes: Axes, found: Rehearsed) -> None:
    coups = found.sums.coups
    axes.bar(list(coups), [100 * times / found.sums.events for times in coups.values()], color=COLOURS[2])
    axes.yaxis.set_major_formatter("{x:.0f}%")
