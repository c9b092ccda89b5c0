"""Points and pairings together: the exact weight of every class of facts, for the few wagers that ask about both.

A hand that is a pair is fixed to a value, which makes its part easy; a hand that is not is what remains of the whole.
It runs on Python's integers, in tens of milliseconds. Start at `distribution`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from croupier.cards import POINTS, PairKind, Rank
from croupier.coup import WORDS, DrawOrStand, Facts, Tableau, Wager, classes_under
from croupier.coup.classes import NO_PAIRS, Pairing, Points, join, points_of
from croupier.odds import kernel
from croupier.odds.composition import Composition
from croupier.odds.falls import find_falls

_KINDS = tuple(PairKind)
_RANK_VALUES = tuple(POINTS[rank] for rank in Rank)


Joint = dict[Points, dict[Pairing, int]]


def distribution(tableau: Tableau, composition: Composition) -> Joint:
    """The number of deals behind every class of facts, by its points and then its pairing; nothing that has none."""
    found: Joint = {}
    counts = list(composition.values)
    ways, alike = _ways_by_rank(composition)
    whole = points_distribution(tableau, composition)
    player_pairs = _one_hand_paired(tableau, counts, ways, of_player=True)
    banker_pairs = _one_hand_paired(tableau, counts, ways, of_player=False)
    both = _both_paired(tableau, counts, ways, alike)
    for points, total in whole.items():
        two = {pairing: weight for pairing, weight in both.get(points, {}).items() if weight}
        one = {}
        for kind in _KINDS[1:]:
            shared = sum(weight for pairing, weight in two.items() if pairing.player_pair is kind)
            one[Pairing(kind, PairKind.NONE, False)] = player_pairs.get((points, kind), 0) - shared
            shared = sum(weight for pairing, weight in two.items() if pairing.banker_pair is kind)
            one[Pairing(PairKind.NONE, kind, False)] = banker_pairs.get((points, kind), 0) - shared
        none = total - sum(one.values()) - sum(two.values())
        found[points] = {pairing: weight for pairing, weight in {NO_PAIRS: none, **one, **two}.items() if weight}
    return found


def weigh(wagers: Sequence[Wager], together: Joint) -> dict[tuple[int, ...], int]:
    """The deals behind every combination of rows of these wagers, each row by its place; -1 is not offered."""
    return {places: weight for places, (_, weight) in told_apart(wagers, together).items()}


def told_apart(wagers: Sequence[Wager], together: Joint) -> dict[tuple[int, ...], tuple[Facts, int]]:
    """The same with one class of facts of each combination: for these wagers all of them are alike."""
    rows = [_row_finder(wager) for wager in wagers]
    found: dict[tuple[int, ...], tuple[Facts, int]] = {}
    for points, pairings in together.items():
        for pairing, weight in pairings.items():
            key = tuple(row(points, pairing) for row in rows)
            facts, before = found.get(key) or (join(points, pairing), 0)
            found[key] = facts, before + weight
    return found


@lru_cache(maxsize=8)
def of_a_fresh_shoe(tableau: Tableau, decks: int) -> Joint:
    """The distribution of a fresh shoe, found once for each tableau and number of decks."""
    return distribution(tableau, Composition.fresh(decks))


def _row_finder(wager: Wager) -> Callable[[Points, Pairing], int]:
    """Where among a wager's rows a class falls; asked once for each answer that the wager can tell apart."""

    def place(points: Points, pairing: Pairing) -> int:
        facts = join(points, pairing)
        return wager.place_for(facts) if wager.offered_in(facts) else -1

    words = {WORDS[word].about_pairs for row in wager.rows if row.when for word, _ in row.when.asks}
    if len(words) != 1 or (words == {True} and wager.window is not None):
        return place
    found: dict[Points | Pairing, int] = {}
    about_pairs = words == {True}

    def known(points: Points, pairing: Pairing) -> int:
        key = pairing if about_pairs else points
        if key not in found:
            found[key] = place(points, pairing)
        return found[key]

    return known


def points_distribution(tableau: Tableau, composition: Composition) -> dict[Points, int]:
    """The weight of each way the points can fall, whatever the pairing."""
    every = classes_under(tableau).points
    bins = [[[[0] * 11 for _ in range(11)] for _ in range(10)] for _ in range(10)]
    for number, one in enumerate(every):
        player_third, banker_third = one.thirds
        bins[one.player_first_two][one.banker_first_two][player_third][banker_third] = number
    out = [[0] for _ in every]
    draws = [tableau.player_act(count).value is DrawOrStand.DRAW for count in range(10)]
    grid = [[cell.value is DrawOrStand.DRAW for cell in row] for row in tableau.banker]
    falls = find_falls(min(tableau.naturals.value, default=10), draws, grid, bins)
    kernel.count_points([[count] for count in composition.values], 1, *falls, kernel.points_room(), out)
    return {points: weight for points, (weight,) in zip(every, out, strict=True) if weight}


def _ways_by_rank(composition: Composition) -> tuple[list[list[int]], list[list[list[int]]]]:
    """For each rank: ordered pairs of each kind, and ordered double pairs of each two kinds."""
    ways: list[list[int]] = []
    alike: list[list[list[int]]] = []
    for rank in range(len(Rank)):
        clubs, diamonds, hearts, spades = (composition.counts[suit * 13 + rank] for suit in range(4))
        ways.append(list(kernel.pairs_of_one_rank(clubs, diamonds, hearts, spades)))
        table = [[0] * 4 for _ in range(4)]
        kernel.two_pairs_of_one_rank(clubs, diamonds, hearts, spades, table)
        alike.append(table)
    return ways, alike


def _thirds(tableau: Tableau, player: int, banker: int, counts: list[int]) -> Iterator[tuple[Points, int]]:
    """The third cards that may follow, from what is left, each with the weight of the cards up to the sixth."""
    cards = sum(counts)
    if tableau.is_natural(player) or tableau.is_natural(banker):
        yield points_of(player, banker), cards * (cards - 1)
        return
    if tableau.player_act(player).value is not DrawOrStand.DRAW:
        if tableau.banker_act(banker, None).value is not DrawOrStand.DRAW:
            yield points_of(player, banker), cards * (cards - 1)
            return
        for third in range(10):
            yield points_of(player, banker, None, third), counts[third] * (cards - 1)
        return
    for third in range(10):
        if tableau.banker_act(banker, third).value is not DrawOrStand.DRAW:
            yield points_of(player, banker, third), counts[third] * (cards - 1)
            continue
        for other in range(10):
            weight = counts[third] * (counts[other] - (other == third))
            yield points_of(player, banker, third, other), weight


def _one_hand_paired(
    tableau: Tableau, counts: list[int], ways: list[list[int]], *, of_player: bool
) -> dict[tuple[Points, PairKind], int]:
    """One hand is a pair of each kind; the other hand is any two cards."""
    found: dict[tuple[Points, PairKind], int] = {}
    for value in range(10):
        kinds = [sum(ways[rank][kind] for rank in range(13) if _RANK_VALUES[rank] == value) for kind in range(4)]
        if not any(kinds):
            continue
        left = list(counts)
        left[value] -= 2
        spread: dict[Points, int] = {}
        for first in range(10):
            for second in range(10):
                other = left[first] * (left[second] - (first == second))
                if other <= 0:
                    continue
                left[first] -= 1
                left[second] -= 1
                hands = ((2 * value) % 10, (first + second) % 10)
                for points, weight in _thirds(tableau, *(hands if of_player else hands[::-1]), left):
                    spread[points] = spread.get(points, 0) + weight * other
                left[first] += 1
                left[second] += 1
        for points, weight in spread.items():
            for kind in range(1, 4):
                key = (points, _KINDS[kind])
                found[key] = found.get(key, 0) + weight * kinds[kind]
    return found


def _both_paired(
    tableau: Tableau, counts: list[int], ways: list[list[int]], alike: list[list[list[int]]]
) -> dict[Points, dict[Pairing, int]]:
    """Both hands are pairs: of two ranks, or of one."""
    found: dict[Points, dict[Pairing, int]] = {}
    for player_value in range(10):
        for banker_value in range(10):
            pairings = _double_pairs(player_value, banker_value, ways, alike)
            if not any(pairings.values()):
                continue
            left = list(counts)
            left[player_value] -= 2
            left[banker_value] -= 2
            for points, weight in _thirds(tableau, (2 * player_value) % 10, (2 * banker_value) % 10, left):
                room = found.setdefault(points, {})
                for pairing, times in pairings.items():
                    room[pairing] = room.get(pairing, 0) + weight * times
    return found


def _double_pairs(
    player_value: int, banker_value: int, ways: list[list[int]], alike: list[list[list[int]]]
) -> dict[Pairing, int]:
    found: dict[Pairing, int] = {}
    for one in range(1, 4):
        for two in range(1, 4):
            differ = same = 0
            for rank in range(13):
                if _RANK_VALUES[rank] != player_value:
                    continue
                differ += sum(
                    ways[rank][one] * ways[other][two]
                    for other in range(13)
                    if other != rank and _RANK_VALUES[other] == banker_value
                )
                if player_value == banker_value:
                    same += alike[rank][one][two]
            found[Pairing(_KINDS[one], _KINDS[two], False)] = differ
            found[Pairing(_KINDS[one], _KINDS[two], True)] = same
    return found
