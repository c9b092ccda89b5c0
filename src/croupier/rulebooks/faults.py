"""Faults in a rulebook's files, gathered so that whoever edits the book sees all of them at once.

It knows files, lines and keys, not rules. Start at `Faults.at`, the place a check looks at; loading raises
`RulebookError` at the end if there are any.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec

from croupier.rulebooks.lines import Trail, line_of

_IN_A_SENTENCE: Final = 24  # as many values as a fault lists where it can say which was meant
_NAMED_LINE: Final = re.compile(r"line (\d+)")  # where a file has no keys
_SAID_BY_TOML: Final = re.compile(r"\(at line (\d+), column \d+\)")


class Fault(msgspec.Struct, frozen=True):
    """One fault of a book: the file, the key in it, and what is wrong there."""

    file: str
    key: str
    what: str
    line: int | None = None  # none of a file as such, and of tables that came from no file
    allowed: tuple[str, ...] = ()  # what might stand there, where that can be listed
    nearest: str | None = None  # the one of them that was probably meant

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        named = "" if self.line and _NAMED_LINE.fullmatch(self.key) else self.key
        return f"{place}: {named}: {self.what}" if named else f"{place}: {self.what}"


class RulebookError(Exception):
    """A rulebook cannot be used; every fault found is listed with its file, line and key.

    >>> from tempfile import TemporaryDirectory
    >>> from croupier import RulebookError, open_book
    >>> with TemporaryDirectory() as empty:
    ...     try:
    ...         open_book(empty)
    ...     except RulebookError as error:
    ...         print(str(error.faults[0]).partition(": a")[0])
    source.toml: missing file
    """

    def __init__(self, book: str, faults: tuple[Fault, ...]) -> None:
        self.book = book
        self.faults = faults
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n".join([f"rulebook {book} has {count}:", *(f"  {fault}" for fault in faults)]))


class Faults:
    """The faults of one book, in the order found."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.rows: tuple[int, ...] = ()  # the line that each row of the register begins on
        self._trails: list[Trail] = []
        self._read: dict[str, tuple[str, dict[str, Any]]] = {}

    def read(self, file: str, text: str, table: dict[str, Any]) -> None:
        """A file as it was written, to find lines in."""
        self._read[file] = text, table

    def add(
        self,
        file: str,
        key: str,
        what: str,
        *,
        trail: Trail = (),
        line: int | None = None,
        given: object = None,
        allowed: Collection[str] = (),
    ) -> None:
        """`given` is what stands there, if it should be one of those `allowed`."""
        nearest = nearest_of(given, allowed)
        fault = Fault(file, key, f"{what}{_listed(nearest, allowed)}", line, tuple(map(str, allowed)), nearest)
        if (fault, trail) not in zip(self.found, self._trails, strict=True):
            self.found.append(fault)
            self._trails.append(trail)

    def at(self, file: str, key: str = "") -> PlaceInBook:
        return PlaceInBook(self, file, "").at(key) if key else PlaceInBook(self, file, "")

    def row(self, place: int) -> str:
        """The key of a row of the register, below its heading: the line it begins on."""
        return f"line {self.rows[place] if place < len(self.rows) else place + 2}"

    def whole(self, file: str) -> bool:
        """Whether the file as such is there: what other files say of a missing one is no second fault."""
        return not any(one.file == file and not one.key for one in self.found)

    def raise_any(self, book: str) -> None:
        if self.found:
            raise RulebookError(book, self._with_lines())

    def _with_lines(self) -> tuple[Fault, ...]:
        pairs = zip(self.found, self._trails, strict=True)
        return tuple(msgspec.structs.replace(fault, line=self._line(fault, trail)) for fault, trail in pairs)

    def _line(self, fault: Fault, trail: Trail) -> int | None:
        if fault.line is not None:
            return fault.line
        if said := _NAMED_LINE.fullmatch(fault.key) or _SAID_BY_TOML.search(fault.what if not fault.key else ""):
            return int(said[1])
        if fault.file not in self._read or not fault.key:
            return None
        return line_of(*self._read[fault.file], trail or (fault.key,))


class PlaceInBook(NamedTuple):
    """A place in a book's files, handed to whatever checks what stands there."""

    faults: Faults
    file: str
    key: str
    trail: Trail = ()

    def at(self, name: str) -> PlaceInBook:
        """A key within this one."""
        return PlaceInBook(self.faults, self.file, f"{self.key}.{name}" if self.key else name, (*self.trail, name))

    def entry(self, id: str | int, place: int | None = None) -> PlaceInBook:
        """One entry of the list that stands here: by its name or its number from 1, and its place from 0 if known."""
        step = place if place is not None else id - 1 if isinstance(id, int) else id
        return PlaceInBook(self.faults, self.file, f"{self.key}[{id}]", (*self.trail, step))

    def add(self, what: str, *, given: object = None, allowed: Collection[str] = ()) -> None:
        self.faults.add(self.file, self.key, what, trail=self.trail, given=given, allowed=allowed)


def nearest_of(given: object, allowed: Collection[str]) -> str | None:
    """Which of the values was probably meant."""
    from difflib import get_close_matches  # only where something is wrong

    found = get_close_matches(given, allowed, n=1) if isinstance(given, str) else []
    return found[0] if found else None


def _listed(nearest: str | None, allowed: Collection[str]) -> str:
    """What might stand there, all of it unless that is long and one of it is near."""
    meant = f"; did you mean {nearest!r}?" if nearest else ""
    if not allowed or (nearest and len(allowed) > _IN_A_SENTENCE):
        return meant
    return f": there {'is' if len(allowed) == 1 else 'are'} {', '.join(map(str, allowed))}{meant}"
