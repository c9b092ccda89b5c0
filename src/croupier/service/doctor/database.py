"""The database: whether it answers, whether this Croupier is the right one for it, and whether what it wrote lasts.

Start at `opened`, then `read`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.remembered import Remembered
from croupier.service.settings import Settings
from croupier.store.log import LogError
from croupier.store.looking import ServerSettings, damage, file_of, is_file, look_at, revision
from croupier.store.migrate import NewerLog
from croupier.store.schema import REVISION
from croupier.store.sql import SqlLog
from croupier.store.sqlite import size_on_disk

LARGE: Final = 1 << 30  # bytes that are read through without being asked
_EACH_WORKER: Final = 35  # connections that a worker may have at once: readers, a writer, news and leases


def opened(settings: Settings) -> tuple[SqlLog | None, *tuple[Diagnosis, ...]]:
    """The log to be read, or what is to be said of there being none."""
    address = settings.database
    shown = _shown(address)
    try:
        log = look_at(address)
    except NewerLog as error:
        return None, found("database-newer", database=shown, version=error.revision, known=REVISION)
    except LogError as error:
        return None, found("database-unreachable", database=shown, why=str(error))
    return (None, found("database-new", database=shown)) if log is None else (log,)


def _shown(address: str) -> str:
    """Without whoever logs in there."""
    return address if is_file(address) else address.rpartition("@")[2].partition("?")[0]


def read(log: SqlLog, settings: Settings, *, whole: bool) -> tuple[list[Diagnosis], Remembered | None]:
    """How it is, and what it remembers, which is nothing where it cannot be read."""
    seen: list[Diagnosis] = []
    try:
        seen += _examined(log, settings, whole=whole)
        return seen, Remembered.of(log)
    except LogError as error:
        if not any(one.name == "database-damaged" for one in seen):
            seen.append(found("database-damaged", database=_shown(settings.database), why=str(error)))
        return seen, None


def _examined(log: SqlLog, settings: Settings, *, whole: bool) -> Iterator[Diagnosis]:
    version = revision(log)
    if version < REVISION:
        yield found("database-older", version=version, known=REVISION)
    if is_file(settings.database):
        yield _file(log, settings, version, whole=whole)
    else:
        yield from _server(ServerSettings(log), settings, version)


def _file(log: SqlLog, settings: Settings, version: str, *, whole: bool) -> Diagnosis:
    size = size_on_disk(file_of(settings.database))
    if size > LARGE and not whole:
        return found("database-large", version=version, megabytes=size >> 20)
    if why := damage(log):
        return found("database-damaged", database=settings.database, why=why)
    return found("database-sound", version=version, megabytes=max(1, size >> 20))


def _server(server: ServerSettings, settings: Settings, version: str) -> Iterator[Diagnosis]:
    if server.unsafe:
        yield found("database-unsafe", settings=server.unsafe)
    needed = settings.workers * _EACH_WORKER
    if server.most < needed:
        yield found("database-few-connections", most=server.most, needed=needed, workers=settings.workers)
    yield found("database-postgres", version=version, server=server.version, in_use=server.in_use, most=server.most)
