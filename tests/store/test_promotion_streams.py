"""A promotion in the same log as tables: the same floor, the same stores, and what is kept apart from it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from architecture.promotions_told import all_happens
from croupier.floor import Done, Floor
from croupier.floor.kinds import PROMOTION, kind_of_entry, kind_of_id
from croupier.store.claims import KeptClaimant, drop_claimant, keep_claimant, kept_claimants
from croupier.store.copying import copy_log
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.verify import Finding, verify_log
from promotions import NAME, Promoted
from store.conftest import Place

CLAIMANT = KeptClaimant("Kim Lee", "1 Example Street")


def whole() -> Promoted:
    return next(iter(all_happens()))


def at_floor(seen: Promoted, floor: Floor) -> list[object]:
    return [floor.give(NAME, command, seen.book) for command in seen.accepted]


def test_a_promotion_is_the_same_on_every_store_and_after_every_start(place: Place) -> None:
    seen, floor = whole(), Floor(place.open())
    assert all(isinstance(one, Done) for one in at_floor(seen, floor))
    assert floor.standing(NAME).promotion == seen.promotion
    floor.close()
    again = Floor(place.open())
    assert again.standing(NAME).promotion == seen.promotion
    assert again.check(NAME) == ""
    again.close()


def test_a_stream_is_a_promotion_by_its_first_entry_and_by_its_id() -> None:
    seen = whole()
    assert kind_of_id(NAME) is PROMOTION
    assert kind_of_entry(PROMOTION.encode(seen.events[0])) is PROMOTION


def test_verifying_finds_nothing_wrong() -> None:
    seen, log = whole(), MemoryLog()
    floor = Floor(log)
    at_floor(seen, floor)
    floor.close()
    assert [one for one in verify_log(log) if isinstance(one, Finding)] == []


def test_names_and_addresses_lie_apart_outlast_forgetting_and_go_with_a_copy(tmp_path: Path) -> None:
    with (
        closing(open_log(tmp_path / "a.db", create=True)) as log,
        closing(open_log(tmp_path / "b.db", create=True)) as copy,
    ):
        at_floor(whole(), Floor(log))
        keep_claimant(log, NAME, 1, CLAIMANT)
        keep_claimant(log, NAME, 2, KeptClaimant("Someone", ""))
        drop_claimant(log, NAME, 2)
        log.name_person("A", "Kim Lee")
        log.forget_person("A")
        assert kept_claimants(log, NAME) == {1: CLAIMANT}
        assert all(b"Kim Lee" not in entry.body for entry in log.entries(NAME))
        copy_log(log, copy)
        assert kept_claimants(copy, NAME) == {1: CLAIMANT}
