"""What the doctor asks of the machine beneath: clock, disks, rights, file handles. A test hands in another machine.

Nothing here judges. Start at `Machine`; whether the clock is kept right is asked of the kernel, which knows it whoever
keeps it: timesyncd, chrony or ntpd.
"""

from __future__ import annotations

import ctypes
import os
import resource
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from croupier.floor.clock import wall_clock
from croupier.floor.timekeeping import boot_counter, boot_id

_UNSYNCHRONISED: Final = 0x0040  # STA_UNSYNC


class ClockSync(NamedTuple):
    """Whether somebody keeps the machine's clock right, and by how many milliseconds it may be wrong at most."""

    kept: bool
    error: int


class _Timex(ctypes.Structure):
    """The beginning of the kernel's record, and room for the rest of it."""

    _fields_ = (
        ("modes", ctypes.c_uint),
        ("offset", ctypes.c_long),
        ("frequency", ctypes.c_long),
        ("largest_error", ctypes.c_long),
        ("estimated_error", ctypes.c_long),
        ("status", ctypes.c_int),
        ("rest", ctypes.c_char * 256),
    )


def kernel_clock() -> ClockSync | None:
    """As the kernel tells it to everybody; nothing where it does not."""
    record = _Timex()  # modes 0: nothing is set
    try:
        answer = ctypes.CDLL(None, use_errno=True).adjtimex(ctypes.byref(record))
    except (AttributeError, OSError):  # no Linux
        return None
    if answer < 0:
        return None
    return ClockSync(not record.status & _UNSYNCHRONISED, record.largest_error // 1000)


def open_files() -> int:
    """How many files and connections a process that is started from here may have at most."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


@dataclass(frozen=True, kw_only=True)
class Machine:
    wall: Callable[[], int] = wall_clock  # milliseconds
    boot: Callable[[], str] = boot_id
    counter: Callable[[], int] = boot_counter
    synchronised: Callable[[], ClockSync | None] = kernel_clock
    disk: Callable[[Path], os.statvfs_result] = os.statvfs
    user: Callable[[], int] = os.geteuid
    handles: Callable[[], int] = open_files
    environment: Mapping[str, str] = field(default_factory=lambda: os.environ)
    temporary: Path = Path(tempfile.gettempdir())
