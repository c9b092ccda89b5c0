"""A trial shoe of every variation and layout of a book: whether a table set up so can be opened, dealt and closed.

Loading proves that a book answers; this sees that play goes on, with the automatic dealer, a patron who wagers on all
that is offered, and cards from a seed. It judges nothing. Start at `trials`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from croupier.automatic.dealer import AutomaticDealer, DealingStopped, Stuck
from croupier.automatic.desk import DeskInMemory
from croupier.automatic.usual import dealer_opens, usual_places, usual_venue
from croupier.chance import TapesInMemory
from croupier.clauses import Refusal
from croupier.coup import Terms
from croupier.rulebooks import Rulebook
from croupier.rulebooks.provisions import Layout, Variation
from croupier.table import PATRON, Actor, Limit, Setup, Stage, Table, next_step
from croupier.table.rules import expand

_MOST_COUPS: Final = 400  # more than any shoe has
_SEED, _PATRON = 1, "patron"
_MINIMUM, _MAXIMUM, _CHIPS = 20_00, 1_000_00, 10_000_000_00
_BEGINS, _A_COUP = 1_700_000_000_000, 60_000  # moments of a made-up day
_HOURS: Final = 24 * 60 * _A_COUP


class Trial(msgspec.Struct, frozen=True):
    """One trial: how many coups were dealt, and where it stopped if it did."""

    variation: str
    layout: str
    coups: int
    stage: Stage
    waits_for: str = ""  # the step that was not taken, where the table named one
    refusal: Refusal | None = None
    stopped: bool = False


def trials(book: Rulebook) -> Iterator[Trial]:
    """Of every variation that is not for tournaments alone, at every layout there is."""
    for variation in book.variations:
        if not variation.tournament_only:
            for layout in book.layouts or (None,):
                yield trial(book, variation, layout)


def trial(book: Rulebook, variation: Variation, layout: Layout | None) -> Trial:
    of = variation.id, "" if layout is None else layout.id
    setup = full_setup(book, variation, layout)
    if isinstance(setup, Refusal):
        return Trial(*of, coups=0, stage=Stage.NO_CARDS, refusal=setup, stopped=True)
    now = _BEGINS
    desk = DeskInMemory(Table(id="trial"), book)
    dealer = AutomaticDealer(desk, tapes=TapesInMemory(_SEED), clock=lambda: now)
    shown = (book.authority.rank[0].id,)
    try:
        refusal = dealer.open(setup) or _sit(dealer, *shown)
        for _ in range(_MOST_COUPS if refusal is None else 0):
            now += _A_COUP
            dealer.advance()
            if desk.table.shoe.number > 1 and desk.table.shoe.stage is Stage.IN_PLAY:
                return Trial(*of, coups=desk.table.coups, stage=desk.table.shoe.stage)
            before = desk.table.coups
            refusal = _wager(dealer)
            if refusal is None:
                dealer.advance(deal=True)
            if desk.table.coups == before:
                break
    except (Stuck, DealingStopped):
        refusal = None
    step = next_step(desk.table, book)
    return Trial(
        *of,
        coups=desk.table.coups,
        stage=desk.table.shoe.stage,
        waits_for="" if step is None else step.command,
        refusal=refusal,
        stopped=True,
    )


def _sit(dealer: AutomaticDealer, least: str) -> Refusal | None:
    seated = (
        dealer.say("arrive", dealer.staff(least), patron=_PATRON, chips=_CHIPS),
        dealer.say("sit-down", Actor(_PATRON, PATRON), patron=_PATRON, seat=1),
    )
    return next((answer for answer in seated if isinstance(answer, Refusal)), None)


def _wager(dealer: AutomaticDealer) -> Refusal | None:
    """The least on every bet, on Banker first in every second coup: where all are refused, why the first was.

    What the table refuses, such as a tail that does not run, is left out.
    """
    setup = dealer.table.setup
    assert setup is not None, "whoever wagers has a table that is open"
    mains = [one.id for one in dealer.book.wagers if one.backs]
    if dealer.table.coups % 2:
        mains.reverse()
    answers = [
        dealer.say("place-wager", Actor(_PATRON, PATRON), patron=_PATRON, wager=wager, stake=_stake(dealer, wager))
        for wager in dict.fromkeys((*mains, "tie", *expand(dealer.book, setup.side_wagers)))
    ]
    first = answers[0]
    return first if isinstance(first, Refusal) and all(isinstance(one, Refusal) for one in answers) else None


def _stake(dealer: AutomaticDealer, wager: str) -> int:
    """Combined wagers are apportioned in whole chips: a hundred times the least divides by any share."""
    return 100 * _MINIMUM if any(one.id == wager for one in dealer.book.combined) else _MINIMUM


# --- a table with all that its layout has ---------------------------------------------------------


def full_setup(book: Rulebook, variation: Variation, layout: Layout | None) -> Setup | Refusal:
    """Every side wager that the layout has an area for is offered, and an option is chosen where one must be."""
    areas = () if layout is None else (*layout.wagers, *(id for group in layout.choices for id in group))
    mains = {one.id for one in book.wagers if one.backs}
    options = _chosen(book, variation, {*areas, *mains})
    if isinstance(options, Refusal):
        return options
    terms = book.terms(variation.id, options=options)
    if isinstance(terms, Refusal):
        return terms
    offered = tuple(one for one in dict.fromkeys(areas) if _is_side(book, terms, one) and one not in mains)
    lying = "" if layout is None else layout.id
    return Setup(
        variation=variation.id,
        decks=terms.decks,
        options=tuple(options.items()),
        chips=(100,),
        layout=lying,
        further_areas=book.laid_beside(lying, offered),
        side_wagers=offered,
        places=usual_places(book, lying),
        venue=usual_venue(book),
        limits=Limit(_MINIMUM, _MAXIMUM),
        gaming_ends=_BEGINS + _HOURS,
        method=dealer_opens(book),
    )


def _is_side(book: Rulebook, terms: Terms, wager: str) -> bool:
    """What the terms know, and is offered besides what every table has."""
    known = {*terms.wagers, *terms.combined, *terms.runs, *terms.tails}
    return wager != "tie" and set(expand(book, (wager,))) <= known


def _chosen(book: Rulebook, variation: Variation, wanted: set[str]) -> dict[str, str] | Refusal:
    """Whatever must be chosen so that these are offered: the first that the book allows."""
    options: dict[str, str] = {}
    for _ in book.options:
        terms = book.terms(variation.id, options=options)
        if isinstance(terms, Refusal):
            return terms
        choices = (one.choice for id, one in terms.unavailable.items() if id in wanted and one.choice is not None)
        choice = next((one for one in choices if one.option not in options), None)
        if choice is None:
            break
        options[choice.option] = choice.values[0]
    return options
