"""How many wagers one process settles in a second, beside a bare loop that only reads the cards and counts them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from croupier import Refusal, Stake, TwoHands, open_book, settle
from croupier.cards import PACK, point_count

COUPS = 4_000
STAKES = [
    Stake("player", 100_00),
    Stake("banker", 250_00),
    Stake("tie", 10_00),
    Stake("super-6", 5_00),
    Stake("tiger", 5_00),
]


def deal_coups() -> list[TwoHands]:
    tableau = open_book("crown-sydney").tableau
    chance = random.Random(1)
    return [tableau.deal(iter(chance.choices(PACK, k=6))) for _ in range(COUPS)]


def rate(work: Callable[[TwoHands], object], coups: list[TwoHands]) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for hands in coups:
            work(hands)
        best = min(best, time.perf_counter() - start)
    return len(coups) / best


def main() -> None:
    terms = open_book("crown-sydney").terms("crown")
    assert not isinstance(terms, Refusal)
    coups = deal_coups()
    bare = rate(lambda hands: (point_count(hands.player), point_count(hands.banker)), coups)
    full = rate(lambda hands: settle(terms, hands, STAKES), coups)
    print(f"settlement: {full * len(STAKES):,.0f} wagers a second ({full:,.0f} coups of {len(STAKES)} wagers)")
    print(f"reference:  {bare:,.0f} coups a second only counted; settling takes {bare / full:.1f} times as long")


if __name__ == "__main__":
    main()
