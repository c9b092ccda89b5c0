"""From plain tables to typed provisions, noting every fault on the way instead of stopping at the first.

It walks the fields of a provision type: unknown, missing, ill-typed and uncited keys each become a fault with its path.
Start at `Converter.table`.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from croupier.clauses import Clause, Register, Silent
from croupier.rulebooks.faults import PlaceInBook, nearest_of
from croupier.rulebooks.lines import label_of
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

    def __init__(self, book: str, registers: dict[str, Register]) -> None:
        self.book = book
        self.registers = registers
        self.cited: dict[Clause, list[str]] = {}
        self.silences: list[tuple[PlaceInBook, str]] = []  # each that names a reading, and which

    def table(self, kind: type[S], raw: object, here: PlaceInBook) -> S | None:
        """One provision from one table; nothing if it has faults of its own."""
        if not isinstance(raw, dict):
            here.add(f"must be a table, not {_told(raw)}")
            return None
        if absent := _absent(raw):
            here.add(absent)
            return None
        fields = fields_of(kind)
        for name in raw:
            if name not in fields:
                here.at(name).add("unknown key", given=name, allowed=fields)
        values: dict[str, Any] = {}
        whole = True
        for name, field in fields.items():
            if name not in raw:
                if field.required:
                    whole = False
                    here.at(name).add("missing key" if name != "clauses" else "names no clause")
                continue
            found, value = self._value(field.shape, raw[name], here.at(name))
            whole = whole and found
            values[field.name] = value
        return kind(**values) if whole else None

    def _value(self, shape: Shape, raw: object, here: PlaceInBook) -> tuple[bool, Any]:
        if shape.may_be_silent and isinstance(raw, dict) and "silent" in raw:
            found, silence = self._silent(raw, here)
            return found, silence if shape.unsaid is None else shape.unsaid
        if shape.way is Way.CLAUSES:
            return self._clauses(raw, here)
        if shape.way is Way.LIST and shape.inner:
            return self._list(shape.inner, raw, here)
        if shape.way is Way.BY_NAME and shape.inner and isinstance(raw, dict):
            inner = shape.inner
            answers = {name: self._value(inner, one, here.at(name)) for name, one in raw.items()}
            return all(found for found, _ in answers.values()), {name: value for name, (_, value) in answers.items()}
        if shape.way is Way.TABLE:
            provision = self.table(shape.hint, raw, here)
            return provision is not None, provision
        return self._leaf(shape, raw, here)

    def _list(self, kind: Shape, raw: object, here: PlaceInBook) -> tuple[bool, Any]:
        if not isinstance(raw, list):
            here.add(f"must be a list, not {_told(raw)}")
            return False, ()
        answers = [self._value(kind, one, here.entry(label_of(one, place), place)) for place, one in enumerate(raw)]
        return all(found for found, _ in answers), tuple(value for _, value in answers)

    def _leaf(self, shape: Shape, raw: object, here: PlaceInBook) -> tuple[bool, Any]:
        if shape.choices and raw not in shape.choices and isinstance(raw, str):
            here.add(f"cannot be {_told(raw)}", given=raw, allowed=shape.choices)
            return False, None
        try:
            return True, shape.reader(raw) if shape.reader else msgspec.convert(raw, shape.hint, strict=True)
        except (msgspec.ValidationError, ValueError) as error:
            here.add(f"{error} (it is {_told(raw)})" if not isinstance(raw, dict) else str(error))
            return False, None

    def _silent(self, raw: dict[str, Any], here: PlaceInBook) -> tuple[bool, Any]:
        if raw.get("silent") is not True or not set(raw) <= {"silent", "reading"}:
            here.add("a silence is written `silent = true`, with a `reading` where there is one")
            return False, None
        reading = raw.get("reading")
        if reading is not None:
            if not isinstance(reading, str):
                here.at("reading").add(f"must be the id of a reading, not {_told(reading)}")
                return False, None
            self.silences.append((here, reading))
        return True, Silent(f"{here.file}: {here.key}", reading)

    def _clauses(self, raw: object, here: PlaceInBook) -> tuple[bool, Any]:
        if not isinstance(raw, list) or not all(isinstance(one, str) for one in raw):
            here.add("must be a list of clause numbers")
            return False, ()
        if not raw:
            here.add("names no clause")
            return False, ()
        clauses: list[Clause] = []
        for place, text in enumerate(raw):
            prefix, _, number = text.partition(":")
            clause = Clause(text) if prefix in self.registers and number else Clause.of(self.book, text)
            register = self.registers[clause.book]
            if clause not in register:
                meant = nearest_of(clause.number, [one.number for one in register.rows])
                hint = f"; did you mean {meant!r}?" if meant else ""
                self._on_line_of(here, place).add(f"there is no clause {clause} in the register{hint}")
                continue
            clauses.append(clause)
            if here.file not in COMMENTARY:
                self.cited.setdefault(clause, []).append(f"{here.file}: {_owner(here.key)}")
        return len(clauses) == len(raw), tuple(clauses)

    @staticmethod
    def _on_line_of(here: PlaceInBook, place: int) -> PlaceInBook:
        """The list's own key, on the line of one of its entries."""
        return here._replace(trail=(*here.trail, place))


def _absent(raw: dict[str, Any]) -> str | None:
    """What is wrong with a table that only says there is nothing in it, where something must be."""
    if raw == {FALLS_BACK: True}:
        return "falls back, but source.toml names no book to fall back to"
    return "may not be silent: every book answers this" if raw.get("silent") is True else None


def _owner(key: str) -> str:
    """The provision that a key of clauses belongs to."""
    return key.rpartition(".")[0] or key
