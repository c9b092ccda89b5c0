"""Wagers found late: chips that lay on the layout in time and are noticed only after wagering closed.

What the book does with them depends on the limits (limits.py). Start at `find_wager`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, together
from croupier.coup import Stake, not_placed, splits
from croupier.ledger import Place
from croupier.table.commands import FindWager, PlaceWager
from croupier.table.deeds import Answer, By, deed, made
from croupier.table.events import WagerPlaced
from croupier.table.limits import treat
from croupier.table.payable import not_payable
from croupier.table.rules import Rules
from croupier.table.state import Down, Play, Table
from croupier.table.streaks import not_placeable
from croupier.table.wagering import at_no_place, beside_others, wagering_over


def _too_early(table: Table, rules: Rules) -> Refusal | None:
    """Only while a coup is dealt or settled, and once the deadline has passed: before that a wager is simply placed."""
    if table.coup.play is Play.SETTLED:
        return Refusal(Reason.NOT_BEING_DEALT, (), {"coup": table.coup.number, "play": table.coup.play.value})
    if table.coup.dummy:
        dummy = rules.book.dealing.dummy
        return Refusal(Reason.DUMMY_COUP, dummy.stray_clauses, {"coup": table.coup.number})
    over = wagering_over(table, rules)
    if over is None or over.reason is Reason.BETS_CLOSED:
        return Refusal(Reason.WAGERING_NOT_OVER, rules.book.wagering.deadline.clauses, {"coup": table.coup.number})
    return None


@deed(FindWager, By.DEALER, ready=_too_early)
def find_wager(table: Table, command: FindWager, rules: Rules) -> Answer:
    patron = table.patrons.get(command.patron)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    place = command.place if command.place is not None else patron.seat or 0
    nowhere = at_no_place(table, rules, place)
    if nowhere is not None:
        return nowhere
    has = table.ledger.balance(Place.RACK, patron.id)
    if has < command.stake:
        medium = rules.book.wagering.medium.clauses
        return Refusal(Reason.NOT_ENOUGH_CHIPS, medium, {"patron": patron.id, "stake": command.stake, "has": has})
    refusal = not_placed(rules.terms_now, Stake(command.wager, command.stake))
    if refusal is not None:
        return refusal
    down = Down(0, patron.id, command.wager, command.stake, command.stake, 0)
    too_soon = not_placeable(table, rules, down) if command.wager in rules.terms_now.tails else None
    if too_soon is not None:  # a Dragon Tail wager where no run was: void, and the chips go back
        return too_soon
    wager = rules.wager(command.wager)
    if command.wager not in rules.offered or command.wager in rules.early or (wager and wager.window is not None):
        facts: dict[str, str | int] = {"wager": command.wager, "offered": ", ".join(sorted(rules.offered))}
        return Refusal(Reason.NOT_OFFERED_HERE, rules.layout.clauses, facts)
    placing = PlaceWager(command.id, command.actor, command.at, patron.id, command.wager, command.stake)
    allowed = beside_others(table, placing, rules, patron)
    if isinstance(allowed, Refusal):  # it could not have been placed in time either
        return allowed
    treated = treat(table, rules, patron, command.wager, command.stake, late=True)
    if isinstance(treated, Refusal):
        return treated
    counts = splits(rules.terms_now, command.wager, treated.counts)
    down = Down(table.wagers + 1, patron.id, command.wager, command.stake, counts, place, because=treated.because)
    unpayable = not_payable(rules, down)
    if unpayable is not None:
        return unpayable
    under = together(treated.because, rules.book.wagering.medium.clauses, allowed)
    return (WagerPlaced(made(command), under, down, treated.advised, late=True),)
