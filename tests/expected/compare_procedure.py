"""Where a book's procedure departs from what was typed: every policy, figure, rank and silence, and its clauses.

A typed row is `provision | values | clauses`, one for each provision. A value that is left out is not there (no option,
no approval, not so); `silent` says that the document says nothing, and `falls back` that crown-melbourne's row holds.
The clauses are those that must be cited, others may be beside them; `refused=8.4.1(a)` is one of `refused-clauses`, and
`method.method-a=8.2.2` one of those that `method-clauses` has for method A. An entry that is about some of a
provision's clauses (`only`, `beside`) is named after all of them, and holds for these and no others:
`deadline.only.9.8+12.6`.
Names and abouts are prose and not compared. Start at `differing_procedure`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple, TypeAlias

import msgspec

from croupier import Rulebook
from croupier.clauses import Silent
from croupier.rulebooks.only import Only
from croupier.rulebooks.provision import Provision
from expected.lines import full_clause, rows_of

PARENT: Final = "crown-melbourne"
FALLS_BACK: Final = "falls back"
STANDS_IN: Final = "4:About(consistency)"  # why the leaflet leaves a matter to crown-melbourne, cited with its clauses

PROSE: Final = ("name", "about")
ORDERED: Final = ("rank", "claim", "method")  # the lowest, the first entitled, the usual way: numbered from one
BY_CLAUSES: Final = (".only", ".beside")  # entries that the clauses themselves tell apart
LABELS: Final = ("id", "grounds", "lies", "stock")  # what tells the entries of the other lists apart
# as a row says it by not saying it
UNSAID: Final = {"when": "always", "variations": "all", "stacks": "apart", "advice": "at-once"}
ELSEWHERE: Final = ("wagers", "places", "other-places", "languages", "choices")  # of layouts: provisions.py


class Row(NamedTuple):
    values: dict[str, str]
    clauses: dict[str, tuple[str, ...]]  # "" for the provision's own


Rows: TypeAlias = dict[str, Row]
FILES: Final = ("table", "authority", "shuffle", "wagering", "limits", "dealing", "notices", "settlement", "layouts")


def differing_procedure(book: Rulebook, files: Iterable[str] = FILES) -> Iterator[str]:
    for file in files:
        found, typed = dict(_found(book, file)), typed_rows(book.id, file)
        for path in {**typed, **found}:
            where = f"{file}.toml: {path}"
            if path not in typed or path not in found:
                yield f"{where} is {'not expected' if path in found else 'missing'}"
                continue
            if found[path].values != typed[path].values:
                yield f"{where}: {found[path].values} instead of {typed[path].values}"
            yield from _differing_clauses(book.id, where, found[path].clauses, typed[path].clauses)


def _differing_clauses(
    book: str, where: str, found: dict[str, tuple[str, ...]], typed: dict[str, tuple[str, ...]]
) -> Iterator[str]:
    if found.keys() != typed.keys():
        yield f"{where} has clauses for {sorted(found)} instead of {sorted(typed)}"
    for matter, numbers in typed.items():
        for number in numbers:
            if full_clause(book, number) not in found.get(matter, ()):
                yield f"{where}: {matter} cites {', '.join(found.get(matter, ()))}, not {number}"


# --- as loaded -----------------------------------------------------------------------------------


def _found(book: Rulebook, file: str) -> Iterator[tuple[str, Row]]:
    if file == "settlement":
        yield from _field("deferral", book.settlement.deferral)
    elif file == "layouts":
        for layout in book.layouts:
            yield from _record(layout, layout.id, {"id", *ELSEWHERE})
        for number, needed in enumerate(book.needed_areas, start=1):
            yield from _record(needed, f"needed-area.{number}", set())
    else:
        yield from _record(getattr(book, file), "", set())


def _record(record: Provision, path: str, known: set[str]) -> Iterator[tuple[str, Row]]:
    """The row of one provision and of every provision within it."""
    values: dict[str, str] = {}
    clauses: dict[str, tuple[str, ...]] = {}
    for name, field in _fields(type(record)):
        value = getattr(record, field)
        if name in PROSE or name in known:
            continue
        if name == "clauses":
            clauses[""] = value
        elif name.endswith("-clauses"):
            clauses |= _named_clauses(name.removesuffix("-clauses"), value)
        elif _is_leaf(value):
            text = _text(value) or ("none" if name in UNSAID and not isinstance(record, Only) else "")
            if text and text != UNSAID.get(name):
                values[name] = text
        else:
            yield from _field(f"{path}.{name}" if path else name, value)
    if values or clauses:
        yield path, Row(values, clauses)


def _named_clauses(matter: str, value: object) -> dict[str, tuple[str, ...]]:
    if isinstance(value, dict):
        return {f"{matter}.{key}": clauses for key, clauses in value.items()}
    return {matter: value} if value else {}  # type: ignore[dict-item]


@cache
def _fields(kind: type[Provision]) -> tuple[tuple[str, str], ...]:
    return tuple((field.encode_name, field.name) for field in msgspec.structs.fields(kind))


def _is_leaf(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_is_leaf(one) for one in value)
    return not isinstance(value, Provision | Silent | dict)


def _text(value: object) -> str:
    if value is None or value is False:
        return ""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "yes" if value is True else str(value)


def _field(path: str, value: object) -> Iterator[tuple[str, Row]]:
    if isinstance(value, Silent):
        yield path, Row({"": " ".join(filter(None, ("silent", value.reading)))}, {})
    elif isinstance(value, Provision):
        yield from _record(value, path, set())
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _record(one, f"{path}.{key}", set())
    elif isinstance(value, tuple) and path.endswith(BY_CLAUSES):
        for one in value:
            numbers = "+".join(clause.partition(":")[2] for clause in one.clauses)
            yield from _record(one, f"{path}.{numbers}", {"clauses"})
    elif isinstance(value, tuple):
        for place, one in enumerate(value, start=1):
            label = None if path in ORDERED else next(label for label in LABELS if hasattr(one, label))
            name = getattr(one, label) if label else place
            yield from _record(one, f"{path}.{name}", {label} if label else set())


# --- as typed ------------------------------------------------------------------------------------


@cache
def typed_rows(book: str, file: str) -> Rows:
    module = import_module(f"expected.{book.replace('-', '_')}.procedure")
    rows: Rows = {}
    for line in rows_of(getattr(module, file.upper())):
        paths, values, clauses = (column.strip() for column in f"{line} | -".split("|")[:3])
        for path in map(str.strip, paths.split(",")):
            new = _behind(path, file) if values == FALLS_BACK else {path: _typed(values, clauses)}
            assert not new.keys() & rows.keys(), f"{book}, {file}: {path} is typed twice"
            rows |= new
    return rows


def _behind(path: str, file: str) -> Rows:
    """The parent's rows for a provision and everything within it, each citing both books."""
    rows = {
        _cited_behind(inner): Row(
            row.values,
            {
                matter: (STANDS_IN, *(f"{PARENT}:{number}" for number in numbers))
                for matter, numbers in row.clauses.items()
            },
        )
        for inner, row in typed_rows(PARENT, file).items()
        if inner == path or inner.startswith(f"{path}.")
    }
    assert rows, f"{PARENT} has no {path}"
    return rows


def _cited_behind(path: str) -> str:
    """An entry that is named after its clauses is named after the leaflet's sentence too."""
    for kind in BY_CLAUSES:
        path = path.replace(f"{kind}.", f"{kind}.{STANDS_IN}+")
    return path


def _typed(values: str, clauses: str) -> Row:
    if values.startswith("silent"):
        return Row({"": values}, {})
    pairs = [] if values == "-" else [value.partition("=") for value in values.replace(", ", ",").split()]
    cited: dict[str, tuple[str, ...]] = {}
    for one in [] if clauses == "-" else clauses.split(";"):
        matter, _, number = one.strip().rpartition("=")
        cited[matter] = (*cited.get(matter, ()), number)
    return Row({name: value for name, _, value in pairs}, cited)
