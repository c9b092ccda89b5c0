"""Which seeds bring everything about at the random tables of a book between them, few as they are: `FULL_DAYS`.

A command that joins or judges otherwise changes every day, and then the kept seeds fall short: the test goes on to
other seeds until nothing is missing, which holds as well and takes ten times as long. Run this file to find new ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from laws.random_commands import ORDINARY
from laws.random_play import LawBroken, Tally, play
from laws.test_table_random import COMMANDS_EACH, SIX, book_of, day, expected, to_the_end

TRIED = range(1, 61)


def brings(name: str, seed: int) -> set[tuple[str, str]]:
    """What a day has of all that is wanted."""
    book, tally = book_of(name), Tally()
    try:
        play(book, seed, COMMANDS_EACH, tally)
    except LawBroken as broken:
        sys.stderr.write(f"{broken}\n")  # worth more than a full day
        return set()
    return _wanted_of(name, tally)


def _wanted_of(name: str, tally: Tally) -> set[tuple[str, str]]:
    book = book_of(name)
    return {
        *(("accepted", one) for one in expected(book) & set(tally.accepted)),
        *(("refused", one) for one in set(ORDINARY) & set(tally.refused)),
        *(("happened", one) for one in day(book) & set(tally.happened)),
    }


def fewest(name: str) -> tuple[tuple[int, ...], set[str]]:
    """Seeds, each the one that adds most to those before it; and whatever none of those tried brings about."""
    brought = {seed: brings(name, seed) for seed in TRIED}
    ending = Tally()
    for seed in range(3, 9):
        if "declare-cards-insufficient" not in ending.accepted:
            to_the_end(book_of(name), ending, seed)
    had, chosen = _wanted_of(name, ending), []
    while best := max(
        (seed for seed in TRIED if brought[seed] - had), key=lambda one: len(brought[one] - had), default=0
    ):
        chosen.append(best)
        had |= brought[best]
    book = book_of(name)
    return tuple(chosen), (expected(book) | set(ORDINARY) | day(book)) - {one for _, one in had}


def main(names: Iterable[str]) -> None:
    for name in names:
        seeds, missing = fewest(name)
        sys.stdout.write(f'    "{name}": {seeds},\n' + (f"    # no seed brings {sorted(missing)}\n" if missing else ""))
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:] or SIX)
