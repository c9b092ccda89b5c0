"""What a log remembers of its tables: it asks the database once where a table's log ends, and not with every append."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, event

from croupier.store.log import Append, Appended, Conflict
from croupier.store.sqlite import open_sqlite


def _append(table: str, number: int) -> Append:
    return Append(table, number, f"c{number}", "edition", b"{}", (b"{}",))


def test_a_table_that_was_not_met_before_makes_no_other_forgotten(tmp_path: Path) -> None:
    log = open_sqlite(tmp_path / "log.db")
    asked: list[str] = []

    @event.listens_for(log._writing, "before_cursor_execute")
    def hear(_one: Connection, _cursor: object, statement: str, *_: object) -> None:
        if statement.lstrip().upper().startswith("SELECT"):
            asked.append(statement)

    tables = ("one", "two", "three")
    for table in tables:
        log.append([_append(table, 0)])
    first = len(asked)
    assert first  # each was asked for once
    for number in range(1, 5):
        for table in tables:
            (answer,) = log.append([_append(table, number)])
            assert isinstance(answer, Appended)
    assert len(asked) == first
    stale = Append("two", 3, "late", "edition", b"{}", (b"{}",))
    answers = log.append([_append("one", 5), _append("four", 0), stale])
    assert [type(answer) for answer in answers] == [Appended, Appended, Conflict]
    assert [log.head(table).sequence for table in ("one", "two", "three", "four")] == [6, 5, 5, 1]
    log.close()


def test_a_command_sent_again_with_a_remembered_head_is_found(tmp_path: Path) -> None:
    log = open_sqlite(tmp_path / "log.db")
    log.append([_append("one", 0)])
    again = Append("one", 1, "c0", "edition", b"{}", (b"{}",))
    answers = log.append([again, _append("new", 0)])
    assert isinstance(answers[0], Appended)
    assert answers[0].again
    assert isinstance(answers[1], Appended)
    assert not answers[1].again
    assert log.head("one").sequence == 1
    log.close()
