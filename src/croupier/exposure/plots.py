"""A picture of exposure: what perfect play and a count win of every wager, by place of the cutting card.

Needs the extra `croupier[plots]`. Decimals appear here because eyes need them. Start at `draw`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    from matplotlib.figure import Figure
except ImportError as error:
    raise ImportError("pictures need more than is installed: pip install 'croupier[plots]'") from error

from croupier.exposure.report import ExposureReport, ShoeExposure, WagerExposure, Winnings
from croupier.languages import Message, MessageFacts, Speaker
from croupier.odds.plots import COLOURS, GRID, INK, PAPER

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_ROW_INCHES = 0.34


def draw(told: ExposureReport, speaker: Speaker | None = None) -> Figure:
    """A panel for each burn and place, a pair of bars for each wager, with two standard errors."""
    speaker = speaker or Speaker()
    places = len(told.progress.request.cutting_cards)
    burns = len(told.progress.request.burns)
    wagers = max(1, len(told.shoes[0].wagers))
    figure = Figure(
        figsize=(2 + 5 * places, 1.6 + burns * (1 + _ROW_INCHES * wagers)), facecolor=PAPER, layout="constrained"
    )
    grid = figure.subplots(burns, places, squeeze=False, sharex=True, sharey=True)
    figure.suptitle(speaker.said(_message(told)), color=INK, fontweight="bold")
    for number, shoe in enumerate(told.shoes):
        _panel(grid[number // places][number % places], shoe, speaker)
    grid[0][0].invert_yaxis()
    grid[0][0].legend(frameon=False)
    return figure


def _message(told: ExposureReport) -> Message:
    request = told.progress.request
    facts: MessageFacts = {"book": request.book, "variation": request.variation, "shoes": told.progress.shoes}
    return Message("exposure-plot", facts)


def _panel(axes: Axes, shoe: ShoeExposure, speaker: Speaker) -> None:
    names = [_name(one, speaker) for one in shoe.wagers]
    axes.set_facecolor(PAPER)
    burn = speaker.say("exposure-burn", burn=shoe.burn.burn, seen=shoe.burn.seen)
    title = speaker.say("exposure-plot-shoe", burn=burn, cards=shoe.cutting_card)
    axes.set_title(title, color=INK, loc="left", fontsize=8)
    axes.set_xlabel(speaker.say("exposure-column-shoe"), color=INK)
    perfect: list[Winnings | None] = [one.perfect for one in shoe.wagers]
    counted: list[Winnings | None] = [one.counted for one in shoe.wagers]
    for bars, up, said in ((perfect, -0.2, "perfect"), (counted, 0.2, "count")):
        axes.barh(
            [place + up for place in range(len(names))],
            [one.per_shoe.value if one else 0 for one in bars],
            height=0.36,
            xerr=[2 * one.per_shoe.error if one else 0 for one in bars],
            color=COLOURS[0] if said == "perfect" else COLOURS[1],
            ecolor=INK,
            hatch=None if said == "perfect" else "//",
            label=speaker.say(f"exposure-column-{said}"),
        )
    axes.set_yticks(range(len(names)), names)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.grid(color=GRID, linewidth=0.8, axis="x")
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def _name(one: WagerExposure, speaker: Speaker) -> str:
    """As matplotlib writes it: a dollar sign would begin a formula."""
    chosen = ", ".join(one.options.values())
    return (speaker.named("wager", one.wager) + (f" ({chosen})" if chosen else "")).replace("$", r"\$")
