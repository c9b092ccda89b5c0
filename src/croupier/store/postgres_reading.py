"""A PostgreSQL log opened to be read: the server itself refuses these connections every write.

Start at `read_postgres`.
"""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from croupier.store.migrate import revision_of
from croupier.store.postgres import READ_ONLY, PostgresLog, cannot_be_opened, understood
from croupier.store.reading import ReadOnlyLog, prepared


def read_postgres(address: str) -> PostgresReader:
    return prepared(PostgresReader(*understood(address), READ_ONLY))


class PostgresReader(ReadOnlyLog, PostgresLog):
    @property
    def name(self) -> str:
        return self._called

    def prepare(self, *, create: bool) -> None:
        try:
            with self._reading.connect() as connection:
                self._look_at(connection, create=create)
                found = revision_of(connection)
        except SQLAlchemyError as error:
            raise cannot_be_opened(self._called, error) from error
        self.accept(found)
