"""Applying what happens to the table and its people: opening, signs, notices, limits, closing; arriving to leaving.

It folds and judges nothing; which of these may happen is decided in opening.py, notices.py, people.py and authority.py.
Start at `table_opened`; what changed between two set-ups notices.py asks too.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from croupier.ledger import Entry, Ledger, Place, acts
from croupier.table.applying import applies
from croupier.table.events import (
    AboveDifferentialArranged,
    ApprovalRecorded,
    Approved,
    BoughtIn,
    ColouredUp,
    FloatCredited,
    FloatFilled,
    LimitsChanged,
    NoticeDisplayed,
    NoticeRemoved,
    PatronArrived,
    PatronLeft,
    PatronSat,
    PatronStood,
    PersonalLimitsAgreed,
    RestrictionLifted,
    SignDisplayed,
    SignRemoved,
    SurveillanceNotified,
    TableClosed,
    TableOpened,
    VariationChanged,
    VoucherExchanged,
    WagerRestricted,
)
from croupier.table.postings import post_payments
from croupier.table.state import NOBODY, Limit, NoticeUp, Patron, Setup, Shoe, Table

SIGNS_OF_THE_GAME: Final = frozenset({"variation", "odds", "tie-percentage", "side-wagers", "side-wager-limits"})


# --- opening and closing -------------------------------------------------------------------------


_REMEMBERED = 64  # what surveillance was told of; the log has all of it


@applies(ApprovalRecorded)
def approval_recorded(table: Table, event: ApprovalRecorded) -> Table:
    return replace(table, approved=_with(table.approved, event.thing))


@applies(TableOpened)
def table_opened(table: Table, event: TableOpened) -> Table:
    shoes = table.shoe.number  # shoes are counted on, so that no number comes twice
    opened = replace(_bare(table), setup=event.setup, edition=event.edition, shoe=Shoe(shoes), shoes_before=shoes)
    return replace(opened, method=event.method, face=event.face)


@applies(TableClosed)
def table_closed(table: Table, event: TableClosed) -> Table:
    """The cards stay where they lie until they are checked or others are brought."""
    ledger = post_payments(table.ledger, event.payments)
    for patron in table.patrons:
        ledger = _emptied(ledger, patron)
    bare = _bare(table)
    kept = replace(bare, shoe=table.shoe, shoes_before=table.shoes_before, advised=table.advised)
    return replace(kept, ledger=ledger, cards_to_check=event.cards_to_check)


def _bare(table: Table) -> Table:
    """What outlasts a day's gaming: approvals of things, where value lies, the last cards' backs and commitment."""
    return Table(
        id=table.id,
        version=table.version,
        clock=table.clock,
        recent=table.recent,
        approved=table.approved,
        ledger=table.ledger,
        unrevealed=table.unrevealed,
        back=table.shoe.back or table.back,
        matters=table.matters,
        to_tell=table.to_tell,
        excluded=table.excluded,
        disputes=table.disputes,
        payment_errors=table.payment_errors,
    )


@applies(FloatFilled)
def float_filled(table: Table, event: FloatFilled) -> Table:
    return _posted(table, acts.fill(event.amount))


@applies(FloatCredited)
def float_credited(table: Table, event: FloatCredited) -> Table:
    return _posted(table, acts.credit(event.amount))


def _posted(table: Table, entry: Entry) -> Table:
    return replace(table, ledger=table.ledger.post(entry))


# --- signs and notices ---------------------------------------------------------------------------


@applies(SignDisplayed)
def sign_displayed(table: Table, event: SignDisplayed) -> Table:
    return replace(table, signs=_with(table.signs, event.sign))


@applies(SignRemoved)
def sign_removed(table: Table, event: SignRemoved) -> Table:
    return replace(table, signs=_without(table.signs, event.sign))


@applies(NoticeDisplayed)
def notice_displayed(table: Table, event: NoticeDisplayed) -> Table:
    """A notice put up again stands anew: what it says may be different."""
    return replace(table, notices=(*_down(table, event.notice.about), event.notice))


@applies(NoticeRemoved)
def notice_removed(table: Table, event: NoticeRemoved) -> Table:
    return replace(table, notices=_down(table, event.about))


def _down(table: Table, *about: str) -> tuple[NoticeUp, ...]:
    return tuple(notice for notice in table.notices if notice.about not in about)


@applies(SurveillanceNotified)
def surveillance_notified(table: Table, event: SurveillanceNotified) -> Table:
    return replace(table, notified=_with(table.notified, event.about)[-_REMEMBERED:])


@applies(WagerRestricted)
def wager_restricted(table: Table, event: WagerRestricted) -> Table:
    return replace(table, restricted=_with(table.restricted, event.wager))


@applies(RestrictionLifted)
def restriction_lifted(table: Table, event: RestrictionLifted) -> Table:
    """What surveillance was told of it is used up: restricted again, it is told again."""
    notified = tuple(about for about in table.notified if about.partition(":")[2] != event.wager)
    return replace(table, restricted=_without(table.restricted, event.wager), notified=notified)


def _with(held: tuple[str, ...], one: str) -> tuple[str, ...]:
    return held if one in held else (*held, one)


def _without(held: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(other for other in held if other != one)


# --- limits and variation ------------------------------------------------------------------------


def minimum_raised(old: Setup, new: Setup) -> bool:
    """Whether some wager may no longer be as small as it was."""
    return any(after.minimum > before.minimum for before, after in before_and_after(old, new))


def otherwise_changed(old: Setup, new: Setup) -> bool:
    """Whether anything else about the limits is different: a lower minimum, a maximum, the differential."""
    return old.differential != new.differential or any(
        after.minimum < before.minimum or after.maximum != before.maximum
        for before, after in before_and_after(old, new)
    )


def before_and_after(old: Setup, new: Setup) -> list[tuple[Limit, Limit]]:
    """First the limits of every wager, then of each that has or had limits of its own."""
    before, after = dict(old.wager_limits), dict(new.wager_limits)
    own = [(before.get(wager, old.limits), after.get(wager, new.limits)) for wager in {**before, **after}]
    return [(old.limits, new.limits), *own]


@applies(LimitsChanged)
def limits_changed(table: Table, event: LimitsChanged) -> Table:
    """The notice that announced it comes down; while minimums are kept, that of a higher one stands on for them."""
    old, new = table.setup or event.setup, event.setup
    announced = []
    if event.kept is None and (minimum_raised(old, new) or old == new):
        announced.append("higher-minimum")
    if otherwise_changed(old, new):
        announced.append("limits")
    ended = event.kept is None and (new.limits.minimum > old.limits.minimum or old == new)
    patrons = {id: _keeping(patron, event, ended=ended) for id, patron in table.patrons.items()}
    return replace(table, setup=new, notices=_down(table, *announced), patrons=patrons)


def _keeping(patron: Patron, event: LimitsChanged, *, ended: bool) -> Patron:
    """The lowest minimum that a patron keeps, as long as it is lower than the sign's."""
    kept = None if ended else patron.kept_minimum
    if event.kept is not None:
        kept = event.kept if kept is None else min(kept, event.kept)
    if kept is not None and kept >= event.setup.limits.minimum:
        kept = None
    return patron if kept == patron.kept_minimum else replace(patron, kept_minimum=kept)


@applies(VariationChanged)
def variation_changed(table: Table, event: VariationChanged) -> Table:
    """Signs of the game that was played say nothing of the new one, which is shown anew."""
    signs = tuple(sign for sign in table.signs if sign not in SIGNS_OF_THE_GAME)
    return replace(table, setup=event.setup, signs=signs, notices=_down(table, "variation"))


# --- people --------------------------------------------------------------------------------------


@applies(PatronArrived)
def patron_arrived(table: Table, event: PatronArrived) -> Table:
    patrons = {**table.patrons, event.patron: Patron(event.patron, table.arrivals)}
    arrived = replace(table, patrons=patrons, arrivals=table.arrivals + 1)
    return _posted(arrived, acts.bring_chips(event.patron, event.chips))


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
    """What was approved for the patron, and what they were asked and declined, goes with them."""
    gone, shoe = event.patron, table.shoe
    if gone == shoe.cutter or gone in shoe.declined:
        shoe = replace(
            shoe, cutter=NOBODY if gone == shoe.cutter else shoe.cutter, declined=_without(shoe.declined, gone)
        )
    left = replace(
        table,
        patrons={id: patron for id, patron in table.patrons.items() if id != gone},
        approvals=tuple(granted for granted in table.approvals if granted.patron != gone),
        advised=_without(table.advised, gone) if event.forgets_advice else table.advised,
        shoe_declined=_without(table.shoe_declined, gone),
        sat_out={} if table.patrons[gone].seat is not None else table.sat_out,
        ledger=_emptied(table.ledger, gone),
        shoe=shoe,
    )
    return _dealer_gone(left, gone)


def _emptied(ledger: Ledger, patron: str) -> Ledger:
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
    return _posted(table, acts.buy_in(event.patron, event.amount, cash=event.cash))


@applies(VoucherExchanged)
def voucher_exchanged(table: Table, event: VoucherExchanged) -> Table:
    if event.tokens:
        return _posted(table, acts.issue_tokens(event.patron, event.amount))
    return _posted(table, acts.buy_in(event.patron, event.amount, cash=False))


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
