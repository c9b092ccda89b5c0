"""Whole logs exchanged, renamed, dropped and rolled back; heads, editions, tapes and snapshots altered."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.chance.sealing import CannotUnseal
from croupier.floor import Floor, SealedTapes, Standing
from croupier.rulebooks.editions import NotAnEdition, unpacked
from croupier.store.copying import back_up, behind
from croupier.store.heads import SignedHead
from croupier.store.log import LogError
from croupier.store.sqlite import open_sqlite
from croupier.store.sqlite_reading import read_sqlite
from croupier.verify import Finding, verify_log
from soak import SOAK
from tampering.bench import Bench, Rows
from tampering.evening import CLOSED, IN_PLAY, LONG, Evening, coup, evening
from tampering.mutations import altered, flipped
from terminal import typed


def as_table(rows: Rows, name: str) -> Rows:
    return Rows([one._replace(table=name) for one in rows.entries], [one._replace(table=name) for one in rows.commands])


# --- whole logs ----------------------------------------------------------------------------------


def test_two_logs_that_changed_places_are_both_found_at_their_first_entry(bench: Bench) -> None:
    exchanged = {CLOSED: as_table(bench.rows[IN_PLAY], CLOSED), IN_PLAY: as_table(bench.rows[CLOSED], IN_PLAY)}
    with bench.holding(exchanged):
        found = [(one.table, one.kind, one.sequence) for one in bench.findings()]
    assert found == [(CLOSED, "chain-broken", 1), (IN_PLAY, "chain-broken", 1)]


def test_a_table_under_another_name_is_found_twice(bench: Bench) -> None:
    def change(raw: sqlite3.Connection) -> None:
        for table in ("entries", "commands"):
            raw.execute(f"UPDATE main.{table} SET table_id = 'Nacre' WHERE table_id = ?", (CLOSED,))

    with bench.tampered(change):
        found = {(one.table, one.kind, one.sequence) for one in bench.findings()}
    assert found == {("Nacre", "chain-broken", 1), (CLOSED, "table-missing", 0)}


def test_a_table_that_is_gone_is_missed(bench: Bench) -> None:
    with bench.holding({CLOSED: Rows([], [])}):
        assert [(one.table, one.kind) for one in bench.findings()] == [(CLOSED, "table-missing")]
        assert [(one.table, one.kind) for one in bench.findings(CLOSED)] == [(CLOSED, "table-missing")]


def test_an_act_that_went_to_another_table_is_found_in_both(bench: Bench) -> None:
    here, there = bench.rows[CLOSED].copy(), bench.rows[IN_PLAY].copy()
    moved, entry = here.commands.pop(30), here.entries.pop(30)
    last = there.entries[-1].sequence
    there.commands.append(moved._replace(table=IN_PLAY, first=last + 1))
    there.entries.append(entry._replace(table=IN_PLAY, sequence=last + 1))
    with bench.holding({CLOSED: here, IN_PLAY: there}):
        found = {(one.table, one.kind, one.sequence) for one in bench.findings()}
    assert found == {(CLOSED, "chain-broken", 31), (IN_PLAY, "chain-broken", last + 1)}


def test_an_older_copy_put_in_the_place_of_the_log_is_found(tmp_path: Path) -> None:
    """A true log with true heads, as it was two coups ago."""
    made = evening(tmp_path)
    old = tmp_path / "old.db"
    with closing(read_sqlite(made.database)) as log:
        back_up(log, old)
    with closing(open_sqlite(made.database)) as log:
        floor = Floor(log, made.keys)
        heads_before = made.keys.heads.heads()
        time = count(made.end + 1_000, 700)
        desk = floor.desk(IN_PLAY, open_book("star-sydney"))
        coup(AutomaticDealer(desk, tapes=SealedTapes(log, made.keys.tape_key), clock=lambda: next(time)), 0)
        floor.close(next(time))
    with closing(read_sqlite(old)) as log:
        heads = made.keys.heads.heads()
        found = [one for one in verify_log(log, heads, key=made.keys.signer.public) if isinstance(one, Finding)]
        assert {(one.table, one.kind) for one in found} == {(IN_PLAY, "log-too-short")}
        assert not [one for one in verify_log(log, heads_before) if isinstance(one, Finding)]
        late = behind([log.head(table) for table in log.tables()], heads)
    assert [one.table for one in late] == [IN_PLAY]


# --- heads ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 21 if SOAK else 3), ids=lambda seed: f"seed-{seed}")
def test_an_edited_line_of_the_heads_file_is_found(bench: Bench, tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    shutil.copy(bench.path, tmp_path / "floor.db")
    lines = bench.evening.keys.heads.path.read_text(encoding="utf-8").splitlines()
    (tmp_path / "signing.pub").write_text(bench.key, encoding="ascii")
    for _ in range(6):
        place = rng.randrange(len(lines))
        edited = [*lines[:place], altered(rng, lines[place]), *lines[place + 1 :]]
        (tmp_path / "heads.jsonl").write_text("\n".join(edited) + "\n", encoding="utf-8")
        if _same(lines[place], edited[place]):
            continue
        for words in (["verify", tmp_path / "floor.db"], ["log", "verify", "--log", tmp_path / "floor.db"]):
            answer = typed(*words, "--keys", tmp_path, "--json")
            assert answer.code == 3, edited[place]
            assert answer.document["findings"][0]["kind"] in ("head-not-genuine", "table-missing")


def _same(one: str, other: str) -> bool:
    try:
        return msgspec.json.decode(one, type=SignedHead) == msgspec.json.decode(other, type=SignedHead)
    except msgspec.DecodeError:
        return False


def test_a_head_of_another_log_is_found(bench: Bench) -> None:
    genuine = next(head for head in bench.heads if head.table == CLOSED)
    signer = bench.evening.keys.signer
    for hash, root in ((bytes(32), bytes.fromhex(genuine.root)), (bytes.fromhex(genuine.hash), bytes(32))):
        head = signer.sign(CLOSED, genuine.sequence, hash, root, genuine.at, genuine.why)
        found = bench.findings(CLOSED, heads=[head])
        assert [(one.kind, one.sequence) for one in found] == [("head-not-met", genuine.sequence)]


def test_a_log_without_a_head_says_that_nothing_proves_it(bench: Bench) -> None:
    verified = [one for one in verify_log(bench.log, ()) if not isinstance(one, Finding)]
    assert all(one.notes[-1].id == "noted-unsigned" for one in verified)


# --- what is kept beside the log -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 9), ids=lambda seed: f"seed-{seed}")
def test_an_altered_edition_is_found_although_the_shelf_has_the_book(bench: Bench, seed: int) -> None:
    edition = bench.log.editions()[seed % 3]
    content = flipped(Random(seed), bench.log.edition(edition) or b"")
    with bench.tampered(
        lambda raw: raw.execute("UPDATE main.editions SET content = ? WHERE edition = ?", (content, edition)),
        "editions",
    ):
        found = bench.findings()
    try:
        unpacked(edition, content)
    except NotAnEdition:
        assert [one.kind for one in found] == ["edition-altered"]
    else:
        assert found == []  # the bytes still make the very same book, by its digest


@pytest.mark.parametrize(
    ("statement", "kinds"),
    [
        ("DELETE FROM main.editions", ["edition-altered"] * 3),
        ("UPDATE main.editions SET edition = edition || 'x' WHERE edition LIKE 'canberra%'", ["edition-altered"] * 2),
        ("INSERT INTO main.editions VALUES ('made-up 1 0', x'00')", ["edition-altered"]),
    ],
)
def test_editions_that_are_gone_renamed_or_made_up_are_found(bench: Bench, statement: str, kinds: list[str]) -> None:
    with bench.tampered(lambda raw: raw.execute(statement), "editions"):
        assert [one.kind for one in bench.findings()] == kinds


@pytest.mark.parametrize("seed", range(1, 21 if SOAK else 3), ids=lambda seed: f"seed-{seed}")
def test_an_altered_tape_deals_no_card(bench: Bench, seed: int) -> None:
    """It says nothing to a verification before it is opened, and then it is refused."""
    for commitment, sealed in tuple(bench.log.tapes()):
        other = flipped(Random(seed), sealed)
        with bench.tampered(
            lambda raw, row=(other, commitment): raw.execute(  # type: ignore[misc]
                "UPDATE main.tapes SET sealed = ? WHERE commitment = ?", row
            ),
            "tapes",
        ):
            tapes = SealedTapes(bench.log, bench.evening.keys.tape_key)
            with pytest.raises(CannotUnseal):
                tapes.open(commitment)


SNAPSHOT_EDITS = {
    "state": "state = CAST(replace(CAST(state AS TEXT), '9980000', '9980001') AS BLOB)",
    "hash": "hash = zeroblob(32)",
    "frontier": "frontier = spoiled(frontier)",
    "sequence": "sequence = sequence - 1",
    "coups": "coups = coups + 1",
    "shoes": "shoes = shoes + 1",
}


@pytest.mark.parametrize("what", SNAPSHOT_EDITS)
def test_an_altered_snapshot_is_found_by_the_check_in_the_background(
    played: Evening, tmp_path: Path, what: str
) -> None:
    """Or it is not believed at all, and the log is replayed instead."""
    database = copied(played, tmp_path)
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.create_function("spoiled", 1, lambda trees: trees[:8] + bytes(len(trees) - 8))
        before = raw.execute("SELECT * FROM snapshots WHERE table_id = ?", (IN_PLAY,)).fetchall()
        patron = raw.execute("SELECT CAST(state AS TEXT) FROM snapshots WHERE table_id = ?", (IN_PLAY,)).fetchone()[0]
        chips = re.findall(r"\d{7,8}(?=[,}\]])", patron)[0]
        edit = SNAPSHOT_EDITS[what].replace("9980000", chips).replace("9980001", chips[:-1] + "1")
        raw.execute(f"UPDATE snapshots SET {edit}")
        assert before != raw.execute("SELECT * FROM snapshots WHERE table_id = ?", (IN_PLAY,)).fetchall()
    with closing(open_sqlite(database)) as log:
        floor = Floor(log)
        try:
            if not floor.check(IN_PLAY):
                known, fresh = floor.standing(IN_PLAY), Standing(IN_PLAY)
                fresh.catch_up(log)
                assert (known.head, known.table) == (fresh.head, fresh.table)
                assert known.frontier.root() == fresh.frontier.root()
                assert (known.coups, known.shoes) == (fresh.coups, fresh.shoes)
        finally:
            floor.close()


def copied(played: Evening, folder: Path) -> Path:
    target = folder / "floor.db"
    with closing(sqlite3.connect(played.database)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
    return target


# --- rows that no program would write ------------------------------------------------------------


@pytest.mark.parametrize("column", ["body", "command_id", "table_id"])
def test_text_that_is_no_text_is_told_in_one_sentence(bench: Bench, column: str) -> None:
    def change(raw: sqlite3.Connection) -> None:
        where = "WHERE table_id = ? AND sequence = 5"
        raw.execute(f"UPDATE main.entries SET {column} = CAST(x'c328ff' AS TEXT) {where}", (CLOSED,))

    with bench.tampered(change), pytest.raises(LogError, match="UTF-8") as told:
        bench.findings()
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("name", ["x" * 300, "bell\x07", "two\nlines"])
def test_a_table_whose_name_no_program_gives_is_refused(bench: Bench, name: str) -> None:
    with (
        bench.tampered(lambda raw: raw.execute("INSERT INTO main.entries VALUES (?, 1, 'c', '{}', x'00')", (name,))),
        pytest.raises(LogError, match="printable"),
    ):
        bench.findings()


UNSEEN = {
    "an entry before the first": "INSERT INTO main.entries VALUES ('Pearl', 0, 'made-up', '{}', x'00')",
    "an entry of a table without a name": "INSERT INTO main.entries VALUES ('', 1, 'made-up', '{}', x'00')",
    "a command of a table without entries": "INSERT INTO main.commands VALUES ('Nacre', 'made-up', 1, '', '{}')",
}


@pytest.mark.parametrize("statement", UNSEEN.values(), ids=list(UNSEEN))
def test_rows_outside_every_log_are_found(bench: Bench, statement: str) -> None:
    with bench.tampered(lambda raw: raw.execute(statement)):
        assert bench.findings()


def test_the_long_table_is_as_long_as_the_tests_believe(bench: Bench) -> None:
    kinds = [entry.body[10:30].partition("/")[0] for entry in bench.rows[LONG].entries]
    assert kinds.count("shoe-revealed") == 1
    assert kinds.count("coup-cleared") > 40
