"""An evening whose closed shoes are packed: it verifies as before, and whatever is changed in a pack is found.

Changes are drawn by chance; a share of them in every run, the whole in `make soak`.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from croupier.floor.packing import pack_closed
from croupier.floor.recall import recall_coup
from croupier.store.log import Append, Appended
from croupier.store.sqlite import open_sqlite
from croupier.store.sqlite_reading import read_sqlite
from croupier.store.squeezing import Squeezer
from croupier.verify import Finding, Verified, verify_log
from croupier.verify.exporting import export_coup
from soak import SOAK
from tampering.evening import CLOSED, IN_PLAY, LONG, Evening

CHANGES: Final = 400 if SOAK else 12
COLUMNS: Final = {
    "packs": ("last", "first", "commands", "form", "before", "hash", "dictionary", "content"),
    "packed_ids": ("bucket", "ids"),
    "dictionaries": ("digest", "content"),
}
KEYS: Final = {"packs": ("table_id", "last"), "packed_ids": ("table_id", "bucket"), "dictionaries": ("digest",)}


class PackedEvening(NamedTuple):
    evening: Evening
    path: Path
    packed: dict[str, int]  # by table, how many entries

    def verified(self) -> list[Finding | Verified]:
        with closing(read_sqlite(self.path)) as log:
            return list(verify_log(log, self.evening.keys.heads.heads(), key=self.evening.keys.signer.public))


@pytest.fixture(scope="module")
def small(played: Evening, tmp_path_factory: pytest.TempPathFactory) -> PackedEvening:
    path = tmp_path_factory.mktemp("packs") / "packed.db"
    with closing(sqlite3.connect(played.database)) as source, closing(sqlite3.connect(path)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    packed: dict[str, int] = {}
    with closing(open_sqlite(path)) as log:
        for name in log.tables():
            packed[name] = sum(done.last - done.first + 1 for done in pack_closed(log, name))
    with closing(sqlite3.connect(path)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
    return PackedEvening(played, path, packed)


def _told(one: Finding | Verified) -> object:
    return one if isinstance(one, Finding) else (one.table, one.tally, one.findings, one.notes)


def test_an_evening_that_is_packed_is_the_same_evening(small: PackedEvening) -> None:
    assert small.packed[LONG] > 100
    assert small.packed[CLOSED] > 50
    assert small.packed[IN_PLAY] == 0, "the shoe in play is left alone"
    heads, key = small.evening.keys.heads.heads(), small.evening.keys.signer.public
    with closing(read_sqlite(small.evening.database)) as log, closing(read_sqlite(small.path)) as packs:
        assert [_told(one) for one in small.verified()] == [_told(one) for one in verify_log(log, heads, key=key)]
        for name in log.tables():
            assert packs.head(name) == log.head(name)
            assert recall_coup(packs, name, 3) == recall_coup(log, name, 3)


def test_a_coup_of_a_packed_shoe_is_proved_byte_for_byte_alike(small: PackedEvening, tmp_path: Path) -> None:
    heads = small.evening.keys.heads.heads()
    for source, name in ((small.evening.database, "rows"), (small.path, "packs")):
        with closing(read_sqlite(source)) as log, (tmp_path / name).open("wb") as file:
            export_coup(log, LONG, 4, heads, file)
    assert (tmp_path / "rows").read_bytes() == (tmp_path / "packs").read_bytes()


def _places(path: Path) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """By table and column what may be changed: the keys of its rows."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    with closing(sqlite3.connect(path)) as raw:
        raw.row_factory = sqlite3.Row
        for table, columns in COLUMNS.items():
            keys = ", ".join(KEYS[table])
            rows = [dict(row) for row in raw.execute(f"SELECT {keys} FROM {table}")]
            found |= {(table, column): rows for column in columns}
    return found


def _change(path: Path, table: str, column: str, key: dict[str, Any], chance: random.Random) -> str:
    """One bit of a value, or a number by some."""
    which = " AND ".join(f"{name} = ?" for name in key)
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        (was,) = raw.execute(f'SELECT "{column}" FROM {table} WHERE {which}', tuple(key.values())).fetchone()
        if isinstance(was, bytes):
            place = chance.randrange(len(was))
            now: Any = was[:place] + bytes([was[place] ^ 1 << chance.randrange(8)]) + was[place + 1 :]
        else:
            now = was + chance.choice((-1, 1, 1_000))
        raw.execute(f'UPDATE {table} SET "{column}" = ? WHERE {which}', (now, *key.values()))
    return f"{column} of {table} at {key}: {was!r} became {now!r}"


def test_whatever_is_changed_in_a_pack_is_found(small: PackedEvening, tmp_path: Path) -> None:
    chance, places = random.Random(59), _places(small.path)
    work = small._replace(path=tmp_path / "work.db")
    columns = sorted(places)
    for number in range(CHANGES):
        table, column = columns[number % len(columns)]
        shutil.copyfile(small.path, work.path)
        changed = _change(work.path, table, column, chance.choice(places[table, column]), chance)
        found = [one for one in work.verified() if isinstance(one, Finding)]
        assert found, f"nobody saw that {changed}"
        if table != "packed_ids":
            said = " ".join(one.sentence() for one in found)
            assert "pack of entries" in said or "missing" in said or "commands are kept" in said, said


# --- by someone who may write to the database ----------------------------------------------------


@pytest.fixture
def work(small: PackedEvening, tmp_path: Path) -> PackedEvening:
    made = small._replace(path=tmp_path / "work.db")
    shutil.copyfile(small.path, made.path)
    return made


def _told_of(work: PackedEvening) -> list[Finding]:
    return [one for one in work.verified() if isinstance(one, Finding)]


def _rewritten(raw: sqlite3.Connection, table: str, old: bytes, new: bytes) -> int:
    """Other words in the first pack of a table that has these, squeezed as it should be; the first entry with them."""
    rows = raw.execute("SELECT last, first, dictionary, content FROM packs WHERE table_id = ? ORDER BY last", (table,))
    for last, first, digest, content in rows.fetchall():
        (kept,) = raw.execute("SELECT content FROM dictionaries WHERE digest = ?", (digest,)).fetchone()
        squeezer = Squeezer(Squeezer().unsqueezed(kept))
        said = squeezer.unsqueezed(content)
        if old not in said:
            continue
        texts, at, place = said.split(b"\0"), 0, first
        while at < len(texts) - 1:
            events = range(at + 4, at + 4 + int(texts[at + 2]))
            for number in events:
                if old in texts[number]:
                    texts[number] = texts[number].replace(old, new, 1)
                    anew = squeezer.squeezed(b"\0".join(texts))
                    raw.execute("UPDATE packs SET content = ? WHERE table_id = ? AND last = ?", (anew, table, last))
                    return int(place) + number - events.start
            place, at = place + len(events), events.stop
    raise AssertionError(f"no pack of {table} says {old!r}")


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"result-announced/1"', b'"result-announced/1" '), (b'"resolution":"wins"', b'"resolution":"loses"')],
    ids=["a space", "who wins"],
)
def test_of_a_pack_that_was_written_anew_the_changed_entry_is_named(
    work: PackedEvening, old: bytes, new: bytes
) -> None:
    """No hash of an entry is kept in a pack; what the entry says is not what its table decides."""
    with closing(sqlite3.connect(work.path, isolation_level=None)) as raw:
        place = _rewritten(raw, LONG, old, new)
    pack, first, *_ = _told_of(work)
    assert (pack.kind, pack.table) == ("chain-broken", LONG)
    assert (first.kind, first.table, first.sequence) in [
        (kind, LONG, place) for kind in ("written-otherwise", "decided-otherwise")
    ]


def test_a_card_that_was_changed_in_a_pack_shows_where_it_stops_to_fit(work: PackedEvening) -> None:
    """Which card came out is decided by nobody; what follows from it is."""
    with closing(sqlite3.connect(work.path, isolation_level=None)) as raw:
        place = _rewritten(raw, LONG, b'"card-drawn/1"', b'"card-drawn/9"')
    pack, first, *_ = _told_of(work)
    assert (pack.kind, first.kind, first.sequence) == ("chain-broken", "not-an-event", place)


def _two_tables(raw: sqlite3.Connection) -> None:
    """The first packs of two tables change places, with everything but the table that they are of."""
    raw.execute("UPDATE packs SET table_id = 'x' WHERE table_id = ?", (LONG,))
    raw.execute("UPDATE packs SET table_id = ? WHERE table_id = ?", (LONG, CLOSED))
    raw.execute("UPDATE packs SET table_id = ? WHERE table_id = 'x'", (CLOSED,))


def _back_beside(raw: sqlite3.Connection) -> None:
    """The first entry lies there again as a row, with its command, as it was before."""
    for name, number in (("entries", "sequence"), ("commands", "first")):
        raw.execute(f"INSERT INTO {name} SELECT * FROM rows.{name} WHERE table_id = ? AND {number} = 1", (LONG,))


def _a_bomb(raw: sqlite3.Connection) -> None:
    """A few bytes that become more than any pack may hold."""
    raw.execute("UPDATE packs SET content = ?", (Squeezer().squeezed(bytes(200 * 1024 * 1024)),))


ATTACKS: Final = {
    "another table's": (_two_tables, "chain-broken"),
    "a row beside its pack": (_back_beside, "stray-rows"),
    "the dictionary gone": (lambda raw: raw.execute("DELETE FROM dictionaries"), "chain-broken"),
    "a dictionary of zeros under its name": (
        lambda raw: raw.execute("UPDATE dictionaries SET content = ?", (Squeezer().squeezed(bytes(9_000)),)),
        "chain-broken",
    ),
    "cut off": (
        lambda raw: raw.execute("UPDATE packs SET content = substr(content, 1, length(content) / 2)"),
        "chain-broken",
    ),
    "all packs gone": (lambda raw: raw.execute("DELETE FROM packs"), "chain-broken"),
    "a bomb": (_a_bomb, "chain-broken"),
}


@pytest.mark.parametrize("what", ATTACKS)
def test_what_an_insider_does_to_packs_is_found(work: PackedEvening, what: str) -> None:
    attack, kind = ATTACKS[what]
    with closing(sqlite3.connect(work.path, isolation_level=None)) as raw:
        raw.execute("ATTACH ? AS rows", (str(work.evening.database),))
        before = raw.total_changes
        attack(raw)
        assert raw.total_changes > before
    assert kind in {one.kind for one in _told_of(work)}


def test_a_packed_id_that_is_given_again_is_found(work: PackedEvening) -> None:
    """Who hides the list of packed ids for a moment has the log take one a second time."""
    with closing(sqlite3.connect(work.path, isolation_level=None)) as raw:
        raw.execute("CREATE TEMP TABLE hidden AS SELECT * FROM packed_ids")
        with closing(open_sqlite(work.path)) as log:
            (packed, *_) = log.acts(LONG)
            end = log.head(LONG).sequence
            again = Append(LONG, end, packed.command, packed.edition, packed.body, (packed.entries[0].body,))
            assert [one.again for one in log.append([again]) if isinstance(one, Appended)] == [True]
            raw.execute("DELETE FROM packed_ids")
            assert [one.again for one in log.append([again]) if isinstance(one, Appended)] == [False]
        raw.execute("INSERT INTO packed_ids SELECT * FROM temp.hidden")
    assert "stray-rows" in {one.kind for one in _told_of(work)}
