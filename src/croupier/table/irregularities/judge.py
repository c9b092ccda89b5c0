"""When something goes wrong in a coup: it is reported, the book says what may be done, someone of rank orders it.

The rows are the book's (irregularities.toml); slips.py says what can have happened, remedies.py what each effect does.
While a matter waits for its remedy the coup stands still. Start at `report_irregularity`.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.duties.owed import channel_used, may_discharge, needed_rank
from croupier.rulebooks.irregularities import Irregularity, Remedy
from croupier.rulebooks.procedure import Power
from croupier.table.acts import NOTHING, REPORT, Answer, By, CoupPart, Listed, act, made
from croupier.table.apply import apply
from croupier.table.authority import too_low
from croupier.table.contest.refusals import lies_for_good
from croupier.table.irregularities.circumstances import row_for
from croupier.table.irregularities.records import (
    IrregularityReported,
    NotificationRecorded,
    OrderRemedy,
    RecordNotification,
    RemedyOrdered,
    ReportIrregularity,
    ReportWithdrawn,
    WithdrawReport,
)
from croupier.table.irregularities.remedies import OFFERS, Case, carried_out
from croupier.table.irregularities.reopening import can_reopen
from croupier.table.irregularities.slips import unfit
from croupier.table.owing import owed_clauses
from croupier.table.rules import House, Rules
from croupier.table.shoe.preparing import put_back
from croupier.table.state import Actor, Dealt, Matter, Table

_FORFEITING: Final = frozenset(("void-coup-forfeiting", "reverse-past-coup-forfeiting"))
LONGEST = 500  # letters that a report may say


@act(ReportIrregularity, By.DEALER, holds=REPORT, choices={"slip": "slips"})
def report_irregularity(table: Table, command: ReportIrregularity, rules: Rules) -> Answer:
    """Say what happened; the first row of the book that fits it holds."""
    if table.matter is not None:
        return waits(table, rules)
    if len(command.says) > LONGEST:
        return Refusal(Reason.TEXT_NOT_POSSIBLE, (), {"what": "report", "least": 0, "most": LONGEST, "of": "letters"})
    found = unfit(table, command, rules) or row_for(table, command, rules)
    if isinstance(found, Refusal):
        return found
    return (opened(table, command, *found),)


def opened(table: Table, command: ReportIrregularity, place: int, row: Irregularity) -> IrregularityReported:
    """A matter that waits for its remedy, by the row of the book that fits it."""
    known = tuple(Dealt(card, command.exposed or command.slip == "face-up-card") for card in command.cards)
    matter = Matter(
        number=table.matters + 1,
        slip=command.slip,
        row=place,
        by=command.actor.id,
        coup=command.coup or table.coup.number,
        cards=known + _unseen(table, command),
        patron=command.patron,
        wager=command.wager,
        says=command.says,
        burned=command.burned,
        cutting_card=command.cutting_card,
        order=command.order or UNSET,
        shoe=UNSET if command.shoe == table.shoe.number else command.shoe,
    )
    return IrregularityReported(made(command), row.clauses, matter, command.cutting_card)


def _unseen(table: Table, command: ReportIrregularity) -> tuple[Dealt, ...]:
    """Cards that nobody saw; one that was put back is known all the same."""
    first = table.shoe.out + command.burned
    again = (put_back(table, place) for place in range(first, first + command.unseen))
    return tuple(Dealt(one.card if one is not None else None, False) for one in again)


def row_of(table: Table, rules: Rules) -> Irregularity | None:
    """The book's row for the matter that waits."""
    return rules.book.irregularities.irregularity[table.matter.row] if table.matter is not None else None


def waits(table: Table, rules: Rules) -> Refusal:
    row = row_of(table, rules)
    assert row is not None, "only a matter that was reported waits"
    assert table.matter is not None
    remedies = tuple(remedy.id for remedy in row.remedy)
    return Refusal(Reason.MATTER_OPEN, row.clauses, {"slip": table.matter.slip, "remedies": remedies})


def _reported(table: Table, rules: Rules) -> Refusal | None:
    return Refusal(Reason.NO_MATTER, (), {"coup": table.coup.number}) if table.matter is None else None


@act(WithdrawReport, By.DEALER, holds=NOTHING, ready=_reported)
def withdraw_report(table: Table, command: WithdrawReport, rules: Rules) -> Answer:
    row = row_of(table, rules)
    assert row is not None, "its readiness was asked before"
    assert table.matter is not None
    return (ReportWithdrawn(made(command), row.clauses, table.matter.number),)


def _remedy(table: Table, command: OrderRemedy, rules: Rules) -> Remedy | None:
    """The one of those that wait that is ordered."""
    row = row_of(table, rules)
    return next((one for one in row.remedy if one.id == command.remedy), None) if row is not None else None


def _rank_of_remedy(table: Table, command: OrderRemedy, rules: Rules) -> str:
    remedy = _remedy(table, command, rules)
    return remedy.rank if remedy is not None else ""


@act(
    OrderRemedy,
    By.DEALER,
    holds=NOTHING,
    rank_named=_rank_of_remedy,
    ready=_reported,
    part=CoupPart.DEAL,
    answers=True,
    choices={"remedy": "remedies"},
    decides=True,
)
def order_remedy(table: Table, command: OrderRemedy, rules: Rules) -> Answer:
    """One of the row's remedies, by someone whom the row lets order it."""
    row, matter = row_of(table, rules), table.matter
    assert row is not None, "its readiness was asked before"
    assert matter is not None
    remedy = _remedy(table, command, rules)
    if remedy is None:
        known = tuple(one.id for one in row.remedy)
        facts: RefusalFacts = {"remedy": command.remedy, "slip": matter.slip, "known": known}
        return Refusal(Reason.UNKNOWN_REMEDY, row.clauses, facts)
    refusal = may_order(table, command, rules, remedy)
    if refusal is not None:
        return refusal
    clauses = remedy_clauses(row, remedy)
    ordered = RemedyOrdered(
        made(command),
        together(
            clauses,
            owed_clauses(rules.book, remedy.tells),
            lies_for_good(table, rules) if OFFERS.intersection(remedy.does) else (),
        ),
        matter=matter.number,
        slip=matter.slip,
        remedy=remedy.id,
        tells=remedy.tells,
        agreed=command.agreed,
    )
    emptied = together(row.clauses, remedy.emptied_clauses) if remedy.emptied_clauses else UNSET
    case = Case(command, matter, clauses, rules, emptied)
    return (ordered, *carried_out(apply(table, ordered), case, remedy))


def remedy_clauses(row: Irregularity, remedy: Remedy) -> Clauses:
    return together(row.clauses, remedy.clauses)


def may_order(table: Table, command: OrderRemedy, rules: Rules, remedy: Remedy) -> Refusal | None:
    """Rank, another person than whoever reported it, and the patrons' agreement, as the row wants them."""
    if not rules.reaches(command.actor.rank, remedy.rank):
        return too_low(rules, command.actor.rank, remedy)
    fixed = lies_for_good(table, rules)
    if fixed and "permit-changes" in remedy.does:
        return Refusal(Reason.WAGERING_OVER, fixed, {"coup": table.coup.number})
    matter = table.matter
    if "reopen-coup" in remedy.does and matter is not None and not can_reopen(table, matter.coup, matter.shoe):
        return Refusal(Reason.SLIP_DOES_NOT_FIT, remedy.clauses, {"slip": matter.slip, "why": "cards-gone"})
    if "void-wager" in remedy.does and table.matter is not None and not (table.matter.wager or table.matter.patron):
        return Refusal(Reason.FACTS_MISSING, remedy.clauses, {"slip": table.matter.slip, "fact": "wager"})
    if "reverse-past-wager" in remedy.does and table.matter is not None and not table.matter.wager:
        return Refusal(Reason.FACTS_MISSING, remedy.clauses, {"slip": table.matter.slip, "fact": "wager"})
    if not _FORFEITING.isdisjoint(remedy.does) and table.matter is not None:
        for fact, said in (("patron", table.matter.patron), ("says", table.matter.says.strip())):
            if not said:  # nobody forfeits a wager unnamed, or without a reason on record
                return Refusal(Reason.FACTS_MISSING, remedy.clauses, {"slip": table.matter.slip, "fact": fact})
    if needs_another(rules, remedy) and table.matter is not None and command.actor.id == table.matter.by:
        facts: RefusalFacts = {"remedy": remedy.id, "actor": command.actor.id, "did": "reported"}
        own = not isinstance(
            rules.book.irregularities.second_person, Silent
        )  # the house's control, which no clause asks for
        return Refusal(Reason.ANOTHER_PERSON_NEEDED, () if own else remedy.clauses, facts)
    if remedy.all_agree and not set(table.patrons) <= set(command.agreed):
        against = tuple(patron for patron in table.patrons if patron not in command.agreed)
        return Refusal(Reason.NOT_ALL_AGREE, remedy.clauses, {"remedy": remedy.id, "patrons": against})
    return None


def needs_another(rules: Rules, remedy: Remedy) -> bool:
    """Whether whoever reported it cannot order this remedy, at this table."""
    control = rules.book.irregularities.second_person
    return remedy.two_people and (isinstance(control, Silent) or rules.option(control.option) == "yes")


def _to_be_told(table: Table, house: House, actor: Actor) -> bool:
    """Something is owed that telling discharges, and by someone of this rank."""
    rows = (house.book.duty(one.id) for one in table.duties.open)
    ranks = (needed_rank(house.book, row) for row in rows if row is None or not row.discharged_by)
    return any(house.reaches(actor.rank, rank) for rank in ranks)


@act(
    RecordNotification,
    By.DEALER,
    holds=NOTHING,
    chance=lambda m: _to_be_told(m.table, m.rules, m.actor),
    answers=True,
    listed=Listed.CASES,
    choices={"who": "told", "channel": "channels"},
    closed_too=_to_be_told,
)
def record_notification(table: Table, command: RecordNotification, rules: House) -> Answer:
    """Whoever must be told of a matter was told, by someone who may and in a way that the book allows."""
    row, channel = rules.book.duty(command.who), command.channel or ""
    needed = needed_rank(rules.book, row)
    if row is not None and not rules.reaches(command.actor.rank, needed):  # by whom, whatever is owed just now
        return too_low(rules, command.actor.rank, Power(needed, row.clauses))
    if not table.duties.about(command.who, command.matter):
        waiting = tuple(dict.fromkeys(one.id for one in table.duties.open))
        facts: RefusalFacts = {"who": command.who, "matter": command.matter, "waiting": waiting}
        return Refusal(Reason.NOBODY_TO_TELL, (), facts)
    refusal = may_discharge(row, channel, command.reference)
    if refusal is not None:
        return refusal
    under = row.clauses if row is not None else ()
    went = channel_used(row, channel) or UNSET
    return (NotificationRecorded(made(command), under, command.who, command.matter, command.reference, went),)
