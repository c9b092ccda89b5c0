"""A book's procedure as statements of its sheet: every provision told by its own names and values.

Generic on purpose: a new provision is told without a line here. Start at `procedure_statements`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.clauses import Clause, Clauses, Silent, together
from croupier.rulebooks.provisions import ALL

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook

_CHAPTERS = ("table", "authority", "shuffle", "wagering", "limits", "dealing", "notices", "irregularities", "conduct")
_IDS = ("id", "slip", "grounds", "who", "lies", "stock")  # how an entry of a list is told from its neighbours

Told = tuple[str, str, str, Clauses]  # topic, thing, what the book says, clauses


def procedure_statements(book: Rulebook) -> Iterator[Told]:
    for chapter in _CHAPTERS:
        provisions = getattr(book, chapter)
        for name in provisions.__struct_fields__:
            for thing, says, clauses in _told(_words(name), getattr(provisions, name)):
                yield chapter, thing, says, clauses


def _words(name: str) -> str:
    return name.replace("_", " ")


def _told(thing: str, value: Any) -> Iterator[tuple[str, str, Clauses]]:
    """A provision, the entries of a list, or the rows of a table, each with what it says."""
    if isinstance(value, Silent):
        yield thing, "says nothing" + (f" (reading {value.reading})" if value.reading else ""), ()
    elif isinstance(value, dict):
        for name, row in value.items():
            yield from _told(f"{thing}: {name}", row)
    elif isinstance(value, tuple) and all(isinstance(one, Clause) for one in value):
        if value:
            yield thing, "yes", value
    elif isinstance(value, tuple):
        for row in value:
            yield from _told(f"{thing}: {_id(row)}", row)
    else:
        yield from _provision(thing, value)


def _id(row: Any) -> str:
    return next((str(getattr(row, name)) for name in _IDS if hasattr(row, name)), "")


def _provision(thing: str, value: msgspec.Struct) -> Iterator[tuple[str, str, Clauses]]:
    said: list[str] = []
    cited: list[Clauses] = []
    within: list[tuple[str, msgspec.Struct]] = []
    for name in value.__struct_fields__:
        one = getattr(value, name)
        if name == "clauses" or name.endswith("_clauses"):
            cited.append(one)
        elif isinstance(one, Silent) or one in (None, (), {}, ALL) or one is False or name in _IDS:
            continue
        elif isinstance(one, msgspec.Struct):
            within.append((name, one))
        elif isinstance(one, dict):
            within += [(f"{name}: {key}", row) for key, row in one.items()]
        else:
            said.append(_value(name, one))
    yield thing, "; ".join(said) or "yes", together(*cited)
    for name, one in within:
        yield from _provision(f"{thing}, {_words(name)}", one)


def _value(name: str, one: Any) -> str:
    if one is True:
        return _words(name)
    if isinstance(one, tuple):
        return f"{_words(name)} {', '.join(map(str, one))}"
    return str(one) if name in ("policy", "about", "rank", "name", "to", "closes", "duty") else f"{_words(name)} {one}"
