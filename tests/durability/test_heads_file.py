"""The file of signed heads, and the keys: on a disk that is full or fails, and after a death within a line."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path

import msgspec
import pytest

from croupier import Refusal, open_book
from croupier.floor import Done, Floor, GiveAnswer
from croupier.store.heads import HeadsFile, SignedHead, Signer
from croupier.store.keys import Keys, open_keys
from croupier.store.log import LogError
from croupier.store.memory import MemoryLog
from croupier.table import Command
from durability.scripts import Script, days, mark

SEED = 7
KEY = bytes(range(32))
FULL = Path("/dev/full")  # every write to it fails with ENOSPC


@pytest.fixture(scope="module")
def script() -> Script:
    return days(SEED, tables=1, commands=20, phases=("opening", "closing"))[0]


def head(number: int) -> SignedHead:
    return Signer(KEY).sign("T0", number, bytes(32), bytes(32), 1_790_000_000_000, "asked")


def give_all(floor: Floor, script: Script) -> tuple[int, str]:
    """Give a script until the log cannot do what was asked; the number of that command, and what was said."""
    for number, command in enumerate(script.read()):
        try:
            assert mark(give(floor, script, command)) == script.marks[number]
        except LogError as error:
            return number, str(error)
    return len(script.commands), ""


def give(floor: Floor, script: Script, command: Command) -> GiveAnswer:
    return floor.give(script.table, command, open_book(script.book))


def test_a_line_cut_off_anywhere_costs_that_line_only(tmp_path: Path) -> None:
    whole = msgspec.json.encode(head(2)) + b"\n"
    for length in range(len(whole)):
        heads = HeadsFile(tmp_path / "heads.jsonl")
        heads.path.write_bytes(msgspec.json.encode(head(1)) + b"\n" + whole[:length])
        heads.add(head(3))
        read = [one.sequence for one in heads.heads()]
        assert read == ([1, 2, 3] if length == len(whole) - 1 else [1, 3]), f"cut off after {length} bytes"
        assert sum(isinstance(one, int) for one in heads) == (0 < length < len(whole) - 1)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full to write to")
def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "heads.jsonl").symlink_to(FULL)
    with pytest.raises(LogError, match=r"heads.jsonl: a signed head cannot be written: No space left on device$"):
        HeadsFile(tmp_path / "heads.jsonl").add(head(1))


def failing(error: int) -> object:
    def fsync(_file: int) -> None:
        raise OSError(error, os.strerror(error))

    return fsync


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC], ids=errno.errorcode.get)
def test_where_a_head_cannot_be_kept_play_waits_and_goes_on_with_the_head_signed(
    error: int, script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = open_keys(tmp_path, create=True, environment={})
    log = MemoryLog()
    floor = Floor(log, keys)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", failing(error))
        number, says = give_all(floor, script)
        assert says == f"{tmp_path}/heads.jsonl: a signed head cannot be written: {os.strerror(error)}"
        length = log.head(script.table).sequence
        for command in script.read()[number : number + 2]:
            with pytest.raises(LogError):
                give(floor, script, command)
        assert log.head(script.table).sequence == length, "play went on without the head"
    again = give(floor, script, script.read()[number])
    assert isinstance(again, Done)
    assert again.again
    assert mark(again) == script.marks[number]
    assert keys.heads.heads()[-1].sequence == length
    assert keys.heads.heads()[-1].why in ("shoe-ended", "table-closed")
    for later in range(number + 1, len(script.commands)):
        answer = give(floor, script, script.read()[later])
        assert isinstance(answer, Done | Refusal)
        assert mark(answer) == script.marks[later]
    floor.close()


def test_a_floor_that_cannot_sign_when_it_closes_still_writes_what_waits(
    script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = MemoryLog()
    floor = Floor(log, open_keys(tmp_path, create=True, environment={}))
    for command in script.read()[:5]:
        give(floor, script, command)
    monkeypatch.setattr(os, "fsync", failing(errno.EIO))
    with pytest.raises(LogError):
        floor.close(at=floor.latest())
    kept = log.snapshot(script.table)
    assert kept is not None
    assert kept.sequence == log.head(script.table).sequence
    with pytest.raises(LogError, match="closed"):
        give(floor, script, script.read()[5])


def _dies_making_keys(folder: Path, moment: str) -> None:
    """In a process of its own, killed the first time that it calls this function of `os`."""
    child = os.fork()
    if child == 0:
        try:
            setattr(os, moment, lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL))
            open_keys(folder, create=True, environment={})
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.parametrize("moment", ["fdopen", "fsync", "link", "unlink"])
def test_a_death_while_keys_are_made_leaves_keys_or_none(moment: str, tmp_path: Path) -> None:
    _dies_making_keys(tmp_path, moment)
    made = open_keys(tmp_path, create=True, environment={})
    assert _same(made, open_keys(tmp_path, environment={}))
    assert (tmp_path / "signing.pub").read_text(encoding="ascii").strip() == made.signer.public


def _same(one: Keys, other: Keys) -> bool:
    return (one.tape_key, one.signer.public) == (other.tape_key, other.signer.public)
