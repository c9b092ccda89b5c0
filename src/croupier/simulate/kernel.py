"""Whole shoes at full speed: shuffle, cut, burn, deal to the cutting card and past it, and count every class of coup.

One compiled function, which releases the interpreter's lock and touches nothing but the arrays it is given. Rules come
in as lookups made from a book (`lookups.py`); it knows none. A coup has no branch that depends on its cards: all six
cards it may take are read ahead, and one lookup says what it was and how many it took. Start at `play_shoes`.

Counts are a function of the request: whoever changes the generator, the shuffle or the order of draws here makes a new
kernel, and keeps this one for what was saved with it, as first_kernel.py was kept.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from croupier.simulate.sums import LONGEST_COUNTED

MOST_HALF = 512  # generators there is room for; each serves two places of a shoe of at most a thousand cards
TIE = 2
PAIRS = 40  # none, or one of three kinds, of one of thirteen ranks
NO_STREAK = 3 * (LONGEST_COUNTED + 1)  # the state of a streak before the first coup

# where the parts of `numbers` begin; constants, so that the compiler sees that they are apart and works in lanes
_TWO, _THREE, _FOUR = MOST_HALF, 2 * MOST_HALF, 3 * MOST_HALF
_BOUND, _BOUND_ABOVE, _LEAST, _LEAST_ABOVE = 4 * MOST_HALF, 5 * MOST_HALF, 6 * MOST_HALF, 7 * MOST_HALF

_U32 = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)
_63 = np.uint64(63)
# plain whole numbers have a sign, and an index that might be negative costs a look at it
_1, _2, _3, _4, _6 = (np.uint64(number) for number in (1, 2, 3, 4, 6))
_TIE, _NO_STREAK, _PAIRS, _LENGTHS = (np.uint64(number) for number in (TIE, NO_STREAK, PAIRS, LONGEST_COUNTED + 1))
_short: Any = np.uint16  # numba widens sums of short numbers: narrowed again, more of them go into a lane
_TEN = np.uint16(10)


@numba.njit(cache=True, inline="always")  # type: ignore[misc, unused-ignore]  # numba is untyped
def _rotate(word: Any, by: Any) -> Any:
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def choose(numbers: Any, half: Any, chosen: Any) -> None:
    """For every place of the shoe a number below its bound, each equally likely: half from each end of a fresh word.

    A generator of its own, xoshiro256++ by Blackman and Vigna, serves place `n` and place `half + n`. A number below a
    bound is the high half of a product; where any of a shoe's products would be biased, which is once in some hundred
    thousand shoes, all are drawn again: so what stands is unbiased, and nothing else branches.
    """
    while True:
        biased = np.uint64(0)
        for place in range(half):
            one, two = numbers[place], numbers[_TWO + place]
            three, four = numbers[_THREE + place], numbers[_FOUR + place]
            word = _rotate(one + four, 23) + one
            shifted = two << np.uint64(17)
            three ^= one
            four ^= two
            numbers[_TWO + place] = two ^ three
            numbers[place] = one ^ four
            numbers[_THREE + place] = three ^ shifted
            numbers[_FOUR + place] = _rotate(four, 45)
            product = (word & _U32) * numbers[_BOUND + place]
            above = (word >> _32) * numbers[_BOUND_ABOVE + place]
            # below the least one, a difference of the low halves wraps and has its highest bit set
            biased |= ((product & _U32) - numbers[_LEAST + place]) | ((above & _U32) - numbers[_LEAST_ABOVE + place])
            chosen[place] = product >> _32
            chosen[MOST_HALF + place] = above >> _32
        if not biased >> _63:
            return


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def shuffle(chosen: Any, half: Any, fresh: Any, stack: Any, shoe: Any) -> None:
    """Fisher and Yates's shuffle of a fresh stack by the numbers chosen, written twice over, so that a cut copies
    nothing.
    """
    cards = 2 * half
    for place in range(cards):
        stack[place] = fresh[place]
    # two loops, for the numbers of either half; what lies in a place that was filled is not looked at again
    for place in range(half - 1, -1, -1):
        other = chosen[MOST_HALF + place]
        taken = stack[other]
        stack[other] = stack[half + place]
        shoe[half + place] = taken
    for place in range(half - 1, 0, -1):
        other = chosen[place]
        taken = stack[other]
        stack[other] = stack[place]
        shoe[place] = taken
    shoe[0] = stack[0]
    for place in range(cards):
        shoe[cards + place] = shoe[place]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def look_ahead(order: Any, cards: Any, points: Any, ahead: Any) -> None:
    """For every place a coup might begin at, four digits: Player's two, Banker's two, the fifth and the sixth card."""
    for place in range(cards):
        points[place] = order[place] & _short(15)
    for place in range(cards - 5):
        player = _short(points[place] + points[place + 2])
        banker = _short(points[place + 1] + points[place + 3])
        player = _short(player - _TEN) if player >= _TEN else player
        banker = _short(banker - _TEN) if banker >= _TEN else banker
        hands = _short(_short(player * _TEN) + banker)
        thirds = _short(_short(points[place + 4] * _TEN) + points[place + 5])
        ahead[place] = _short(hands * _short(100)) + thirds


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def play_shoes(
    shoes: Any, numbers: Any, half: Any, chosen: Any, fresh: Any, stack: Any, shoe: Any, points: Any, ahead: Any,
    burned: Any, outcomes: Any, hands: Any, pairings: Any, pairing_number: Any, following: Any, cut_depth: Any,
    from_back: Any, coups_left: Any, histogram: Any, across: Any, within: Any, last: Any, totals: Any,
) -> None:  # fmt: skip
    """Deal so many shoes and add what happened to `histogram` and to the counts of streaks.

    `numbers`: generators and bounds; `chosen`, `stack`, `shoe`, `points`, `ahead`: room. `fresh`: the cards before they
    are shuffled, each its kind times sixteen and its points. `outcomes`: by four digits, what the coup is. `hands`: by
    two cards, which pair of which rank they are; `pairings`: by both, where in `histogram` under the coup's points.
    `following`: by a streak and a result, the streak that follows. `coups_left[first][tied][since]`: how many coups
    follow once the cutting card is out. `across`, `within`: by result, how long its streak had become, over all shoes
    and within the shoe. `last`: results of the last coups. `totals`: coups, cards dealt, shoes that ran short, and the
    streak that the last shoe ended in.
    """
    cards = 2 * half
    cutting_card = np.uint64(cards - from_back)
    pairing_number = np.uint64(pairing_number)
    streak: Any = _NO_STREAK
    coups = 0
    for _ in range(shoes):
        choose(numbers, half, chosen)
        shuffle(chosen, half, fresh, stack, shoe)
        order = shoe[cut_depth + np.int64(chosen[0]) :]
        look_ahead(order, cards, points, ahead)
        position = np.uint64(burned[order[0] >> _4])
        shoe_streak: Any = _NO_STREAK
        out, since, came_first = False, 0, 0
        while True:
            start = position
            outcome = np.uint64(outcomes[ahead[start]])
            position = start + _4 + (outcome & _3)
            result = (outcome >> _2) & _3
            player = np.uint64(hands[((order[start] >> _4) << _6) | (order[start + _2] >> _4)])
            banker = np.uint64(hands[((order[start + _1] >> _4) << _6) | (order[start + _3] >> _4)])
            histogram[(outcome >> _4) * pairing_number + np.uint64(pairings[player * _PAIRS + banker])] += 1
            coups += 1
            streak = np.uint64(following[streak * _4 + result])
            across[streak] += 1
            shoe_streak = np.uint64(following[shoe_streak * _4 + result])
            within[shoe_streak] += 1
            if position <= cutting_card:
                continue
            if out:
                since += 1
            else:
                out = True
                came_first = 1 if start >= cutting_card else 0
            if coups_left[came_first, 1 if result == _TIE else 0, min(since, 1)] == 0:
                break
            if position + _6 > np.uint64(cards):
                totals[2] += 1
                break
        last[result] += 1
        totals[1] += np.int64(position)
    totals[0] += coups
    totals[3], totals[4] = np.int64(streak // _LENGTHS), np.int64(streak % _LENGTHS)
