"""The paths of the terms' fields, `details.fee` or `format.round.length`, as a book asks for them.

It knows the shape of terms and no book. Start at `paths`.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator

import msgspec

from croupier.terms.parts import TermsPart


def paths(kind: type[TermsPart], before: str = "") -> Iterator[str]:
    """Every field, those of a part after the part itself; through a list as if it had one entry."""
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        path = f"{before}{field.encode_name}"
        yield path
        part = part_of(hints[field.name])
        if part is not None:
            yield from paths(part, f"{path}.")


def part_of(hint: object) -> type[TermsPart] | None:
    """The part of the terms that a field holds, by itself or in a list."""
    if isinstance(hint, type) and issubclass(hint, TermsPart):
        return hint
    return next((found for one in typing.get_args(hint) if (found := part_of(one)) is not None), None)


def hint_of(path: str, kind: type[TermsPart]) -> object:
    """The type of a field by its path, entries of lists numbered or not: what its value is to people."""
    hint: object = kind
    for name in re.sub(r"\[\d+\]", "", path).split("."):
        part = part_of(hint)
        if part is None:
            return None
        hints = typing.get_type_hints(part, include_extras=True)
        hint = next((hints[one.name] for one in msgspec.structs.fields(part) if one.encode_name == name), None)
    return hint
