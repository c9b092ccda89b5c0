"""The exact number of deals behind every way the points of a coup can fall, in plain whole-number loops.

A deal is six cards in order, whether or not all are used. The weight of a sequence does not depend on its order, so
the third cards are taken out first; what is left of the first four cards has a closed form. These functions run as
they stand on Python integers, and compiled.py runs the same text through numba on 64-bit ones. Start at
`count_points`.
"""

from __future__ import annotations

from typing import Any

from croupier.coup.tableau import NO_CARD


def points_room() -> Any:
    """Room for `count_points` to work in, on Python's integers."""
    return ([[0] * 10 for _ in range(10)], [[0] * 10 for _ in range(10)], [0] * 10, [[0] * 10 for _ in range(10)])


def pairings_room() -> Any:
    """Room for `count_pairings` to work in, on Python's integers."""
    return ([0] * 4, [[0] * 4 for _ in range(4)], [[0] * 4 for _ in range(4)])


def four_card_ways(counts: Any, up_to: int, left: Any, held: Any, pairs: Any, ways: Any) -> None:
    """Fill `ways[p][b]`: how many ordered choices of four different cards give Player's two the sum p, Banker's two b.

    `left[p][a]`: cards that complete a card of value `a` to the sum `p`. Two pairs chosen apart may share a card:
    those that do are taken away, and those that share both are given back. Sums go from 0 up to `up_to`; the table is
    symmetric.
    """
    for total in range(up_to):
        chosen = 0
        for value in range(10):
            other = counts[(total - value) % 10]
            if (value + value) % 10 == total:
                other -= 1
            left[total][value] = other
            held[total][value] = counts[value] * other
            chosen += counts[value] * other
        pairs[total] = chosen
    for player in range(up_to):
        for banker in range(player, up_to):
            shared = 0
            for value in range(10):
                shared += held[player][value] * left[banker][value]
            both = pairs[player] * pairs[banker] - 4 * shared
            if player == banker:
                both += 2 * pairs[player]
            ways[player][banker] = both
            ways[banker][player] = both


def count_points(
    counts: Any, naturals_from: int, player_draws: Any, banker_draws: Any, bins: Any, room: Any, out: Any
) -> None:
    """Add the weight of every way the points can fall to `out`, at the place `bins` gives it.

    `counts`: cards of each point value, left as found. A two-card count of `naturals_from` or more ends the coup.
    `player_draws[p]`, `banker_draws[b][third]`: whether the hand draws; a third card of 10 is none.
    `bins[p][b][player's third][banker's third]`: where in `out` that way is counted. `room`: four tables to work in.
    """
    left, held, pairs, ways = room
    cards = 0
    for value in range(10):
        cards += counts[value]

    four_card_ways(counts, 10, left, held, pairs, ways)
    for player in range(10):
        for banker in range(10):
            natural = player >= naturals_from or banker >= naturals_from
            if natural or not (player_draws[player] or banker_draws[banker][NO_CARD]):
                weight = ways[player][banker] * (cards - 4) * (cards - 5)
                out[bins[player][banker][NO_CARD][NO_CARD]] += weight

    for third in range(10):
        of_third = counts[third]
        if of_third == 0:
            continue
        counts[third] -= 1
        four_card_ways(counts, naturals_from, left, held, pairs, ways)
        for player in range(naturals_from):
            for banker in range(naturals_from):
                weight = ways[player][banker] * of_third * (cards - 5)
                if player_draws[player]:
                    if not banker_draws[banker][third]:
                        out[bins[player][banker][third][NO_CARD]] += weight
                elif banker_draws[banker][NO_CARD]:
                    out[bins[player][banker][NO_CARD][third]] += weight
        # both hands draw: the two third cards, whichever went where, leave the same four-card ways behind
        for other in range(third, 10):
            both_thirds = of_third * counts[other]
            if both_thirds == 0:
                continue
            counts[other] -= 1
            four_card_ways(counts, naturals_from, left, held, pairs, ways)
            for player in range(naturals_from):
                if not player_draws[player]:
                    continue
                for banker in range(naturals_from):
                    weight = ways[player][banker] * both_thirds
                    if banker_draws[banker][third]:
                        out[bins[player][banker][third][other]] += weight
                    if other != third and banker_draws[banker][other]:
                        out[bins[player][banker][other][third]] += weight
            counts[other] += 1
        counts[third] += 1


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
        mixed = 2 * (clubs + spades) * (diamonds + hearts)
        coloured = 2 * (clubs * spades + diamonds * hearts)
        perfect = clubs * (clubs - 1) + diamonds * (diamonds - 1) + hearts * (hearts - 1) + spades * (spades - 1)
        ways = (0, mixed, coloured, perfect)
        for one in range(1, 4):
            chosen[one] += ways[one]
            for two in range(1, 4):
                apart[one][two] -= ways[one] * ways[two]
        if clubs + diamonds + hearts + spades >= 4:
            _two_pairs_of_one_rank(clubs, diamonds, hearts, spades, alike)
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


def _two_pairs_of_one_rank(clubs: Any, diamonds: Any, hearts: Any, spades: Any, alike: Any) -> None:
    """Add the ordered choices of four different cards of one rank, by the kinds of pair that two and two of them
    make.
    """
    suits = (clubs, diamonds, hearts, spades)
    for first in range(4):
        for second in range(4):
            two = suits[first] * (suits[second] - (second == first))
            if two == 0:
                continue
            one_kind = _pair_of_suits(first, second)
            for third in range(4):
                of_third = suits[third] - (third == first) - (third == second)
                for fourth in range(4):
                    of_fourth = suits[fourth] - (fourth == first) - (fourth == second) - (fourth == third)
                    alike[one_kind][_pair_of_suits(third, fourth)] += two * of_third * of_fourth


def _pair_of_suits(one: int, two: int) -> int:
    if one == two:
        return 3
    # clubs 0 and spades 3 are black, diamonds 1 and hearts 2 are red
    return 2 if one + two == 3 else 1
