"""Small wrongs in a table of play: every cell flipped, every count moved, every natural taken out or added.

They are made on the provision as loaded, and the proof of the wagers' rows is not asked again: it takes long for a new
tableau and cannot see a wrong cell. A table that the reading of tableaux already refuses comes back as nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from croupier import Rulebook
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.provisions import FifthCardRow, TableOfPlay
from croupier.rulebooks.tableau import read_tableau

_FLIPPED = {"D": "S", "S": "D"}


def flipped_tables(book: Rulebook) -> Iterator[tuple[str, Rulebook | None]]:
    for told, table in _tables(book.table_of_play):
        tableau = read_tableau(table, Faults())
        yield told, replace(book, table_of_play=table, tableau=tableau) if tableau else None


def _tables(table: TableOfPlay) -> Iterator[tuple[str, TableOfPlay]]:
    banker, player = table.banker, table.player
    for count, line in banker.grid.items():
        letters = line.split()
        for place, letter in enumerate(letters):
            flipped = " ".join([*letters[:place], _FLIPPED[letter], *letters[place + 1 :]])
            yield (
                f"Banker {count}, cell {place}",
                replace(table, banker=replace(banker, grid={**banker.grid, count: flipped})),
            )
    for number, row in enumerate(banker.fifth_card):
        for told, other in _moved_cards(row):
            rows = (*banker.fifth_card[:number], other, *banker.fifth_card[number + 1 :])
            yield told, replace(table, banker=replace(banker, fifth_card=rows))
    for count in player.draws:
        draws = tuple(one for one in player.draws if one != count)
        yield (
            f"Player {count} stands",
            replace(table, player=replace(player, draws=draws, stands=(*player.stands, count))),
        )
    for count in player.stands:
        stands = tuple(one for one in player.stands if one != count)
        yield (
            f"Player {count} draws",
            replace(table, player=replace(player, draws=(*player.draws, count), stands=stands)),
        )
    for count in range(10):
        naturals = {*table.naturals.counts} ^ {count}
        yield f"naturals {naturals}", replace(table, naturals=replace(table.naturals, counts=tuple(sorted(naturals))))


def _moved_cards(row: FifthCardRow) -> Iterator[tuple[str, FifthCardRow]]:
    for card in row.draws:
        draws = tuple(one for one in row.draws if one != card)
        yield f"Banker {row.counts} stands on {card}", replace(row, draws=draws, stands=(*row.stands, card))
    for card in row.stands:
        stands = tuple(one for one in row.stands if one != card)
        yield f"Banker {row.counts} draws on {card}", replace(row, draws=(*row.draws, card), stands=stands)
