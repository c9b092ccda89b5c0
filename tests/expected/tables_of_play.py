"""The tables of play, typed: the grid that four books print, and the leaflet's table of fifth cards in its own shape.

Canberra's own grid has a cell too many in its rows; the grid here is the one of reading A-01 (scenario S71).
Start at `differing_cells` and `differing_deals`, which ask a tableau about every case.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from croupier import read_cards
from croupier.cards import Card, TwoHands
from croupier.coup import DrawOrStand, Side, Tableau

# no card, then Player's third card 0 to 9
GRID = """
0 | D D D D D D D D D D D
1 | D D D D D D D D D D D
2 | D D D D D D D D D D D
3 | D D D D D D D D D S D
4 | D S S D D D D D D S S
5 | D S S S S D D D D S S
6 | S S S S S S S D D S S
7 | S S S S S S S S S S S
8 | S S S S S S S S S S S
9 | S S S S S S S S S S S
"""

# Banker's Hand | Draws on a 5th card of | Stands on a 5th card of
FIFTH_CARD = """
0 1 2 | 0 1 2 3 4 5 6 7 8 9 none | -
3     | 0 1 2 3 4 5 6 7 9 none   | 8
4     | 2 3 4 5 6 7 none         | 0 1 8 9
5     | 4 5 6 7 none             | 0 1 2 3 8 9
6     | 6 7                      | 0 1 2 3 4 5 8 9 none
7     | -                        | 0 1 2 3 4 5 6 7 8 9 none
8 9   | -                        | 0 1 2 3 4 5 6 7 8 9 none
"""

PLAYER_DRAWS = (0, 1, 2, 3, 4, 5)
NATURALS = (8, 9)

Cells = dict[tuple[int, int | None], DrawOrStand]


def grid_cells() -> Cells:
    cells: Cells = {}
    for row in GRID.strip().splitlines():
        count, letters = row.split(" | ")
        for third, letter in zip((None, *range(10)), letters.split(), strict=True):
            cells[int(count), third] = {"D": DrawOrStand.DRAW, "S": DrawOrStand.STAND}[letter]
    return cells


def fifth_card_cells() -> Cells:
    cells: Cells = {}
    for row in FIFTH_CARD.strip().splitlines():
        counts, draws, stands = (column.split() for column in row.split("|"))
        for act, cards in ((DrawOrStand.DRAW, draws), (DrawOrStand.STAND, stands)):
            for count, card in product(counts, cards):
                if card != "-":
                    assert (int(count), _third(card)) not in cells, f"typed twice: {count} {card}"
                    cells[int(count), _third(card)] = act
    return cells


def _third(card: str) -> int | None:
    return None if card == "none" else int(card)


@cache
def two_cards(count: int) -> tuple[Card, ...]:
    """A king and a card of this count."""
    return read_cards("Kh" + _spot(count))


@cache
def third_card(count: int) -> tuple[Card, ...]:
    return read_cards(_spot(count))


def _spot(count: int) -> str:
    return "Ts" if count == 0 else "As" if count == 1 else f"{count}s"


def differing_cells(tableau: Tableau, cells: Cells) -> Iterator[str]:
    """Every cell as the tableau answers it, Banker's and Player's, also those that a natural forestalls."""
    for (banker, third), act in cells.items():
        if tableau.banker_act(banker, third).value is not act:
            yield f"tableau: Banker {banker} against {third} should {act}"
    for count in range(10):
        act = DrawOrStand.DRAW if count in PLAYER_DRAWS else DrawOrStand.STAND
        if tableau.player_act(count).value is not act:
            yield f"tableau: Player {count} should {act}"


def differing_deals(tableau: Tableau, cells: Cells) -> Iterator[str]:
    """Every deal as it is played: four cards, then Player's third."""
    for player, banker in product(range(10), repeat=2):
        yield from _differing_deals(tableau, cells, player, banker)


def _differing_deals(tableau: Tableau, cells: Cells, player: int, banker: int) -> Iterator[str]:
    first_four = TwoHands(two_cards(player), two_cards(banker))
    told = f"tableau: Player {player}, Banker {banker}"
    if player in NATURALS or banker in NATURALS:
        if tableau.next_draw(first_four).to is not None:
            yield f"{told}: a natural, no card to either hand"
    elif player in PLAYER_DRAWS:
        if tableau.next_draw(first_four).to is not Side.PLAYER:
            yield f"{told}: a card to Player"
        for third in range(10):
            dealt = TwoHands(first_four.player + third_card(third), first_four.banker)
            expected = Side.BANKER if cells[banker, third] is DrawOrStand.DRAW else None
            if tableau.next_draw(dealt).to is not expected:
                yield f"{told}, third card {third}: a card to {expected}"
    elif tableau.next_draw(first_four).to is not (Side.BANKER if cells[banker, None] is DrawOrStand.DRAW else None):
        yield f"{told}: Banker's table with no card"
