"""Wagers found late: chips that lay on the layout in time and are noticed only after wagering closed.

What the book does with them depends on the limits (limits.py). Start at `find_wager`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, foremost, together
from croupier.coup import Stake, not_placed
from croupier.ledger import Place
from croupier.table.acts import COUP, Answer, By, act, made
from croupier.table.moment import someone_has_chips
from croupier.table.payment.streaks import not_placeable
from croupier.table.people.excluded import excluded
from croupier.table.rules import Rules
from croupier.table.state import Down, Play, Table
from croupier.table.wagering.judge import at_no_place, beside_others, wagering_over
from croupier.table.wagering.payable import not_payable
from croupier.table.wagering.records import FindWager, PlaceWager, WagerPlaced
from croupier.table.wagering.stacks import also_changed, total_on, weighed


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


@act(FindWager, By.DEALER, holds=COUP, ready=_too_early, chance=someone_has_chips)
def find_wager(table: Table, command: FindWager, rules: Rules) -> Answer:
    patron = table.patrons.get(command.patron)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    barred = excluded(table, patron.id)
    if barred is not None:
        return barred
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
    down = Down(
        number=table.wagers + 1,
        patron=patron.id,
        wager=command.wager,
        stake=command.stake,
        counts=command.stake,
        place=place,
    )
    placing = PlaceWager(
        command.id, command.actor, command.at, patron=patron.id, wager=command.wager, stake=command.stake
    )
    allowed = beside_others(table, placing, rules, patron)
    weighing = weighed(table, rules, patron, down, late=True)
    down = down if isinstance(weighing, Refusal) else weighing.down
    whole = total_on(table, rules, down)
    # what could not have been placed in time either: a Dragon Tail where no run was, a Run that nobody nominated
    others = (_not_offered(rules, command.wager), not_placeable(table, rules, down), not_payable(rules, down, whole))
    refusals = [one for one in (allowed, weighing, *others) if isinstance(one, Refusal)]
    if isinstance(allowed, Refusal) or isinstance(weighing, Refusal) or refusals:
        return foremost(refusals)
    under = together(weighing.because, rules.book.wagering.medium.clauses, allowed)
    placed = WagerPlaced(made(command), under, down, weighing.advised, late=True)
    return (placed, *also_changed(command, weighing))


def _not_offered(rules: Rules, wager: str) -> Refusal | None:
    """Not at this table, or settled or open only at its own moment within the coup."""
    found = rules.wager(wager)
    if wager in rules.offered and wager not in rules.early and not (found and found.window is not None):
        return None
    facts: RefusalFacts = {"wager": wager, "offered": tuple(sorted(rules.offered))}
    return Refusal(Reason.NOT_OFFERED_HERE, rules.layout.clauses, facts)
