"""A share in `make test` is one in so many by the names of cases, the same everywhere, and leaves out no kind."""

from __future__ import annotations

import pytest

from shares import Case, kept

CASES = [Case(f"test[{book}-{kind}]", {"book": book, "kind": kind}) for book in "abcde" for kind in range(8)]


@pytest.mark.parametrize("part", [1, 2, 3, 40, 100])
def test_one_in_so_many_is_kept_whatever_the_order(part: int) -> None:
    names = kept(CASES, part)
    assert len(names) == -(-len(CASES) // part)
    assert names == kept(reversed(CASES), part)
    assert names <= {case.name for case in CASES}


def test_of_every_value_that_is_named_one_case_stays() -> None:
    names = kept(CASES, 40, ("book", "kind"))
    there = [case for case in CASES if case.name in names]
    assert {case.of["book"] for case in there} == set("abcde")
    assert {case.of["kind"] for case in there} == set(range(8))
    assert len(there) < len(CASES)


def test_a_larger_share_has_all_of_a_smaller_one() -> None:
    assert kept(CASES, 5) < kept(CASES, 2)
