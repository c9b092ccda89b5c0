"""What of a table's log is closed: shoes that ended some time ago, behind a snapshot; a floor goes on over packs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.floor import Done, Floor, Standing
from croupier.floor.packing import closed_upto, pack_closed, pack_settled
from croupier.floor.recall import recall_coup
from croupier.service.packing import Packing
from croupier.store.log import OtherBody
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from croupier.table.codec import encode
from croupier.table.records import ShoeEnded
from croupier.verify import Finding, verify_log
from store.making import Recorded, arrival

NAME = "T1"


@pytest.fixture(scope="module")
def day() -> Recorded:
    """A shoe that ended, and a patron who came after it."""
    live = Recorded("crown-sydney")
    live.bet("A", "banker", 100)
    live.coup("2s3dKh/3cTd3s")
    live.last_coups()
    return live


@pytest.fixture
def floor(day: Recorded, tmp_path: Path) -> Iterator[Floor]:
    log = open_log(tmp_path / "floor.db", create=True)
    made = Floor(log)
    for command, _ in day.accepted:
        assert isinstance(made.give(NAME, command, day.book), Done)
    for number in range(3):
        assert isinstance(made.give(NAME, arrival(f"late-{number}", f"late-{number}", at=day.now), day.book), Done)
    yield made
    made.close()
    log.close()


def ended(floor: Floor) -> tuple[int, int]:
    """The entry at which the shoe ended, and when."""
    standing = Standing(NAME)
    for act in floor.log.acts(NAME):
        for one in standing.follow(act):
            if isinstance(one.event, ShoeEnded):
                return act.last.sequence, one.event.made.at
    raise AssertionError("no shoe ended")


def log_of(floor: Floor) -> SqlLog:
    assert isinstance(floor.log, SqlLog)
    return floor.log


def test_closed_is_what_lies_before_the_end_of_a_shoe_that_settled(floor: Floor) -> None:
    log, (last, at) = log_of(floor), ended(floor)
    assert closed_upto(log, NAME) == closed_upto(log, NAME, at) == last
    assert closed_upto(log, NAME, at - 1) == 0
    assert pack_settled(log, NAME, at - 1) is None
    done = pack_settled(log, NAME, at)
    assert done is not None
    assert (done.first, done.last) == (1, last)
    assert closed_upto(log, NAME) == log.packed_upto(NAME) == last
    assert pack_settled(log, NAME, at) is None


def test_a_floor_packs_nothing_that_it_would_begin_from(floor: Floor) -> None:
    """Without a snapshot behind it a shoe stays rows; whoever asks for it in so many words gets it packed."""
    log, (last, at) = log_of(floor), ended(floor)
    log.drop_snapshots(NAME)
    assert pack_settled(log, NAME, at) is None
    assert [done.last for done in pack_closed(log, NAME)] == [last]


def test_play_goes_on_over_packs_as_over_rows(floor: Floor, day: Recorded) -> None:
    log, (last, _) = log_of(floor), ended(floor)
    before = (recall_coup(log, NAME, 1), floor.table(NAME), list(log.acts(NAME)))
    assert list(pack_closed(log, NAME))
    again = Floor(log)
    for one in (floor, again):
        assert (recall_coup(log, NAME, 1), one.table(NAME), list(log.acts(NAME))) == before
        first, events = day.accepted[0]
        assert one.give(NAME, first, day.book) == Done(events, len(events), again=True)
        other = arrival(day.accepted[5][0].id, "someone", at=day.now)
        assert one.give(NAME, other, day.book) == OtherBody(NAME, other.id), "its id lies in a pack"
    assert isinstance(again.give(NAME, arrival("more", "more", at=day.now), day.book), Done)
    assert floor.table(NAME) == again.table(NAME)
    assert not floor.check(NAME)
    assert not again.check(NAME)
    assert not [one for one in verify_log(log) if isinstance(one, Finding) and one.kind != "edition-unknown"]
    again.close()
    assert log.packed_upto(NAME) == last


def test_a_command_that_would_be_accepted_again_is_not(floor: Floor, day: Recorded) -> None:
    """An arrival of someone new with the id of a packed command: only the packs know that it was used."""
    log = log_of(floor)
    list(pack_closed(log, NAME))
    used = day.accepted[-1][0]
    assert log.act(NAME, used.id) is not None
    given = floor.give(NAME, arrival(used.id, "newcomer", at=day.now), day.book)
    assert given == OtherBody(NAME, used.id)
    assert b"newcomer" not in b"".join(entry.body for entry in log.entries(NAME))
    assert encode(used) == log.act(NAME, used.id).body  # type: ignore[union-attr]


def test_in_the_background_a_pack_at_a_time(floor: Floor) -> None:
    log, (last, at) = log_of(floor), ended(floor)
    now = [at + 3_599_999]
    packing = Packing(log, lambda: now[0], after=3_600)
    assert not packing.pack_one(NAME)
    now[0] += 1
    assert packing.pack_one(NAME)
    assert log.packed_upto(NAME) == last
    assert not packing.pack_one(NAME)


def test_a_snapshot_that_cannot_be_read_is_made_up_for_out_of_packs(floor: Floor) -> None:
    log = log_of(floor)
    list(pack_closed(log, NAME))
    log.drop_snapshots(NAME)
    fresh = Floor(log)
    assert fresh.table(NAME) == floor.table(NAME)
    fresh.close()
    with closing(open_log(log.path, reading=True)) as read:  # type: ignore[attr-defined]
        assert list(read.acts(NAME)) == list(log.acts(NAME))
