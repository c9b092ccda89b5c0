"""The house's keys and signed heads: a folder apart from the database, readable by its owner only.

`tape.key` encrypts tapes, `signing.key` signs heads, `signing.pub` is for everyone: every public key the house had, the
newest last. `heads.jsonl` holds the heads of tables, `floor-heads.jsonl` those of the floor. Either key may come from
the environment instead. Which keys a log is to have, and that none is replaced in silence: house_keys.py. Start at
`open_keys`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from croupier.chance.keys import KEY_BYTES, fresh_key
from croupier.store.durable import make_file, replace_file
from croupier.store.floor_heads import FloorHeadsFile
from croupier.store.heads import HeadsFile, Signer
from croupier.store.log import LogError

TAPE_KEY: Final = "CROUPIER_TAPE_KEY"
SIGNING_KEY: Final = "CROUPIER_SIGNING_KEY"
FLOOR_HEADS: Final = "floor-heads.jsonl"


class Keys:
    def __init__(self, folder: Path, tape_key: bytes, signing_key: bytes) -> None:
        self.folder = folder
        self.tape_key = tape_key
        self.signer = Signer(signing_key)
        self.heads = HeadsFile(folder / "heads.jsonl")
        self.floor_heads = FloorHeadsFile(folder / FLOOR_HEADS)

    def __repr__(self) -> str:
        return f"Keys({self.folder}, public {self.signer.public})"  # never the keys themselves


def open_keys(folder: Path, *, create: bool = False, environment: Mapping[str, str] = os.environ) -> Keys:
    """The keys in a folder, or in the environment; made where they are missing and may be."""
    try:
        if create:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tape_key = _key(folder / "tape.key", environment.get(TAPE_KEY), TAPE_KEY, create=create)
        signing_key = _key(folder / "signing.key", environment.get(SIGNING_KEY), SIGNING_KEY, create=create)
        keys = Keys(folder, tape_key, signing_key)
        if create:
            publish(folder, keys.signer.public)
    except OSError as error:
        raise LogError(f"the keys in {folder} cannot be used: {error.strerror or error}") from error
    return keys


def publish(folder: Path, public: str) -> None:
    """Say which key signs, for everyone; those that signed before stay in the file."""
    file = folder / "signing.pub"
    if not file.exists():
        make_file(file, f"{public}\n", 0o644)
    elif public not in file.read_text(encoding="ascii", errors="replace").split():
        replace_file(file, f"{file.read_text(encoding='ascii', errors='replace').rstrip()}\n{public}\n", 0o644)


def default_folder(address: str, environment: Mapping[str, str] = os.environ) -> Path:
    """Where the keys of a log are if nobody says so: not beside the database, unless an earlier release put them there.

    Each log has a folder of its own, named after it and after where it lies.
    """
    at_hand = "://" in address
    for beside in ("croupier-floor.keys", "croupier.keys") if at_hand else (f"{address}.keys",):
        if Path(beside).is_dir():
            return Path(beside)
    kept = environment.get("XDG_DATA_HOME") or ""
    try:
        home = Path(kept) if kept.startswith("/") else Path.home() / ".local" / "share"
    except RuntimeError:
        raise LogError("nobody says where the keys are, and there is no home to keep them in: use --keys") from None
    plain = re.sub(r"//[^/@]*@", "//", address) if at_hand else str(Path(address).absolute())
    name = plain.partition("?")[0].rstrip("/").rpartition("/")[2] or "croupier"
    return home / "croupier" / "keys" / f"{name}-{sha256(plain.encode()).hexdigest()[:8]}"


def public_keys(text: str) -> tuple[str, ...]:
    """Public keys as given: 64 hex digits, or a file that holds some, one a line; the last, the newest, comes first."""
    said = [text.strip()]
    if not _is_key(said[0]):
        try:
            said = Path(text).read_text(encoding="ascii").split()
        except (OSError, UnicodeDecodeError, ValueError):
            raise LogError(f"{text} is neither a public key of 64 hex digits nor a file with one") from None
    if not said or not all(map(_is_key, said)):
        raise LogError(f"{text} holds no public key: 64 hex digits")
    return tuple(one.lower() for one in reversed(said))


def is_missing(file: Path, variable: str, environment: Mapping[str, str] = os.environ) -> bool:
    return variable not in environment and not file.exists()


def _key(file: Path, given: str | None, variable: str, *, create: bool) -> bytes:
    if given is not None:
        if not _is_key(given.strip()):
            raise LogError(f"{variable} must be {KEY_BYTES * 2} hex digits")
        return bytes.fromhex(given.strip())
    if not file.exists():
        if not create:
            raise LogError(f"there is no key at {file}: name the folder of the keys, or set {variable}")
        make_file(file, fresh_key().hex() + "\n", 0o600)
    return read_key(file)


def read_key(file: Path) -> bytes:
    """The secret key in a file that nobody but its owner may read."""
    try:
        return _read(file)
    except OSError as error:
        raise LogError(f"{file} cannot be read: {error.strerror or error}") from None


def _read(file: Path) -> bytes:
    if file.stat().st_mode & 0o077:
        raise LogError(f"{file} can be read by others than its owner: run `chmod 600 {file}`")
    said = file.read_text(encoding="ascii", errors="replace").strip()
    if not _is_key(said):
        raise LogError(f"{file} holds no key: {KEY_BYTES * 2} hex digits")
    return bytes.fromhex(said)


def _is_key(said: str) -> bool:
    return len(said) == KEY_BYTES * 2 and all(digit in "0123456789abcdefABCDEF" for digit in said)
