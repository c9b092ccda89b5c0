"""What if a row paid something else: the same wagers with some odds changed, and the books untouched.

It knows names and odds only. Start at `change_pays`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.coup import Resolution, Wager
from croupier.coup.wager import Answers
from croupier.money import NOTHING, Odds


class ChangedPay(msgspec.Struct, frozen=True):
    """`WAGER:ROW=ODDS`: this row of this wager pays these odds, with no commission."""

    wager: str
    row: str
    odds: Odds


def change_pays(book: str, wagers: Sequence[Wager], pays: Iterable[ChangedPay]) -> list[Wager] | Refusal:
    """The wagers with these rows changed, or which name was not found in the book's offer."""
    changed = list(wagers)
    for pay in pays:
        places = [place for place, wager in enumerate(changed) if wager.id == pay.wager]
        if not places:
            return Refusal(Reason.UNKNOWN_WAGER, (), {"wager": pay.wager, "book": book})
        for place in places:
            wager = changed[place]
            events = [row.event for row in wager.rows]
            found = _find(pay.row, events)
            if found is None:
                facts: RefusalFacts = {"wager": pay.wager, "row": pay.row, "known": tuple(events)}
                return Refusal(Reason.UNKNOWN_ROW, wager.clauses, facts)
            rows = list(wager.rows)
            resolution = Resolution.WINS if rows[found].resolution is Resolution.LOSES else rows[found].resolution
            rows[found] = msgspec.structs.replace(rows[found], pays=pay.odds, commission=NOTHING, resolution=resolution)
            changed[place] = msgspec.structs.replace(wager, rows=tuple(rows), answers=Answers())
    return changed


def _find(name: str, events: list[str]) -> int | None:
    """A row by its event, whatever the case, or by its number counted from 1."""
    lowered = [event.lower() for event in events]
    if name.lower() in lowered:
        return lowered.index(name.lower())
    if name.isascii() and name.isdigit() and 1 <= int(name) <= len(events):
        return int(name) - 1
    return None
