"""A log in a file that stands alone: lines of JSON that a person can read and any program can check.

A whole table, or a few of its entries with the proof that they are part of it. What each line holds and how its hash
is made is described in docs/log-format.md. Start at `ExportWriter` and `read_export`.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from croupier.store.entry import Hash, LogEntry, LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.log import LogError

FORM: Final = "croupier-export/1"
_LONGEST: Final = 16 * 1024 * 1024  # bytes of a line


class _Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Begin(_Line, frozen=True, tag="begin"):
    """`coup` is the one shown, of the whole log; nothing where the whole log is."""

    form: str
    table: str
    coup: int | None = None


class EditionLine(_Line, frozen=True, tag="edition"):
    """A book as it was, compressed, in base 64."""

    edition: str
    content: str


class CommandLine(_Line, frozen=True, tag="command"):
    id: str
    edition: str
    body: str
    previous: str  # the hash that its first entry follows


class EntryLine(_Line, frozen=True, tag="entry"):
    sequence: int
    body: str
    hash: str


class HeadLine(_Line, frozen=True, tag="head"):
    head: SignedHead


class ProofLine(_Line, frozen=True, tag="proof"):
    """The Merkle trees of the entries not shown, in order, for the head that was written last."""

    trees: tuple[str, ...]


class End(_Line, frozen=True, tag="end"):
    """How many lines came before: a file without it was cut off."""

    lines: int


Line = Begin | EditionLine | CommandLine | EntryLine | HeadLine | ProofLine | End
_decoder: Final = msgspec.json.Decoder(Line)
_encoder: Final = msgspec.json.Encoder()


class ExportWriter:
    """Writes a file line by line; `end` makes it whole."""

    def __init__(self, file: BinaryIO, table: str, coup: int | None = None) -> None:
        self._file = file
        self._lines = 0
        self._line(Begin(FORM, table, coup))

    def edition(self, edition: str, content: bytes) -> None:
        self._line(EditionLine(edition, base64.b64encode(content).decode()))

    def act(self, act: LoggedAct, previous: Hash) -> None:
        self._line(CommandLine(act.command, act.edition, act.body.decode(), previous.hex()))
        for entry in act.entries:
            self._line(EntryLine(entry.sequence, entry.body.decode(), entry.hash.hex()))

    def head(self, head: SignedHead) -> None:
        self._line(HeadLine(head))

    def proof(self, trees: Iterable[Hash]) -> None:
        self._line(ProofLine(tuple(tree.hex() for tree in trees)))

    def end(self) -> None:
        self._line(End(self._lines))

    def _line(self, line: Line) -> None:
        self._file.write(_encoder.encode(line) + b"\n")
        self._lines += 1


class Shown(msgspec.Struct, frozen=True):
    """An act of a file, and the hash that its first entry is said to follow."""

    act: LoggedAct
    previous: Hash


Read = Begin | EditionLine | Shown | HeadLine | ProofLine


def read_export(path: Path) -> Iterator[Read]:
    """What a file holds, in order; a LogError that names the line where it is not an export, or not whole."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror}") from None
    with file:
        yield from _acts(path, _lines(path, file))


def _lines(path: Path, file: BinaryIO) -> Iterator[tuple[int, Line]]:
    number = 0
    ended = False
    while text := file.readline(_LONGEST):
        number += 1
        if ended:
            raise LogError(f"{path}, line {number}: something follows the end")
        try:
            line = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            what = "is not an export of a log" if number == 1 else f"line {number} cannot be read ({error})"
            raise LogError(f"{path}: {what}") from None
        if (number == 1) != isinstance(line, Begin):
            raise LogError(
                f"{path} is not an export of a log" if number == 1 else f"{path}, line {number}: begins anew"
            )
        if isinstance(line, Begin) and line.form != FORM:
            raise LogError(f"{path} is a {line.form} and this Croupier reads {FORM}: use a newer Croupier")
        if isinstance(line, End):
            if line.lines != number - 1:
                raise LogError(f"{path}: {number - 1} lines are there where {line.lines} were written")
            ended = True
            continue
        yield number, line
    if not ended:
        raise LogError(f"{path} is not whole: it was cut off after line {number}")


def _acts(path: Path, lines: Iterator[tuple[int, Line]]) -> Iterator[Read]:
    table = ""
    command: CommandLine | None = None
    entries: list[LogEntry] = []

    def gathered() -> Iterator[Shown]:
        if command is not None:
            act = LoggedAct(table, command.id, command.edition, command.body.encode(), tuple(entries))
            yield Shown(act, bytes.fromhex(command.previous))

    for number, line in lines:
        try:
            match line:
                case EntryLine():
                    if command is None:
                        raise LogError(f"{path}, line {number}: an entry without its command")
                    hash = bytes.fromhex(line.hash)
                    entries.append(LogEntry(table, line.sequence, command.id, line.body.encode(), hash))
                    continue
                case _:
                    yield from gathered()
                    command = None
            match line:
                case CommandLine():
                    command, entries = line, []
                case Begin():
                    table = line.table
                    yield line
                case EditionLine() | HeadLine() | ProofLine():
                    yield line
                case End():
                    pass
        except ValueError as error:  # not hexadecimal, or not text
            raise LogError(f"{path}, line {number}: {error}") from None
    yield from gathered()


def content_of(line: EditionLine) -> bytes:
    try:
        return base64.b64decode(line.content, validate=True)
    except ValueError:
        return b""
