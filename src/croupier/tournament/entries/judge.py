"""Entries: what may happen.

Nobody enters before the terms are available and the regulator knows, where the book wants that. Start at `enter`.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.table import Command
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.entries.records import (
    AddReserve,
    CloseEntries,
    Enter,
    EntrantEntered,
    EntrantSubstituted,
    EntrantWithdrew,
    EntriesClosed,
    EntryRefused,
    LikenessPermitted,
    PermitLikeness,
    RefuseEntry,
    ReserveAdded,
    SignTerms,
    Substitute,
    TermsSigned,
    Withdraw,
)
from croupier.tournament.paying import WHOLE, entry_price, given_back, not_the_price
from croupier.tournament.preparing.terms import advised, published
from croupier.tournament.rules import TournamentRules, acting
from croupier.tournament.state import Entrant, EntrantStatus, SessionStage, Tournament
from croupier.tournament.terms.schema import RefundTerms, TournamentTerms

OUT = (
    EntrantStatus.REFUSED,
    EntrantStatus.WITHDRAWN,
    EntrantStatus.SUBSTITUTED,
    EntrantStatus.FORFEITED,
    EntrantStatus.DISQUALIFIED,
    EntrantStatus.RETIRED,
)


class Applicant(NamedTuple):
    """What the desk found out about whoever wants to take part."""

    id: str
    signed: bool
    staff: bool
    excluded: bool
    meets_criteria: bool


def _now(tournament: Tournament) -> TournamentTerms:
    """The terms that hold; every act here waits for them."""
    terms = tournament.terms
    assert terms is not None
    return terms


def next_number(tournament: Tournament) -> int:
    return max((one.number for one in tournament.entrants.values()), default=0) + 1


def players(tournament: Tournament) -> int:
    """How many places of the field are taken."""
    return len(tournament.accepted)


def _how_one_enters(rules: TournamentRules) -> Clauses:
    """By what the terms say of it, where the book wants them to."""
    item = rules.chapter.item("entry-method")
    return rules.chapter.conduct.conducted.clauses if item is None else item.clauses


@act(Enter, Whose.STAFF, published, advised, staffed=_how_one_enters)
def enter(tournament: Tournament, command: Enter, rules: TournamentRules) -> Decided:
    """Accepted by the desk: what was paid, and who someone is, is not for themselves to say."""
    terms, entry = _now(tournament), rules.chapter.entry
    who = _applicant(tournament, command.entrant, command)
    price = entry_price(terms)
    refusal = (
        _closed(tournament, command, rules)
        or unfit(tournament, who, rules)
        or _full(tournament, terms, rules)
        or not_the_price(command.paid, price.total, rules.chapter.money.fee.clauses)
    )
    if refusal is not None:
        return refusal
    under = together(
        rules.chapter.before.available.clauses,
        rules.chapter.before.advised.clauses,
        rules.chapter.money.fee.clauses if command.paid else (),
        rules.chapter.money.commission.clauses if price.commission else (),
        entry.staff.clauses if who.staff else (),
        entry.signature.clauses if command.signed and terms.entry.signature else (),
        entry.likeness.clauses if command.likeness else (),
    )
    return (
        EntrantEntered(
            made(command),
            under,
            entrant=command.entrant,
            number=next_number(tournament),
            paid=command.paid,
            tender=command.tender,
            into_pool=price.into_pool,
            commission=price.commission,
            for_chips=price.for_chips,
            signed=command.signed,
            likeness=command.likeness,
            staff=who.staff,
        ),
    )


def _applicant(tournament: Tournament, id: str, command: Enter | Substitute | AddReserve) -> Applicant:
    """Whoever was approved as staff is staff, whatever the desk keys."""
    staff = command.staff or id in tournament.staff
    return Applicant(id, command.signed, staff, command.excluded, command.meets_criteria)


def _closed(tournament: Tournament, command: Command, rules: TournamentRules) -> Refusal | None:
    terms = _now(tournament)
    closes = terms.details.starts if terms.entry.closes is UNSET else terms.entry.closes
    over = isinstance(closes, int) and closes > 0 and command.at >= closes and terms.format.kind != "sit-and-go"
    if not tournament.entries_closed and not over:
        return None
    at = closes if isinstance(closes, int) else 0
    return Refusal(Reason.ENTRIES_CLOSED, rules.chapter.entry.closing.clauses, {"at": at})


def _full(tournament: Tournament, terms: TournamentTerms, rules: TournamentRules) -> Refusal | None:
    most = terms.details.most
    if not most or players(tournament) < most:
        return None
    return Refusal(Reason.FIELD_FULL, rules.chapter.entry.numbers.clauses, {"most": most})


def unfit(tournament: Tournament, who: Applicant, rules: TournamentRules) -> Refusal | None:
    """Why someone may not take part at all, whatever they pay."""
    terms, entry = _now(tournament), rules.chapter.entry
    refusal = too_long("entrant", who.id, least=1)
    if refusal is not None:
        return refusal
    if who.excluded:
        return Refusal(Reason.NOT_ENTITLED, entry.entitled.clauses, {"entrant": who.id})
    if terms.entry.eligibility and not who.meets_criteria:
        facts: RefusalFacts = {"entrant": who.id, "criteria": terms.entry.eligibility}
        return Refusal(Reason.CRITERIA_NOT_MET, entry.criteria.clauses, facts)
    if acting(tournament, who.id):
        return Refusal(
            Reason.AGAINST_THE_RULES, rules.chapter.conduct.conducted.clauses, _what("director-plays", rules)
        )
    if who.staff and not _staff_may(tournament, who.id, rules):
        events: tuple[str, ...] = () if isinstance(entry.staff, Silent) else tuple(entry.staff.events)
        return Refusal(Reason.STAFF_NOT_APPROVED, entry.staff.clauses, {"person": who.id, "events": events})
    if _signs_first(rules) and terms.entry.signature and not who.signed:
        return Refusal(Reason.NOT_SIGNED, entry.signature.clauses, {"entrants": (who.id,)})
    before = tournament.entrants.get(who.id)
    if before is not None and not _may_come_again(before, terms, rules):
        return Refusal(Reason.ALREADY_ENTERED, entry.one_each.clauses, {"entrant": who.id})
    return None


def _staff_may(tournament: Tournament, person: str, rules: TournamentRules) -> bool:
    """Approved, and the terms that hold are still those of such an event."""
    rule = rules.chapter.entry.staff
    return not isinstance(rule, Silent) and _now(tournament).event in rule.events and person in tournament.staff


def _may_come_again(before: Entrant, terms: TournamentTerms, rules: TournamentRules) -> bool:
    """Whoever was refused; whoever withdrew, unless the book lets everyone enter once and this was their entry."""
    if before.status is not EntrantStatus.WITHDRAWN:
        return before.status is EntrantStatus.REFUSED
    had_entered = before.paid > 0 or entry_price(terms).total == 0
    return isinstance(rules.chapter.entry.one_each, Silent) or not had_entered


def _what(what: str, rules: TournamentRules) -> RefusalFacts:
    return {"what": what, "book": rules.book.id}


def _signs_first(rules: TournamentRules) -> bool:
    """Whether agreement in writing comes before an entry is accepted, rather than before play."""
    rule = rules.chapter.entry.signature
    return not isinstance(rule, Silent) and rule.before == "entry"


@act(RefuseEntry, Whose.SUPERVISOR, published)
def refuse_entry(tournament: Tournament, command: RefuseEntry, rules: TournamentRules) -> Decided:
    """Where the terms reserve the right to, an application of someone who has not entered."""
    rule = rules.chapter.entry.may_refuse
    if not _now(tournament).entry.may_refuse:
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "may-refuse"})
    refusal = too_long("entrant", command.entrant, least=1) or too_long("reason", command.reason, least=1)
    if refusal is not None:
        return refusal
    if command.entrant in tournament.entrants:
        return Refusal(Reason.ALREADY_ENTERED, rule.clauses, {"entrant": command.entrant})
    return (EntryRefused(made(command), rule.clauses, command.entrant, next_number(tournament), command.reason),)


# --- agreement and likeness ----------------------------------------------------------------------


def found(tournament: Tournament, entrant: str, *statuses: EntrantStatus, clauses: Clauses = ()) -> Entrant | Refusal:
    """An entrant who is one of these, or why not."""
    one = tournament.entrants.get(entrant)
    if one is None:
        return Refusal(Reason.UNKNOWN_ENTRANT, clauses, {"entrant": entrant})
    if statuses and one.status not in statuses:
        facts: RefusalFacts = {"entrant": entrant, "status": one.status.value}
        return Refusal(Reason.NOT_WITH_THIS_STATUS, clauses, facts)
    return one


@act(SignTerms, Whose.ENTRANT, published)
def sign_terms(tournament: Tournament, command: SignTerms, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.entry.signature.clauses
    entrant = found(tournament, command.entrant, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    if entrant.signed:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "terms-signed", "who": entrant.id})
    return (TermsSigned(made(command), clauses, command.entrant),)


@act(PermitLikeness, Whose.ENTRANT)
def permit_likeness(tournament: Tournament, command: PermitLikeness, rules: TournamentRules) -> Decided:
    entrant = found(tournament, command.entrant)
    if isinstance(entrant, Refusal):
        return entrant
    return (LikenessPermitted(made(command), rules.chapter.entry.likeness.clauses, command.entrant, command.permits),)


# --- leaving and being replaced ------------------------------------------------------------------


@act(Withdraw, Whose.ENTRANT, published)
def withdraw(tournament: Tournament, command: Withdraw, rules: TournamentRules) -> Decided:
    """Before they have played; what they get back is what the terms say, and nothing where the book has no refunds."""
    rule, refunds = rules.chapter.entry.withdrawal, rules.chapter.money.refunds
    entrant = found(tournament, command.entrant, EntrantStatus.WAITING, EntrantStatus.RESERVE, EntrantStatus.SEATED)
    if isinstance(entrant, Refusal):
        return entrant
    if entrant.scores or (entrant.seat and tournament.sessions[entrant.seat.session].stage is not SessionStage.DRAWN):
        facts: RefusalFacts = {"entrant": entrant.id, "status": "playing"}
        return Refusal(Reason.NOT_WITH_THIS_STATUS, rules.chapter.conduct.retirement.clauses, facts)
    terms = _now(tournament)
    until = terms.entry.withdraw_until
    in_time = isinstance(until, int) and command.at < until
    parts = 0
    if refunds.policy == "as-terms":
        parts = parts_of(terms, "withdrawal-in-time" if in_time else "withdrawal-late", WHOLE if in_time else 0)
    back = given_back(entrant, parts)
    return (
        EntrantWithdrew(
            made(command),
            together(rule.clauses, refunds.clauses if entrant.paid else ()),
            entrant=entrant.id,
            in_time=in_time,
            refund=back.total,
            from_pool=back.into_pool,
            from_commission=back.commission,
            from_chips=back.for_chips,
        ),
    )


def parts_of(terms: TournamentTerms, circumstance: str, otherwise: int) -> int:
    """How much is given back in a circumstance, in ten-thousandths, where the terms say so."""
    rows: tuple[RefundTerms, ...] = terms.conduct.refund
    return next((row.parts for row in rows if row.circumstance == circumstance), otherwise)


@act(Substitute, Whose.DIRECTOR, published)
def substitute(tournament: Tournament, command: Substitute, rules: TournamentRules) -> Decided:
    """At the director's discretion, or as the terms have it; never in the middle of play."""
    rule, terms = rules.chapter.seating.substitutes, _now(tournament)
    entrant = found(
        tournament,
        command.entrant,
        EntrantStatus.WAITING,
        EntrantStatus.SEATED,
        EntrantStatus.QUALIFIED,
        clauses=rule.clauses,
    )
    if isinstance(entrant, Refusal):
        return entrant
    if entrant.seat and tournament.sessions[entrant.seat.session].stage is not SessionStage.DRAWN:
        facts: RefusalFacts = {"entrant": entrant.id, "status": "playing"}
        return Refusal(Reason.NOT_WITH_THIS_STATUS, rule.clauses, facts)
    if rule.policy == "as-terms":
        until = terms.entry.substitute_until
        if not terms.conduct.substitutes:
            return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "substitutes"})
        if isinstance(until, int) and command.at >= until:
            clauses = together(rules.chapter.entry.withdrawal.clauses, rule.clauses)
            return Refusal(Reason.PERIOD_OVER, clauses, {"what": "substitutes", "until": until})
    who = _applicant(tournament, command.substitute, command)
    refusal = unfit(tournament, who, rules)
    if refusal is not None:
        return refusal
    return (
        EntrantSubstituted(
            made(command),
            rule.clauses,
            entrant=entrant.id,
            substitute=command.substitute,
            number=next_number(tournament),
            signed=command.signed,
            staff=who.staff,
        ),
    )


@act(AddReserve, Whose.SUPERVISOR, published, advised)
def add_reserve(tournament: Tournament, command: AddReserve, rules: TournamentRules) -> Decided:
    """Someone who pays when a seat is offered to them, and nothing before; as many as the terms say, if they do."""
    rule, terms = rules.chapter.seating.reserves, _now(tournament)
    if isinstance(rule, Silent) and not terms.entry.reserves:
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "reserves"})
    waiting = sum(one.status is EntrantStatus.RESERVE for one in tournament.entrants.values())
    if terms.entry.reserves and waiting >= terms.entry.reserves:
        return Refusal(Reason.FIELD_FULL, rule.clauses, {"most": terms.entry.reserves})
    who = _applicant(tournament, command.entrant, command)
    refusal = unfit(tournament, who, rules)
    if refusal is not None:
        return refusal
    number = next_number(tournament)
    return (ReserveAdded(made(command), rule.clauses, command.entrant, number, command.signed, who.staff),)


@act(CloseEntries, Whose.SUPERVISOR, published)
def close_entries(tournament: Tournament, command: CloseEntries, rules: TournamentRules) -> Decided:
    """Where seats are drawn by ballot, what it is drawn with was committed to before."""
    clauses, ballot = rules.chapter.entry.numbers.clauses, rules.chapter.seating.ballot
    if tournament.entries_closed:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "entries-closed", "who": ""})
    if not tournament.commitment:
        return Refusal(Reason.BALLOT_NOT_COMMITTED, ballot.clauses, {})
    reserves = sum(one.status is EntrantStatus.RESERVE for one in tournament.entrants.values())
    return (EntriesClosed(made(command), clauses, players(tournament), reserves),)
