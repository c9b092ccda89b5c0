"""Recalling what happened: the acts of a log one by one with the table before and after, or those of one coup.

A snapshot saves reading from the first entry, and is believed as far as the chain goes on from it. Start at `moments`
and `recall_coup`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.floor.standing import FoldedEvent, Standing
from croupier.ledger import Breach
from croupier.store.entry import LoggedAct
from croupier.store.log import Log, LogError
from croupier.table import Command, Event, Table
from croupier.table.codec import decode_command
from croupier.table.records import CoupCleared, ResultRecorded


class RecalledAct(msgspec.Struct, frozen=True):
    """One command and what it did. `coup` is counted through the whole log, from 1; `shoe` is the shoe's number.

    A shoe's number stays until its cards are shuffled anew or others come: what ends or reveals it still belongs to it.
    """

    act: LoggedAct
    command: Command
    folded: tuple[FoldedEvent[Table], ...]
    before: Table
    after: Table
    coup: int
    shoe: int

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(one.event for one in self.folded)


def moments(log: Log, table: str, *, coup: int = 1, shoe: int = 1) -> Iterator[RecalledAct]:
    """Every act from the beginning, or at least from before this coup or shoe; a Breach where the log is broken."""
    standing = standing_before(log, table, coup, shoe)
    for act in log.acts(table, standing.head.sequence):
        before, coups = standing.table, standing.coups
        folded = standing.follow(act)
        after = standing.table
        yield RecalledAct(
            act=act,
            command=_command(act),
            folded=folded,
            before=before,
            after=after,
            coup=coups + 1,
            shoe=max(1, after.shoe.number),
        )


def standing_before(log: Log, table: str, coup: int, shoe: int) -> Standing:
    """The nearest snapshot from before this coup or shoe, or the beginning."""
    if coup <= 1 and shoe <= 1:
        return Standing(table)
    # one that has all coups before this one may be from its midst: the coup before must still be to come
    snapshot = log.snapshot(table, coup=coup - 1) if coup > 1 else log.snapshot(table, shoe=shoe)
    while snapshot is not None:
        standing = Standing.of(snapshot)
        # a snapshot counts shoes that ended; one that was left lying has a number too
        if standing is not None and (coup > 1 or standing.table.shoe.number < shoe):
            return standing
        snapshot = log.snapshot(table, upto=snapshot.sequence - 1)
    return Standing(table)


def _command(act: LoggedAct) -> Command:
    try:
        return decode_command(act.body)
    except msgspec.DecodeError as error:  # what fails validation is one too
        where = f"the command {act.command} behind entry {act.entries[0].sequence} of table {act.table}"
        raise Breach(f"{where} is not one that this Croupier knows: {error}") from None


def recall_coup(log: Log, table: str, coup: int) -> tuple[RecalledAct, ...]:
    """Everything from the end of the coup before to the end of this one; of a coup not complete yet, so far.

    Not while a secret wager is hidden: what is recalled or exported goes to people who may not know of it yet.
    """
    found: list[RecalledAct] = []
    for moment in moments(log, table, coup=coup):
        if moment.coup > coup:
            break
        if moment.coup == coup:
            found.append(moment)
    if not found:
        raise LogError(f"table {table} has no coup {coup}{_extent(log, table)}")
    contest = found[-1].after.contest_now
    if contest is not None and contest.secrets:
        raise LogError(f"coup {coup} of table {table} has secret wagers: it can be told once they are revealed")
    return tuple(found)


def coup_in_shoe(log: Log, table: str, shoe: int, coup: int) -> int:
    """The number through the whole log of a coup counted within its shoe; the last may be in progress."""
    last: RecalledAct | None = None
    for moment in moments(log, table, shoe=shoe):
        if moment.shoe > shoe:
            break
        if moment.shoe == shoe:
            last = moment
            if moment.before.shoe.coups == coup - 1 and _completes(moment):
                return moment.coup
    if last is None:
        raise LogError(f"table {table} has no shoe {shoe}{_shoes(log, table)}")
    if last.after.shoe.coups == coup - 1 and last.after.coup.number == coup and not _completes(last):
        return last.coup
    raise LogError(f"table {table} has no coup {coup} in shoe {shoe}: it has {last.after.shoe.coups}")


def _completes(moment: RecalledAct) -> bool:
    return any(isinstance(event, CoupCleared | ResultRecorded) for event in moment.events)


def _extent(log: Log, table: str) -> str:
    return _missing(log, table) or f": it has {standing_now(log, table).coups}"


def _shoes(log: Log, table: str) -> str:
    return _missing(log, table) or f": it has {standing_now(log, table).table.shoe.number}"


def _missing(log: Log, table: str) -> str:
    if log.head(table).sequence:
        return ""
    return f": there is no table {table} in this log; it has {', '.join(log.tables()) or 'none'}"


def standing_now(log: Log, table: str) -> Standing:
    """What the whole log makes, by way of its newest snapshot; a Breach where the log is broken."""
    snapshot = log.snapshot(table)
    standing = Standing.begun(table, snapshot)
    for act in log.acts(table, standing.head.sequence):
        standing.follow(act)
    return standing
