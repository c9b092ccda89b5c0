"""What each document orders when something goes wrong, typed again, against the rows of irregularities.toml.

A typed line is `slip circumstances | effects | rank and conditions | clauses`: one for each remedy. Circumstances are
written as the book has them, an option as `key=value`. `two` is another person than whoever reported it, `all` the
agreement of every patron, `tells=` who must be told. The clauses are those that the row or its remedy must cite; others
may be beside them; `emptied=11.9.2` is one of the remedy's `emptied-clauses`. Ids of remedies and the prose are ours
and not compared. Start at `differing_irregularities`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from croupier import Rulebook
from croupier.clauses import Clauses
from expected.compare_procedure import STANDS_IN
from expected.lines import full_clause

Key: TypeAlias = tuple[str, frozenset[str], tuple[str, ...], str]  # slip, circumstances, effects, rank

MATTERS: Final = ("emptied", "placing", "altering", "withdrawing")  # of a remedy that have clauses of their own


class Ordered(NamedTuple):
    conditions: frozenset[str]
    clauses: tuple[str, ...]
    of: dict[str, tuple[str, ...]]  # by matter


def differing_irregularities(book: Rulebook) -> Iterator[str]:
    found, typed = dict(_found(book)), typed_for(book)
    for key in {**typed, **found}:
        where = f"{book.id}: {key[0]} {' '.join(sorted(key[1]))} -> {','.join(key[2])} by {key[3]}"
        if key not in typed or key not in found:
            yield f"{where} is {'not expected' if key in found else 'missing'}"
            continue
        one, right = found[key], typed[key]
        if one.conditions != right.conditions:
            yield f"{where}: {sorted(one.conditions)} instead of {sorted(right.conditions)}"
        for number in right.clauses:
            if full_clause(book.id, number) not in one.clauses:
                yield f"{where} cites {', '.join(one.clauses)}, not {number}"
        if one.of.keys() != right.of.keys():
            yield f"{where} has clauses for {sorted(one.of)} instead of {sorted(right.of)}"
        for matter, numbers in right.of.items():
            cited = one.of.get(matter, ())
            missing = (number for number in numbers if full_clause(book.id, number) not in cited)
            yield from (f"{where}: {matter} cites {', '.join(cited)}, not {number}" for number in missing)
    yield from _out_of_order(book)
    yield from _told(book)


def _found(book: Rulebook) -> Iterator[tuple[Key, Ordered]]:
    for row in book.irregularities.irregularity:
        late = (f"late={how}" for how in row.late)
        when = frozenset((*row.when, *((row.where_option,) if row.where_option else ()), *late))
        for remedy in row.remedy:
            conditions = {*(("two",) if remedy.two_people else ()), *(("all",) if remedy.all_agree else ())}
            conditions |= {f"tells={who}" for who in remedy.tells}
            clauses: Clauses = (*row.clauses, *remedy.clauses)
            named = {matter: cited for matter in MATTERS if (cited := getattr(remedy, f"{matter}_clauses"))}
            yield (row.slip, when, remedy.does, remedy.rank), Ordered(frozenset(conditions), clauses, named)


def _out_of_order(book: Rulebook) -> Iterator[str]:
    """The first row that fits holds, so that the order of a slip's rows is part of what is ordered."""
    order: dict[str, list[frozenset[str]]] = {}
    for (slip, when, *_), _ in _found(book):
        rows = order.setdefault(slip, [])
        rows += [when] if when not in rows else []
    typed: dict[str, list[frozenset[str]]] = {}
    for slip, when, *_ in typed_for(book):
        rows = typed.setdefault(slip, [])
        rows += [when] if when not in rows else []
    for slip, rows in typed.items():
        if order.get(slip) not in (None, rows):
            yield f"{book.id}: the rows of {slip} are in another order"


def typed_for(book: Rulebook) -> dict[Key, Ordered]:
    """Of a book that leaves the chapter to another, that book's rows, each citing both."""
    if book.parent is None:
        return typed_rows(book.id)
    parent = book.parent.id
    return {
        key: Ordered(
            row.conditions,
            _behind(parent, row.clauses),
            {matter: _behind(parent, numbers) for matter, numbers in row.of.items()},
        )
        for key, row in typed_rows(parent).items()
    }


def _behind(parent: str, numbers: tuple[str, ...]) -> tuple[str, ...]:
    return (STANDS_IN, *(f"{parent}:{number}" for number in numbers))


def _told(book: Rulebook) -> Iterator[str]:
    told = {id: duty.clauses for id in book.duty_ids() if (duty := book.duty(id)) is not None}
    for who, number in (_module(book.id).TOLD if book.parent is None else {}).items():
        if full_clause(book.id, number) not in told.get(who, ()):
            yield f"{book.id}: {who} is told under {told.get(who)}, not {number}"


def _module(book: str) -> Any:
    return import_module(f"expected.{book.replace('-', '_')}.irregularities")


@cache
def typed_rows(book: str) -> dict[Key, Ordered]:
    """As typed; a line that begins with spaces goes on where the one before it stopped."""
    rows: dict[Key, Ordered] = {}
    for line in filter(None, _module(book).IRREGULARITIES.replace("\n  ", " ").splitlines()):
        what, does, who, clauses = (column.strip() for column in line.split("|"))
        slip, *when = what.split()
        rank, *conditions = who.split()
        key = (slip, frozenset(when), tuple(does.split(",")), rank)
        assert key not in rows, f"{book}: {line} is typed twice"
        cited = _by_matter(clauses)
        rows[key] = Ordered(frozenset(_conditions(conditions)), cited.pop(""), cited)
    assert rows
    return rows


def _by_matter(clauses: str) -> dict[str, tuple[str, ...]]:
    cited: dict[str, tuple[str, ...]] = {}
    for one in clauses.split(";"):
        matter, _, number = one.strip().rpartition("=")
        cited[matter] = (*cited.get(matter, ()), number)
    return cited


def _conditions(words: list[str]) -> Iterator[str]:
    for word in words:
        name, equals, who = word.partition("=")
        yield from (f"{name}={one}" for one in who.split(",")) if equals else (name,)
