"""What does not add up halts its table and leaves a remark: a cent too much, a wrong snapshot, a broken or cut log.

Snapshots are a cache: a good one is used, one of another form is ignored, and a wrong one is found by checking.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import text

from croupier import Refusal, open_book
from croupier.cards import read_cards
from croupier.floor import Done, Floor, Halted
from croupier.ledger import Account, Ledger, Place
from croupier.store.entry import LoggedAct
from croupier.store.log import Log, LogError, Snapshot
from croupier.store.memory import MemoryLog
from croupier.store.sql import SqlLog
from croupier.table import PATRON, Actor, Command, Table
from croupier.table.codec import decode_table, encode_table
from croupier.table.records import CallForBets, CallNoMoreBets, DrawCard, PlaceWager
from live import START
from store import conftest
from store.making import append, arrival, opened, unbroken, write

HOUSE = Actor("the dealer", "dealer")


def with_a_cent(table: Table) -> Table:
    """One cent more in A's rack, from nowhere."""
    balances = dict(table.ledger.balances)
    balances[Account(Place.RACK, "A")] += 1
    return msgspec.structs.replace(table, ledger=Ledger(balances))


def next_coup() -> Iterator[Command]:
    """Up to the first card."""
    yield PlaceWager("next-wager", Actor("A", PATRON), START, "A", "player", 100_00)
    yield CallForBets("next-call", HOUSE, START)
    yield CallNoMoreBets("next-end", HOUSE, START)
    yield DrawCard("next-card", HOUSE, START, read_cards("2s")[0])


def exchange(log: Log, table: str, **changes: object) -> Snapshot:
    """Put another snapshot in the place of the newest one."""
    kept = log.snapshot(table)
    assert kept
    log.drop_snapshots(table)
    other = msgspec.structs.replace(kept, **changes)
    log.append([], [other])
    return other


# --- chips ---------------------------------------------------------------------------------------


def test_a_planted_cent_halts_play_at_the_next_coups_start(place: conftest.Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    standing = floor.standing("T1")
    standing.state = with_a_cent(standing.table)
    head, answers = floor.log.head("T1"), [floor.give("T1", command, day.book) for command in next_coup()]
    assert [type(one) for one in answers] == [Done, Done, Done, Halted]
    assert answers[3] == Halted("T1", "the accounts sum to 1 cents instead of zero")
    assert floor.log.act("T1", "next-card") is None
    assert floor.log.head("T1").sequence == head.sequence + 3
    (remark,) = floor.log.remarks()
    assert (remark.kind, remark.table, remark.at) == ("halted", "T1", START)
    assert "1 cents instead of zero" in remark.says
    floor.close()


def test_a_halted_table_stays_halted_and_others_play_on(place: conftest.Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    opened(floor, "T2")
    floor.standing("T1").state = with_a_cent(floor.standing("T1").table)
    for command in next_coup():
        floor.give("T1", command, day.book)
    head = floor.log.head("T1")
    assert isinstance(floor.give("T1", arrival("new", "Z"), day.book), Halted)
    assert isinstance(floor.give("T2", arrival("new", "Z"), day.book), Done)
    assert floor.log.head("T1") == head
    assert len(floor.log.remarks()) == 1
    floor.close()
    assert floor.log.snapshot("T1") is None  # nothing wrong is left for a quick start


def test_after_a_restart_the_planted_cent_is_gone_since_the_log_never_had_it(database: conftest.Place) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    floor.standing("T1").state = with_a_cent(floor.standing("T1").table)
    for command in next_coup():
        floor.give("T1", command, day.book)
    floor.close()
    again = Floor(database.open())
    assert again.check("T1") == ""
    assert isinstance(again.give("T1", arrival("new", "Z"), day.book), Done)
    again.close()


# --- snapshots -----------------------------------------------------------------------------------


class Counting:
    """Any log, with a count of the entries read from it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.read = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._log, name)

    def acts(self, table: str, after: int = 0) -> Iterator[LoggedAct]:
        for act in self._log.acts(table, after):
            self.read += len(act.entries)
            yield act


def reopened(database: conftest.Place) -> tuple[Floor, Counting]:
    counting = Counting(database.open())
    return Floor(counting), counting  # type: ignore[arg-type]


def test_after_closing_a_table_comes_back_from_its_snapshot_alone(database: conftest.Place) -> None:
    floor = Floor(database.open())
    opened(floor, "T1")
    state, root = encode_table(floor.table("T1")), floor.standing("T1").frontier.root()
    coups = floor.standing("T1").coups
    floor.close()
    again, counting = reopened(database)
    assert encode_table(again.table("T1")) == state
    assert (again.standing("T1").frontier.root(), again.standing("T1").coups, coups) == (root, 2, 2)
    assert counting.read == 0
    assert again.check("T1") == ""
    again.close()


def test_only_what_came_after_a_snapshot_is_replayed(database: conftest.Place) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    floor.close()
    crashed = Floor(database.open())
    for number in range(5):
        crashed.give("T1", arrival(f"n{number}", f"Z{number}"), day.book)
    state = encode_table(crashed.table("T1"))
    again, counting = reopened(database)  # the other one never closed
    assert encode_table(again.table("T1")) == state
    assert counting.read == 5
    again.close()
    crashed.close()


@pytest.mark.parametrize(
    "changes",
    [
        {"form": "croupier 0.0.1"},
        {"form": "croupier 0.6.0"},
        {"form": ""},
        {"state": b"{"},
        {"state": b"\xff\x00"},
        {"state": b'{"table":{},"balances":[]}'},
        {"frontier": b""},
        {"frontier": b"\x00" * 7 + b"\x05"},
        {"frontier": b"\x00" * 7 + b"\x01" + b"x" * 32},
    ],
    ids=[
        "older form",
        "rows in English",
        "no form",
        "cut off",
        "not text",
        "not a table",
        "no tree",
        "half a tree",
        "a smaller tree",
    ],
)
def test_a_snapshot_that_this_version_cannot_read_is_ignored(
    database: conftest.Place, changes: dict[str, object]
) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    state = encode_table(floor.table("T1"))
    floor.close()
    exchange(database.open(), "T1", **changes)
    again, counting = reopened(database)
    assert encode_table(again.table("T1")) == state
    assert counting.read == len(day.events)
    assert isinstance(again.give("T1", arrival("new", "Z"), day.book), Done)
    assert again.check("T1") == ""
    again.close()


def test_a_wrong_snapshot_is_found_by_checking_and_its_table_halted(database: conftest.Place) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    floor.close()
    log = database.open()
    kept = log.snapshot("T1")
    assert kept
    exchange(log, "T1", state=encode_table(with_a_cent(decode_table(kept.state))))
    again = Floor(log)
    assert again.check("T1").endswith("is not what its log makes: the snapshot was wrong")
    assert isinstance(again.give("T1", arrival("new", "Z"), day.book), Halted)
    assert [remark.kind for remark in log.remarks()] == ["halted"]
    assert again.check("T1").endswith("the snapshot was wrong")
    assert len(log.remarks()) == 1
    with pytest.raises(LogError, match="table T1 is halted and nothing is signed there"):
        again.sign("T1", START)
    again.close()
    healed = Floor(database.open())  # the wrong snapshot was dropped: the log is the truth
    assert healed.check("T1") == ""
    assert isinstance(healed.give("T1", arrival("new", "Z"), day.book), Done)
    healed.close()


def test_a_wrong_tree_in_a_snapshot_is_found_too(database: conftest.Place) -> None:
    """A head signed on it could never be proved."""
    floor = Floor(database.open())
    opened(floor, "T1")
    floor.close()
    log = database.open()
    kept = log.snapshot("T1")
    assert kept
    exchange(log, "T1", frontier=kept.frontier[:-1] + bytes([kept.frontier[-1] ^ 1]))
    again = Floor(log)
    assert again.check("T1").endswith("the snapshot was wrong")
    again.close()


def test_a_snapshot_of_another_log_stops_before_anything_is_built_on_it(database: conftest.Place) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    floor.close()
    log = database.open()
    exchange(log, "T1", hash=b"\x07" * 32)
    again = Floor(log)
    assert "is not the one that was there before" in again.check("T1")
    assert isinstance(again.give("T1", arrival("new", "Z"), day.book), Halted)
    again.close()
    assert Floor(database.open()).check("T1") == ""


# --- the log itself ------------------------------------------------------------------------------


def edit(log: Log, statement: str) -> None:
    assert isinstance(log, SqlLog)
    with log._writing.begin() as connection:
        connection.execute(text(statement))


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE entries SET body = body || ' ' WHERE sequence = 9", "entry 9 of table T1 does not have"),
        ("DELETE FROM entries WHERE sequence = 9", "entry 9 of table T1 is missing: entry 10 comes instead"),
        ("UPDATE commands SET edition = 'x' WHERE first = 9", "entry 9 of table T1 does not have the hash"),
        ("DELETE FROM commands WHERE first = 9", "entry 9 of table T1 names command"),
        ("DELETE FROM entries WHERE sequence > 30", "the log of table T1 ends at entry 30 and had"),
    ],
    ids=["changed", "taken out", "another edition", "command taken out", "shortened"],
)
def test_a_log_that_was_tampered_with_is_found_by_checking(database: conftest.Place, statement: str, says: str) -> None:
    floor = Floor(database.open())
    day = opened(floor, "T1")
    edit(floor.log, statement)
    assert floor.check("T1").startswith(says)
    assert isinstance(floor.give("T1", arrival("new", "Z"), day.book), Halted)
    assert floor.log.snapshot("T1") is None
    assert floor.log.remarks()[0].says.startswith(says)
    floor.close()


def test_checking_can_be_stopped_on_the_way_and_then_says_nothing(place: conftest.Place) -> None:
    floor = Floor(place.open())
    opened(floor, "T1")
    left = iter([True] * 10)
    assert floor.check("T1", lambda: next(left, False)) == ""
    assert not floor.standing("T1").halted
    floor.close()


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ('{"event":"card-burnt/9"}', "is a card-burnt/9, which this Croupier does not know: read it with a newer one"),
        ('{"event":"coup-cleared/2"}', "is a coup-cleared/2, which this Croupier does not know"),
        ('{"no":"name"}', "is not an event: it has no name"),
        ("not json", "is not an event"),
        ("[" * 10_000 + "]" * 10_000, "is not an event: it is nested too deeply"),
        ('{"event":"coup-cleared/1"}', "is not a coup-cleared/1 as this Croupier knows it"),
        (
            '{"event":"wager-withdrawn/1","number":77,"under":[],'
            '"made":{"command":"c","actor":{"id":"x","rank":"dealer"},"at":0}}',
            "cannot have happened",
        ),
    ],
    ids=["unknown", "newer", "nameless", "not json", "too deep", "not whole", "impossible"],
)
def test_an_event_that_cannot_be_read_or_applied_halts_the_table_with_one_sentence(
    place: conftest.Place, event: str, says: str
) -> None:
    log = place.open()
    write(log, append("T1", events=(event,)))
    floor = Floor(log)
    assert isinstance(floor.give("T1", arrival("new", "Z"), open_book("crown-sydney")), Halted)
    (remark,) = log.remarks()
    assert remark.says.startswith("entry 1 of table T1 ")
    assert says in remark.says
    assert "\n" not in remark.says
    floor.close()


def test_a_table_halted_by_its_log_is_not_changed_by_anything(place: conftest.Place) -> None:
    log = place.open()
    write(log, append("T1", events=("not json",)))
    floor = Floor(log)
    day = opened(floor, "T2")
    for command in day.commands[:5]:
        assert not isinstance(floor.give("T1", command, day.book), Done | Refusal)
    assert unbroken(log, "T1") == 1
    assert len(log.remarks()) == 1
    floor.close()


def test_without_keys_nothing_is_signed() -> None:
    floor = Floor(MemoryLog())
    opened(floor, "T1")
    with pytest.raises(LogError, match="there are no keys to sign with"):
        floor.sign("T1", START)
    floor.close()
