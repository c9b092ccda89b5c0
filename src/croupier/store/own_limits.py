"""The limits that players set for themselves, in the database; it knows amounts and times, and no wager.

A limit is lowered at once. Raised or taken away it is a day later, counted from when that was asked for: whoever asks
for more meanwhile waits a day from then. Start at `changed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, delete, select

from croupier.store import schema as s
from croupier.store.sound import sound_id
from croupier.store.sql import SqlLog

STAKE: Final = "stake"  # cents that lie on all tables together
LOSS: Final = "loss"  # cents lost within a day
TIME: Final = "time"  # minutes at the tables within a day
REMINDER: Final = "reminder"  # minutes between two reminders; this one is no limit, and waits for nothing
LIMITS: Final = (STAKE, LOSS, TIME)
A_DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
_GIVEN_UP: Final = 10 * 60 * 1000  # milliseconds after which a wager that was allowed is not written any more

_l, _o = s.own_limits.c, s.own_stakes.c
# asked before every wager: building it anew takes longer than the answer
_of_account: Final = select(_l.kind, _l.amount, _l.later, _l.due).where(_l.account == bindparam("account"))


class OwnLimit(msgspec.Struct, frozen=True):
    """What holds, and what it becomes when it is `due`; an amount that is nothing is no limit."""

    amount: int | None = None
    later: int | None = None
    due: int | None = None

    def at(self, now: int) -> OwnLimit:
        """As it stands at a time: what was due has come."""
        return OwnLimit(self.later) if self.due is not None and self.due <= now else self


OwnLimitsSet: TypeAlias = dict[str, OwnLimit]  # by kind


def changed(before: OwnLimit, wanted: int | None, now: int) -> OwnLimit:
    """Lower at once, higher or none a day later."""
    holds = before.at(now)
    if holds.amount is None or (wanted is not None and wanted <= holds.amount):
        return OwnLimit(wanted)
    asked_less = holds.due is not None and _most(wanted) <= _most(holds.later)
    return OwnLimit(holds.amount, wanted, holds.due if asked_less else now + A_DAY)


def _most(amount: int | None) -> float:
    return float("inf") if amount is None else amount


def own_limits(connection: Connection, account: str, now: int) -> dict[str, OwnLimit]:
    """By kind, those that there are."""
    return {kind: one.at(now) for kind, one in limits_set(connection, account).items()}


def limits_set(connection: Connection, account: str) -> OwnLimitsSet:
    """The same as they were set, whatever has become of them since."""
    return {kind: OwnLimit(*rest) for kind, *rest in connection.execute(_of_account, {"account": account})}


def set_own(log: SqlLog, account: str, wanted: Mapping[str, int | None], now: int) -> None:
    """All that are named, in one transaction."""
    sound_id(account)

    def write(connection: Connection) -> None:
        log.alone(connection)
        standing = own_limits(connection, account, now)
        for kind, amount in wanted.items():
            before = standing.get(kind, OwnLimit())
            after = OwnLimit(amount) if kind == REMINDER else changed(before, amount, now)
            row = {"account": account, "kind": kind, "amount": after.amount, "later": after.later, "due": after.due}
            log.put(connection, s.own_limits, row)

    log.writes(write)


def stakes_on_the_way(connection: Connection, account: str, now: int) -> list[tuple[str, str, int]]:
    """Table, command and stake of what was allowed and may not be in the log yet."""
    connection.execute(delete(s.own_stakes).where(_o.at < now - _GIVEN_UP))
    found = connection.execute(select(_o.table_id, _o.command, _o.stake).where(_o.account == account))
    return [(table, command, stake) for table, command, stake in found]


def allow_stake(
    log: SqlLog, connection: Connection, account: str, *, table: str, command: str, stake: int, at: int
) -> None:
    row = {"account": account, "table_id": table, "command": command, "stake": stake, "at": at}
    log.put(connection, s.own_stakes, row)


def is_written(log: SqlLog, account: str, table: str, command: str) -> None:
    """Or never will be: whatever became of it, it is on its way no longer."""
    here = (_o.account == account) & (_o.table_id == table) & (_o.command == command)
    log.writes(lambda connection: connection.execute(delete(s.own_stakes).where(here)))
