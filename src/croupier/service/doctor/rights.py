"""Who may read: the database, the keys and the copies are their owner's alone, and the owner is whoever runs the floor.

Start at `examined`.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.keys import folder_of
from croupier.service.doctor.machine import Machine
from croupier.service.settings import Settings
from croupier.store.looking import file_of, is_file

_FOR_EVERYONE: Final = ("signing.pub", "heads.jsonl", ".heads")  # whoever verifies is given them
_BESIDE_IT: Final = ("-wal", "-shm")
ROOT: Final = 0


def examined(settings: Settings, on: Machine, backups: Path | None) -> Iterator[Diagnosis]:
    if on.user() == ROOT:
        yield found("rights-root")
    files = [path for path in (*_database(settings), *_keys(settings), *_copies(backups)) if path.exists()]
    wrong = [one for path in files for one in _judged(path, on)]
    folders = [path for path in _folders(settings, backups) if path.is_dir()]
    wrong += [found("rights-folder", folder=str(path)) for path in folders if _anyone_may_write(path)]
    yield from wrong
    if files and not wrong:
        yield found("rights-owner-only", files=len(files))


def _database(settings: Settings) -> Iterator[Path]:
    if is_file(settings.database):
        path = file_of(settings.database)
        yield path
        if path.exists() and not path.stat().st_mode & 0o077:  # else they are as it is, and the start mends them all
            yield from (path.with_name(f"{path.name}{ending}") for ending in _BESIDE_IT)


def _keys(settings: Settings) -> Iterator[Path]:
    folder = folder_of(settings)
    if folder is not None and folder.is_dir() and os.access(folder, os.R_OK | os.X_OK):
        yield folder
        yield from (
            file for file in sorted(folder.iterdir()) if file.is_file() and not file.name.endswith(_FOR_EVERYONE)
        )


def _copies(backups: Path | None) -> Iterator[Path]:
    if backups is not None and backups.is_dir():
        yield from (
            file for file in sorted(backups.iterdir()) if file.is_file() and not file.name.endswith(_FOR_EVERYONE)
        )


def _folders(settings: Settings, backups: Path | None) -> Iterator[Path]:
    """Whoever may write in a folder may put another file in the place of one that they may not read."""
    if is_file(settings.database):
        yield file_of(settings.database).absolute().parent
    if backups is not None:
        yield backups


def _judged(path: Path, on: Machine) -> Iterator[Diagnosis]:
    status = path.stat()
    wanted = 0o700 if stat.S_ISDIR(status.st_mode) else 0o600
    if status.st_mode & 0o077:
        yield found("rights-open", file=str(path), mode=f"{stat.S_IMODE(status.st_mode):04o}", wanted=f"{wanted:o}")
    if on.user() not in (ROOT, status.st_uid):
        yield found("rights-others", file=str(path), owner=_named(status.st_uid), user=_named(on.user()))


def _named(user: int) -> str:
    import pwd

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _anyone_may_write(folder: Path) -> bool:
    mode = folder.stat().st_mode
    return bool(mode & stat.S_IWOTH) and not mode & stat.S_ISVTX
