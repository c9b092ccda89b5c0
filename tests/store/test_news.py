"""News: whoever listens hears which tables have new entries, in this process and, with PostgreSQL, in any other."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from croupier.store.log import Log, News, Unavailable
from croupier.store.opening import open_log
from postgres import Postgres
from store.making import append, write

LONG = 60.0  # seconds, for what comes at once


def heard(news: News, tables: set[str]) -> set[str]:
    """Everything heard until all of these were."""
    found: set[str] = set()
    for _ in range(200):
        if tables <= found:
            return found
        found |= news.wait(LONG / 20)
    raise AssertionError(f"{tables - found} were never heard of")


def test_a_listener_hears_of_tables_with_new_entries_once(log: Log) -> None:
    write(log, append("before"))
    news = log.listen()
    assert news.wait(0) == frozenset()
    log.append([append("T1"), append("T2")])
    assert heard(news, {"T1", "T2"}) == {"T1", "T2"}
    assert news.wait(0) == frozenset()
    news.close()


def test_nothing_is_heard_of_what_was_not_written(log: Log) -> None:
    write(log, append("T1"))
    news = log.listen()
    log.append([append("T1", 9, "c2"), append("T1"), append("T1", body="other")])
    log.append([], [])
    assert news.wait(0.05) == frozenset()
    news.close()


def test_each_listener_hears_for_itself_until_it_leaves(log: Log) -> None:
    first, second = log.listen(), log.listen()
    write(log, append("T1"))
    assert heard(first, {"T1"}) == heard(second, {"T1"}) == {"T1"}
    first.close()
    first.close()
    write(log, append("T2"))
    assert heard(second, {"T2"}) == {"T2"}
    second.close()


def test_whoever_waits_is_woken(log: Log) -> None:
    news = log.listen()
    waiting = threading.Event()
    found: list[set[str]] = []

    def wait() -> None:
        waiting.set()
        found.append(heard(news, {"T1"}))

    thread = threading.Thread(target=wait)
    thread.start()
    waiting.wait(LONG)
    write(log, append("T1"))
    thread.join(LONG)
    assert found == [{"T1"}]
    news.close()


def test_another_connection_to_postgresql_hears_it_too(postgres_address: Callable[[], str]) -> None:
    address = postgres_address()
    writing, reading = open_log(address, create=True), open_log(address)
    news = reading.listen()
    write(writing, append("桌 7"))
    assert heard(news, {"桌 7"}) == {"桌 7"}
    news.close()
    writing.close()
    reading.close()


def test_another_process_hears_it_too(postgres_address: Callable[[], str]) -> None:
    address = postgres_address()
    log = open_log(address, create=True)
    news = log.listen()
    code = (
        "import sys\nfrom croupier.store.log import Append\nfrom croupier.store.opening import open_log\n"
        "open_log(sys.argv[1]).append([Append('T9', 0, 'c1', 'a 1', b'do', (b'done',))])"
    )
    subprocess.run([sys.executable, "-c", code, address], check=True)
    assert heard(news, {"T9"}) == {"T9"}
    news.close()
    log.close()


def test_a_group_too_large_to_name_makes_every_table_news(postgres_address: Callable[[], str]) -> None:
    log = open_log(postgres_address(), create=True)
    write(log, append("quiet"))
    news = log.listen()
    tables = {f"table {number} {'x' * 180}" for number in range(60)}
    log.append([append(table) for table in tables])
    assert heard(news, tables) == tables | {"quiet"}
    news.close()
    log.close()


def test_after_an_outage_everything_counts_as_news(postgres: Postgres) -> None:
    log = open_log(postgres.address(), create=True)
    write(log, append("T1"), append("T2"))
    news = log.listen()
    postgres.stop_at_once()
    try:
        for _ in range(3):
            assert news.wait(0.01) == frozenset()
        with pytest.raises(Unavailable, match="there is no news"):
            log.listen()
    finally:
        postgres.start_again()
    assert heard(news, {"T1", "T2"}) == {"T1", "T2"}
    write(log, append("T2", 1, "c2"))
    assert heard(news, {"T2"}) == {"T2"}
    news.close()
    log.close()
