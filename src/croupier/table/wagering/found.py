"""Wagers found late: chips that lay on the layout in time and are noticed only after wagering closed.

What the book does with them depends on the limits (limits.py); what one clause leaves open, a ruling may end. Start at
`find_wager`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, foremost, together
from croupier.coup import Stake, not_placed
from croupier.table.acts import COUP, Answer, By, act, made
from croupier.table.contest.out_of_turn import may_be_void, turns_by
from croupier.table.contest.refusals import not_their_seat
from croupier.table.contest.standing import free_chips
from croupier.table.moment import Moment, someone_has_chips
from croupier.table.payment.streaks import not_placeable
from croupier.table.people.excluded import excluded
from croupier.table.rules import Rules
from croupier.table.state import Down, Play, Table
from croupier.table.wagering.judge import at_no_place, beside_others, closed_by_the_call, wagering_over
from croupier.table.wagering.payable import not_payable
from croupier.table.wagering.records import FindWager, PlaceWager, RuleWagerVoid, WagerPlaced, WagerTurnedAway
from croupier.table.wagering.stacks import also_changed, total_on, weighed
from croupier.table.wagering.totals import above_totals

RULED_VOID, OUT_OF_TURN = "ruled-void", "out-of-turn"  # the grounds, where none are said


def _too_early(table: Table, rules: Rules) -> Refusal | None:
    """Only while a coup is dealt or settled, and once the deadline has passed: before that a wager is simply placed."""
    if table.coup.play is Play.SETTLED:
        return Refusal(Reason.NOT_BEING_DEALT, (), {"coup": table.coup.number, "play": table.coup.play.value})
    if table.coup.dummy:
        dummy = rules.book.dealing.dummy
        return Refusal(Reason.DUMMY_COUP, dummy.stray_clauses, {"coup": table.coup.number})
    over = wagering_over(table, rules)
    if over is None or (over.reason is Reason.BETS_CLOSED and not closed_by_the_call(over, rules)):
        return Refusal(
            Reason.WAGERING_NOT_OVER, rules.clauses_for(rules.book.wagering.deadline), {"coup": table.coup.number}
        )
    return None


@act(FindWager, By.DEALER, holds=COUP, ready=_too_early, chance=someone_has_chips)
def find_wager(table: Table, command: FindWager, rules: Rules) -> Answer:
    patron = table.patrons.get(command.patron)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    alone = _result_is_known(table, command, rules)
    if alone is not None:
        return alone
    barred = excluded(table, patron.id)
    if barred is not None:
        return barred
    place = command.place if command.place is not None else patron.seat or 0
    nowhere = at_no_place(table, rules, place)
    nowhere = nowhere or not_their_seat(table, rules, patron, place)
    if nowhere is not None:
        return nowhere
    has = free_chips(table, patron.id)
    if has < command.stake:
        medium = rules.clauses_for(rules.book.wagering.medium, command.wager)
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
    others = (_not_offered(rules, command.wager), _not_placeable(table, rules, down), not_payable(rules, down, whole))
    refusals = [one for one in (allowed, weighing, *others) if isinstance(one, Refusal)]
    if isinstance(allowed, Refusal) or isinstance(weighing, Refusal) or refusals:
        return foremost(refusals)
    rule = rules.book.limits.above_maximum
    above = rule.late == "valid" and any(above_totals(table, rules, patron, command.wager, command.stake))
    valid = rule.late_clauses if above else ()
    medium = rules.clauses_for(rules.book.wagering.medium, command.wager)
    under = together(weighing.because, valid, medium, allowed)
    placed = WagerPlaced(made(command), under, down, weighing.advised, late=True)
    return (placed, *also_changed(command, weighing))


def _result_is_known(table: Table, command: FindWager, rules: Rules) -> Refusal | None:
    """A control of the house and of no clause: nobody finds a wager alone once it is known what it would win."""
    option = rules.book.wagering.deadline.found_after_result
    needed = rules.book.authority.supervisor.rank
    if table.coup.winner is None or rules.option(option, "dealer") == "dealer":
        return None
    if rules.reaches(command.actor.rank, needed):
        return None
    facts: RefusalFacts = {
        "rank": rules.names.get(command.actor.rank, command.actor.rank),
        "needed": rules.names[needed],
    }
    return Refusal(Reason.RANK_TOO_LOW, (), facts)


def _not_placeable(table: Table, rules: Rules, down: Down) -> Refusal | None:
    """A Late Dragon Tail that lay there too soon is taken up where the book says what becomes of it: it goes back."""
    closed = not_placeable(table, rules, down)
    if closed is None or closed.reason is not Reason.TAIL_NOT_RUNNING:
        return closed
    goes_back = rules.terms_now.tails[down.wager].rules.placed_too_soon
    taken_up = rules.book.wagering.deadline.after_call == "correctable"
    return None if goes_back and taken_up else closed


def _between_minimums(table: Table, rules: Rules) -> Refusal | None:
    if turns_by(table, rules) and table.coup.wagers and table.coup.play is Play.WAGERING:
        return None
    if table.coup.play in (Play.DEALING, Play.ANNOUNCED):
        return None
    return Refusal(Reason.NOT_BEING_DEALT, (), {"coup": table.coup.number, "play": table.coup.play.value})


def _can_rule(m: Moment) -> bool:
    rule = m.rules.book.limits.below_minimum
    if any(may_be_void(m.table, m.rules, number) for number in m.table.coup.wagers):
        return True
    return bool(rule.ruling_clauses) and any(_may_be_void(m.rules, down) for down in m.table.coup.wagers.values())


@act(RuleWagerVoid, By.SUPERVISOR, holds=COUP, ready=_between_minimums, chance=_can_rule, decides=True)
def rule_wager_void(table: Table, command: RuleWagerVoid, rules: Rules) -> Answer:
    """A wager found late under the sign's minimum may be settled; whoever has the power may rule that it is not."""
    out_of_turn = may_be_void(table, rules, command.number)
    if out_of_turn and command.number in table.coup.wagers:
        grounds = command.grounds or OUT_OF_TURN
        return (WagerTurnedAway(made(command), out_of_turn, command.number, grounds),)
    stands = turns_by(table, rules) if table.coup.play is Play.WAGERING else ()
    if stands and command.number in table.coup.wagers:
        advised: RefusalFacts = {"grounds": command.grounds, "needs": "advised-before"}
        return Refusal(Reason.GROUNDS_NOT_MET, stands, advised)
    clauses = rules.book.limits.below_minimum.ruling_clauses
    if not clauses:
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "rule-wager-void", "book": rules.book.id})
    down = table.coup.wagers.get(command.number)
    if down is None:
        return Refusal(Reason.UNKNOWN_WAGER_NUMBER, (), {"number": command.number})
    if not _may_be_void(rules, down):
        facts: RefusalFacts = {"grounds": command.grounds, "needs": "found-below-the-minimum"}
        return Refusal(Reason.GROUNDS_NOT_MET, clauses, facts)
    return (WagerTurnedAway(made(command), clauses, down.number, command.grounds or RULED_VOID),)


def _may_be_void(rules: Rules, down: Down) -> bool:
    """It counts although it is below the sign's minimum, by the clause that leaves it open."""
    return down.counts == down.stake and set(rules.book.limits.below_minimum.late_clauses) <= set(down.because)


def _not_offered(rules: Rules, wager: str) -> Refusal | None:
    """Not at this table, or settled or open only at its own moment within the coup."""
    found = rules.wager(wager)
    if wager in rules.offered and wager not in rules.early and not (found and found.window is not None):
        return None
    facts: RefusalFacts = {"wager": wager, "offered": tuple(sorted(rules.offered))}
    return Refusal(Reason.NOT_OFFERED_HERE, rules.clauses_for(rules.layout, wager), facts)
