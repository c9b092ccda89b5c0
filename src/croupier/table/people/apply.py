"""People at a table: coming and going, seats, chips, limits of their own, approvals: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.ledger import Ledger, Place, acts
from croupier.table.applying import applies, posted, without
from croupier.table.people.records import (
    AboveDifferentialArranged,
    Approved,
    BoughtIn,
    ColouredUp,
    PatronArrived,
    PatronLeft,
    PatronSat,
    PatronStood,
    PersonalLimitsAgreed,
    VoucherExchanged,
)
from croupier.table.state import (
    NOBODY,
    Patron,
    Table,
)


@applies(PatronArrived)
def patron_arrived(table: Table, event: PatronArrived) -> Table:
    patrons = {**table.patrons, event.patron: Patron(event.patron, table.arrivals)}
    arrived = replace(table, patrons=patrons, arrivals=table.arrivals + 1)
    return posted(arrived, acts.bring_chips(event.patron, event.chips))


@applies(PatronSat)
def patron_sat(table: Table, event: PatronSat) -> Table:
    patron = table.patrons[event.patron]
    if patron.seat is not None:
        table = replace(table, sat_out={})  # the seat they leave falls empty
    return _patron(table, replace(patron, seat=event.seat))


@applies(PatronStood)
def patron_stood(table: Table, event: PatronStood) -> Table:
    """Only someone seated draws for the patron with the shoe."""
    stood = _patron(replace(table, sat_out={}), replace(table.patrons[event.patron], seat=None))
    return _dealer_gone(stood, event.patron)


@applies(PatronLeft)
def patron_left(table: Table, event: PatronLeft) -> Table:
    return gone_from(table, event.patron, forgets_advice=event.forgets_advice)


def gone_from(table: Table, gone: str, *, forgets_advice: bool) -> Table:
    """What was approved for the patron, and what they were asked and declined, goes with them."""
    shoe = table.shoe
    if gone == shoe.cutter or gone in shoe.declined:
        shoe = replace(
            shoe, cutter=NOBODY if gone == shoe.cutter else shoe.cutter, declined=without(shoe.declined, gone)
        )
    left = replace(
        table,
        patrons={id: patron for id, patron in table.patrons.items() if id != gone},
        approvals=tuple(granted for granted in table.approvals if granted.patron != gone),
        advised=without(table.advised, gone) if forgets_advice else table.advised,
        shoe_declined=without(table.shoe_declined, gone),
        sat_out={} if table.patrons[gone].seat is not None else table.sat_out,
        ledger=emptied(table.ledger, gone),
        shoe=shoe,
    )
    return _dealer_gone(left, gone)


def emptied(ledger: Ledger, patron: str) -> Ledger:
    """A patron leaves with their chips; tokens are worth nothing elsewhere and go back where they came from."""
    chips, tokens = ledger.balance(Place.RACK, patron), ledger.balance(Place.TOKENS, patron)
    return ledger.post(acts.together(acts.take_chips(patron, chips), acts.issue_tokens(patron, tokens).reversed()))


def _patron(table: Table, patron: Patron) -> Table:
    return replace(table, patrons={**table.patrons, patron.id: patron})


def _dealer_gone(table: Table, patron: str) -> Table:
    """Whoever let another draw the cards draws them again."""
    if table.holder is None or table.holder.dealer != patron:
        return table
    return replace(table, holder=replace(table.holder, dealer=NOBODY))


@applies(BoughtIn)
def bought_in(table: Table, event: BoughtIn) -> Table:
    return posted(table, acts.buy_in(event.patron, event.amount, cash=event.cash))


@applies(VoucherExchanged)
def voucher_exchanged(table: Table, event: VoucherExchanged) -> Table:
    if event.tokens:
        return posted(table, acts.issue_tokens(event.patron, event.amount))
    return posted(table, acts.buy_in(event.patron, event.amount, cash=False))


@applies(ColouredUp)
def coloured_up(table: Table, event: ColouredUp) -> Table:
    """Other chips of the same worth: the ledger counts what they are worth."""
    return table


@applies(PersonalLimitsAgreed)
def personal_limits_agreed(table: Table, event: PersonalLimitsAgreed) -> Table:
    return _patron(table, replace(table.patrons[event.patron], minimum=event.minimum, maximum=event.maximum))


@applies(AboveDifferentialArranged)
def above_differential_arranged(table: Table, event: AboveDifferentialArranged) -> Table:
    return _patron(table, replace(table.patrons[event.patron], above_differential=event.maximum))


@applies(Approved)
def approved(table: Table, event: Approved) -> Table:
    others = tuple(granted for granted in table.approvals if granted != event.granted)
    return replace(table, approvals=(*others, event.granted))
