"""Undoing one's own mistake: what may happen. What was done stays on record, and so does that it was undone.

Start at `undo`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.table.acts import made, name_of
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.conduct.records import ActUndone, UndoAct
from croupier.tournament.money.records import DueBack
from croupier.tournament.rules import TournamentRules
from croupier.tournament.state import Reversible, Tournament


@act(UndoAct, Whose.STAFF, when=TournamentPhase.UNTIL_CLOSED)
def undo(tournament: Tournament, command: UndoAct, rules: TournamentRules) -> Decided:
    """By whoever did it, while the entrant is as it left them and no session rests on it."""
    clauses = rules.chapter.conduct.conducted.clauses
    one = next((held for held in tournament.reversible if held.command == command.act), None)
    if one is None:
        return Refusal(Reason.UNKNOWN_ACT, clauses, {"act": command.act})
    if one.by != command.actor.id:
        return Refusal(Reason.NOT_THEIR_ACT, clauses, {"act": command.act, "by": one.by, "actor": command.actor.id})
    refusal = too_long("why", command.why)
    if refusal is not None:
        return refusal
    if _rests(tournament, one):
        facts: RefusalFacts = {"act": command.act, "entrant": one.entrant}
        return Refusal(Reason.RESTS_ON_IT, clauses, facts)
    return (
        ActUndone(
            made(command),
            clauses,
            act=one.command,
            name=one.act,
            entrant=one.entrant,
            before=one.before,
            moved=one.moved,
            why=command.why,
        ),
    )


def _rests(tournament: Tournament, one: Reversible) -> bool:
    """Something came of it: the entrant is otherwise now, another has their seat or place, or the table is counted."""
    if tournament.entrants.get(one.entrant) != one.after:
        return True
    if tournament.cancelled and one.act == name_of(DueBack):
        return True  # due to everyone by the cancellation: it is nobody's mistake
    terms = tournament.terms
    returns = one.before is not None and one.before.is_in and not one.after.is_in
    if returns and terms is not None and terms.details.most and len(tournament.accepted) >= terms.details.most:
        return one.after.id not in {held.id for held in tournament.accepted}
    seat = one.before.seat if one.before else None
    if seat is None:
        return False
    session = tournament.sessions[seat.session]
    return seat.table in session.counted or one.entrant not in {held.entrant for held in session.seats}
