"""Accounts, passwords and sessions, in the floor's own database. It knows people by ids; their names live apart.

Passwords are kept by argon2, sessions by the digest of their token. Three failures in half an hour lock an account for
that long. Start at `People.log_in`.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from croupier.service.errors import ErrorCode
from croupier.service.ids import LONGEST_ID, is_id, like_the_machine, likeness
from croupier.service.roles import STAFF, Role
from croupier.service.settings import Settings
from croupier.store import schema as s
from croupier.store.house import HouseEntry, HouseNote, NoteFact, seal_of
from croupier.store.sound import is_sound
from croupier.store.sql import SqlLog

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
_NO_PASSWORD = ""  # in the place of a hash
_LOOKED_UP_EVERY = 5.0  # seconds for which a session that was looked up is believed
_TOGETHER = 400  # sessions that are looked up in one query
_COUNTED = "failed-logins-counted"
_MOST_NAMED = 20  # accounts named in one note
_facts = s.floor_facts.c

_by_token = (
    select(
        s.sessions.c.token, s.sessions.c.account, s.sessions.c.made, s.sessions.c.seen, s.accounts.c.role,
        s.accounts.c.active,
    )
    .select_from(s.sessions.join(s.accounts, s.accounts.c.id == s.sessions.c.account))
    .where(s.sessions.c.token.in_(bindparam("tokens", expanding=True)))
)  # fmt: skip


class Person(msgspec.Struct, frozen=True):
    id: str
    role: Role
    active: bool = True


class Session(msgspec.Struct, frozen=True):
    """Someone who is logged in. `key` is the token's digest; `locked`: staff who were idle, and must unlock."""

    key: bytes
    account: Person
    made: int
    seen: int
    locked: bool = False


class _Held(msgspec.Struct):
    """What was found when a session was last looked up: the role it holds as, if it holds."""

    role: Role | None
    at: float
    changes: int
    asked: bool = False  # since then


class PeopleError(Exception):
    """Something about accounts that cannot be; pages say it by the code and the facts."""

    def __init__(self, code: ErrorCode, says: str, **facts: str | int) -> None:
        super().__init__(says)
        self.code = code
        self.facts = facts


class LoginRefused(PeopleError):
    """Wrong name or password, or locked out; which of the first two is not told."""


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
    if like_the_machine(id):
        raise PeopleError(ErrorCode.ID_RESERVED, f"{id} is the machine's name, or could be taken for it", id=id)


class People:
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
        self._log, self._settings, self._now = log, settings, now
        self._clock = clock or (lambda: int(now() * 1000))
        self._noted: Callable[[], None] = lambda: None
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash("nobody's password")  # so that an unknown name takes as long as a known one
        self._used: dict[bytes, int] = {}  # when sessions were last used, as far as it is not written yet
        self._held: dict[bytes, _Held] = {}  # whether sessions hold, looked up a moment ago
        self._changes = 0
        self._turned_away: dict[int, int] = {}  # tries of accounts that are locked out, by minute

    def tell(self, noted: Callable[[], None]) -> None:
        """Whom to tell when an account was made or changed."""
        self._noted = noted

    # --- accounts --------------------------------------------------------------------------------

    def any(self) -> bool:
        """Whether there is an account, or was: whoever takes all of them away makes nobody administrator."""
        return self._log.reads(self._any)

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
        _is_one(id)
        if name and not name.isprintable():
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, "a name is printable characters", about="name")
        hashed = _NO_PASSWORD if password is None else self._hashed(password)
        row = {"id": id, "role": role.value, "password": hashed, "active": 1}

        def write(connection: Connection) -> PeopleError | None:
            self._log.alone(connection)
            if first and self._any(connection):
                return PeopleError(ErrorCode.ALREADY_SET_UP, "this floor is set up already")
            if connection.scalar(select(s.accounts.c.id).where(s.accounts.c.id == id)) is not None:
                return PeopleError(ErrorCode.EXISTS, f"there is an account {id} already", id=id)
            if password is not None:  # what the floor made up itself looks like nobody
                _like_nobody(id, connection.scalars(select(s.accounts.c.id)))
            connection.execute(insert(s.accounts), row)
            self._note(connection, "account-made", by, account=id, role=role.value, seal=seal_of(hashed))
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
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            says = f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
            least, most = SHORTEST_PASSWORD, LONGEST_PASSWORD
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, says, about="password", least=least, most=most)
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
        row = self._log.reads(lambda one: one.execute(select(c.id, c.role, c.active).where(c.id == id)).first())
        return None if row is None else Person(row[0], Role(row[1]), bool(row[2]))

    def all(self) -> tuple[Person, ...]:
        c = s.accounts.c
        rows = self._log.reads(lambda one: one.execute(select(c.id, c.role, c.active).order_by(c.id)).all())
        return tuple(Person(row[0], Role(row[1]), bool(row[2])) for row in rows)

    def change(
        self,
        id: str,
        *,
        role: Role | None = None,
        active: bool | None = None,
        password: str | None = None,
        by: str = "",
    ) -> None:
        """Another role, password, or no way in any more; every session of the account ends."""
        values: dict[str, object] = {}
        if role is not None:
            values["role"] = role.value
        if active is not None:
            values["active"] = int(active)
        if password is not None:
            values["password"] = self._hashed(password)

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
                self._note_change(connection, by, id, before[0], bool(before[1]), role, active, values.get("password"))
            return found

        if not is_sound(id):
            raise PeopleError(ErrorCode.NO_SUCH_ACCOUNT, "there is no such account", id=id)
        if not values:
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, "nothing is to be changed", about="change")
        if not self._log.writes(write):
            raise PeopleError(ErrorCode.NO_SUCH_ACCOUNT, f"there is no account {id}", id=id)
        self.look_anew()
        self._noted()

    def _note_change(
        self,
        connection: Connection,
        by: str,
        id: str,
        was: str,
        was_active: bool,
        role: Role | None,
        active: bool | None,
        hashed: object,
    ) -> None:
        if role is not None and role.value != was:
            self._note(connection, "role-changed", by, account=id, role=role.value, before=was)
        if active is not None and active is not was_active:
            self._note(connection, "account-opened" if active else "account-closed", by, account=id)
        if hashed is not None:
            self._note(connection, "password-reset", by, account=id, seal=seal_of(str(hashed)))

    # --- coming in -------------------------------------------------------------------------------

    def log_in(self, id: str, password: str) -> tuple[str, Session]:
        """A token and the session it opens; raises LoginRefused."""
        self._check(id, password)
        account = self.account(id)
        assert account is not None
        return self.open(account)

    def unlock(self, session: Session, password: str) -> Session:
        """An idle member of staff is back."""
        self._check(session.account.id, password)
        return self._touched(session)

    def _check(self, id: str, password: str) -> None:
        if not is_sound(id) or len(id) > LONGEST_ID:  # no account has such a name, and no database need keep it
            raise LoginRefused(ErrorCode.WRONG_PASSWORD, "name and password do not fit")
        attempt = self._attempt(id)
        if attempt is None:
            minutes = -(-self._settings.lock_out_window // 60)
            says = f"too many failed logins: this account is locked for up to {minutes} minutes"
            raise LoginRefused(ErrorCode.TOO_MANY, says, minutes=minutes)
        row = self._log.reads(
            lambda one: one.execute(
                select(s.accounts.c.password, s.accounts.c.active).where(s.accounts.c.id == id)
            ).first()
        )
        good = False
        with suppress(VerificationError, InvalidHashError, UnicodeEncodeError):
            good = self._hasher.verify((row and row[0]) or self._nobody, password[: LONGEST_PASSWORD + 1])
        if not good or row is None or row[0] == _NO_PASSWORD or not row[1]:
            raise LoginRefused(ErrorCode.WRONG_PASSWORD, "name and password do not fit")
        self._log.writes(lambda one: one.execute(delete(s.failed_logins).where(s.failed_logins.c.number == attempt)))

    def _attempt(self, id: str) -> int | None:
        """Every try counts as failed until it is not, so that many at once are no way around; nothing if locked out."""
        failed, now = s.failed_logins, int(self._now())
        recent = (failed.c.account == id) & (failed.c.at > now - self._settings.lock_out_window)

        def write(connection: Connection) -> int | None:
            self._log.alone(connection)
            count = connection.scalar(select(func.count()).select_from(failed).where(recent)) or 0
            if count >= self._settings.lock_out_after:
                self._turned_away[now // 60] = self._turned_away.get(now // 60, 0) + 1
                return None
            made = connection.execute(insert(failed).returning(failed.c.number), {"account": id, "at": now})
            return int(made.scalar_one())

        return self._log.writes(write)

    def open(self, account: Person) -> tuple[str, Session]:
        token = secrets.token_urlsafe(32)
        now = int(self._now())
        key = hashlib.sha256(token.encode()).digest()
        row = {"token": key, "account": account.id, "made": now, "seen": now}

        def write(connection: Connection) -> None:
            connection.execute(insert(s.sessions), row)
            self._note(connection, "logged-in", account.id, account=account.id)

        self._log.writes(write)
        return token, Session(key, account, now, now)

    def session(self, token: str, *, used: bool = True) -> Session | None:
        """Who has this token, if the session still holds; using it keeps it from growing idle."""
        key = hashlib.sha256(token.encode("utf-8", "replace")).digest()
        found = self.session_by_key(key)
        if found is not None and not found.locked and used:
            self.touch(found)
        return found

    def holds_still(self, session: Session) -> bool | None:
        """As `holds`, from what is remembered; nothing where it has to be looked up."""
        known = self._held.get(session.key)
        if known is None or not self._is_fresh(known, _LOOKED_UP_EVERY):
            return None
        known.asked = True
        return known.role is session.account.role

    def holds(self, session: Session) -> bool:
        """Whether someone is still logged in with the same role, and not idle; looked up anew every few seconds.

        A change made in this process counts at once, one made elsewhere with the news of it.
        """
        known = self._held.get(session.key)
        if known is None or not self._is_fresh(known, _LOOKED_UP_EVERY):
            known = self._look_up(session.key)
        known.asked = True
        return known.role is session.account.role

    def _is_fresh(self, held: _Held, seconds: float) -> bool:
        return held.changes == self._changes and self._now() - held.at < seconds

    def _look_up(self, key: bytes) -> _Held:
        """This session, and in the same query others that will be asked for; what nobody asks for is forgotten."""
        due = [one for one, held in self._held.items() if not self._is_fresh(held, _LOOKED_UP_EVERY / 2)]
        asked = [one for one in due if self._held[one].asked and one != key][: _TOGETHER - 1]
        for one in due:
            if not self._held[one].asked and not self._is_fresh(self._held[one], _LOOKED_UP_EVERY):
                del self._held[one]
        now, changes, wanted = self._now(), self._changes, (key, *asked)
        found = self._sessions(wanted)
        for one in wanted:
            holds = one in found and not found[one].locked
            self._held[one] = _Held(found[one].account.role if holds else None, now, changes)
        return self._held[key]

    def look_anew(self) -> None:
        """Sessions changed, here or through another worker: what was looked up before is not believed any more."""
        self._changes += 1

    def session_by_key(self, key: bytes) -> Session | None:
        return self._sessions((key,)).get(key)

    def _sessions(self, keys: Sequence[bytes]) -> dict[bytes, Session]:
        """Those of these sessions that hold."""
        rows = self._log.reads(lambda one: one.execute(_by_token, {"tokens": keys}).all())
        found = (self._session(bytes(row[0]), *row[1:]) for row in rows)
        return {session.key: session for session in found if session is not None}

    def _session(self, key: bytes, id: str, made: int, written: int, role: str, active: int) -> Session | None:
        account = Person(id, Role(role))
        now, staff = self._now(), account.role in STAFF
        if not active or now - made > self._settings.session_longest:
            return None
        seen = max(written, self._used.get(key, 0))
        idle = now - seen
        if not staff and idle > self._settings.player_idle:
            return None
        return Session(key, account, made, seen, locked=staff and idle > self._settings.staff_idle)

    def touch(self, session: Session) -> None:
        """The session was used just now; written with others every so often, since nobody waits for it."""
        self._used[session.key] = int(self._now())

    def _touched(self, session: Session) -> Session:
        self.touch(session)
        self.write_used()
        return msgspec.structs.replace(session, seen=int(self._now()), locked=False)

    def write_used(self) -> None:
        """Write down when sessions were last used: all of them in one commit."""
        used, self._used = self._used, {}
        if not used:
            return
        rows = [{"key": key, "at": at} for key, at in used.items()]
        wanted = update(s.sessions).where(s.sessions.c.token == bindparam("key")).values(seen=bindparam("at"))
        self._log.writes(lambda one: one.execute(wanted, rows))

    def log_out(self, session: Session) -> None:
        self._log.writes(lambda one: one.execute(delete(s.sessions).where(s.sessions.c.token == session.key)))
        self.look_anew()

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
        c = s.failed_logins.c
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
            old = s.failed_logins.c.at < now - self._settings.lock_out_window
            connection.execute(delete(s.failed_logins).where(old))

        self._log.writes(write)
