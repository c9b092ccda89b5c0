"""Proved books that are kept from run to run: equal to what is proved anew, and not believed where there is a doubt."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from architecture import SOURCE
from children import path_with
from croupier import BOOKS, Rulebook, RulebookError, keeping, open_book
from croupier.rulebooks import kept, load
from croupier.rulebooks.folder import FolderRead
from croupier.rulebooks.listed import listed
from croupier.rulebooks.set_down import NotSetDown, set_down, take_up
from croupier.rulebooks.shelf import list_book, parent

BOOK, BELOW = "crown-brochure", "crown-melbourne"  # the shortest, and what it falls back to
shelf_of_books = sys.modules[list_book.__module__]  # the package calls a function of it by its name
SETTLE = ("settle", "--json", "--book", BOOK, "--variation", "traditional", "2s3dKh/3cTd3s", "player=100")
LONG_AGO = 1_000_000_000


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "cache"
    monkeypatch.setenv(keeping.VARIABLE, str(place))
    monkeypatch.setattr(kept, "_runs_as_it_lies", lambda: True)  # whoever works on it has changed it a moment ago
    return place


@pytest.fixture
def proved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The books that were proved in the meantime."""
    for shelved in BOOKS:
        open_book(shelved)  # also those that others fall back to
    names: list[str] = []
    prove = load.build

    def build(folder: object, *rest: object) -> Rulebook:
        book: Rulebook = prove(folder, *rest)  # type: ignore[arg-type]
        names.append(book.id)
        return book

    monkeypatch.setattr(load, "build", build)
    return names


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book of one's own, by its path."""
    place = tmp_path / "books" / BOOK
    shutil.copytree(SOURCE / "rulebooks" / BOOK, place)
    return place


def opened(place: Path) -> Rulebook:
    with keeping.keeping():
        return open_book(place)


def entries(cache: Path) -> list[Path]:
    return sorted(cache.glob("*.book"))


@pytest.mark.parametrize("name", BOOKS)
def test_a_kept_book_is_the_book_down_to_the_type_of_every_value(name: str, proved: list[str]) -> None:
    place = SOURCE / "rulebooks" / name
    fresh = load.load_folder(place, parent)[1]
    proved.clear()
    first, second = opened(place), opened(place)
    assert proved == [name]
    assert first == second == fresh
    values = [tuple(getattr(one, field) for field in kept._FIELDS) for one in (fresh, second)]
    assert set_down(values[0]) == set_down(values[1])  # where a text and an enumeration of it are not the same
    assert isinstance(second.folder, FolderRead)
    assert (second.folder.place, list(second.folder)) == (place, list(fresh.folder))
    assert second.parent is fresh.parent


def test_what_is_compared_is_all_of_a_book() -> None:
    assert {*kept._FIELDS, *kept._BY_ITSELF} == set(Rulebook.__struct_fields__)


def test_nothing_is_kept_unless_the_command_line_does(book: Path, cache: Path, proved: list[str]) -> None:
    open_book(book)
    open_book(book)
    assert (len(proved), cache.exists()) == (2, False)


def test_who_vouches_for_a_book_makes_it_anew(book: Path, proved: list[str]) -> None:
    with keeping.keeping():
        open_book(book)
        keeping.make_anew()
        open_book(book)
    assert len(proved) == 2


def test_it_can_be_switched_off(book: Path, cache: Path, proved: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(keeping.VARIABLE, keeping.OFF)
    opened(book)
    opened(book)
    assert (len(proved), cache.exists()) == (2, False)


@pytest.mark.parametrize("change", ["a word", "a comment", "a file more", "another name"])
def test_a_book_of_other_bytes_is_proved_anew(book: Path, change: str, proved: list[str]) -> None:
    opened(book)
    leaflet = book / "leaflet.toml"
    seen = os.stat(leaflet)
    match change:
        case "a word":
            leaflet.write_text(leaflet.read_text("utf-8").replace("the", "teh", 1), "utf-8")
        case "a comment":
            leaflet.write_text(leaflet.read_text("utf-8") + "# nothing\n", "utf-8")
        case "a file more":
            (book / "more.toml").write_text("", "utf-8")
        case _:
            book = book.rename(book.with_name("my-casino"))
            leaflet = book / "leaflet.toml"
    os.utime(leaflet, ns=(seen.st_atime_ns, seen.st_mtime_ns))  # dates say nothing
    if change == "a file more":
        with pytest.raises(RulebookError, match="unknown file"):
            opened(book)
    else:
        opened(book)
        assert len(proved) == 2


def test_a_book_whose_name_another_has_taken_meanwhile_is_told_so(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is proved of a folder is proved of it on the shelf as it was."""
    place = book.rename(tmp_path / "mine")
    source = place / "source.toml"
    source.write_text(source.read_text("utf-8").replace(f'"{BOOK}"', '"my-own"', 1), "utf-8")
    taken = {BELOW: parent(BELOW)}
    with keeping.keeping():
        folder, mine = kept.open_folder(place, taken.get)
        assert kept.open_folder(place, taken.get)[1] == mine
        taken["my-own"] = ({**folder, "leaflet.toml": {}}, mine)
        with pytest.raises(RulebookError, match="my-own is another book"):
            kept.open_folder(place, taken.get)


def test_a_book_that_falls_back_is_proved_anew_with_another_parent(
    book: Path, tmp_path: Path, proved: list[str]
) -> None:
    above = parent(BELOW)
    assert above is not None
    other = above[0], msgspec.structs.replace(above[1], digest="0" * 64)
    known = {BELOW: above}
    with keeping.keeping():
        first = kept.open_folder(book, known.get)[1]
        known[BELOW] = other
        second = kept.open_folder(book, known.get)[1]
    assert (len(proved), first.digest == second.digest) == (2, False)
    assert second.parent is other[1]


def _cut(entry: bytes) -> bytes:
    return entry[: len(entry) // 2]


def _altered(entry: bytes) -> bytes:
    place = entry.index(b"Banker")
    return entry[:place] + b"Punter" + entry[place + 6 :]


def _with(entry: bytes, **changed: Any) -> bytes:
    """As somebody would write it who knows the form, under a right sum."""
    kept_book = msgspec.msgpack.decode(entry[len(kept._HEAD) + kept._DIGEST :], type=kept.KeptBook)
    body = msgspec.msgpack.encode(msgspec.structs.replace(kept_book, **changed))
    return kept._HEAD + kept._sha256(body) + body


def _made_of_other_files(entry: bytes) -> bytes:
    return _with(entry, made_of=b"other")


def _a_name_that_is_no_record(entry: bytes) -> bytes:
    return _with(entry, kinds=["os:system"] * 200)


def _a_field_short(entry: bytes) -> bytes:
    return _with(entry, fields=msgspec.Raw(b"\x90"))


def _of_another_form(entry: bytes) -> bytes:
    return entry.replace(kept._HEAD, b"croupier book 0\n", 1)


@pytest.mark.parametrize(
    "wrong",
    [
        _cut,
        _altered,
        _made_of_other_files,
        _a_name_that_is_no_record,
        _a_field_short,
        _of_another_form,
        lambda entry: b"",
        lambda entry: entry + b"more",
    ],
)
def test_what_is_not_as_it_was_written_is_not_believed_and_replaced(
    book: Path, cache: Path, proved: list[str], wrong: Callable[[bytes], bytes]
) -> None:
    right = opened(book)
    (entry,) = entries(cache)
    whole = entry.read_bytes()
    entry.write_bytes(wrong(whole))
    assert opened(book) == right
    assert (len(proved), entry.read_bytes() == whole) == (2, True)
    opened(book)
    assert len(proved) == 2


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_what_others_can_write_is_not_believed(book: Path, cache: Path, proved: list[str]) -> None:
    opened(book)
    (entry,) = entries(cache)
    entry.chmod(0o666)
    opened(book)
    assert len(proved) == 2
    assert stat.S_IMODE(entry.stat().st_mode) == 0o600  # replaced
    aside = entry.rename(cache.with_name("elsewhere"))
    entry.symlink_to(aside)
    opened(book)
    assert (len(proved), entry.is_symlink()) == (3, False)
    cache.chmod(0o777)
    opened(book)
    assert len(proved) == 4
    entry.unlink()
    opened(book)
    assert (len(proved), entries(cache)) == (5, [])


@pytest.mark.skipif(os.name != "posix", reason="pipes as POSIX has them")
def test_a_pipe_in_the_place_of_a_book_keeps_nobody_waiting(book: Path, cache: Path, proved: list[str]) -> None:
    opened(book)
    (entry,) = entries(cache)
    entry.unlink()
    os.mkfifo(entry)
    opened(book)
    assert (len(proved), entry.is_file()) == (2, True)


@pytest.mark.parametrize("place", ["no-folder/at/all", "a file", "read only"])
def test_a_book_opens_where_nothing_can_be_kept(
    book: Path, tmp_path: Path, place: str, proved: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = tmp_path / place
    match place:
        case "a file":
            where.write_text("mine", "utf-8")
        case "read only":
            where.mkdir(0o500)
            monkeypatch.setattr(os, "replace", _refused)  # root may write everywhere
        case _:
            monkeypatch.setattr(os, "makedirs", _refused)
    monkeypatch.setenv(keeping.VARIABLE, str(where))
    assert opened(book) == opened(book)
    assert len(proved) == 2
    assert not where.is_dir() or not list(where.iterdir())


def _refused(*_: object, **__: object) -> None:
    raise PermissionError(13, "not here")


def test_as_many_are_kept_as_there_is_room_for(
    book: Path, cache: Path, proved: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "_MOST", 3)
    oldest, older, half = f"{'a' * 64}.book", f"{'b' * 64}.book", ".9.half"
    theirs = {"somebody's.txt", "my first.book", "half.half"}
    cache.mkdir(0o700)
    for number, name in enumerate((*theirs, oldest, older, half)):
        (cache / name).write_bytes(b"")
        os.utime(cache / name, (LONG_AGO + number, LONG_AGO + number))
    opened(book)
    there = {one.name for one in cache.iterdir()}
    assert there > {*theirs, older, half}
    assert (oldest in there, len(there - theirs)) == (False, 3)


def test_only_records_of_this_package_are_taken_up() -> None:
    for name in ("os:system", "croupier.rulebooks.kept:open_folder", "croupier.cards:nothing", "subprocess:Popen"):
        with pytest.raises(NotSetDown):
            take_up([name], [5, "true"])
    with pytest.raises(NotSetDown):
        set_down((object(),))


# --- the code ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources that a kept book is bound to, and no others: an older date than that of any run."""
    home = tmp_path_factory.mktemp("code") / "croupier"
    for folder in kept._MADE_BY:
        shutil.copytree(SOURCE / folder, home / folder, ignore=shutil.ignore_patterns("__pycache__", *kept._NOT_READ))
    for name in kept._AND_BY:
        shutil.copy(SOURCE / name, home / name)
    for source in home.rglob("*.py"):
        os.utime(source, (LONG_AGO, LONG_AGO))
    for source in home.rglob("*.json"):
        os.utime(source, (LONG_AGO, LONG_AGO))
    return home


OPEN = f"""
from croupier import keeping
from croupier.rulebooks import load
from croupier.rulebooks.shelf import open_book
build, proved = load.build, []
load.build = lambda *given: proved.append(1) or build(*given)
with keeping.keeping():
    open_book("{BOOK}")
print(len(proved))
"""


def _proved_by(home: Path, cache: Path) -> int:
    """How many books a process proves that has this code, and opens one book that falls back to another."""
    environment = {**os.environ, "PYTHONPATH": str(home.parent), keeping.VARIABLE: str(cache)}
    done = subprocess.run([sys.executable, "-c", OPEN], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_a_book_is_bound_to_all_the_code_that_loading_goes_through(copied: Path, cache: Path) -> None:
    """The copy has nothing else, and it loads: no other source can have a part in what is kept."""
    proves = _proved_by(copied, cache)
    assert proves
    assert _proved_by(copied, cache) == 0
    source = copied / "rulebooks" / "checks.py"
    before = source.read_bytes()
    source.write_bytes(before + b"\n# another proof\n")
    os.utime(source, (LONG_AGO, LONG_AGO))
    assert _proved_by(copied, cache) == proves
    source.write_bytes(before)
    os.utime(source, (LONG_AGO, LONG_AGO))
    assert _proved_by(copied, cache) == 0


def test_nothing_is_kept_by_code_that_was_changed_while_it_was_loaded(copied: Path, cache: Path) -> None:
    source = copied / "coup" / "shoe.py"
    now = time.time()
    os.utime(source, (now, now))
    try:
        assert _proved_by(copied, cache)
        assert not entries(cache)
    finally:
        os.utime(source, (LONG_AGO, LONG_AGO))


def test_processes_that_keep_the_same_book_at_once(copied: Path, cache: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": path_with(copied.parent), keeping.VARIABLE: str(cache)}
    several = [subprocess.Popen([sys.executable, "-c", OPEN], env=environment) for _ in range(3)]
    assert [one.wait() for one in several] == [0, 0, 0]
    assert _proved_by(copied, cache) == 0
    assert not list(cache.glob(".*"))


def test_the_command_line_keeps_and_believes(tmp_path: Path, cache: Path) -> None:
    typed = [sys.executable, "-c", "from croupier.cli.main import run; run()", *SETTLE]
    said = [subprocess.run(typed, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    off = {**os.environ, keeping.VARIABLE: keeping.OFF}
    assert {*said, subprocess.run(typed, capture_output=True, text=True, check=True, env=off).stdout} == {said[0]}
    assert '"profit"' in said[0]


# --- where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "environment", "place"),
    [
        ("linux", {"HOME": "/home/me"}, "/home/me/.cache/croupier"),
        ("linux", {"HOME": "/home/me", "XDG_CACHE_HOME": "/fast"}, "/fast/croupier"),
        ("linux", {"XDG_CACHE_HOME": "not/absolute"}, None),
        ("linux", {}, None),
        ("darwin", {"HOME": "/Users/me"}, "/Users/me/Library/Caches/croupier"),
        ("linux", {"HOME": "/home/me", "CROUPIER_CACHE": "/mine"}, "/mine"),
        ("linux", {"HOME": "/home/me", "CROUPIER_CACHE": "off"}, None),
    ],
)
def test_where_things_are_kept(
    system: str, environment: dict[str, str], place: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    with keeping.keeping():
        assert keeping.folder(environment) == place
    assert keeping.folder(environment) is None


# --- a line of a list ----------------------------------------------------------------------------


def test_a_list_opens_no_book_that_is_kept(proved: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened_whole = [listed(open_book(name)) for name in BOOKS]
    for name in BOOKS:
        opened(SOURCE / "rulebooks" / name)
    monkeypatch.setattr(shelf_of_books, "_shelved", _refused)
    with keeping.keeping():
        assert [list_book(name) for name in BOOKS] == opened_whole
    assert opened_whole[0].wagers > 10
    assert opened_whole[0].variations[0] == "traditional"


def test_a_line_of_a_list_is_that_of_the_book_as_it_is_now(book: Path) -> None:
    opened(book)
    with keeping.keeping():
        assert kept.list_folder(book, lambda above: open_book(above).digest) is not None
        assert kept.list_folder(book, lambda above: "another") is None
        source = book / "source.toml"
        source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")
        assert kept.list_folder(book, lambda above: open_book(above).digest) is None
