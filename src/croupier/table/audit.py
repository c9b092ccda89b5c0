"""The balance equation of a table, checked at the start of every coup.

All accounts together are nothing, and the chips on the layout are exactly the wagers that lie there; tournament chips
are apart from all money. A breach halts the table: it is raised, never refused. Start at `audit`.
"""

from __future__ import annotations

from croupier.ledger import Breach, Place
from croupier.table.state import Table


def audit(table: Table) -> None:
    """Nothing if every chip is where the table says it is; else an error that names what does not balance."""
    table.ledger.audit()
    _tournament_chips(table)
    lying: dict[tuple[Place, str], int] = {}
    for down in (*table.coup.wagers.values(), *(streak.down for streak in table.streaks)):
        where = (Place.TOKENS_ON_LAYOUT if down.token else Place.LAYOUT, down.patron)
        lying[where] = lying.get(where, 0) + down.stake
    for account, balance in table.ledger.balances.items():
        if account.place in (Place.LAYOUT, Place.TOKENS_ON_LAYOUT):
            wagered = lying.pop((account.place, account.patron), 0)
            if balance != wagered:
                raise Breach(f"{account.patron} has {balance} cents on the layout and wagers of {wagered}")
    for (place, patron), wagered in lying.items():
        if wagered:
            raise Breach(f"{patron} has wagers of {wagered} cents and nothing in {place}")


_HELD_BY_PATRONS = (Place.RACK, Place.LAYOUT, Place.HELD)


def _tournament_chips(table: Table) -> None:
    """What entrants have came from the tournament's bank, to the last chip; where there is no contest, none is out."""
    bank = table.ledger.balance(Place.TOURNAMENT_BANK)
    if table.contest_now is None and not bank:
        return
    held = sum(balance for account, balance in table.ledger.balances.items() if account.place in _HELD_BY_PATRONS)
    if bank + held:
        raise Breach(f"entrants have {held} cents of tournament chips and the bank gave {-bank}")
