"""The part of a view for one person: a patron's own chips and wagers, or what staff of their rank may see.

Who sees what is decided here and nowhere else; what is so is asked of the chapters. Start at `private`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec

from croupier.clauses import together
from croupier.coup import grouped, ratios_added
from croupier.ledger import Place
from croupier.rulebooks import Rulebook
from croupier.table.acts import ACTS
from croupier.table.contest.standing import reserved
from croupier.table.moment import Moment
from croupier.table.notices.announced import change_told_of
from croupier.table.notices.judge import due, row_of
from croupier.table.payment.commission import owed
from croupier.table.payment.debts import debt_of, open_debts
from croupier.table.payment.judge import payments_to_come
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, PATRON, Actor, Down, Limit, Patron, Payment, Table
from croupier.table.views.contest import is_asked, own_secrets
from croupier.table.views.duties import duties_shown
from croupier.table.views.exposure import exposure
from croupier.table.views.grouping import groups
from croupier.table.views.possible import Known, possible
from croupier.table.views.records import (
    ActGroup,
    Announced,
    LooksAs,
    Own,
    Private,
    Staff,
    Step,
    TakeAndPay,
    Totals,
    Tray,
    WagerShown,
)
from croupier.table.views.steps import next_step, said, step_at
from croupier.table.views.warned import warnings
from croupier.table.wagering.limits import own_limit
from croupier.table.wagering.stacks import same_wager


def role_of(house: House, actor: Actor) -> LooksAs:
    """As whom someone looks; whoever the book does not know sees what the public display shows."""
    if actor.rank == PATRON:
        return LooksAs.PATRON
    if actor.rank in house.outside:
        return LooksAs.OUTSIDE
    if actor.rank not in house.ladder:
        return LooksAs.DISPLAY
    supervises = house.reaches(actor.rank, house.book.authority.supervisor.rank)
    return LooksAs.SUPERVISOR if supervises else LooksAs.DEALER


def private(table: Table, book: Rulebook, actor: Actor, known: Known | None = None) -> Private:
    """`known` is what was found for others who look at the same table."""
    known = known if known is not None else Known(table, book)
    role, rules = role_of(known.house, actor), known.rules
    if role is LooksAs.DISPLAY:
        return Private(role=role)
    chances = possible(table, book, actor, known)
    owes = () if role is LooksAs.PATRON else duties_shown(table, book)
    supervises = role is LooksAs.SUPERVISOR
    if rules is None:
        after = next_step(table, book) if supervises else None
        acts = _groups(known, actor, chances, after, ()) if supervises else ()
        return Private(role=role, possible=chances, duties=owes, groups=acts, after=after)
    if role is LooksAs.PATRON:
        patron = table.patrons.get(actor.id)
        own = _own(Moment(table, rules, actor, found=known.facts), patron) if patron is not None else None
        return Private(role=role, possible=chances, own=own)
    staff = _staff(Moment(table, rules, actor, found=known.facts), role)
    acts = _groups(known, actor, chances, staff.next, staff.announced) if supervises else ()
    return Private(role=role, possible=chances, staff=staff, duties=owes, groups=acts)


def _groups(
    known: Known, actor: Actor, chances: tuple[str, ...], step: Step | None, changes: tuple[Announced, ...]
) -> tuple[ActGroup, ...]:
    due = [one.command for one in changes if not one.coups and (one.ready is None or one.ready <= known.table.clock)]
    wanted = [*due, *([step.command] if step is not None else [])]
    return groups(chances, known.hidden, known.within(actor.rank), wanted, is_open=known.rules is not None)


# --- a patron's own ------------------------------------------------------------------------------


def _limits(rules: Rules, patron: Patron) -> tuple[tuple[str, Limit], ...]:
    """The limits of a patron's wagers that are not those of the sign."""
    limits = [(wager, own_limit(rules, patron, wager)) for wager in rules.offered_in_order]
    return tuple([(wager, limit) for wager, limit in limits if limit != rules.limit(wager)])


def _usual_limits(_: Table, rules: Rules) -> tuple[tuple[str, Limit], ...]:
    """As for whoever has none of their own."""
    return _limits(rules, Patron(id=NOBODY, arrived=0))


def _own(m: Moment, patron: Patron) -> Own:
    table, id = m.table, patron.id
    offer, contests = table.offer, table.contest_now is not None
    return Own(
        patron=id,
        rack=table.ledger.balance(Place.RACK, id),
        tokens=table.ledger.balance(Place.TOKENS, id),
        owes=owed(patron),
        debt=debt_of(table, id),
        wagers=m.once(_wagers_by_patron).get(id, ()),
        limits=_limits(m.rules, patron) if patron.has_own_limits else m.once(_usual_limits),
        above_differential=patron.above_differential,
        approved=_approved(table, id) if table.approvals else (),
        to_answer=tuple([one for one in offer.wagers if table.coup.wagers[one].patron == id]) if offer else (),
        excluded=table.excluded[id].under if id in table.excluded else (),
        secret=tuple([_wager(down) for down in own_secrets(table, id)]) if contests else (),
        reserved=reserved(table, id) if contests else 0,
        my_turn=contests and is_asked(table, id),
    )


def _approved(table: Table, patron: str) -> tuple[str, ...]:
    return tuple([granted.act for granted in table.approvals if granted.patron in (NOBODY, patron)])


def _wagers_by_patron(table: Table, _: Rules) -> dict[str, tuple[WagerShown, ...]]:
    lying: dict[str, list[WagerShown]] = {}
    for one in _wagers(table):
        lying.setdefault(one.patron, []).append(one)
    return {patron: tuple(wagers) for patron, wagers in lying.items()}


def _wagers(table: Table) -> Iterator[WagerShown]:
    """What lies on the layout: wagers of this coup, then those over several coups."""
    for down in table.coup.wagers.values():
        yield _wager(down)
    for streak in table.streaks:
        yield _wager(streak.down, streak.count)


def _wager(down: Down, count: int | None = None) -> WagerShown:
    return WagerShown(
        number=down.number,
        patron=down.patron,
        wager=down.wager,
        place=down.place,
        stake=down.stake,
        counts=down.counts if down.counts != down.stake else None,
        because=down.because,
        token=down.token,
        arranged=down.arranged,
        nominations=down.nominations,
        count=count,
    )


# --- what staff see ------------------------------------------------------------------------------


def _staff(m: Moment, role: LooksAs) -> Staff:
    """What all staff see alike is found once; the float is not a dealer's business, the next step nobody's outside."""
    alike = m.found.get(_staff)
    if alike is None:
        alike = m.found[_staff] = _seen_by_staff(m)
    if role is LooksAs.DEALER:
        return msgspec.structs.replace(alike, totals=None, announced=(), exposure=0)
    return alike if role is LooksAs.SUPERVISOR else msgspec.structs.replace(alike, next=None)


def _seen_by_staff(m: Moment) -> Staff:
    table, rules = m.table, m.rules
    dealer = Actor(NOBODY, rules.book.authority.dealer.rank)
    return Staff(
        shoe=Tray(out=table.shoe.out, left=table.shoe.left),
        wagers=tuple([one for one in _wagers(table) if one.patron in table.patrons]),
        take_and_pay=tuple(_take_and_pay(m)),
        warnings=tuple(warnings(table, rules)),
        approvals=table.approvals,
        totals=_totals(table),
        next=step_at(Moment(table, rules, dealer, found=m.found)),
        disputes=tuple(table.disputes.values()),
        breaches=tuple(table.breaches.values()),
        payment_errors=tuple(table.payment_errors.values()),
        debts=tuple(open_debts(table)),
        announced=tuple(_announced(m)),
        exposure=exposure(table, rules),
    )


def _announced(m: Moment) -> Iterator[Announced]:
    """The changes of which patrons were told, each as the command that makes it."""
    for notice in m.table.notices:
        change = change_told_of(m.rules, notice, m.asked)
        if change is not None:
            when = due(m.table, m.rules, notice)
            yield Announced(
                about=notice.about,
                command=ACTS[type(change)].name,
                facts=dict(said(change)),
                since=notice.since,
                ready=when.ready,
                coups=when.coups,
                wager=notice.bet,
                clauses=row_of(m.rules, notice.about).clauses,
            )


def _totals(table: Table) -> Totals:
    return Totals(
        in_float=table.ledger.balance(Place.FLOAT),
        in_drop_box=table.ledger.balance(Place.DROP),
        receivable=table.ledger.balance(Place.RECEIVABLE),
    )


def _take_and_pay(moment: Moment) -> Iterator[TakeAndPay]:
    """What the next settlement would take and pay, in the book's order."""
    table = moment.table
    payments = payments_to_come(moment)
    if not payments:
        return
    lying = (*table.coup.wagers.values(), *(streak.down for streak in table.streaks))
    downs = {down.number: down for down in lying}
    rules = moment.rules

    def wager(payment: Payment) -> Hashable:
        over_several = rules.is_streak(payment.settled.wager)  # those of other coups are other wagers
        same = payment.number if over_several else same_wager(rules, downs[payment.number])
        return same, payment.settled.row

    for stacks in grouped(payments, wager):
        settled = stacks[0].settled
        pays = sum(one.settled.profit for one in stacks)
        stake = sum(one.settled.stake + one.excess for one in stacks)
        back = sum(one.settled.returned + one.excess for one in stacks) - pays
        yield TakeAndPay(
            number=stacks[0].number,
            patron=stacks[0].patron,
            place=downs[stacks[0].number].place,
            wager=settled.wager,
            resolution=settled.resolution,
            stake=stake,
            takes=stake - back,
            pays=pays,
            back=back,
            commission=sum(one.settled.commission for one in stacks),
            waits=ratios_added(one.settled.waits for one in stacks),
            row=settled.row,
            clauses=together(*(one.settled.clauses for one in stacks)),
            figures=dict(settled.row_told),
        )
