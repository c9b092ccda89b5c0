"""One entry of the log: an event as it was written, chained by its hash to the entry before it.

It knows bytes and hashes and nothing of baccarat; whoever trusts none of our code can do the same sums from the
description in docs/log-format.md. Start at `seal`.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeAlias

import msgspec

from croupier.netstrings import netstrings

Hash: TypeAlias = bytes  # 32 bytes of SHA-256

LOG: Final = b"croupier-log/1"
COMMAND: Final = b"croupier-command/1"
ENTRY: Final = b"croupier-entry/1"


class LogEntry(msgspec.Struct, frozen=True):
    """An event at its place in a table's log, and the id of the command behind it."""

    table: str
    sequence: int  # the first is 1
    command: str
    body: bytes
    hash: Hash


class LoggedAct(msgspec.Struct, frozen=True):
    """A command as it was accepted, the edition of the book it was judged by, and the entries it caused."""

    table: str
    command: str
    edition: str
    body: bytes
    entries: tuple[LogEntry, ...]

    @property
    def last(self) -> LogEntry:
        return self.entries[-1]


def beginning(table: str) -> Hash:
    """What the first entry of a table's log follows."""
    return sha256(netstrings(LOG, table.encode())).digest()


def cause_of(edition: str, command: bytes) -> Hash:
    """The digest of a command and the edition it was judged by: part of the hash of every entry it caused."""
    name = edition.encode()
    return sha256(b"18:%b,%d:%b,%d:%b," % (COMMAND, len(name), name, len(command), command)).digest()


def hash_of(previous: Hash, table: str, sequence: int, command: str, cause: Hash, body: bytes) -> Hash:
    name, id = table.encode(), command.encode()
    return sha256(
        b"16:%b,32:%b,%d:%b,%d:%d,%d:%b,32:%b,%d:%b,"
        % (ENTRY, previous, len(name), name, len(str(sequence)), sequence, len(id), id, cause, len(body), body)
    ).digest()


def seal(previous: Hash, table: str, sequence: int, command: str, cause: Hash, body: bytes) -> LogEntry:
    """The entry that follows the one with this hash."""
    return LogEntry(table, sequence, command, body, hash_of(previous, table, sequence, command, cause, body))
