"""The kernel of requests made before there was a second one: it stays as it was, so that what was saved with it can be
taken up again and a request of that time gives the counts it gave.

Whole shoes, dealt and counted by one compiled function; rules come in as tables made from a book. Nothing here is
changed; what is dealt today is in kernel.py. Start at `play_shoes`.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from croupier.coup.tableau import NO_CARD
from croupier.simulate.sums import LONGEST_COUNTED

PLAYER, BANKER, TIE = 0, 1, 2

_U32 = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)
_2_TO_32 = np.uint64(1) << _32


@numba.njit(cache=True, inline="always")  # type: ignore[misc, unused-ignore]  # numba is untyped
def _rotate(word: Any, by: Any) -> Any:
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@numba.njit(cache=True, inline="always")  # type: ignore[misc, unused-ignore]
def _next_word(one: Any, two: Any, three: Any, four: Any) -> Any:
    """xoshiro256++ by Blackman and Vigna: 64 fresh bits and the next state.

    The state travels in four variables, not in an array, so that the compiler keeps it in registers.
    """
    word = _rotate(one + four, 23) + one
    shifted = two << np.uint64(17)
    three ^= one
    four ^= two
    two ^= three
    one ^= four
    three ^= shifted
    return word, one, two, three, _rotate(four, 45)


@numba.njit(cache=True, inline="always")  # type: ignore[misc, unused-ignore]
def _shuffle_and_cut(state: Any, stack: Any, shoe: Any, cut_depth: Any) -> None:
    """Fisher and Yates's shuffle, then a cut at least `cut_depth` cards from either end.

    A number below a bound is the high half of a product; the few products that would be biased are rejected.
    """
    cards = stack.shape[0]
    one, two, three, four = state[0], state[1], state[2], state[3]
    for place in range(cards - 1, -1, -1):
        # the last round, which has no card left to place, chooses the cut instead
        bound = np.uint64(place + 1) if place else np.uint64(cards - 2 * cut_depth + 1)
        word, one, two, three, four = _next_word(one, two, three, four)
        product = (word >> _32) * bound
        while product & _U32 < bound and product & _U32 < _2_TO_32 % bound:
            word, one, two, three, four = _next_word(one, two, three, four)
            product = (word >> _32) * bound
        chosen = np.int64(product >> _32)
        if place:
            held = stack[place]
            stack[place] = stack[chosen]
            stack[chosen] = held
        else:
            cut = cut_depth + chosen
            # written out: slices would take the compiler a second more and run no faster
            for card in range(cards - cut):
                shoe[card] = stack[cut + card]
            for card in range(cut):
                shoe[cards - cut + card] = stack[card]
    state[0], state[1], state[2], state[3] = one, two, three, four


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def play_shoes(  # noqa: PLR0915  # one loop, kept whole for the compiler
    shoes: Any, state: Any, stack: Any, shoe: Any, values: Any, ranks: Any, pair_kinds: Any, player_draws: Any,
    banker_draws: Any, naturals_from: Any, point_bins: Any, pairing_bins: Any, pairings: Any, cut_depth: Any,
    from_back: Any, burned: Any, coups_left: Any, histogram: Any, across: Any, within: Any, last: Any,
    totals: Any,
) -> None:  # fmt: skip
    """Deal so many shoes and add what happened to `histogram` and to the counts of streaks.

    `stack`: the cards, shuffled in place. `shoe`: room for them after the cut. `point_bins`, `pairing_bins`: where a
    class of points and a class of pairing are counted; the place in `histogram` is the two together.
    `coups_left[first][tied][since]`: how many coups follow once the cutting card is out. `across`, `within`: by
    result, how long its streak had become, over all shoes and within the shoe. `last`: results of the last coups.
    `totals`: coups, cards dealt, shoes that ran short, and the streak that the last shoe ended in.
    """
    cards = stack.shape[0]
    streak_side, streak = -1, 0
    for _ in range(shoes):
        _shuffle_and_cut(state, stack, shoe, cut_depth)
        position = burned[shoe[0]]
        cutting_card = cards - from_back
        shoe_side, shoe_streak = -1, 0
        out, since, came_first = False, 0, 0
        result = -1
        while True:
            if position + 6 > cards:
                totals[2] += 1
                break
            start = position
            player_one, banker_one = shoe[position], shoe[position + 1]
            player_two, banker_two = shoe[position + 2], shoe[position + 3]
            position += 4
            player = (values[player_one] + values[player_two]) % 10
            banker = (values[banker_one] + values[banker_two]) % 10
            player_third: Any = NO_CARD
            banker_third: Any = NO_CARD
            player_total, banker_total = player, banker
            if player < naturals_from and banker < naturals_from:
                if player_draws[player]:
                    player_third = np.int64(values[shoe[position]])
                    position += 1
                    player_total = (player + player_third) % 10
                if banker_draws[banker, player_third]:
                    banker_third = np.int64(values[shoe[position]])
                    position += 1
                    banker_total = (banker + banker_third) % 10
            player_pair = pair_kinds[player_one, player_two]
            banker_pair = pair_kinds[banker_one, banker_two]
            same = 1 if player_pair and banker_pair and ranks[player_one] == ranks[banker_one] else 0
            bin = point_bins[player, banker, player_third, banker_third] * pairings
            histogram[bin + pairing_bins[player_pair, banker_pair, same]] += 1
            totals[0] += 1

            result = TIE if player_total == banker_total else (PLAYER if player_total > banker_total else BANKER)
            streak = streak + 1 if streak_side == result else 1
            streak_side = result
            across[result, min(streak, LONGEST_COUNTED)] += 1
            shoe_streak = shoe_streak + 1 if shoe_side == result else 1
            shoe_side = result
            within[result, min(shoe_streak, LONGEST_COUNTED)] += 1

            if out:
                since += 1
            elif position > cutting_card:
                out = True
                came_first = 1 if start >= cutting_card else 0
            if out and coups_left[came_first, 1 if result == TIE else 0, min(since, 1)] == 0:
                break
        if result >= 0:
            last[result] += 1
        totals[1] += position
    totals[3] = streak_side
    totals[4] = streak
