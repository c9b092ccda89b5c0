"""Penalties, phones, disqualification and retirement: what may happen.

Each has the consequence that the terms state. Start at `penalise`.
"""

from __future__ import annotations

from msgspec import UnsetType

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.money import LARGEST_AMOUNT
from croupier.table import PATRON
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.conduct.consequences import following
from croupier.tournament.conduct.records import (
    Disqualify,
    EntrantDisqualified,
    EntrantRetired,
    Penalise,
    PenaltyGiven,
    PhoneRecorded,
    RecordPhone,
    Retire,
)
from croupier.tournament.entries.judge import found
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules, too_low
from croupier.tournament.state import Entrant, EntrantStatus, Tournament
from croupier.tournament.terms.schema import ConductTerms

IN = (EntrantStatus.WAITING, EntrantStatus.SEATED, EntrantStatus.QUALIFIED)


def _terms(tournament: Tournament) -> ConductTerms:
    terms = tournament.terms
    assert terms is not None
    return terms.conduct


@act(Penalise, Whose.DIRECTOR, published)
def penalise(tournament: Tournament, command: Penalise, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.conduct.penalties.clauses
    entrant = found(tournament, command.entrant, *IN, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    rows = {row.id: row for row in _terms(tournament).penalty}
    row = rows.get(command.penalty)
    if row is None:
        facts: RefusalFacts = {"what": "penalty", "id": command.penalty, "known": tuple(rows)}
        return Refusal(Reason.NOT_IN_THE_TERMS, clauses, facts)
    answer = following(row.penalty, clauses, "penalty", rules)
    if isinstance(answer, Refusal):
        return answer
    under, consequence, chips = answer
    return (PenaltyGiven(made(command), under, entrant.id, row.id, consequence, chips),)


@act(RecordPhone, Whose.DIRECTOR, published)
def record_phone(tournament: Tournament, command: RecordPhone, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.conduct.phone.clauses
    entrant = found(tournament, command.entrant, EntrantStatus.SEATED, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    answer = following(_terms(tournament).phone, clauses, "phone", rules)
    if isinstance(answer, Refusal):
        return answer
    under, consequence, chips = answer
    return (PhoneRecorded(made(command), under, entrant.id, consequence, chips),)


@act(Disqualify, Whose.DIRECTOR, published)
def disqualify(tournament: Tournament, command: Disqualify, rules: TournamentRules) -> Decided:
    """In the circumstances of the terms, or as from any game, before places are found; what is paid stays."""
    conduct, terms = rules.chapter.conduct, _terms(tournament)
    refusal = _ranked(tournament, conduct.disqualification.clauses) or too_long("reason", command.reason, least=1)
    entrant = found(
        tournament, command.entrant, *IN, EntrantStatus.ELIMINATED, clauses=conduct.disqualification.clauses
    )
    if isinstance(entrant, Refusal):
        return entrant
    if refusal is not None:
        return refusal
    grounds = conduct.disqualification.clauses if terms.disqualification else _excluded(rules)
    if not grounds:
        return Refusal(Reason.NOT_IN_THE_TERMS, conduct.disqualification.clauses, {"what": "disqualification"})
    told = terms.disqualified_chips
    chips, stated = ("removed", ()) if isinstance(told, UnsetType) else (told, conduct.disqualified_chips.clauses)
    return (EntrantDisqualified(made(command), together(grounds, stated), entrant.id, command.reason, chips),)


def _excluded(rules: TournamentRules) -> Clauses:
    """By which someone is excluded from any game of this book: it holds in a tournament too, silent terms or not."""
    power = rules.book.conduct.power_to("exclude-from-game")
    return () if power is None else power.clauses


def _ranked(tournament: Tournament, clauses: Clauses) -> Refusal | None:
    if not tournament.ranking:
        return None
    return Refusal(Reason.ALREADY_DONE, clauses, {"what": "final-ranked", "who": ""})


@act(Retire, Whose.ENTRANT, published)
def retire(tournament: Tournament, command: Retire, rules: TournamentRules) -> Decided:
    """Someone who takes part and will not go on.

    Where chips still count, how many they are is not for their owner to say.
    """
    clauses, terms = rules.chapter.conduct.retirement.clauses, _terms(tournament)
    refusal = _ranked(tournament, clauses)
    entrant = found(tournament, command.entrant, *IN, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    if refusal is not None:
        return refusal
    if not 0 <= command.chips <= LARGEST_AMOUNT:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, clauses, {"what": "chips", "amount": command.chips})
    disposition = "chips-removed" if isinstance(terms.retirement, UnsetType) else terms.retirement
    if command.actor.rank == PATRON and disposition == "placed-by-chips" and _plays(entrant):
        return too_low(PATRON, rules.book.authority.dealer, rules)
    chips = command.chips if _plays(entrant) else entrant.chips
    return (EntrantRetired(made(command), clauses, entrant.id, disposition, chips),)


def _plays(entrant: Entrant) -> bool:
    return entrant.seat is not None
