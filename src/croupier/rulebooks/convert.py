"""From plain tables to typed provisions, noting every fault on the way instead of stopping at the first.

It walks the fields of a provision type: unknown, missing, ill-typed and uncited keys each become a fault with its path.
Start at `Converter.table`.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from croupier.clauses import Clause, Register, Silent
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.shapes import Shape, Way, fields_of

S = TypeVar("S", bound=msgspec.Struct)

FALLS_BACK = "falls-back"
COMMENTARY = ("readings.toml", "leaflet.toml")  # cite clauses to explain them, which encodes nothing


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

    def table(self, kind: type[S], raw: object, file: str, key: str) -> S | None:
        """One provision from one table; nothing if it has faults of its own."""
        if not isinstance(raw, dict):
            self.faults.add(file, key, f"must be a table, not {_told(raw)}")
            return None
        if absent := _absent(raw):
            self.faults.add(file, key, absent)
            return None
        fields = fields_of(kind)
        for name in raw:
            if name not in fields:
                self.faults.add(file, _join(key, name), f"unknown key: there are {', '.join(fields)}")
        values: dict[str, Any] = {}
        whole = True
        for name, field in fields.items():
            if name not in raw:
                if field.required:
                    whole = False
                    self.faults.add(file, _join(key, name), "missing key" if name != "clauses" else "names no clause")
                continue
            found, value = self._value(field.shape, raw[name], file, _join(key, name))
            whole = whole and found
            values[field.name] = value
        return kind(**values) if whole else None

    def _value(self, shape: Shape, raw: object, file: str, key: str) -> tuple[bool, Any]:
        if shape.may_be_silent and isinstance(raw, dict) and "silent" in raw:
            found, silence = self._silent(raw, file, key)
            return found, silence if shape.unsaid is None else shape.unsaid
        if shape.way is Way.CLAUSES:
            return self._clauses(raw, file, key)
        if shape.way is Way.LIST and shape.inner:
            return self._list(shape.inner, raw, file, key)
        if shape.way is Way.BY_NAME and shape.inner and isinstance(raw, dict):
            inner = shape.inner
            answers = {name: self._value(inner, one, file, _join(key, name)) for name, one in raw.items()}
            return all(found for found, _ in answers.values()), {name: value for name, (_, value) in answers.items()}
        if shape.way is Way.TABLE:
            provision = self.table(shape.hint, raw, file, key)
            return provision is not None, provision
        return self._leaf(shape, raw, file, key)

    def _list(self, kind: Shape, raw: object, file: str, key: str) -> tuple[bool, Any]:
        if not isinstance(raw, list):
            self.faults.add(file, key, f"must be a list, not {_told(raw)}")
            return False, ()
        answers = [self._value(kind, one, file, f"{key}[{_label(one, place)}]") for place, one in enumerate(raw)]
        return all(found for found, _ in answers), tuple(value for _, value in answers)

    def _leaf(self, shape: Shape, raw: object, file: str, key: str) -> tuple[bool, Any]:
        try:
            return True, shape.reader(raw) if shape.reader else msgspec.convert(raw, shape.hint, strict=True)
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
