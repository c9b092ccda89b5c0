"""What lies beside a log, in the folder of the house's keys: signed heads, heads of the floor, the public keys.

Whoever verifies or exports reads them from there, and changes nothing. Start at `heads_in` and `floor_check_of`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from croupier.languages import Message
from croupier.store.floor_heads import FloorHead
from croupier.store.heads import HeadsFile, SignedHead
from croupier.store.sql import SqlLog
from croupier.verify.finding import Finding
from croupier.verify.floor_check import DATABASE, FILE, WITNESS, FloorCheck


def heads_in(folder: Path) -> tuple[SignedHead, ...]:
    """The signed heads in the folder of the keys, if there is one."""
    return HeadsFile(folder / "heads.jsonl").heads()


def unreadable_in(folder: Path) -> list[Finding]:
    """The lines of the heads file that are none; a crash may cut one off, and whoever alters one does the same."""
    lines = HeadsFile(folder / "heads.jsonl")
    numbers = [line for line in lines if isinstance(line, int)]
    whys = [Message("found-no-head", {"file": str(lines.path), "line": line}) for line in numbers]
    return [Finding("head-not-genuine", "", 0, why) for why in whys]


def keys_published_in(folder: Path) -> tuple[str, ...]:
    """The public keys that lie with the heads, for whoever was given no other; the newest first."""
    from croupier.store.keys import public_keys

    published = folder / "signing.pub"
    return public_keys(str(published)) if published.exists() else ()


def floor_check_of(
    found: SqlLog, folder: Path, house: tuple[str, ...], *, witness: str | None = None, trusted: bool = False
) -> FloorCheck:
    """The heads of the floor: those of the database, those beside the keys, and those of a witness."""
    from croupier.store.floor_heads import FloorHeadsFile
    from croupier.store.keys import FLOOR_HEADS
    from croupier.store.witness import witnessed

    file = FloorHeadsFile(folder / FLOOR_HEADS)
    sources: dict[str, Iterable[FloorHead | int]] = {DATABASE: found.floor_heads()}
    if file.path.exists():
        sources[FILE] = file
    if witness is not None:
        sources[WITNESS] = witnessed(witness)
    return FloorCheck(sources, house or None, trusted=trusted)
