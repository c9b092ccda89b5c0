"""All that is looked at, in the order in which a person would: each area has a module of its own beside this one.

Start at `examine`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from croupier.service.doctor import books, clocks, database, disks, doors, keys, program, rights, telling
from croupier.service.doctor.diagnosis import Diagnosis
from croupier.service.doctor.machine import Machine
from croupier.service.doctor.remembered import Remembered
from croupier.service.settings import Settings


def examine(
    settings: Settings, machine: Machine | None = None, *, backups: Path | None = None, whole: bool = False
) -> Iterator[Diagnosis]:
    """Everything about a floor with these settings on this machine. `whole`: a large database is read through too."""
    on = machine or Machine()
    yield from program.examined(settings)
    log, *seen = database.opened(settings)
    yield from seen
    known = Remembered()
    if log is not None:
        with closing(log):
            yield from database.examined(log, settings, whole=whole)
            known = Remembered.of(log)
    reachable = log is not None or database.is_new(settings)
    yield from clocks.examined(known, on)
    if reachable:  # else nobody knows which keys are wanted
        yield from keys.examined(settings, known, on)
    yield from rights.examined(settings, on, backups)
    yield from disks.examined(settings, on, backups)
    yield from books.examined(known)
    if reachable:
        yield from telling.people(known)
        yield from telling.backups(known, on)
    yield from doors.examined(settings, on)
    yield from telling.witness(settings, known)
