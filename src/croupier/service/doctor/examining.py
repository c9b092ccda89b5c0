"""All that is looked at, in the order in which a person would: each area has a module of its own beside this one.

Start at `examine`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from croupier.service.doctor import books, clocks, database, disks, doors, keys, program, rights, telling
from croupier.service.doctor.diagnosis import Diagnosis, Health
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
    known: Remembered | None = None
    if log is not None:
        with closing(log):
            found, known = database.read(log, settings, whole=whole)
            yield from found
    elif all(one.health is Health.OK for one in seen):
        known = Remembered()  # there is nothing yet
    yield from clocks.examined(known or Remembered(), on)
    if known is not None:  # else nobody knows which keys are wanted
        yield from keys.examined(settings, known, on)
    yield from rights.examined(settings, on, backups)
    yield from disks.examined(settings, on, backups)
    yield from books.examined(known or Remembered())
    if known is not None:
        yield from telling.people(known)
        yield from telling.backups(known, on)
    yield from doors.examined(settings, on)
    yield from telling.witness(settings, known or Remembered())
