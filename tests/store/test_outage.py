"""PostgreSQL stopped at once and started again under load: what was acknowledged is there once, and play goes on."""

from __future__ import annotations

import os
import time
from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from croupier.floor import Done, Floor
from croupier.store.log import Appended, LogError, Unavailable
from croupier.store.opening import open_log
from postgres import Postgres
from store.conftest import Place
from store.making import append, arrival, opened, unbroken, write
from store.racer import Race, Racing
from store.test_races import prepared, serial

SOAK = "CROUPIER_SOAK" in os.environ
OUTAGES = 25 if SOAK else 3
SEEDS = range(3) if SOAK else [1]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_acknowledged_is_lost_or_doubled_by_outages(postgres: Postgres, seed: int) -> None:
    place = Place("postgres", postgres.address())
    prepared(place, tables=3).close()
    random = Random(seed)
    racing = Racing([Race(place.address, worker, seed, 3, 3, 60 * OUTAGES) for worker in range(2)])
    happened = 0
    try:
        racing.begin()
        while racing.going_on and happened < OUTAGES:
            time.sleep(random.uniform(0.1, 0.5))
            postgres.stop_at_once()
            try:
                time.sleep(random.uniform(0, 0.4))
            finally:
                postgres.start_again()
            happened += 1
        told = racing.told()
    finally:
        racing.kill()
    counted = Counter(one.answer for one in told)
    assert happened
    assert set(counted) <= {"done", "refused", "conflict"}, f"seed {seed}, {happened} outages: {counted}"
    serial(place.open(), 3, told)
    place.close()


def test_without_a_server_there_is_a_clear_error_and_with_it_play_goes_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.store.postgres._TRIES", (0.01, 0.01))
    log = open_log(postgres.address(), create=True)
    floor = Floor(log)
    day = opened(floor, "T1")
    postgres.stop_at_once()
    try:
        for number in range(3):
            with pytest.raises(Unavailable, match=r"does not answer .* send it again with the same id"):
                floor.give("T1", arrival(f"n{number}", f"Z{number}"), day.book)
        with pytest.raises(Unavailable):
            log.head("T1")
        with pytest.raises(Unavailable):
            log.name_person("p", "name")
    finally:
        postgres.start_again()
    for number in range(3):
        given = floor.give("T1", arrival(f"n{number}", f"Z{number}"), day.book)
        assert isinstance(given, Done)
        assert not given.again
    assert log.people() == {}
    log.name_person("p", "name")
    assert unbroken(log, "T1") == len(day.events) + 3
    floor.close()
    log.close()


def test_a_short_outage_is_waited_for_and_nobody_hears_of_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = open_log(postgres.address(), create=True)
    write(log, append("T1"))
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            postgres.start_again()

    postgres.stop_at_once()
    monkeypatch.setattr("croupier.store.postgres.time", SimpleNamespace(sleep=sleep))
    try:
        (answer,) = log.append([append("T1", 1, "c2")])
    finally:
        monkeypatch.undo()
        postgres.start_again()
    assert isinstance(answer, Appended)
    assert not answer.again
    assert slept == sorted(slept)
    log.close()


@pytest.mark.parametrize("written", [True, False], ids=["it was written", "it was not"])
def test_a_commit_whose_answer_was_lost_is_resolved_by_the_commands_id(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """The server goes away just after, or just before, it commits."""
    from croupier.store.postgres import PostgresLog

    log = open_log(postgres.address(), create=True)
    assert isinstance(log, PostgresLog)
    write(log, append("T1"))
    dialect = log._writing.dialect
    commit = dialect.do_commit
    times: list[int] = []

    def lose(connection: object) -> None:
        times.append(1)
        if len(times) == 1:
            if written:
                commit(connection)  # type: ignore[arg-type]
            postgres.stop_at_once()
            postgres.start_again()
        commit(connection)  # type: ignore[arg-type]

    monkeypatch.setattr(dialect, "do_commit", lose)
    (answer,) = log.append([append("T1", 1, "c2")])
    assert isinstance(answer, Appended)
    assert answer.act.last.sequence == 2
    assert unbroken(log, "T1") == 2
    log.close()


def test_a_log_that_is_not_there_any_more_says_so_in_one_line(postgres: Postgres) -> None:
    address = postgres.address()
    postgres.stop_at_once()
    try:
        with pytest.raises(LogError) as caught:
            open_log(address)
    finally:
        postgres.start_again()
    assert "\n" not in str(caught.value)
