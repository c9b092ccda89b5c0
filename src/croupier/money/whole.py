"""Records that come from outside with money in them: whoever makes one in Python brings whole numbers, or hears so.

What is read from files and wires is judged while it is read; this is for those who write a program. It knows no record.
Start at `in_whole_numbers`.
"""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from croupier.money.cents import NotWholeCents


def in_whole_numbers(record: msgspec.Struct) -> None:
    """Nothing if every field that is said to be a whole number is one, or is left open where it may be."""
    for name, open_kinds in _numbers(type(record)):
        value = getattr(record, name)
        if type(value) is not int and type(value) not in open_kinds:
            kind = f"{type(record).__name__}.{name}"
            raise NotWholeCents(f"{kind} is {value!r}, a {type(value).__name__}: it is a whole number, as an int")


@cache
def _numbers(kind: type[msgspec.Struct]) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """The fields that are whole numbers, and what else each may be where it is left open."""
    hints = {name: _kinds(hint) for name, hint in get_type_hints(kind).items()}
    return tuple((name, hints[name]) for name in kind.__struct_fields__ if int in hints[name])


def _kinds(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
