"""What a table's log has for its tournament: who was eliminated in a session there, and how it ended.

It reads and decides nothing; what becomes of it is in tournament/carrying.py. Start at `told_by`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.floor.recall import moments
from croupier.floor.standing import FoldedEvent
from croupier.store.log import Log
from croupier.table import Table
from croupier.table.records import ContestEnded
from croupier.tournament.carrying import FromTable, carried, further_label
from croupier.tournament.state import OrderedPlayOff


def told_by(log: Log, table: str, tournament: str, session: int) -> list[FromTable]:
    """Everything that a table's log has for a session, in its order."""
    told = (carried(one.event, one.before, one.after.version) for one in _folded(log, table))
    return [one for one in told if one is not None and (one.tournament, one.session) == (tournament, session)]


def contest_end(log: Log, table: str, tournament: str, label: str) -> ContestEnded | None:
    """The end of a contest that has this name among the tournament's own, be it a session or further coups."""
    for one in _folded(log, table):
        contest = one.before.contest_now
        if contest is None or not isinstance(one.event, ContestEnded):
            continue
        if (contest.tournament, contest.session) == (tournament, label):
            return one.event
    return None


def further_end(log: Log, table: str, tournament: str, play_off: OrderedPlayOff) -> FromTable | None:
    """The end of further coups at a table; one that was broken off tells nothing."""
    label = further_label(play_off.session, play_off.turn)
    for one in _folded(log, table):
        contest, event = one.before.contest_now, one.event
        if contest is None or not isinstance(event, ContestEnded) or event.why == "cancelled":
            continue
        if (contest.tournament, contest.session) == (tournament, label):
            return FromTable(tournament, table, play_off.session, event.coups, one.after.version, event)
    return None


def _folded(log: Log, table: str) -> Iterator[FoldedEvent[Table]]:
    if not log.head(table).sequence:
        return
    for moment in moments(log, table):
        yield from moment.folded
