"""The exact number of deals behind every way the points of a coup can fall, in plain whole-number loops.

A deal is six cards in order, whether or not all are used. The weight of a sequence does not depend on its order, so
the third cards are taken out first; what is left of the first four cards has a closed form. A card taken out changes
few of the pairs there are, so the closed form is not reckoned again but corrected. These functions run as they stand
on Python integers, and compiled.py runs the same text through numba on 64-bit ones. Start at `count_points`.
"""

from __future__ import annotations

from typing import Any, Final

# of tables of what is left, what is held, pairs twice, changes, thirds, and the ways of each step
POINTS_ROOM: Final = (100, 100, 10, 10, 10, 3, 100, 100, 100)


def points_room() -> Any:
    """Room for `count_points` to work in, on Python's integers and for one composition."""
    return tuple([[0] for _ in range(rows)] for rows in POINTS_ROOM)


def pairings_room() -> Any:
    """Room for `count_pairings` to work in, on Python's integers."""
    return ([0] * 4, [[0] * 4 for _ in range(4)], [[0] * 4 for _ in range(4)])


def count_points(
    counts: Any, lanes: int, cells: Any, bins: Any, begins: Any, needed: Any, needed_from: Any, room: Any, out: Any
) -> None:
    """Add the weight of every way the points can fall to `out`, at the place its bin says.

    `counts`: by point value, the cards of each of so many compositions (`lanes`), left as found. `cells`, `bins`,
    `begins`, `needed`, `needed_from`: the ways there are (falls.py). `room`: tables to work in.
    """
    left, held, pairs, fewer, change, times, ways, without_one, without_two = room
    rest, alone, both = times[0], times[1], times[2]  # unpacked, they would be no rows to numba, but any lanes anywhere
    for lane in range(lanes):
        cards = 0
        for value in range(10):
            cards += counts[value][lane]
        rest[lane] = cards
        alone[lane] = (cards - 4) * (cards - 5)
    tell_pairs(counts, lanes, left, held, pairs, ways)
    add_ways(cells, bins, begins[0], begins[1], lanes, ways, alone, out)
    taken_out = 1
    for third in range(10):
        of_third = counts[third]
        begin, end = needed_from[taken_out], needed_from[taken_out + 1]
        take_out(third, needed, begin, end, lanes, left, held, pairs, change, ways, without_one)
        for lane in range(lanes):
            alone[lane] = of_third[lane] * (rest[lane] - 5)
        add_ways(cells, bins, begins[taken_out], begins[taken_out + 1], lanes, without_one, alone, out)
        taken_out += 1
        for total in range(10):
            found, whole, gone = fewer[total], pairs[total], left[10 * third + total]
            for lane in range(lanes):
                found[lane] = whole[lane] - 2 * gone[lane]
        change_pairs(third, -1, counts, lanes, left, held)
        # both hands draw: the two third cards, whichever went where, leave the same four-card ways behind
        for other in range(third, 10):
            of_other = counts[other]
            for lane in range(lanes):
                both[lane] = (of_third[lane] + 1) * of_other[lane]
            begin, end = needed_from[taken_out], needed_from[taken_out + 1]
            take_out(other, needed, begin, end, lanes, left, held, fewer, change, without_one, without_two)
            add_ways(cells, bins, begins[taken_out], begins[taken_out + 1], lanes, without_two, both, out)
            taken_out += 1
        change_pairs(third, 1, counts, lanes, left, held)


def tell_pairs(counts: Any, lanes: int, left: Any, held: Any, pairs: Any, ways: Any) -> None:
    """What there is before a card is taken out.

    `left[10 * value + total]`: cards that complete one of `value` to the sum `total`. `held[10 * value + total]`: four
    times the ordered pairs of that sum that begin with that value, which is how they always count. `pairs[total]`: all
    pairs of that sum. `ways[10 * p + b]`, for `p` not above `b`: the ordered choices of four different cards that give
    one hand the sum `p` and the other `b`. Two pairs chosen apart may share a card: those that do are taken away, and
    those that share both are given back.
    """
    for total in range(10):
        for lane in range(lanes):
            pairs[total][lane] = 0
        for value in range(10):
            of_value, of_other = counts[value], counts[(total + 10 - value) % 10]
            itself = 1 if (value + value) % 10 == total else 0
            for lane in range(lanes):
                other = of_other[lane] - itself
                left[10 * value + total][lane] = other
                held[10 * value + total][lane] = 4 * of_value[lane] * other
                pairs[total][lane] += of_value[lane] * other
    for one in range(10):
        for two in range(one, 10):
            found = ways[10 * one + two]
            for lane in range(lanes):
                found[lane] = pairs[one][lane] * (pairs[two][lane] + (2 if one == two else 0))
            for value in range(10):
                begun, ended = held[10 * value + one], left[10 * value + two]
                for lane in range(lanes):
                    found[lane] -= begun[lane] * ended[lane]


def take_out(
    value: int, cells: Any, begin: int, end: int, lanes: int, left: Any, held: Any, pairs: Any, change: Any, ways: Any,
    after: Any,
) -> None:  # fmt: skip
    """Fill `after` with the ways there are once a card of `value` is gone, for the cells from `begin` to `end`.

    Only what the card was part of is reckoned: with it go `2 * left` pairs of each sum, and of the pairs that share a
    card those that it begins, or that it completes for either hand. What two sums lose by it is the product of what
    the card completes of the one and a change of the other, and the same the other way round.
    """
    for total in range(10):
        itself = 4 if (value + value) % 10 == total else 0
        found, whole, gone = change[total], pairs[total], left[10 * value + total]
        for lane in range(lanes):
            found[lane] = 4 * gone[lane] - 2 * whole[lane] - itself
    for place in range(begin, end):
        cell = cells[place]
        one, two = cell // 10, cell % 10
        before_one = one - value if one >= value else one + 10 - value
        before_two = two - value if two >= value else two + 10 - value
        gone_one, change_one = left[10 * value + one], change[one]
        gone_two, change_two = left[10 * value + two], change[two]
        for_one, for_two = held[10 * before_one + two], held[10 * before_two + one]
        found, before = after[cell], ways[cell]
        for lane in range(lanes):
            gone = gone_one[lane] * change_two[lane] + change_one[lane] * gone_two[lane]
            found[lane] = before[lane] + gone + (for_one[lane] + for_two[lane])
        if one == two:
            for lane in range(lanes):
                found[lane] -= 8 * gone_one[lane]


def change_pairs(value: int, by: int, counts: Any, lanes: int, left: Any, held: Any) -> None:
    """Take a card of `value` out of the tables, with `by` of -1, or put it back."""
    of_value = counts[value]
    for lane in range(lanes):
        of_value[lane] += by
    for other in range(10):
        completes = 10 * other + (other + value) % 10
        of_other = counts[other]
        others, begun = left[completes], held[completes]
        for lane in range(lanes):
            others[lane] += by
            begun[lane] = 4 * of_other[lane] * others[lane]
    for place in range(10 * value, 10 * value + 10):
        others, begun = left[place], held[place]
        for lane in range(lanes):
            begun[lane] = 4 * of_value[lane] * others[lane]


def add_ways(cells: Any, bins: Any, begin: int, end: int, lanes: int, ways: Any, times: Any, out: Any) -> None:
    for way in range(begin, end):
        found, some = out[bins[way]], ways[cells[way]]
        for lane in range(lanes):
            found[lane] += some[lane] * times[lane]


def count_pairings(kinds: Any, bins: Any, room: Any, out: Any) -> None:
    """Add the weight of every way the first two cards of each hand can pair to `out`, at the place `bins` gives it.

    `kinds[suit * 13 + rank]`: cards of each kind, suits in the order clubs, diamonds, hearts, spades.
    `bins[player's pair][banker's pair][same rank]`: pairs are 0 none, 1 mixed, 2 coloured, 3 perfect.
    """
    chosen, apart, alike = room
    cards = 0
    for kind in range(52):
        cards += kinds[kind]
    for one in range(4):
        chosen[one] = 0
        for two in range(4):
            apart[one][two] = 0
            alike[one][two] = 0
    for rank in range(13):
        clubs, diamonds, hearts, spades = kinds[rank], kinds[13 + rank], kinds[26 + rank], kinds[39 + rank]
        ways = pairs_of_one_rank(clubs, diamonds, hearts, spades)
        for one in range(1, 4):
            chosen[one] += ways[one]
            for two in range(1, 4):
                apart[one][two] -= ways[one] * ways[two]
        two_pairs_of_one_rank(clubs, diamonds, hearts, spades, alike)
    rest = (cards - 4) * (cards - 5)
    all_four = cards * (cards - 1) * (cards - 2) * (cards - 3)
    paired = 0
    for one in range(1, 4):
        with_other = 0
        for two in range(1, 4):
            differ = apart[one][two] + chosen[one] * chosen[two]
            out[bins[one][two][0]] += differ * rest
            out[bins[one][two][1]] += alike[one][two] * rest
            with_other += differ + alike[one][two]
        alone = chosen[one] * (cards - 2) * (cards - 3) - with_other
        out[bins[one][0][0]] += alone * rest
        out[bins[0][one][0]] += alone * rest
        paired += with_other + 2 * alone
    out[bins[0][0][0]] += (all_four - paired) * rest


def pairs_of_one_rank(clubs: Any, diamonds: Any, hearts: Any, spades: Any) -> Any:
    """The ordered choices of two different cards of one rank, by the kind of pair they make; none is no pair."""
    mixed = 2 * (clubs + spades) * (diamonds + hearts)
    coloured = 2 * (clubs * spades + diamonds * hearts)
    perfect = clubs * (clubs - 1) + diamonds * (diamonds - 1) + hearts * (hearts - 1) + spades * (spades - 1)
    return 0, mixed, coloured, perfect


def two_pairs_of_one_rank(clubs: Any, diamonds: Any, hearts: Any, spades: Any, alike: Any) -> None:
    """Add the ordered choices of four different cards of one rank, by the kinds of pair that two and two of them make.

    As with sums of points: pairs chosen apart, less those that share a card, and those that share both given back.
    What they share is said card by card: how many others make each a pair of the one kind, and of the other.
    """
    ways = pairs_of_one_rank(clubs, diamonds, hearts, spades)
    black, red = clubs + spades, diamonds + hearts
    of_black, of_red = clubs * spades, diamonds * hearts
    with_mixed = red * (clubs * (clubs - 1) + spades * (spades - 1))
    with_mixed += black * (diamonds * (diamonds - 1) + hearts * (hearts - 1))
    alone = clubs * (clubs - 1) * (clubs - 1) + spades * (spades - 1) * (spades - 1)
    alone += diamonds * (diamonds - 1) * (diamonds - 1) + hearts * (hearts - 1) * (hearts - 1)
    alike[1][1] += ways[1] * ways[1] - 4 * black * red * (black + red) + 2 * ways[1]
    alike[2][2] += ways[2] * ways[2] - 4 * (of_black * black + of_red * red) + 2 * ways[2]
    alike[3][3] += ways[3] * ways[3] - 4 * alone + 2 * ways[3]
    differing = (
        ways[1] * ways[2] - 8 * (red * of_black + black * of_red),
        ways[1] * ways[3] - 4 * with_mixed,
        ways[2] * ways[3] - 4 * (of_black * (black - 2) + of_red * (red - 2)),
    )
    alike[1][2] += differing[0]
    alike[2][1] += differing[0]
    alike[1][3] += differing[1]
    alike[3][1] += differing[1]
    alike[2][3] += differing[2]
    alike[3][2] += differing[2]
