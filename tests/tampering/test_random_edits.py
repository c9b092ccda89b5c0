"""Random edits of a log's rows: all are found, and where a chain breaks the first bad entry is named.

The quick check is asked every time and the whole verification every third time; with CROUPIER_SOAK=1 there are eighty
times as many edits, and both are always asked. A failure names its seed and its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from croupier.verify import Finding
from soak import SOAK
from tampering.bench import Bench, Rows
from tampering.evening import CLOSED, IN_PLAY, LONG
from tampering.mutations import MUTATIONS, expected

EDITS = 100  # of a seed
SEEDS = range(1, 401 if SOAK else 6)
SHARES = {LONG: 1, CLOSED: 25, IN_PLAY: 24}  # the long table takes its time


def edited(bench: Bench, seed: int) -> Iterator[tuple[str, str, Rows, Rows]]:
    """What it is called, of which table, the rows as they were and as they are now."""
    rng = Random(seed)
    for number in range(EDITS):
        table = rng.choices(list(SHARES), list(SHARES.values()))[0]
        before = bench.rows[table]
        after = before.copy()
        chosen = [rng.choice(MUTATIONS) for _ in range(rng.choice([1, 1, 1, 2]))]
        for mutation in chosen:
            if len(after.entries) > 2 and len(after.commands) > 2:
                mutation(rng, after)
        called = f"seed {seed} number {number}: {' and '.join(one.__name__ for one in chosen)} at {table}"
        yield called, table, before, after


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"seed-{seed}")
def test_every_edit_is_found_and_the_first_bad_entry_is_named(bench: Bench, seed: int) -> None:
    tried = 0
    for called, table, before, after in edited(bench, seed):
        answer = expected(before, after)
        if answer is None or _impossible(after):
            continue
        found: list[Finding | None] = []
        with bench.holding({table: after}):
            if after.entries:
                found.append(next(iter(bench.quickly(table)), None))
            if SOAK or tried % 3 == 0 or not after.entries:
                found.append(bench.first_finding(table))
        for one in found:
            assert one is not None, f"{called}: not found"
            assert (one.kind, one.sequence) in answer, f"{called}: {answer} is right, and {one.sentence()}"
        tried += 1
    assert tried > EDITS * 9 // 10


def _impossible(rows: Rows) -> bool:
    """Two edits may ask for rows that no database keeps: keys are unique."""
    numbers = [entry.sequence for entry in rows.entries]
    ids, firsts = [command.id for command in rows.commands], [command.first for command in rows.commands]
    return any(len(set(keys)) < len(keys) or max(keys, default=0) > 2**63 - 1 for keys in (numbers, firsts)) or (
        len(set(ids)) < len(ids)
    )


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_every_kind_of_edit_is_found_in_the_whole_log(bench: Bench, mutation: object) -> None:
    """Without naming the table: the other tables stay as they are, and nothing is said of them."""
    rng = Random(f"whole {mutation.__name__}")  # type: ignore[attr-defined]
    after = bench.rows[CLOSED].copy()
    mutation(rng, after)  # type: ignore[operator]
    with bench.holding({CLOSED: after}):
        found = bench.findings()
    assert found
    assert {one.table for one in found} == {CLOSED}


def test_without_an_edit_nothing_is_found(bench: Bench) -> None:
    with bench.holding({table: rows.copy() for table, rows in bench.rows.items()}):
        assert bench.findings() == []
    assert sum(len(rows.entries) for rows in bench.rows.values()) > 800
    assert {head.why for head in bench.heads} == {"shoe-ended", "table-closed", "closing"}
    assert any(len(rows.entries) > len(rows.commands) for rows in bench.rows.values())  # an act of several entries
