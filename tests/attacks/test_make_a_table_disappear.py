"""The attacker wants a whole table never to have been on the floor: its log, its card and its heads are taken away."""

from __future__ import annotations

from pathlib import Path

from attacks.guarded import OTHER, TABLE, Guarded, found


def test_a_deleted_table_is_found_with_the_witness(tmp_path: Path) -> None:
    house = Guarded(tmp_path, tables=(TABLE, OTHER))
    with house.running() as floor:
        house.arrive(floor, 2, OTHER)
        house.head(floor)
    assert house.verify_with_witness().code == 0
    for table in ("entries", "commands", "snapshots", "floor_tables"):
        house.sql(f"DELETE FROM {table} WHERE table_id = '{OTHER}'")
    house.keep_heads("heads.jsonl", lambda head: head["table"] != OTHER)
    house.cut_heads(0)
    found(house.verify_with_witness(), "a head was signed for a table that is not there", "the witness has head")
