"""Whether a wager goes beyond what its player holds themselves to: stake, loss and time, at all tables together.

A room asks before it has anything written by which a patron has more on the layout than before, whoever gave the
command and through whichever worker. What lies on other tables is read from the log itself, and what was allowed and is
not written yet counts as well: two wagers at the same moment do not both pass. Chips of a tournament are no money.
Start at `OwnLimits.allow`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection

from croupier.floor.floor import JudgedCommand
from croupier.floor.standing import Standing
from croupier.inspection.own import OwnRecords, TableRecord, time_within
from croupier.ledger import Breach, Place
from croupier.money import Cents
from croupier.store.log import LogError
from croupier.store.own_limits import (
    A_DAY,
    LIMITS,
    LOSS,
    STAKE,
    TIME,
    OwnLimit,
    OwnLimitsSet,
    allow_stake,
    is_written,
    limits_set,
    own_limits,
    set_own,
    stakes_on_the_way,
)
from croupier.store.sql import SqlLog
from croupier.table import Instant, Table

_MINUTE = 60_000


class BeyondOwnLimit(Exception):
    """A wager that its player asked not to be let place; the facts are those of `error-own-limit`."""

    def __init__(self, patron: str, limit: str, amount: int = 0, so_far: int = 0, stake: Cents = 0) -> None:
        super().__init__(limit)
        self.patron = patron
        self.facts: dict[str, Any] = {"limit": limit, "amount": amount, "so_far": so_far, "stake": stake}

    def told_to(self, person: str) -> dict[str, Any]:
        """Whoever else gave the command hears that there is a limit, and neither which nor how much."""
        return self.facts if person == self.patron else BeyondOwnLimit(self.patron, "another").facts


def on_the_layout(table: Table, patron: str) -> Cents:
    """Of money: tokens are the house's, and in a contest there are only its chips."""
    return 0 if table.contest_now is not None else table.ledger.balance(Place.LAYOUT, patron)


def placed_by(asked: JudgedCommand) -> dict[str, Cents]:
    """Who has more on the layout after a command than before it, and how much lies there for them then."""
    before, after = asked.folded[0].before, asked.folded[-1].after
    if not isinstance(before, Table) or not isinstance(after, Table) or before.ledger is after.ledger:
        return {}
    lies = {patron: on_the_layout(after, patron) for patron in after.patrons}
    return {patron: stake for patron, stake in lies.items() if stake > on_the_layout(before, patron)}


class OwnLimits:
    """Any thread may ask."""

    def __init__(self, log: SqlLog, own: OwnRecords, clock: Callable[[], Instant]) -> None:
        self._log, self._own, self._clock = log, own, clock
        self._standings: dict[str, Standing] = {}  # apart from the floor's, which only its rooms read on
        self._lock = threading.Lock()
        self._known: dict[str, OwnLimitsSet] = {}  # of whoever wagered; where other workers change them, of nobody
        self._changes = 0

    def of(self, patron: str) -> dict[str, OwnLimit]:
        now = self._clock()
        return {kind: one.at(now) for kind, one in self._set_by(patron).items()}

    def _set_by(self, patron: str) -> OwnLimitsSet:
        known, changes = self._known.get(patron), self._changes
        if known is not None:
            return known
        found = self._log.reads(lambda connection: limits_set(connection, patron))
        with self._lock:
            if not self._log.has_other_workers and changes == self._changes:
                self._known[patron] = found
        return found

    def change(self, patron: str, wanted: dict[str, int | None]) -> None:
        self.look_anew()  # what was read before this is not kept
        set_own(self._log, patron, wanted, self._clock())
        self.look_anew()

    def look_anew(self) -> None:
        """Somebody may hold themselves to something else than was read."""
        with self._lock:
            self._changes += 1
            self._known.clear()

    def hold_any(self, patrons: Iterable[str]) -> bool:
        """Whether one of them holds themselves to anything that a wager could go beyond: mostly nobody does."""
        return any(one.amount is not None for who in patrons for kind, one in self.of(who).items() if kind in LIMITS)

    def allow(self, asked: JudgedCommand) -> list[str]:
        """Whose wagers were allowed and are to be told of with `done`; a BeyondOwnLimit where one is not."""
        allowed: list[str] = []
        try:
            for patron, lies in sorted(placed_by(asked).items()):
                if self.hold_any((patron,)):
                    self._own.of(patron)  # a first time takes longer, and is not for within a transaction
                    self._allow(patron, asked, lies)
                    allowed.append(patron)
        except BaseException:
            self.done(asked, allowed)
            raise
        return allowed

    def done(self, asked: JudgedCommand, patrons: list[str]) -> None:
        for patron in patrons:
            is_written(self._log, patron, asked.append.table, asked.append.command)

    def _allow(self, patron: str, asked: JudgedCommand, lies: Cents) -> None:
        table, command = asked.append.table, asked.append.command
        before = on_the_layout(asked.folded[0].before, patron)

        def write(connection: Connection) -> None:
            self._log.alone(connection)
            now = self._clock()
            limits = own_limits(connection, patron, now)
            coming = stakes_on_the_way(connection, patron, now)
            # first what lies there, then what was lost: what is settled in between counts twice and never not at all
            elsewhere = sum(self._lies(record, patron) for record in self._own.of(patron) if record.table != table)
            waits = sum(stake for at, id, stake in coming if id != command and self._log.act(at, id) is None)
            records = self._own.of(patron)
            _judge(patron, limits, records, lies + elsewhere + waits, now)
            allow_stake(self._log, connection, patron, table=table, command=command, stake=lies - before, at=now)

        self._log.writes(write)

    def _lies(self, record: TableRecord, patron: str) -> Cents:
        if not record.sittings:
            return 0
        with self._lock:
            standing = self._standings.get(record.table)
            if standing is None:
                standing = Standing.begun(record.table, self._log.snapshot(record.table))
                self._standings[record.table] = standing
            try:
                standing.catch_up(self._log)
            except Breach as breach:
                raise LogError(f"table {record.table} cannot be read: {breach}") from None
            return on_the_layout(standing.table, patron)


def _judge(patron: str, limits: dict[str, OwnLimit], records: list[TableRecord], lies: Cents, now: Instant) -> None:
    holds = {kind: one.amount for kind, one in limits.items() if one.amount is not None}
    stake, loss, time = holds.get(STAKE), holds.get(LOSS), holds.get(TIME)
    lost, spent = lost_within_a_day(records, now), minutes_within_a_day(records, now)
    if time is not None and spent >= time:
        raise BeyondOwnLimit(patron, TIME, time, spent, lies)
    if stake is not None and lies > stake:
        raise BeyondOwnLimit(patron, STAKE, stake, 0, lies)
    if loss is not None and lost + lies > loss:
        raise BeyondOwnLimit(patron, LOSS, loss, max(0, lost), lies)


def lost_within_a_day(records: list[TableRecord], now: Instant) -> Cents:
    """Less what was won; below nothing for whoever won more."""
    return sum(record.lost_since(now - A_DAY) for record in records)


def minutes_within_a_day(records: list[TableRecord], now: Instant) -> int:
    spans = (one.span(now) for record in records for one in record.sittings)
    return time_within(spans, now - A_DAY, now) // _MINUTE
