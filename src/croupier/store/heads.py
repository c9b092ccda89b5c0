"""Signed heads: at this moment a table's log was this long and ended so. They are written apart from the database.

Whoever keeps a copy of the heads can tell an altered, shortened or exchanged log from the one that was signed. Start
at `Signer.sign` and `HeadsFile`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from croupier.netstrings import netstrings
from croupier.store.durable import sync_folder
from croupier.store.log import LogError

HEAD: Final = b"croupier-head/1"


class SignedHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hashes, key and signature in hex, so that a person can compare them. `root` is the Merkle root of all entries."""

    table: str
    sequence: int
    hash: str
    root: str
    at: int
    why: str
    key: str  # the public key
    signature: str

    def signed(self) -> bytes:
        """What the signature is over."""
        parts = (self.table, str(self.sequence), self.hash, self.root, str(self.at), self.why, self.key)
        return netstrings(HEAD, *(part.encode() for part in parts))

    def is_genuine(self) -> bool:
        """The signature is by the key it names; whether that key is the house's is another question."""
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key)).verify(
                bytes.fromhex(self.signature), self.signed()
            )
        except (InvalidSignature, ValueError):
            return False
        return True


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(key)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, table: str, sequence: int, hash: bytes, root: bytes, at: int, why: str) -> SignedHead:
        head = SignedHead(
            table=table,
            sequence=sequence,
            hash=hash.hex(),
            root=root.hex(),
            at=at,
            why=why,
            key=self.public,
            signature="",
        )
        return msgspec.structs.replace(head, signature=self.signature(head.signed()))

    def signature(self, over: bytes) -> str:
        return self._key.sign(over).hex()


def fingerprint(public: str) -> str:
    """A public key short enough to read aloud."""
    digest = sha256(bytes.fromhex(public)).hexdigest()[:16]
    return " ".join(digest[place : place + 4] for place in range(0, 16, 4))


class HeadsFile:
    """One signed head a line, only ever added to."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, head: SignedHead) -> None:
        """Durable when this returns."""
        try:
            with self.path.open("ab+") as file:
                first = not file.tell()
                if not first and not self._ends_whole(file.fileno(), file.tell()):
                    file.write(b"\n")  # a line cut off by a crash stays as it is, and the next one is whole
                file.write(msgspec.json.encode(head) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            if first:
                sync_folder(self.path.parent)
        except OSError as error:
            raise LogError(f"{self.path}: a signed head cannot be written: {error.strerror}") from error

    @staticmethod
    def _ends_whole(descriptor: int, size: int) -> bool:
        return os.pread(descriptor, 1, size - 1) == b"\n"

    def __iter__(self) -> Iterator[SignedHead | int]:
        """Every head in order; a line that is none comes as its number."""
        try:
            lines = self.path.open("rb")
        except FileNotFoundError:
            return
        except OSError as error:
            raise LogError(f"{self.path} cannot be read: {error.strerror}") from error
        with lines:
            for number, line in enumerate(lines, start=1):
                if not line.strip():
                    continue
                try:
                    yield msgspec.json.decode(line, type=SignedHead)
                except msgspec.DecodeError:
                    yield number

    def heads(self) -> tuple[SignedHead, ...]:
        return tuple(one for one in self if isinstance(one, SignedHead))
