"""What people do not say of a session that is played at a table of this floor: the table knows it, and tells it.

The core takes facts of a table from staff, since a tournament may be played anywhere. Where both logs are here, a
count, an elimination or the chips of somebody who retires that are not the table's own would be found by a verification
when the prizes are paid: they are not taken. Start at `not_by_hand`.
"""

from __future__ import annotations

from collections.abc import Callable

from croupier.clauses import Reason, Refusal
from croupier.ledger import Place
from croupier.service.errors import ErrorCode
from croupier.service.room import Room
from croupier.service.tournament_due import chips_fact, id_of
from croupier.service.troubles import english
from croupier.service.wire import Reply, not_done, refused
from croupier.store.log import Log
from croupier.table import Command
from croupier.table.contest.standing import counts
from croupier.table.contest.state import Contest
from croupier.tournament import records as r
from croupier.tournament.state import HeldSeat, Reversible, Tournament

At = Callable[[str], Room | None]


def not_by_hand(tournament: Tournament, command: Command, id: str, at: At) -> Reply | None:
    """Why a command is not taken from a person, if it is not."""
    match command:
        case r.RecordCount():
            return _told_by(tournament, command.table, command.session, id, at)
        case r.RecordElimination():
            seat = _seat(tournament, command.entrant)
            return None if seat is None else _told_by(tournament, seat.table, seat.session, id, at)
        case r.Retire():
            return _retires(tournament, command, id, at)
        case _:
            return None


def _seat(tournament: Tournament, entrant: str) -> HeldSeat | None:
    known = tournament.entrants.get(entrant)
    return known.seat if known else None


def _told_by(tournament: Tournament, table: str, session: int, id: str, at: At) -> Reply | None:
    if contest_at(tournament, table, session, at) is None:
        return None
    return not_done(id, ErrorCode.TABLE_TELLS, english(ErrorCode.TABLE_TELLS, table=table), table=table)


def contest_at(tournament: Tournament, table: str, session: int, at: At) -> tuple[Room, Contest] | None:
    """A session as a table of this floor plays it; nothing where it is played elsewhere, or the table is halted."""
    room = at(table)
    contest = None if room is None or room.trouble is not None else room.table.contest_now
    if room is None or contest is None or (contest.tournament, contest.session) != (tournament.id, str(session)):
        return None
    return room, contest


def _retires(tournament: Tournament, command: r.Retire, id: str, at: At) -> Reply | None:
    """Who is placed by chips has those of the table, and none that are still in play."""
    terms, seat = tournament.terms, _seat(tournament, command.entrant)
    if terms is None or terms.conduct.retirement != "placed-by-chips" or seat is None:
        return None
    found = contest_at(tournament, seat.table, seat.session, at)
    if found is None:
        return None
    (room, contest), who = found, command.entrant
    lying = room.table.ledger.balance(Place.LAYOUT, who) or any(down.patron == who for down in contest.secrets)
    chips = dict(counts(room.table, contest)).get(who, seat.bank)
    if lying:
        refusal = Refusal(Reason.WAGERS_ON_THE_LAYOUT, (), {"wagers": 1, "patrons": (who,)})
    elif command.chips != chips:
        refusal = Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": "chips", "amount": command.chips})
    else:
        return None
    return Reply("answer", id, refused=refused(refusal))


# --- undoing -------------------------------------------------------------------------------------


def rests_at_a_table(tournament: Tournament, act: str, log: Log, at: At) -> Reversible | None:
    """The act, where a table has gone on from it: chips were moved there, or a seat was given up."""
    one = next((held for held in tournament.reversible if held.command == act), None)
    if one is None:
        return None
    carried = id_of(tournament.id, chips_fact(act))
    if any(log.act(table, carried) is not None for table in tournament.tables):
        return one
    seat = one.before.seat if one.before else None
    found = contest_at(tournament, seat.table, seat.session, at) if seat else None
    left = found[1].entrants.get(one.entrant) if found else None
    leaves = one.before is not None and one.before.is_in and not one.after.is_in
    return one if leaves and left is not None and left.out else None
