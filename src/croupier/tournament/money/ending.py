"""Refunds, cancellation and the end: what may happen.

Nothing is closed while money is held for somebody. Start at `cancel_tournament` and `close_tournament`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.ledger import Place
from croupier.rulebooks import procedure as pr
from croupier.table import Event
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.conduct.complaints import unfinished
from croupier.tournament.entries.judge import found, parts_of
from croupier.tournament.money.prizes import cashable
from croupier.tournament.money.records import (
    CancelTournament,
    CloseTournament,
    DueBack,
    RefundEntrant,
    RefundPaid,
    TournamentCancelled,
    TournamentClosed,
)
from croupier.tournament.paying import WHOLE, given_back
from croupier.tournament.rules import TournamentRules, acting
from croupier.tournament.sessions.rounds import STANDING
from croupier.tournament.state import Tournament

DIRECTOR_DECIDES = "director-decides"


@act(RefundEntrant, Whose.SUPERVISOR, when=TournamentPhase.UNTIL_CLOSED)
def refund(tournament: Tournament, command: RefundEntrant, rules: TournamentRules) -> Decided:
    """Money that is due back is handed over; or the director gives some back, where the terms say that they may."""
    rule = rules.chapter.money.refunds
    entrant = found(tournament, command.entrant, clauses=rule.clauses)
    if isinstance(entrant, Refusal):
        return entrant
    due = entrant.refund_due
    if command.circumstance:
        return _given(tournament, command, rules)
    if not 0 < command.amount <= due:
        if due == 0 and rule.policy == "none-but-cancelled":
            return Refusal(Reason.NOT_REFUNDABLE, rule.clauses, {"entrant": entrant.id})
        facts: RefusalFacts = {"entrant": entrant.id, "amount": command.amount, "due": due}
        return Refusal(Reason.NOT_DUE, rule.clauses, facts)
    return (RefundPaid(made(command), rule.clauses, entrant.id, command.amount, command.channel),)


def _given(tournament: Tournament, command: RefundEntrant, rules: TournamentRules) -> Decided:
    """A refund in a circumstance of the terms that somebody has to judge."""
    rule, terms = rules.chapter.money.refunds, tournament.terms
    if rule.policy == "none-but-cancelled":
        return Refusal(Reason.NOT_REFUNDABLE, rule.clauses, {"entrant": command.entrant})
    rows = () if terms is None else terms.conduct.refund
    if (
        terms is None
        or command.circumstance != DIRECTOR_DECIDES
        or not any(row.circumstance == DIRECTOR_DECIDES for row in rows)
    ):
        facts: RefusalFacts = {"what": "refund", "id": command.circumstance, "known": (DIRECTOR_DECIDES,)}
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, facts)
    if not acting(tournament, command.actor.id):
        facts = {"actor": command.actor.id, "director": tournament.director}
        return Refusal(Reason.NOT_THE_DIRECTOR, rule.clauses, facts)
    if tournament.prizes_awarded:
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "prizes-awarded", "who": ""})
    entrant = tournament.entrants[command.entrant]
    parts = parts_of(terms, DIRECTOR_DECIDES, 0)
    back = given_back(entrant, parts)
    # the share of the terms is one of all that was paid: what is left of it is not divided again and again
    left = entrant.paid * parts // WHOLE - entrant.refund_due - entrant.refunded
    due = back.total if back.total <= left else 0
    if command.amount != due or due == 0:
        facts = {"entrant": entrant.id, "amount": command.amount, "due": due}
        return Refusal(Reason.NOT_DUE, rule.clauses, facts)
    owed = DueBack(made(command), rule.clauses, entrant.id, back.total, command.circumstance, *back)
    return (owed, RefundPaid(made(command), rule.clauses, entrant.id, back.total, command.channel))


def _cancels(rules: TournamentRules) -> pr.Power:
    return pr.Power(rules.appoints.rank, rules.chapter.money.refunds.cancelled_clauses)


@act(CancelTournament, Whose.OPERATOR, power=_cancels)
def cancel_tournament(tournament: Tournament, command: CancelTournament, rules: TournamentRules) -> Decided:
    """Everything that was paid is due back, or so much of it as the terms say."""
    rule = rules.chapter.money.refunds
    refusal = too_long("reason", command.reason, least=1)
    if refusal is not None:
        return refusal
    if tournament.prizes_awarded:
        return Refusal(Reason.ALREADY_DONE, rule.cancelled_clauses, {"what": "prizes-awarded", "who": ""})
    events: list[Event] = [TournamentCancelled(made(command), rule.cancelled_clauses, command.reason)]
    parts, circumstance = _parts(tournament, rules)
    for entrant in tournament.entrants.values():
        back = given_back(entrant, parts)
        if back.total:
            events.append(DueBack(made(command), rule.cancelled_clauses, entrant.id, back.total, circumstance, *back))
    return tuple(events)


def _parts(tournament: Tournament, rules: TournamentRules) -> tuple[int, str]:
    """All of it, unless the terms say otherwise where the book leaves it to them."""
    terms = tournament.terms
    circumstance = "cancelled" if tournament.has_started else "never-started"
    if rules.chapter.money.refunds.policy == "none-but-cancelled" or terms is None:
        return WHOLE, "cancelled"
    always = parts_of(terms, "cancelled", WHOLE)
    return parts_of(terms, circumstance, always), circumstance


@act(CloseTournament, Whose.SUPERVISOR, when=TournamentPhase.UNTIL_CLOSED)
def close_tournament(tournament: Tournament, command: CloseTournament, rules: TournamentRules) -> Decided:
    what, clauses = still_open(tournament, rules)
    if what:
        return Refusal(Reason.STILL_OPEN, clauses, {"what": what})
    money, ledger, everyone = rules.chapter.money, tournament.ledger, tuple(tournament.entrants.values())
    held = tournament.unawarded
    kept = ledger.balance(Place.POOL) - held
    divided = together(money.pool.clauses, money.whole_pool.clauses)
    under = money.refunds.cancelled_clauses if tournament.cancelled else divided
    return (
        TournamentClosed(
            made(command),
            under,
            fees=sum(one.paid for one in everyone),
            added=-ledger.balance(Place.HOUSE_ADDED),
            prizes=sum(one.prize for one in everyone),
            commission=ledger.balance(Place.TOURNAMENT_COMMISSION) + kept,
            kept=kept,
            refunds=sum(one.refunded for one in everyone),
            cashed=sum(one.cashed for one in everyone),
            held=held,
        ),
    )


def still_open(tournament: Tournament, rules: TournamentRules) -> tuple[tuple[str, ...], Clauses]:
    """What is to be done before the end, and the clauses that want it."""
    money, everyone = rules.chapter.money, tuple(tournament.entrants.values())
    complaints, complaint_clauses = unfinished(tournament, rules)
    playing = any(one.stage in STANDING for one in tournament.sessions.values())
    rows: tuple[tuple[str, bool, Clauses], ...] = (
        ("sessions", playing and not tournament.cancelled, rules.chapter.progression.rounds.clauses),
        ("awarding", not tournament.prizes_awarded and not tournament.cancelled, money.shares.clauses),
        (
            "prizes",
            any(tournament.ledger.balance(Place.PRIZE_DUE, one.id) or one.thing for one in everyone),
            together(money.shares.clauses, money.whole_pool.clauses),
        ),
        ("refunds", any(one.refund_due for one in everyone), money.refunds.cancelled_clauses),
        ("chips", bool(_to_cash(tournament, rules)), rules.chapter.chips.cashed_clauses),
        ("complaints", bool(complaints), complaint_clauses),
    )
    left = [row for row in rows if row[1]]
    return tuple(row[0] for row in left), together(*(row[2] for row in left))


def _to_cash(tournament: Tournament, rules: TournamentRules) -> tuple[str, ...]:
    """Whoever has chips that the terms turn into cash."""
    terms = tournament.terms
    if terms is None or terms.format.disposition != "cash" or not rules.chapter.chips.cashed or tournament.cancelled:
        return ()
    return tuple(one for one in tournament.entrants if cashable(tournament, one, terms))
