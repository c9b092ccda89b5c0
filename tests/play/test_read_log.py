"""A log opened for reading tells the coups that were played on it, and holds when it is checked."""

from __future__ import annotations

from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from croupier import PlayedCoup, Refusal, open_book, open_table, read_log
from croupier.automatic import AutomaticDealer, usual_setup
from croupier.chance import TapesInMemory
from croupier.floor import Floor
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Limit

BOOK, TABLE, COUPS = "crown-sydney", "T1", 12
CLOCK = 1_796_043_600_000


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dozen coups of a seed, on which ann has the same wager."""
    file, book, ticks = tmp_path_factory.mktemp("read") / "day.db", open_book(BOOK), count(CLOCK, 1_000)
    with closing(open_log(file, create=True)) as log:
        desk = Floor(log).desk(TABLE, book)
        dealer = AutomaticDealer(desk, tapes=TapesInMemory(7), clock=lambda: next(ticks))
        limits = Limit(5_00, 5_000_00)
        assert dealer.open(usual_setup(book, "crown", gaming_ends=2**42, limits=limits, chips=(1_00,))) is None
        dealer.say("arrive", dealer.staff(book.authority.rank[0].id), patron="ann", chips=1_000_00)
        dealer.say("sit-down", Actor("ann", PATRON), patron="ann", seat=1)
        dealer.advance()
        for _ in range(COUPS):
            wagered = dealer.say("place-wager", Actor("ann", PATRON), patron="ann", wager="banker", stake=20_00)
            assert not isinstance(wagered, Refusal)
            dealer.advance(deal=True)
    return file


def in_memory() -> list[PlayedCoup]:
    table = open_table(BOOK, "crown", seed=7, name=TABLE)
    table.sit("ann", 1_000_00)
    for _ in range(COUPS):
        table.wager("ann", "banker", 20_00)
        table.deal()
    return table.coups


def test_the_coups_are_those_of_a_table_in_memory_with_the_same_seed(day: Path) -> None:
    with read_log(day) as log:
        told = [coup for coup in log.coups(TABLE) if coup.complete]
    here = in_memory()
    assert [one.hands for one in told] == [one.hands for one in here]
    assert [one.net("ann") for one in told] == [one.net("ann") for one in here]
    assert [one.clauses for one in told][1:] == [one.clauses for one in here][1:]


def test_one_coup_the_table_its_roads_and_its_events(day: Path) -> None:
    with read_log(day) as log:
        assert log.tables == (TABLE,)
        assert str(log.coup(TABLE, 3).hands) == str(in_memory()[2].hands)
        assert log.table(TABLE).coups == COUPS
        assert len(log.roads(TABLE).results) == COUPS
        assert len(list(log.events(TABLE))) == log.table(TABLE).version
        assert repr(log) == "<log day.db: 1 tables>"


def test_its_events_as_rows(day: Path) -> None:
    with read_log(day) as log:
        rows = log.frame().polars()
        assert rows["entry"].to_list() == list(range(1, log.table(TABLE).version + 1))
        wagers = log.frame(TABLE, events=["wager-placed"]).polars()
        assert wagers["down_stake_cents"].to_list() == [20_00] * COUPS
        with pytest.raises(ValueError, match="no event is called 'nothing'"):
            log.frame(events=["nothing"])


def test_it_holds_and_a_changed_byte_is_found(day: Path, tmp_path: Path) -> None:
    with read_log(day) as log:
        assert log.verify() == ()
    copy = tmp_path / "copy.db"
    copy.write_bytes(day.read_bytes().replace(b'"stake":2000', b'"stake":2500', 1))
    with read_log(copy) as log:
        assert log.verify()


def test_nothing_is_written(day: Path) -> None:
    before = day.read_bytes()
    with read_log(day) as log:
        list(log.coups(TABLE))
    assert day.read_bytes() == before


def test_what_is_no_log_and_a_table_that_it_has_not(day: Path, tmp_path: Path) -> None:
    with pytest.raises(LogError):
        read_log(tmp_path / "none.db")
    with read_log(day) as log, pytest.raises(LogError, match="it has T1"):
        list(log.coups("T2"))
