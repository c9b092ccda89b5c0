"""What patrons may do with their wagers after a remedy: keep, remove, retract or reduce, each for their own.

Nobody may add to a wager or come back with one. When the last has answered, or the dealer has asked everyone, the coup
goes on: as a dummy coup where no wager is left. Start at `answer_offer`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.coup import OwnRow
from croupier.table.acts import NOTHING, Answer, By, CoupPart, act, made
from croupier.table.apply import apply
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.irregularities.records import (
    AnswerOffer,
    CloseChanges,
    CloseOffer,
    OfferAnswered,
    OfferClosed,
    WagersVoided,
)
from croupier.table.irregularities.remedies import Case, dummy_now
from croupier.table.irregularities.voiding import give_back
from croupier.table.moment import Moment
from croupier.table.rules import Rules
from croupier.table.state import Matter, Table
from croupier.table.wagering.judge import change_wager
from croupier.table.wagering.records import ChangeWager, NoMoreBetsCalled
from croupier.table.wagering.window import above_main

UNCOVERED = "main-wager-taken-back"  # why a wager that rests on another goes back
NONE_LEFT = "no-wager-left"  # the grounds of a dummy coup whose wagers were all taken back


def _offered(table: Table, rules: Rules) -> Refusal | None:
    return Refusal(Reason.NO_OFFER, (), {"coup": table.coup.number}) if table.offer is None else None


def _owner(table: Table, command: AnswerOffer) -> str:
    down = table.coup.wagers.get(command.number)
    return down.patron if down is not None else command.actor.id  # an unknown number is told as such, not as another's


def _can_answer(m: Moment) -> bool:
    """A wager of someone for whom the actor may speak, for which nothing was chosen yet."""
    offer = m.table.offer
    return offer is not None and any(m.table.coup.wagers[number].patron in m.people for number in offer.wagers)


@act(AnswerOffer, By.PATRON, holds=NOTHING, ready=_offered, whose=_owner, chance=_can_answer)
def answer_offer(table: Table, command: AnswerOffer, rules: Rules) -> Answer:
    offer, down = table.offer, table.coup.wagers.get(command.number)
    assert offer is not None, "its readiness was asked before"
    if down is None or command.number not in offer.wagers:
        return Refusal(Reason.UNKNOWN_WAGER_NUMBER, offer.under, {"number": command.number})
    if command.choice not in offer.choices:
        facts: RefusalFacts = {"choice": command.choice, "choices": tuple(offer.choices)}
        return Refusal(Reason.CHOICE_NOT_OFFERED, offer.under, facts)
    stake, counts = down.stake, down.counts
    if command.choice in ("remove", "retract"):
        stake = counts = 0
    elif command.choice == "reduce":
        if not 0 < command.stake < down.stake:
            more: RefusalFacts = {"choice": "reduce", "to": command.stake, "from": down.stake}
            return Refusal(Reason.CHOICE_NOT_OFFERED, offer.under, more)
        asked = ChangeWager(command.id, command.actor, command.at, command.number, command.stake)
        smaller = change_wager(table, asked, rules)  # it must still be a wager that the table takes
        if isinstance(smaller, Refusal):
            return smaller
        stake, counts = command.stake, min(down.counts, command.stake)
    answered = OfferAnswered(
        made(command), offer.under, number=command.number, choice=command.choice, stake=stake, counts=counts
    )
    after = apply(table, answered)
    events: tuple[Event, ...] = (answered, *_uncovered(after, command, rules, down.patron, offer.under))
    for event in events[1:]:
        after = apply(after, event)
    if after.offer is not None and not after.offer.wagers:
        return (*events, *_goes_on(after, command, rules))
    return events


def _uncovered(table: Table, command: Command, rules: Rules, patron: str, under: Clauses) -> tuple[Event, ...]:
    """A wager that may not exceed its patron's main wager goes back once that is gone or less."""
    mine = [down for down in table.coup.wagers.values() if down.patron == patron]
    capped = [down for down in mine if (kind := rules.wager(down.wager)) and kind.window and kind.capped_by_main]
    gone = [(down, above) for down in capped if (above := above_main(table, rules, patron, down.wager, 0))]
    if not gone:
        return ()
    payments = tuple(give_back(down, OwnRow.VOID_WAGER, together(under, above.clauses)) for down, above in gone)
    cited = together(*(one.settled.clauses for one in payments))
    return (WagersVoided(made(command), cited, UNCOVERED, payments),)


@act(CloseOffer, By.DEALER, holds=NOTHING, ready=_offered, part=CoupPart.DEAL, answers=True)
def close_offer(table: Table, command: CloseOffer, rules: Rules) -> Answer:
    return _goes_on(table, command, rules)


def _goes_on(table: Table, command: Command, rules: Rules) -> tuple[Event, ...]:
    """The coup goes on with the wagers that are left, or without any."""
    offer = table.offer
    assert offer is not None, "an offer is open"
    fixes = True if rules.book.wagering.deadline.after_call == "correctable" else UNSET
    closed = OfferClosed(made(command), offer.under, offer.wagers, fixes)
    emptied = offer.emptied or offer.under
    return (closed, *_without_wagers(apply(table, closed), command, rules, emptied))


def _without_wagers(table: Table, command: Command, rules: Rules, under: Clauses) -> tuple[Event, ...]:
    if table.coup.wagers or table.streaks or table.coup.dummy:
        return ()
    matter = Matter(number=table.matters, slip=NONE_LEFT, row=0, by=command.actor.id, coup=table.coup.number)
    return (dummy_now(table, Case(command, matter, under, rules)),)


def _changing(table: Table, rules: Rules) -> Refusal | None:
    return None if table.coup.changes else Refusal(Reason.NO_OFFER, (), {"coup": table.coup.number})


@act(CloseChanges, By.DEALER, holds=NOTHING, ready=_changing, part=CoupPart.DEAL, decides=True, answers=True)
def close_changes(table: Table, command: CloseChanges, rules: Rules) -> Answer:
    """Permitted changes are over: the coup goes on, without wagers where all were withdrawn."""
    under = table.coup.changes
    permitted = rules.book.irregularities.permission(under)
    emptied = together(under, permitted.emptied_clauses) if permitted is not None else under
    closed = NoMoreBetsCalled(made(command), together(under, rules.book.wagering.no_more_bets.clauses))
    return (closed, *_without_wagers(apply(table, closed), command, rules, emptied))
