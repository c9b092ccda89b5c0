"""Appending, the same on every store: in one piece, once, at the version expected, each of a group by itself."""

from __future__ import annotations

import pytest

from croupier.store.entry import beginning
from croupier.store.log import Appended, Conflict, Head, Log, LogError, OtherBody
from store.conftest import Place
from store.making import append, unbroken, write


def test_an_empty_log_begins_with_its_tables_name(log: Log) -> None:
    assert log.head("T1") == Head("T1", 0, beginning("T1"))
    assert log.head("T1").hash != log.head("T2").hash
    assert log.tables() == ()
    assert list(log.entries("T1")) == []
    assert log.append([]) == []


def test_events_become_entries_that_follow_each_other(log: Log) -> None:
    first, second = write(log, append(events=("a", "b")), append(expected=2, command="c2", events=("c",)))
    assert [entry.sequence for entry in first.entries] == [1, 2]
    assert [entry.body for entry in (*first.entries, *second.entries)] == [b"a", b"b", b"c"]
    assert {entry.command for entry in first.entries} == {"c1"}
    assert log.head("T1") == Head("T1", 3, second.last.hash)
    assert unbroken(log, "T1") == 3


@pytest.mark.parametrize("expected", [0, 1, 3, 2**31])
def test_another_version_than_expected_is_a_conflict_that_names_the_current_one(log: Log, expected: int) -> None:
    write(log, append(events=("a", "b")))
    head = log.head("T1")
    assert log.append([append(expected=expected, command="c2")]) == [Conflict("T1", expected, 2)]
    assert log.head("T1") == head
    assert log.act("T1", "c2") is None


def test_the_same_command_again_has_the_same_answer(log: Log) -> None:
    (act,) = write(log, append(events=("a", "b")))
    for expected in (0, 2, 7):
        assert log.append([append(expected=expected, events=("a", "b"))]) == [Appended(act, again=True)]
    assert log.head("T1").sequence == 2


def test_the_same_command_judged_by_another_edition_has_the_same_answer(log: Log) -> None:
    """What was answered stands, whichever book the second worker has open."""
    (act,) = write(log, append())
    again = append(expected=1, edition="another-book 2 ba9876543210", events=("other", "events"))
    assert log.append([again]) == [Appended(act, again=True)]


def test_the_same_id_for_another_command_is_refused(log: Log) -> None:
    write(log, append())
    for expected in (0, 1, 5):
        assert log.append([append(expected=expected, body="do something else")]) == [OtherBody("T1", "c1")]
    assert log.head("T1").sequence == 1


def test_an_id_is_known_at_its_own_table_only(log: Log) -> None:
    write(log, append("T1"), append("T2"))
    assert [log.head(table).sequence for table in ("T1", "T2")] == [1, 1]
    assert log.head("T1").hash != log.head("T2").hash


def test_a_group_of_several_tables_is_written_together(log: Log) -> None:
    tables = [f"T{number}" for number in range(40)]
    answers = log.append([append(table, events=("a", "b")) for table in tables])
    assert all(isinstance(answer, Appended) and not answer.again for answer in answers)
    assert [answer.act.table for answer in answers if isinstance(answer, Appended)] == tables
    assert log.tables() == tuple(sorted(tables))
    assert {unbroken(log, table) for table in tables} == {2}


def test_one_table_several_times_in_a_group_goes_on_where_it_was(log: Log) -> None:
    for round in range(2):  # the second time the head is remembered
        start = log.head("T1").sequence
        batch = [append(expected=start + place, command=f"c{round}-{place}") for place in range(5)]
        assert [type(one) for one in log.append(batch)] == [Appended] * 5
    assert unbroken(log, "T1") == 10


def test_within_a_group_each_is_answered_by_itself(log: Log) -> None:
    (known,) = write(log, append("T1", 0, "c1"))
    answers = log.append(
        [
            append("T1", 1, "c2"),
            append("T1", 1, "c3"),  # c2 was quicker
            append("T2", 0, "c1"),
            append("T1", 9, "c1"),  # again
            append("T1", 2, "c1", body="other"),
            append("T3", 4, "c1"),
            append("T1", 2, "c4"),
        ]
    )
    assert [type(one) for one in answers] == [Appended, Conflict, Appended, Appended, OtherBody, Conflict, Appended]
    assert answers[1] == Conflict("T1", 1, 2)
    assert answers[3] == Appended(known, again=True)
    assert answers[5] == Conflict("T3", 4, 0)
    assert (unbroken(log, "T1"), unbroken(log, "T2"), log.head("T3").sequence) == (3, 1, 0)
    assert log.tables() == ("T1", "T2")


@pytest.mark.parametrize("warm", [False, True], ids=["first", "with the head remembered"])
def test_the_same_id_twice_in_one_group_takes_effect_once(log: Log, warm: bool) -> None:
    start = 0
    if warm:
        write(log, append(command="c0"))
        start = 1
    first, second, third = log.append([append(expected=start), append(expected=start + 1), append(body="other")])
    assert isinstance(first, Appended)
    assert second == Appended(first.act, again=True)
    assert third == OtherBody("T1", "c1")
    assert unbroken(log, "T1") == start + 1


def test_an_append_that_caused_nothing_is_refused_and_spoils_nothing(log: Log) -> None:
    with pytest.raises(LogError, match="caused nothing"):
        log.append([append("T1"), append("T2", events=())])
    assert log.tables() == ()


def test_large_bodies_are_kept_whole(log: Log) -> None:
    large = "ä\\\"'\n" * 200_000
    (act,) = write(log, append(events=(large, "x"), body=large))
    assert act.body == large.encode()
    assert [entry.body for entry in log.entries("T1")] == [large.encode(), b"x"]
    assert log.act("T1", "c1") == act
    assert log.append([append(expected=0, body=large, events=("z",))]) == [Appended(act, again=True)]


IDS = [
    "O'Brien",
    'say "so"',
    "桌子 七",
    "टेबल",
    "🂡🂱",
    "é",
    "e\u0301",
    "a%20b",
    "%s",
    "{}",
    "\\",
    "x" * 200,
    "'; --",
    " ",
]


@pytest.mark.parametrize("id", IDS)
def test_ids_in_any_script_are_kept_as_they_are(log: Log, id: str) -> None:
    (act,) = write(log, append(id, command=id))
    assert log.tables() == (id,)
    assert log.act(id, id) == act
    assert list(log.acts(id)) == [act]
    assert unbroken(log, id) == 1


def test_tables_are_listed_in_the_same_order_everywhere(log: Log) -> None:
    names = ["b", "B", "a", "A", "é", "e", "Z", "z", "10", "9", "_", "-", "a b", "ab", "桌", "🂡", "\uffee"]
    write(log, *(append(name) for name in names))
    assert log.tables() == tuple(sorted(names))


def test_everything_is_still_there_after_opening_again(database: Place) -> None:
    acts = write(database.open(), *(append(f"T{place % 3}", place // 3, f"c{place}") for place in range(9)))
    again = database.open()
    assert [act for table in again.tables() for act in again.acts(table)] == sorted(acts, key=lambda act: act.table)
    assert again.append([append("T0", 7, "c0")]) == [Appended(acts[0], again=True)]


def test_a_worker_that_remembers_an_old_head_is_told_the_current_one(database: Place) -> None:
    one, other = database.open(), database.open()
    write(one, append(command="c1"))
    write(other, append(expected=1, command="c2"))
    assert one.append([append(expected=1, command="c3")]) == [Conflict("T1", 1, 2)]
    write(one, append(expected=2, command="c3"))
    assert other.append([append(expected=2, command="c4")]) == [Conflict("T1", 2, 3)]
    assert other.append([append(expected=2, command="c3")])[0] == Appended(list(one.acts("T1"))[2], again=True)
    assert unbroken(one, "T1") == unbroken(other, "T1") == 3


def test_keys_that_contradict_each_other_are_told_and_nobody_waits_for_ever(database: Place) -> None:
    """Someone took entries out by hand and left their commands."""
    from sqlalchemy import text

    from croupier.store.sql import SqlLog

    log = database.open()
    assert isinstance(log, SqlLog)
    write(log, append(events=("a", "b")), append(expected=2, command="c2"))
    with log._writing.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE sequence > 2"))
    with pytest.raises(LogError, match=r"log of T1 cannot go on: its keys contradict each other; verify the log"):
        log.append([append(expected=2, command="c3")])
