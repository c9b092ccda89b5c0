"""Heads of the whole floor: at this moment the house log and every table's log were this long and ended so.

Each has a number and the digest of the one before, so that none can be left out; each is signed, and names its key. A
key that is about to be replaced names the next one. Start at `FloorHead` and `sign_floor`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from croupier.netstrings import netstrings
from croupier.store.durable import sync_folder
from croupier.store.heads import Signer
from croupier.store.house import HouseEnd
from croupier.store.log import LogError

FLOOR_HEAD: Final = b"croupier-floor-head/1"
NO_HEAD: Final = sha256(netstrings(FLOOR_HEAD)).hexdigest()  # what the first follows


class TableEnd(msgspec.Struct, frozen=True, array_like=True):
    """Where a table's log ended. Hash and Merkle root in hex."""

    table: str
    sequence: int
    hash: str
    root: str


class FloorHead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    number: int  # the first is 1
    previous: str  # the digest of the head before
    at: int
    why: str
    house: tuple[int, str]  # how long the house log was, and the hash of its last entry
    tables: tuple[TableEnd, ...]
    key: str  # the public key
    next_key: str = ""  # where the key is replaced: the one that signs from the next head on
    signature: str

    def signed(self) -> bytes:
        """What the signature is over."""
        plain = (str(self.number), self.previous, str(self.at), self.why, str(self.house[0]), self.house[1])
        ends = (part for one in self.tables for part in (one.table, str(one.sequence), one.hash, one.root))
        parts = (*plain, self.key, self.next_key, str(len(self.tables)), *ends)
        return netstrings(FLOOR_HEAD, *(part.encode() for part in parts))

    def digest(self) -> str:
        return sha256(self.signed()).hexdigest()

    def is_genuine(self) -> bool:
        """The signature is by the key it names; whether that key is the house's is another question."""
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key)).verify(
                bytes.fromhex(self.signature), self.signed()
            )
        except (InvalidSignature, ValueError):
            return False
        return True

    def line(self) -> bytes:
        return msgspec.json.encode(self)


_decoder: Final = msgspec.json.Decoder(FloorHead)


def read_floor_head(line: bytes | str) -> FloorHead | None:
    """The head that a line is, if it is one."""
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def sign_floor(
    signer: Signer,
    previous: FloorHead | None,
    *,
    at: int,
    why: str,
    house: HouseEnd,
    tables: Iterable[TableEnd],
    next_key: str = "",
) -> FloorHead:
    """The head that follows another."""
    head = FloorHead(
        number=1 if previous is None else previous.number + 1,
        previous=NO_HEAD if previous is None else previous.digest(),
        at=at,
        why=why,
        house=(house.number, house.hash.hex()),
        tables=tuple(tables),
        key=signer.public,
        next_key=next_key,
        signature="",
    )
    return msgspec.structs.replace(head, signature=signer.signature(head.signed()))


class FloorHeadsFile:
    """One head of the floor a line, only ever added to: beside the keys, or with a witness."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, *heads: FloorHead) -> None:
        """Durable when this returns."""
        if not heads:
            return
        try:
            with open(os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600), "ab+") as file:
                size = file.seek(0, os.SEEK_END)
                whole = not size or os.pread(file.fileno(), 1, size - 1) == b"\n"
                file.write(b"".join([b"" if whole else b"\n", *(head.line() + b"\n" for head in heads)]))
                file.flush()
                os.fsync(file.fileno())
            if not size:
                sync_folder(self.path.parent)
        except OSError as error:
            raise LogError(f"{self.path}: a head of the floor cannot be written: {error.strerror}") from error

    def __iter__(self) -> Iterator[FloorHead | int]:
        """Every head in order; a line that is none comes as its number."""
        try:
            lines = self.path.open("rb")
        except FileNotFoundError:
            return
        except OSError as error:
            raise LogError(f"{self.path} cannot be read: {error.strerror}") from error
        with lines:
            yield from heads_of(lines)

    def last_number(self) -> int:
        """The number of the newest head, 0 where there is none; only the end of the file is read."""
        try:
            with self.path.open("rb") as file:
                size = file.seek(0, os.SEEK_END)
                step = 65_536
                while True:
                    file.seek(max(0, size - step))
                    lines = file.read().splitlines()
                    known = [head for line in lines if (head := read_floor_head(line)) is not None]
                    if known or step >= size:
                        return max((head.number for head in known), default=0)
                    step *= 4
        except FileNotFoundError:
            return 0
        except OSError as error:
            raise LogError(f"{self.path} cannot be read: {error.strerror}") from error


def heads_of(lines: Iterable[bytes]) -> Iterator[FloorHead | int]:
    """The heads that lines are; one that is none comes as its number."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            head = read_floor_head(line)
            yield number if head is None else head
