"""The attacker wants the last things at a table never to have happened: the tail of the log is cut, heads and all."""

from __future__ import annotations

from pathlib import Path

from attacks.guarded import TABLE, Guarded, found


def played(folder: Path) -> tuple[Guarded, int, int]:
    """A floor that stopped in order; the length of the table's log, and the newest head, before the last things."""
    house = Guarded(folder)
    with house.running() as floor:
        house.arrive(floor, 3)
        house.head(floor)
        length = house.asked(f"SELECT max(sequence) FROM entries WHERE table_id = '{TABLE}'")
        number = house.shipped()[-1]["number"]
        house.arrive(floor, 5)
        house.head(floor)
    assert house.verify_with_witness().code == 0
    return house, length, number


def test_a_cut_tail_is_found_with_the_witness_even_where_its_heads_are_cut_too(tmp_path: Path) -> None:
    house, length, number = played(tmp_path)
    house.cut_tail(length)
    house.cut_heads(number)
    found(house.verify_with_witness(), "the witness has head", f"the log ends at entry {length}, and a head was signed")


def test_without_the_witness_it_is_said_up_to_where_anything_vouches(tmp_path: Path) -> None:
    house, length, number = played(tmp_path)
    house.cut_tail(length)
    house.cut_heads(number)
    house.sql(f"DELETE FROM house_log WHERE number > {house.shipped()[number - 1]['house'][0]}")
    told = house.verify()
    assert told.code == 0, told.out
    assert f"up to head {number}," in " ".join(told.out.split())
    assert "No witness was asked" in told.out
    found(house.verify_with_witness(), "the witness has head")


def test_a_cut_tail_whose_heads_stay_is_found_without_a_witness(tmp_path: Path) -> None:
    house, length, _ = played(tmp_path)
    house.cut_tail(length)
    found(house.verify(), f"the log ends at entry {length}, and a head was signed")
