"""Buying back into a tournament, and buying chips while one plays: what may happen.

Which of them there is, the terms say; which of them there may be, the book. Start at `buy_back`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.table.acts import made
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.entries.judge import found
from croupier.tournament.paying import extra_price, not_the_price
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.counting import PLAYING
from croupier.tournament.standings.records import (
    AddedOn,
    AddOn,
    BoughtAgain,
    BoughtBack,
    BuyAgain,
    BuyBackIn,
)
from croupier.tournament.state import Entrant, EntrantStatus, SessionStage, Tournament
from croupier.tournament.terms.schema import BuyBack, Extra


def _absent(what: str, clauses: Clauses) -> Refusal:
    return Refusal(Reason.NOT_IN_THE_TERMS, clauses, {"what": what, "id": "", "known": ()})


@act(BuyBackIn, Whose.STAFF, published)
def buy_back(tournament: Tournament, command: BuyBackIn, rules: TournamentRules) -> Decided:
    """Someone who was eliminated, into the next round, for as long as nobody was drawn for it."""
    rule, terms = rules.chapter.progression.buy_back, tournament.terms
    assert terms is not None
    offered = terms.format.buy_back
    if isinstance(rule, Silent) or not isinstance(offered, BuyBack):
        return _absent("buy-back", rule.clauses)
    entrant = found(tournament, command.entrant, EntrantStatus.ELIMINATED, clauses=rule.clauses)
    if isinstance(entrant, Refusal):
        return entrant
    refusal = _too_late(tournament, entrant, offered, len(terms.format.round), rule.clauses)
    if refusal is not None:
        return refusal
    if entrant.buy_backs >= offered.most:
        return Refusal(Reason.TOO_OFTEN, rule.clauses, {"what": "buy-back", "most": offered.most})
    price = extra_price(terms, offered)
    refusal = not_the_price(command.paid, price.total, rule.clauses)
    if refusal is not None:
        return refusal
    return (
        BoughtBack(
            made(command),
            together(rule.clauses, rules.chapter.entry.one_each.clauses, rules.chapter.chips.moved_clauses),
            entrant=entrant.id,
            paid=command.paid,
            tender=command.tender,
            chips=offered.chips,
            round=entrant.round + 1,
            into_pool=price.into_pool,
            commission=price.commission,
            for_chips=price.for_chips,
        ),
    )


def _too_late(
    tournament: Tournament, entrant: Entrant, offered: BuyBack, rounds: int, clauses: Clauses
) -> Refusal | None:
    to = entrant.round + 1
    begun = any(
        one.round == to and one.repechage is None and one.stage is not SessionStage.SCHEDULED
        for one in tournament.sessions.values()
    )
    if entrant.seat is not None:
        return Refusal(Reason.NOT_WITH_THIS_STATUS, clauses, {"entrant": entrant.id, "status": "playing"})
    if entrant.round > offered.until_round or to > rounds or begun or tournament.ranking:
        facts: RefusalFacts = {"what": "buy-back", "round": entrant.round, "until": offered.until_round}
        return Refusal(Reason.ROUND_PASSED, clauses, facts)
    return None


def _extra(
    tournament: Tournament, command: BuyAgain | AddOn, what: str, offered: object, had: int, rules: TournamentRules
) -> tuple[Entrant, Extra] | Refusal:
    """Someone who plays, as often as the terms let them, where the book lets chips come so at all."""
    chips, fee = rules.chapter.chips, rules.chapter.money.fee
    if what not in chips.moved_by:
        return Refusal(Reason.AGAINST_THE_RULES, chips.moved_clauses, {"what": what, "book": rules.book.id})
    if not isinstance(offered, Extra):
        return _absent(what, fee.clauses)
    entrant = found(tournament, command.entrant, EntrantStatus.SEATED, clauses=fee.clauses)
    if isinstance(entrant, Refusal):
        return entrant
    session = tournament.sessions[entrant.seat.session] if entrant.seat else None
    if session is None or session.stage not in PLAYING:
        facts: RefusalFacts = {"entrant": entrant.id, "status": entrant.status.value}
        return Refusal(Reason.NOT_WITH_THIS_STATUS, fee.clauses, facts)
    if session.round > offered.until_round:
        facts = {"what": what, "round": session.round, "until": offered.until_round}
        return Refusal(Reason.ROUND_PASSED, fee.clauses, facts)
    if had >= offered.most:
        return Refusal(Reason.TOO_OFTEN, fee.clauses, {"what": what, "most": offered.most})
    return entrant, offered


@act(BuyAgain, Whose.STAFF, published)
def re_buy(tournament: Tournament, command: BuyAgain, rules: TournamentRules) -> Decided:
    terms = tournament.terms
    assert terms is not None
    before = tournament.entrants.get(command.entrant)
    answer = _extra(tournament, command, "re-buy", terms.details.re_buy, before.re_buys if before else 0, rules)
    if isinstance(answer, Refusal):
        return answer
    entrant, offered = answer
    price, clauses = extra_price(terms, offered), rules.chapter.money.fee.clauses
    refusal = not_the_price(command.paid, price.total, clauses)
    if refusal is not None:
        return refusal
    paid = BoughtAgain(made(command), clauses, entrant.id, command.paid, command.tender, offered.chips, *price)
    return (paid,)


@act(AddOn, Whose.STAFF, published)
def add_on(tournament: Tournament, command: AddOn, rules: TournamentRules) -> Decided:
    terms = tournament.terms
    assert terms is not None
    before = tournament.entrants.get(command.entrant)
    answer = _extra(tournament, command, "add-on", terms.details.add_on, before.add_ons if before else 0, rules)
    if isinstance(answer, Refusal):
        return answer
    entrant, offered = answer
    price, clauses = extra_price(terms, offered), rules.chapter.money.fee.clauses
    refusal = not_the_price(command.paid, price.total, clauses)
    if refusal is not None:
        return refusal
    return (AddedOn(made(command), clauses, entrant.id, command.paid, command.tender, offered.chips, *price),)
