"""A rulebook's folder as it lies on disk: which files there are, read into plain tables.

It knows formats (TOML, CSV) and nothing of rules; files.py lists the files. Start at `read_folder`; a digest of what
was read names the edition. Translations lie beside the files (`zh.po`) and are no part of it.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from croupier.rulebooks.faults import Faults
from croupier.rulebooks.files import FILES

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

    from croupier.rulebooks.rulebook import Rulebook

TomlTable: TypeAlias = dict[str, Any]
Folder: TypeAlias = Mapping[str, Any]  # file name to its table (TOML) or its rows (clauses.csv)
ParentBook: TypeAlias = "Callable[[str], tuple[Folder, Rulebook] | None]"  # a book of the shelf, by its id

TOML_FILES: Final = tuple(file.name for file in FILES)
_LARGEST: Final = 4 * 1024 * 1024  # bytes of a book's files together; a long document comes to a fifth of a million
_OPTIONAL: Final = frozenset(file.name for file in FILES if file.optional)
TRANSLATION: Final = ".po"
REGISTER: Final = "clauses.csv"
REGISTER_COLUMNS: Final = ["clause", "status", "comes", "topic", "paraphrase", "reason"]


class FolderRead(dict[str, Any]):
    """A folder's tables, and where they were read: equal to, digested and packed as, the tables alone."""

    def __init__(self, place: Path | Traversable) -> None:
        super().__init__()
        self.place = place.absolute() if isinstance(place, Path) else place


def read_folder(place: Path | Traversable, faults: Faults, files: Mapping[str, bytes] | None = None) -> Folder:
    """Read every file a book has; a missing, unreadable or unknown file is a fault and the rest is still read.

    What was read already is not read again: `files` is then all there is.
    """
    from croupier.rulebooks.plain import read_plain

    folder, reading = FolderRead(place), _FileReading(place, faults, files)
    for name in TOML_FILES:
        text = reading.text(name, optional=name in _OPTIONAL)
        if text is not None:
            try:
                folder[name] = read_plain(text)
                faults.read(name, text, folder[name])
            except (ValueError, RecursionError) as error:  # the second and some of the first come from absurd input
                faults.add(name, "", f"not valid TOML: {error}")
    text = reading.text(REGISTER)
    if text is not None:
        folder[REGISTER] = _register(text, faults)
    for name in _names(place, faults) if files is None else files:
        if name.endswith((".toml", ".csv")) and name not in (*TOML_FILES, REGISTER):
            faults.add(name, "", f"unknown file: a book has {', '.join((*TOML_FILES, REGISTER))}")
    return folder


def another(folder: Folder, called: str, shelved: ParentBook) -> Rulebook | None:
    """The book of the shelf whose id a folder has taken for itself; a copy of a book is that book."""
    named = folder.get("source.toml", {}).get("id")
    back = folder.get("source.toml", {}).get("falls-back")
    itself = isinstance(back, dict) and back.get("to") == named  # which is said of it, and no more
    if itself or named == called or not isinstance(named, str):
        return None
    other = shelved(named)
    return other[1] if other is not None and other[0] != folder else None


def digest(folder: Folder, *others: str) -> str:
    """What the files say, as a SHA-256: comments and spacing do not change an edition, rules and wording do."""
    import hashlib

    content = msgspec.json.encode(folder, order="sorted")
    return hashlib.sha256(b"\n".join([content, *(other.encode() for other in others)])).hexdigest()


def languages_beside(place: Path | Traversable) -> tuple[str, ...]:
    """The languages that have a file of translations in a folder."""
    try:
        names = sorted(entry.name for entry in place.iterdir())
    except OSError:  # the folder went away after its book was read
        return ()
    return tuple(name.removesuffix(TRANSLATION) for name in names if name.endswith(TRANSLATION))


def read_beside(place: Path | Traversable, language: str) -> str | None:
    """The file of translations into a language; nothing where there is none."""
    try:
        return (place / f"{language}{TRANSLATION}").read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return None


def _names(place: Path | Traversable, faults: Faults) -> list[str]:
    try:
        return sorted(entry.name for entry in place.iterdir())
    except OSError as error:
        faults.add(place.name, "", f"is not a folder that can be read: {error.strerror}")
        return []


class _FileReading:
    """Reading one folder, to the end of its files or of what a book may have; what is no file is not waited for."""

    def __init__(self, place: Path | Traversable, faults: Faults, files: Mapping[str, bytes] | None) -> None:
        self._place, self._faults, self._files = place, faults, files
        self._left = _LARGEST

    def text(self, name: str, *, optional: bool = False) -> str | None:
        try:
            text = self._read(name).decode("utf-8-sig")  # spreadsheets put a byte order mark in front
            return io.StringIO(text, newline=None).read()  # and some systems another end to a line
        except FileNotFoundError:
            if not optional:
                says = "missing file: a book that has nothing to say here says so with `silent = true`"
                self._faults.add(name, "", says)
        except _TooLarge:
            megabytes = _LARGEST // 1024**2
            self._faults.add(name, "", f"is too large: all files of a book together have {megabytes} megabytes at most")
        except (OSError, UnicodeDecodeError) as error:
            self._faults.add(name, "", f"cannot be read: {error}")
        return None

    def _read(self, name: str) -> bytes:
        content = self._files.get(name) if self._files is not None else self._opened(name)
        if content is None:
            raise FileNotFoundError(name)
        if len(content) > self._left:
            raise _TooLarge
        self._left -= len(content)
        return content

    def _opened(self, name: str) -> bytes:
        file = self._place / name
        if isinstance(file, Path) and file.exists() and not (file.is_file() or file.is_dir()):
            raise OSError("it is no file")
        with file.open("rb") as stream:
            content: bytes = stream.read(self._left + 1)
        return content


class _TooLarge(Exception):
    """More than a book has."""


def _register(text: str, faults: Faults) -> list[list[str]]:
    import csv

    try:
        reader = csv.reader(io.StringIO(text))
        rows, ends = list[list[str]](), [0]
        for row in reader:
            rows.append(row)
            ends.append(reader.line_num)
        faults.rows = tuple(end + 1 for end in ends[1:-1])  # a cell may have several lines
    except csv.Error as error:
        faults.add(REGISTER, "", f"not valid CSV: {error}")
        return []
    if not rows or rows[0] != REGISTER_COLUMNS:
        faults.add(REGISTER, "line 1", f"the columns must be {','.join(REGISTER_COLUMNS)}")
        return []
    return rows[1:]
