"""The floor's time from one start to the next: what the machine's clock says is not believed where it cannot be so.

Within one boot the machine's counter says how long the floor was away, whatever its clock says. Across boots only the
clock tells, and the gap counts by itself only where no notice runs. What does not count waits for a manager to say that
it does. Start at `Timekeeper`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection

from croupier.floor.clock import NOTICEABLE, SteadyClock, steady_counter, wall_clock
from croupier.floor.floor import Floor
from croupier.store.house import HouseNote
from croupier.store.log import Remark
from croupier.store.sql import SqlLog
from croupier.table import Instant, Table

_FACT: Final = "clock"
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
BESIDE: Final = 15_000  # milliseconds since another machine of the floor, which runs, wrote down how its clocks stand
FAR: Final = 31 * 24 * 60 * 60 * 1000  # a start so much later than the last one is asked about, notices or none


class KeptTime(msgspec.Struct, frozen=True):
    """How the clocks stood together at one moment."""

    boot: str  # which start of the machine
    counter: int  # milliseconds since then, those asleep too
    wall: int
    floor: int
    dismissed: int = 0  # by so much the machine's clock was ahead when a manager said that this does not count


def boot_id() -> str:
    """Which start of the machine this is; nothing where it does not say."""
    with suppress(OSError):
        return _BOOT.read_text(encoding="ascii").strip()
    return ""


def boot_counter() -> int:
    """Milliseconds since the machine was started, those asleep too."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


def deadline_runs(table: Table, since: Instant, now: Instant) -> bool:
    """Whether time that nobody saw pass would count at a table: a notice is up, or gaming ends meanwhile."""
    if not table.is_open or table.setup is None:
        return False
    ends = table.setup.gaming_ends
    return bool(table.notices) or (ends is not None and since < ends <= now)


class Timekeeper:
    def __init__(
        self,
        floor: Floor,
        log: SqlLog,
        *,
        wall: Callable[[], Instant] = wall_clock,
        steady: Callable[[], int] = steady_counter,
        boot: Callable[[], str] = boot_id,
        counter: Callable[[], int] = boot_counter,
    ) -> None:
        self._floor, self._log = floor, log
        self._wall, self._boot, self._counter = wall, boot, counter
        self._kept = self._read()
        self._dismissed = self._kept.dismissed if self._kept else 0
        self.clock = SteadyClock(start=self._begin(), jumped=self._jumped, wall=wall, steady=steady)
        self.keep()

    # --- where time goes on ----------------------------------------------------------------------

    def _read(self) -> KeptTime | None:
        try:
            return msgspec.json.decode(self._log.fact(_FACT) or "", type=KeptTime)
        except msgspec.DecodeError:  # nothing, or nothing that anyone wrote
            return None

    def _begin(self) -> Instant:
        """The time that the floor starts at; what was odd about the machine's clock is noted."""
        machine, latest, kept = self._wall(), self._floor.latest(), self._kept
        if kept is None:
            return self._after_a_gap(latest, machine, latest)
        if kept.boot and kept.boot == self._boot():
            return max(self._within_a_boot(kept, machine), latest)
        gap = machine - kept.wall
        before = max(kept.floor, latest)
        if gap < -NOTICEABLE:
            self._jumped(before, gap)
            return before
        self._note("clock-gap", before, seconds=gap // 1000)
        if 0 <= gap <= BESIDE:
            return before + gap
        return self._after_a_gap(before, machine, before)

    def _within_a_boot(self, kept: KeptTime, machine: Instant) -> Instant:
        passed = max(0, self._counter() - kept.counter)
        expected = kept.floor + passed
        jump = machine - kept.wall - passed
        if abs(jump) > NOTICEABLE:
            self._jumped(expected, jump)
        # what a clock drifts by is no jump, and is made up for
        return machine if 0 < machine - expected <= NOTICEABLE else expected

    def _after_a_gap(self, before: Instant, machine: Instant, latest: Instant) -> Instant:
        if not before:
            return machine
        states = (self._floor.standing(name).state for name in self._log.tables())
        tables = (one for one in states if isinstance(one, Table))
        if machine - before > FAR or any(deadline_runs(table, before, machine) for table in tables):
            return before  # a manager is asked
        if machine < latest - NOTICEABLE:
            self._jumped(latest, machine - latest)
        return max(machine, latest)

    def _jumped(self, at: Instant, by: int) -> None:
        says = f"the machine's clock jumped by {by / 1000:+.3f} seconds; the tables' time went on without it"
        self._log.remark(Remark(at, "clock-jumped", "", says))
        self._note("clock-jumped", at, milliseconds=by)

    def _note(self, kind: str, at: Instant, /, **facts: int) -> None:
        self._log.note(HouseNote(at=at, kind=kind, facts=dict(facts)))

    # --- while the floor runs --------------------------------------------------------------------

    def keep(self) -> None:
        """Remember how the clocks stand, for the next start."""
        self._log.keep_fact(_FACT, self._now().decode())

    def _now(self) -> bytes:
        now = self.clock.now()
        kept = KeptTime(self._boot(), self._counter(), self._wall(), now, self._dismissed)
        return msgspec.json.encode(kept)

    @property
    def ahead(self) -> int:
        """By how many milliseconds the machine's clock is ahead of the floor's time."""
        return self._wall() - self.clock.now()

    @property
    def asks(self) -> bool:
        """Whether a manager is to say if that counts."""
        ahead = self.ahead
        return ahead > NOTICEABLE and abs(ahead - self._dismissed) > NOTICEABLE

    def answer(self, counts: bool, by: str) -> int:
        """A manager says whether what the machine's clock is ahead by counts; by how much the floor's time moved."""
        ahead = max(0, self.ahead)
        moved = ahead if counts else 0
        note = HouseNote(at=self.clock.now(), kind="clock-confirmed", by=by, facts={"seconds": moved // 1000})
        self._dismissed = 0 if counts else ahead
        self.clock.advance(moved)

        def write(connection: Connection) -> None:
            self._log.note_with(connection, note)
            self._log.keep_fact_with(connection, _FACT, self._now().decode())

        self._log.writes(write)
        return moved

    def follow(self, moved: int) -> None:
        """A manager answered through another worker."""
        self._dismissed = 0 if moved else max(0, self.ahead)
        self.clock.advance(moved)
