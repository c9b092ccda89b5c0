"""The clock: whether somebody keeps it right, and whether it agrees with what the log and the machine remember.

Start at `examined`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.floor.clock import NOTICEABLE
from croupier.floor.timekeeping import FAR
from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.machine import Machine
from croupier.service.doctor.remembered import Remembered


def examined(known: Remembered, on: Machine) -> Iterator[Diagnosis]:
    sync = on.synchronised()
    if sync is None:
        yield found("clock-not-known")
    else:
        yield found("clock-synchronised" if sync.kept else "clock-not-synchronised", error=sync.error)
    now = on.wall()
    if not known.latest:
        yield found("clock-new")
        return
    if now < known.latest - NOTICEABLE:
        yield found("clock-behind-log", by=known.latest - now, latest=known.latest)
        return
    yield from _since(known, on, now)


def _since(known: Remembered, on: Machine, now: int) -> Iterator[Diagnosis]:
    """Within one start of the machine its counter tells how much time passed, whatever the clock says."""
    kept = known.kept
    if kept is not None and kept.boot and kept.boot == on.boot():
        jump = now - kept.wall - max(0, on.counter() - kept.counter)
        if abs(jump) > NOTICEABLE:
            yield found("clock-was-set", by=abs(jump), forward=jump > 0)
            return
    if now - known.latest > FAR:
        yield found("clock-far", by=now - known.latest)
        return
    yield found("clock-after-log", by=max(0, now - known.latest))
