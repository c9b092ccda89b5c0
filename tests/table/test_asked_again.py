"""What is asked of the same records again is answered as before; what is asked of others is found anew."""

from __future__ import annotations

from croupier.table import Table
from croupier.table.asked_again import asked_again


def test_the_same_records_are_looked_at_once() -> None:
    looked = list[str]()

    @asked_again
    def name_of(table: Table, start: str) -> str:
        looked.append(table.id)
        return start + table.id

    table = Table(id="T1")
    assert [name_of(table, "the ") for _ in range(3)] == ["the T1"] * 3
    assert looked == ["T1"]


def test_another_record_is_never_answered_for_the_last_one() -> None:
    @asked_again
    def both(table: Table, other: Table) -> tuple[str, str]:
        return table.id, other.id

    one, two = Table(id="T1"), Table(id="T2")
    asked = [(one, two), (two, one), (one, one), (one, two)]
    assert [both(*pair) for pair in asked] == [(first.id, second.id) for first, second in asked]


def test_nothing_is_an_answer_too() -> None:
    looked = list[str]()

    @asked_again
    def refused(table: Table, _: None) -> None:
        looked.append(table.id)

    table = Table(id="T1")
    for _ in range(2):
        refused(table, None)
    assert looked == ["T1"]


def test_a_record_that_only_looks_the_same_is_asked_itself() -> None:
    looked = list[int]()

    @asked_again
    def seen(table: Table, _: None) -> str:
        looked.append(id(table))
        return table.id

    one, twin = Table(id="T1"), Table(id="T1")
    assert (seen(one, None), seen(twin, None)) == ("T1", "T1")
    assert looked == [id(one), id(twin)]
