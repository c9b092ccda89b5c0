"""Golden logs as they lie in the repository: a log with its signed heads and public key, packed into one small file.

No secret is kept: a verification needs the heads and the public key, and what a shoe was made of is in the log once it
is revealed. Start at `pack` and `unpack`.
"""

from __future__ import annotations

import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Final

GOLDEN: Final = Path(__file__).parent
ENDING: Final = ".tar.xz"
TOURNAMENTS: Final = GOLDEN / "tournaments"
PROMOTIONS: Final = GOLDEN / "promotions"
APART: Final = (TOURNAMENTS, PROMOTIONS)  # logs of streams that came after the last release
KEPT: Final = "kept.txt"  # what is known of them
PUBLIC: Final = ("heads.jsonl", "signing.pub")  # of a folder of keys


def releases() -> list[Path]:
    """A folder for every release that left golden logs, oldest first."""
    return sorted(path for path in GOLDEN.iterdir() if (path / "record.txt").is_file())


def packed(release: Path) -> list[str]:
    """The names of a release's logs."""
    return sorted(path.name.removesuffix(ENDING) for path in release.glob(f"*{ENDING}"))


def pack(release: Path, name: str, *files: Path) -> None:
    """One file with these in it; a database is made as small as it can be, of keys only what is public is taken."""
    with tarfile.open(release / f"{name}{ENDING}", "x:xz", preset=9) as archive:
        for file in files:
            if file.suffix == ".db":
                with closing(sqlite3.connect(file)) as database:
                    database.execute("PRAGMA journal_mode=DELETE")
                    database.execute("VACUUM")
            inner = [file / public for public in PUBLIC] if file.is_dir() else [file]
            for one in inner:
                archive.add(one, one.relative_to(file.parent).as_posix(), filter=_nobodys)


def _nobodys(found: tarfile.TarInfo) -> tarfile.TarInfo:
    found.uid = found.gid = found.mtime = 0
    found.uname = found.gname = ""
    return found


def unpack(release: Path, name: str, folder: Path) -> None:
    with tarfile.open(release / f"{name}{ENDING}") as archive:
        archive.extractall(folder)  # our own; before 3.11.4 there is no filter
