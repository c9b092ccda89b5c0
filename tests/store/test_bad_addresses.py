"""Addresses that lead nowhere, or to another program's tables: one clear sentence, and never a password in it."""

from __future__ import annotations

import traceback
from collections.abc import Callable

import psycopg
import pytest
from sqlalchemy import make_url

from croupier.store.log import LogError, Unavailable
from croupier.store.opening import open_log
from postgres import Postgres
from store.making import append, write

SECRET = "hunter2secret"


def plain(address: str) -> str:
    """The address as any other program would use it."""
    url = make_url(address).difference_update_query(["schema"])
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def schema_of(address: str) -> str:
    return str(make_url(address).query["schema"])


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql://user@127.0.0.1:1/db", "cannot be opened"),
        ("postgres://user@127.0.0.1:1/db", "cannot be opened"),
        ("postgresql+psycopg://user@127.0.0.1:1/db", "cannot be opened"),
        ("postgresql:///db?host=/no/such/folder", "cannot be opened"),
        ("postgresql://user@127.0.0.1:99999999/db", ""),
        ("postgresql://user@127.0.0.1:port/db", "the address of a PostgreSQL log is postgresql://user@host/database"),
        ("postgresql://[::1/db", ""),
        ("postgresql://user@127.0.0.1:1/db?no_such_option=1", "cannot be opened"),
        ("postgresql://user@127.0.0.1:1/db?schema=Robert'); DROP", "is a plain lower-case name"),
        ("postgresql://user@127.0.0.1:1/db?schema=a&schema=b", "is a plain lower-case name"),
        ("postgresql://user@127.0.0.1:1/db?schema=" + "x" * 64, "is a plain lower-case name"),
        ("mysql://user@host/db", "mysql:// is no log: give a file's path or postgresql://..."),
        ("https://example.com/log", "https:// is no log"),
        ("://", ":// is no log"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_one_sentence(address: str, says: str) -> None:
    for create in (False, True):
        with pytest.raises(LogError) as caught:
            open_log(address, create=create)
        assert says in str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://user:{SECRET}@127.0.0.1:1/db",
        f"postgresql://user:{SECRET}@127.0.0.1:port/db",
        f"postgresql://user:{SECRET}@127.0.0.1:1/db?schema=BAD",
        f"postgresql://user@127.0.0.1:1/db?password={SECRET}",
        f"postgresql://user:{SECRET}@127.0.0.1:1/db?no_such_option=1",
        f"postgresql://user:{SECRET}@",
        f"mysql://user:{SECRET}@host/db",
    ],
)
def test_a_password_is_never_shown(address: str) -> None:
    with pytest.raises(LogError) as caught:
        open_log(address)
    assert SECRET not in str(caught.value)
    assert SECRET not in repr(caught.value)
    without_source = traceback.format_exception_only(caught.value)
    assert SECRET not in "".join(without_source)


def test_a_wrong_password_is_told_and_not_shown(postgres: Postgres) -> None:
    address = postgres.address()
    with psycopg.connect(plain(address), autocommit=True) as connection:
        connection.execute("CREATE ROLE picky LOGIN PASSWORD 'the right one'")
        connection.execute("GRANT CREATE ON DATABASE postgres TO picky")
    postgres.ask_for_a_password("picky")
    url = make_url(address)
    for password in (SECRET, None):
        wrong = url.set(username="picky", password=password).render_as_string(hide_password=False)
        with pytest.raises(Unavailable) as caught:
            open_log(wrong, create=True)
        assert "password" in str(caught.value)
        assert SECRET not in str(caught.value)
        assert "\n" not in str(caught.value)
    right = url.set(username="picky", password="the right one").render_as_string(hide_password=False)
    log = open_log(right, create=True)
    write(log, append())
    news = log.listen()
    news.close()
    assert "the right one" not in repr(log.__dict__)
    log.close()


def test_someone_without_the_right_to_write_is_told_so(postgres: Postgres) -> None:
    address = postgres.address()
    open_log(address, create=True).close()
    with psycopg.connect(plain(address), autocommit=True) as connection:
        connection.execute("CREATE ROLE reader LOGIN")
        connection.execute(f"GRANT USAGE ON SCHEMA {schema_of(address)} TO reader")
        connection.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema_of(address)} TO reader")
    log = open_log(make_url(address).set(username="reader").render_as_string(hide_password=False))
    with pytest.raises(LogError, match="permission denied for table entries") as caught:
        write(log, append())
    assert not isinstance(caught.value, Unavailable)
    assert "\n" not in str(caught.value)
    log.close()


def test_a_schema_that_is_not_there_is_not_made_by_opening(postgres: Postgres) -> None:
    address = postgres.address()
    with pytest.raises(LogError, match="does not exist"):
        open_log(address)
    with psycopg.connect(plain(address)) as connection:
        found = connection.execute("SELECT to_regnamespace(%s)", [schema_of(address)]).fetchone()
    assert found == (None,)


def test_a_database_that_is_not_there_is_told(postgres: Postgres) -> None:
    address = make_url(postgres.address()).set(database="no_such_database").render_as_string(hide_password=False)
    with pytest.raises(LogError, match="no_such_database"):
        open_log(address, create=True)


def test_an_empty_schema_holds_no_log_and_may_become_one(postgres_address: Callable[[], str]) -> None:
    address = postgres_address()
    with psycopg.connect(plain(address), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema_of(address)}")
    with pytest.raises(LogError, match="is empty: nothing was ever logged there"):
        open_log(address)
    log = open_log(address, create=True)
    write(log, append())
    log.close()


@pytest.mark.parametrize("table", ["invoices", "alembic_version", "entries"])
def test_another_programs_schema_is_refused_and_stays_as_it_was(
    postgres_address: Callable[[], str], table: str
) -> None:
    address = postgres_address()
    named = schema_of(address)
    with psycopg.connect(plain(address), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {named}")
        connection.execute(f"CREATE TABLE {named}.{table} (version_num TEXT)")
        for create in (False, True):
            with pytest.raises(LogError, match="is another program's schema: name another"):
                open_log(address, create=create)
        listed = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", [named]).fetchall()
    assert listed == [(table,)]


def test_two_schemas_of_one_database_are_two_logs(postgres_address: Callable[[], str]) -> None:
    one, other = open_log(postgres_address(), create=True), open_log(postgres_address(), create=True)
    write(one, append("T1"))
    write(other, append("T2"))
    assert (one.tables(), other.tables()) == (("T1",), ("T2",))
    one.close()
    other.close()
