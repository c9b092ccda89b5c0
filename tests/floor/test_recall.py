"""Recalling coups: whole, wherever a snapshot fell, and under the number of the shoe they were dealt from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import croupier.automatic.dealer as dealing
from contests import Contested
from croupier import open_book
from croupier.cards import Card
from croupier.chance import next_card
from croupier.floor import Done, Floor
from croupier.floor.recall import RecalledAct, coup_in_shoe, moments, recall_coup, standing_now
from croupier.ledger import Breach
from croupier.store.log import Append, Log, LogError
from croupier.store.opening import open_log
from croupier.table import Actor, Event, Shoe
from croupier.table import records as r
from recorded import TABLE, Recorder, few_coups, floor_at, record


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Log]:
    path = record(tmp_path_factory.mktemp("log") / "log.db", "crown-sydney", 3, few_coups)
    with closing(open_log(path, reading=True)) as found:
        yield found


def entries(acts: tuple[RecalledAct, ...]) -> tuple[int, int]:
    return acts[0].act.entries[0].sequence, acts[-1].act.last.sequence


def test_coups_follow_each_other_without_a_gap(log: Log) -> None:
    coups = [entries(recall_coup(log, TABLE, number)) for number in range(1, 17)]
    assert coups[0][0] == 1
    assert coups[-1][1] == log.head(TABLE).sequence
    assert all(before[1] + 1 == after[0] for before, after in pairwise(coups))


def test_a_coup_is_whole_even_where_a_snapshot_was_made_in_its_midst(tmp_path: Path) -> None:
    """A process that stops within a coup leaves a snapshot there; what came before it belongs to the coup too."""
    path = tmp_path / "log.db"
    with floor_at(path) as floor:
        recorder = Recorder(floor, open_book("crown-sydney"), 3)
        for _ in range(3):
            recorder.coup(ann=("player", 50_00))
        recorder.dealer.advance()
        recorder.dealer.say("place-wager", patron="ann", wager="player", stake=50_00)
    with closing(open_log(path, reading=True)) as log:
        made = log.snapshot(TABLE)
        assert made is not None
        assert (made.coups, made.sequence) == (3, log.head(TABLE).sequence)
        names = [type(event).__name__ for moment in recall_coup(log, TABLE, 4) for event in moment.events]
    assert names[0] == "BetsCalled"


def test_a_coup_is_found_by_its_place_in_its_shoe(log: Log) -> None:
    assert [coup_in_shoe(log, TABLE, 1, number) for number in (1, 15)] == [1, 15]
    assert coup_in_shoe(log, TABLE, 1, 16) == 16, "bets were called for it"


@pytest.mark.parametrize(
    ("shoe", "coup", "says"),
    [(2, 1, "has no shoe 2: it has 1"), (1, 17, "no coup 17 in shoe 1: it has 15"), (1, 0, "no coup 0 in shoe 1")],
)
def test_a_coup_that_is_not_there_is_said(log: Log, shoe: int, coup: int, says: str) -> None:
    with pytest.raises(LogError, match=says):
        coup_in_shoe(log, TABLE, shoe, coup)


@pytest.mark.parametrize("coup", [0, -1, 999])
def test_a_number_beyond_the_log_is_said_with_how_many_there_are(log: Log, coup: int) -> None:
    with pytest.raises(LogError, match=f"has no coup {coup}: it has 15"):
        recall_coup(log, TABLE, coup)


def test_a_void_coup_belongs_to_the_shoe_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cards are cleared after its shoe has ended, and the next shoe is another."""

    def without_cutting_card(order: tuple[Card, ...], shoe: Shoe) -> tuple[Card, bool]:
        return next_card(order, shoe)[0], False

    monkeypatch.setattr(dealing, "next_card", without_cutting_card)

    def until_it_runs_out(recorder: Recorder) -> None:
        while recorder.dealer.table.shoe.number < 2:
            recorder.coup(ann=("player", 50_00))
        recorder.coup(ann=("player", 50_00))

    path = record(tmp_path / "log.db", "crown-sydney", 3, until_it_runs_out)
    with closing(open_log(path, reading=True)) as log:
        void = [one for one in moments(log, TABLE) if any(isinstance(event, r.CoupVoided) for event in one.events)]
        (at,) = void
        within = at.before.shoe.coups + 1
        assert coup_in_shoe(log, TABLE, 1, within) == at.coup
        assert {one.shoe for one in recall_coup(log, TABLE, at.coup)} == {1}
        assert coup_in_shoe(log, TABLE, 2, 1) == at.coup + 1
        with pytest.raises(LogError, match="in shoe 2"):
            coup_in_shoe(log, TABLE, 2, within)


def test_a_shoe_left_behind_when_the_table_closed_keeps_its_number(tmp_path: Path) -> None:
    """A table closes in the midst of its shoe, which never ends; the next day has another."""
    path = tmp_path / "log.db"
    with floor_at(path) as floor:
        book = open_book("star-sydney")
        first = Recorder(floor, book, 3)
        first.coup(ann=("player", 50_00))
        assert first.dealer.retire()
        second = Recorder(floor, book, 4)
        second.coup(ann=("player", 50_00))
        second.coup(ann=("player", 50_00))
    with closing(open_log(path, reading=True)) as log:
        assert standing_now(log, TABLE).table.shoe.number == 2
        assert [coup_in_shoe(log, TABLE, 2, number) for number in (1, 2)] == [2, 3]
        assert coup_in_shoe(log, TABLE, 1, 1) == 1


def test_a_log_that_holds_what_cannot_be_is_a_breach_and_no_accident(tmp_path: Path) -> None:
    path = record(tmp_path / "log.db", "crown-sydney", 3, lambda recorder: recorder.coup(ann=("player", 50_00)))
    with closing(open_log(path)) as log:
        head = log.head(TABLE)
        placed = next(entry.body for act in log.acts(TABLE) for entry in act.entries if b"wager-placed" in entry.body)
        changed = placed.replace(b"wager-placed/1", b"wager-withdrawn/1").replace(b'"down":', b'"number":999,"down":')
        log.append([Append(TABLE, head.sequence, "bad", "crown-sydney", b"{}", (changed,))])
        with pytest.raises(Breach, match="entry 28 of table T1 cannot have happened"):
            list(moments(log, TABLE))


class KeptSession(Contested):
    """A session of a tournament whose every command is given on a floor."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        super().__init__("crown-sydney", "crown", terms={"secret": {"number": 1}})

    def do(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> tuple[Event, ...]:
        answer = self.floor.give(self.table.id, self.command(name, by, at, **facts), self.book)
        assert isinstance(answer, Done), answer
        self.table = self.floor.table(self.table.id)
        return answer.events


def test_a_coup_is_not_told_while_a_secret_wager_is_hidden(tmp_path: Path) -> None:
    """Neither replayed nor exported: both go to people who may not know of it yet."""
    with closing(open_log(tmp_path / "log.db", create=True)) as log:
        floor = Floor(log)
        live = KeptSession(floor)
        live.open_bets(("A", "player", 10))
        live.do("place-secret-wager", patron="B", wager="tie", stake=137_00)
        with pytest.raises(LogError, match="secret wagers"):
            recall_coup(log, "test", 1)
        live.do("call-no-more-bets")
        live.do("reveal-secret-wagers")
        assert any(isinstance(one, r.SecretWagersRevealed) for act in recall_coup(log, "test", 1) for one in act.events)
        floor.close()
