"""The process that is killed: it plays scripts on a floor, every table in a thread of its own, on an SQLite file.

Orders come on standard input, one JSON line each, and every one is carried out by a fork of this process, so that a
life costs no start-up; how it ended is answered on standard output. Start at `main`.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import threading
import time
import traceback
from pathlib import Path
from unittest import mock

import msgspec
from sqlalchemy import Engine, event

from croupier import open_book
from croupier.floor import Floor
from croupier.floor import floor as floor_module
from croupier.store.keys import open_keys
from croupier.store.sqlite import SqliteLog, open_sqlite
from durability.kill_points import Kill, Killer, hang, hang_on
from durability.playing import DATABASE, KEYS, Paper, play
from durability.scripts import Script, unpack

FAILED = 3


class Order(msgspec.Struct, frozen=True):
    """Play on in this folder, and die at `kill`, or so many seconds after the paper has so many bytes, or never."""

    folder: str
    kill: Kill | None = None
    bytes_on_paper: int | None = None
    seconds: float = 0.0
    checkpoint: int = 1000  # pages in the write-ahead log
    snapshot_every: int = 40
    resend: int = 3


class Ending(msgspec.Struct, frozen=True):
    """How a life ended: killed, or at the scripts' end with a count of every moment, or by a fault."""

    killed: bool
    fault: str = ""
    counts: dict[str, int] = {}


def main(scripts: tuple[Script, ...]) -> None:
    for script in scripts:
        open_book(script.book)
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            _live(order, scripts)
        ending = _watch(order, child)
        sys.stdout.buffer.write(msgspec.json.encode(ending) + b"\n")
        sys.stdout.buffer.flush()


def _watch(order: Order, child: int) -> Ending:
    """Wait for a life to end, and end it where the order says so."""
    folder = Path(order.folder)
    paper = Paper(folder).path
    while order.bytes_on_paper is not None:
        if os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            break
        if order.bytes_on_paper == 0 or (paper.exists() and paper.stat().st_size >= order.bytes_on_paper):
            time.sleep(order.seconds)
            os.kill(child, signal.SIGKILL)  # if it has ended meanwhile it is not waited for yet, and no other's id
            break
        time.sleep(0.0005)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return Ending(killed=True)
    if status:
        fault = folder / "fault"
        return Ending(killed=False, fault=fault.read_text(encoding="utf-8") if fault.exists() else f"status {status}")
    return Ending(False, counts=msgspec.json.decode((folder / "counts").read_bytes(), type=dict[str, int]))


def _live(order: Order, scripts: tuple[Script, ...]) -> None:
    """One life; it never returns."""
    folder = Path(order.folder)
    try:
        killer = Killer(order.kill)
        _play_all(order, folder, scripts, killer)
        (folder / "counts").write_bytes(msgspec.json.encode(dict(killer.counts)))
    except BaseException:
        _fault(folder)
    os._exit(0)


def _fault(folder: Path) -> None:
    (folder / "fault").write_text(traceback.format_exc(), encoding="utf-8")
    os._exit(FAILED)


def _play_all(order: Order, folder: Path, scripts: tuple[Script, ...], killer: Killer) -> None:
    @event.listens_for(Engine, "connect")
    def often(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint = {order.checkpoint}")

    sys.setswitchinterval(0.0005)  # threads that answer each other all the time
    mock.patch.object(floor_module, "SNAPSHOT_EVERY", order.snapshot_every).start()
    hang(killer)
    keys = open_keys(folder / KEYS, create=True, environment={})
    log: SqliteLog = open_sqlite(folder / DATABASE)
    hang_on(killer, log)
    floor = Floor(log, keys)
    paper = Paper(folder)

    def sit(script: Script) -> None:
        try:
            play(
                floor,
                log,
                script,
                paper,
                resend=order.resend,
                before=lambda: killer.at("before-acknowledging"),
                after=lambda: killer.at("after-acknowledging"),
            )
        except BaseException:
            _fault(folder)

    threads = [threading.Thread(target=sit, args=(script,)) for script in scripts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    floor.close(at=floor.latest())
    log.close()


if __name__ == "__main__":
    main(unpack(Path(sys.argv[1]).read_bytes()))
