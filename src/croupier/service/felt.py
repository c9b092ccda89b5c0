"""The felt of a table, for a page to draw: places, areas with their names and odds, and the table's terms.

Everything comes from the book's data; the page computes no rule. Start at `felt_of`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from croupier.clauses import Clauses
from croupier.coup import Terms
from croupier.languages.money import HOME, symbol
from croupier.rulebooks import Rulebook
from croupier.table import Setup, Table
from croupier.table.rules import rules_of
from croupier.table.state import Limit
from croupier.words.odds_told import told_odds


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """One area of the layout: what may be wagered there, and what it pays."""

    wager: str
    name: str  # in English, as the book has it; pages have the book's words in their own language
    odds: tuple[tuple[str, dict[str, Any]], ...]  # messages: an id of the catalogue and its facts
    limits: Limit
    clauses: Clauses
    main: bool = False
    window: tuple[str, ...] = ()  # it is taken within a coup only, when this is so
    streak: Streak | None = None  # it lives over several coups


class Streak(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a wager over several coups lies: with the others of its kind and side."""

    kind: Literal["run", "tail"]
    side: str  # player, banker, tie, or combination
    length: int = 0  # of a Run
    late: bool = False
    nominates: int = 0  # so many hands are nominated when it is placed


class Felt(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    book: str
    casino: str
    edition: str
    variation: str
    about: str
    layout: str
    places: tuple[int, ...]
    closed: tuple[int, ...]
    decks: int
    chips: tuple[int, ...]
    areas: tuple[Area, ...]
    currency: str
    symbol: str  # of the currency, as people there write it


def felt_of(table: Table, book: Rulebook) -> Felt | None:
    """The felt of an open table."""
    setup = table.setup
    if setup is None:
        return None
    rules = rules_of(book, setup)
    style = book.variation(setup.variation)
    order = [wager for wager in book.wager_ids() if wager in rules.offered]
    return Felt(
        table=table.id,
        book=book.id,
        casino=book.source.casino,
        edition=book.imprint,
        variation=style.name if style else setup.variation,
        about=style.about if style else "",
        layout=setup.layout,
        places=tuple(range(1, setup.places + 1)),
        closed=setup.closed_places,
        decks=setup.decks,
        chips=chips_for(setup.chips, setup.limits.maximum),
        areas=tuple(_area(rules.terms_now, wager, rules.limit(wager), main=rules.is_main(wager)) for wager in order),
        currency=book.source.currency,
        symbol=symbol(book.source.currency, HOME),
    )


class WagerBeside(msgspec.Struct, frozen=True):
    """A wager beside Player, Banker and Tie, or a family of them: Runs of one side, the Dragon Tails of one."""

    wager: str  # of a family its kind
    name: str
    side: str = ""


def wagers_beside(book: Rulebook, setup: Setup) -> tuple[WagerBeside, ...]:
    """What a table set up so offers beside the main wagers, in the book's order and each family once."""
    rules = rules_of(book, setup)
    found: dict[tuple[str, str], WagerBeside] = {}
    for wager in book.wager_ids():
        if wager not in rules.offered or rules.is_main(wager):
            continue
        name, _, _ = told_odds(rules.terms_now, wager)
        streak = _streak(rules.terms_now, wager)
        one = WagerBeside(streak.kind, name, streak.side) if streak else WagerBeside(wager, name)
        found.setdefault((one.wager, one.side), one)
    return tuple(found.values())


def chips_for(smallest: tuple[int, ...], maximum: int) -> tuple[int, ...]:
    """Chips to wager with: those of the table, and the usual values above them."""
    usual = (100, 500, 1000, 2500, 5000, 10000, 50000, 100000, 500000)
    least = min(smallest)
    wanted = {*smallest, *(value for value in usual if value >= least and value <= maximum and value % least == 0)}
    return tuple(sorted(wanted))[:8]


def _area(terms: Terms, wager: str, limits: Limit, *, main: bool) -> Area:
    name, odds, clauses = told_odds(terms, wager)
    found = terms.wagers.get(wager)
    return Area(
        wager=wager,
        name=name,
        odds=tuple((one.id, dict(one.facts)) for one in odds),
        limits=limits,
        clauses=clauses,
        main=main,
        window=found.window.asked() if found and found.window else (),
        streak=_streak(terms, wager),
    )


def _streak(terms: Terms, wager: str) -> Streak | None:
    if run := terms.runs.get(wager):
        upfront = run.of is None and terms.options.get("run-combo-nomination") == "upfront"
        side = "combination" if run.of is None else run.of.value
        return Streak("run", side, run.length, nominates=run.length if upfront else 0)
    tail = terms.tails.get(wager)
    return Streak("tail", tail.side.value, late=tail.late) if tail else None
