"""What a book wants answered in terms, and which of it is not.

An item is asked only where its condition holds, which whoever knows the terms says. An answer is whatever differs from
what stands there unasked. Start at `missing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeVar

import msgspec

from croupier.rulebooks.term_item import TermItem
from croupier.terms.findings import TermFinding
from croupier.terms.parts import TermsPart

STATEMENT: Final = "statement"

Item = TypeVar("Item", bound=TermItem)


class WithStatements(Protocol):
    """Terms that say which of the book's statements are part of them."""

    @property
    def statement(self) -> dict[str, bool]: ...


def stated(terms: WithStatements, items: Iterable[Item]) -> tuple[Item, ...]:
    """The book's statements that are part of these terms, in the book's order."""
    return tuple(one for one in items if one.kind == STATEMENT and terms.statement.get(one.id))


def missing(
    terms: TermsPart,
    items: Sequence[Item],
    asked: Callable[[Item], bool],
    *,
    needed: Sequence[str] = (),
    but_the_last: str = "",
) -> Iterator[TermFinding]:
    """`needed` is what nothing runs without, whatever a book asks; `but_the_last` is not asked of a last entry."""
    wanted = [item for item in items if asked(item)]
    statements: dict[str, bool] = getattr(terms, STATEMENT, {})
    for item in wanted:
        if item.kind == STATEMENT:
            if not statements.get(item.id):
                yield _wanting("no-statement", f"{STATEMENT}.{item.id}", item)
            continue
        for key in unanswered(terms, item.fields, but_the_last):
            yield _wanting("not-answered", key, item)
    fields = {field for item in wanted for field in item.fields}
    for path in needed:
        if path not in fields:
            yield from (TermFinding("missing", "needed", key) for key in unanswered(terms, (path,), but_the_last))


def _wanting(id: str, key: str, item: TermItem) -> TermFinding:
    return TermFinding("missing", id, key, item.clauses, {"about": item.about}, item.id)


def unanswered(terms: TermsPart, fields: tuple[str, ...], but_the_last: str = "") -> Iterator[str]:
    """Where none of these fields is answered: one key, or one for every entry of the list they lead through."""
    answers = [dict(_answers(terms, field.split("."), "")) for field in fields]
    first, *others = answers
    for place, (key, answered) in enumerate(first.items()):
        last = fields[0] == but_the_last and place == len(first) - 1
        if not (answered or last or any(list(one.values())[place] for one in others)):
            yield key


def _answers(part: TermsPart, path: list[str], before: str) -> Iterator[tuple[str, bool]]:
    name, *rest = path
    field = _field(type(part), name)
    value: Any = getattr(part, field.name)
    key = f"{before}{name}"
    if not rest:
        yield key, value != _unasked(field)
    elif isinstance(value, tuple):
        for place, entry in enumerate(value, start=1):
            yield from _answers(entry, rest, f"{key}[{place}].")
    elif isinstance(value, TermsPart):
        yield from _answers(value, rest, f"{key}.")
    else:
        yield ".".join([key, *rest]), False


@cache
def _field(kind: type[TermsPart], name: str) -> msgspec.structs.FieldInfo:
    return next(one for one in msgspec.structs.fields(kind) if one.encode_name == name)


def _unasked(field: msgspec.structs.FieldInfo) -> object:
    """What stands in a field that nobody answered."""
    return () if field.default is msgspec.NODEFAULT else field.default
