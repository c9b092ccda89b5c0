"""Accounts and their passwords, in the floor's own database. It knows people by ids; their names live apart.

Passwords are kept by argon2, one-time codes by digests. How long whoever guesses waits is told by guesses.py, what may
be a password by passwords.py, who is logged in by sessions.py. Start at `People.log_in`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, func, insert, select, update

from croupier.service.errors import ErrorCode
from croupier.service.guesses import Caller, Client, Guesses
from croupier.service.ids import LONGEST_ID, is_id
from croupier.service.passwords import (
    LONGEST_PASSWORD,
    NO_PASSWORD,
    TO_BE_CHOSEN,
    code_until,
    is_code,
    new_code,
    refusal_of,
    sealed_code,
)
from croupier.service.roles import Role
from croupier.service.sessions import Person as Person
from croupier.service.sessions import Session as Session
from croupier.service.sessions import Sessions
from croupier.service.settings import Settings
from croupier.store import schema as s
from croupier.store.house import HouseEntry, HouseNote, NoteFact, seal_of
from croupier.store.ranks import BY_ROLE, RankChange, RankPlace, RanksFile, change_with, ranks_of
from croupier.store.sound import is_sound
from croupier.store.sql import SqlLog
from croupier.table.likeness import likeness
from croupier.table.machine import is_reserved

_COUNTED = "failed-logins-counted"
_MOST_NAMED = 20  # accounts named in one note
_facts = s.floor_facts.c


class Admitted(msgspec.Struct, frozen=True):
    """A session with the token that opens it, and the token by which the device is known again."""

    token: str
    session: Session
    device: str


class Code(msgspec.Struct, frozen=True):
    """A one-time code as its owner types it: whoever gave it sees it once. `until` in seconds since 1970."""

    code: str
    until: int


class Given(msgspec.Struct, frozen=True):
    """How the house log tells that a code was given."""

    kind: str = "code-given"
    facts: dict[str, NoteFact] = {}


class PeopleError(Exception):
    """Something about accounts that cannot be; pages say it by the code and the facts."""

    def __init__(self, code: ErrorCode, says: str, **facts: str | int | list[str]) -> None:
        super().__init__(says)
        self.code = code
        self.facts = facts


class LoginRefused(PeopleError):
    """Wrong name or password, which of them is not told; or it is too early to try again."""


def _too_early(seconds: int) -> LoginRefused:
    says = f"too many failed logins from here: try again in {seconds} seconds"
    return LoginRefused(ErrorCode.TOO_MANY, says, seconds=seconds, minutes=-(-seconds // 60))


def _fit(password: str, id: str) -> str:
    """A password that may be one; raises a PeopleError where it may not."""
    if (unfit := refusal_of(password, id)) is not None:
        raise PeopleError(unfit.code, unfit.says, **unfit.facts)
    return password


def _does_not_fit() -> LoginRefused:
    return LoginRefused(ErrorCode.WRONG_PASSWORD, "name and password do not fit")


def _person(id: str, role: str, active: int, kept: str) -> Person:
    return Person(id, Role(role), bool(active), code_until(kept), kept == TO_BE_CHOSEN)


def _is_one(id: str) -> None:
    """Someone new is called by letters and digits that nobody can take for others."""
    _not_the_machine(id)
    if not is_id(id):
        says = f"an id is 1 to {LONGEST_ID} of A to Z, a to z, 0 to 9, and between them one of -_.' or a space"
        raise PeopleError(ErrorCode.NOT_UNDERSTOOD, says, about="id", most=LONGEST_ID)


def _like_nobody(id: str, others: Iterable[str]) -> None:
    looks = likeness(id)
    for other in others:
        if likeness(other) == looks and other != id:
            raise PeopleError(ErrorCode.ID_LOOKS_LIKE, f"{id} could be taken for {other}", id=id, other=other)


def _not_the_machine(id: str) -> None:
    """The machine's names are nobody's, in whatever spelling."""
    if is_reserved(id):
        raise PeopleError(ErrorCode.ID_RESERVED, f"{id} is the machine's name, or could be taken for it", id=id)


class People(Sessions):
    def __init__(
        self,
        log: SqlLog,
        settings: Settings,
        *,
        now: Callable[[], float] = time.time,
        clock: Callable[[], int] | None = None,
        hasher: PasswordHasher | None = None,
    ) -> None:
        """`clock` is the floor's time, for the house log."""
        super().__init__(log, settings, now)
        self._clock = clock or (lambda: int(now() * 1000))
        self._noted: Callable[[], None] = lambda: None
        self._guesses = Guesses(log, settings, now)
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash("nobody's password")  # so that an unknown name takes as long as a known one
        self.set_up = False  # somebody has been seen to have an account, which stays so for good
        self._turned_away: dict[int, int] = {}  # tries that came too early, by minute

    def tell(self, noted: Callable[[], None]) -> None:
        """Whom to tell when an account was made or changed."""
        self._noted = noted

    def time(self) -> int:
        """The floor's, for a note."""
        return self._clock()

    def changed(self) -> None:
        """Something about people is other than before: what was looked up says nothing any more."""
        self.look_anew()
        self._noted()

    # --- accounts --------------------------------------------------------------------------------

    def any(self) -> bool:
        """Whether there is an account, or was: whoever takes all of them away makes nobody administrator."""
        self.set_up = self.set_up or self._log.reads(self._any)
        return self.set_up

    def _any(self, connection: Connection) -> bool:
        if connection.scalar(select(func.count()).select_from(s.accounts)):
            return True
        made = (HouseEntry(0, body.encode(), b"").note for body in connection.scalars(select(s.house_log.c.body)))
        return any(note.kind == "account-made" for note in made)

    def add(
        self, id: str, role: Role, password: str | None, name: str = "", *, first: bool = False, by: str = ""
    ) -> Person:
        """A new account; its name, if it has one, is kept apart. `first`: only where there is no other.

        No password opens an account that has none.
        """
        hashed = NO_PASSWORD if password is None else self._hashed(_fit(password, id))
        return self._made(id, role, hashed, name, first=first, by=by)

    def add_with_code(self, id: str, role: Role, name: str = "", *, by: str = "", given: Given | None = None) -> Code:
        """A new account that a one-time code opens: whoever has it chooses the password."""
        code, kept = self._new_code()
        self._made(id, role, kept, name, by=by, given=given or Given())
        return code

    def _made(
        self, id: str, role: Role, hashed: str, name: str, *, by: str, first: bool = False, given: Given | None = None
    ) -> Person:
        _is_one(id)
        if name and not name.isprintable():
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, "a name is printable characters", about="name")
        row = {"id": id, "role": role.value, "password": hashed, "active": 1}

        def write(connection: Connection) -> PeopleError | None:
            self._log.alone(connection)
            if first and self._any(connection):
                return PeopleError(ErrorCode.ALREADY_SET_UP, "this floor is set up already")
            if connection.scalar(select(s.accounts.c.id).where(s.accounts.c.id == id)) is not None:
                return PeopleError(ErrorCode.EXISTS, f"there is an account {id} already", id=id)
            if hashed != NO_PASSWORD:  # what the floor made up itself looks like nobody
                _like_nobody(id, connection.scalars(select(s.accounts.c.id)))
            connection.execute(insert(s.accounts), row)
            self._note(connection, "account-made", by, account=id, role=role.value, seal=seal_of(hashed))
            if given is not None:
                self._note_code(connection, id, hashed, by, given)
            return None

        if (error := self._log.writes(write)) is not None:
            raise error
        if name:
            self._log.name_person(id, name)
        self._noted()
        return Person(id, role)

    def _note(self, connection: Connection, kind: str, by: str, **facts: NoteFact) -> None:
        """In the house log, in the transaction that makes it so."""
        self._log.note_with(connection, HouseNote(at=self._clock(), kind=kind, by=by, facts=facts))

    def _hashed(self, password: str) -> str:
        try:
            return self._hasher.hash(password)
        except UnicodeEncodeError:
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, "a password has no half of a character in it") from None

    def may_be_called(self, patron: str, present: Sequence[str] = ()) -> None:
        """Whether someone who comes to a table may be called so; a PeopleError where they may not.

        Whoever has an account is who they are. Nobody else is called by what is no id, or like somebody who has an
        account or is at the table.
        """
        _not_the_machine(patron)
        _like_nobody(patron, present)
        ids = self._log.reads(lambda one: one.scalars(select(s.accounts.c.id)).all())
        if patron not in ids:
            _is_one(patron)
            _like_nobody(patron, ids)

    def account(self, id: str) -> Person | None:
        c = s.accounts.c
        wanted = select(c.id, c.role, c.active, c.password).where(c.id == id)
        row = self._log.reads(lambda one: one.execute(wanted).first())
        return None if row is None else _person(*row)

    def all(self) -> tuple[Person, ...]:
        c = s.accounts.c
        wanted = select(c.id, c.role, c.active, c.password).order_by(c.id)
        return tuple(_person(*row) for row in self._log.reads(lambda one: one.execute(wanted).all()))

    def change(
        self,
        id: str,
        *,
        role: Role | None = None,
        active: bool | None = None,
        by: str = "",
    ) -> None:
        """Another role, or no way in any more; every session of the account ends.

        Ranks were granted to somebody in the old role: with another one they are that role's own again.
        """
        values: dict[str, object] = {}
        if role is not None:
            values["role"] = role.value
        if active is not None:
            values["active"] = int(active)

        def write(connection: Connection) -> int:
            self._log.alone(connection)
            c = s.accounts.c
            before = connection.execute(select(c.role, c.active).where(c.id == id)).first()
            found = connection.execute(update(s.accounts).where(s.accounts.c.id == id).values(**values)).rowcount
            connection.execute(delete(s.sessions).where(s.sessions.c.account == id))
            in_charge = (s.accounts.c.role == Role.ADMINISTRATOR.value) & (s.accounts.c.active == 1)
            if not connection.scalar(select(func.count()).select_from(s.accounts).where(in_charge)):
                says = "the floor needs an administrator: make someone else one first"
                raise PeopleError(ErrorCode.NEEDS_ADMINISTRATOR, says)
            if before is not None:
                self._note_change(connection, by, id, before[0], bool(before[1]), role, active)
                if role is not None and role.value != before[0]:
                    self._without_ranks(connection, by, id)
            return found

        if not is_sound(id):
            raise PeopleError(ErrorCode.NO_SUCH_ACCOUNT, "there is no such account", id=id)
        if not values:
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, "nothing is to be changed", about="change")
        if not self._log.writes(write):
            raise PeopleError(ErrorCode.NO_SUCH_ACCOUNT, f"there is no account {id}", id=id)
        self.look_anew()
        self._noted()

    def _without_ranks(self, connection: Connection, by: str, id: str) -> None:
        held = ranks_of(connection, (id,)).get(id, {})
        if held and by == id:
            raise PeopleError(ErrorCode.OWN_RANK, "nobody changes their own rank: ask another administrator", id=id)
        file = RanksFile(self._settings.keys_folder)
        for book, table in sorted(held):
            change = RankChange(self._clock(), RankPlace(id, book, table), BY_ROLE)
            change_with(self._log, connection, change, by=by, file=file)

    def _note_change(
        self,
        connection: Connection,
        by: str,
        id: str,
        was: str,
        was_active: bool,
        role: Role | None,
        active: bool | None,
    ) -> None:
        if role is not None and role.value != was:
            self._note(connection, "role-changed", by, account=id, role=role.value, before=was)
        if active is not None and active is not was_active:
            self._note(connection, "account-opened" if active else "account-closed", by, account=id)

    # --- passwords -------------------------------------------------------------------------------

    def _new_code(self) -> tuple[Code, str]:
        code = Code(new_code(), int(self._now()) + self._settings.code_lasts)
        return code, sealed_code(code.code, code.until)

    def _note_code(self, connection: Connection, id: str, kept: str, by: str, given: Given) -> None:
        told: dict[str, NoteFact] = {"account": id, "seal": seal_of(kept), "until": code_until(kept) * 1000}
        self._note(connection, given.kind, by, **told, **given.facts)

    def give_code(self, id: str, *, by: str = "", given: Given | None = None) -> Code:
        """A one-time code in the place of the password; every session ends, and nothing counts against the account."""
        code, kept = self._new_code()

        def write(connection: Connection) -> int:
            self._log.alone(connection)
            found = connection.execute(update(s.accounts).where(s.accounts.c.id == id).values(password=kept)).rowcount
            if found:
                connection.execute(delete(s.sessions).where(s.sessions.c.account == id))
                self._guesses.forget(connection, id)
                self._note_code(connection, id, kept, by, given or Given())
            return found

        if not is_sound(id) or not self._log.writes(write):
            raise PeopleError(ErrorCode.NO_SUCH_ACCOUNT, f"there is no account {id}", id=id)
        self.look_anew()
        self._noted()
        return code

    def choose_password(self, session: Session, old: str, new: str, client: Client) -> Admitted:
        """One's own password, by the old one, or after a one-time code; every session ends, and a new one begins."""
        id = session.account.id
        _fit(new, id)  # before anything is counted against anybody
        kept = TO_BE_CHOSEN if session.must_choose else self._check(id, old, self._inside(id, client))
        hashed = self._hashed(new)

        def write(connection: Connection) -> Admitted | None:
            self._log.alone(connection)
            same = (s.accounts.c.id == id) & (s.accounts.c.password == kept)  # or it was changed meanwhile
            if not connection.execute(update(s.accounts).where(same).values(password=hashed)).rowcount:
                return None
            self._note(connection, "password-changed", id, account=id, seal=seal_of(hashed))
            account = msgspec.structs.replace(session.account, must_choose=False, code_until=0)
            connection.execute(delete(s.sessions).where(s.sessions.c.account == id))
            return self._let_in(connection, account, client)

        admitted = self._log.writes(write)
        if admitted is None:
            raise _does_not_fit()
        self.look_anew()
        self._noted()
        return admitted

    # --- coming in -------------------------------------------------------------------------------

    def caller(self, id: str, password: str, client: Client) -> Caller:
        """Who is at the door, before anything slow is done; raises LoginRefused where it is too early to try.

        Whoever brings an open code is known, wherever they come from: nobody guesses one.
        """
        if not is_sound(id) or len(id) > LONGEST_ID:  # no account has such a name, and no database need keep it
            raise _does_not_fit()
        kept, _ = self._kept(id)
        caller = self._guesses.caller(id, client)
        if is_code(password, kept, self._now()):
            return caller._replace(known=True)
        if wait := self._guesses.wait(id, caller):
            self._turn_away()
            raise _too_early(wait)
        return caller

    def log_in(self, id: str, password: str, client: Client) -> Admitted:
        """A token and the session it opens; raises LoginRefused."""
        caller = self.caller(id, password, client)
        kept, active = self._kept(id)
        if active and is_code(password, kept, self._now()):
            return self._log_in_by_code(id, kept, client)
        self._check(id, password, caller)
        account = self.account(id)
        assert account is not None

        def write(connection: Connection) -> Admitted:
            self._note(connection, "logged-in", id, account=id)
            return self._let_in(connection, account, client)

        return self._log.writes(write)

    def _log_in_by_code(self, id: str, kept: str, client: Client) -> Admitted:
        """The code is spent in the transaction that lets its owner in: it opens the account once."""
        account = self.account(id)
        assert account is not None

        def write(connection: Connection) -> Admitted | None:
            self._log.alone(connection)
            same = (s.accounts.c.id == id) & (s.accounts.c.password == kept)
            if not connection.execute(update(s.accounts).where(same).values(password=TO_BE_CHOSEN)).rowcount:
                return None
            self._note(connection, "code-used", id, account=id, seal=seal_of(TO_BE_CHOSEN))
            self._note(connection, "logged-in", id, account=id)
            opened = msgspec.structs.replace(account, code_until=0, must_choose=True)
            return self._let_in(connection, opened, client)

        admitted = self._log.writes(write)
        if admitted is None:
            raise _does_not_fit()
        self.look_anew()
        return admitted

    def unlock(self, session: Session, password: str, client: Client) -> Session:
        """An idle member of staff is back."""
        if session.must_choose:
            raise _does_not_fit()
        id = session.account.id
        self._check(id, password, self._inside(id, client))
        return self._touched(session)

    def _inside(self, id: str, client: Client) -> Caller:
        """Whoever is logged in is no stranger, wherever they are."""
        return self._guesses.caller(id, client)._replace(known=True)

    def _kept(self, id: str) -> tuple[str, bool]:
        """What is kept in the place of a password, and whether the account may be come into at all."""
        c = s.accounts.c
        row = self._log.reads(lambda one: one.execute(select(c.password, c.active).where(c.id == id)).first())
        return (NO_PASSWORD, False) if row is None else (row[0], bool(row[1]))

    def _check(self, id: str, password: str, caller: Caller) -> str:
        """What is kept of the password, where it fits; raises LoginRefused where it does not, or was not looked at."""
        attempt, wait = self._guesses.begin(id, caller)
        if wait:
            self._turn_away()
            raise _too_early(wait)
        kept, active = self._kept(id)
        is_hash = kept not in (NO_PASSWORD, TO_BE_CHOSEN) and not code_until(kept)
        good = False
        with suppress(VerificationError, InvalidHashError, UnicodeEncodeError):
            good = self._hasher.verify(kept if is_hash else self._nobody, password[: LONGEST_PASSWORD + 1])
        if not good or not is_hash or not active:
            raise _does_not_fit()
        self._guesses.succeeded(attempt, id, caller)
        return kept

    def _turn_away(self) -> None:
        minute = int(self._now()) // 60
        self._turned_away[minute] = self._turned_away.get(minute, 0) + 1

    def open(self, account: Person) -> tuple[str, Session]:
        """A session without a password: at a demonstration, which knows nobody by their device."""

        def write(connection: Connection) -> tuple[str, Session]:
            self._note(connection, "logged-in", account.id, account=account.id)
            return self._open(connection, account)

        return self._log.writes(write)

    def _let_in(self, connection: Connection, account: Person, client: Client) -> Admitted:
        """A session, and the client is known from now on."""
        token, session = self._open(connection, account)
        return Admitted(token, session, self._guesses.remember(connection, account.id, client))

    def note_failures(self) -> None:
        """Failed logins of every minute that is over, counted in the house log.

        Of the names that were typed only those of accounts are kept: the others may be anything, a password too.
        """
        now = int(self._now()) // 60

        def write(connection: Connection) -> None:
            self._log.alone(connection)
            upto = int(connection.scalar(select(_facts.value).where(_facts.name == _COUNTED)) or 0)
            over = {minute: count for minute, count in self._turned_away.items() if minute < now}
            named: dict[int, set[str]] = {}
            for minute, account, known in self._failures(connection, upto, now):
                over[minute] = over.get(minute, 0) + 1
                named.setdefault(minute, set()).update({account} if known else ())
            for minute, failures in sorted(over.items()):
                ids = sorted(named.get(minute, ()))[:_MOST_NAMED]
                facts: dict[str, NoteFact] = {"minute": minute * 60_000, "failures": failures, "accounts": ids}
                self._note(connection, "logins-failed", "", **facts)
            if over:
                self._log.keep_fact_with(connection, _COUNTED, str(max(*over, upto)))

        self._log.writes(write)
        self._turned_away = {minute: count for minute, count in self._turned_away.items() if minute >= now}

    @staticmethod
    def _failures(connection: Connection, after: int, before: int) -> list[tuple[int, str, bool]]:
        """Minute and name of every failure between these minutes, and whether there is such an account."""
        c = s.login_failures.c
        wanted = select(c.at, c.account).where((c.at >= (after + 1) * 60) & (c.at < before * 60))
        rows = connection.execute(wanted).all()
        names = {row[1] for row in rows}
        known = set(connection.scalars(select(s.accounts.c.id).where(s.accounts.c.id.in_(names)))) if names else set()
        return [(at // 60, account, account in known) for at, account in rows]

    def sweep(self) -> None:
        """Forget sessions and failures that are too old to matter."""
        now = int(self._now())

        def write(connection: Connection) -> None:
            connection.execute(delete(s.sessions).where(s.sessions.c.made < now - self._settings.session_longest))
            self._guesses.sweep(connection)

        self._log.writes(write)
