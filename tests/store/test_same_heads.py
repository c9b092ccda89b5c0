"""Determinism: the same commands at the same tables end in the same head, whichever store keeps the log."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import BOOKS, Refusal
from croupier.floor import Done, Floor
from croupier.store.keys import Keys
from croupier.table.codec import encode_table
from store.conftest import Place
from store.making import played, unbroken

KEYS = (b"t" * 32, b"s" * 32)


def ended(place: Place, folder: Path, book: str) -> tuple[object, ...]:
    """Play a day on this store, twice side by side; everything that should be the same elsewhere."""
    folder.mkdir()
    keys = Keys(folder, *KEYS)
    log = place.open()
    floor = Floor(log, keys)
    day = played(book)
    answers = [day.at(floor, table) for table in ("T1", "桌 2")]
    assert all(isinstance(given, Done | Refusal) for given in answers[0])
    signed = [floor.sign(table, 5) for table in ("T1", "桌 2")]
    states = [encode_table(floor.table(table)) for table in ("T1", "桌 2")]
    floor.close(at=6)
    assert unbroken(log, "T1") == len(day.events)
    heads = [log.head(table) for table in log.tables()]
    return heads, states, signed, answers, keys.heads.heads(), log.snapshot("T1"), log.editions()


@pytest.mark.parametrize("book", BOOKS)
def test_the_same_commands_end_in_the_same_head_on_every_store(
    every_store: list[Place], tmp_path: Path, book: str
) -> None:
    memory, *others = [ended(place, tmp_path / f"keys of {place.store}", book) for place in every_store]
    for other in others:
        for mine, theirs in zip(memory, other, strict=True):
            assert mine == theirs


def test_a_table_read_back_from_every_store_is_the_same(every_store: list[Place]) -> None:
    day = played("crown-melbourne")
    found = set()
    for place in every_store:
        floor = Floor(place.open())
        day.at(floor, "T1")
        floor.close()
        log = place.open()
        log.drop_snapshots("T1")
        again = Floor(log)
        found.add((encode_table(again.table("T1")), again.standing("T1").frontier.root()))
        again.close()
    assert len(found) == 1


def test_the_answers_come_again_the_same_from_every_store(every_store: list[Place]) -> None:
    day = played("canberra")
    for place in every_store:
        floor = Floor(place.open())
        first = day.at(floor, "T1")
        floor.close()
        floor = Floor(place.open())
        for given, again in zip(first, day.at(floor, "T1"), strict=True):
            if isinstance(given, Done):
                assert again == Done(given.events, given.sequence, again=True)
            else:
                assert isinstance(again, Refusal)
        floor.close()
