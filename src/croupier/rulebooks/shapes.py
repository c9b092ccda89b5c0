"""The types of provisions taken apart: how the value of every field is read, looked up once for all the books.

It knows type hints and no file; converting is in convert.py. Start at `fields_of`.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import Enum, StrEnum, auto
from functools import cache
from typing import Any, Final, NamedTuple, Union

import msgspec

from croupier.clauses import Clauses, Silent
from croupier.coup import Condition, read_condition
from croupier.money import Odds, Share
from croupier.rulebooks.provision import Prose, Unsaid


def _text(raw: object) -> str:
    if not isinstance(raw, str):
        raise ValueError("must be text")
    return raw


def _words(raw: object) -> dict[str, object]:
    if not isinstance(raw, dict):
        raise ValueError("must be a table of condition words")
    return raw


_LEAVES: Final[dict[object, Callable[[Any], Any]]] = {
    Odds: lambda raw: Odds.read(_text(raw)),
    Share: lambda raw: Share.read(_text(raw)),
    Condition: lambda raw: read_condition(_words(raw)),
}


class Way(Enum):
    """How values of a type are read."""

    CLAUSES = auto()
    LIST = auto()
    BY_NAME = auto()
    TABLE = auto()
    LEAF = auto()


class Shape(NamedTuple):
    """A type hint taken apart, once for all the values that are read by it."""

    way: Way
    hint: Any
    may_be_silent: bool = False
    inner: Shape | None = None  # of what a list or a dict holds
    reader: Callable[[Any], Any] | None = None  # of a leaf that is written in a way of its own
    prose: bool = False  # a text for people
    choices: tuple[str, ...] = ()  # of a leaf that is one of these texts
    unsaid: Any = None  # what a silence stands for, where the engine needs an answer all the same


class Field(NamedTuple):
    name: str
    required: bool
    shape: Shape


@cache
def _shape(hint: Any) -> Shape:
    if hint == Clauses:
        return Shape(Way.CLAUSES, hint)
    if hint == Prose:
        return Shape(Way.LEAF, str, prose=True)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated and isinstance(arguments[1], Unsaid):
        return _shape(arguments[0])._replace(may_be_silent=True, unsaid=arguments[1].means)
    if origin in (Union, types.UnionType):
        choices = [one for one in arguments if one not in (Silent, type(None))]
        chosen = _shape(choices[0]) if len(choices) == 1 else Shape(Way.LEAF, hint)
        return chosen._replace(may_be_silent=Silent in arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return Shape(Way.LIST, hint, inner=_shape(arguments[0]))
    if origin is dict and arguments[1] not in (str, int):
        return Shape(Way.BY_NAME, hint, inner=_shape(arguments[1]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in _LEAVES:
        return Shape(Way.TABLE, hint)
    return Shape(Way.LEAF, hint, reader=_LEAVES.get(hint), choices=_choices(hint))


def _choices(hint: Any) -> tuple[str, ...]:
    """Every text that may be written where only some may."""
    if typing.get_origin(hint) is typing.Literal:
        return tuple(one for one in typing.get_args(hint) if isinstance(one, str))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return tuple(one.value for one in hint)
    return ()


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, Field]:
    """What a table of this kind may have, by its name in the file."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {
        field.encode_name: Field(field.name, field.required, _shape(hints[field.name]))
        for field in msgspec.structs.fields(kind)
    }
