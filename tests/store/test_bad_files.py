"""Files that are no log, or no longer one: each is refused in one clear sentence and stays as it was on the disk."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from croupier.store.chain import Chain
from croupier.store.log import Log, LogError
from croupier.store.mounts import network_mount
from croupier.store.opening import open_log
from golden.make import GOLDEN, TABLE
from store.making import append, unbroken, write

NOBODY = 65534


def on_disk(folder: Path) -> dict[str, str]:
    """Every file there with a digest of its content."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest() if path.is_file() else "no file"
        for path in sorted(folder.rglob("*"))
    }


def refused(path: Path | str, says: str, *, create: bool = False) -> None:
    """One sentence that says it, whether it may be created or not."""
    with pytest.raises(LogError) as caught:
        open_log(path, create=create)
    said = str(caught.value)
    assert says in said
    assert "\n" not in said
    assert len(said) < 500


def real_log(path: Path) -> None:
    log = open_log(path, create=True)
    write(log, *(append(expected=place, command=f"c{place}", events=("x" * 300,)) for place in range(100)))
    log.close()


def another_programs(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(
        "CREATE TABLE invoices (id INTEGER PRIMARY KEY, due TEXT); INSERT INTO invoices VALUES (1, 'x')"
    )
    connection.close()


def another_programs_marked(path: Path) -> None:
    another_programs(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA application_id = 1196444487")
    connection.commit()
    connection.close()


def another_programs_wal(path: Path) -> None:
    another_programs(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "zeros": (lambda path: path.write_bytes(bytes(20_000)), "it is not an SQLite database"),
    "a few zeros": (lambda path: path.write_bytes(bytes(10)), "it is not an SQLite database"),
    "text": (lambda path: path.write_text("dear diary,\n" * 500), "it is not an SQLite database"),
    "a short text": (lambda path: path.write_text("hello"), "it is not an SQLite database"),
    "noise": (lambda path: path.write_bytes(sha256(b"seed").digest() * 400), "it is not an SQLite database"),
    "another program's": (another_programs, "is another program's database: name another file"),
    "another program's, marked": (another_programs_marked, "is another program's database: name another file"),
    "another program's, in WAL mode": (another_programs_wal, "is another program's database: name another file"),
    "a folder": (Path.mkdir, "is a folder: name a file in it"),
    "a link in a circle": (lambda path: path.symlink_to(path), ""),
    "only the magic": (lambda path: path.write_bytes(b"SQLite format 3\0"), ""),
}


@pytest.mark.parametrize("create", [False, True], ids=["opening", "creating"])
@pytest.mark.parametrize("kind", BAD)
def test_what_is_no_log_is_refused_and_stays_as_it_was(tmp_path: Path, kind: str, create: bool) -> None:
    make, says = BAD[kind]
    path = tmp_path / "bad.db"
    make(path)
    before = on_disk(tmp_path)
    refused(path, says, create=create)
    assert on_disk(tmp_path) == before


def test_a_socket_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "s"
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(str(path))
            refused(path, "cannot be read", create=True)


@pytest.mark.parametrize("size", [0, 1, 15, 16, 99, 100, 512, 1024, 4095, 4096, 4097, 8192, 20_000, -4096, -1])
def test_a_log_cut_short_is_refused_or_read_without_a_false_word(tmp_path: Path, size: int) -> None:
    path = tmp_path / "log.db"
    real_log(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:size] if size >= 0 else whole[: len(whole) + size])
    before = path.read_bytes()
    log: Log | None = None
    try:
        log = open_log(path)
        chain = Chain("T1")
        followed = [chain.follow(act) for act in log.acts("T1")]
    except LogError as error:
        said, followed = str(error), []
    else:
        said = "the chain is broken" if any(followed) else ""
    finally:
        if log is not None:
            log.close()
    assert said or len(followed) == 100, "what is missing was not missed"
    assert "\n" not in said
    if log is None:
        assert path.read_bytes() == before
        assert [one.name for one in tmp_path.iterdir()] == ["log.db"]


def test_a_damaged_page_is_told_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    shutil.copy(GOLDEN, path)
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096):  # all but the header and the version
        content[page * 4096 : page * 4096 + 12] = b"\xff" * 12
    path.write_bytes(content)
    with pytest.raises(LogError, match="damaged: restore a backup"):
        unbroken(open_log(path), TABLE)


def test_a_file_that_is_not_there_is_not_made_by_opening(tmp_path: Path) -> None:
    refused(tmp_path / "none.db", "there is no log at")
    refused(tmp_path / "no folder" / "none.db", "there is no log at")
    refused(tmp_path / "no folder" / "none.db", "check that its folder exists and may be written", create=True)
    assert on_disk(tmp_path) == {}


def test_an_empty_file_holds_no_log_and_may_become_one(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.touch()
    refused(path, "is empty: nothing was ever logged there")
    log = open_log(path, create=True)
    write(log, append())
    log.close()


@pytest.mark.parametrize(
    "name",
    ["a?b.db", "a%20b.db", "a#b.db", ":memory:", "file:x?mode=memory", "桌.db", "with space", "-x", "a;b", "a'b\"c"],
)
def test_a_file_is_called_what_it_was_called(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (tmp_path / name, Path(name)):
        monkeypatch.chdir(tmp_path)
        log = open_log(path, create=True)
        write(log, append(f"T {path.is_absolute()}"))
        log.close()
    assert [one.name for one in tmp_path.iterdir()] == [name]
    again = open_log(tmp_path / name)
    assert again.tables() == ("T False", "T True")
    again.close()


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 300, "x/" * 3000, ""], ids=ascii)
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    for create in (False, True):
        refused(name, "", create=create)


# --- rights --------------------------------------------------------------------------------------


@pytest.fixture
def as_nobody() -> Iterator[Path]:
    """A folder of nobody's, as nobody: for the superuser no file is read-only."""
    folder = Path(tempfile.mkdtemp(prefix="rights-", dir="/tmp"))
    root = os.geteuid() == 0
    if root:
        os.chown(folder, NOBODY, -1)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)


def test_a_folder_that_may_not_be_written_is_told(as_nobody: Path) -> None:
    as_nobody.chmod(0o555)
    refused(as_nobody / "log.db", "check that its folder exists and may be written", create=True)
    assert on_disk(as_nobody) == {}


@pytest.mark.parametrize("folder", [0o755, 0o555], ids=["in a folder of mine", "in a folder that may only be read"])
def test_a_file_that_may_only_be_read_is_told_at_the_first_word_to_be_written(as_nobody: Path, folder: int) -> None:
    path = as_nobody / "log.db"
    real_log(path)
    path.chmod(0o444)
    as_nobody.chmod(folder)
    before = path.read_bytes()
    with pytest.raises(LogError, match="check") as caught:
        write(open_log(path), append("T2"))
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


def test_a_file_that_may_not_be_read_is_told(as_nobody: Path) -> None:
    path = as_nobody / "log.db"
    real_log(path)
    path.chmod(0o000)
    refused(path, "Permission denied")


def test_a_folder_that_may_not_be_entered_is_told(as_nobody: Path) -> None:
    (as_nobody / "inside").mkdir()
    real_log(as_nobody / "inside" / "log.db")
    (as_nobody / "inside").chmod(0o000)
    for create in (False, True):
        refused(as_nobody / "inside" / "log.db", "Permission denied", create=create)


def test_a_log_whose_file_is_emptied_while_it_is_open_is_not_mistaken_for_a_log(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    log = open_log(path, create=True)
    write(log, append())
    log.close()
    log = open_log(path)
    os.truncate(path, 0)
    with pytest.raises(LogError) as caught:
        write(log, append(expected=1, command="c2"))
    assert "\n" not in str(caught.value)
    log.close()


# --- network mounts ------------------------------------------------------------------------------


MOUNTS = """\
/dev/sda1 / ext4 rw 0 0
server:/home {0}/home nfs4 rw 0 0
/dev/sdb1 {0}/home/local xfs rw 0 0
//pc/share {0}/with\\040space cifs rw 0 0
host:/x {0}/caf\u00e9 fuse.sshfs rw 0 0
tmpfs {0}/twice tmpfs rw 0 0
share {0}/twice 9p rw 0 0
nonsense
"""


@pytest.fixture
def mounts(tmp_path: Path) -> Path:
    file = tmp_path / "mounts"
    file.write_text(MOUNTS.format(tmp_path), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("log.db", None),
        ("home/log.db", "nfs4"),
        ("home/deep/er/log.db", "nfs4"),
        ("homely/log.db", None),
        ("home/local/log.db", None),
        ("home/local/../log.db", "nfs4"),
        ("with space/log.db", "cifs"),
        ("café/log.db", "fuse.sshfs"),
        ("twice/log.db", "9p"),
    ],
)
def test_the_kind_of_mount_a_file_lies_on_is_known(mounts: Path, place: str, kind: str | None) -> None:
    assert network_mount(mounts.parent / place, mounts) == kind


def test_a_log_on_a_network_mount_is_refused_and_not_made(mounts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.store.sqlite.network_mount", partial(network_mount, mounts=mounts))
    (mounts.parent / "home").mkdir()
    (mounts.parent / "link").symlink_to(mounts.parent / "home")
    for folder in ("home", "link"):
        says = "lies on a network mount (nfs4), where SQLite's locks cannot be trusted: put it on a local disk"
        refused(mounts.parent / folder / "log.db", says, create=True)
    assert list((mounts.parent / "home").iterdir()) == []


def test_where_the_system_does_not_tell_its_mounts_a_log_can_be_opened(tmp_path: Path) -> None:
    assert network_mount(tmp_path / "log.db", tmp_path / "no such file") is None
