"""The compiled loops of exposure: shoes dealt and counted, and what a bettor wins added up.

They touch nothing but the arrays they are given and release the interpreter's lock. The shuffle is that of simulation.
Parts of a unit are whole numbers: units won and staked in 2^-32, rounded down; their squares, which only standard
errors are made of, from 2^-16 and 2^-10. Start at `deal`, `pass_triggers` and `tally`, in this order; between them
price_kernel.py has its place.
"""

from __future__ import annotations

from typing import Any, Final

import numba
import numpy as np

from croupier.coup.tableau import NO_CARD
from croupier.simulate.first_kernel import BANKER, PLAYER, TIE, _shuffle_and_cut

FINE: Final = 32  # a unit has so many binary places
WON_COARSE: Final = 16  # so many of them are left out of squares of what was won in a shoe
STAKED_COARSE: Final = 22  # and of squares of what was staked

# what is added up for one wager, one bettor, one place of the cutting card
STAKED, WON, STAKED_STAKED, STAKED_COUPS, WON_WON, WON_STAKED, WON_COUPS = range(7)
SUMS: Final = 7

# what is added up for one place of the cutting card, whoever bets
SHOES, COUPS, COUPS_COUPS, CARDS, SHORT = range(5)
SHOE_SUMS: Final = 5

_FINE = np.int64(FINE)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]  # numba is untyped
def skip(shoes: Any, state: Any, stack: Any, shoe: Any, cut_depth: Any) -> None:
    """Shuffle so many shoes and deal none of them."""
    for _ in range(shoes):
        _shuffle_and_cut(state, stack, shoe, cut_depth)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def shuffle(shoes: Any, state: Any, stack: Any, shoe: Any, cut_depth: Any, out: Any) -> None:
    """Shuffle and cut so many shoes, one a row of `out`."""
    for number in range(shoes):
        _shuffle_and_cut(state, stack, shoe, cut_depth)
        out[number, :] = shoe


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def deal(  # noqa: PLR0915  # one loop, kept whole for the compiler
    orders: Any, fresh: Any, values: Any, player_draws: Any, banker_draws: Any, naturals_from: Any, burned: Any,
    first_seen: Any, tags: Any, from_back: Any, coups_left: Any, unseen_before: Any, left_before: Any,
    counts_before: Any, results: Any, first_rows: Any, ends: Any, positions: Any, short: Any,
) -> int:  # fmt: skip
    """Deal every coup of every shoe to the end of the last cutting card; how many coups that was.

    A row for each coup: how many cards were unseen before its first card, and how many of each kind; and for each wager
    the running count of `tags[kind][wager]` over those that were seen. `ends[shoe][place]`: coups up to the end of the
    shoe by the cutting card at `from_back[place]`; `positions`: cards that had left it then. `coups_left` as simulation
    has it.
    """
    cards = orders.shape[1]
    places, counted = from_back.shape[0], tags.shape[1]
    left = np.empty(52, np.int64)
    counts = np.empty(counted, np.int32)
    out = np.empty(places, np.int64)
    came_first = np.empty(places, np.int64)
    row = 0
    for number in range(orders.shape[0]):
        shoe = orders[number]
        first_rows[number] = row
        left[:] = fresh
        counts[:] = 0
        unseen = cards
        position = burned[shoe[0]]
        if first_seen:
            left[shoe[0]] -= 1
            unseen -= 1
            for wager in range(counted):
                counts[wager] += tags[shoe[0], wager]
        out[:] = -1
        ends[number, :] = -1
        short[number, :] = 0
        going, coups = places, 0
        while going:
            if position + 6 > cards:
                for place in range(places):
                    if ends[number, place] < 0:
                        ends[number, place] = coups
                        positions[number, place] = position
                        short[number, place] = 1
                break
            unseen_before[row] = unseen
            for kind in range(52):
                left_before[row, kind] = left[kind]
            for wager in range(counted):
                counts_before[wager, row] = counts[wager]
            start = position
            player = (values[shoe[position]] + values[shoe[position + 2]]) % 10
            banker = (values[shoe[position + 1]] + values[shoe[position + 3]]) % 10
            position += 4
            if player < naturals_from and banker < naturals_from:
                third: Any = NO_CARD
                held = banker
                if player_draws[player]:
                    third = np.int64(values[shoe[position]])
                    position += 1
                    player = (player + third) % 10
                if banker_draws[held, third]:
                    banker = (held + values[shoe[position]]) % 10
                    position += 1
            for dealt in range(start, position):
                kind = shoe[dealt]
                left[kind] -= 1
                for wager in range(counted):
                    counts[wager] += tags[kind, wager]
            unseen -= position - start
            result = TIE if player == banker else (PLAYER if player > banker else BANKER)
            results[row] = result
            row += 1
            coups += 1
            for place in range(places):
                if ends[number, place] >= 0:
                    continue
                if out[place] >= 0:
                    out[place] += 1
                elif position > cards - from_back[place]:
                    out[place] = 0
                    came_first[place] = 1 if start >= cards - from_back[place] else 0
                if out[place] >= 0:
                    since = min(out[place], coups_left.shape[2] - 1)
                    if coups_left[came_first[place], 1 if result == TIE else 0, since] == 0:
                        ends[number, place] = coups
                        positions[number, place] = position
                        going -= 1
    first_rows[orders.shape[0]] = row
    return row


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def pass_triggers(
    rows: Any, counts: Any, unseen: Any, by_whole: Any, only_whole: Any, above: Any, below: Any, reached: Any
) -> None:
    """How many triggers of each wager the true count reaches before each coup: `counts[w][row] * 52 / unseen`, exactly.

    `by_whole[w][n + 1]`: how many triggers are not above the whole number `n`, which is -1 for all below nothing. Where
    a trigger is not whole, or beyond the last of those, the rest are looked at one by one: `above[w][k] / below[w][k]`
    in rising order.
    """
    parts, whole = np.empty(rows, np.float64), np.empty(rows, np.int64)
    most = by_whole.shape[1] - 2
    for row in range(rows):
        parts[row] = 1 / np.float64(unseen[row])
    for wager in range(counts.shape[0]):
        for row in range(rows):
            running, cards = np.int64(counts[wager, row]) * 52, unseen[row]
            about = np.int64(np.floor(np.float64(running) * parts[row]))  # at most one off
            about -= np.int64(about * cards > running)
            about += np.int64((about + 1) * cards <= running)
            whole[row] = max(min(about, most), -1) + 1
        for row in range(rows):
            reached[wager, row] = by_whole[wager, np.uint64(whole[row])]
        if not only_whole[wager]:
            for row in range(rows):
                running, level = np.int64(counts[wager, row]) * 52, np.int64(reached[wager, row])
                while level < above.shape[1] and running * below[wager, level] >= above[wager, level] * unseen[row]:
                    level += 1
                reached[wager, row] = level


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def _close(staked: Any, won: Any, coups: Any, sums: Any) -> None:
    """Add what one bettor staked and won in one shoe."""
    if staked == 0 and won == 0:
        return
    sums[STAKED] += staked
    sums[WON] += won
    staked, won = staked >> STAKED_COARSE, won >> WON_COARSE
    sums[STAKED_STAKED] += staked * staked
    sums[STAKED_COUPS] += staked * coups
    sums[WON_WON] += won * won
    sums[WON_STAKED] += won * staked
    sums[WON_COUPS] += won * coups


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def tally(
    first_rows: Any, ends: Any, won: Any, staked: Any, favourable: Any, reached: Any, perfect: Any, counted: Any,
) -> None:  # fmt: skip
    """Add up every shoe: a bettor who sees the edge, and one who counts, for every trigger.

    `won`, `staked`, `favourable` and `reached` are by wager and coup. `perfect[place][wager]`, `counted[place][wager]
    [trigger]`: the sums named above, by place of the cutting card; places are from the shoe's end backwards, so that
    the shortest shoe comes first. The last shoe is not counted.
    """
    places, wagers, triggers = counted.shape[0], won.shape[0], counted.shape[2]
    # by the triggers that a coup reached; what reached none is put at 0, and nobody asks for it
    by_staked, by_won = np.zeros(triggers + 1, np.int64), np.zeros(triggers + 1, np.int64)
    for wager in range(wagers):
        for number in range(ends.shape[0] - 1):
            perfect_staked, perfect_won = np.int64(0), np.int64(0)
            row = first_rows[number]
            highest: Any = 0
            for place in range(places):
                end = ends[number, place]
                while row < first_rows[number] + end:
                    if favourable[wager, row]:
                        perfect_staked += staked[wager, row]
                        perfect_won += won[wager, row]
                    at = np.int64(reached[wager, row])
                    by_staked[at] += staked[wager, row]
                    by_won[at] += won[wager, row]
                    highest = max(highest, at)
                    row += 1
                _close(perfect_staked, perfect_won, end, perfect[place, wager])
                all_staked, all_won = np.int64(0), np.int64(0)
                for level in range(highest, 0, -1):
                    all_staked += by_staked[level]
                    all_won += by_won[level]
                    _close(all_staked, all_won, end, counted[place, wager, level - 1])
            by_staked[: highest + 1] = 0
            by_won[: highest + 1] = 0


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def count_shoes(ends: Any, positions: Any, short: Any, sums: Any) -> None:
    """Add up what is one whoever bets, `sums[place]`; the last shoe is not counted."""
    for number in range(ends.shape[0] - 1):
        for place in range(ends.shape[1]):
            coups, of = ends[number, place], sums[place]
            of[SHOES] += 1
            of[COUPS] += coups
            of[COUPS_COUPS] += coups * coups
            of[CARDS] += positions[number, place]
            of[SHORT] += short[number, place]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def _came(
    results: Any, row: Any, after: Any, following: Any, end: Any, side: Any, longest: Any, at_end: Any, nets: Any
) -> Any:
    """What a unit on a streak that begins with the coup at `row` comes to: `after` is the row that ends its shoe.

    `following` to `end`: the coups of the next shoe, which a streak that is carried goes on in.
    """
    length = 0
    while length < longest:
        if row < after:
            result = results[row]
        elif at_end == 0 and following < end:
            result = results[following]
            following += 1
        elif at_end == 2 and length:
            return nets[length]
        else:
            return np.int64(0)  # returned
        if result != side:
            break
        length += 1
        row += 1
    return nets[length]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def tally_streaks(
    results: Any, first_rows: Any, ends: Any, favourable: Any, reached: Any, sides: Any, late: Any, longest: Any,
    at_end: Any, nets: Any, beyond: Any, perfect: Any, counted: Any,
) -> None:  # fmt: skip
    """The same for streaks, whose numbers among the wagers follow `beyond`; the last shoe only says what came next.

    A Late one is open once its side has won the coup before; an Early one that ends with the shoe is not open on the
    shoe's last coup. What becomes of a unit is known when the coups that follow are.
    """
    unit = np.int64(1) << _FINE
    places, triggers = counted.shape[0], counted.shape[2]
    by_staked, by_won = np.zeros(triggers, np.int64), np.zeros(triggers, np.int64)
    for number in range(ends.shape[0] - 1):
        first, following = first_rows[number], first_rows[number + 1]
        for place in range(places):
            coups = ends[number, place]
            end = following + ends[number + 1, place]
            for streak in range(sides.shape[0]):
                staked, won = np.int64(0), np.int64(0)
                by_staked[:] = 0
                by_won[:] = 0
                last = first + coups - (1 if at_end[streak] == 2 and not late[streak] else 0)
                for row in range(first, last):
                    at = reached[beyond + streak, row]
                    if not (at or favourable[row, streak]):
                        continue
                    if late[streak] and (row == first or results[row - 1] != sides[streak]):
                        continue
                    came = _came(
                        results, row, first + coups, following, end, sides[streak], longest[streak], at_end[streak],
                        nets[streak],
                    )  # fmt: skip
                    if favourable[row, streak]:
                        staked += unit
                        won += came
                    if at:
                        by_staked[at - 1] += unit
                        by_won[at - 1] += came
                _close(staked, won, coups, perfect[place, beyond + streak])
                all_staked, all_won = np.int64(0), np.int64(0)
                for trigger in range(triggers - 1, -1, -1):
                    all_staked += by_staked[trigger]
                    all_won += by_won[trigger]
                    _close(all_staked, all_won, coups, counted[place, beyond + streak, trigger])
