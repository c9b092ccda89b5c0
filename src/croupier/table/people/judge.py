"""People who are not staff: arriving, sitting, buying in, what is agreed for one of them, standing up and leaving.

It knows who is at the table and what they hold, never what a wager does. Chips leave the float by the dealer's hand:
patrons ask, and the dealer exchanges. Start at `arrive`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.coup import SIDES
from croupier.ledger import Place
from croupier.money import LARGEST_AMOUNT, Cents
from croupier.rulebooks import procedure as pr
from croupier.table.acts import COUP, NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.commands import Command
from croupier.table.moment import ForSome, Moment, someone, someone_has_chips, with_nothing_down
from croupier.table.opening.judge import limit_out_of_order, not_an_amount, under_approved, venue_of
from croupier.table.payment.commission import carried_over, goes_owing
from croupier.table.people.excluded import excluded
from croupier.table.people.records import (
    AboveDifferentialArranged,
    AgreePersonalLimits,
    ArrangeAboveDifferential,
    Arrive,
    BoughtIn,
    BuyIn,
    ColouredUp,
    ColourUp,
    ExchangeVoucher,
    LeaveTable,
    PatronArrived,
    PatronLeft,
    PatronSat,
    PatronStood,
    PersonalLimitsAgreed,
    RecordWalkOff,
    SitDown,
    StandUp,
    VoucherExchanged,
)
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, PATRON, Limit, Patron, Play, Table

# --- coming and going ----------------------------------------------------------------------------


def _arrives(_: Table, command: Arrive) -> str:
    """Nobody's own word makes chips: whoever brings some is seen in by staff."""
    return NOBODY if command.chips else command.patron


def _can_arrive(m: Moment) -> bool:
    if m.actor.rank != PATRON:
        return True
    return m.actor.id not in m.table.patrons and m.accepts(Arrive(*m.asked, m.actor.id))


@act(Arrive, By.PATRON, holds=NOTHING, whose=_arrives, chance=_can_arrive, apart=Apart.SEATS)
def arrive(table: Table, command: Arrive, rules: Rules) -> Answer:
    if command.patron == NOBODY:
        return _unknown(command.patron)
    barred = excluded(table, command.patron)
    if barred is not None:
        return barred
    if command.patron in table.patrons:
        return Refusal(Reason.ALREADY_HERE, (), {"patron": command.patron})
    if not 0 <= command.chips <= LARGEST_AMOUNT:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": "chips", "amount": command.chips})
    return (PatronArrived(made(command), (), command.patron, command.chips),)


def _free_seat(table: Table, rules: Rules) -> int | None:
    taken = {*rules.setup.closed_places, *[patron.seat for patron in table.patrons.values()]}
    free = [seat for seat in range(1, rules.setup.places + 1) if seat not in taken]
    return free[0] if free else None


def _sitting_down(table: Table, rules: Rules) -> frozenset[str]:
    """Whoever sits already does not move while their wagers lie there."""
    if _free_seat(table, rules) is None:
        return frozenset()
    unbound = with_nothing_down(table, rules)
    return frozenset([one.id for one in table.patrons.values() if one.seat is None or one.id in unbound])


def _can_sit(m: Moment) -> bool:
    seat, may = m.once(_free_seat), m.once(_sitting_down)
    return seat is not None and any(m.accepts(SitDown(*m.asked, one, seat)) for one in m.people if one in may)


@act(SitDown, By.PATRON, holds=NOTHING, chance=ForSome(_sitting_down, _can_sit), apart=Apart.SEATS)
def sit_down(table: Table, command: SitDown, rules: Rules) -> Answer:
    seat, setup, patron = command.seat, rules.setup, table.patrons.get(command.patron)
    if patron is None:
        return _unknown(command.patron)
    barred = excluded(table, patron.id)
    if barred is not None:
        return barred
    if not 1 <= seat <= setup.places:
        clauses = rules.book.table.seats.clauses
        return Refusal(Reason.UNKNOWN_PLACE, clauses, {"place": seat, "places": setup.places})
    if seat in setup.closed_places:
        return Refusal(Reason.PLACE_CLOSED, closed_by(rules), {"place": seat})
    taken = table.seated().get(seat)
    if taken is not None:
        return Refusal(Reason.SEAT_TAKEN, (), {"place": seat, "by": taken})
    if patron.seat is not None:  # a wager lies at its owner's place
        refusals = [*lying_wagers(table, patron), *holds_cards(table, patron, rules)]
        if refusals:
            return foremost(refusals)
    return (PatronSat(made(command), rules.book.table.seats.clauses, patron.id, seat),)


def _standing_up(table: Table, rules: Rules) -> frozenset[str]:
    sitting = (one for one in table.patrons.values() if one.seat is not None)
    return frozenset([one.id for one in sitting if next(holds_cards(table, one, rules), None) is None])


@act(StandUp, By.PATRON, holds=NOTHING, chance=ForSome(_standing_up), apart=Apart.SEATS)
def stand_up(table: Table, command: StandUp, rules: Rules) -> Answer:
    patron = table.patrons.get(command.patron)
    if patron is None:
        return _unknown(command.patron)
    if patron.seat is None:
        return Refusal(Reason.NOT_SEATED, (), {"patron": patron.id})
    for refusal in holds_cards(table, patron, rules):
        return refusal
    return (PatronStood(made(command), (), patron.id),)


def _leaving(table: Table, rules: Rules) -> frozenset[str]:
    unbound = with_nothing_down(table, rules)
    may = (one for one in table.patrons.values() if one.id in unbound)
    return frozenset([one.id for one in may if next(_kept_here(table, one, rules), None) is None])


def _kept_here(table: Table, patron: Patron, rules: Rules) -> Iterator[Refusal]:
    yield from _commission(table, patron, rules)
    yield from _bound(table, patron, rules)


@act(LeaveTable, By.PATRON, holds=COUP, chance=ForSome(_leaving), apart=Apart.SEATS)
def leave_table(table: Table, command: LeaveTable, rules: Rules) -> Answer:
    patron = table.patrons.get(command.patron)
    if patron is None:
        return _unknown(command.patron)
    refusals = list(_kept_here(table, patron, rules))
    if refusals:
        return foremost(refusals)
    return (*goes_owing(table, command, rules, patron), _left(table, command, patron, rules))


def _bound(table: Table, patron: Patron, rules: Rules) -> Iterator[Refusal]:
    """Something of the patron's is still in the game."""
    yield from lying_wagers(table, patron)
    yield from _settled_early(table, patron)
    yield from holds_cards(table, patron, rules)


def _left(table: Table, command: Command, patron: Patron, rules: Rules, *, walked_off: bool = False) -> PatronLeft:
    below, keeps = rules.book.limits.below_minimum, rules.book.notices.keeps_old_minimum
    under = together(
        below.clauses if patron.id in table.advised else (),
        _kept_to_the_end(keeps) if patron.kept_minimum is not None else (),
    )
    forgets = rules.option(below.scope_option, "table") != "day"
    return PatronLeft(made(command), under, patron.id, forgets, walked_off or UNSET)


def _can_walk_off(m: Moment) -> bool:
    unbound = m.once(with_nothing_down)
    return any(m.accepts(RecordWalkOff(*m.asked, patron)) for patron in m.people if patron in unbound)


@act(RecordWalkOff, By.DEALER, holds=COUP, chance=_can_walk_off, apart=Apart.SEATS)
def record_walk_off(table: Table, command: RecordWalkOff, rules: Rules) -> Answer:
    """Staff see that someone is gone: nobody can be kept, and what they owe stays on record."""
    patron = table.patrons.get(command.patron)
    if patron is None:
        return _unknown(command.patron)
    refusals = list(_bound(table, patron, rules))
    if refusals:
        return foremost(refusals)
    return (*goes_owing(table, command, rules, patron), _left(table, command, patron, rules, walked_off=True))


def _kept_to_the_end(keeps: pr.KeepsOldMinimum | Silent) -> Clauses:
    """By which a minimum from before it was raised is kept no longer than its patron stays."""
    return () if isinstance(keeps, Silent) else keeps.leaving_clauses or keeps.clauses


def _unknown(patron: str) -> Refusal:
    return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": patron})


def closed_by(rules: Rules) -> Clauses:
    venue = venue_of(rules, rules.setup)
    surplus = venue.clauses if venue and venue.surplus_closed else ()
    return together(rules.book.table.closed_box.clauses, surplus)


def _commission(table: Table, patron: Patron, rules: Rules) -> Iterator[Refusal]:
    part, whole = patron.owes
    if part > 0 and not carried_over(table, patron):
        deferral = rules.book.settlement.deferral
        clauses = () if isinstance(deferral, Silent) else deferral.on_stopping_clauses
        yield Refusal(Reason.COMMISSION_OWED, clauses, {"patron": patron.id, "owed": part // whole})


def lying_wagers(table: Table, patron: Patron) -> Iterator[Refusal]:
    lying = (*table.coup.wagers.values(), *(streak.down for streak in table.streaks))
    wagers = sum(down.patron == patron.id for down in lying)
    if wagers:
        yield Refusal(Reason.WAGERS_ON_THE_LAYOUT, (), {"wagers": wagers, "patrons": patron.id})


def _settled_early(table: Table, patron: Patron) -> Iterator[Refusal]:
    """Until the result is announced the coup may still be void, and what was paid in it undone."""
    wagers = sum(payment.patron == patron.id for payment in table.coup.settled_early)
    if wagers and table.coup.play is Play.DEALING:
        yield Refusal(Reason.WAGERS_ON_THE_LAYOUT, (), {"wagers": wagers, "patrons": patron.id})


def holds_cards(table: Table, patron: Patron, rules: Rules) -> Iterator[Refusal]:
    """A hand that is out with the patron, or the dealing shoe."""
    dealing = rules.book.dealing
    for side in SIDES:
        held = table.coup.held(side)
        if held.out and patron.id in (held.keeper, held.opener):
            facts: RefusalFacts = {"patron": patron.id, "what": side.value}
            yield Refusal(Reason.HOLDS_CARDS, dealing.delivery.clauses, facts)
    if table.holder is not None and table.holder.patron == patron.id:
        yield Refusal(Reason.HOLDS_CARDS, dealing.shoe_holder.clauses, {"patron": patron.id, "what": "shoe"})


# --- chips ---------------------------------------------------------------------------------------


@act(BuyIn, By.DEALER, holds=NOTHING, chance=someone, apart=Apart.CHIPS)
def buy_in(table: Table, command: BuyIn, rules: Rules) -> Answer:
    rows, cash = rules.book.table, command.tender == "cash"
    if command.patron not in table.patrons:
        return _unknown(command.patron)
    refusal = _not_in_chips("buy-in", command.amount, rules)
    if refusal is not None:
        return refusal
    if cash and not rules.setup.cash:
        clauses = together(rows.cashless.clauses, rows.drop_box.clauses)
        return Refusal(Reason.CASH_NOT_TAKEN, clauses, {"amount": command.amount})
    under = together((rows.drop_box if cash else rows.cashless).clauses, rules.clauses_for(rules.book.wagering.medium))
    return (BoughtIn(made(command), under, command.patron, command.amount, cash),)


def _can_exchange(m: Moment) -> bool:
    return someone(m) and not isinstance(m.rules.book.wagering.vouchers, Silent)


@act(ExchangeVoucher, By.DEALER, holds=NOTHING, chance=_can_exchange, apart=Apart.CHIPS)
def exchange_voucher(table: Table, command: ExchangeVoucher, rules: Rules) -> Answer:
    vouchers, tokens = rules.book.wagering.vouchers, command.voucher == "table-play"
    rule = None if isinstance(vouchers, Silent) else vouchers.get(command.voucher)
    if rule is None:
        return _no_power("exchange-voucher", rules)
    if command.patron not in table.patrons:
        return _unknown(command.patron)
    what = "voucher"
    refusal = not_an_amount(what, command.amount) if tokens else _not_in_chips(what, command.amount, rules)
    if refusal is not None:
        return refusal
    return (VoucherExchanged(made(command), rule.clauses, command.patron, command.amount, tokens),)


@act(ColourUp, By.DEALER, holds=NOTHING, chance=someone_has_chips, apart=Apart.CHIPS)
def colour_up(table: Table, command: ColourUp, rules: Rules) -> Answer:
    patron, amount, into = command.patron, command.amount, command.into
    if patron not in table.patrons:
        return _unknown(patron)
    if not 0 < amount <= LARGEST_AMOUNT or into not in rules.setup.chips or amount % into:
        facts: RefusalFacts = {"what": "colour-up", "amount": amount, "chip": into}
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), facts)
    has = table.ledger.balance(Place.RACK, patron)
    if amount > has:
        clauses = rules.clauses_for(rules.book.wagering.medium)
        return Refusal(Reason.NOT_ENOUGH_CHIPS, clauses, {"patron": patron, "stake": amount, "has": has})
    return (ColouredUp(made(command), rules.clauses_for(rules.book.wagering.medium), patron, amount, into),)


def _not_in_chips(what: str, amount: Cents, rules: Rules) -> Refusal | None:
    """An amount that this table's chips cannot make."""
    refusal = not_an_amount(what, amount)
    chips = rules.terms_now.chips
    if refusal is not None or chips.at_least(amount) == amount:
        return refusal
    return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": what, "amount": amount, "chip": chips.smallest})


def _no_power(what: str, rules: Rules, clauses: Clauses = ()) -> Refusal:
    return Refusal(Reason.NO_SUCH_POWER, clauses, {"what": what, "book": rules.book.id})


# --- what is agreed for one patron ---------------------------------------------------------------


def _can_agree_limits(m: Moment) -> bool:
    return someone(m) and not isinstance(m.rules.book.limits.personal, Silent)


@act(AgreePersonalLimits, By.SUPERVISOR, holds=NOTHING, chance=_can_agree_limits, listed=Listed.FLOOR, apart=Apart.GAME)
def agree_personal_limits(table: Table, command: AgreePersonalLimits, rules: Rules) -> Answer:
    """Limits that are not given are those of the sign: with neither, the patron is back under it."""
    personal, sign = rules.book.limits.personal, rules.setup.limits
    minimum = sign.minimum if command.minimum is None else command.minimum
    maximum = sign.maximum if command.maximum is None else command.maximum
    agreed = Limit(minimum, maximum)
    refusals = [
        *limit_out_of_order("every-wager", agreed, personal.clauses),
        *under_approved(rules, rules.setup, "every-wager", agreed),
    ]
    if isinstance(personal, Silent):
        refusals.append(_no_power("personal-limits", rules))
    elif personal.maximum_only and command.minimum is not None:
        refusals.append(_no_power("personal-minimum", rules, personal.clauses))
    elif personal.maximum_only and maximum < sign.maximum:
        refusals.append(_no_power("personal-maximum-below-sign", rules, personal.clauses))
    elif personal.to_exceed and maximum <= sign.maximum and (command.minimum, command.maximum) != (None, None):
        refusals.append(_no_power("personal-limits-within-sign", rules, personal.clauses))
    if command.patron not in table.patrons:
        refusals.append(_unknown(command.patron))
    if refusals or isinstance(personal, Silent):
        return foremost(refusals)
    under, shown_by = personal.clauses, personal.shown_by
    return (
        PersonalLimitsAgreed(
            made(command),
            under,
            patron=command.patron,
            minimum=command.minimum,
            maximum=command.maximum,
            shown_by=shown_by,
        ),
    )


def _can_arrange(m: Moment) -> bool:
    rules = m.rules
    silent = isinstance(rules.book.limits.above_differential, Silent) or isinstance(rules.terms_now.surcharge, Refusal)
    return someone(m) and not silent and rules.setup.differential is not None


@act(ArrangeAboveDifferential, By.SUPERVISOR, holds=NOTHING, chance=_can_arrange, listed=Listed.FLOOR, apart=Apart.GAME)
def arrange_above_differential(table: Table, command: ArrangeAboveDifferential, rules: Rules) -> Answer:
    rule, differential = rules.book.limits.above_differential, rules.setup.differential
    if isinstance(rules.terms_now.surcharge, Refusal):
        return rules.terms_now.surcharge
    if isinstance(rule, Silent) or differential is None:
        return _no_power("above-differential", rules, rule.clauses)
    if command.patron not in table.patrons:
        return _unknown(command.patron)
    if not differential < command.maximum <= LARGEST_AMOUNT:
        facts: RefusalFacts = {"what": "above-differential", "amount": command.maximum}
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, rule.clauses, {**facts, "differential": differential})
    return (AboveDifferentialArranged(made(command), rule.clauses, command.patron, command.maximum),)
