"""The house log: chained, the same in every store, and true to its first entry; whoever alters it is found."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from croupier.store.house import BEGINNING, HouseChain, HouseEnd, HouseNote, followed, hash_of_note
from croupier.store.log import LogError
from croupier.store.memory import MemoryLog
from croupier.store.sql import SqlLog
from store.conftest import Place

NOTES = (
    HouseNote(at=1, kind="account-made", by="", facts={"account": "ada", "role": "administrator", "seal": "0"}),
    HouseNote(at=2, kind="logged-in", by="ada", facts={"account": "ada"}),
    HouseNote(at=3, kind="book-approved", by="ada", facts={"book": "canberra", "edition": "canberra 1 0123456789ab"}),
)


def test_what_is_noted_is_read_back_in_order_and_chained(place: Place) -> None:
    log = place.open()
    assert (log.house_end(), list(log.house_log())) == (HouseEnd(), [])
    made = [log.note(note) for note in NOTES]
    again = place.open()
    assert list(again.house_log()) == made
    assert [entry.note for entry in again.house_log()] == list(NOTES)
    assert list(again.house_log(after=2)) == made[2:]
    assert again.house_end() == HouseEnd(3, made[-1].hash)
    previous = BEGINNING
    for number, entry in enumerate(made, start=1):
        assert entry.hash == hash_of_note(previous, number, entry.body)
        previous = entry.hash
    assert followed(again.house_log()).end == again.house_end()


def test_every_store_gives_the_same_hashes(place: Place) -> None:
    plain, log = MemoryLog(), place.open()
    assert [log.note(note) for note in NOTES] == [plain.note(note) for note in NOTES]


def test_a_note_is_as_durable_as_what_it_tells_of(database: Place) -> None:
    log = database.open()
    assert isinstance(log, SqlLog)

    def fails(connection: object) -> None:
        log.note_with(connection, NOTES[0])  # type: ignore[arg-type]
        raise LogError("after all not")

    with pytest.raises(LogError):
        log.writes(fails)
    assert log.house_end() == HouseEnd()


def test_a_copy_has_the_same_hashes(database: Place) -> None:
    log, plain = database.open(), MemoryLog()
    assert isinstance(log, SqlLog)
    for entry in [plain.note(note) for note in NOTES]:
        assert log.note_again(entry.body) == entry


@pytest.mark.parametrize(
    ("statement", "first_bad"),
    [
        ("DELETE FROM house_log WHERE number = 2", 2),
        ("UPDATE house_log SET body = replace(body, 'ada', 'eve') WHERE number = 1", 1),
        ("UPDATE house_log SET number = 7 WHERE number = 3", 3),
    ],
)
def test_whoever_alters_it_is_found(database: Place, statement: str, first_bad: int) -> None:
    log = database.open()
    assert isinstance(log, SqlLog)
    for note in NOTES:
        log.note(note)
    log.writes(lambda connection: connection.execute(text(statement)))
    chain = HouseChain()
    broken = [entry.number for entry in log.house_log() if chain.follow(entry) is not None]
    assert broken
    assert chain.end.number == first_bad - 1
    with pytest.raises(LogError, match=f"entry {first_bad} of the house log"):
        followed(log.house_log())


def test_only_what_has_words_is_noted(place: Place) -> None:
    with pytest.raises(ValueError, match="no note"):
        place.open().note(HouseNote(at=1, kind="something-else"))
    with pytest.raises(ValueError, match="no note"):
        place.open().note(HouseNote(at=1, kind="logged-in", facts={"password": "hunter2"}))


def test_what_the_floor_remembers(database: Place) -> None:
    log = database.open()
    assert isinstance(log, SqlLog)
    assert log.fact("boot") is None
    log.keep_fact("boot", "one")
    log.keep_fact("boot", "two")
    again = database.open()
    assert isinstance(again, SqlLog)
    assert (again.fact("boot"), again.facts()) == ("two", {"boot": "two"})
