"""Sessions of a tournament at full speed: shoes from the same tapes as the engine's, coups, strategies, chips.

One compiled function, which releases the interpreter's lock and touches nothing but the arrays it is given. Rules come
in as tables made from a book; it knows none. Start at `play_tables`.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from croupier.coup.tableau import NO_CARD
from croupier.rehearsal import strategies

_WORDS = 65_536  # a tape is read two bytes at a time

# the strategies' own text, compiled: never a second definition
_wager_of: Any = numba.njit(cache=True, nogil=True)(strategies.wager_of)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]  # numba is untyped
def order_from(tape: Any, cut: Any, stack: Any, shoe: Any) -> Any:
    """Put the cards into the order of a tape, as chance/shoe.py does, and cut; false where the tape is too short."""
    cards = stack.shape[0]
    for card in range(cards):
        stack[card] = card % 52
    at = 0
    for last in range(cards - 1, 0, -1):
        bound = last + 1
        fair = _WORDS - _WORDS % bound
        while True:
            if at + 1 >= tape.shape[0]:
                return False
            word = np.int64(tape[at]) * 256 + np.int64(tape[at + 1])
            at += 2
            if word < fair:
                break
        chosen = word % bound
        held = stack[last]
        stack[last] = stack[chosen]
        stack[chosen] = held
    for card in range(cards):
        shoe[card] = stack[(cut + card) % cards]
    return True


# the kernel of simulate/ has this within its loop, where a function of its own would cost a fifth of its speed
@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def deal_coup(shoe: Any, position: Any, values: Any, naturals_from: Any, player_draws: Any, banker_draws: Any) -> Any:
    """One coup from a place in the shoe: both hands' first two, their third cards or none, and the place after it."""
    player = (values[shoe[position]] + values[shoe[position + 2]]) % 10
    banker = (values[shoe[position + 1]] + values[shoe[position + 3]]) % 10
    position += 4
    player_third: Any = NO_CARD
    banker_third: Any = NO_CARD
    if player < naturals_from and banker < naturals_from:
        if player_draws[player]:
            player_third = np.int64(values[shoe[position]])
            position += 1
        if banker_draws[banker, player_third]:
            banker_third = np.int64(values[shoe[position]])
            position += 1
    return player, banker, player_third, banker_third, position


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def play_tables(
    tapes: Any, cuts: Any, coins: Any, cards: Any, values: Any, burned: Any, player_draws: Any, banker_draws: Any,
    naturals_from: Any, pays: Any, player_of: Any, chips: Any, out: Any, played: Any, coups: Any, least: Any, most: Any,
    unit: Any, in_turn: Any,
) -> Any:  # fmt: skip
    """Deal one session at every table: a row of each array is a table, a column a seat, lowest first.

    `player_of`: the number of the strategy that plays there, or -1. `chips`: of each, changed to what they end with.
    `out`: the coup after which each was out. `played`: how many coups each table had. `pays`: what a unit on each hand
    wins or loses, by both hands' first two and third cards. False where a tape was too short.
    """
    tables, seats = chips.shape
    stack, shoe = np.empty(cards, np.int64), np.empty(cards, np.int64)
    order = np.empty(seats, np.int64)
    before = np.empty(seats, np.int64)
    sides = np.empty(seats, np.int64)
    stakes = np.empty(seats, np.int64)
    for table in range(tables):
        if not order_from(tapes[table], cuts[table], stack, shoe):
            return False
        position = burned[shoe[0]]
        began = 0
        for seat in range(seats):
            began += player_of[table, seat] >= 0
        marker = -1
        for coup in range(coups):
            here = 0
            for seat in range(seats):
                playing = player_of[table, seat] >= 0 and out[table, seat] == 0
                if playing and chips[table, seat] < least:
                    out[table, seat] = max(coup, 1)
                elif playing:
                    here += 1
            if here == 0 or (here == 1 and began > 1):
                break
            # the marker goes to the next lower seat that is taken, round the table; order is the same from there
            place = marker
            count = 0
            for step in range(1, seats + 1):
                seat = (place - step) % seats if in_turn and place >= 0 else (seats - step if in_turn else step - 1)
                if player_of[table, seat] >= 0 and out[table, seat] == 0:
                    if count == 0:
                        marker = seat
                    order[count] = seat
                    count += 1
            for turn in range(count):
                before[turn] = chips[table, order[turn]]
            for turn in range(count):
                seat = order[turn]
                coin = np.int64(coins[table, coup * seats + seat] & 1)
                side, stake = _wager_of(
                    player_of[table, seat], turn, before[:count], sides, stakes, coups - coup, least, most, unit, coin
                )
                sides[turn] = side
                stakes[turn] = stake
            player, banker, player_third, banker_third, position = deal_coup(
                shoe, position, values, naturals_from, player_draws, banker_draws
            )
            for turn in range(count):
                won = pays[player, banker, player_third, banker_third, sides[turn]]
                chips[table, order[turn]] += stakes[turn] // unit * won
            played[table] = coup + 1
    return True
