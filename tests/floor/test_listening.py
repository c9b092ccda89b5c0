"""Listening to a table: every event once and in order, with the tables before and after it, whoever wrote it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from croupier import open_book
from croupier.clauses import Refusal
from croupier.floor import Done, Floor, GiveAnswer
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Command, Instant, apply
from croupier.table.records import PlaceWager
from recorded import START, TABLE, Recorder, floor_at


def test_what_this_floor_writes_and_what_another_does_is_heard_in_the_order_of_the_log(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with floor_at(path) as one, floor_at(path) as other:
        heard, elsewhere = one.listen(TABLE), other.listen(TABLE)
        recorder = Recorder(one, open_book("crown-sydney"), 3)
        recorder.coup(ann=("player", 50_00))
        before = one.standing(TABLE).head.sequence
        acts = list(one.log.acts(TABLE))
        other.follow(TABLE, acts[:5])
        other.follow(TABLE, acts[3:7])  # some of it is known
        other.follow(TABLE, acts[9:])  # some of it is missing
        assert other.standing(TABLE).head.sequence == before
        assert list(elsewhere) == list(heard)
        assert [step.after.version for step in heard] == list(range(1, before + 1))
        assert all(first.after is second.before for first, second in pairwise(heard))
        assert all(apply(step.before, step.event) == step.after for step in heard)
        assert heard[-1].after is one.standing(TABLE).table


def test_what_another_floor_wrote_is_heard_before_a_command_is_refused_for_good(tmp_path: Path) -> None:
    """A command refused by what is known here, and late for what others wrote, is judged anew and in time."""
    path, book = tmp_path / "log.db", open_book("crown-sydney")
    with floor_at(path) as one, floor_at(path) as other:
        heard = other.listen(TABLE)
        Recorder(one, book, 3).dealer.advance()
        wager = PlaceWager("w", Actor("ann", PATRON), START, "ann", "player", 50_00)
        assert isinstance(other.give(TABLE, wager, book), Refusal)
        assert not heard, "nobody asked for what others wrote"
        given = _given(other, wager, book, lambda: START)
        assert isinstance(given, Done)
        assert [step.event for step in heard][-len(given.events) :] == list(given.events)
        assert heard[-1].after.version == given.sequence == other.log.head(TABLE).sequence
        assert heard[-1].after.clock > START, "it got the time that the others had come to"


def _given(floor: Floor, command: Command, book: Rulebook, clock: Callable[[], Instant]) -> GiveAnswer:
    """As a room gives a command, but for the waiting."""
    giving = floor.giving(TABLE, command, book, clock=clock)
    try:
        asked = next(giving)
        while True:
            asked = giving.send(floor.submit(asked).result())
    except StopIteration as ended:
        given: GiveAnswer = ended.value
        return given
