"""Room on the disks: bytes and files that can still be made, where the database, the keys, copies and what is temporary
are.

Start at `examined`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.keys import folder_of
from croupier.service.doctor.machine import Machine
from croupier.service.settings import Settings
from croupier.store.looking import file_of, is_file
from croupier.store.sqlite import size_on_disk

_MEGABYTE: Final = 1 << 20
FULL: Final = 256 * _MEGABYTE  # an evening of a few tables
LOW: Final = 2_048 * _MEGABYTE
NO_FILES: Final = 100
FEW_FILES: Final = 10_000


def examined(settings: Settings, on: Machine, backups: Path | None) -> Iterator[Diagnosis]:
    """Each file system once, by the place on it that wants most."""
    disks: dict[int, tuple[Path, int]] = {}
    for place, wanted in _places(settings, on, backups):
        must = place in (_of_database(settings), backups)  # the folder of the keys is made, these are not
        there = place if must else _standing(place)
        if not there.is_dir():
            yield found("disk-no-folder", folder=str(place))
            continue
        known = disks.get(there.stat().st_dev)
        if known is None or known[1] < wanted:
            disks[there.stat().st_dev] = (there, wanted)
    for place, wanted in disks.values():
        yield _judged(place, wanted, on)


def _of_database(settings: Settings) -> Path | None:
    return file_of(settings.database).absolute().parent if is_file(settings.database) else None


def _places(settings: Settings, on: Machine, backups: Path | None) -> Iterator[tuple[Path, int]]:
    """Where something is written, and how much room it wants at least."""
    size = 0
    if (folder := _of_database(settings)) is not None:
        database = file_of(settings.database)
        size = size_on_disk(database) if database.exists() else 0
        yield folder, LOW
    if backups is not None:
        yield backups, LOW + size  # a copy is as large as the database
    keys = folder_of(settings)
    if keys is not None:
        yield keys.absolute(), LOW
    yield on.temporary, LOW


def _standing(place: Path) -> Path:
    """The folder, or the one that it will be made in."""
    return next(one for one in (place, *place.parents) if one.is_dir())


def _judged(place: Path, wanted: int, on: Machine) -> Diagnosis:
    disk = on.disk(place)
    free, whole = disk.f_bavail * disk.f_frsize, max(1, disk.f_blocks * disk.f_frsize)
    facts: dict[str, str | int] = {"place": str(place), "free": free >> 20, "percent": 100 * free // whole}
    if free < FULL:
        return found("disk-full", **facts)
    if disk.f_files and disk.f_favail < NO_FILES:  # some file systems do not count them
        return found("disk-no-files", place=str(place), files=disk.f_favail)
    if free < wanted:
        return found("disk-low", wanted=wanted >> 20, **facts)
    if disk.f_files and disk.f_favail < FEW_FILES:
        return found("disk-few-files", place=str(place), files=disk.f_favail)
    return found("disk-room", **facts)
