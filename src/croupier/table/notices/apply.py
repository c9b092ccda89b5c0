"""Notices and what they announce: limits, another variation, closing: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from croupier.table.applying import applies
from croupier.table.notices.records import (
    LimitsChanged,
    LimitsToChange,
    NoticeDisplayed,
    NoticeRemoved,
    TableClosed,
    VariationChanged,
)
from croupier.table.people.apply import emptied
from croupier.table.postings import post_payments
from croupier.table.state import (
    Limit,
    LimitsToCome,
    NoticeUp,
    Patron,
    Setup,
    Table,
)

SIGNS_OF_THE_GAME: Final = frozenset({"variation", "odds", "tie-percentage", "side-wagers", "side-wager-limits"})


@applies(TableClosed)
def table_closed(table: Table, event: TableClosed) -> Table:
    """The cards stay where they lie until they are checked or others are brought."""
    ledger = post_payments(table.ledger, event.payments)
    for patron in table.patrons:
        ledger = emptied(ledger, patron)

    kept = replace(bare(table), shoe=table.shoe, shoes_before=table.shoes_before, advised=table.advised)
    return replace(kept, ledger=ledger, cards_to_check=event.cards_to_check)


def bare(table: Table) -> Table:
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
        duties=table.duties,
        excluded=table.excluded,
        disputes=table.disputes,
        payment_errors=table.payment_errors,
        debts=table.debts,
        seeded=table.seeded,
        machine_deals=table.machine_deals,
        counted=table.counted,
        contest=table.contest,
    )


@applies(NoticeDisplayed)
def notice_displayed(table: Table, event: NoticeDisplayed) -> Table:
    """A notice put up again stands anew: what it says may be different."""
    new = event.notice
    others = tuple(notice for notice in table.notices if (notice.about, notice.bet) != (new.about, new.bet))
    return replace(table, notices=(*others, new))


@applies(NoticeRemoved)
def notice_removed(table: Table, event: NoticeRemoved) -> Table:
    return replace(table, notices=_down(table, event.about))


def _down(table: Table, *about: str) -> tuple[NoticeUp, ...]:
    return tuple(notice for notice in table.notices if notice.about not in about)


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
    return [pair for _, pair in by_bet(old, new)]


def by_bet(old: Setup, new: Setup) -> list[tuple[str, tuple[Limit, Limit]]]:
    """The limits before and after, by the bet whose own they are; first, by no name, those of every other."""
    before, after = dict(old.wager_limits), dict(new.wager_limits)
    own = [(wager, (before.get(wager, old.limits), after.get(wager, new.limits))) for wager in {**before, **after}]
    return [("", (old.limits, new.limits)), *own]


def raised(old: Setup, new: Setup) -> dict[str, Limit]:
    """The bets whose minimum rises, with their new limits."""
    return {bet: after for bet, (before, after) in by_bet(old, new) if after.minimum > before.minimum}


@applies(LimitsChanged)
def limits_changed(table: Table, event: LimitsChanged) -> Table:
    """The notice that announced it comes down; while minimums are kept, that of a higher one stands on for them."""
    old, new = table.setup or event.setup, event.setup
    left = table.notices
    if event.kept is None and (minimum_raised(old, new) or old == new):
        left = _not_announced(left, {*raised(old, new)})
    if otherwise_changed(old, new):
        left = tuple(notice for notice in left if notice.about != "limits")
    ended = event.kept is None and (new.limits.minimum > old.limits.minimum or old == new)
    patrons = {id: _keeping(patron, event, ended=ended) for id, patron in table.patrons.items()}
    return replace(table, setup=new, notices=left, patrons=patrons, limits_to_come=None)


def _not_announced(notices: tuple[NoticeUp, ...], bets: set[str]) -> tuple[NoticeUp, ...]:
    """Notices of a higher minimum that has not come: one that names no bet stands for all that no other names."""
    named = {notice.bet for notice in notices if notice.about == "higher-minimum" and notice.bet}
    plain = not bets or not bets <= named
    return tuple(
        notice
        for notice in notices
        if notice.about != "higher-minimum" or not (notice.bet in bets if notice.bet else plain)
    )


@applies(LimitsToChange)
def limits_to_change(table: Table, event: LimitsToChange) -> Table:
    coming = LimitsToCome(
        limits=event.limits,
        wager_limits=event.wager_limits,
        differential=event.differential,
        kept=event.kept,
        under=event.under,
    )
    return replace(table, limits_to_come=coming)


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
