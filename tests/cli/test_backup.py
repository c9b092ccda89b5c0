"""`croupier backup` and `croupier restore`: copies while play goes on, old ones recognised, no card told too soon."""

from __future__ import annotations

import base64
import shutil
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from cli.conftest import House
from cli.test_log import TABLES, edit, one_sentence
from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.cards import Card
from croupier.chance import committed_order, salt_of, tape_of
from croupier.floor import Floor, SealedTapes, Standing
from croupier.store.keys import open_keys
from croupier.store.opening import open_log
from croupier.store.sqlite_reading import read_sqlite
from croupier.table import Instant, Shoe
from croupier.table.codec import encode
from croupier.table.records import CardDrawn
from croupier.verify import Finding, verify_log
from postgres import Address
from tampering.evening import IN_PLAY, coup
from terminal import typed


def dealer_at(floor: Floor, house: House, time: Iterator[Instant]) -> AutomaticDealer:
    """Someone who goes on at the table in play."""
    keys = open_keys(house.keys, environment={})
    desk = floor.desk(IN_PLAY, open_book("star-sydney"))
    return AutomaticDealer(desk, tapes=SealedTapes(floor.log, keys.tape_key), clock=lambda: next(time))


def played_on(house: House, coups: int) -> None:
    """A few coups more, and heads signed at their end."""
    with closing(open_log(house.log)) as log:
        floor = Floor(log, open_keys(house.keys, environment={}))
        time = count(floor.latest() + 1_000, 700)
        dealer = dealer_at(floor, house, time)
        for number in range(coups):
            coup(dealer, number)
        floor.close(next(time))


def hashes(log: Path) -> dict[str, list[bytes]]:
    with closing(read_sqlite(log)) as opened:
        return {table: [entry.hash for entry in opened.entries(table)] for table in opened.tables()}


# --- under load ----------------------------------------------------------------------------------


def test_copies_made_while_play_goes_on_verify_and_are_prefixes_of_the_log(house: House, tmp_path: Path) -> None:
    enough, troubles = threading.Event(), list[BaseException]()

    def play() -> None:
        try:
            with closing(open_log(house.log)) as log:
                floor = Floor(log)
                dealer = dealer_at(floor, house, count(floor.latest() + 1_000, 700))
                for number in count():
                    if enough.is_set():
                        break
                    coup(dealer, number)
                floor.close()
        except BaseException as error:
            troubles.append(error)

    player = threading.Thread(target=play)
    player.start()
    copies = [tmp_path / f"copy{number}.db" for number in range(6)]
    try:
        for copy in copies:
            answer = typed("backup", copy, "--log", house.log)
            assert answer.code == 0, answer.err
            assert answer.cells.count("chain whole") == 3
    finally:
        enough.set()
        player.join()
    assert not troubles
    final, lengths = hashes(house.log), []
    for copy in copies:
        found = hashes(copy)
        assert list(found) == list(final)
        for table, entries in found.items():
            assert entries == final[table][: len(entries)]
        lengths.append(len(found[IN_PLAY]))
        with closing(read_sqlite(copy)) as log:
            assert not [one for one in verify_log(log, tables=[IN_PLAY]) if isinstance(one, Finding)]
    assert lengths == sorted(lengths)
    assert not [path for path in tmp_path.iterdir() if path.name.endswith((".part", "copy0.db-wal"))]


def test_a_backup_of_postgres_is_the_same_log(house: House, tmp_path: Path, postgres_address: Address) -> None:
    address, copy = postgres_address(), tmp_path / "copy.db"
    assert typed("log", "move", house.log, address).code == 0
    assert typed("backup", copy, "--log", address).code == 0
    assert hashes(copy) == hashes(house.log)


def test_a_backup_writes_over_nothing_and_copies_no_broken_log(house: House, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_bytes(b"mine")
    assert "never writes over" in one_sentence(typed("backup", there, "--log", house.log), 4)
    assert there.read_bytes() == b"mine"
    one_sentence(typed("backup", tmp_path / "no" / "folder.db", "--log", house.log), 4)
    one_sentence(typed("backup", tmp_path / "new.db", "--log", tmp_path / "none.db"), 4)
    edit(house.log, "UPDATE entries SET hash = zeroblob(32) WHERE table_id = ? AND sequence = 8", IN_PLAY)
    assert "entry 8" in one_sentence(typed("backup", tmp_path / "bad.db", "--log", house.log), 4)
    assert not (tmp_path / "bad.db").exists()


# --- restore -------------------------------------------------------------------------------------


def test_a_backup_comes_back_into_sqlite_and_postgres_with_the_same_heads(
    house: House, tmp_path: Path, postgres_address: Address
) -> None:
    copy, address = tmp_path / "copy.db", postgres_address()
    assert typed("backup", copy, "--log", house.log).code == 0
    for target in (tmp_path / "new.db", address):
        answer = typed("restore", copy, target, "--keys", house.keys)
        assert (answer.code, answer.err) == (0, "")
        assert typed("verify", target, "--keys", house.keys, "--key", house.key).code == 0
        with closing(open_log(target)) as log, closing(read_sqlite(house.log)) as old:
            assert [log.head(table) for table in TABLES] == [old.head(table) for table in TABLES]
        assert "not empty" in one_sentence(typed("restore", copy, target, "--keys", house.keys), 4)


def test_a_table_goes_on_after_it_was_restored(house: House, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    assert typed("backup", copy, "--log", house.log).code == 0
    assert typed("restore", copy, new, "--keys", house.keys).code == 0
    played_on(House(new, house.keys, house.key), 2)
    assert typed("verify", new, "--keys", house.keys, "--key", house.key).code == 0


def test_an_old_backup_is_recognised_and_restored_only_when_that_is_meant(house: House, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    assert typed("backup", copy, "--log", house.log).code == 0
    played_on(house, 2)
    said = one_sentence(typed("restore", copy, new, "--keys", house.keys), 4)
    assert f"is an old copy: table {IN_PLAY} ends at entry" in said
    assert not new.exists()
    answer = typed("restore", copy, new, "--keys", house.keys, "--old")
    assert answer.code == 0
    assert f"table {IN_PLAY} lost entries" in answer.err
    assert typed("verify", new, "--keys", house.keys).code == 3


def test_without_heads_nobody_knows_how_old_a_backup_is_and_it_says_so(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert typed("backup", copy, "--log", house.log).code == 0
    answer = typed("restore", copy, tmp_path / "new.db")
    assert answer.code == 0
    assert "whether this copy is old is not known" in answer.err


def test_a_backup_that_was_altered_is_not_restored(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert typed("backup", copy, "--log", house.log).code == 0
    edit(copy, "UPDATE entries SET body = body || ' ' WHERE table_id = ? AND sequence = 30", IN_PLAY)
    assert "entry 30" in one_sentence(typed("restore", copy, tmp_path / "a.db", "--keys", house.keys), 4)
    assert not (tmp_path / "a.db").exists()
    (tmp_path / "text").write_text("no backup", encoding="ascii")
    for file in (tmp_path / "text", tmp_path / "none", tmp_path):
        one_sentence(typed("restore", file, tmp_path / "b.db", "--keys", house.keys), 4)


# --- undealt cards -------------------------------------------------------------------------------


def told_ways(cards: list[Card]) -> list[bytes]:
    """Four cards in a row in every form that anything of ours writes cards in."""
    texts = [str(card) for card in cards]
    plain = [mark.join(texts) for mark in ("", " ", ",", '","', '", "')]
    objects = [f'{{"rank":"{card.rank.value}","suit":"{card.suit.value}"}}' for card in cards]
    return [text.encode() for text in (*plain, ",".join(objects))]


def secrets(tape: bytes, salt: bytes, shoe: Shoe) -> list[bytes]:
    """Pieces of the tape and its salt, raw, in hex and in base 64 at any place, and cards that did not come yet."""
    found: list[bytes] = []
    for secret in (tape, salt):
        for start in range(0, len(secret) - 15, 16):
            piece = secret[start : start + 16]
            found += [piece, piece.hex().encode(), piece.hex().upper().encode()]
            found += [base64.b64encode(bytes(shift) + piece)[4 if shift else 0 :][:16] for shift in (0, 1, 2)]
    order = committed_order(shoe.cards, tape, shoe.contributions)
    coming = [order[(shoe.cut_at + place) % shoe.cards] for place in range(shoe.out, shoe.cards)]
    for start in range(0, len(coming) - 4, 4):
        found += told_ways(coming[start : start + 4])
    return found


def test_no_file_tells_an_undealt_card_while_a_shoe_is_in_play(house: House, tmp_path: Path) -> None:
    """Rows, write-ahead log, backup, exports and heads: all bytes of all files, searched for what must not be there."""
    with closing(open_log(house.log)) as log:
        floor = Floor(log, open_keys(house.keys, environment={}))
        dealer = dealer_at(floor, house, count(floor.latest() + 1_000, 700))
        coup(dealer, 0)  # the write-ahead log is there as long as the log is open
        shoe = dealer.table.shoe
        assert shoe.out > 40
        assert typed("backup", tmp_path / "copy.db", "--log", house.log).code == 0
        assert typed("log", "sign", "--log", house.log).code == 0
        for words in ([], ["--coup", 10]):
            out = tmp_path / f"export{len(words)}.jsonl"
            assert typed("log", "export", IN_PLAY, *words, "--log", house.log, "--out", out).code == 0
        files = [path for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".key"]
        assert house.log.with_name("day.db-wal") in files
        everything = b"\n".join(path.read_bytes() for path in files)
        floor.close()
    tape, salt = tape_of(3, 1), salt_of(3, 1)
    for secret in secrets(tape, salt, shoe):
        assert secret not in everything, f"{secret!r} is told"
    assert b"1b" * 32 not in everything  # the tape key itself


def test_the_search_finds_what_was_revealed(house: House) -> None:
    """The closed table's tape is in its log, and its cards stand there one by one as they are written."""
    everything = house.log.read_bytes()
    assert tape_of(2, 1)[:16].hex().encode() in everything
    with closing(read_sqlite(house.log)) as log:
        standing = Standing(IN_PLAY)
        events = [one.event for act in log.acts(IN_PLAY) for one in standing.follow(act)]
    card = next(event.card for event in events if isinstance(event, CardDrawn) and event.card)
    assert told_ways([card])[-1] in b"".join(encode(event) for event in events)


@pytest.mark.parametrize("verb", [["backup", "x.db"], ["restore", "x.db"], ["log", "move"], ["verify"], ["fair"]])
def test_a_verb_without_what_it_needs_is_wrong_usage(
    tmp_path: Path, verb: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = typed(*verb)
    assert answer.code == (4 if verb[0] == "backup" else 2)
    assert "Traceback" not in answer.err
    shutil.rmtree(tmp_path)
