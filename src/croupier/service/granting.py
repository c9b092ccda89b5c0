"""Granting a rank of a book's ladder to somebody, or taking it away: who may, and what is told of it.

Whoever grants is looked up in the transaction that grants: nobody grants by a rank that they have just lost. Start at
`Granting.change`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import Connection, select

from croupier.floor import shelved
from croupier.rulebooks import Rulebook, shelf
from croupier.service.errors import ErrorCode
from croupier.service.people import People, PeopleError, Person
from croupier.service.roles import NO_GRANTS, STAFF, HeldRanks, Role, rank_for, rank_of_role, ranks_open_to
from croupier.service.table_cards import TableCards
from croupier.service.troubles import english
from croupier.store import schema as s
from croupier.store.ranks import BY_ROLE, EVERYWHERE, NONE, RankChange, RankPlace, RanksFile, change_with, ranks_of
from croupier.store.sound import is_sound
from croupier.store.sql import SqlLog
from croupier.table.rules import house_of

GRANTING = (Role.MANAGER, Role.ADMINISTRATOR)


class RankedPerson(msgspec.Struct, frozen=True):
    """Somebody with what they were granted."""

    account: Person
    held: HeldRanks

    def rank(self, book: Rulebook, table: str = EVERYWHERE) -> str:
        return rank_for(book, self.account.role, table, self.held)


class Granting:
    def __init__(self, log: SqlLog, people: People, cards: TableCards, keys: Path) -> None:
        self._log, self._people, self._cards = log, people, cards
        self._file = RanksFile(keys)

    def change(self, place: RankPlace, rank: str, *, by: str, user: str = "") -> None:
        """Somebody has this rank there from now on, none (NONE), or that of their role (BY_ROLE).

        `user` did it on the machine itself, where there is no `by`. A PeopleError where it cannot be.
        """
        book = self._book(place)

        def write(connection: Connection) -> PeopleError | None:
            self._log.alone(connection)
            whose = _ranked(connection, place.account)
            if whose is None:
                return _error(ErrorCode.NO_SUCH_ACCOUNT, id=place.account)
            unfit = _unfit(book, whose, rank) or (None if user else _may_not(connection, book, by, whose, place, rank))
            if unfit is None:
                change = RankChange(self._people.time(), place, rank)
                change_with(self._log, connection, change, by=by, user=user, file=self._file)
            return unfit

        if (error := self._log.writes(write)) is not None:
            raise error
        self._people.changed()

    def _book(self, place: RankPlace) -> Rulebook:
        if not is_sound(place.account):
            raise _error(ErrorCode.NO_SUCH_ACCOUNT, id=place.account)
        if place.book not in shelf():
            raise _error(ErrorCode.NO_SUCH_BOOK, book=place.book)
        if place.table != EVERYWHERE:
            there = [card.id for card in self._cards.all() if card.book == place.book]
            if place.table not in there:
                raise _error(ErrorCode.NO_SUCH_TABLE, table=place.table)
        return shelved(place.book)

    def held(self) -> dict[str, HeldRanks]:
        """What everyone was granted."""
        found: dict[str, dict[tuple[str, str], str]] = {}
        for (account, book, table), rank in self._log.ranks().items():
            found.setdefault(account, {})[book, table] = rank
        return dict(found)


def _error(code: ErrorCode, **facts: str | int | list[str]) -> PeopleError:
    return PeopleError(code, english(code, **facts), **facts)


def _ranked(connection: Connection, id: str) -> RankedPerson | None:
    c = s.accounts.c
    row = connection.execute(select(c.role, c.active).where(c.id == id)).first()
    if row is None:
        return None
    return RankedPerson(Person(id, Role(row[0]), bool(row[1])), ranks_of(connection, (id,)).get(id, NO_GRANTS))


def _unfit(book: Rulebook, whose: RankedPerson, rank: str) -> PeopleError | None:
    """A rank that the book has not, or not for somebody of this role."""
    role = whose.account.role
    known = [one.id for one in ranks_open_to(book, role)]
    if not known:
        return _error(ErrorCode.RANK_NOT_FOR_ROLE, id=whose.account.id, role=role.value)
    if rank not in (NONE, BY_ROLE) and rank not in known:
        return _error(ErrorCode.NO_SUCH_RANK, book=book.id, rank=rank, known=known)
    return None


def _may_not(
    connection: Connection, book: Rulebook, by: str, whose: RankedPerson, place: RankPlace, rank: str
) -> PeopleError | None:
    """Why this person may not grant it: nobody grants to themselves, and a manager nothing above their own rank."""
    granter = _ranked(connection, by)
    if granter is None or not granter.account.active or granter.account.role not in GRANTING:
        return _error(ErrorCode.NOT_FOR_ROLE, roles=[role.value for role in GRANTING])
    if by == place.account:
        return _error(ErrorCode.OWN_RANK, id=by)
    if granter.account.role is Role.ADMINISTRATOR:
        return None
    if whose.account.role not in STAFF - {Role.ADMINISTRATOR}:
        return _error(ErrorCode.NOT_FOR_ROLE, roles=[Role.ADMINISTRATOR.value])
    own = _lowest(book, granter, place.table)
    given = rank_of_role(book, whose.account.role) if rank == BY_ROLE else rank
    if _height(book, given) > own or _height(book, whose.rank(book, place.table)) >= own:
        yours = next((one.name for one in book.authority.rank if house_of(book).ladder[one.id] == own), "-")
        return _error(ErrorCode.RANK_ABOVE, yours=yours, id=place.account)
    return None


def grantable(book: Rulebook, granter: RankedPerson, role: Role, rank: str) -> bool:
    """Whether somebody may grant this rank at every table, to whoever stands low enough."""
    if granter.account.role is Role.ADMINISTRATOR:
        return True
    return role in STAFF and granter.account.role in GRANTING and _height(book, rank) <= _lowest(book, granter, "")


def _height(book: Rulebook, rank: str) -> int:
    return house_of(book).ladder.get(rank, -1)


def _lowest(book: Rulebook, granter: RankedPerson, table: str) -> int:
    """How high somebody stands there; for a whole book, at the one of its tables where they stand lowest."""
    tables = {at for of, at in granter.held if of == book.id} if table == EVERYWHERE else set()
    return min(_height(book, granter.rank(book, at)) for at in {table, *tables})
