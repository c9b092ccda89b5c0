"""A proved book set down as plain data, lists and texts and numbers, and taken up again equal to what it was.

Whoever takes it up makes records, enumerations and clauses of this package and nothing else, whatever is written there.
Start at `set_down`; rulebooks/kept.py keeps it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any, Final, TypeAlias

import msgspec

from croupier.clauses import Clause

Plain: TypeAlias = Any  # None, truth, number, text, or a list: which kind of value it is, and what that is made of
Kinds: TypeAlias = list[str]  # `croupier.money.odds:Odds`, in the order in which they were met

_TUPLE, _CLAUSES, _CLAUSE, _DICT, _LIST = range(5)
_RECORDS: Final = 5  # the first number of a kind that is named
_OWN: Final = "croupier."


class NotSetDown(Exception):
    """There is a value that plain data cannot be made of, or plain data that no value can be made of."""


def set_down(value: object) -> tuple[Kinds, Plain]:
    kinds: dict[type, int] = {}
    plain = _set_down(value, kinds)
    return [f"{kind.__module__}:{kind.__qualname__}" for kind in kinds], plain


def take_up(kinds: Kinds, plain: Plain) -> Any:
    return _Taking(kinds).value(plain)


def _set_down(value: object, kinds: dict[type, int]) -> Plain:
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if kind is tuple:
        assert isinstance(value, tuple)
        if value and all(type(one) is Clause for one in value):
            return [_CLAUSES, *map(str, value)]
        return [_TUPLE, *(_set_down(one, kinds) for one in value)]
    if isinstance(value, list) and kind is list:
        return [_LIST, *(_set_down(one, kinds) for one in value)]
    if kind is Clause:
        return [_CLAUSE, str(value)]
    if isinstance(value, dict) and kind is dict:
        return [_DICT, *(_set_down(one, kinds) for one in (*value, *value.values()))]
    if isinstance(value, Enum) and isinstance(value.value, str):
        return [_number(kind, kinds), str(value.value)]
    if isinstance(value, msgspec.Struct):
        fields = [_set_down(getattr(value, name), kinds) for name in value.__struct_fields__]
        return [_number(kind, kinds), *fields]
    raise NotSetDown(kind.__name__)


def _number(kind: type, kinds: dict[type, int]) -> int:
    return _RECORDS + kinds.setdefault(kind, len(kinds))


class _Taking:
    """Taking up what was set down with these kinds."""

    def __init__(self, kinds: Kinds) -> None:
        self._makers: list[Callable[..., Any]] = [_tuple, _clauses, Clause, _dict, _list, *map(_kind, kinds)]

    def value(self, plain: Plain) -> Any:
        if type(plain) is not list:
            return plain
        return self._makers[plain[0]](*[self.value(one) if type(one) is list else one for one in plain[1:]])


def _tuple(*values: Any) -> tuple[Any, ...]:
    return values


def _clauses(*values: Any) -> tuple[Clause, ...]:
    return tuple(map(Clause, values))


def _dict(*names_and_values: Any) -> dict[Any, Any]:
    half = len(names_and_values) // 2
    return dict(zip(names_and_values[:half], names_and_values[half:], strict=True))


def _list(*values: Any) -> list[Any]:
    return list(values)


def _kind(name: str) -> Callable[..., Any]:
    """A record or an enumeration of this package by its name."""
    module, _, called = name.partition(":")
    if not module.startswith(_OWN):
        raise NotSetDown(name)
    kind = getattr(sys.modules.get(module) or import_module(module), called, None)
    if not (isinstance(kind, type) and kind.__module__ == module and issubclass(kind, msgspec.Struct | Enum)):
        raise NotSetDown(name)
    return kind
