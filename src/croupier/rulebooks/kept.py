"""Proved books kept between runs, so that a verb need not prove again what was proved of the same files by the same
code.

What is kept is believed only if it is whole and was made of exactly these bytes: of the book's files, of every source
that loading goes through, and of the books it falls back to. Whatever else is found is made anew and replaced. Where
nothing can be kept, nothing is, and the book opens all the same. Why it cannot lie, and what it trusts:
docs/decisions/0060. Start at `open_folder`.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from croupier import keeping
from croupier.netstrings import netstrings
from croupier.rulebooks.listed import ListedBook, listed
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.set_down import KindNames, NotSetDown, set_down, take_up

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from croupier.rulebooks.folder import Folder, ParentBook

Files = Mapping[str, bytes]

_MADE_BY: Final = ("rulebooks", "coup", "clauses", "cards", "money")  # folders of sources that loading goes through
_AND_BY: Final = ("__init__.py", "keeping.py", "local_time.py", "netstrings.py", "own_files.py")
_NOT_READ: Final = ("evidence.json", "shipped.json")  # of the data beside those sources
_HOME: Final = str(Path(__file__).parent.parent)
_LATELY: Final = 10_000_000_000  # nanoseconds before a run began
_HEAD: Final = b"croupier book 1\n"
_DIGEST: Final = 32  # bytes
_LARGEST: Final = 8 * 1024 * 1024  # bytes of one book; the longest document comes to a tenth of it
_MOST: Final = 32  # books that are kept; those made longest ago go first
_OURS: Final = re.compile(rf"[0-9a-f]{{{2 * _DIGEST}}}\.book|\.[0-9]+\.half")
_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


class KeptBook(msgspec.Struct, frozen=True):
    """One proved book, and what it was made of."""

    made_of: bytes
    parent: tuple[str, str] | None  # the book it falls back to, and that book's digest
    listed: ListedBook
    kinds: KindNames
    fields: msgspec.Raw  # taken apart when somebody opens the book
    folder: msgspec.Raw


def open_folder(place: Path | Traversable, parent: ParentBook) -> tuple[Folder, Rulebook]:
    """As `load_folder`, which it asks whenever it has to."""
    where = _where()
    if where is None or not isinstance(place, Path) or (files := _files(place)) is None:
        return _loaded(place, parent)
    made_of = _made_of(place.name, files)
    file = _file(where, made_of)
    found = _taken_up(_read(file, made_of), place, parent)
    if found is None:
        found = _loaded(place, parent, files)
        _keep(where, file, _written(made_of, *found))
    return found


def list_folder(place: Path | Traversable, parent_digest: Callable[[str], str]) -> ListedBook | None:
    """The same for a line of a list; nothing where the book has to be opened for it."""
    where = _where()
    if where is None or not isinstance(place, Path) or (files := _files(place)) is None:
        return None
    made_of = _made_of(place.name, files)
    kept = _read(_file(where, made_of), made_of)
    if kept is None or kept.listed.id != place.name:
        return None
    return kept.listed if kept.parent is None or parent_digest(kept.parent[0]) == kept.parent[1] else None


def _where() -> str | None:
    """The folder where books are kept, unless it is another's or others can write there."""
    where = keeping.folder()
    if where is None:
        return None
    try:
        found = os.stat(where)
    except OSError:  # it is made when something is to be kept
        return where
    return where if _is_own(found, stat.S_ISDIR) else None


def _file(where: str, made_of: bytes) -> str:
    return os.path.join(where, f"{made_of.hex()}.book")


def _loaded(place: Path | Traversable, parent: ParentBook, files: Files | None = None) -> tuple[Folder, Rulebook]:
    from croupier.rulebooks.load import load_folder

    return load_folder(place, parent, files)


# --- what a book is made of ----------------------------------------------------------------------


def _files(place: Path) -> dict[str, bytes] | None:
    """The files that loading reads, byte by byte; nothing where that is not plain reading."""
    files: dict[str, bytes] = {}
    left = _LARGEST
    try:
        for entry in sorted(os.scandir(place), key=lambda one: one.name):
            if entry.name.endswith((".toml", ".csv")):
                if not entry.is_file():
                    return None
                files[entry.name] = _whole(entry.path, left)
                left -= len(files[entry.name])
    except OSError:
        return None
    return files


def _whole(file: str, most: int) -> bytes:
    with open(file, "rb", buffering=0) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(f"{file} is too large")
    return content


def _made_of(called: str, files: Files) -> bytes:
    parts = [part for name, content in files.items() for part in (name.encode(), content)]
    return _sha256(netstrings(_code(), os.fsencode(called), *parts))


@cache
def _code() -> bytes:
    """Every source that loading goes through, and the versions of what is not ours."""
    zones: str = import_module("tzdata").IANA_VERSION
    parts = [sys.version.encode(), msgspec.__version__.encode(), zones.encode()]
    for source in _sources():
        parts += [source.removeprefix(_HOME).encode(), _whole(source, _LARGEST)]
    return _sha256(netstrings(*parts))


def _sources() -> list[str]:
    sources = [os.path.join(_HOME, name) for name in _AND_BY]
    for folder in _MADE_BY:
        with os.scandir(os.path.join(_HOME, folder)) as entries:
            sources += [one.path for one in entries if one.name.endswith((".py", ".json"))]
    return sorted(one for one in sources if os.path.basename(one) not in _NOT_READ)


def _runs_as_it_lies() -> bool:
    """Whether this process runs these very sources: one that was changed lately may have been loaded before."""
    changed = max(os.stat(source).st_mtime_ns for source in _sources())
    return changed < keeping.since() - _LATELY and _code.__wrapped__() == _code()


def _sha256(content: bytes) -> bytes:
    from hashlib import sha256

    return sha256(content).digest()


# --- believing what was kept ---------------------------------------------------------------------


def _read(file: str, made_of: bytes) -> KeptBook | None:
    """What is kept there, if it is a plain file of this user's that nobody else can write, whole, and made of this."""
    try:
        with open(file, "rb", buffering=0, opener=_not_by_a_link) as stream:
            if not _is_own(os.fstat(stream.fileno()), stat.S_ISREG):
                return None
            content = stream.read(_LARGEST + 1)
    except OSError:
        return None
    head = len(_HEAD)
    said, body = content[head : head + _DIGEST], content[head + _DIGEST :]
    if content[:head] != _HEAD or _sha256(body) != said:
        return None
    try:
        kept = msgspec.msgpack.decode(body, type=KeptBook)
    except msgspec.MsgspecError:
        return None
    return kept if kept.made_of == made_of else None


def _taken_up(kept: KeptBook | None, place: Path, parent: ParentBook) -> tuple[Folder, Rulebook] | None:
    if kept is None:
        return None
    from croupier.rulebooks.folder import FolderRead, another

    try:
        above = parent(kept.parent[0]) if kept.parent else None
        if kept.parent and (above is None or above[1].digest != kept.parent[1]):
            return None
        folder = FolderRead(place)
        folder.update(msgspec.msgpack.decode(kept.folder))
        if another(folder, place.name, parent) is not None:
            return None
        values = dict(zip(_FIELDS, take_up(kept.kinds, msgspec.msgpack.decode(kept.fields)), strict=True))
        book = Rulebook(**values, folder=folder, parent=above[1] if above else None)
    except (msgspec.MsgspecError, NotSetDown, ValueError, TypeError, AttributeError, ImportError, LookupError):
        return None
    return folder, book


_BY_ITSELF: Final = ("folder", "parent")  # fields that are not set down with the others
_FIELDS: Final = tuple(name for name in Rulebook.__struct_fields__ if name not in _BY_ITSELF)


def _is_own(found: os.stat_result, kind: Callable[[int], bool]) -> bool:
    """Of the kind that is wanted, this user's, and written by nobody else."""
    if not kind(found.st_mode):
        return False
    return os.name != "posix" or (found.st_uid == os.geteuid() and not found.st_mode & _OTHERS_MAY_WRITE)


def _not_by_a_link(file: str, flags: int) -> int:
    """Nor waiting for somebody at the other end of a pipe."""
    return os.open(file, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0), 0o600)


# --- keeping -------------------------------------------------------------------------------------


def _written(made_of: bytes, folder: Folder, book: Rulebook) -> bytes | None:
    """Nothing unless it can be taken up again exactly as it is."""
    above = (book.parent.id, book.parent.digest) if book.parent else None
    try:
        values = tuple(getattr(book, name) for name in _FIELDS)
        kinds, fields = set_down(values)
        raw = (msgspec.Raw(msgspec.msgpack.encode(one)) for one in (fields, dict(folder)))
        body = msgspec.msgpack.encode(KeptBook(made_of, above, listed(book), kinds, *raw))
        read = msgspec.msgpack.decode(body, type=KeptBook)
        again = take_up(read.kinds, msgspec.msgpack.decode(read.fields))
        same = again == values and set_down(again) == (kinds, fields) and msgspec.msgpack.decode(read.folder) == folder
    except (NotSetDown, msgspec.MsgspecError, TypeError, ValueError, OverflowError):
        return None
    return _HEAD + _sha256(body) + body if same else None


def _keep(where: str, file: str, content: bytes | None) -> None:
    """In one step, so that whoever reads at the same time finds the old, the new or nothing; or not at all."""
    if content is None or len(content) > _LARGEST:
        return
    half = os.path.join(where, f".{os.getpid()}.half")
    try:
        os.makedirs(where, mode=0o700, exist_ok=True)
        if not _is_own(os.stat(where), stat.S_ISDIR) or not _runs_as_it_lies():
            return
        with open(half, "xb", opener=_not_by_a_link) as stream:
            stream.write(content)
        os.replace(half, file)
        _make_room(where, file)
    except OSError:
        _remove(half)


def _make_room(where: str, newest: str) -> None:
    """What processes that were ended left half written goes too, once it is older than the oldest book that stays."""
    with os.scandir(where) as entries:
        made = sorted(((one.stat().st_mtime_ns, one.path) for one in entries if _is_ours(one.name)), reverse=True)
    for _, file in made[_MOST:]:
        if file != newest:
            _remove(file)


def _is_ours(name: str) -> bool:
    """By the whole form of its name: others may keep books of their own in a folder that was named."""
    return _OURS.fullmatch(name) is not None


def _remove(file: str) -> None:
    with suppress(OSError):
        os.unlink(file)
