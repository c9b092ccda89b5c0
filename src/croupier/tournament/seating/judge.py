"""Seats taken, missed and offered to a reserve: what may happen.

Start at `take_seat`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.table import Command
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.conduct.consequences import following
from croupier.tournament.entries.judge import found
from croupier.tournament.paying import entry_price, not_the_price
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.seating.apply import OUT_BY
from croupier.tournament.seating.records import (
    AbsenceRecorded,
    OfferSeat,
    RecordAbsence,
    SeatOffered,
    SeatTaken,
    TakeSeat,
)
from croupier.tournament.sessions.rounds import session_at
from croupier.tournament.state import Entrant, EntrantStatus, SessionStage, Tournament, TournamentSession
from croupier.tournament.terms.schema import TournamentTerms


@act(TakeSeat, Whose.ENTRANT, published)
def take_seat(tournament: Tournament, command: TakeSeat, rules: TournamentRules) -> Decided:
    """Where the ballot put them; late only with the consequence of it, where that leaves them their seat.

    Nobody plays who had to sign first.
    """
    seating, terms = rules.chapter.seating, tournament.terms
    assert terms is not None
    drawn = (SessionStage.DRAWN, SessionStage.RUNNING)
    session = session_at(tournament, command.session, rules, *drawn, ballot=seating.ballot.clauses)
    entrant = found(tournament, command.entrant, EntrantStatus.SEATED, clauses=seating.seat_fixed.clauses)
    if isinstance(session, Refusal):
        return session
    if isinstance(entrant, Refusal):
        return entrant
    seat = entrant.seat
    if seat is None or seat.session != session.number:
        facts: RefusalFacts = {"session": session.number, "known": (seat.session,) if seat else ()}
        return Refusal(Reason.UNKNOWN_SESSION, seating.seat_fixed.clauses, facts)
    if terms.entry.signature and not entrant.signed:
        clauses = rules.chapter.entry.signature.clauses
        return Refusal(Reason.NOT_SIGNED, clauses, {"entrants": (entrant.id,)})
    if seat.taken:
        return Refusal(Reason.ALREADY_DONE, seating.seat_fixed.clauses, {"what": "seat-taken", "who": entrant.id})
    taken = SeatTaken(made(command), seating.seat_fixed.clauses, entrant.id, session.number, seat.table, seat.seat)
    if command.at < session.starts or seat.late:
        return (taken,)
    late = _missed(entrant, session, command, terms, rules)
    if isinstance(late, Refusal):
        return late
    if late.consequence in OUT_BY:
        return Refusal(Reason.PERIOD_OVER, late.under, {"what": "seats", "until": session.starts})
    return (late, taken)


@act(RecordAbsence, Whose.DIRECTOR, published)
def record_absence(tournament: Tournament, command: RecordAbsence, rules: TournamentRules) -> Decided:
    """At the time the session was to start, or later: the seat is forfeited, or what the terms say follows."""
    seating, terms = rules.chapter.seating, tournament.terms
    assert terms is not None
    session = session_at(tournament, command.session, rules, SessionStage.DRAWN, SessionStage.RUNNING)
    entrant = found(tournament, command.entrant, EntrantStatus.SEATED, clauses=seating.late.clauses)
    if isinstance(session, Refusal):
        return session
    if isinstance(entrant, Refusal):
        return entrant
    seat = entrant.seat
    if seat is None or seat.session != session.number or seat.taken or seat.late:
        facts: RefusalFacts = {"what": "seat-taken", "who": entrant.id}
        return Refusal(Reason.ALREADY_DONE, seating.late.clauses, facts)
    if command.at < session.starts:
        return Refusal(Reason.STARTS_LATER, seating.late.clauses, {"starts": session.starts, "at": command.at})
    missed = _missed(entrant, session, command, terms, rules)
    return missed if isinstance(missed, Refusal) else (missed,)


def _missed(
    entrant: Entrant, session: TournamentSession, command: Command, terms: TournamentTerms, rules: TournamentRules
) -> AbsenceRecorded | Refusal:
    """What follows for someone who did not sit when the session was to start, by the book or by the terms."""
    late = rules.chapter.seating.late
    if late.policy == "forfeits":
        under, consequence, chips = late.clauses, "forfeits-entry", 0
    else:
        answer = following(terms.conduct.late, late.clauses, "late", rules)
        if isinstance(answer, Refusal):
            return answer
        under, consequence, chips = answer
    return AbsenceRecorded(
        made(command),
        under,
        entrant=entrant.id,
        session=session.number,
        consequence=consequence,
        chips=chips,
        forfeits=entrant.into_pool if consequence == "forfeits-entry" else 0,
    )


@act(OfferSeat, Whose.DIRECTOR, published)
def offer_seat(tournament: Tournament, command: OfferSeat, rules: TournamentRules) -> Decided:
    """Of someone's first session alone, before it has started, and for the fee."""
    seating, terms = rules.chapter.seating, tournament.terms
    rule = seating.reserves
    assert terms is not None
    if isinstance(rule, Silent) and not terms.entry.reserves:
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "reserves"})
    reserve = found(tournament, command.reserve, EntrantStatus.RESERVE, clauses=rule.clauses)
    gone = (
        EntrantStatus.SEATED,
        EntrantStatus.FORFEITED,
        EntrantStatus.WITHDRAWN,
    )  # a seat that was drawn, all the same
    absent = found(tournament, command.entrant, *gone, clauses=rule.clauses)
    if isinstance(reserve, Refusal):
        return reserve
    if isinstance(absent, Refusal):
        return absent
    session = next(
        (
            one
            for one in tournament.sessions.values()
            if one.stage is SessionStage.DRAWN and any(seat.entrant == absent.id for seat in one.seats)
        ),
        None,
    )
    if session is None:
        facts: RefusalFacts = {"entrant": absent.id, "status": absent.status.value}
        return Refusal(Reason.NOT_WITH_THIS_STATUS, rule.clauses, facts)
    if absent.scores or session.round > 1:
        return Refusal(Reason.ROUND_PASSED, rule.clauses, {"what": "reserves", "round": session.round, "until": 1})
    if absent.status is EntrantStatus.SEATED and absent.seat is not None and absent.seat.taken:
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "seat-taken", "who": absent.id})
    if absent.status is not EntrantStatus.FORFEITED and command.at < session.starts:
        return Refusal(Reason.STARTS_LATER, rule.clauses, {"starts": session.starts, "at": command.at})
    price = entry_price(terms)
    refusal = not_the_price(command.paid, price.total, together(rule.clauses, rules.chapter.money.fee.clauses))
    if refusal is None and terms.entry.signature and not reserve.signed:
        refusal = Refusal(Reason.NOT_SIGNED, rules.chapter.entry.signature.clauses, {"entrants": (reserve.id,)})
    if refusal is not None:
        return refusal
    seat = next(one for one in session.seats if one.entrant == absent.id)
    return (
        SeatOffered(
            made(command),
            together(rule.clauses, () if absent.status is EntrantStatus.WITHDRAWN else seating.late.clauses),
            reserve=reserve.id,
            entrant=absent.id,
            session=session.number,
            table=seat.table,
            seat=seat.seat,
            bank=terms.format.bank,
            paid=command.paid,
            tender=command.tender,
            into_pool=price.into_pool,
            commission=price.commission,
            for_chips=price.for_chips,
        ),
    )
