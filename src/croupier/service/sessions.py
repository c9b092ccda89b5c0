"""Sessions: who is logged in, by the digest of a token, and whether that still holds. It knows no password.

What was looked up is believed for a few seconds; whatever ends a session here counts at once. Start at
`Sessions.session`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from croupier.service.passwords import TO_BE_CHOSEN
from croupier.service.roles import NO_GRANTS, STAFF, HeldRanks, Role
from croupier.service.settings import Settings
from croupier.store import schema as s
from croupier.store.ranks import ranks_of
from croupier.store.sql import SqlLog

_LOOKED_UP_EVERY = 5.0  # seconds for which a session that was looked up is believed
_TOGETHER = 400  # sessions that are looked up in one query
_TO_CHOOSE = 10 * 60  # seconds in which whoever came in by a code chooses a password

_by_token = (
    select(
        s.sessions.c.token, s.sessions.c.account, s.sessions.c.made, s.sessions.c.seen, s.accounts.c.role,
        s.accounts.c.active, s.accounts.c.password,
    )
    .select_from(s.sessions.join(s.accounts, s.accounts.c.id == s.sessions.c.account))
    .where(s.sessions.c.token.in_(bindparam("tokens", expanding=True)))
)  # fmt: skip


def _looked_up(connection: Connection, keys: Sequence[bytes]) -> tuple[Sequence[Any], dict[str, HeldRanks]]:
    """Sessions with their accounts, and what those who are no players were granted."""
    rows = connection.execute(_by_token, {"tokens": keys}).all()
    granted: dict[str, HeldRanks] = {row[1]: NO_GRANTS for row in rows if row[4] != Role.PLAYER}
    return rows, {**granted, **ranks_of(connection, granted)} if granted else {}


class Person(msgspec.Struct, frozen=True):
    id: str
    role: Role
    active: bool = True
    code_until: int = 0  # where a one-time code opens the account: until when, in seconds since 1970
    must_choose: bool = False  # the code was used, and no password chosen yet


class Session(msgspec.Struct, frozen=True):
    """Someone who is logged in. `key` is the token's digest; `locked`: staff who were idle, and must unlock; `terminal`
    the id that their browser would have among the house's.

    Whoever came in by a one-time code is locked too, and chooses a password before anything else (`must_choose`).
    """

    key: bytes
    account: Person
    made: int
    seen: int
    locked: bool = False
    terminal: str = ""

    @property
    def must_choose(self) -> bool:
        return self.account.must_choose


class _Held(msgspec.Struct):
    """What was found when a session was last looked up: the role it holds as, if it holds."""

    role: Role | None
    at: float
    changes: int
    asked: bool = False  # since then


class Sessions:
    def __init__(self, log: SqlLog, settings: Settings, now: Callable[[], float]) -> None:
        self._log, self._settings, self._now = log, settings, now
        self._used: dict[bytes, int] = {}  # when sessions were last used, as far as it is not written yet
        self._held: dict[bytes, _Held] = {}  # whether sessions hold, looked up a moment ago
        self._changes = 0
        self._granted: dict[str, HeldRanks] = {}  # what staff and inspectors were granted, as of their last session

    def _open(self, connection: Connection, account: Person) -> tuple[str, Session]:
        token = secrets.token_urlsafe(32)
        now = int(self._now())
        key = hashlib.sha256(token.encode()).digest()
        connection.execute(insert(s.sessions), {"token": key, "account": account.id, "made": now, "seen": now})
        return token, Session(key, account, now, now, locked=account.must_choose)

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

    def granted(self, person: str) -> HeldRanks:
        """Which ranks somebody was granted: as new as their session, which is looked up before every command."""
        return self._granted.get(person, NO_GRANTS)

    def on_the_floor(self) -> tuple[tuple[Person, HeldRanks], ...]:
        """Staff who are logged in and not idle, with the ranks they were granted."""
        now, c = int(self._now()), s.sessions.c
        staff = s.accounts.c.role.in_([role.value for role in STAFF])
        fresh = staff & (s.accounts.c.active == 1) & (c.made > now - self._settings.session_longest)
        joined = s.sessions.join(s.accounts, s.accounts.c.id == c.account)
        wanted = select(c.token, c.account, c.seen, s.accounts.c.role).select_from(joined).where(fresh)

        def read(connection: Connection) -> tuple[tuple[Person, HeldRanks], ...]:
            here: dict[str, Role] = {}
            for token, id, written, role in connection.execute(wanted):
                if now - max(written, self._used.get(bytes(token), 0)) <= self._settings.staff_idle:
                    here[id] = Role(role)
            held = ranks_of(connection, here)
            return tuple((Person(id, role), held.get(id, NO_GRANTS)) for id, role in sorted(here.items()))

        return self._log.reads(read)

    def session_by_key(self, key: bytes) -> Session | None:
        return self._sessions((key,)).get(key)

    def _sessions(self, keys: Sequence[bytes]) -> dict[bytes, Session]:
        """Those of these sessions that hold; what their owners were granted is known from here on."""
        changes, (rows, granted) = self._changes, self._log.reads(lambda one: _looked_up(one, keys))
        while changes != self._changes:  # somebody was granted or lost something meanwhile: what is older says nothing
            changes, (rows, granted) = self._changes, self._log.reads(lambda one: _looked_up(one, keys))
        self._granted |= granted
        found = (self._session(bytes(row[0]), *row[1:]) for row in rows)
        return {session.key: session for session in found if session is not None}

    def _session(
        self, key: bytes, id: str, made: int, written: int, role: str, active: int, kept: str
    ) -> Session | None:
        account = Person(id, Role(role), must_choose=kept == TO_BE_CHOSEN)
        now, staff = self._now(), account.role in STAFF
        if account.must_choose:
            return Session(key, account, made, written, locked=True) if active and now - made < _TO_CHOOSE else None
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
