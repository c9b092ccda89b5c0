"""What must hold after a floor died: every promise kept once, everything else whole or absent, nothing broken.

The files are looked at in a copy, so that the next life finds them exactly as the dead one left them. Start at
`look`.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.floor import Floor, Standing
from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.heads import HeadsFile, SignedHead
from croupier.store.merkle import Frontier
from croupier.store.sqlite import SqliteLog, open_sqlite
from croupier.table import Table, audit
from croupier.table.records import ShoeCommitted
from croupier.tournament.audit import audit_tournament
from durability.playing import DATABASE, KEYS, Line, Paper
from durability.scripts import Script


def look(folder: Path, scripts: tuple[Script, ...], *, ended: bool, broken_heads: int = 0) -> None:
    """After a life; `ended`: the scripts were played to their end. So many lines of the heads file may be cut off."""
    lines = Paper(folder).lines()
    with TemporaryDirectory(dir=folder) as copied:
        copy = Path(copied)
        for file in (folder / DATABASE, folder / f"{DATABASE}-wal"):
            if file.exists():
                shutil.copy(file, copy)
        if not (copy / DATABASE).exists():
            assert not lines, "commands were acknowledged before there was a log"
            return
        sound(copy / DATABASE)
        log = open_sqlite(copy / DATABASE)
        try:
            for script in scripts:
                _table(log, script, [line for line in lines if line.table == script.table], ended=ended)
            assert set(log.tables()) <= {script.table for script in scripts}
            _heads(folder, log, broken_heads)
        finally:
            log.close()


def sound(database: Path) -> None:
    """SQLite finds nothing wrong with its file."""
    connection = sqlite3.connect(database)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    finally:
        connection.close()


def _table(log: SqliteLog, script: Script, lines: list[Line], *, ended: bool) -> None:
    _paper(script, lines)
    done = sum(1 for line in lines if not line.again)
    promised = sum(script.written[:done])
    at_most = promised + sum(script.written[done : done + 1])  # the one that was on its way
    acts = tuple(log.acts(script.table))
    assert promised <= len(acts) <= at_most, f"{promised} commands were promised and {len(acts)} are in the log"
    assert acts == script.acts[: len(acts)], "the log is not the one of a day that nothing interrupted"
    assert log.commands(script.table) == len(acts)
    state = _loaded(log, script.table, acts)
    if ended:
        assert done == len(script.commands)
        assert state == script.state, "the day ended otherwise than without the interruptions"


def _paper(script: Script, lines: list[Line]) -> None:
    """Commands were answered in order, each once, and the same answer came when one was sent again."""
    assert [line.number for line in lines if not line.again] == list(range(sum(not line.again for line in lines)))
    for line in lines:
        assert line.mark == script.marks[line.number], f"command {line.number} had another answer: {line.mark}"


def _loaded(log: SqliteLog, table: str, acts: tuple[LoggedAct, ...]) -> bytes:
    """The stream as a floor loads it, from its snapshot and the tail, which is what all its events make."""
    chain, replayed = Chain(table), Standing(table)
    for act in acts:
        broken = chain.follow(act)
        assert broken is None, broken
        replayed.follow(act)
        audit(replayed.table) if isinstance(replayed.state, Table) else audit_tournament(replayed.tournament)
    kind = replayed.kind
    for act in acts:
        for entry in act.entries:
            happened = kind.read_event(entry.body)
            if isinstance(happened, ShoeCommitted):
                assert log.tape(happened.commitment), "the log has a commitment whose tape is lost"
    floor = Floor(log)
    try:
        loaded = floor.standing(table)
        assert not loaded.halted, loaded.halted
        state = kind.encode_state(loaded.state)
        assert state == kind.encode_state(replayed.state), "the snapshot and the tail are not what all events make"
        assert (loaded.head, loaded.coups, loaded.shoes) == (replayed.head, replayed.coups, replayed.shoes)
        assert loaded.frontier.root() == replayed.frontier.root()
        return state
    finally:
        floor.close()


def _heads(folder: Path, log: SqliteLog, broken: int) -> None:
    """Every line is a head of this log, but for those that a death cut off."""
    lines = list(HeadsFile(folder / KEYS / "heads.jsonl"))
    assert sum(isinstance(line, str) for line in lines) <= broken
    roots: dict[tuple[str, int], tuple[str, str]] = {}
    for table in log.tables():
        frontier = Frontier()
        for entry in log.entries(table):
            frontier.add(entry.hash)
            roots[table, entry.sequence] = entry.hash.hex(), frontier.root().hex()
    for head in lines:
        if isinstance(head, SignedHead):
            assert head.is_genuine()
            assert roots[head.table, head.sequence] == (head.hash, head.root), "a signed head is not in the log"
