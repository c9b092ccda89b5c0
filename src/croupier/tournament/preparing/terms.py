"""The terms and conditions, and what the regulator is told of them: what may happen, and what must come before entries.

Start at `write_terms`; other chapters ask `published` and `notified`.
"""

from __future__ import annotations

import hashlib

import msgspec

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.rulebooks.tournament import RegulatorAdvised
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.preparing.records import (
    AdviseRegulator,
    PublishTerms,
    RegulatorInformed,
    TermsPublished,
    TermsWritten,
    WriteTerms,
)
from croupier.tournament.rules import TournamentRules
from croupier.tournament.state import Tournament, WrittenTerms
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import TournamentTerms


def digest_of(terms: TournamentTerms) -> str:
    """What tells one edition of terms from every other: the SHA-256 of what a log holds of them."""
    return hashlib.sha256(msgspec.json.encode(terms)).hexdigest()


@act(WriteTerms, Whose.OPERATOR, staffed=lambda rules: rules.chapter.before.documented.clauses)
def write_terms(tournament: Tournament, command: WriteTerms, rules: TournamentRules) -> Decided:
    """They may be unfinished: what is missing is said when they are published."""
    digest, editions = digest_of(command.terms), tournament.editions
    clauses = rules.chapter.before.documented.clauses
    if editions and editions[-1].digest == digest:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "terms-written", "who": ""})
    refusal = _fixed(tournament, command.terms, rules)
    if refusal is not None:
        return refusal
    return (TermsWritten(made(command), clauses, len(editions) + 1, digest, command.terms),)


def _fixed(tournament: Tournament, terms: TournamentTerms, rules: TournamentRules) -> Refusal | None:
    """Terms that were made available before play hold in play; what was paid for one entry is paid for all."""
    before = rules.chapter.before
    if tournament.has_started:
        return Refusal(Reason.TERMS_FIXED, before.available.clauses, {"what": "play-begun"})
    held = tournament.terms
    if held is None or not any(one.paid for one in tournament.entrants.values()):
        return None
    now, then = terms.details, held.details
    if (now.fee, now.buy_in, now.commission) != (then.fee, then.buy_in, then.commission):
        return Refusal(Reason.TERMS_FIXED, rules.chapter.money.fee.clauses, {"what": "fee-paid"})
    return None


@act(PublishTerms, Whose.OPERATOR, staffed=lambda rules: rules.chapter.before.available.clauses)
def publish_terms(tournament: Tournament, command: PublishTerms, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.before.available.clauses
    edition = tournament.editions[-1] if tournament.editions else None
    if edition is None:
        return Refusal(Reason.TERMS_NOT_WRITTEN, rules.chapter.before.documented.clauses, {})
    if edition.published is not None:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "terms-published", "who": ""})
    refusal = _fixed(tournament, edition.terms, rules) or too_long("where", command.where, least=1)
    refusal = refusal or incomplete(edition.terms, rules)
    if refusal is not None:
        return refusal
    return (TermsPublished(made(command), clauses, edition.number, edition.digest, command.where),)


def incomplete(terms: TournamentTerms, rules: TournamentRules) -> Refusal | None:
    """Everything that is missing or contradictory, with the clauses of all of it."""
    findings = check(terms, rules.book)
    if not findings:
        return None
    facts: RefusalFacts = {"missing": tuple(one.item or one.id for one in findings), "number": len(findings)}
    return Refusal(Reason.TERMS_INCOMPLETE, together(*(one.clauses for one in findings)), facts)


@act(AdviseRegulator, Whose.SUPERVISOR, when=TournamentPhase.UNTIL_CLOSED)
def advise_regulator(tournament: Tournament, command: AdviseRegulator, rules: TournamentRules) -> Decided:
    """It is told of the latest edition; with a copy where the book wants that."""
    wanted = _wanted(command.about, rules)
    clauses = wanted.clauses
    edition = tournament.editions[-1] if tournament.editions else None
    if edition is None:
        return Refusal(Reason.TERMS_NOT_WRITTEN, rules.chapter.before.documented.clauses, {})
    if isinstance(wanted, RegulatorAdvised):
        if command.to != wanted.to:
            name = rules.house.names.get(wanted.to, wanted.to)
            return Refusal(Reason.OTHER_REGULATOR, clauses, {"to": command.to, "needed": name})
        if wanted.copy and not command.copy:
            return Refusal(Reason.COPY_MISSING, clauses, {"to": rules.house.names.get(wanted.to, wanted.to)})
    if not command.reference.strip():
        return Refusal(Reason.REFERENCE_MISSING, clauses, {"what": "regulator-advised"})
    return (
        RegulatorInformed(
            made(command),
            clauses,
            to=command.to,
            reference=command.reference,
            channel=command.channel,
            copy=command.copy,
            about=command.about,
            number=edition.number,
            notified=isinstance(wanted, RegulatorAdvised),
        ),
    )


def _wanted(about: str, rules: TournamentRules) -> RegulatorAdvised | Silent:
    """What the book wants told; of a change, as of the tournament itself, where it has no word on changes."""
    before = rules.chapter.before
    if about == "change" and not isinstance(before.changed, Silent):
        return before.changed
    return before.advised


# --- what must come before -----------------------------------------------------------------------


def published(tournament: Tournament, rules: TournamentRules) -> Refusal | None:
    """The terms are available to patrons."""
    if tournament.terms is None:
        return Refusal(Reason.TERMS_NOT_PUBLISHED, rules.chapter.before.available.clauses, {})
    return None


def advised(tournament: Tournament, rules: TournamentRules) -> Refusal | None:
    """The regulator knows of the tournament; where it has a copy of the terms, of the edition that holds."""
    rule = rules.chapter.before.advised
    if isinstance(rule, Silent):
        return None
    held = tournament.published
    told = any(one.to == rule.to for one in tournament.advices)
    if held is not None and held.notified is not None if rule.copy else told:
        return None
    facts: RefusalFacts = {"to": rules.house.names.get(rule.to, rule.to), "copy": rule.copy}
    return Refusal(Reason.REGULATOR_NOT_ADVISED, rule.clauses, facts)


def change_notified(tournament: Tournament, rules: TournamentRules) -> Refusal | None:
    """A detail that changed after the regulator was told has been told as well."""
    rule, held = rules.chapter.before.changed, tournament.published
    if isinstance(rule, Silent) or held is None:
        return None
    known = _told_of(tournament, rule, rules)
    if known is None or (held.terms.details == known.terms.details and not tournament.moved_untold):
        return None
    facts: RefusalFacts = {
        "to": rules.house.names.get(rule.to, rule.to),
        "edition": held.number,
        "moved": tournament.moved_untold,
    }
    return Refusal(Reason.CHANGE_NOT_NOTIFIED, rule.clauses, facts)


def _told_of(tournament: Tournament, rule: RegulatorAdvised, rules: TournamentRules) -> WrittenTerms | None:
    """The edition whose details are known: the one first advised of, or a later one told as its own clause says."""
    advised, advices = rules.chapter.before.advised, tournament.advices
    first = () if isinstance(advised, Silent) else tuple(one.edition for one in advices if one.to == advised.to)[:1]
    known = max((*first, *(one.edition for one in advices if one.to == rule.to)), default=0)
    return next((one for one in tournament.editions if one.number == known), None)


def prize_edition(tournament: Tournament, rules: TournamentRules) -> tuple[WrittenTerms, Clauses]:
    """The edition by which prizes are found: where the fees are prize money as notified, the one that was."""
    balance, held = rules.chapter.money.balance, tournament.published
    assert held is not None
    if isinstance(balance, Silent):
        return held, ()
    return tournament.notified or held, balance.clauses
