"""Tables verified at once say what one process says, in its order; whoever verifies may be lost, or be elsewhere."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from croupier.store.entry import LoggedAct
from croupier.store.log import Append, LogError
from croupier.store.memory import MemoryLog
from croupier.verify import Finding, Verified, one_stream, verify_log
from croupier.verify.at_once import _go_through, at_once
from croupier.verify.on_cluster import WorkerLost
from croupier.verify.one_stream import GoThrough
from tampering.bench import Bench
from tampering.evening import CLOSED, IN_PLAY, LONG
from tampering.forging import Forgery
from tampering.mutations import altered, counted_otherwise
from terminal import typed

Told = list[Finding | tuple[str, int, int, int, int]]


def said(bench: Bench, go_through: GoThrough | None) -> Told:
    found = verify_log(bench.log, bench.heads, key=bench.key, go_through=go_through)
    return [one if isinstance(one, Finding) else figures(one) for one in found]


def figures(one: Verified) -> tuple[str, int, int, int, int]:
    return one.table, one.tally.entries, one.tally.coups, one.findings, len(one.notes)


def by(workers: Callable[[], AbstractContextManager[Executor]], path: Path) -> GoThrough:
    return partial(_go_through, str(path), workers)


def everywhere(raw: sqlite3.Connection) -> None:
    """Something wrong at every table, and some of it of many entries."""
    raw.execute("UPDATE main.commands SET edition = 'no-such' WHERE table_id = ?", (CLOSED,))
    raw.execute("UPDATE main.entries SET body = replace(body, 'banker', 'player') WHERE table_id = ?", (LONG,))
    raw.execute("INSERT INTO main.commands VALUES (?, 'stray', 1000, 'none', '{}')", (IN_PLAY,))


def test_what_is_found_and_its_order_are_those_of_one_process(bench: Bench) -> None:
    alone = said(bench, None)
    assert said(bench, by(partial(ThreadPoolExecutor, 3), bench.path)) == alone
    with bench.tampered(everywhere):
        alone = said(bench, None)
        assert {one.kind for one in alone if isinstance(one, Finding)} >= {"chain-broken", "stray-command"}
        assert said(bench, by(partial(ThreadPoolExecutor, 3), bench.path)) == alone


def test_two_processes_say_the_same(bench: Bench) -> None:
    with bench.tampered(everywhere):
        assert said(bench, at_once(str(bench.path), processes=2)) == said(bench, None)
    assert not multiprocessing.active_children()


def test_a_process_that_is_lost_is_told_in_a_sentence(bench: Bench) -> None:
    fresh = multiprocessing.get_context("spawn")
    lost = partial(ProcessPoolExecutor, 1, fresh, os._exit, (9,))
    with pytest.raises(WorkerLost, match="ended before it was done"):
        said(bench, by(lost, bench.path))


def test_a_worker_that_reads_another_log_is_told(bench: Bench, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    shutil.copy(bench.path, other)
    with closing(sqlite3.connect(other, isolation_level=None)) as raw:
        raw.execute("DELETE FROM entries WHERE table_id = ? AND sequence > 50", (LONG,))
    with pytest.raises(LogError, match=f"another log at .*{LONG} is not the one here"):
        said(bench, by(partial(ThreadPoolExecutor, 1), other))
    with pytest.raises(LogError, match="there is no log at"):
        said(bench, by(partial(ThreadPoolExecutor, 1), tmp_path / "none.db"))


def test_the_command_line_says_what_goes_together(bench: Bench, tmp_path: Path) -> None:
    both = typed("verify", str(bench.path), "--processes", "2", "--cluster", "tcp://127.0.0.1:1")
    assert (both.code, "not both" in both.err) == (2, True)
    export = tmp_path / "one.jsonl"
    typed("log", "export", LONG, "--log", str(bench.path), "--out", str(export))
    alone = typed("verify", str(export), "--processes", "2")
    assert (alone.code, "one process" in alone.err) == (2, True)


# --- while a floor writes ------------------------------------------------------------------------


class Busy(MemoryLog):
    """A log in which a table goes on while it is read."""

    def __init__(self, source: Bench) -> None:
        super().__init__()
        self.later: list[LoggedAct] = []
        for edition in source.log.editions():
            self.keep_edition(edition, source.log.edition(edition) or b"")
        for table in (CLOSED, IN_PLAY):
            acts = list(source.log.acts(table))
            self.later += acts[-3:] if table == IN_PLAY else []
            for act in acts[:-3] if table == IN_PLAY else acts:
                self.take(act)

    def take(self, act: LoggedAct) -> None:
        bodies = tuple(entry.body for entry in act.entries)
        self.append([Append(act.table, act.entries[0].sequence - 1, act.command, act.edition, act.body, bodies)])

    def goes_on(self, _: object) -> None:
        if self.later:
            self.take(self.later.pop(0))


def test_what_is_written_meanwhile_is_neither_verified_nor_missed(bench: Bench) -> None:
    log = Busy(bench)
    ends = [log.head(name).sequence for name in log.tables()]
    found = list(verify_log(log, progress=log.goes_on))
    assert not log.later
    assert log.head(IN_PLAY).sequence > ends[-1]
    assert [one.tally.entries for one in found if isinstance(one, Verified)] == ends
    assert not [one for one in found if isinstance(one, Finding)]


# --- several acts together -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 13), ids=lambda seed: f"seed-{seed}")
def test_acts_heard_together_are_told_as_one_by_one(bench: Bench, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Events and commands altered at several places, chained anew: the same findings, counts and notes, in order."""
    rng, forgery = Random(seed), Forgery(bench.log, CLOSED)
    for _ in range(rng.randrange(1, 5)):
        place = rng.randrange(len(forgery.acts))
        change = rng.choice((altered, counted_otherwise))
        if rng.randrange(3):
            forgery.replace_body(place, change(rng, forgery.acts[place][3][0].decode()).encode())
        else:
            forgery.replace_command(place, change(rng, forgery.acts[place][2].decode()).encode())
    log, heads = forgery.log(), [one for one in bench.heads if one.table == CLOSED and rng.randrange(2)]
    told = []
    for together in (1, 3, 64):
        monkeypatch.setattr(one_stream, "TOGETHER", together)
        found = list(verify_log(log, heads, key=bench.key))
        told.append([one if isinstance(one, Finding) else (one.table, one.tally, one.notes) for one in found])
    assert told[0] == told[1] == told[2]
    assert any(isinstance(one, Finding) for one in told[0])
