"""What an area of the layout pays, as messages: for the felt of a page and for the signs beside it.

Everything comes from a table's terms. Start at `told_odds`.
"""

from __future__ import annotations

from decimal import Decimal

from croupier.clauses import Clauses
from croupier.coup import CombinedWager, Terms, Wager, row_id
from croupier.coup.wager import PayRow, Resolution
from croupier.languages import Fact, Message
from croupier.money import Odds


def told_odds(terms: Terms, wager: str) -> tuple[str, tuple[Message, ...], Clauses]:
    """The wager's name in English, what it pays as messages, and the clauses of that."""
    if found := terms.wagers.get(wager):
        return found.name, _odds(found), found.rows[0].clauses
    if combined := terms.combined.get(wager):
        return combined.name, (_parts(combined),), combined.clauses
    if run := terms.runs.get(wager):
        return run.name, (Message("odds-pays", _figures(run.pays)),), run.clauses
    tail = terms.tails[wager]
    pays = (Message("odds-of-count", {"count": count} | _figures(odds)) for count, odds in tail.pays)
    return tail.name, tuple(pays), tail.clauses


def _odds(wager: Wager) -> tuple[Message, ...]:
    """What it pays, most often first; where several rows win each has its own event."""
    winning = [(row, row.pays) for row in wager.rows if row.resolution is Resolution.WINS and row.pays is not None]
    if len(winning) == 1:
        return (_pays(*winning[0]),)
    rows = ({"row": row_id(row.event), "odds": (_pays(row, odds),)} for row, odds in winning)
    return tuple(Message("odds-of-row", facts) for facts in rows)


def _pays(row: PayRow, odds: Odds) -> Message:
    part, whole = row.commission.part, row.commission.whole
    if not part:
        return Message("odds-pays", _figures(odds))
    return Message("odds-less", _figures(odds) | {"less": f"{Decimal(part) * 100 / whole:f}%"})


def _figures(odds: Odds) -> dict[str, Fact]:
    return {"pays": odds.pays, "per": odds.per}


def _parts(combined: CombinedWager) -> Message:
    parts = ({"share": str(part.share), "wager": part.wager} for part in combined.parts)
    return Message("odds-of-parts", {"parts": tuple(Message("odds-of-part", facts) for facts in parts)})
