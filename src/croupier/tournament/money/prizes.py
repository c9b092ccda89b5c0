"""Prizes, and chips that become cash: what may happen.

Shares, what the operator adds and keeps, and the pool agree to the cent. Start at `award_prizes`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.ledger import Place
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.entries.judge import found
from croupier.tournament.money.dividing import Pool, divide, shares_of
from croupier.tournament.money.records import (
    AwardPrizes,
    CashChips,
    ChipsCashed,
    HeldPrizePaid,
    PayHeldPrize,
    PayPrize,
    PrizePaid,
    PrizesAwarded,
)
from croupier.tournament.preparing.terms import prize_edition, published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.standings.final import prize_groups
from croupier.tournament.standings.ranking import Finish
from croupier.tournament.state import EntrantStatus, Placing, Tournament
from croupier.tournament.terms.schema import Prizes, TournamentTerms


def pool_of(tournament: Tournament, prizes: Prizes, rules: TournamentRules) -> Pool:
    """What there is to win: the fees, or what was guaranteed or fixed; never less than the fees where all come back."""
    held = tournament.ledger.balance(Place.POOL)
    wanted = held
    if prizes.pool == "guaranteed":
        wanted = max(held, prizes.amount)
    elif prizes.pool == "fixed":
        wanted = prizes.amount
    if not isinstance(rules.chapter.money.whole_pool, Silent):
        wanted = max(wanted, held)
    return Pool(held, max(wanted - held, 0), max(held - wanted, 0))


@act(AwardPrizes, Whose.DIRECTOR, published)
def award_prizes(tournament: Tournament, command: AwardPrizes, rules: TournamentRules) -> Decided:
    money = rules.chapter.money
    if not tournament.ranking:
        return Refusal(Reason.STILL_OPEN, rules.chapter.progression.places.clauses, {"what": ("ranking",)})
    if tournament.prizes_awarded:
        return Refusal(Reason.ALREADY_DONE, money.shares.clauses, {"what": "prizes-awarded", "who": ""})
    edition, notified = prize_edition(tournament, rules)
    prizes, whole = edition.terms.prizes, not isinstance(money.whole_pool, Silent)
    groups, staff, staff_clauses = prize_groups(tournament, _groups(tournament), rules)
    players = sum(len(group) for group in groups)
    pool = pool_of(tournament, prizes, rules)
    answer = shares_of(prizes.share, players, pool.amount, prizes.odd_cents, whole=whole)
    if answer is None or (whole and answer[1]):
        told = sum(share.amount for share in prizes.share)
        facts: RefusalFacts = {"pool": pool.amount, "shares": told, "players": players}
        return Refusal(Reason.SHARES_DO_NOT_ADD_UP, together(money.shares.clauses, money.whole_pool.clauses), facts)
    cents, left = answer
    places = {one.entrant: one.place for one in tournament.ranking}
    numbers = {one.id: one.number for one in tournament.entrants.values()}
    awarded = divide(groups, places, numbers, prizes.share, cents, prizes.odd_cents)
    shared = any(one.among > 1 for one in awarded)
    under = together(
        money.pool.clauses,
        money.shares.clauses,
        money.whole_pool.clauses,
        notified,
        rules.chapter.progression.ties.divide_clauses if shared else (),
        staff_clauses,
    )
    return (
        PrizesAwarded(
            made(command),
            under,
            pool=pool.amount - left,
            added=pool.added,
            kept=pool.kept,
            held=left,
            prizes=awarded,
            passed_over=staff,
            terms=edition.number,
        ),
    )


def _groups(tournament: Tournament) -> list[list[Finish]]:
    """The final ranking as it was worked out: equals have the same place."""
    groups: list[list[Finish]] = []
    before: Placing | None = None
    for one in tournament.ranking:
        finish = Finish(one.entrant, True, one.chips)
        if before is not None and before.place == one.place:
            groups[-1].append(finish)
        else:
            groups.append([finish])
        before = one
    return groups


@act(PayPrize, Whose.SUPERVISOR, published)
def pay_prize(tournament: Tournament, command: PayPrize, rules: TournamentRules) -> Decided:
    """All of what is due or a part of it; a thing is handed over with the last of it."""
    clauses = together(rules.chapter.money.shares.clauses, rules.chapter.money.whole_pool.clauses)
    entrant = found(tournament, command.entrant, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    due = tournament.ledger.balance(Place.PRIZE_DUE, entrant.id)
    hands_over = entrant.thing and command.amount == due
    if not 0 <= command.amount <= due or (command.amount == 0 and not hands_over):
        return Refusal(Reason.NOT_DUE, clauses, {"entrant": entrant.id, "amount": command.amount, "due": due})
    thing = entrant.thing if hands_over else ""
    return (PrizePaid(made(command), clauses, entrant.id, command.amount, command.channel, thing),)


@act(
    PayHeldPrize,
    Whose.OPERATOR,
    published,
    when=TournamentPhase.AND_AFTER,
    staffed=lambda rules: rules.chapter.money.shares.clauses,
)
def pay_held_prize(tournament: Tournament, command: PayHeldPrize, rules: TournamentRules) -> Decided:
    """To someone with a place, never to staff, and no more than is held; also when the tournament is closed."""
    clauses = rules.chapter.money.shares.clauses
    entrant = found(tournament, command.entrant, clauses=clauses)
    if isinstance(entrant, Refusal):
        return entrant
    refusal = too_long("why", command.why, least=1)
    if refusal is not None:
        return refusal
    staff = rules.chapter.entry.staff
    if entrant.staff and not isinstance(staff, Silent):
        facts: RefusalFacts = {"what": "prize-for-staff", "book": rules.book.id}
        return Refusal(Reason.AGAINST_THE_RULES, staff.clauses, facts)
    due = tournament.unawarded if entrant.place else 0
    if not 0 < command.amount <= due:
        return Refusal(Reason.NOT_DUE, clauses, {"entrant": entrant.id, "amount": command.amount, "due": due})
    paid = HeldPrizePaid(
        made(command), clauses, entrant.id, command.amount, entrant.place, command.channel, command.why
    )
    return (paid,)


NO_CHIPS = (
    EntrantStatus.DISQUALIFIED,
    EntrantStatus.FORFEITED,
    EntrantStatus.WITHDRAWN,
    EntrantStatus.SUBSTITUTED,
)


def cashable(tournament: Tournament, entrant: str, terms: TournamentTerms) -> int:
    """The chips that someone may turn into cash now: counted, and not needed for a further round."""
    one = tournament.entrants[entrant]
    carried = one.round <= len(terms.format.round) and terms.format.round[one.round - 1].bank == "carried"
    goes_on = one.status is EntrantStatus.QUALIFIED and carried
    if one.status in NO_CHIPS or one.seat is not None or not one.scores or goes_on:
        return 0
    return one.chips


@act(CashChips, Whose.SUPERVISOR, published)
def cash_chips(tournament: Tournament, command: CashChips, rules: TournamentRules) -> Decided:
    """Only where the book lets chips be cash, and the terms make them so."""
    chips, terms = rules.chapter.chips, tournament.terms
    assert terms is not None
    if not chips.cashed:
        return Refusal(Reason.AGAINST_THE_RULES, chips.cashed_clauses, {"what": "cash-chips", "book": rules.book.id})
    if terms.format.disposition != "cash":
        return Refusal(Reason.NOT_IN_THE_TERMS, chips.cashed_clauses, {"what": "cash-chips", "id": "", "known": ()})
    entrant = found(tournament, command.entrant, clauses=chips.cashed_clauses)
    if isinstance(entrant, Refusal):
        return entrant
    due = cashable(tournament, entrant.id, terms)
    if not 0 < command.amount <= due:
        facts: RefusalFacts = {"entrant": entrant.id, "amount": command.amount, "due": due}
        return Refusal(Reason.NOT_DUE, chips.cashed_clauses, facts)
    return (ChipsCashed(made(command), chips.cashed_clauses, entrant.id, command.amount),)
