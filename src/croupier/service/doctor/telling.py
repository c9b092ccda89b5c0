"""Who else knows: the people who may come in, copies that were made, and the witness that is told every head.

Start at `people`, `backups` and `witness`.
"""

from __future__ import annotations

import os
import shlex
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.machine import Machine
from croupier.service.doctor.remembered import Remembered
from croupier.service.settings import Settings
from croupier.store.floor_heads import FloorHeadsFile
from croupier.store.log import LogError
from croupier.store.looking import file_of, is_file
from croupier.store.witness import COMMAND

OLD: Final = 26 * 60 * 60 * 1000  # of a copy: one a day, and a little patience
_PATIENCE: Final = 5  # seconds
_BEHIND: Final = 5  # heads that a witness may not have yet
_PORTS: Final = {"http": 80, "https": 443}


def people(known: Remembered) -> Iterator[Diagnosis]:
    yield found("people-there", people=known.people) if known.people else found("people-first")


def backups(known: Remembered, on: Machine) -> Iterator[Diagnosis]:
    if not known.used:
        yield found("backups-none-yet")
    elif not known.backed_up:
        yield found("backups-never")
    else:
        ago = max(0, on.wall() - known.backed_up)
        yield found("backups-old" if ago > OLD else "backups-made", ago=ago)


def witness(settings: Settings, known: Remembered) -> Iterator[Diagnosis]:
    where = settings.witness
    if not where:
        yield found("witness-none")
    elif urlsplit(where).scheme in _PORTS:
        yield _address(where)
    elif where.startswith(COMMAND):
        yield _command(where)
    else:
        yield from _file(Path(where), settings, known)


def _address(where: str) -> Diagnosis:
    """Somebody listens there; it is told nothing."""
    asked = urlsplit(where)
    try:
        port = asked.port or _PORTS[asked.scheme]
        with socket.create_connection((asked.hostname or "", port), timeout=_PATIENCE):
            return found("witness-answers", witness=where)
    except (OSError, ValueError) as error:
        return found("witness-down", witness=where, why=str(error))


def _command(where: str) -> Diagnosis:
    try:
        words = shlex.split(where.removeprefix(COMMAND))
    except ValueError as error:
        return found("witness-down", witness=where, why=str(error))
    if not words or shutil.which(words[0]) is None:
        return found("witness-down", witness=where, why=words[0] if words else COMMAND)
    return found("witness-command", program=words[0])


def _file(path: Path, settings: Settings, known: Remembered) -> Iterator[Diagnosis]:
    folder = path.absolute().parent
    target = path if path.exists() else folder
    if not folder.is_dir() or not os.access(target, os.W_OK):
        yield found("witness-down", witness=str(path), why=str(target))
        return
    try:
        last = FloorHeadsFile(path).last_number()
    except (LogError, OSError) as error:
        yield found("witness-down", witness=str(path), why=str(error))
        return
    shipped = int(known.facts.get(f"shipped:{settings.witness}", 0))
    if last < shipped:
        yield found("witness-lost-heads", witness=str(path), last=last, shipped=shipped)
    elif last > known.head:
        yield found("witness-ahead", witness=str(path), last=last, newest=known.head)
    elif known.head - last > _BEHIND:
        yield found("witness-behind", witness=str(path), last=last, newest=known.head)
    else:
        yield found("witness-takes", witness=str(path), last=last, newest=known.head)
    if is_file(settings.database):
        database = file_of(settings.database).absolute().parent
        if database.is_dir() and database.stat().st_dev == folder.stat().st_dev:
            yield found("witness-same-disk", witness=str(path))
