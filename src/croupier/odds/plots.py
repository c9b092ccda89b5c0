"""Pictures of odds: edge by number of decks, edge through a shoe, results of a session, effect of removal.

Needs the extra `croupier[plots]`. Decimals appear here because eyes need them. Each function returns a matplotlib
figure, in the language of a `speaker`; letters of that language must be in the font that matplotlib is told to use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

try:
    import numpy as np
    from matplotlib.figure import Figure
except ImportError as error:
    raise ImportError("pictures need more than is installed: pip install 'croupier[plots]'") from error

from croupier.cards import CARDS_IN_A_DECK, PACK
from croupier.clauses import Refusal, Refused
from croupier.coup import Tableau, burn_count
from croupier.languages import Fact, Message, MessageFacts, Speaker
from croupier.odds import TableOdds, odds_of
from croupier.odds.composition import FEWEST_CARDS
from croupier.odds.law import Law
from croupier.odds.mix import MixOdds
from croupier.odds.plan import Plan
from croupier.odds.removal import WagerRemoval
from croupier.odds.ruin import Ruin
from croupier.odds.session import SessionOdds, share_of, unit_law
from croupier.odds.table import gather, net_of
from croupier.rulebooks import Rulebook, open_book

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from numpy.typing import NDArray

INK, GRID, PAPER = "#1d2420", "#d9d4c5", "#fbfaf6"
# distinguishable for colour-blind eyes, and never the only sign: lines also differ in their dashes
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#7a3b8f", "#b8860b", "#444444")
_MOST_BARS = 32
_SHOWN = Fraction(1, 2000)  # what is left out of a picture of bars on either side
_TOO_SMALL_TO_SEE = 1e-9  # of a probability: a picture ends where nothing can be seen any more
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1)), (0, (1, 1)))


def titled_figure(speaker: Speaker | None, picture: str, /, **facts: Fact) -> tuple[Figure, Axes]:
    """Titled, with its two axes named: `plot-<picture>` has forms for them."""
    said = Message(f"plot-{picture}", facts)
    title, across, up = (_plain((speaker or Speaker()).said(said, form)) for form in ("", "across", "up"))
    figure = Figure(figsize=(8, 4.5), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot()
    axes.set_facecolor(PAPER)
    axes.set_title(title, color=INK, loc="left", fontweight="bold")
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    axes.grid(color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _rulebook(book: str | Rulebook) -> Rulebook:
    return book if isinstance(book, Rulebook) else open_book(book)


def edge_by_decks(
    book: str | Rulebook,
    variation: str,
    wagers: Sequence[str],
    decks: Sequence[int] = (),
    *,
    speaker: Speaker | None = None,
) -> Figure:
    """How the number of decks moves the edge, for each number the book allows."""
    rulebook = _rulebook(book)
    numbers = tuple(decks) or rulebook.cards.decks.allowed
    figure, axes = titled_figure(speaker, "edge-by-decks", book=rulebook.id, variation=variation)
    tables: dict[int, TableOdds] = {number: odds_of(rulebook, variation, decks=number) for number in numbers}
    for place, wager in enumerate(wagers):
        points = [
            (number, float(one.edge) * 100)
            for number, table in tables.items()
            for one in table.wagers
            if one.wager == wager
        ]
        style: dict[str, Any] = {"color": COLOURS[place % 6], "linestyle": DASHES[place % 6], "marker": "o"}
        axes.plot([number for number, _ in points], [edge for _, edge in points], label=wager, **style)
    axes.set_xticks(list(numbers))
    axes.legend(frameon=False)
    return figure


def edge_through_a_shoe(
    book: str | Rulebook,
    variation: str,
    wagers: Sequence[str],
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    speaker: Speaker | None = None,
) -> Figure:
    """The exact edge before every coup of one shuffled shoe, down to the usual place of the cutting card."""
    rulebook = _rulebook(book)
    offer = gather(rulebook, variation, None, dict(options or {}))
    if isinstance(offer, Refusal):
        raise Refused(offer)
    chosen = [wager for wager, _ in offer.wagers if wager.id in wagers]
    plan = Plan(offer.terms.tableau, chosen)
    shoe = np.random.default_rng(seed).permutation(np.tile(np.arange(len(PACK)), offer.terms.decks))
    stop = len(shoe) - rulebook.cards.cutting_card_place[0].cards_from_back
    burned = burn_count(rulebook.cards.burn[0].form, PACK[shoe[0]])
    dealt, left = _states(offer.terms.tableau, shoe, burned, stop)
    points, pairings = plan.solver.solve(left)
    facts: MessageFacts = {"book": rulebook.id, "variation": variation, "decks": offer.terms.decks, "seed": seed}
    figure, axes = titled_figure(speaker, "edge-through-a-shoe", **facts)
    for place, wager in enumerate(chosen):
        about, rows = plan.rows_of(wager)
        if about == "joint":
            continue
        weights = points if about == "points" else pairings
        per_row = np.stack([weights[:, list(bins)].sum(axis=1) for bins in rows], axis=1).astype(np.float64)
        edge = -(per_row @ np.array([float(net_of(row)) for row in wager.rows])) / per_row.sum(axis=1) * 100
        axes.plot(dealt / CARDS_IN_A_DECK, edge, color=COLOURS[place % 6], linestyle=DASHES[place % 6], label=wager.id)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.legend(frameon=False)
    return figure


def _states(
    tableau: Tableau, shoe: NDArray[np.int64], burned: int, stop: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How many cards were out, and what was left, before each coup."""
    left = np.bincount(shoe[burned:], minlength=len(PACK)).astype(np.int64)
    position, dealt, states = burned, [burned], [left.copy()]
    while position < min(stop, len(shoe) - FEWEST_CARDS):
        hands = tableau.deal(PACK[kind] for kind in shoe[position:])
        used = len(hands.player) + len(hands.banker)
        for kind in shoe[position : position + used]:
            left[kind] -= 1
        position += used
        dealt.append(position)
        states.append(left.copy())
    return np.array(dealt), np.stack(states)


def session_results(
    table: TableOdds, wagers: Sequence[str], coups: int = 80, *, speaker: Speaker | None = None
) -> Figure:
    """What a patron who stakes one unit on every coup of a session may hold at its end: the law, not a sample."""
    figure, axes = titled_figure(speaker, "session-results", coups=coups, book=table.book, variation=table.variation)
    for place, wager in enumerate(wagers):
        one, parts = unit_law(table[wager])
        law = one.repeated(coups)
        shares = [(amount / parts, share_of(weight, law.total)) for amount, weight in law.items()]
        seen = [point for point in shares if point[1] >= _TOO_SMALL_TO_SEE]
        style: dict[str, Any] = {"color": COLOURS[place % 6], "linestyle": DASHES[place % 6]}
        axes.plot([units for units, _ in seen], [share for _, share in seen], label=wager, **style)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.legend(frameon=False)
    return figure


def removal_bars(removal: WagerRemoval, *, speaker: Speaker | None = None) -> Figure:
    """What the patron gains when one card of each rank is gone."""
    by_rank = removal.by_rank
    figure, axes = titled_figure(speaker, "removal", wager=removal.wager)
    values = [float(effect) * 10_000 for effect in by_rank.values()]
    colours = [COLOURS[0] if value >= 0 else COLOURS[1] for value in values]
    bars = axes.bar([rank.value for rank in by_rank], values, color=colours)
    axes.bar_label(bars, fmt="%.2f", fontsize=8, color=INK)
    axes.axhline(0, color=INK, linewidth=0.8)
    return figure


def mix_results(session: SessionOdds, *, speaker: Speaker | None = None) -> Figure:
    """What a session of one mix of wagers comes to for the house: its law, with the middle of it and nine tenths."""
    voice = speaker or Speaker()
    figure, axes = titled_figure(voice, "mix-results", coups=session.coups, stakes=_stakes(session.mix, voice))
    law = session.law.negated
    width, heights = _bars(law)
    axes.bar(list(heights), list(heights.values()), width=width, align="edge", color=COLOURS[0], linewidth=0)
    low, middle, high = (session.house_percentile(one) for one in (5, 50, 95))
    band = f"5% {voice.money(low)}, 95% {voice.money(high)}"
    axes.axvspan(low, high, color=COLOURS[0], alpha=0.08, label=_plain(band))
    axes.axvline(middle, color=COLOURS[1], linestyle="--", label=_plain(f"50% {voice.money(middle)}"))
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.xaxis.set_major_formatter(lambda cents, _: _plain(voice.money(round(cents))))
    axes.legend(frameon=False)
    return figure


def ruin_by_coup(ruin: Ruin, *, speaker: Speaker | None = None) -> Figure:
    """How much is ruined by each coup."""
    voice = speaker or Speaker()
    facts: MessageFacts = {"bankroll": ruin.bankroll, "stakes": _stakes(ruin.mix, voice)}
    figure, axes = titled_figure(voice, "ruin-by-coup", **facts)
    axes.plot(range(1, len(ruin.by_coup) + 1), [float(share) * 100 for share in ruin.by_coup], color=COLOURS[1])
    axes.set_ylim(bottom=0)
    return figure


def _stakes(mix: MixOdds, speaker: Speaker) -> list[str]:
    return [
        speaker.say("analysis-staked", wager=speaker.named("wager", wager), stake=stake)
        for wager, stake in mix.stakes.items()
    ]


def _bars(law: Law) -> tuple[int, dict[int, float]]:
    """The law in bars of one width, each by where it begins: a result each where there are few."""
    first, last = law.quantile(_SHOWN), law.quantile(1 - _SHOWN)
    width = law.step * max(1, -(-(last - first) // (_MOST_BARS * law.step)))
    weights: dict[int, int] = {}
    for amount, weight in law.items():
        if first <= amount <= last:
            begins = amount - amount % width
            weights[begins] = weights.get(begins, 0) + weight
    return width, {begins: share_of(weight, law.total) for begins, weight in weights.items()}


def _plain(text: str) -> str:
    """Between two of these signs matplotlib would set a formula."""
    return text.replace("$", r"\$")
