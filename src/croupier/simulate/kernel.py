"""Whole shoes at full speed: shuffle, cut, burn, deal to the cutting card and past it, and count every class of coup.

One compiled function, which releases the interpreter's lock and touches nothing but the arrays it is given. Rules come
in as lookups made from a book (`lookups.py`); it knows none. A coup has no branch that depends on its cards: all six
cards it may take are read ahead, and one lookup says what it was and how many it took. Start at `play_shoes`.

Counts are a function of the request: whoever changes the generator, the shuffle or the order of draws here makes a new
kernel, and keeps this one for what was saved with it, as first_kernel.py was kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numba
import numpy as np

from croupier.simulate.sums import LONGEST_COUNTED

MOST_HALF = 512  # generators there is room for; each serves two places of a shoe of at most a thousand cards
ROW = MOST_HALF + 8  # from a part of `numbers` to the next: a power of two would have all parts fight for one place
TIE = 2
ROOM = 64  # for the counts of streaks, and more than they need
PAIRS = 40  # none, or one of three kinds, of one of thirteen ranks
NO_STREAK = 3 * (LONGEST_COUNTED + 1)  # the state of a streak before the first coup

# where the parts of `numbers` begin; constants, so that the compiler sees that they are apart and works in lanes
_TWO, _THREE, _FOUR = ROW, 2 * ROW, 3 * ROW
_BOUND, _BOUND_ABOVE, _LEAST, _LEAST_ABOVE = 4 * ROW, 5 * ROW, 6 * ROW, 7 * ROW

_U32 = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)
_63 = np.uint64(63)
# plain whole numbers have a sign, and an index that might be negative costs a look at it
_1, _2, _3, _4, _6 = (np.uint64(number) for number in (1, 2, 3, 4, 6))
_TIE, _NO_STREAK, _PAIRS, _LENGTHS = (np.uint64(number) for number in (TIE, NO_STREAK, PAIRS, LONGEST_COUNTED + 1))
_short: Any = np.uint16  # numba widens sums of short numbers: narrowed again, more of them go into a lane
_TEN, _POINTS = np.uint16(10), np.uint16(15)

# no array is made in these functions, so none has to be counted (`_nrt`), which would take a tenth of the time
_OPTIONS: Final[dict[str, Any]] = {"cache": True, "nogil": True, "boundscheck": False, "_nrt": False}
_numba: Any = numba.njit
_compiled: Callable[[Callable[..., Any]], Callable[..., Any]] = _numba(**_OPTIONS)
_inlined: Callable[[Callable[..., Any]], Callable[..., Any]] = _numba(**_OPTIONS, forceinline=True)


@numba.njit(cache=True, inline="always")  # type: ignore[misc, unused-ignore]  # numba is untyped
def _rotate(word: Any, by: Any) -> Any:
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@_compiled
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
            product = (word & _U32) * (numbers[_BOUND + place] & _U32)
            above = (word >> _32) * (numbers[_BOUND_ABOVE + place] & _U32)
            # below the least one, a difference of the low halves wraps and has its highest bit set
            biased |= ((product & _U32) - numbers[_LEAST + place]) | ((above & _U32) - numbers[_LEAST_ABOVE + place])
            chosen[place] = product >> _32
            chosen[MOST_HALF + place] = above >> _32
        if not biased >> _63:
            return


@_compiled
def shuffle(chosen: Any, half: Any, fresh: Any, stack: Any, shoe: Any) -> None:
    """Fisher and Yates's shuffle of a fresh stack by the numbers chosen, written twice over, so that a cut copies
    nothing.
    """
    cards = 2 * half
    for place in range(cards):
        stack[place] = fresh[place]
    # two loops, for the numbers of either half; what lies in a place that was filled is not looked at again
    upper_chosen, upper_stack, upper_shoe = chosen[MOST_HALF:], stack[half:], shoe[half:]
    for place in range(half - 1, -1, -1):
        other = upper_chosen[place]
        taken = stack[other]
        stack[other] = upper_stack[place]
        upper_shoe[place] = taken
    for place in range(half - 1, 0, -1):
        other = chosen[place]
        taken = stack[other]
        stack[other] = stack[place]
        shoe[place] = taken
    shoe[0] = stack[0]
    again = shoe[cards:]
    for place in range(cards):
        again[place] = shoe[place]


@_compiled
def look_ahead(order: Any, cards: Any, ahead: Any, couples: Any) -> None:
    """For every place a coup might begin at: four digits, which are Player's two, Banker's two, the fifth and the sixth
    card; and the kinds of a hand's two cards, Player's at the place and Banker's at the next.

    The order is read beyond its end, where no coup begins: so every place is alike.
    """
    for place in range(cards):
        player = _short((order[place] & _POINTS) + (order[place + 2] & _POINTS))
        banker = _short((order[place + 1] & _POINTS) + (order[place + 3] & _POINTS))
        player = _short(player - _TEN) if player >= _TEN else player
        banker = _short(banker - _TEN) if banker >= _TEN else banker
        hands = _short(_short(player * _TEN) + banker)
        thirds = _short(_short((order[place + 4] & _POINTS) * _TEN) + (order[place + 5] & _POINTS))
        ahead[place] = _short(_short(hands * _short(100)) + thirds)
        couples[place] = _short(_short((order[place] >> _short(4)) << _short(6)) | (order[place + 2] >> _short(4)))


@_compiled
def lay_out(
    numbers: Any, half: Any, chosen: Any, fresh: Any, stack: Any, burned: Any, cut_depth: Any, lane: Any
) -> Any:  # fmt: skip
    """Shuffle and cut the next shoe; where its first coup begins, and where it was cut."""
    shoe, ahead, couples, _ = lane
    choose(numbers, half, chosen)
    shuffle(chosen, half, fresh, stack, shoe)
    cut = cut_depth + np.int64(chosen[0])
    order = shoe[cut:]
    look_ahead(order, 2 * half, ahead, couples)
    return np.uint64(burned[order[0] >> _4]), cut


@_inlined
def deal_coup(position: Any, streak: Any, lane: Any, rules: Any, histogram: Any) -> Any:
    """Count the coup that begins at a position; where the next begins, and the streak that this one ends in."""
    _, ahead, couples, streaks = lane
    outcomes, hands, pairings, pairing_number, following = rules
    outcome = np.uint64(outcomes[ahead[position]])
    player, banker = np.uint64(hands[couples[position]]), np.uint64(hands[couples[position + _1]])
    histogram[(outcome >> _4) * pairing_number + np.uint64(pairings[player * _PAIRS + banker])] += 1
    streak = np.uint64(following[streak * _4 + ((outcome >> _2) & _3)])
    streaks[streak] += 1
    return position + _4 + (outcome & _3), streak


@_compiled
def deal_out(
    position: Any, streak: Any, lane: Any, rules: Any, cards: Any, cutting_card: Any, coups_left: Any, histogram: Any,
    totals: Any,
) -> Any:  # fmt: skip
    """Count the coups from a position to the end of the shoe; the place after it, and the streak it ends in."""
    out, since, came_first = False, 0, 0
    while True:
        start = position
        position, streak = deal_coup(position, streak, lane, rules, histogram)
        if position <= cutting_card:
            continue
        if out:
            since += 1
        else:
            out = True
            came_first = 1 if start >= cutting_card else 0
        tied = 1 if streak // _LENGTHS == _TIE else 0
        if coups_left[came_first, tied, min(since, 1)] == 0:
            return position, streak
        if position + _6 > cards:
            totals[2] += 1
            return position, streak


@_compiled
def go_on(before: Any, streak: Any, position: Any, end: Any, lane: Any, rules: Any, across: Any) -> Any:
    """The streak that is open after a shoe, over all shoes; `before`: after the last shoe; `streak`: after this alone.

    Where the shoe began as the last one had ended, its first streak was counted as one begun anew: here it is counted
    in `across` as the longer one it is. Beyond the longest that is counted both are alike.
    """
    _, ahead, _, _ = lane
    outcomes, _, _, _, following = rules
    result, length = before // _LENGTHS, np.uint64(0)
    while position < end and length < _LENGTHS - _1:
        outcome = np.uint64(outcomes[ahead[position]])
        if (outcome >> _2) & _3 != result:
            return streak
        position += _4 + (outcome & _3)
        length += _1
        before = np.uint64(following[before * _4 + result])
        across[result * _LENGTHS + length] -= 1
        across[before] += 1
    return before if position >= end else streak


@_compiled
def play_shoes(
    shoes: Any, numbers: Any, half: Any, chosen: Any, fresh: Any, stack: Any, lanes: Any, burned: Any, rules: Any,
    cut_depth: Any, from_back: Any, coups_left: Any, histogram: Any, across: Any, within: Any, last: Any, totals: Any,
) -> Any:  # fmt: skip
    """Deal so many shoes and add what happened to `histogram` and to the counts of streaks; where the last was cut.

    Two shoes are dealt side by side: where one coup ends and the next begins is known late, and meanwhile the other
    shoe's is counted. Each has a lane of its own: the shoe, what is ahead of each place, couples, counts of streaks.

    `numbers`: generators and bounds; `chosen`, `stack`: room. `fresh`: the cards before they are shuffled, each its
    kind times sixteen and its points. `rules`, as `deal_coup` takes them apart: by four digits, what the coup is; by
    two cards, which pair of which rank they are; by both pairs, where in `histogram` under the coup's points, and how
    many such places there are; by a streak and a result, the streak that follows. `coups_left[first][tied][since]`:
    how many coups follow once the cutting card is out. `across`, `within`: by result, how long its streak had become,
    over all shoes and within the shoe. `last`: results of the last coups. `totals`: coups, cards dealt, shoes that ran
    short, and the streak that the last shoe ended in.
    """
    cards = np.uint64(2 * half)
    cutting_card = np.uint64(2 * half - from_back)
    one, other = lanes
    open_streak: Any = _NO_STREAK
    fresh_streak: Any = _NO_STREAK
    cut = 0
    for first in range(0, shoes, 2):
        two = first + 1 < shoes
        one_begin, cut = lay_out(numbers, half, chosen, fresh, stack, burned, cut_depth, one)
        one_position, one_streak = one_begin, fresh_streak
        other_begin, other_streak = one_begin, fresh_streak
        if two:
            other_begin, cut = lay_out(numbers, half, chosen, fresh, stack, burned, cut_depth, other)
            other_position = other_begin
            # as long as the cutting card cannot come out, whatever the next coups are
            while max(one_position, other_position) + _6 <= cutting_card:
                one_position, one_streak = deal_coup(one_position, one_streak, one, rules, histogram)
                other_position, other_streak = deal_coup(other_position, other_streak, other, rules, histogram)
        one_position, one_streak = deal_out(
            one_position, one_streak, one, rules, cards, cutting_card, coups_left, histogram, totals
        )
        last[one_streak // _LENGTHS] += 1
        totals[1] += np.int64(one_position)
        open_streak = go_on(open_streak, one_streak, one_begin, one_position, one, rules, across)
        if two:
            other_position, other_streak = deal_out(
                other_position, other_streak, other, rules, cards, cutting_card, coups_left, histogram, totals
            )
            last[other_streak // _LENGTHS] += 1
            totals[1] += np.int64(other_position)
            open_streak = go_on(open_streak, other_streak, other_begin, other_position, other, rules, across)
    for streak in range(NO_STREAK):
        counted = one[3][streak] + other[3][streak]
        within[streak] += counted
        across[streak] += counted
        totals[0] += counted
    totals[3], totals[4] = np.int64(open_streak // _LENGTHS), np.int64(open_streak % _LENGTHS)
    return cut
