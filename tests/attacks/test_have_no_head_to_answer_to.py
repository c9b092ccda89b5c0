"""The attacker wants no head that speaks against an altered log: lines are taken out, or all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from attacks.guarded import HOUR, Guarded, found


@pytest.fixture
def house(tmp_path: Path) -> Guarded:
    made = Guarded(tmp_path)
    with made.running() as floor:
        for _ in range(3):
            made.arrive(floor)
            made.head(floor)
    assert made.verify_with_witness().code == 0
    return made


def test_a_head_taken_from_the_middle_is_missed_without_a_witness(house: Guarded) -> None:
    house.sql("DELETE FROM floor_heads WHERE number = 2")
    house.keep_heads("floor-heads.jsonl", lambda head: head["number"] != 2)
    found(house.verify(), "heads 2 to 2 are missing")


def test_the_newest_heads_taken_away_are_missed_with_the_witness(house: Guarded) -> None:
    house.cut_heads(2)
    found(house.verify_with_witness(), "the witness has head", "here they end at 2")


def test_a_floor_that_lost_all_its_heads_is_no_log_that_was_never_signed(house: Guarded) -> None:
    house.cut_heads(0)
    (house.keys / "heads.jsonl").unlink()
    found(house.verify(), "a floor was started here and signed heads, and there is none")


def test_an_hour_that_no_head_speaks_for_is_missed_without_a_witness(house: Guarded) -> None:
    """Everything that was signed of it is taken away; what was played in it is still there."""
    newest = house.shipped()[-1]["number"]
    house.another_boot()
    with house.running(HOUR) as floor:
        house.arrive(floor, 2)
        house.head(floor)
    assert house.verify().code == 0
    house.cut_heads(newest)
    house.keep_heads("heads.jsonl", lambda head: head["at"] <= house.shipped()[newest - 1]["at"])
    found(house.verify(), "the last entry is 3,", "entries have no head")
