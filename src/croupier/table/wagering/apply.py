"""Wagers: calls, placing, changing, taking back, refusing, reducing: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.ledger import acts
from croupier.table.applying import applies
from croupier.table.postings import given_back
from croupier.table.postings import placed as posted
from croupier.table.state import (
    Table,
)
from croupier.table.wagering.records import (
    BetsCalled,
    BetsReopened,
    NoMoreBetsCalled,
    WagerChanged,
    WagerGaveWay,
    WagerPlaced,
    WagersReduced,
    WagerTurnedAway,
    WagerWithdrawn,
)


@applies(BetsCalled)
def bets_called(table: Table, event: BetsCalled) -> Table:
    return replace(table, coup=replace(table.coup, bets_called=True, bets_closed=False))


@applies(NoMoreBetsCalled)
def no_more_bets_called(table: Table, event: NoMoreBetsCalled) -> Table:
    return replace(table, coup=replace(table.coup, bets_closed=True, changes=()))


@applies(BetsReopened)
def bets_reopened(table: Table, event: BetsReopened) -> Table:
    return replace(table, coup=replace(table.coup, bets_closed=False))


@applies(WagerPlaced)
def placed(table: Table, event: WagerPlaced) -> Table:
    down = event.down
    bettors = table.coup.bettors if down.patron in table.coup.bettors else (*table.coup.bettors, down.patron)
    coup = replace(table.coup, wagers={**table.coup.wagers, down.number: down}, bettors=bettors)
    return replace(
        table,
        coup=coup,
        wagers=down.number,
        ledger=posted(table.ledger, down),
        advised=_advised(table, down.patron, event.advised),
    )


def _advised(table: Table, patron: str, advice: str) -> tuple[str, ...]:
    """Whoever was told of the minimum once is remembered."""
    if advice != "below-minimum" or patron in table.advised:
        return table.advised
    return (*table.advised, patron)


@applies(WagerChanged)
def changed(table: Table, event: WagerChanged) -> Table:
    down = table.coup.wagers[event.number]
    more = event.stake - down.stake
    ledger = (
        table.ledger.post(acts.place(down.patron, more, token=down.token))
        if more > 0
        else given_back(table.ledger, down, -more)
    )
    new = replace(
        down,
        stake=event.stake,
        counts=event.counts,
        because=event.because,
        arranged=event.arranged,
        parts=event.parts,
    )
    coup = replace(table.coup, wagers={**table.coup.wagers, down.number: new})
    return replace(table, coup=coup, ledger=ledger, advised=_advised(table, down.patron, event.advised))


def take_off(table: Table, number: int) -> Table:
    """A wager goes back to its patron."""
    down = table.coup.wagers[number]
    left = {key: one for key, one in table.coup.wagers.items() if key != number}
    return replace(table, coup=replace(table.coup, wagers=left), ledger=given_back(table.ledger, down, down.stake))


@applies(WagerWithdrawn)
def withdrawn(table: Table, event: WagerWithdrawn) -> Table:
    return take_off(table, event.number)


@applies(WagerGaveWay)
def gave_way(table: Table, event: WagerGaveWay) -> Table:
    return take_off(table, event.number)


@applies(WagerTurnedAway)
def turned_away(table: Table, event: WagerTurnedAway) -> Table:
    return take_off(table, event.number)


@applies(WagersReduced)
def reduced(table: Table, event: WagersReduced) -> Table:
    wagers, ledger = dict(table.coup.wagers), table.ledger
    for number, stake in event.stakes:
        down = wagers[number]
        ledger = given_back(ledger, down, down.stake - stake)
        if stake:
            wagers[number] = replace(down, stake=stake, counts=min(down.counts, stake))
        else:
            del wagers[number]
    return replace(table, coup=replace(table.coup, wagers=wagers), ledger=ledger)
