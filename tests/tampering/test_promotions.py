"""A promotion's log tampered with, row by row: every edit is found, and at its first bad entry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from architecture.promotions_told import all_happens
from croupier.floor import Floor
from croupier.store.keys import open_keys
from croupier.store.sqlite import open_sqlite
from promotions import NAME
from soak import SOAK
from tampering.bench import Bench
from tampering.evening import SECRETS, Evening
from tampering.mutations import MUTATIONS, expected

SEEDS = range(1, 101 if SOAK else 2)


def held(folder: Path) -> Evening:
    database, keys = folder / "draw.db", open_keys(folder / "keys", create=True, environment=SECRETS)
    seen = next(iter(all_happens()))
    with closing(open_sqlite(database)) as log:
        floor = Floor(log, keys)
        for command in seen.accepted:
            floor.give(NAME, command, seen.book)
        end = floor.latest()
        floor.close(end)
    return Evening(database, keys, end)


@pytest.fixture(scope="module")
def draw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    folder = tmp_path_factory.mktemp("draw")
    with closing(Bench(held(folder), folder)) as made:
        yield made


def test_untouched_nothing_is_found(draw: Bench) -> None:
    assert draw.findings() == []
    assert {head.why for head in draw.heads} == {"prizes-drawn", "promotion-closed", "closing"}


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_every_kind_of_edit_is_found_at_its_first_bad_entry(draw: Bench, mutation: Any) -> None:
    for seed in SEEDS:
        before = draw.rows[NAME]
        after = before.copy()
        mutation(Random(f"{seed} {mutation.__name__}"), after)
        answer = expected(before, after)
        assert answer is not None
        with draw.holding({NAME: after}):
            one = draw.first_finding(NAME)
        assert one is not None
        assert (one.kind, one.sequence) in answer, one.sentence()
