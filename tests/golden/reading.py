"""Golden logs read again: what `croupier verify` checks, how each table ends, and what it is then.

A line of a record is one table; whatever is found wrong is a line too, and no record has such a line. Start at `Log`.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from croupier.floor import Standing
from croupier.store.heads import HeadsFile
from croupier.store.opening import open_log
from croupier.verify import Finding, Verified, verify_file, verify_log
from golden.packing import packed, unpack

EXPORTS: Final = "exports"  # files that stand alone; everything else that is packed is a database


class Log:
    """A golden log, unpacked into a folder of its own for as long as it is looked at."""

    def __init__(self, release: Path, name: str) -> None:
        self.release, self.name = release, name
        self._aside = tempfile.TemporaryDirectory()
        self.folder = Path(self._aside.name)
        unpack(release, name, self.folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._aside.cleanup()

    @property
    def file(self) -> Path:
        return next(self.folder.glob("*.db"))

    @property
    def key(self) -> str:
        """The house's public key."""
        return (self.folder / f"{self.file.name}.keys" / "signing.pub").read_text(encoding="ascii").strip()

    def verified(self) -> Iterator[str]:
        """A line for every table, and one for everything that is wrong."""
        if self.name == EXPORTS:
            for file in sorted(self.folder.iterdir()):
                for found in verify_file(file):
                    yield f"{self.name} | {file.name}: {_line(found)}"
            return
        heads = HeadsFile(self.folder / f"{self.file.name}.keys" / "heads.jsonl").heads()
        with closing(open_log(self.file, reading=True)) as log:
            for found in verify_log(log, heads, key=self.key):
                ends = f", head {log.head(found.table).hash.hex()}" if isinstance(found, Verified) else ""
                yield f"{self.name} | {found.table}: {_line(found)}{ends}"

    def states(self) -> Iterator[str]:
        """What each table is after its log, replayed from the first entry; and the same by way of its snapshot."""
        with closing(open_log(self.file, reading=True)) as log:
            for name in log.tables():
                fresh, quick = Standing(name), Standing.begun(name, log.snapshot(name))
                for standing in (fresh, quick):
                    standing.catch_up(log)
                assert (fresh.state, fresh.head) == (quick.state, quick.head), f"{name}: the snapshot was another table"
                yield f"{self.name} | {name}: {digest_of(fresh)}"


def _line(found: Finding | Verified) -> str:
    if isinstance(found, Finding):
        return f"WRONG: {found.sentence()}"
    names = ("entries", "commands", "coups", "shoes", "heads")
    return ", ".join(f"{getattr(found.tally, name)} {name}" for name in names)


def digest_of(standing: Standing) -> str:
    """Of all that a stream holds; what is empty is left out, so that a new field with nothing in it changes nothing."""
    text = json.dumps(_held(_as_before(json.loads(standing.kind.encode_state(standing.state)))), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:20]


def _as_before(thing: Any) -> Any:
    """What is owed as 0.6.0 had it: who is to be told of which matter. Since when is of later ones."""
    if isinstance(thing, list):
        return [_as_before(one) for one in thing]
    if not isinstance(thing, dict) or "duties" not in thing:
        return thing if not isinstance(thing, dict) else {name: _as_before(one) for name, one in thing.items()}
    told = [{"who": one["id"], "matter": one["matter"]} for one in thing["duties"]["open"]]
    return {name: one for name, one in thing.items() if name != "duties"} | {"to_tell": told}


def _held(thing: Any) -> Any:
    if isinstance(thing, dict):
        kept = {name: _held(value) for name, value in thing.items()}
        return {name: value for name, value in kept.items() if value not in ("", 0, None, [], {})}
    return [_held(one) for one in thing] if isinstance(thing, list) else thing


def verified(release: Path) -> Iterator[str]:
    for name in packed(release):
        with Log(release, name) as log:
            yield from log.verified()


def states(release: Path) -> Iterator[str]:
    for name in packed(release):
        if name != EXPORTS:
            with Log(release, name) as log:
                yield from log.states()
