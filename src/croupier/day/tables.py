"""The demonstration's tables, as tables.toml has them: for the floor of `make run`, and for a day that plays itself.

A table is a book, a variation and what it offers; everything else of its set-up is what the book lets every table have.
Start at `demo_tables`.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib import resources

import msgspec
from msgspec.structs import replace

from croupier.clauses import Silent
from croupier.rulebooks import Rulebook
from croupier.table import Instant, Limit, Setup


class DemoTable(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A table of tables.toml."""

    id: str
    name: str
    book: str
    variation: str
    side_wagers: tuple[str, ...] = ()
    options: dict[str, str] = {}
    patrons: int = 0
    dealt_by_hand: bool = False


@cache
def demo_tables() -> tuple[DemoTable, ...]:
    text = (resources.files("croupier.day") / "tables.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=dict[str, tuple[DemoTable, ...]])["table"]


def tables_of_a_day(number: int) -> tuple[DemoTable, ...]:
    """So many, a table of each book before a second one of any; the second of a book deals itself, the third not.

    Where there are more than the demonstration has, they begin again under further names.
    """
    by_book: dict[str, list[DemoTable]] = defaultdict(list)
    for one in demo_tables():
        by_book[one.book].append(one)
    rounds = range(max(map(len, by_book.values())))
    order = [
        replace(own[place], dealt_by_hand=place % 2 == 0)
        for place in rounds
        for own in by_book.values()
        if place < len(own)
    ]
    chosen = []
    for place in range(number):
        again, which = divmod(place, len(order))
        one = order[which]
        chosen.append(replace(one, id=f"{one.id}-{again + 1}") if again else one)
    return tuple(chosen)


def demo_setup(one: DemoTable, rules: Rulebook, gaming_ends: Instant) -> Setup:
    fitting = (
        felt
        for felt in rules.layouts
        if not felt.side_wagers_stated
        or set(one.side_wagers) <= {*felt.wagers, *(wager for choice in felt.choices for wager in choice)}
    )
    layout = next(fitting, None)  # a document need not draw any
    venues = rules.table.venue
    seats = rules.table.seats
    lying = layout.id if layout is not None else ""
    places = (layout and layout.places) or (7 if isinstance(seats, Silent) else max(seats.least, min(7, seats.most)))
    return Setup(
        variation=one.variation,
        decks=rules.cards.decks.default,
        options=tuple(one.options.items()),
        chips=(100,),
        layout=lying,
        further_areas=rules.laid_beside(lying, one.side_wagers),
        side_wagers=one.side_wagers,
        places=places,
        venue="" if isinstance(venues, Silent) else venues[0].id,
        limits=Limit(5_00, 5_000_00),
        shoe="dealing-shoe" if one.dealt_by_hand else "virtual-shoe",
        gaming_ends=gaming_ends,
        method=next((way.id for way in rules.dealing.method if way.kind == "dealer-opens"), ""),
        face="up",
    )
