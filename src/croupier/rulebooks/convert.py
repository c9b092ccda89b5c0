"""From plain tables to typed provisions, noting every fault on the way instead of stopping at the first.

It walks the fields of a provision type: unknown, missing, ill-typed and uncited keys each become a fault with its path.
Start at `Converter.table`.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union

import msgspec

from croupier.clauses import Clause, Clauses, Register, Silent
from croupier.coup import Condition, read_condition
from croupier.money import Odds, Share
from croupier.rulebooks.faults import Faults

S = TypeVar("S", bound=msgspec.Struct)

FALLS_BACK = "falls-back"
COMMENTARY = ("readings.toml",)  # cites clauses to explain them, which encodes nothing


def _told(raw: object) -> str:
    """A value as a message may show it."""
    text = repr(raw)
    return text if len(text) <= 40 else text[:37] + "..."


class Converter:
    """Converts one book's tables; `registers` are those whose clauses may be cited here (its own, and a parent's)."""

    def __init__(self, book: str, registers: dict[str, Register], faults: Faults) -> None:
        self.book = book
        self.registers = registers
        self.faults = faults
        self.cited: dict[Clause, list[str]] = {}
        self.silences: list[tuple[str, str, str]] = []  # file, key and reading of each silence that names one
        self._leaves: dict[object, Callable[[Any], Any]] = {
            Odds: lambda raw: Odds.read(self._text(raw)),
            Share: lambda raw: Share.read(self._text(raw)),
            Condition: lambda raw: read_condition(self._table(raw)),
        }

    def table(self, kind: type[S], raw: object, file: str, key: str) -> S | None:
        """One provision from one table; nothing if it has faults of its own."""
        if not isinstance(raw, dict):
            self.faults.add(file, key, f"must be a table, not {_told(raw)}")
            return None
        if absent := _absent(raw):
            self.faults.add(file, key, absent)
            return None
        fields = _fields(kind)
        for name in raw:
            if name not in fields:
                self.faults.add(file, _join(key, name), f"unknown key: there are {', '.join(fields)}")
        hints = _hints(kind)
        values: dict[str, Any] = {}
        whole = True
        for name, field in fields.items():
            if name not in raw:
                if field.required:
                    whole = False
                    self.faults.add(file, _join(key, name), "missing key" if name != "clauses" else "names no clause")
                continue
            found, value = self._value(hints[field.name], raw[name], file, _join(key, name))
            whole = whole and found
            values[field.name] = value
        return kind(**values) if whole else None

    def _value(self, hint: Any, raw: object, file: str, key: str) -> tuple[bool, Any]:
        if hint == Clauses:
            return self._clauses(raw, file, key)
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (Union, types.UnionType):
            if Silent in arguments and isinstance(raw, dict) and "silent" in raw:
                return self._silent(raw, file, key)
            choices = [one for one in arguments if one not in (Silent, type(None))]
            if len(choices) == 1:
                return self._value(choices[0], raw, file, key)
            return self._leaf(hint, raw, file, key)
        if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
            return self._list(arguments[0], raw, file, key)
        if origin is dict and isinstance(raw, dict) and arguments[1] not in (str, int):
            answers = {name: self._value(arguments[1], one, file, _join(key, name)) for name, one in raw.items()}
            return all(found for found, _ in answers.values()), {name: value for name, (_, value) in answers.items()}
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in self._leaves:
            provision = self.table(hint, raw, file, key)
            return provision is not None, provision
        return self._leaf(hint, raw, file, key)

    def _list(self, kind: Any, raw: object, file: str, key: str) -> tuple[bool, Any]:
        if not isinstance(raw, list):
            self.faults.add(file, key, f"must be a list, not {_told(raw)}")
            return False, ()
        answers = [self._value(kind, one, file, f"{key}[{_label(one, place)}]") for place, one in enumerate(raw)]
        return all(found for found, _ in answers), tuple(value for _, value in answers)

    def _leaf(self, hint: Any, raw: object, file: str, key: str) -> tuple[bool, Any]:
        try:
            reader = self._leaves.get(hint)
            return True, reader(raw) if reader else msgspec.convert(raw, hint, strict=True)
        except (msgspec.ValidationError, ValueError) as error:
            self.faults.add(file, key, f"{error} (it is {_told(raw)})" if not isinstance(raw, dict) else str(error))
            return False, None

    def _silent(self, raw: dict[str, Any], file: str, key: str) -> tuple[bool, Any]:
        if raw.get("silent") is not True or not set(raw) <= {"silent", "reading"}:
            self.faults.add(file, key, "a silence is written `silent = true`, with a `reading` where there is one")
            return False, None
        reading = raw.get("reading")
        if reading is not None:
            if not isinstance(reading, str):
                self.faults.add(file, _join(key, "reading"), f"must be the id of a reading, not {_told(reading)}")
                return False, None
            self.silences.append((file, key, reading))
        return True, Silent(f"{file}: {key}", reading)

    def _clauses(self, raw: object, file: str, key: str) -> tuple[bool, Any]:
        if not isinstance(raw, list) or not all(isinstance(one, str) for one in raw):
            self.faults.add(file, key, "must be a list of clause numbers")
            return False, ()
        if not raw:
            self.faults.add(file, key, "names no clause")
            return False, ()
        clauses: list[Clause] = []
        for text in raw:
            prefix, _, number = text.partition(":")
            clause = Clause(text) if prefix in self.registers and number else Clause.of(self.book, text)
            if clause not in self.registers[clause.book]:
                self.faults.add(file, key, f"there is no clause {clause} in the register")
                continue
            clauses.append(clause)
            if file not in COMMENTARY:
                self.cited.setdefault(clause, []).append(f"{file}: {_owner(key)}")
        return len(clauses) == len(raw), tuple(clauses)

    @staticmethod
    def _text(raw: object) -> str:
        if not isinstance(raw, str):
            raise ValueError("must be text")
        return raw

    @staticmethod
    def _table(raw: object) -> dict[str, object]:
        if not isinstance(raw, dict):
            raise ValueError("must be a table of condition words")
        return raw


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _absent(raw: dict[str, Any]) -> str | None:
    """What is wrong with a table that only says there is nothing in it, where something must be."""
    if raw == {FALLS_BACK: True}:
        return "falls back, but source.toml names no book to fall back to"
    return "may not be silent: every book answers this" if raw.get("silent") is True else None


def _owner(key: str) -> str:
    """The provision that a key of clauses belongs to."""
    return key.rpartition(".")[0] or key


def _label(raw: object, place: int) -> str:
    """How a person finds one entry of a list: by its id, else by its place."""
    if isinstance(raw, dict):
        for name in ("id", "key", "event"):
            if isinstance(raw.get(name), str):
                return str(raw[name])
        if raw.get("otherwise") is not None:
            return "otherwise"
    return str(place + 1)
