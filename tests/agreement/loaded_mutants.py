"""Small wrongs made on a book as loaded: every cell of the table of play flipped, every area of a layout taken out.

The proof of the wagers' rows is not asked again: for a new tableau it takes long, and it cannot see a wrong cell. A
table that the reading of tableaux already refuses comes back as nothing. Start at `LOADED_KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from croupier import Rulebook
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.provisions import FifthCardRow, Layout, TableOfPlay
from croupier.rulebooks.tableau import read_tableau

T = TypeVar("T")
_FLIPPED = {"D": "S", "S": "D"}


def tables_of_play(book: Rulebook) -> Iterator[tuple[str, Rulebook | None]]:
    for told, table in _tables(book.table_of_play):
        tableau = read_tableau(table, Faults())
        yield told, replace(book, table_of_play=table, tableau=tableau) if tableau else None


def _tables(table: TableOfPlay) -> Iterator[tuple[str, TableOfPlay]]:
    banker, player = table.banker, table.player
    for name, line in banker.grid.items():
        letters = line.split()
        for place, letter in enumerate(letters):
            flipped = " ".join([*letters[:place], _FLIPPED[letter], *letters[place + 1 :]])
            other = replace(banker, grid={**banker.grid, name: flipped})
            yield f"Banker {name}, cell {place}", replace(table, banker=other)
    for number, row in enumerate(banker.fifth_card):
        for told, moved in _moved_cards(row):
            rows = (*banker.fifth_card[:number], moved, *banker.fifth_card[number + 1 :])
            yield told, replace(table, banker=replace(banker, fifth_card=rows))
    for count in player.draws:
        stands = replace(player, draws=_without(player.draws, count), stands=(*player.stands, count))
        yield f"Player {count} stands", replace(table, player=stands)
    for count in player.stands:
        draws = replace(player, draws=(*player.draws, count), stands=_without(player.stands, count))
        yield f"Player {count} draws", replace(table, player=draws)
    for count in range(10):
        naturals = tuple(sorted({*table.naturals.counts} ^ {count}))
        yield f"naturals {naturals}", replace(table, naturals=replace(table.naturals, counts=naturals))


def _moved_cards(row: FifthCardRow) -> Iterator[tuple[str, FifthCardRow]]:
    for card in row.draws:
        stands = replace(row, draws=_without(row.draws, card), stands=(*row.stands, card))
        yield f"Banker {row.counts} stands on {card}", stands
    for card in row.stands:
        draws = replace(row, draws=(*row.draws, card), stands=_without(row.stands, card))
        yield f"Banker {row.counts} draws on {card}", draws


def layouts(book: Rulebook) -> Iterator[tuple[str, Rulebook | None]]:
    for place, layout in enumerate(book.layouts):
        for other in _layouts(layout):
            yield f"layout {other}", replace(book, layouts=(*book.layouts[:place], other, *book.layouts[place + 1 :]))


def _layouts(layout: Layout) -> Iterator[Layout]:
    yield replace(layout, id="another")
    yield replace(layout, places=(layout.places or 0) + 1)
    yield from (replace(layout, wagers=_without(layout.wagers, wager)) for wager in layout.wagers)
    yield from (replace(layout, choices=_without(layout.choices, choice)) for choice in layout.choices)
    yield from (replace(layout, other_places=_without(layout.other_places, number)) for number in layout.other_places)
    yield from (replace(layout, languages=_without(layout.languages, language)) for language in layout.languages)


def _without(values: tuple[T, ...], gone: T) -> tuple[T, ...]:
    return tuple(value for value in values if value != gone)


LOADED_KINDS: dict[str, Callable[[Rulebook], Iterator[tuple[str, Rulebook | None]]]] = {
    "tables_of_play": tables_of_play,
    "layouts": layouts,
}
