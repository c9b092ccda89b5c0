"""How long whoever guesses at passwords waits, so that nobody can lock anybody else out by guessing badly.

Failures count against an account together with where they came from; what strangers do altogether brakes strangers
alone, and never a device or an address from which the account was come into before. All of it is in the database:
a restart forgives nothing, and workers count together. Why so: docs/decisions/0031. Start at `Guesses.wait`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from croupier.service.settings import Settings
from croupier.store import schema as s
from croupier.store.sql import SqlLog

_DAY: Final = 24 * 60 * 60
_TEN_MINUTES: Final = 10 * 60
KNOWN_FOR: Final = 90 * _DAY  # seconds that a device or an address is known after it was last used
_SITE: Final = 64  # bits of an IPv6 address that one household or company has to itself
_failed: Final = s.login_failures.c
_known: Final = s.known_clients.c


class Client(NamedTuple):
    """Who asks, as far as a request tells: its address, and the token of a device that was here before."""

    address: str = ""
    device: str = ""


class Caller(NamedTuple):
    """A client at the door of an account: the digest that its failures are counted by."""

    client: str
    known: bool  # the account was come into from there before


class Brake(NamedTuple):
    """So many failures are free; then each one doubles the wait. Failures are remembered for `memory` seconds."""

    free: int
    first: int
    longest: int
    memory: int

    def opens(self, failures: int, last: int) -> int:
        """When the next try may be, in seconds since 1970."""
        if failures < self.free:
            return 0
        return last + min(self.longest, self.first << min(failures - self.free, 20))


# what strangers do altogether: to one account, from one address, on the whole floor
ACCOUNT: Final = Brake(20, 15, 5 * 60, _DAY)
ADDRESS: Final = Brake(30, 1, 60, _TEN_MINUTES)
FLOOR: Final = Brake(300, 1, 4, _TEN_MINUTES)
_LONGEST_KNOWN: Final = 60  # seconds: whoever was here before is slowed, not shut out


def _digest(kind: str, text: str) -> str:
    return kind + hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:32]


def by_address(address: str) -> str:
    """All addresses of an IPv6 site count as one: whoever has one has them all."""
    try:
        found = ip_address(address)
    except ValueError:
        return _digest("a:", address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return _digest("a:", str(found.ipv4_mapped))
        return _digest("a:", f"{int(found) >> (128 - _SITE):x}::/{_SITE}")
    return _digest("a:", str(found))


def by_device(token: str) -> str:
    return _digest("d:", token)


class Guesses:
    def __init__(self, log: SqlLog, settings: Settings, now: Callable[[], float]) -> None:
        self._log, self._now = log, now
        after, longest = settings.lock_out_after, settings.lock_out_window
        self._stranger = Brake(after, min(15, longest), longest, _DAY)
        self._friend = Brake(after, min(15, longest), min(_LONGEST_KNOWN, longest), _DAY)

    def caller(self, id: str, client: Client) -> Caller:
        """A device is told from its address where it was here before: nobody else at the address speaks for it."""
        device, address = by_device(client.device) if client.device else "", by_address(client.address)
        since = int(self._now()) - KNOWN_FOR
        wanted = select(_known.client).where(
            (_known.account == id) & _known.client.in_([device, address]) & (_known.at > since)
        )
        known = set(self._log.reads(lambda one: one.scalars(wanted).all()))
        if device in known:
            return Caller(device, known=True)
        return Caller(address, known=bool(client.address) and address in known)

    def wait(self, id: str, caller: Caller) -> int:
        """Seconds until this caller may try again; nothing is written."""
        return self._log.reads(lambda one: self._wait(one, id, caller))

    def _wait(self, connection: Connection, id: str, caller: Caller) -> int:
        here = (_failed.account == id) & (_failed.client == caller.client)
        brakes: list[tuple[Brake, ColumnElement[bool]]] = [(self._friend if caller.known else self._stranger, here)]
        if not caller.known:
            strange = _failed.stranger == 1
            brakes += [
                (ACCOUNT, strange & (_failed.account == id)),
                (ADDRESS, strange & (_failed.client == caller.client)),
                (FLOOR, strange),
            ]
        return max(self._until(connection, brake, which) for brake, which in brakes)

    def _until(self, connection: Connection, brake: Brake, which: ColumnElement[bool]) -> int:
        now = int(self._now())
        recent = which & (_failed.counts == 1) & (_failed.at > now - brake.memory)
        failures, last = connection.execute(select(func.count(), func.max(_failed.at)).where(recent)).one()
        return min(max(0, brake.opens(failures, last or 0) - now), brake.longest)

    def begin(self, id: str, caller: Caller) -> tuple[int, int]:
        """The number of a try, or how long to wait for it.

        Every try counts as failed until it is not, so that many at once are no way around.
        """

        def write(connection: Connection) -> tuple[int, int]:
            self._log.alone(connection)
            if wait := self._wait(connection, id, caller):
                return 0, wait
            row = {
                "account": id,
                "at": int(self._now()),
                "client": caller.client,
                "stranger": int(not caller.known),
                "counts": 1,
            }
            made = connection.execute(insert(s.login_failures).returning(_failed.number), row)
            return int(made.scalar_one()), 0

        return self._log.writes(write)

    def succeeded(self, number: int, id: str, caller: Caller) -> None:
        """It was no failure; and those before it, from the same place, do not count any more."""
        before = (_failed.account == id) & (_failed.client == caller.client)

        def write(connection: Connection) -> None:
            connection.execute(delete(s.login_failures).where(_failed.number == number))
            connection.execute(update(s.login_failures).where(before).values(counts=0))

        self._log.writes(write)

    def remember(self, connection: Connection, id: str, client: Client) -> str:
        """The account is known to be come into from here; the token of the device, a new one where it had none."""
        here = by_device(client.device)
        known = bool(client.device) and connection.scalar(select(func.count()).where(_known.client == here))
        token = client.device if known else secrets.token_urlsafe(24)
        now = int(self._now())
        for one in (by_device(token), *((by_address(client.address),) if client.address else ())):
            connection.execute(delete(s.known_clients).where((_known.account == id) & (_known.client == one)))
            connection.execute(insert(s.known_clients), {"account": id, "client": one, "at": now})
        return token

    @staticmethod
    def forget(connection: Connection, id: str) -> None:
        """A reset: nothing counts against the account any more, and nobody is known to it."""
        connection.execute(update(s.login_failures).where(_failed.account == id).values(counts=0))
        connection.execute(delete(s.known_clients).where(_known.account == id))

    def sweep(self, connection: Connection) -> None:
        now = int(self._now())
        connection.execute(delete(s.login_failures).where(_failed.at < now - _DAY))
        connection.execute(delete(s.known_clients).where(_known.at < now - KNOWN_FOR))
