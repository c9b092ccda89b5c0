"""Deciding: from a table, a command and a book to the events that follow, or to a refusal. It changes nothing.

The order is that of `Reason`: the command itself, the person, the table, then the matter. Each chapter judges its own
commands (see acts.py). Start at `decide`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Reason, Refusal, foremost, together
from croupier.rulebooks import Rulebook
from croupier.table import authority, machine
from croupier.table.acts import ACTS, Act, Answer
from croupier.table.commands import Command
from croupier.table.conduct import abstaining, disputes, payment_errors
from croupier.table.conduct import judge as conduct
from croupier.table.contest import judge as contest
from croupier.table.contest import secrets, turns
from croupier.table.contest.from_the_tournament import not_the_tournament
from croupier.table.contest.refusals import kept_apart
from croupier.table.dealing import delivery, passing
from croupier.table.dealing import judge as dealing
from croupier.table.irregularities import carried, correcting, dummies, offers
from croupier.table.irregularities import judge as irregularities
from croupier.table.notices import judge as notices
from croupier.table.opening import judge as opening
from croupier.table.payment import commission, debts
from croupier.table.payment import judge as payment
from croupier.table.payment.records import DebtRecorded
from croupier.table.people import approving
from croupier.table.people import judge as people
from croupier.table.results import judge as results
from croupier.table.rules import House, house_of, rules_of
from croupier.table.shoe import burning, committing, cutting
from croupier.table.shoe import judge as shoe
from croupier.table.state import LATEST, Instant, Table
from croupier.table.wagering import found, reducing, spoken
from croupier.table.wagering import judge as wagering

# in the order of a day; importing them enters their commands
JUDGES = (
    opening,
    notices,
    people,
    approving,
    shoe,
    committing,
    cutting,
    burning,
    wagering,
    spoken,
    found,
    reducing,
    dealing,
    delivery,
    passing,
    payment,
    commission,
    debts,
    dummies,
    irregularities,
    offers,
    carried,
    correcting,
    conduct,
    abstaining,
    disputes,
    payment_errors,
    contest,
    turns,
    secrets,
    results,
)


def decide(table: Table, command: Command, book: Rulebook) -> Answer:
    """The events that a command causes, or why it is refused."""
    act = ACTS[type(command)]
    house = house_of(book)
    refusal = untimely(table.recent, table.clock, command)
    if refusal is not None:
        return refusal
    refusal = authority.authorise(table, command, act, house)
    refusal = refusal or machine.not_the_machine(table, command, act.name, act.whose(table, command))
    refusal = refusal or not_the_tournament(table, command, act.name, house)
    if refusal is not None:
        return refusal
    if act.when_closed:
        return act.judge(table, command, house)
    if table.setup is None and act.is_owed(table, house, command.actor):
        return _cite_rank(act.judge(table, command, house), command, act, house)
    if table.setup is None:
        return Refusal(Reason.TABLE_NOT_OPEN, (), {"table": table.id, "command": act.name})
    if table.edition != house.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": table.edition, "given": house.edition})
    rules = rules_of(book, table.setup)
    refusal = results.not_here(table, act) or kept_apart(table, act, command, house)
    if refusal is not None:
        return refusal
    refusal = carried.stands_still(table, act, rules)
    if refusal is None and act.ready is not None:
        refusal = act.ready(table, rules)
    if refusal is not None:
        any_moment = act.early or act.ready is None  # some of its faults stand before the moment
        other = act.judge(table, command, rules) if any_moment else ()
        return foremost((refusal, other)) if isinstance(other, Refusal) else refusal
    answer = debts.recorded(table, command, rules, act.judge(table, command, rules))
    named = act.rank_named(table, command, rules) if act.rank_named is not None else ""
    return _cite_rank(answer, command, act, house, named)


def untimely(recent: tuple[str, ...], clock: Instant, command: Command) -> Refusal | None:
    """Refused whoever asks: it was given already, or its time cannot be."""
    if command.id in recent:
        return Refusal(Reason.REPEATED_COMMAND, (), {"command": command.id})
    if command.at < clock:
        return Refusal(Reason.TIME_RUNS_BACKWARDS, (), {"at": command.at, "clock": clock})
    return Refusal(Reason.TIME_NOT_POSSIBLE, (), {"at": command.at}) if command.at > LATEST else None


def _cite_rank(answer: Answer, command: Command, act: Act, house: House, named: str = "") -> Answer:
    """Where a higher rank did a lower one's part, or a rank did its own, the first event says by which clause.

    A debt that someone leaves behind is recorded before that event, and is nothing that a rank did.
    """
    if isinstance(answer, Refusal) or not answer:
        return answer
    extra = authority.standing(house, command, act, named)
    if not extra:
        return answer
    place = next((n for n, event in enumerate(answer) if not isinstance(event, DebtRecorded)), 0)
    first = msgspec.structs.replace(answer[place], under=together(answer[place].under, extra))
    return (*answer[:place], first, *answer[place + 1 :])
