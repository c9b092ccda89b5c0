"""Migrations: what they make is what schema.py says, they run once, and a newer database is left alone."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from croupier.store import migrate, schema
from croupier.store.log import Log, LogError
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from migrated import STEPS, as_said
from store.conftest import Place
from store.making import append, write


@pytest.fixture(autouse=True)
def _the_steps_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere else they are taken once in a process (migrated.py)."""
    monkeypatch.setattr(migrate, "_upgrade", STEPS)


def sql(log: Log, statement: str) -> None:
    assert isinstance(log, SqlLog)
    with log._writing.begin() as connection:
        connection.execute(text(statement))


def shape(connection: Connection, named: str | None = None) -> dict[str, object]:
    """Columns with their types, keys and indexes of every table but alembic's own."""
    looking = inspect(connection)
    found: dict[str, object] = {}
    for table in looking.get_table_names(schema=named):
        if table == "alembic_version":
            continue
        columns = [
            (column["name"], repr(column["type"]), column["nullable"], bool(column.get("autoincrement")))
            for column in looking.get_columns(table, schema=named)
        ]
        key = looking.get_pk_constraint(table, schema=named)["constrained_columns"]
        indexes = sorted(
            (index["name"] or "", index["column_names"], bool(index["unique"]))
            for index in looking.get_indexes(table, schema=named)
        )
        found[table] = (columns, key, indexes)
    return found


def test_the_newest_step_is_the_one_the_schema_names() -> None:
    config = Config()
    config.set_main_option("script_location", "croupier.store:migrations")
    steps = ScriptDirectory.from_config(config)
    assert steps.get_heads() == [schema.REVISION]
    named = [one.revision for one in steps.walk_revisions()]
    assert named == sorted(named, reverse=True), "numbers are compared as text: keep them of one length"


def test_sqlite_has_the_tables_that_the_schema_says(tmp_path: Path) -> None:
    open_log(tmp_path / "log.db", create=True).close()
    migrated = create_engine(f"sqlite:///{tmp_path / 'log.db'}")
    declared = create_engine("sqlite://")
    schema.metadata.create_all(declared)

    def written(connection: Connection) -> dict[str, str]:
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        return {name: re.sub(r"\s+", " ", said) for name, said in rows if name != "alembic_version"}

    with migrated.connect() as one, declared.connect() as other:
        assert shape(one) == shape(other)
        assert written(one) == written(other)
        assert sum("STRICT" in said for said in written(one).values()) == len(schema.metadata.tables)
    migrated.dispose()
    declared.dispose()


def test_postgresql_has_the_tables_that_the_schema_says(postgres_address: Callable[[], str]) -> None:
    address = postgres_address()
    log = open_log(address, create=True)
    named = make_url(address).query["schema"]
    assert isinstance(named, str)
    url = make_url(address).difference_update_query(["schema"]).set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {named}_declared"))
        connection.execute(text(f"SET LOCAL search_path = {named}_declared"))
        schema.metadata.create_all(connection)
        assert shape(connection, named) == shape(connection, f"{named}_declared")
        assert len(shape(connection, named)) == len(schema.metadata.tables)
        assert "collation='C'" in str(shape(connection, named)["entries"])
    engine.dispose()
    log.close()


def test_what_the_steps_said_once_makes_the_same_tables(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, postgres_address: Callable[[], str]
) -> None:
    """As every other test has them: nothing that a step asked of the database changed what it said."""
    made: list[object] = []
    for way in (STEPS, as_said, as_said):
        monkeypatch.setattr(migrate, "_upgrade", way)
        file, address = tmp_path / f"{len(made)}.db", postgres_address()
        for log in (open_log(file, create=True), open_log(address, create=True)):
            assert isinstance(log, SqlLog)
            log.close()
        url = make_url(address).difference_update_query(["schema"]).set(drivername="postgresql+psycopg")
        with closing(sqlite3.connect(file)) as small, create_engine(url).connect() as large:
            named = make_url(address).query["schema"]
            assert isinstance(named, str)
            revision = large.scalar(text(f"SELECT version_num FROM {named}.alembic_version"))
            made.append(([*small.iterdump()], shape(large, named), revision))
    assert made[0] == made[1] == made[2]


def test_opening_again_runs_nothing(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    write(database.open(), append())

    def never(*_: object) -> None:
        raise AssertionError("a step was run")

    monkeypatch.setattr(migrate, "_upgrade", never)
    assert database.open().head("T1").sequence == 1


def older(log: Log) -> None:
    """As it was before there was a house log: a release of then left it so."""
    gone = (
        "house_log",
        "floor_heads",
        "floor_facts",
        "login_failures",
        "known_clients",
        "aliases",
        "refused_claims",
        "ranks",
        "own_limits",
        "own_stakes",
        "packs",
        "packed_ids",
        "dictionaries",
    )
    for table in gone:
        sql(log, f"DROP TABLE {table}")
    sql(log, "UPDATE alembic_version SET version_num = '0002'")


def test_an_older_log_that_is_read_stays_as_old_as_it_was(database: Place) -> None:
    """Whoever looks at evidence, or copies it, leaves it alone; what came later is empty in it."""
    log = database.open()
    write(log, append())
    older(log)
    with closing(open_log(database.address, reading=True)) as read:
        assert read.head("T1") == log.head("T1")
        assert [entry.sequence for entry in read.entries("T1")] == [1]
        assert (read.house_end().number, read.newest_floor_head(), read.facts(), read.accounts()) == (0, None, {}, {})
        with pytest.raises(LogError, match="was opened to be read"):
            write(read, append(expected=1, command="c2"))
        with pytest.raises(LogError, match="was opened to be read"):
            read.name_person("kim", "Kim")
        assert read.reads(migrate.revision_of) == "0002"
    assert database.open().house_end().number == 0
    with closing(open_log(database.address, reading=True)) as read:
        assert read.reads(migrate.revision_of) == schema.REVISION


def test_the_server_refuses_a_reader_every_write(postgres_address: Callable[[], str]) -> None:
    address = postgres_address()
    open_log(address, create=True).close()
    with (
        closing(open_log(address, reading=True)) as read,
        read._writing.connect() as connection,
        pytest.raises(SQLAlchemyError, match="read-only transaction"),
    ):
        connection.execute(text("DELETE FROM entries"))


@pytest.mark.parametrize("newer", ["0099", "0417", "1000"])
def test_a_newer_log_is_refused_in_one_clear_sentence_and_left_alone(database: Place, newer: str) -> None:
    log = database.open()
    write(log, append())
    sql(log, f"UPDATE alembic_version SET version_num = '{newer}'")
    with pytest.raises(LogError) as caught:
        database.open()
    assert f"has log version {newer} and this Croupier knows {schema.REVISION}: open it with a newer Croupier" in str(
        caught.value
    )
    assert "\n" not in str(caught.value)
    assert log.head("T1").sequence == 1
    sql(log, f"UPDATE alembic_version SET version_num = '{schema.REVISION}'")
    assert database.open().head("T1").sequence == 1


def test_a_version_that_never_was_is_refused_in_one_sentence(database: Place) -> None:
    log = database.open()
    sql(log, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(LogError, match="cannot be brought up to date") as caught:
        database.open()
    assert "\n" not in str(caught.value)


def test_a_log_without_its_version_is_refused_and_nothing_is_made_anew(database: Place) -> None:
    log = database.open()
    write(log, append())
    sql(log, "DROP TABLE alembic_version")
    with pytest.raises(LogError):
        database.open()
    assert log.head("T1").sequence == 1


def test_a_step_that_fails_leaves_nothing_half_made(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    real = op.create_table

    def fail(name: str, *words: object, **facts: object) -> object:
        if name == "people":
            raise LogError("no room")
        return real(name, *words, **facts)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_table", fail)
    with pytest.raises(LogError, match="no room"):
        database.open()
    monkeypatch.undo()
    assert database.open().tables() == ()
