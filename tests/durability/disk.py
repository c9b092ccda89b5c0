"""SQLite's own disk under a test's hand: every write, sync and truncation asks first whether it may happen.

Writes go through the table of system calls that SQLite keeps for this, syncs through a file system of its own
(sqlite3_vfs) laid over the usual one, both in the very library that Python's sqlite3 module uses. Start at `Disk`.
"""

from __future__ import annotations

import ctypes
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

FINE: Final = 0  # the call happens; any positive answer is the errno that it fails with instead
HALF: Final = -1  # a write writes half of its bytes; SQLite then asks for the rest, which is the next call

Rule = Callable[[str], int]

_CALL: Final = ctypes.c_void_p
_ON_VFS: Final = ("xOpen", "xDelete", "xAccess", "xFullPathname", "xDlOpen", "xDlError", "xDlSym", "xDlClose",
                  "xRandomness", "xSleep", "xCurrentTime", "xGetLastError", "xCurrentTimeInt64", "xSetSystemCall",
                  "xGetSystemCall", "xNextSystemCall")  # fmt: skip
_ON_FILE: Final = ("xClose", "xRead", "xWrite", "xTruncate", "xSync", "xFileSize", "xLock", "xUnlock",
                   "xCheckReservedLock", "xFileControl", "xSectorSize", "xDeviceCharacteristics", "xShmMap", "xShmLock",
                   "xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch")  # fmt: skip


class _Vfs(ctypes.Structure):
    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("szOsFile", ctypes.c_int),
        ("mxPathname", ctypes.c_int),
        ("pNext", ctypes.c_void_p),
        ("zName", ctypes.c_char_p),
        ("pAppData", ctypes.c_void_p),
        *((name, _CALL) for name in _ON_VFS),
    ]


class _Methods(ctypes.Structure):
    _fields_ = [("iVersion", ctypes.c_int), *((name, _CALL) for name in _ON_FILE)]


_Open: Final = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
_Sync: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_Set: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_Get: Final = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
_Write: Final = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64, use_errno=True
)
_Truncate: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int64, use_errno=True)


_installed: Final[list[Any]] = []  # C points into it until the process ends


class NoHold(Exception):
    """This Python's SQLite cannot be taken hold of; the message says why."""


def _library() -> ctypes.CDLL:
    """The library that the sqlite3 module is linked with: one of its own, or the module itself."""
    import _sqlite3

    mapped = Path("/proc/self/maps")
    lines = mapped.read_text(encoding="utf-8").splitlines() if mapped.exists() else []
    files = dict.fromkeys(line.split()[-1] for line in lines if "libsqlite3" in line)
    for file in (*files, getattr(_sqlite3, "__file__", None)):
        library = ctypes.CDLL(file)
        if hasattr(library, "sqlite3_vfs_find") and hasattr(library, "sqlite3_vfs_register"):
            library.sqlite3_libversion.restype = ctypes.c_char_p
            if library.sqlite3_libversion().decode() == sqlite3.sqlite_version:
                return library
    raise NoHold(f"SQLite {sqlite3.sqlite_version} of {_sqlite3} shows no sqlite3_vfs_find")


def can_be_held() -> bool:
    """Whether this Python's SQLite is one that a `Disk` can be installed under."""
    try:
        _library()
    except NoHold:
        return False
    return True


class Disk:
    """Ask `rule` before every "write", "truncate" and "sync" of this process's SQLite, while it is installed.

    With `syncs` false a sync that may happen is only said to have: nothing but a loss of power would show it.
    """

    def __init__(self, *, syncs: bool = True) -> None:
        self.rule: Rule = lambda call: FINE
        self.unsynced: set[str] = set()  # the write-ahead logs with bytes that are not on the disk yet
        self._syncs = syncs
        self._kept: list[Any] = []  # what C points to must not be collected
        self._patched: dict[int, tuple[_Methods, Any]] = {}
        self._names: dict[int, str] = {}  # of open files, by their address

    def install(self) -> Disk:
        library = _library()
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        usual = library.sqlite3_vfs_find(None)
        if not usual or usual.contents.iVersion < 3 or not usual.contents.xSetSystemCall:
            raise NoHold("SQLite's file system has no table of system calls")
        self._take_calls(usual)
        self._lay_over(library, usual)
        _installed.append(self)
        return self

    # --- writes ----------------------------------------------------------------------------------

    def _take_calls(self, usual: Any) -> None:
        get, put = _Get(usual.contents.xGetSystemCall), _Set(usual.contents.xSetSystemCall)
        writes = [name for name in (b"pwrite64", b"pwrite") if get(usual, name)]
        if not writes:
            raise NoHold("SQLite writes neither with pwrite64 nor with pwrite")
        for name in writes:
            self._put(put, usual, name, _Write(self._writer(_Write(get(usual, name)))))
        self._put(put, usual, b"ftruncate", _Truncate(self._truncater(_Truncate(get(usual, b"ftruncate")))))

    def _put(self, put: Any, usual: Any, name: bytes, call: Any) -> None:
        self._kept.append(call)
        if put(usual, name, ctypes.cast(call, ctypes.c_void_p)):
            raise NoHold(f"SQLite does not let go of {name.decode()}")

    def _writer(self, usual: Any) -> Callable[[int, int, int, int], int]:
        self._kept.append(usual)

        def write(file: int, data: int, size: int, place: int) -> int:
            says = self.rule("write")
            if says > 0:
                ctypes.set_errno(says)
                return -1
            name = os.readlink(f"/proc/self/fd/{file}")
            if name.endswith("-wal"):
                self.unsynced.add(name)
            return int(usual(file, data, max(1, size // 2) if says == HALF else size, place))

        return write

    def _truncater(self, usual: Any) -> Callable[[int, int], int]:
        self._kept.append(usual)

        def truncate(file: int, size: int) -> int:
            says = self.rule("truncate")
            if says > 0:
                ctypes.set_errno(says)
                return -1
            return int(usual(file, size))

        return truncate

    # --- syncs -----------------------------------------------------------------------------------

    def _lay_over(self, library: ctypes.CDLL, usual: Any) -> None:
        """A file system that is the usual one, but for how it syncs."""
        opens = _Open(usual.contents.xOpen)
        over = _Vfs.from_buffer_copy(usual.contents)

        def open_file(_vfs: int, name: int, file: int, flags: int, answered: int) -> int:
            code = int(opens(ctypes.addressof(usual.contents), name, file, flags, answered))
            methods = ctypes.cast(file, ctypes.POINTER(ctypes.c_void_p))
            if code == 0 and methods[0]:
                self._names[file] = (ctypes.string_at(name) if name else b"").decode()
                methods[0] = ctypes.addressof(self._syncing(methods[0]))
            return code

        call = _Open(open_file)
        over.xOpen = ctypes.cast(call, ctypes.c_void_p).value
        over.zName = b"asked-first"
        self._kept += [opens, over, call]
        if library.sqlite3_vfs_register(ctypes.byref(over), 1):
            raise NoHold("SQLite takes no file system of ours")

    def _syncing(self, usual: int) -> _Methods:
        if usual not in self._patched:
            methods = _Methods.from_buffer_copy(ctypes.cast(usual, ctypes.POINTER(_Methods)).contents)
            syncs = _Sync(methods.xSync)

            def sync(file: int, flags: int) -> int:
                if self.rule("sync") > 0:
                    return int(sqlite3.SQLITE_IOERR_FSYNC)
                self.unsynced.discard(self._names.get(file, ""))
                return int(syncs(file, flags)) if self._syncs else 0

            call = _Sync(sync)
            self._kept += [syncs, call]
            methods.xSync = ctypes.cast(call, ctypes.c_void_p).value
            self._patched[usual] = methods, call
        return self._patched[usual][0]
