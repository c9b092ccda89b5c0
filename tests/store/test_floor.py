"""The floor: at most once, at the version expected, and a refused command leaves no trace; on every store."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import msgspec
import pytest

from croupier import Reason, Refusal, open_book
from croupier.floor import Done, Floor
from croupier.store.log import Conflict, LogError, OtherBody
from croupier.table.codec import encode_table
from live import START
from store.conftest import Place
from store.making import arrival, opened, played, unbroken


def test_an_accepted_command_is_in_the_log_when_it_is_answered(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    given = floor.give("T1", arrival("new", "Z"), day.book)
    assert isinstance(given, Done)
    act = place.open().act("T1", "new")
    assert act
    assert (act.last.sequence, act.edition) == (given.sequence, day.book.edition)
    floor.close()


def test_the_same_command_again_has_the_same_answer_and_one_effect(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    command = arrival("new", "Z")
    first = floor.give("T1", command, day.book)
    assert isinstance(first, Done)
    head = floor.log.head("T1")
    assert floor.give("T1", command, day.book) == Done(first.events, first.sequence, again=True)
    floor.give("T1", arrival("later", "Y"), day.book)
    assert floor.give("T1", command, day.book) == Done(first.events, first.sequence, again=True)
    floor.close()
    again = Floor(place.open())
    assert again.give("T1", command, day.book) == Done(first.events, first.sequence, again=True)
    assert again.log.head("T1").sequence == head.sequence + 1
    again.close()


def test_the_same_command_from_many_threads_at_once_has_one_effect(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    before = floor.log.head("T1").sequence
    threads = 16
    ready = Barrier(threads)

    def send(number: int) -> object:
        ready.wait()
        return [floor.give("T1", arrival(f"new {place}", f"Z{place}"), day.book) for place in range(5)]

    with ThreadPoolExecutor(threads) as pool:
        answers = list(pool.map(send, range(threads)))
    for place_ in range(5):
        own = [answer[place_] for answer in answers]  # type: ignore[index]
        assert all(isinstance(one, Done) for one in own)
        assert len({(one.events, one.sequence) for one in own}) == 1
        assert sum(not one.again for one in own) == 1
    assert floor.log.head("T1").sequence == before + 5
    floor.close()


def test_the_same_id_for_another_command_is_refused_and_leaves_no_trace(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    floor.give("T1", arrival("new", "Z"), day.book)
    head = floor.log.head("T1")
    others = [arrival("new", "Y"), arrival("new", "Z", 1), arrival("new", "Z", at=START + 1), arrival("new", "A")]
    for other in others:
        assert floor.give("T1", other, day.book) == OtherBody("T1", "new")
        assert floor.give("T1", other, day.book, expected=3) == OtherBody("T1", "new")
    assert floor.log.head("T1") == head
    floor.close()


def test_a_stale_version_is_refused_with_the_current_one(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    now = floor.log.head("T1").sequence
    for stale in (0, now - 1, now + 1):
        assert floor.give("T1", arrival("new", "Z"), day.book, expected=stale) == Conflict("T1", stale, now)
    given = floor.give("T1", arrival("new", "Z"), day.book, expected=now)
    assert given == Done(given.events, now + 1) if isinstance(given, Done) else False
    floor.close()


def test_an_accepted_command_sent_again_with_its_old_version_has_its_answer(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    now = floor.log.head("T1").sequence
    first = floor.give("T1", arrival("new", "Z"), day.book, expected=now)
    assert isinstance(first, Done)
    again = floor.give("T1", arrival("new", "Z"), day.book, expected=now)
    assert again == Done(first.events, first.sequence, again=True)
    floor.close()


def test_refused_commands_leave_the_log_and_the_table_as_they_were(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    head, state = floor.log.head("T1"), encode_table(floor.table("T1"))
    refused = [
        floor.give("T1", arrival("n1", "A"), day.book),  # already there
        floor.give("T1", arrival("n2", "Z", at=1), day.book),  # time runs backwards
        floor.give("T1", arrival("n3", "Z"), open_book("canberra")),  # another edition
        floor.give("T2", arrival("n4", "Z"), day.book),  # not open
    ]
    assert all(isinstance(one, Refusal) for one in refused)
    assert (floor.log.head("T1"), encode_table(floor.table("T1"))) == (head, state)
    assert floor.log.tables() == ("T1",)
    assert floor.log.remarks() == ()
    floor.close()


def test_a_refused_command_may_be_sent_again_when_things_have_changed(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    early = floor.give("T2", arrival("new", "Z"), day.book)
    assert isinstance(early, Refusal)
    assert early.reason is Reason.TABLE_NOT_OPEN
    opened(floor, "T2")
    assert isinstance(floor.give("T2", arrival("new", "Z"), day.book), Done)
    floor.close()


@pytest.mark.parametrize("id", ["", "\0", "a\nb", "\ud800", "\u202eabc", "zero\u200bwidth", "\x1b[31m", "x" * 201])
def test_ids_that_cannot_be_read_aloud_are_refused(place: Place, id: str) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    head = floor.log.head("T1")
    asks: list[Callable[[], object]] = [
        lambda: floor.give(id, arrival("new", "Z"), day.book),
        lambda: floor.give("T1", arrival(id, "Z"), day.book),
        lambda: floor.table(id),
        lambda: floor.standing(id),
        lambda: floor.check(id),
    ]
    for ask in asks:
        with pytest.raises(LogError, match="1 to 200 printable characters"):
            ask()
    assert floor.log.head("T1") == head
    assert floor.log.tables() == ("T1",)
    floor.close()


def test_a_closed_floor_says_so(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    floor.close()
    with pytest.raises(LogError, match="the log is closed"):
        floor.give("T1", arrival("new", "Z"), day.book)


def test_the_desk_tells_people_what_is_neither_done_nor_refused(place: Place) -> None:
    floor = Floor(place.open())
    day = opened(floor, "T1")
    desk = floor.desk("T1", day.book)
    assert desk.table == floor.table("T1")
    done = desk.give(arrival("new", "Z"))
    assert isinstance(done, tuple)
    assert isinstance(desk.give(arrival("n2", "Z")), Refusal)
    with pytest.raises(LogError, match="the id new was used before, for another command"):
        desk.give(arrival("new", "Y"))
    floor.standing("T1").halted = "someone must look"
    with pytest.raises(LogError, match="table T1 is halted: someone must look"):
        desk.give(arrival("n3", "Y"))
    floor.close()


def test_the_latest_time_of_all_tables_is_known(place: Place) -> None:
    floor = Floor(place.open())
    assert floor.latest() == 0
    day = opened(floor, "T1")
    opened(floor, "T2")
    floor.give("T2", arrival("new", "Z", at=START + 5_000), day.book)
    assert floor.latest() == START + 5_000
    floor.close()


def test_a_book_is_kept_before_its_first_command_and_opened_from_there(database: Place) -> None:
    floor = Floor(database.open())
    assert isinstance(played().at(floor, "T1")[0], Done)
    floor.close()
    log = database.open()
    edition = open_book("crown-sydney").edition
    assert log.editions() == (edition,)
    kept = log.edition(edition)
    assert kept
    from croupier.rulebooks.editions import unpacked

    assert unpacked(edition, kept).edition == edition


def test_a_command_refused_after_its_shape_changed_in_flight_is_another_command(place: Place) -> None:
    """Ids are compared with everything the command says, and with nothing of how it was encoded."""
    floor = Floor(place.open())
    day = opened(floor, "T1")
    command = arrival("new", "Z")
    floor.give("T1", command, day.book)
    same = msgspec.structs.replace(command)
    assert isinstance(floor.give("T1", same, day.book), Done)
    assert unbroken(floor.log, "T1") == len(played(closed=False).events) + 1
    floor.close()
