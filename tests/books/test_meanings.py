"""What every key and every value of a book's files means is said, and nothing is said of what there is not."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources

import msgspec

from croupier.rulebooks.files import FILES
from croupier.rulebooks.meanings import VALUES, meaning_of, meanings_of_values
from croupier.rulebooks.shapes import Field, Way, fields_of


def every_key() -> Iterator[tuple[type[msgspec.Struct], str, Field]]:
    seen: set[type[msgspec.Struct]] = set()
    kinds: list[type[msgspec.Struct]] = [file.kind for file in FILES]
    while kinds:
        kind = kinds.pop()
        if kind in seen:
            continue
        seen.add(kind)
        for name, field in fields_of(kind).items():
            yield kind, name, field
            shape = field.shape
            while shape.inner is not None:
                shape = shape.inner
            if shape.way is Way.TABLE:
                kinds.append(shape.hint)


def test_every_key_means_something() -> None:
    keys = list(every_key())
    assert len(keys) > 800
    assert [f"{kind.__name__}.{name}" for kind, name, field in keys if not meaning_of(kind, field, name)] == []


def test_every_value_of_those_that_may_be_one_of_some_means_something() -> None:
    values = [(kind, name, meanings_of_values(kind, field)) for kind, name, field in every_key()]
    unsaid = [
        f"{kind.__name__}.{name}: {value}" for kind, name, said in values for value, meant in said.items() if not meant
    ]
    assert unsaid == []
    assert sum(len(said) for _, _, said in values) > 300


def test_nothing_is_said_of_values_that_there_are_not() -> None:
    told = tomllib.loads((resources.files("croupier.rulebooks") / VALUES).read_text(encoding="utf-8"))
    there: dict[str, set[str]] = {}
    for kind, name, field in every_key():
        for called in (name, f"{kind.__name__}.{name}"):
            there.setdefault(called, set()).update(meanings_of_values(kind, field))
    assert {table for table in told if not there.get(table)} == set()
    assert [
        f"{table}: {value}" for table, values in told.items() for value in values if value not in there[table]
    ] == []


def test_a_comment_of_a_field_is_its_meaning_above_it_or_behind() -> None:
    meant = {(kind.__name__, name): meaning_of(kind, field, name) for kind, name, field in every_key()}
    assert meant["Deadline", "after-call"] == (
        "between call and deadline: wagers lie as they are, or one that is noticed is taken up, and one may shrink"
    )
    assert meant["Notices", "rules-copy"] == "a copy of the rules for whoever asks"
    assert meant["Wagers", "wager"].startswith("One wager; several entries may share an id")
    assert meant["PartLimits", "clauses"] == "the clauses that say so, by their numbers in clauses.csv"
