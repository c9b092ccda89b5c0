"""Opening a table, its signs, its float and what surveillance is told: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from croupier.ledger import acts
from croupier.table.applying import applies, posted, without
from croupier.table.notices.apply import bare
from croupier.table.opening.records import (
    ApprovalRecorded,
    FloatCounted,
    FloatCredited,
    FloatFilled,
    RestrictionLifted,
    SignDisplayed,
    SignRemoved,
    SurveillanceNotified,
    TableOpened,
    WagerRestricted,
)
from croupier.table.results.state import ResultsOnly
from croupier.table.state import (
    FloatCount,
    Shoe,
    Table,
)

_REMEMBERED = 64  # what surveillance was told of; the log has all of it


@applies(ApprovalRecorded)
def approval_recorded(table: Table, event: ApprovalRecorded) -> Table:
    return replace(table, approved=_with(table.approved, event.thing))


@applies(TableOpened)
def table_opened(table: Table, event: TableOpened) -> Table:
    shoes = table.shoe.number  # shoes are counted on, so that no number comes twice
    opened = replace(bare(table), setup=event.setup, edition=event.edition, shoe=Shoe(shoes), shoes_before=shoes)
    results = ResultsOnly() if event.setup.results_only is True else UNSET
    opened = replace(opened, results_only=results)
    return replace(opened, method=event.method, face=event.face, machine_deals=event.machine_deals)


@applies(FloatFilled)
def float_filled(table: Table, event: FloatFilled) -> Table:
    return posted(table, acts.fill(event.amount))


@applies(FloatCredited)
def float_credited(table: Table, event: FloatCredited) -> Table:
    return posted(table, acts.credit(event.amount))


@applies(FloatCounted)
def float_counted(table: Table, event: FloatCounted) -> Table:
    """Chips that are missing or too many move nothing: whoever finds why records that."""
    return replace(table, counted=FloatCount(event.made.at, event.piles))


@applies(SignDisplayed)
def sign_displayed(table: Table, event: SignDisplayed) -> Table:
    return replace(table, signs=_with(table.signs, event.sign))


@applies(SignRemoved)
def sign_removed(table: Table, event: SignRemoved) -> Table:
    return replace(table, signs=without(table.signs, event.sign))


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
    return replace(table, restricted=without(table.restricted, event.wager), notified=notified)


def _with(held: tuple[str, ...], one: str) -> tuple[str, ...]:
    return held if one in held else (*held, one)
